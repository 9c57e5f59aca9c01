"""Profiles: what is shown of them, and coming back without a password."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from keyflower.bots.levels import in_points
from keyflower.server.features.profile import statements
from keyflower.server.features.profile.me import Me, shown
from keyflower.server.features.profile.passkeys import Passkeys
from keyflower.server.features.profile.phrases import hashed, new_phrase, normal
from keyflower.server.features.ratings import list_ratings
from keyflower.server.storage import Store
from keyflower.server.storage.statements.people import drop_own
from keyflower.server.tables.routes.given import Asker, OurVisit, ServerVisit
from keyflower.server.web.errors import Unknown
from keyflower.server.web.given import Asked, api_router
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


class RatedGame(Struct, frozen=True):
    """A game that counted: the place, and the rating after it."""

    table: str
    at: float
    place: int
    players: int
    points: int


class Profile(Struct, frozen=True):
    """All about the asker that is not at a table; `recovery`: when the phrase was made."""

    recovery: float | None
    passkeys: list[PasskeyInfo]
    rating: statements.Rating | None
    history: list[RatedGame]
    people: list[statements.MetPerson]
    blocked: list[statements.BlockedPerson]


class RecoveryBody(Body, frozen=True):
    """A recovery phrase, as somebody typed it."""

    phrase: Annotated[str, Meta(max_length=400)]


class CredentialBody(Body, frozen=True):
    """What the browser's PublicKeyCredential gives as JSON."""

    credential: dict[str, Any]


async def profile_of(store: Store, identity: str) -> Profile:
    recovery = await store.read(statements.recoveries.get, identity)
    keys = await store.read(statements.list_passkeys, identity)
    history = await store.read(list_ratings, identity)
    return Profile(
        None if recovery is None else recovery.created_at,
        [PasskeyInfo(key.id, key.created_at, key.used_at) for key in keys],
        statements.rating_of(history[-1] if history else None),
        [
            RatedGame(row.table_id, row.at, row.place, row.players, in_points(row.mu))
            for row in history
        ],
        await store.read(statements.list_met, identity, PEOPLE),
        await store.read(statements.list_blocked, identity),
    )


@get("/me/profile", summary="My profile")
async def profile_shown(me: Asker) -> Profile:
    """Your ways to sign in, your rating after each game, and people you have played with."""
    return await profile_of(me.store, me.id)


@post("/me/recovery", status_code=200, summary="Create a recovery phrase")
async def phrase_made(me: Asker) -> RecoveryPhrase:
    """It is shown once and stored as a hash; an earlier one stops working."""
    me.keep("recovery phrases")
    phrase = new_phrase()
    await me.store.write(
        statements.recoveries.put, statements.Recovery(me.id, hashed(normal(phrase)), me.now())
    )
    return RecoveryPhrase(phrase)


@post("/me/recover", status_code=200, summary="Sign in with a recovery phrase")
async def phrase_used(data: JSONBody[RecoveryBody], visit: OurVisit) -> Me:
    """This browser gets the identity of the phrase, which keeps working."""
    visit.allow("returning", "attempts from your address", visit.visitor.address)
    same = statements.recoveries.c.phrase_hash == hashed(normal(data.phrase))
    known = await visit.store.read(statements.recoveries.find, same)
    found = await visit.identities.find(known[0].identity if known else None, visit.now())
    if found is None:
        raise Unknown(
            "that recovery phrase doesn't match any profile: check every word;"
            " only the newest phrase works"
        )
    visit.sign_in(found)
    return shown(found)


def passkeys_at(request: Asked, visit: ServerVisit) -> Passkeys:
    """The passkeys of the origin that a request came by."""
    return Passkeys(visit.store, visit.access.origin(request.scope, request.headers))


@post("/me/passkeys/offer", status_code=200, summary="Options for a new passkey")
async def passkey_offered(request: Asked, me: Asker) -> dict[str, Any]:
    """For `PublicKeyCredential.parseCreationOptionsFromJSON`."""
    me.keep("passkeys")
    return await passkeys_at(request, me).offer(me.person, me.now())


@post("/me/passkeys", status_code=200, summary="Add a passkey")
async def passkey_kept(request: Asked, data: JSONBody[CredentialBody], me: Asker) -> Profile:
    """What the browser made with the options."""
    await passkeys_at(request, me).keep(me.person, data.credential, me.now())
    return await profile_of(me.store, me.id)


@delete("/me/passkeys/{passkey_id:str}", status_code=200, summary="Remove a passkey")
async def passkey_removed(passkey_id: FromPath[str], me: Asker) -> Profile:
    """For example of a device that you have lost: it can no longer be used to sign in."""
    if not await me.store.write(drop_own, statements.passkeys, passkey_id, me.id):
        raise Unknown("you have no such passkey")
    return await profile_of(me.store, me.id)


@post("/me/passkeys/ask", status_code=200, summary="Options to sign in with a passkey")
async def passkey_asked(request: Asked, visit: OurVisit) -> dict[str, Any]:
    """For `PublicKeyCredential.parseRequestOptionsFromJSON`."""
    visit.allow("returning", "attempts from your address", visit.visitor.address)
    return await passkeys_at(request, visit).ask(visit.now())


@post("/me/passkeys/use", status_code=200, summary="Sign in with a passkey")
async def passkey_used(request: Asked, data: JSONBody[CredentialBody], visit: OurVisit) -> Me:
    """This browser gets the identity of the passkey."""
    owner = await passkeys_at(request, visit).owner(data.credential, visit.now())
    found = await visit.identities.find(owner, visit.now())
    if found is None:
        raise Unknown("this passkey wasn't recognised: it may have been removed")
    visit.sign_in(found)
    return shown(found)


router = api_router("profile", __name__)
