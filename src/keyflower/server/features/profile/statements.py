"""What is stored of people beyond their name: passkeys, recovery phrases, settings, people met."""

from collections import Counter
from typing import Annotated, Any, Final

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, Index, Select, exists, select

from keyflower.bots.levels import in_points
from keyflower.play.villagers import Face, known_face
from keyflower.server.features.ratings import SETTLED_GAMES, RatingRow, find_latest_ratings
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.games import guests, log, seats, tables
from keyflower.server.storage.statements.people import hold, identities

_LATEST_SEATS: Final = 600  # of others, looked through for people met: about 200 games


class Passkey(Struct, frozen=True):
    """What a device proves itself with, instead of a password."""

    id: str  # of the credential, base64url
    identity: PersonRef
    credential: bytes  # its public key, as WebAuthn packs it
    uses: Annotated[int, BigInteger]  # as the device counts them; many don't, and say 0
    created_at: float
    used_at: float


class Challenge(Struct, frozen=True):
    """What a passkey has to sign: each works once, for some minutes."""

    challenge: str
    expires_at: float


class Recovery(Struct, frozen=True):
    """A recovery phrase: only its hash is stored."""

    identity: PersonRef
    phrase_hash: str
    created_at: float


class SettingsRow(Struct, frozen=True):
    """How somebody likes the page, kept for all their devices."""

    identity: PersonRef
    settings: Any
    changed_at: float


class Rating(Struct, frozen=True):
    """A rating in points: 1500 is average; `settled` once it is more than a first guess."""

    points: int
    settled: bool
    games: int


class MetPerson(Struct, frozen=True):
    """Somebody that the asker has played with; table and seat say where they last met."""

    name: str
    face: Face
    table: str
    seat: int
    games: int
    at: float
    rating: Rating | None


class BlockedPerson(Struct, frozen=True):
    """Somebody who can't invite the asker; the id is that of the block."""

    id: str
    name: str
    face: Face


class Block(Struct, frozen=True):
    """Whose invitations somebody doesn't want."""

    id: str
    identity: PersonRef
    blocked: PersonRef


def rating_of(row: RatingRow | None) -> Rating | None:
    """A rating as people see it."""
    if row is None:
        return None
    return Rating(in_points(row.mu), row.number >= SETTLED_GAMES, row.number)


passkeys: Final = Relation("passkeys", Passkey)
challenges: Final = Relation("challenges", Challenge, key="challenge")
recoveries: Final = Relation(
    "recoveries", Recovery, Index(None, "phrase_hash", unique=True), key="identity"
)
user_settings: Final = Relation("user_settings", SettingsRow, key="identity")
blocks: Final = Relation("blocks", Block, Index(None, "identity", "blocked", unique=True))


def take_challenge(connection: Connection, challenge: str, now: float) -> bool:
    """Delete a challenge, so that it works once, and expired ones. -> False if used, expired or
    never there"""
    challenges.delete(connection, challenges.c.expires_at <= now)
    return challenges.drop(connection, challenge)


def add_passkey(connection: Connection, passkey: Passkey, most: int) -> bool:
    """Store a new passkey; a Conflict if its id is taken. -> False if they have that many

    Several of one person are added one after the other, so that all are counted.
    """
    hold(connection, passkey.identity)
    if passkeys.count(connection, passkeys.c.identity == passkey.identity) >= most:
        return False
    passkeys.add(connection, passkey)
    return True


