"""Statements about profiles: passkeys, recovery phrases, ratings, people met.

Each function runs inside one transaction.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, delete, exists, func, insert, select, update

from keyflower.server.skill import SETTLED, Skill, after
from keyflower.server.storage import expiry
from keyflower.server.storage.rows import Blocked, Met, Passkey, Player, RatingRow
from keyflower.server.storage.schema import (
    blocks,
    challenges,
    guests,
    identities,
    log,
    passkeys,
    ratings,
    recoveries,
    seats,
    tables,
)

_LATEST_SEATS: Final = 600
"""Seats of others that are looked through for people met: about two hundred games."""


# --- passkeys


def add_challenge(connection: Connection, challenge: str, expires_at: float) -> None:
    row = {"challenge": challenge, "expires_at": expires_at}
    connection.execute(insert(challenges), row)


def take_challenge(connection: Connection, challenge: str, now: float) -> bool:
    """Deletes the challenge, so that it works once. Also deletes expired ones."""
    connection.execute(delete(challenges).where(challenges.c.expires_at <= now))
    taken = delete(challenges).where(challenges.c.challenge == challenge)
    return connection.execute(taken).rowcount == 1


def add_passkey(connection: Connection, passkey: Passkey, most: int) -> bool:
    """Several of one person are added one after the other, so that all are counted."""
    expiry.hold(connection, passkey.identity)
    if len(passkeys_of(connection, passkey.identity)) >= most:
        return False
    connection.execute(insert(passkeys), asdict(passkey))
    return True


def passkey(connection: Connection, passkey_id: str) -> Passkey | None:
    found = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).first()
    return None if found is None else Passkey(**found._mapping)


def passkeys_of(connection: Connection, identity_id: str) -> list[Passkey]:
    mine = select(passkeys).where(passkeys.c.identity == identity_id)
    rows = connection.execute(mine.order_by(passkeys.c.created_at, passkeys.c.id)).all()
    return [Passkey(**row._mapping) for row in rows]


def use_passkey(connection: Connection, passkey_id: str, uses: int, now: float) -> bool:
    """Of a device and its copy that come at once, one is accepted."""
    counts = (passkeys.c.uses == 0) | (passkeys.c.uses < uses)
    used = update(passkeys).where(passkeys.c.id == passkey_id, counts)
    return connection.execute(used.values(uses=uses, used_at=now)).rowcount == 1


def drop_passkey(connection: Connection, identity_id: str, passkey_id: str) -> bool:
    mine = (passkeys.c.id == passkey_id) & (passkeys.c.identity == identity_id)
    return connection.execute(delete(passkeys).where(mine)).rowcount == 1


# --- recovery phrases


def put_recovery(connection: Connection, identity_id: str, phrase_hash: str, now: float) -> None:
    connection.execute(delete(recoveries).where(recoveries.c.identity == identity_id))
    row = {"identity": identity_id, "phrase_hash": phrase_hash, "created_at": now}
    connection.execute(insert(recoveries), row)


def recovered(connection: Connection, phrase_hash: str) -> str | None:
    owner = select(recoveries.c.identity).where(recoveries.c.phrase_hash == phrase_hash)
    return connection.execute(owner).scalar()


def recovery_made(connection: Connection, identity_id: str) -> float | None:
    mine = select(recoveries.c.created_at).where(recoveries.c.identity == identity_id)
    return connection.execute(mine).scalar()


# --- ratings


def ratings_of(connection: Connection, identity_id: str) -> list[RatingRow]:
    mine = select(ratings).where(ratings.c.identity == identity_id).order_by(ratings.c.number)
    return [RatingRow(**row._mapping) for row in connection.execute(mine).all()]


def latest_ratings(connection: Connection, people: Iterable[str]) -> dict[str, RatingRow]:
    latest = (
        select(ratings.c.identity, func.max(ratings.c.number).label("number"))
        .where(ratings.c.identity.in_(list(people)))
        .group_by(ratings.c.identity)
        .subquery()
    )
    same = (ratings.c.identity == latest.c.identity) & (ratings.c.number == latest.c.number)
    rows = connection.execute(select(ratings).join(latest, same)).all()
    return {row.identity: RatingRow(**row._mapping) for row in rows}


def rate(connection: Connection, table_id: str, players: list[Player], now: float) -> None:
    """The rows of the people are locked first, in one order: two of their games may end at once."""
    people = sorted(player.identity for player in players if player.identity is not None)
    locked = select(identities.c.id).where(identities.c.id.in_(people)).order_by(identities.c.id)
    there = set(connection.execute(locked.with_for_update(key_share=True)).scalars())
    before = latest_ratings(connection, people)
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
        connection.execute(insert(ratings), asdict(row))


def _counts(other: Player, player: Player, before: dict[str, RatingRow]) -> bool:
    """Whether somebody's rating changes by an opponent: a bot, a person whose rating is settled, or
    one of another network. A new guest of one's own network may be oneself."""
    known = before.get(other.identity or "")
    if other.identity is None or (known is not None and known.number >= SETTLED):
        return True
    return bool(other.network and player.network) and other.network != player.network


