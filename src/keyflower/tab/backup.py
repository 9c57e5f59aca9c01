"""Everything on the device in one file, and back: for another browser, or before clearing this."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from keyflower.home.features.turning import is_current
from keyflower.home.playing import Notes
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.play.errors import Refusal
from keyflower.play.kept import Damaged
from keyflower.play.rows import SeatRow, TableRow
from keyflower.play.text import checked_name
from keyflower.play.typed_json import load, read, write
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.features import SHEETS, TRIES, Tried, daily_id, read_sheet
from keyflower.tab.kept import read_table, stored, write_head
from keyflower.tab.requests import SETTINGS
from keyflower.tab.tables import ME, read_device
from keyflower.tab.visitor import DeviceVisit

FORMAT: Final = "keyflower games 1"
OUR_ID: Final = re.compile("[0-9a-f]{16}")
TABLE_ID: Final = re.compile(rf"{OUR_ID.pattern}|daily-\d{{4}}-\d\d-\d\d")
NOTES_OF: Final = re.compile(rf"({TABLE_ID.pattern}) -?\d")
TYPED_SETTINGS: Final[Mapping[str, Any]] = {
    SETTINGS: dict[str, Any],
    TRIES: Tried,
    SHEETS: list[str],
}
"""What there is one of on each device, and its type."""


@dataclass(frozen=True)
class Backup:
    """The file: games as they are stored, and small things with their names."""

    format: str
    games: list[list[str]]
    things: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class BroughtBack:
    """How many games were added, and how many are damaged."""

    added: int
    damaged: int


@request("GET", "/backup", "Save everything in a file")
async def save(me: DeviceVisit) -> Backup:
    """Everything that is stored: all games, damaged ones too, and small things."""
    store = me.tables.store
    rows = await me.tables.rows()
    games = [await stored(store.read(row.id)) for row, _, _ in rows]
    return Backup(FORMAT, games, await stored(store.kept()))


@request("POST", "/backup", "Bring back what was saved")
async def bring_back(me: DeviceVisit, body: Any) -> BroughtBack:
    """Add what isn't here, all of it or nothing."""
    store = me.tables.store
    kept = dict(await stored(store.kept()))
    try:
        if not isinstance(body, dict) or body.get("format") != FORMAT:
            raise Refusal("this file has no games of a browser in it", "bad-file")
        file: Backup = read(Backup, body, "the file")
        things = _checked(file.things)
    except KeyflowerError as error:
        raise Refusal(str(error), "bad-file") from None
    here = {row.id for row, _, _ in await me.tables.rows()}
    games: dict[str, list[str]] = {}
    damaged = 0
    for game in file.games:
        await asyncio.sleep(0)  # the page must see that this goes on
        try:
            row, seats, entries = read_table(game)
            row.version = 1
            if row.id not in here:
                _check_names(row, seats)
                HostedTable(me.tables, row, seats, entries)
                games[row.id] = [row.id, write_head(row, seats), *game[1:]]
        except Exception:  # damaged data can make the rules raise anything
            damaged += 1
    await stored(store.add([*games.values()], [*_merged(things, kept).items()]))
    me.tables.forget_me()  # the file may have a name
    return BroughtBack(len(games), damaged)


def _check_names(row: TableRow, seats: list[SeatRow]) -> None:
    """An error unless a table and its people are named as here."""
    if not (row.id == daily_id(row.daily) if row.daily else OUR_ID.fullmatch(row.id)):
        raise Damaged(f"{row.id[:20]!r} is not a table of ours")
    for seat in seats:
        if seat.name:
            checked_name(seat.name)


def _checked(given: list[tuple[str, str]]) -> dict[str, str]:
    """Small things, each read as what its name says it is; others are left out, and so is what can
    be worked out again at once."""
    things = {}
    for key, text in given:
        kind, _, of = key.partition(" ")
        if key == ME:
            things[key] = write(read_device(text))
        elif key in TYPED_SETTINGS:
            things[key] = write(read(TYPED_SETTINGS[key], load(text), key))
        elif kind == "sheet" and OUR_ID.fullmatch(of):
            read_sheet(text)
            things[key] = text
        elif kind == "notes" and NOTES_OF.fullmatch(of):
            things[key] = read(Notes, {"text": text}, key).text
        elif kind == "turning" and TABLE_ID.fullmatch(of):
            if is_current(read(list[dict[str, Any]], load(text), key)):
                things[key] = text
    return things


def _merged(things: dict[str, str], here: dict[str, str]) -> dict[str, str]:
    """What is here stays; puzzles that were tried and sheets are added to it."""
    if TRIES in things and TRIES in here:
        here[TRIES] = write(load(things[TRIES]) | load(here[TRIES]))
    if SHEETS in things and SHEETS in here:
        here[SHEETS] = write(list(dict.fromkeys(load(here[SHEETS]) + load(things[SHEETS]))))
    return things | here
