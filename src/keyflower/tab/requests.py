"""What only a tab offers: its people's name and settings, records, and deleting games."""

from dataclasses import dataclass
from typing import Any, Final

from keyflower.home.lobby import Joined, Lists
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.play.again import table_of_record
from keyflower.play.rows import replace
from keyflower.play.text import Name, checked_name
from keyflower.play.typed_json import write
from keyflower.play.villagers import Face, known_face
from keyflower.tab.visitor import DeviceVisit

SETTINGS: Final = "settings"


@dataclass(frozen=True)
class DeviceMe:
    """A name and a face."""

    name: str
    face: Face


@dataclass(frozen=True)
class DeviceMeBody:
    """Another name or face; what isn't given stays."""

    name: Name | None = None
    face: Face | None = None


@dataclass(frozen=True)
class DeviceSettingsBody:
    """How this device likes the page; `age` is for devices that share settings."""

    settings: dict[str, Any]
    age: float = 0.0


@dataclass(frozen=True)
class DeviceSettings:
    """The settings that are kept; null if there are none."""

    settings: dict[str, Any] | None


@request("GET", "/me", "My name and face")
async def show_me(me: DeviceVisit) -> DeviceMe:
    """The same for all who play at this device."""
    return DeviceMe(me.person.name, known_face(me.person.face))


@request("POST", "/me", "My name and face")
async def create_me(me: DeviceVisit) -> DeviceMe:
    """The device's people are always known."""
    return await show_me(me)


@request("PATCH", "/me", "Change my name or portrait")
async def change_me(me: DeviceVisit, body: DeviceMeBody) -> DeviceMe:
    """Tables where you already sit keep the old name and face."""
    name = me.person.name if body.name is None else checked_name(body.name)
    face = known_face(me.person.face) if body.face is None else body.face
    await me.tables.become(replace(me.person, name=name, face=face))
    return DeviceMe(name, face)


@request("GET", "/me/settings", "My settings")
async def show_settings(me: DeviceVisit) -> DeviceSettings:
    """The settings that are kept on this device."""
    return DeviceSettings(await me.tables.recall(SETTINGS, dict[str, Any]))


@request("PUT", "/me/settings", "Save my settings")
async def save_settings(me: DeviceVisit, body: DeviceSettingsBody) -> DeviceSettings:
    """The page has the latest ones: there is no other device."""
    await me.tables.keep(SETTINGS, body.settings)
    return DeviceSettings(body.settings)


@request("GET", "/invitations", "My invitations")
async def list_invitations(me: DeviceVisit) -> Lists:
    """Always empty: invitations come from other people."""
    return Lists([])


@request("DELETE", "/tables/{table_id}", "Delete a game")
async def delete_table(me: DeviceVisit, table: HostedTable) -> Joined:
    """From this device, a damaged one too."""
    await me.tables.delete(table.id)
    return Joined(table.id)


@request("POST", "/records", "Keep a record", 201)
async def keep_record(me: DeviceVisit, body: Any) -> Joined:
    """A record from elsewhere, kept as a finished table."""
    made = table_of_record(write(body), me.id, me.now())
    return Joined((await me.tables.add(*made)).id)
