"""Everything on the device in one file, and back: for another browser, or before clearing this."""

from typing import Final

from keyflower.play.errors import Refusal
from keyflower.tab.asked import Asked
from keyflower.tab.plain import load, write
from keyflower.tab.puzzles import TRIES
from keyflower.tab.sheets import IDS
from keyflower.tab.table import head_of, read_table, stored

FORMAT: Final = "keyflower games 1"


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
        things = _merged(dict(asked.given("things", list[tuple[str, str]], [])), kept)
    except (Refusal, TypeError) as error:
        raise Refusal(str(error), "bad-file") from None
    here = {row.id for row, _, _ in await asked.tables.rows()}
    games: dict[str, list[str]] = {}
    damaged = 0
    for game in given:
        try:
            row, seats, entries = read_table(game)
            row.version = 1
            if row.id not in here:
                asked.tables.made(row, seats, entries)
                games[row.id] = [row.id, head_of(row, seats), *game[1:]]
        except Exception:  # damaged data can make the rules raise anything
            damaged += 1
    await stored(asked.tables.store.add([*games.values()], [*things.items()]))
    asked.tables.whose = None  # it may have a name now
    return {"added": len(games), "damaged": damaged}


def _merged(things: dict[str, str], here: dict[str, str]) -> dict[str, str]:
    """What is here stays; puzzles that were tried and sheets are added to it."""
    if TRIES in things and TRIES in here:
        here[TRIES] = write(load(things[TRIES]) | load(here[TRIES]))
    if IDS in things and IDS in here:
        here[IDS] = write(list(dict.fromkeys(load(here[IDS]) + load(things[IDS]))))
    return things | here
