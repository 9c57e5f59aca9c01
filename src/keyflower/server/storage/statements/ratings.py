"""Ratings of people, after each of their rated games."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, select

from keyflower.server.skill import SETTLED, Skill, after
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.people import identities


class RatingRow(Struct, frozen=True):
    """A person's rating after one of their games."""

    identity: PersonRef
    number: int
    """Of their rated game, from 1."""
    table_id: str
    """May be gone."""
    mu: float
    sigma: float
    place: int
    """In that game, from 1; ties share one."""
    players: int
    at: float


class Player(Struct, frozen=True):
    """Somebody in a game that is rated: a person, or a bot with its measured rating."""

    identity: str | None
    mu: float
    sigma: float
    place: int
    network: str = ""
    """Where a person last came from; empty: unknown. It is not stored."""


ratings: Final = Relation("ratings", RatingRow, key="identity number")


def list_ratings(connection: Connection, identity_id: str) -> list[RatingRow]:
    """Somebody's rating after each of their rated games."""
    return ratings.find(connection, ratings.has_key(identity_id), order=(ratings.c.number,))


def find_latest_ratings(connection: Connection, people: Iterable[str]) -> dict[str, RatingRow]:
    """The ratings of several people; those without a rated game are left out."""
    latest = (
        select(ratings.c.identity, func.max(ratings.c.number).label("number"))
        .where(ratings.c.identity.in_(list(people)))
        .group_by(ratings.c.identity)
        .subquery()
    )
    same = (ratings.c.identity == latest.c.identity) & (ratings.c.number == latest.c.number)
    return {row.identity: row for row in ratings.find(connection, same)}


def rate(connection: Connection, table_id: str, players: list[Player], now: float) -> None:
    """The rows of the people are locked first, in one order: two of their games may end at once."""
    people = sorted(player.identity for player in players if player.identity is not None)
    locked = select(identities.c.id).where(identities.c.id.in_(people)).order_by(identities.c.id)
    there = set(connection.execute(locked.with_for_update(key_share=True)).scalars())
    before = find_latest_ratings(connection, people)
    skills = []
    for player in players:
        known = before.get(player.identity or "")
        skills.append(Skill(*((known.mu, known.sigma) if known else (player.mu, player.sigma))))
    for player, skill in zip(players, skills):
        if player.identity is None or player.identity not in there:
            continue
        opponents = [
            (theirs, other.place)
            for other, theirs in zip(players, skills)
            if other is not player and _counts(other, player, before)
        ]
        if not opponents:
            continue
        known = before.get(player.identity)
        game = [(skill, player.place), *opponents]
        mine = after([each for each, _ in game], [place for _, place in game])[0]
        row = RatingRow(
            player.identity,
            known.number + 1 if known else 1,
            table_id,
            mine.mu,
            mine.sigma,
            player.place,
            len(players),
            now,
        )
        ratings.add(connection, row)


def _counts(other: Player, player: Player, before: dict[str, RatingRow]) -> bool:
    """Whether somebody's rating changes by an opponent: a bot, a person whose rating is settled, or
    one of another network. A new guest of one's own network may be oneself."""
    known = before.get(other.identity or "")
    if other.identity is None or (known is not None and known.number >= SETTLED):
        return True
    return bool(other.network and player.network) and other.network != player.network
