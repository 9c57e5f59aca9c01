"""Profiles: coming back without a password."""

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from keyflower.server.features.profile.me import Me, shown
from keyflower.server.features.profile.passkeys import Passkeys
from keyflower.server.features.profile.phrases import hashed, is_phrase, new_phrase, normal
from keyflower.server.features.profile.service import (
    CredentialBody,
    Profile,
    RecoveryBody,
    RecoveryPhrase,
    profile_of,
)
from keyflower.server.features.profile.statements import (
    Recovery,
    drop_passkey,
    find_recovered,
    recoveries,
)
from keyflower.server.web.errors import Unknown
from keyflower.server.web.given import (
    Asked,
    Asker,
    OurAccess,
    OurIdentities,
    OurStore,
    OurVisitor,
    api_router,
)


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
) -> Me:
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
) -> Me:
    """This browser gets the identity of the passkey."""
    owner = await passkeys_at(request, store, access).owner(data.credential, access.now())
    found = await identities.find(owner, access.now())
    if found is None:
        raise Unknown("this passkey wasn't recognised: it may have been removed")
    visitor.identity = visitor.issue = found.id
    return shown(found)


router = api_router("profile", __name__)
