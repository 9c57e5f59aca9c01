"""Everything on the device in one file, and back: for another browser, or before clearing this."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final

from keyflower.features.turning import is_current
from keyflower.play.errors import Refusal
from keyflower.play.kept import Damaged
from keyflower.play.rows import SeatRow, TableRow
from keyflower.play.text import checked_name
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.asked import Asked
from keyflower.tab.daily import id_of
from keyflower.tab.me import SETTINGS
from keyflower.tab.plain import load, read, write
from keyflower.tab.playing import LONGEST_NOTES
from keyflower.tab.puzzles import TRIES, Tried
from keyflower.tab.sheets import IDS, read_sheet
from keyflower.tab.table import head_of, read_table, stored
from keyflower.tab.tables import ME, read_device

FORMAT: Final = "keyflower games 1"
OUR_ID: Final = re.compile("[0-9a-f]{16}")
TABLE_ID: Final = re.compile(rf"{OUR_ID.pattern}|daily-\d{{4}}-\d\d-\d\d")
NOTES_OF: Final = re.compile(rf"({TABLE_ID.pattern}) -?\d")
TYPED_SETTINGS: Final[Mapping[str, Any]] = {SETTINGS: dict[str, Any], TRIES: Tried, IDS: list[str]}
"""What there is one of on each device, and its type."""


async def save(asked: Asked) -> object:
    """Everything that is stored: all games, damaged ones too, and small things."""
    rows = await asked.tables.rows()
    games = [await stored(asked.tables.store.read(row.id)) for row, _, _ in rows]
    return {"format": FORMAT, "games": games, "things": await stored(asked.tables.store.kept())}


async def bring_back(asked: Asked) -> object:
    """Add what isn't here, all of it or nothing. -> how many games, and how many are damaged"""
    kept = dict(await stored(asked.tables.store.kept()))
    try:
        if asked.given("format", str) != FORMAT:
            raise Refusal("this file has no games of a browser in it", "bad-file")
        given = asked.given("games", list[list[str]])
        things = _checked(asked.given("things", list[tuple[str, str]], []))
    except KeyflowerError as error:
        raise Refusal(str(error), "bad-file") from None
    here = {row.id for row, _, _ in await asked.tables.rows()}
    games: dict[str, list[str]] = {}
    damaged = 0
    for game in given:
        await asyncio.sleep(0)  # the page must see that this goes on
        try:
            row, seats, entries = read_table(game)
            row.version = 1
            if row.id not in here:
                _check_names(row, seats)
                asked.tables.made(row, seats, entries)
                games[row.id] = [row.id, head_of(row, seats), *game[1:]]
        except Exception:  # damaged data can make the rules raise anything
            damaged += 1
    await stored(asked.tables.store.add([*games.values()], [*_merged(things, kept).items()]))
    asked.tables.whose = None  # it may have a name now
    return {"added": len(games), "damaged": damaged}


def _check_names(row: TableRow, seats: list[SeatRow]) -> None:
    """An error unless a table and its people are named as here."""
    if not (row.id == id_of(row.daily) if row.daily else OUR_ID.fullmatch(row.id)):
        raise Damaged(f"{row.id[:20]!r} is not a table of ours")
    for seat in seats:
        if seat.name:
            checked_name(seat.name)


def _checked(given: list[tuple[str, str]]) -> dict[str, str]:
    """Small things, each read as what its name says it is; others are left out, and so is what can
    be worked out again at once."""
    found = {}
    for key, text in given:
        kind, _, of = key.partition(" ")
        if key == ME:
            found[key] = write(read_device(text))
        elif key in TYPED_SETTINGS:
            found[key] = write(read(TYPED_SETTINGS[key], load(text), key))
        elif kind == "sheet" and OUR_ID.fullmatch(of):
            read_sheet(text)
            found[key] = text
        elif kind == "notes" and NOTES_OF.fullmatch(of):
            found[key] = text[:LONGEST_NOTES]
        elif kind == "turning" and TABLE_ID.fullmatch(of):
            if is_current(read(list[dict[str, Any]], load(text), key)):
                found[key] = text
    return found


def _merged(things: dict[str, str], here: dict[str, str]) -> dict[str, str]:
    """What is here stays; puzzles that were tried and sheets are added to it."""
    if TRIES in things and TRIES in here:
        here[TRIES] = write(load(things[TRIES]) | load(here[TRIES]))
    if IDS in things and IDS in here:
        here[IDS] = write(list(dict.fromkeys(load(here[IDS]) + load(things[IDS]))))
    return things | here