# --- people


def met(connection: Connection, identity_id: str, limit: int) -> list[Met]:
    """Those who have acted in a game in which this person has; the latest first."""
    own = seats.alias()
    i_acted = exists().where(
        own.c.table_id == tables.c.id,
        own.c.identity == identity_id,
        log.c.table_id == tables.c.id,
        log.c.seat == own.c.seat,
    )
    they_acted = exists().where(log.c.table_id == tables.c.id, log.c.seat == seats.c.seat)
    mine = select(seats.c.table_id).where(seats.c.identity == identity_id)
    others = (
        select(
            identities.c.id,
            identities.c.name,
            identities.c.face,
            seats.c.table_id,
            seats.c.seat,
            tables.c.updated_at,
        )
        .join(seats, seats.c.identity == identities.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            tables.c.id.in_(mine),
            tables.c.status.in_(("playing", "finished")),
            identities.c.id != identity_id,
            i_acted,
            they_acted,
        )
        .order_by(tables.c.updated_at.desc(), tables.c.id, seats.c.seat)
        .limit(_LATEST_SEATS)
    )
    found: dict[str, Met] = {}
    games: dict[str, int] = {}
    for row in connection.execute(others).all():
        games[row.id] = games.get(row.id, 0) + 1
        if row.id not in found and len(found) < limit:
            found[row.id] = Met(
                row.id, row.name, row.face, row.table_id, row.seat, 0, row.updated_at
            )
    return [
        Met(each.identity, each.name, each.face, each.table_id, each.seat, games[key], each.at)
        for key, each in found.items()
    ]


def invitations(connection: Connection, identity_id: str, limit: int) -> list[str]:
    """Tables that wait, to which somebody was let in, and where they don't sit; newest first.

    Those of people whose invitations they don't want are left out.
    """
    unwanted = select(blocks.c.blocked).where(
        blocks.c.identity == identity_id, blocks.c.blocked == tables.c.host
    )
    return list(
        connection.execute(
            _invitations(identity_id).where(~unwanted.exists()).limit(limit)
        ).scalars()
    )


def is_invited(connection: Connection, host: str, identity_id: str) -> bool:
    """Whether somebody has an invitation of a host that they haven't answered, seen or not."""
    pending = _invitations(identity_id).where(tables.c.host == host).limit(1)
    return connection.execute(pending).first() is not None


def _invitations(identity_id: str) -> Select[str]:
    seated = select(seats.c.table_id).where(seats.c.identity == identity_id)
    return (
        select(tables.c.id)
        .join(guests, guests.c.table_id == tables.c.id)
        .where(
            guests.c.identity == identity_id,
            guests.c.removed == "",
            tables.c.status == "waiting",
            tables.c.broken.is_(None),
            tables.c.id.not_in(seated),
        )
        .order_by(tables.c.created_at.desc(), tables.c.id)
    )


def decline(connection: Connection, table_id: str, identity_id: str) -> None:
    guest = (guests.c.table_id == table_id) & (guests.c.identity == identity_id)
    connection.execute(delete(guests).where(guest))


def block(connection: Connection, table_id: str, identity_id: str, block_id: str) -> bool:
    """Decline an invitation, and all others of its host. -> False if there is none"""
    wanted = _invitations(identity_id).where(tables.c.id == table_id)
    host = connection.execute(wanted.with_only_columns(tables.c.host)).scalar()
    if host is None:
        return False
    decline(connection, table_id, identity_id)
    pair = (blocks.c.identity == identity_id) & (blocks.c.blocked == host)
    connection.execute(delete(blocks).where(pair))
    row = {"id": block_id, "identity": identity_id, "blocked": host}
    connection.execute(insert(blocks), row)
    return True


def blocked(connection: Connection, identity_id: str) -> list[Blocked]:
    mine = (
        select(blocks.c.id, identities.c.name, identities.c.face)
        .join(identities, identities.c.id == blocks.c.blocked)
        .where(blocks.c.identity == identity_id)
        .order_by(identities.c.name, blocks.c.id)
    )
    return [Blocked(**row._mapping) for row in connection.execute(mine)]


def unblock(connection: Connection, identity_id: str, block_id: str) -> bool:
    mine = (blocks.c.id == block_id) & (blocks.c.identity == identity_id)
    return connection.execute(delete(blocks).where(mine)).rowcount == 1
