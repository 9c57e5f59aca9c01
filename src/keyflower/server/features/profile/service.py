"""What somebody's profile shows, and what it takes: bodies of HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from keyflower.bots.levels import in_points
from keyflower.play.villagers import Face, known_face
from keyflower.server.features.profile.statements import (
    Met,
    list_blocked,
    list_met,
    list_passkeys,
    recoveries,
)
from keyflower.server.features.ratings import SETTLED, RatingRow, find_latest_ratings, list_ratings
from keyflower.server.storage import Store
from keyflower.server.web.wire import Body

PEOPLE = 30  # people met that are shown


class RecoveryPhrase(Struct, frozen=True):
    """A recovery phrase, which is shown once."""

    phrase: str


class PasskeyInfo(Struct, frozen=True):
    """A passkey, as its owner sees it."""

    id: str
    created_at: float
    used_at: float


class Rating(Struct, frozen=True):
    """A rating in points: 1500 is average; `settled` once it is more than a first guess."""

    points: int
    settled: bool
    games: int


class RatedGame(Struct, frozen=True):
    """A game that counted: the place, and the rating after it."""

    table: str
    at: float
    place: int
    players: int
    points: int


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


class Profile(Struct, frozen=True):
    """All about the asker that is not at a table; `recovery`: when the phrase was made."""

    recovery: float | None
    passkeys: list[PasskeyInfo]
    rating: Rating | None
    history: list[RatedGame]
    people: list[MetPerson]
    blocked: list[BlockedPerson]


class RecoveryBody(Body, frozen=True):
    """A recovery phrase, as somebody typed it."""

    phrase: Annotated[str, Meta(max_length=400)]


class CredentialBody(Body, frozen=True):
    """What the browser's PublicKeyCredential gives as JSON."""

    credential: dict[str, Any]


async def profile_of(store: Store, identity: str) -> Profile:
    """Somebody's profile, for themselves."""
    recovery = await store.read(recoveries.get, identity)
    keys = await store.read(list_passkeys, identity)
    history = await store.read(list_ratings, identity)
    people = await store.read(list_met, identity, PEOPLE)
    ratings = await store.read(find_latest_ratings, [each.identity for each in people])
    return Profile(
        None if recovery is None else recovery.created_at,
        [PasskeyInfo(key.id, key.created_at, key.used_at) for key in keys],
        rating_of(history[-1]) if history else None,
        [
            RatedGame(row.table_id, row.at, row.place, row.players, in_points(row.mu))
            for row in history
        ],
        [met_person(each, ratings.get(each.identity)) for each in people],
        [
            BlockedPerson(block_id, person.name, known_face(person.face))
            for block_id, person in await store.read(list_blocked, identity)
        ],
    )


def rating_of(row: RatingRow) -> Rating:
    """A rating as people see it."""
    return Rating(in_points(row.mu), row.number >= SETTLED, row.number)


def met_person(met: Met, rating: RatingRow | None) -> MetPerson:
    """Somebody met, without their identity."""
    shown = None if rating is None else rating_of(rating)
    return MetPerson(
        met.name, known_face(met.face), met.table_id, met.seat, met.games, met.at, shown
    )
