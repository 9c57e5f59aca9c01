"""Profiles: coming back without a password, and people met."""

from typing import Any

from litestar import Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody

from keyflower.server import creating, lists, wire
from keyflower.server.errors import AlreadyInvited, TooMany, Unknown
from keyflower.server.identity import new_id
from keyflower.server.passkeys import Passkeys
from keyflower.server.phrases import hashed, is_phrase, new_phrase, normal
from keyflower.server.profile import (
    CredentialBody,
    InvitePeopleBody,
    Profile,
    RecoveryBody,
    RecoveryPhrase,
    profile_of,
)
from keyflower.server.routes.given import (
    Asker,
    OurAccess,
    OurIdentities,
    OurRegistry,
    OurStore,
    OurVisitor,
    api_router,
)
from keyflower.server.routes.me import shown
from keyflower.server.storage.statements.games import guests
from keyflower.server.storage.statements.profile import (
    Recovery,
    block,
    drop_passkey,
    find_recovered,
    recoveries,
    unblock,
)

Asked = Request[object, object, AppState]


@get("/me/profile", summary="My profile")
async def profile_shown(me: Asker, store: OurStore) -> Profile:
    """Your ways to sign in, your rating after each game, and people you have played with."""
    return await profile_of(store, me.id)


# ---- A recovery phrase


@post("/me/recovery", status_code=200, summary="Create a recovery phrase")
async def phrase_made(me: Asker, store: OurStore, access: OurAccess) -> RecoveryPhrase:
    """It is shown once and stored as a hash; an earlier one stops working."""
    access.allow(access.tables, me.id, "recovery phrases")
    phrase = new_phrase()
    await store.write(recoveries.put, Recovery(me.id, hashed(normal(phrase)), access.now()))
    return RecoveryPhrase(phrase)


@post("/me/recover", status_code=200, summary="Sign in with a recovery phrase")
async def phrase_used(
    data: JSONBody[RecoveryBody],
    visitor: OurVisitor,
    store: OurStore,
    identities: OurIdentities,
    access: OurAccess,
) -> wire.Me:
    """This browser gets the identity of the phrase, which keeps working."""
    access.allow(access.returning, visitor.address, "attempts from your address")
    letters = normal(data.phrase)
    owner = await store.read(find_recovered, hashed(letters)) if is_phrase(letters) else None
    found = await identities.find(owner, access.now())
    if found is None:
        raise Unknown(
            "that recovery phrase doesn't match any profile: check every word;"
            " only the newest phrase works"
        )
    visitor.identity = visitor.issue = found.id
    return shown(found)


# ---- Passkeys


def passkeys_at(request: Asked, store: OurStore, access: OurAccess) -> Passkeys:
    """The passkeys of the origin that a request came by."""
    return Passkeys(store, access.origin(request.scope, request.headers))


@post("/me/passkeys/offer", status_code=200, summary="Options for a new passkey")
async def passkey_offered(
    request: Asked, me: Asker, store: OurStore, access: OurAccess
) -> dict[str, Any]:
    """For `PublicKeyCredential.parseCreationOptionsFromJSON`."""
    access.allow(access.tables, me.id, "passkeys")
    return await passkeys_at(request, store, access).offer(me, access.now())


@post("/me/passkeys", status_code=200, summary="Add a passkey")
async def passkey_kept(
    request: Asked, data: JSONBody[CredentialBody], me: Asker, store: OurStore, access: OurAccess
) -> Profile:
    """What the browser made with the options."""
    await passkeys_at(request, store, access).keep(me, data.credential, access.now())
    return await profile_of(store, me.id)


@delete("/me/passkeys/{passkey_id:str}", status_code=200, summary="Remove a passkey")
async def passkey_removed(passkey_id: FromPath[str], me: Asker, store: OurStore) -> Profile:
    """For example of a device that you have lost: it can no longer be used to sign in."""
    if not await store.write(drop_passkey, me.id, passkey_id):
        raise Unknown("you have no such passkey")
    return await profile_of(store, me.id)


@post("/me/passkeys/ask", status_code=200, summary="Options to sign in with a passkey")
async def passkey_asked(
    request: Asked, visitor: OurVisitor, store: OurStore, access: OurAccess
) -> dict[str, Any]:
    """For `PublicKeyCredential.parseRequestOptionsFromJSON`."""
    access.allow(access.returning, visitor.address, "attempts from your address")
    return await passkeys_at(request, store, access).ask(access.now())


@post("/me/passkeys/use", status_code=200, summary="Sign in with a passkey")
async def passkey_used(
    request: Asked,
    data: JSONBody[CredentialBody],
    visitor: OurVisitor,
    store: OurStore,
    identities: OurIdentities,
    access: OurAccess,
) -> wire.Me:
    """This browser gets the identity of the passkey."""
    owner = await passkeys_at(request, store, access).owner(data.credential, access.now())
    found = await identities.find(owner, access.now())
    if found is None:
        raise Unknown("this passkey wasn't recognised: it may have been removed")
    visitor.identity = visitor.issue = found.id
    return shown(found)


# ---- People


@post("/invite", status_code=201, summary="Invite people I have played with")
async def people_invited(
    data: JSONBody[InvitePeopleBody], me: Asker, registry: OurRegistry, access: OurAccess
) -> wire.Joined:
    """A new table with a free seat for each; they find it among their invitations.

    Those who haven't answered an invitation get no other, and nobody gets more than a few a day.
    """
    access.allow(access.tables, me.id, "new tables")
    people = await creating.to_invite(registry, data, me)
    try:
        for each in people:
            access.allow(access.invitations, f"{me.id} {each}", "invitations")
    except TooMany:
        raise AlreadyInvited("you have invited them a few times: try again tomorrow") from None
    return wire.Joined((await creating.invite(registry, people, me)).id)


@get("/invitations", summary="My invitations")
async def invitations_listed(me: Asker, registry: OurRegistry) -> wire.Lists:
    """Tables that you were invited to and haven't joined yet, newest first."""
    return wire.Lists(await lists.invitations(registry, me.id))


@post("/tables/{table_id:str}/decline", status_code=200, summary="Decline an invitation")
async def invitation_declined(table_id: FromPath[str], me: Asker, store: OurStore) -> wire.Joined:
    """It is no longer in your list."""
    await store.write(guests.drop, table_id, me.id)
    return wire.Joined(table_id)


@post("/tables/{table_id:str}/block", status_code=200, summary="Block invitations from this host")
async def host_blocked(table_id: FromPath[str], me: Asker, store: OurStore) -> wire.Joined:
    """Declines this one too. The host isn't told; you can undo it in your profile."""
    if not await store.write(block, table_id, me.id, new_id()):
        raise Unknown("there is no such invitation")
    return wire.Joined(table_id)


@delete("/me/blocked/{block_id:str}", status_code=200, summary="Unblock a host")
async def host_unblocked(block_id: FromPath[str], me: Asker, store: OurStore) -> Profile:
    """By the id in your profile."""
    if not await store.write(unblock, me.id, block_id):
        raise Unknown("you have blocked nobody by this id")
    return await profile_of(store, me.id)


router = api_router(__name__, "profile")
