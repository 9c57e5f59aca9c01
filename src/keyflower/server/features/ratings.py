"""Ratings of people, after each of their rated games, on one scale with those of bots.

They are openskill's, as the arena measures bots with it. A bot keeps the rating that was measured
(bots/levels.py); a person's changes after every game. Everyone starts in the middle, and unsure.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, select

from keyflower.bots.levels import LEVELS, level_of
from keyflower.home.days import counts
from keyflower.play import SeatRow, Setup, Step, TableRow
from keyflower.play.kept import Damaged, setup_of
from keyflower.play.rows import replace
from keyflower.rules.actions import UNDO
from keyflower.rules.log import Entry
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.games import Also, find_table, read_log, tables
from keyflower.server.storage.statements.people import identities
from keyflower.server.tables.feature import Feature
from keyflower.server.web.identity import DAY

MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A rating, and how unsure it is."""

    mu: float
    sigma: float


START: Final = Skill(MODEL.mu, MODEL.sigma)
SETTLED_GAMES: Final = 10  # after this many games a rating is more than a first guess


def after(skills: list[Skill], places: list[int]) -> list[Skill]:
    """Everyone's rating after a game; ties share a place.

    >>> ann, bob = after([START, START], [1, 2])
    >>> ann.mu > START.mu > bob.mu
    True
    """
    teams = [[MODEL.create_rating([skill.mu, skill.sigma])] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


class RatingRow(Struct, frozen=True):
    """A person's rating after one of their games."""

    identity: PersonRef
    number: int  # of their rated game, from 1
    table_id: str  # may be gone
    mu: float
    sigma: float
    place: int  # in that game, from 1; ties share one
    players: int
    at: float


class Player(Struct, frozen=True):
    """Somebody in a game that is rated: a person, or a bot with its measured rating."""

    identity: str | None
    skill: Skill
    place: int


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
    # A game that was left is rated already when its player comes back and ends it.
    again = ratings.find(connection, ratings.c.identity.in_(people), ratings.c.table_id == table_id)
    there -= {row.identity for row in again}
    before = find_latest_ratings(connection, people)
    skills = []
    for player in players:
        known = before.get(player.identity or "")
        skills.append(Skill(known.mu, known.sigma) if known else player.skill)
    for player, skill in zip(players, skills):
        if player.identity is None or player.identity not in there:
            continue
        opponents = [
            (theirs, other.place)
            for other, theirs in zip(players, skills)
            if other is not player and _counts(other, before)
        ]
        if not opponents:
            continue
        known = before.get(player.identity)
        number = known.number + 1 if known else 1
        game = [(skill, player.place), *opponents]
        mine = after([each for each, _ in game], [place for _, place in game])[0]
        row = RatingRow(player.identity, number, table_id, *mine, player.place, len(players), now)
        ratings.add(connection, row)


def _counts(other: Player, before: dict[str, RatingRow]) -> bool:
    """Whether ratings change by an opponent: a bot, or a person whose rating is settled. A new
    guest may be the player's second browser, on whatever network."""
    known = before.get(other.identity or "")
    return other.identity is None or (known is not None and known.number >= SETTLED_GAMES)


class Ratings(Feature):
    """Ratings change together with the end of a game."""

    def write_with(self, step: Step) -> Also | None:
        """Everyone's new rating, if the game is over and counts."""
        row = step.row
        if step.game is None or row.status != "finished" or step.table.row.status == "finished":
            return None
        players = rated_players(row, step.setup, step.seats, step.game.log)
        return (lambda c: rate(c, row.id, players, row.updated_at)) if players else None


def rated_players(
    row: TableRow, setup: Setup, seats: list[SeatRow], log: list[Entry]
) -> list[Player]:
    """Everyone's place in a game that is over; empty if it doesn't count.

    The tutorial doesn't, nor a game that continues another, nor one in which somebody has two
    seats, nor one against bots with hints or with answers of bots that were taken back, nor a daily
    game that ended after its day was closed. Whoever has left gets the place that the bot reached
    for them.
    """
    continued = row.origin is not None or (row.sealed is not None and row.sealed.since > 0)
    if setup.tutorial or setup.advised or continued or row.result is None:
        return []
    if any(entry.action == UNDO and seats[entry.seat].kind == "bot" for entry in log):
        return []
    if row.daily and not counts(row.daily, row.finished_at):
        return []
    people = [seat.identity for seat in seats if seat.identity is not None]
    found = []
    for seat, points in zip(seats, row.result):
        skill = START if seat.identity is not None else measured(seat.bot)
        if skill is not None:
            place = 1 + sum(other > points for other in row.result)
            found.append(Player(seat.identity, skill, place))
    return found if people and len(set(people)) == len(people) and len(found) > 1 else []


LOST_AFTER_S: Final = 7 * DAY
"""A game against bots that its player began and then left for as long counts as lost."""


def list_left(
    connection: Connection, since: float, before: float, limit: int
) -> list[tuple[str, float]]:
    """Tables in play where nothing happened between two times, and since when; oldest first."""
    last = tables.c.updated_at
    left = (tables.c.status == "playing") & (last >= since) & (last < before)
    found = select(tables.c.id, last).where(left).order_by(last, tables.c.id).limit(limit)
    return [(table_id, at) for table_id, at in connection.execute(found).all()]


def find_lost(connection: Connection, table_id: str, now: float) -> Also | None:
    """What rates the player of a game that was left, if it counts: they come last."""
    found = find_table(connection, table_id)
    setup = setup_of(found[0]) if found else None
    if found is None or setup is None:
        return None
    row, sitting = found
    people = [seat for seat in sitting if seat.kind != "bot"]
    try:
        log = [Entry(each.seat, each.action, []) for each in read_log(connection, table_id)]
    except Damaged:
        return None
    if len(people) != 1 or not any(entry.seat == people[0].seat for entry in log):
        return None
    result = [int(seat.kind == "bot") for seat in sitting]
    lost = replace(row, result=result, finished_at=now)
    players = rated_players(lost, setup, sitting, log)
    return (lambda c: rate(c, table_id, players, now)) if players else None


def measured(bot: str) -> Skill | None:
    """The rating of a bot, if it is one of the levels."""
    level = level_of(bot)
    return Skill(LEVELS[level - 1].mu, LEVELS[level - 1].sigma) if level else None