def list_passkeys(connection: Connection, identity_id: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first."""
    oldest = (passkeys.c.created_at, passkeys.c.id)
    return passkeys.find(connection, passkeys.c.identity == identity_id, order=oldest)


def use_passkey(connection: Connection, passkey_id: str, uses: int, now: float) -> bool:
    """Remember when a passkey was used, and how often by its own count. -> False if it had counted
    as far already, or is gone: of a device and its copy that come at once, one is accepted"""
    counts = (passkeys.c.uses == 0) | (passkeys.c.uses < uses)
    key = passkeys.has_key(passkey_id)
    return passkeys.update(connection, key, counts, uses=uses, used_at=now) == 1


def put_user_settings(connection: Connection, row: SettingsRow) -> Any:
    """Two devices may write at once: the later change wins. -> the settings that are stored now"""
    mine = select(user_settings.c.settings).where(user_settings.has_key(row.identity))
    newer = mine.where(user_settings.c.changed_at > row.changed_at).with_for_update()
    found = connection.execute(newer).first()
    if found is not None:
        return found.settings
    user_settings.put(connection, row)
    return row.settings


def list_met(connection: Connection, identity_id: str, limit: int) -> list[MetPerson]:
    """People who have acted in a game in which this person has; the latest first."""
    own = seats.table.alias()
    i_acted = exists().where(
        own.c.table_id == tables.c.id,
        own.c.identity == identity_id,
        log.c.table_id == tables.c.id,
        log.c.seat == own.c.seat,
    )
    they_acted = exists().where(log.c.table_id == tables.c.id, log.c.seat == seats.c.seat)
    mine = select(seats.c.table_id).where(seats.c.identity == identity_id)
    others = (
        select(identities.table, seats.c.table_id, seats.c.seat, tables.c.updated_at)
        .join(seats.table, seats.c.identity == identities.c.id)
        .join(tables.table, tables.c.id == seats.c.table_id)
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
    rows = connection.execute(others).all()
    games = Counter(row.id for row in rows)
    latest = {row.id: row for row in reversed(rows)}
    people = list(games)[:limit]
    ratings = find_latest_ratings(connection, people)
    return [
        MetPerson(
            name=row.name,
            face=known_face(row.face),
            table=row.table_id,
            seat=row.seat,
            games=games[row.id],
            at=row.updated_at,
            rating=rating_of(ratings.get(row.id)),
        )
        for row in (latest[person] for person in people)
    ]


def list_invitations(connection: Connection, identity_id: str, limit: int) -> list[str]:
    """Tables that wait for somebody who was let in and doesn't sit there, newest first.

    Those of people whose invitations they don't want are left out.
    """
    unwanted = exists().where(blocks.c.identity == identity_id, blocks.c.blocked == tables.c.host)
    wanted = _invitations(identity_id).where(~unwanted).limit(limit)
    return list(connection.execute(wanted).scalars())


def is_invited(connection: Connection, host: str, identity_id: str) -> bool:
    """Whether somebody has an invitation of a host that they haven't answered, seen or not."""
    pending = _invitations(identity_id).where(tables.c.host == host).limit(1)
    return connection.execute(pending).first() is not None


def _invitations(identity_id: str) -> Select[str]:
    seated = select(seats.c.table_id).where(seats.c.identity == identity_id)
    return (
        select(tables.c.id)
        .join(guests.table, guests.c.table_id == tables.c.id)
        .where(
            guests.c.identity == identity_id,
            guests.c.removed == "",
            tables.c.status == "waiting",
            tables.c.broken.is_(None),
            tables.c.id.not_in(seated),
        )
        .order_by(tables.c.created_at.desc(), tables.c.id)
    )


def block(connection: Connection, table_id: str, identity_id: str, block_id: str) -> bool:
    """Decline an invitation, and all others of its host. -> False if there is none"""
    wanted = _invitations(identity_id).where(tables.c.id == table_id)
    host = connection.execute(wanted.with_only_columns(tables.c.host)).scalar()
    if host is None:
        return False
    guests.drop(connection, table_id, identity_id)
    blocks.delete(connection, blocks.c.identity == identity_id, blocks.c.blocked == host)
    blocks.add(connection, Block(block_id, identity_id, host))
    return True


def list_blocked(connection: Connection, identity_id: str) -> list[BlockedPerson]:
    """Whose invitations somebody doesn't want, by name."""
    mine = {
        row.blocked: row.id for row in blocks.find(connection, blocks.c.identity == identity_id)
    }
    people = identities.find(connection, identities.c.id.in_(list(mine)))
    found = [BlockedPerson(mine[each.id], each.name, known_face(each.face)) for each in people]
    return sorted(found, key=lambda one: (one.name, one.id))
