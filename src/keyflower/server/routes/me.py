"""The asker's identity."""

from typing import Any

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import State as AppState
from litestar.params import JSONBody
from msgspec import UNSET

from keyflower.play.rows import STAND_IN
from keyflower.play.villagers import known_face
from keyflower.server import wire
from keyflower.server.errors import Nobody
from keyflower.server.routes.given import (
    Asker,
    OurAccess,
    OurIdentities,
    OurRegistry,
    OurStore,
    OurVisitor,
    api_router,
)
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.deleting import erase
from keyflower.server.storage.statements.people import (
    UserSettings,
    identities,
    put_user_settings,
    user_settings,
)
from keyflower.server.text import checked_name

Asked = Request[object, object, AppState]


async def someone(visitor: OurVisitor, identities: OurIdentities, access: OurAccess) -> Identity:
    """The asker; refused without a valid cookie."""
    found = await identities.find(visitor.identity, access.now())
    if found is None:
        raise Nobody("not signed in: call POST /api/me first")
    return found


def shown(me: Identity) -> wire.Me:
    """An identity as its owner sees it."""
    return wire.Me(me.name, known_face(me.face))


@get("/me", summary="My identity")
async def me_shown(me: Asker) -> wire.Me:
    """Your name; 401 if you have no identity yet."""
    return shown(me)


@post("/me", status_code=200, summary="Create an identity")
async def me_made(
    visitor: OurVisitor,
    identities: OurIdentities,
    access: OurAccess,
) -> wire.Me:
    """Creates an identity and sets its cookie; an existing identity is kept."""
    found = await identities.find(visitor.identity, access.now())
    if found is None:
        access.allow(access.newcomers, visitor.address, "newcomers from your address")
        found = await identities.create(access.now())
        visitor.identity = visitor.issue = found.id
    return shown(found)


@patch("/me", summary="Change my name or portrait")
async def me_changed(me: Asker, store: OurStore, data: JSONBody[wire.MeBody]) -> wire.Me:
    """Names may repeat; tables where you already sit keep the old name and face."""
    name = me.name if data.name is UNSET else checked_name(data.name)
    face = known_face(me.face) if data.face is UNSET else data.face
    await store.write(identities.change, me.id, name=name, face=face)
    return wire.Me(name, face)


@get("/me/settings", summary="My settings")
async def settings_shown(me: Asker, store: OurStore) -> wire.KeptSettings:
    """The settings that you keep here, for all your devices; null if there are none."""
    found = await store.read(user_settings.get, me.id)
    return _kept(None if found is None else found.settings)


@put("/me/settings", summary="Save my settings")
async def settings_kept(
    me: Asker, store: OurStore, access: OurAccess, data: JSONBody[wire.SettingsBody]
) -> wire.KeptSettings:
    """The latest change wins: the answer has the settings that are stored now."""
    changed_at = access.now() - data.age
    settings = msgspec.to_builtins(data.settings)
    return _kept(await store.write(put_user_settings, UserSettings(me.id, settings, changed_at)))


def _kept(stored: Any) -> wire.KeptSettings:
    """Settings of another version that don't fit are as good as none."""
    try:
        return wire.KeptSettings(msgspec.convert(stored, wire.UserSettings | None))
    except msgspec.ValidationError:
        return wire.KeptSettings(None)


@post("/me/link", summary="Create a link to another device")
async def link_made(
    me: Asker,
    identities: OurIdentities,
    access: OurAccess,
) -> wire.Link:
    """Whoever opens the link first gets this identity; it works once, within an hour."""
    access.allow(access.tables, me.id, "links")
    token, expires = await identities.link(me.id, access.now())
    return wire.Link(f"/me/{token}", expires)


@post("/me/adopt", status_code=200, summary="Use a link from another device")
async def link_used(
    data: JSONBody[wire.TokenBody],
    identities: OurIdentities,
    access: OurAccess,
    visitor: OurVisitor,
) -> wire.Me:
    """This browser gets the identity of the link, which can't be used again."""
    found = await identities.adopt(data.token, access.now())
    visitor.identity = visitor.issue = found.id
    return shown(found)


@delete("/me", status_code=200, summary="Delete everything about me")
async def me_erased(me: Asker, visitor: OurVisitor, store: OurStore, registry: OurRegistry) -> bool:
    """Games that you played alone are deleted; in others' games an unnamed villager takes your
    place. This can't be undone."""
    changed = await store.write(erase, me.id, STAND_IN, registry.services.steady())
    visitor.forget = True
    await registry.refresh_all(changed)
    return True


router = api_router(__name__, "me")
