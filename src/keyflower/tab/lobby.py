"""Tables: making, finding, sitting down, starting, leaving."""

from typing import Any, Literal

from keyflower.bots.levels import LEVELS, rating
from keyflower.play import seating
from keyflower.play.creating import NewTable, check, set_up, wish_again
from keyflower.play.errors import Refusal
from keyflower.play.opponents import checked_spec
from keyflower.play.rows import STAND_IN
from keyflower.play.table import seats_of
from keyflower.play.text import checked_name
from keyflower.play.villagers import faces
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.tab.asked import Asked, Created, checked_bytes
from keyflower.tab.plain import read
from keyflower.tab.table import my_game


async def bots(asked: Asked) -> object:
    return [{"id": one.id, "spec": one.bot, "rating": rating(one)} for one in LEVELS]


async def make(asked: Asked) -> object:
    """A new table; with `start` the game starts at once."""
    request: NewTable = read(NewTable, asked.body, "the table")
    if not MIN_PLAYERS <= len(request.seats) <= MAX_PLAYERS:
        raise Refusal(f"a table has {MIN_PLAYERS} to {MAX_PLAYERS} seats")
    check(request)
    table = await asked.tables.add(*set_up(request, asked.me, asked.tables.now()))
    if request.start:
        await table.change(seating.start, asked.me.id)
    return Created(table.state(asked.me.id))


async def listed(asked: Asked) -> object:
    """Nobody else's tables are here."""
    return {"tables": []}


async def games(asked: Asked) -> object:
    """The tables of this device, first those where it's your turn."""
    found: list[dict[str, Any]] = []
    for row, seats, setup in await asked.tables.rows():
        mine = seats_of(seats, asked.me.id) or row.uploaded_by == asked.me.id
        if mine or row.broken is not None:
            found.append(my_game(row, seats, setup))
            if row.status == "playing" and not found[-1]["my_turn"]:
                await asked.tables.get(row.id)  # the page was left while a bot was thinking
    return {"games": sorted(found, key=lambda game: not game["my_turn"])}


async def show(asked: Asked) -> object:
    """A table: the view, what you can do, events from `since` on."""
    return (await asked.table()).state(asked.me.id, asked.number("since"))


async def sit(asked: Asked) -> object:
    """Take an open seat, put a bot on it, or open it again."""
    table, me = await asked.table(), asked.me
    seat = int(asked.parts["seat"]) if asked.parts["seat"].isdecimal() else -1
    kind = asked.given("kind", Literal["me", "here", "bot", "open"], "me")
    if kind == "me":
        await table.change(seating.sit, me.id, me.name, me.face, seat)
    elif kind == "here":
        name = checked_name(asked.given("name", str, ""))
        await table.change(seating.sit_here, me.id, name, seat)
    else:
        bot = checked_spec(asked.given("bot", str, STAND_IN)) if kind == "bot" else None
        await table.change(seating.fill, me.id, seat, bot)
    return table.state(me.id)


async def start(asked: Asked) -> object:
    """Deal; open seats get the given bot. The browser may contribute to the draws."""
    fill = asked.given("fill", str | None, None)
    value = checked_bytes(asked.given("value", str | None, None) or "")
    table = await asked.table()
    spec = None if fill is None else checked_spec(fill)
    await table.change(seating.start, asked.me.id, spec, value)
    return table.state(asked.me.id)


async def leave(asked: Asked) -> object:
    """Leave a table; one that was never started is deleted, as no list has it."""
    table = await asked.table()
    await table.change(seating.leave, asked.me.id)
    if table.row.status == "abandoned":
        await asked.tables.delete(table.id)
    return {"table": table.id}


async def come_back(asked: Asked) -> object:
    table = await asked.table()
    await table.change(seating.come_back, asked.me.id)
    return table.state(asked.me.id)


async def delete(asked: Asked) -> object:
    """Delete a game from this device, a damaged one too."""
    table = await asked.table()
    await asked.tables.delete(table.id)
    return {"table": table.id}


async def rematch(asked: Asked) -> object:
    """The same seats again; it starts at once unless `start` is false."""
    old, me = await asked.table(), asked.me
    request = wish_again(old, me.id)
    if old.row.next_table is not None:
        return {"table": old.row.next_table}
    looks = faces(old.id, old.seats)
    table = await asked.tables.add(*set_up(request, me, asked.tables.now(), looks))
    await old.change(seating.set_next, table.id)
    if asked.query.get("start") != "false" and all(one.kind != "open" for one in request.seats):
        await table.change(seating.start, me.id)
    return {"table": table.id}
