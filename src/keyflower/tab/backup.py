"""All games of the device in one file, and back: for another browser, or before clearing this."""

from typing import Final

from keyflower.play.errors import Refusal
from keyflower.tab.asked import Asked
from keyflower.tab.table import NotStored, read_table, stored

FORMAT: Final = "keyflower games 1"


async def save(asked: Asked) -> object:
    """Everything that is stored of all games, of damaged ones too."""
    rows = await asked.tables.rows()
    games = [await stored(asked.tables.store.read(row.id)) for row, _, _ in rows]
    return {"format": FORMAT, "games": games}


async def bring_back(asked: Asked) -> object:
    """Add the games of a file that aren't here. -> how many were added, and how many are damaged"""
    if asked.given("format", str, "") != FORMAT:
        raise Refusal("this file has no games of a browser in it", "bad-file")
    here = {row.id for row, _, _ in await asked.tables.rows()}
    added = damaged = 0
    for game in asked.given("games", list[list[str]]):
        try:
            table = read_table(game)
            if table[0].id not in here:
                await asked.tables.add(*table)
                added += 1
        except NotStored:
            raise
        except Exception:  # damaged data can make the rules raise anything
            damaged += 1
    return {"added": added, "damaged": damaged}
