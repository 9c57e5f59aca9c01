"""What there is of a game besides playing it: points, events, records, playing on from a moment."""

from keyflower.play.again import continue_from, record_of, table_of_record
from keyflower.play.kept import game_file
from keyflower.play.rows import STAND_IN
from keyflower.play.viewing import shown_scores, viewpoint
from keyflower.tab.asked import Asked, Created, checked_bytes
from keyflower.tab.plain import load, write
from keyflower.tab.table import read_entries, stored


async def scores(asked: Asked) -> object:
    """Everyone's points once the game is over; before that your own, as of now."""
    return shown_scores(await asked.table(), asked.me.id)


async def events(asked: Asked) -> object:
    """The log from an entry on, as a viewer saw it: 500 events at most, so ask for the rest."""
    table = await asked.table()
    viewer = viewpoint(table, asked.me.id, asked.query.get("viewer", "own"))
    return table.audience.seen_events(viewer, asked.number("since"))


async def record(asked: Asked) -> object:
    """The record of a finished game; of one that can't continue, what is stored."""
    table = await asked.table()
    if table.fault:
        texts = await stored(table.store.read(table.id))
        entries = read_entries(texts[1:], damaged=True)
        return game_file(table.row, table.seats, entries, table.seat_of(asked.me.id))
    return load(record_of(table).dumps())


async def bring(asked: Asked) -> object:
    """A record from elsewhere, kept as a finished table."""
    made = table_of_record(write(asked.body), asked.me.id, asked.tables.now())
    return Created({"table": (await asked.tables.add(*made)).id})


async def go_on(asked: Asked) -> object:
    """A new game that starts with the first entries of a finished one."""
    at, seat = asked.given("at", int), asked.given("seat", int)
    bot = asked.given("bot", str, STAND_IN)
    pledge = checked_bytes(asked.given("pledge", str | None, None) or "")
    made = continue_from(await asked.table(), at, seat, bot, asked.me, pledge)
    return Created((await asked.tables.add(*made)).state(asked.me.id))
