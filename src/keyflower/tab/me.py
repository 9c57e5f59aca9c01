"""Whoever plays at this device: name, face and settings."""

from typing import Any, Final

from keyflower.play.rows import replace
from keyflower.play.text import checked_name
from keyflower.play.villagers import Face, known_face
from keyflower.tab.asked import Asked

SETTINGS: Final = "settings"


async def show(asked: Asked) -> object:
    """The name and the face."""
    return {"name": asked.me.name, "face": known_face(asked.me.face)}


async def change(asked: Asked) -> object:
    """Another name or face; what isn't given stays."""
    name = asked.given("name", str, None)
    me = asked.me if name is None else replace(asked.me, name=checked_name(name))
    me = replace(me, face=asked.given("face", Face, me.face))
    await asked.tables.become(me)
    return await show(replace(asked, me=me))


async def settings(asked: Asked) -> object:
    """How this device likes the page; null if nothing is kept."""
    return {"settings": await asked.tables.recall(SETTINGS, dict[str, Any])}


async def keep_settings(asked: Asked) -> object:
    """The page has the latest ones: there is no other device."""
    given = asked.given("settings", dict[str, Any])
    await asked.tables.keep(SETTINGS, given)
    return {"settings": given}
