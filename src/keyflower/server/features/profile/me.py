"""The asker's identity, name and settings."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from keyflower.play.text import checked_name
from keyflower.play.villagers import Face, known_face
from keyflower.server.features.profile import statements
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.people import identities
from keyflower.server.tables.routes.given import Asker, OurVisit
from keyflower.server.web.wire import Body, Name, Token


class MeBody(Body, frozen=True):
    """The name and the face to show; what isn't given stays."""

    name: Name | UnsetType = UNSET
    face: Face | UnsetType = UNSET


class UserSettings(Body, frozen=True):
    """How somebody likes the page. The client has the same names (lib/settings.svelte.ts)."""

    sound: bool = True
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    vibration: bool = True
    motion: Literal["system", "full", "reduced"] = "system"
    speed: Literal["instant", "fast", "normal", "slow"] = "normal"
    confirm: bool = True
    auto_pass: bool = True
    auto_single: bool = True
    board_size: Literal["small", "normal", "large"] = "normal"
    text_size: Literal[90, 100, 115, 130] = 100
    names: bool = False
    theme: Literal["system", "light", "dark"] = "system"
    language: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z0-9-]*(?!\n)$")] = ""
    """Empty: what the browser prefers."""


class SettingsBody(Body, frozen=True):
    """Settings to keep, and how many seconds ago they were changed: clocks of devices differ."""

    settings: UserSettings
    age: Annotated[float, Meta(ge=0, le=1e9)] = 0.0


class TokenBody(Body, frozen=True):
    """The token of a link that carries an identity."""

    token: Token


class Me(Struct, frozen=True):
    """The asker's identity."""

    name: str
    face: Face


class KeptSettings(Struct, frozen=True):
    """The asker's settings as the server keeps them; null if it has none."""

    settings: UserSettings | None


class Link(Struct, frozen=True):
    """The path of a link that takes the identity to another device, once."""

    path: str
    expires_at: float


def shown(me: Identity) -> Me:
    """An identity as its owner sees it."""
    return Me(me.name, known_face(me.face))


@get("/me", summary="My identity")
async def me_shown(me: Asker) -> Me:
    """Your name; 401 if you have no identity yet."""
    return shown(me.person)


@post("/me", status_code=200, summary="Create an identity")
async def me_made(visit: OurVisit) -> Me:
    """Creates an identity and sets its cookie; an existing identity is kept."""
    found = await visit.identities.find(visit.identity, visit.now())
    if found is None:
        visit.allow("newcomers", "newcomers from your address", visit.visitor.address)
        found = await visit.identities.create(visit.now())
        visit.sign_in(found)
    return shown(found)


@patch("/me", summary="Change my name or portrait")
async def me_changed(me: Asker, data: JSONBody[MeBody]) -> Me:
    """Names may repeat; tables where you already sit keep the old name and face."""
    name = me.person.name if data.name is UNSET else checked_name(data.name)
    face = known_face(me.person.face) if data.face is UNSET else data.face
    await me.store.write(identities.change, me.id, name=name, face=face)
    return Me(name, face)


@get("/me/settings", summary="My settings")
async def settings_shown(me: Asker) -> KeptSettings:
    """The settings that you keep here, for all your devices; null if there are none."""
    found = await me.store.read(statements.user_settings.get, me.id)
    return _kept(None if found is None else found.settings)


@put("/me/settings", summary="Save my settings")
async def settings_kept(me: Asker, data: JSONBody[SettingsBody]) -> KeptSettings:
    """The latest change wins: the answer has the settings that are stored now."""
    changed_at = me.now() - data.age
    settings = msgspec.to_builtins(data.settings)
    return _kept(
        await me.store.write(
            statements.put_user_settings, statements.SettingsRow(me.id, settings, changed_at)
        )
    )


def _kept(stored: Any) -> KeptSettings:
    """Settings of another version that don't fit are as good as none."""
    try:
        return KeptSettings(msgspec.convert(stored, UserSettings | None))
    except msgspec.ValidationError:
        return KeptSettings(None)


@post("/me/link", summary="Create a link to another device")
async def link_made(me: Asker) -> Link:
    """Whoever opens the link first gets this identity; it works once, within an hour."""
    me.keep("links")
    token, expires = await me.identities.link(me.id, me.now())
    return Link(f"/me/{token}", expires)


@post("/me/adopt", status_code=200, summary="Use a link from another device")
async def link_used(data: JSONBody[TokenBody], visit: OurVisit) -> Me:
    """This browser gets the identity of the link, which can't be used again."""
    found = await visit.identities.adopt(data.token, visit.now())
    visit.sign_in(found)
    return shown(found)
