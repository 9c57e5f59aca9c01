"""Tables: making, finding, sitting down, starting, leaving."""

from typing import Final, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from keyflower.bots.levels import LEVELS, rating
from keyflower.play import seating
from keyflower.play.creating import NewTable, new_invite
from keyflower.play.messages import State
from keyflower.play.opponents import checked_spec
from keyflower.play.rows import Status
from keyflower.play.table import seats_of
from keyflower.play.text import checked_name
from keyflower.server.storage.statements import games
from keyflower.server.tables import create
from keyflower.server.tables.routes import wire
from keyflower.server.tables.routes.given import Asker, OurTable, OurVisit
from keyflower.server.tables.routes.play import Number
from keyflower.server.web.errors import unknown_table
from keyflower.server.web.given import api_router

LISTED: Final = 50  # tables in a list


@get("/bots", summary="Available bots")
async def bots_listed() -> list[wire.OfferedBot]:
    """By strength, weakest first."""
    return [wire.OfferedBot(level.id, level.bot, rating(level)) for level in LEVELS]


@post("/tables", summary="Create a table")
async def table_made(data: JSONBody[NewTable], me: Asker) -> State:
    """With `start` the game starts at once; then no seat may be open."""
    me.keep("new tables")
    table = await create.create(me.registry, data, me.person)
    return await table.state(me.id)


@get("/tables", summary="Tables to join, to watch, or to see again")
async def tables_listed(
    visit: OurVisit, show: FromQuery[Literal["open", "playing", "finished"]] = "open"
) -> wire.Lists:
    """Listed tables, newest first."""
    status: Status = "waiting" if show == "open" else show
    found = await visit.store.read(games.list_public, status, LISTED)
    return wire.Lists(visit.registry.listed(found))


@get("/games", summary="My games")
async def games_listed(me: Asker) -> wire.MyGames:
    """Your own tables, first those where it's your turn."""
    found = await me.store.read(games.list_tables_of, me.id, LISTED)
    mine = []
    for (row, seats), info in zip(found, me.registry.listed(found)):
        own = seats_of(seats, me.id)
        owing = [seat for seat in own if row.status == "playing" and seat in row.to_act]
        mine.append(wire.MyGame(info, next(iter(owing or own), None), bool(owing)))
    mine.sort(key=lambda game: not game.my_turn)
    return wire.MyGames(mine)


@post("/join", status_code=200, summary="Use an invitation")
async def invited(data: JSONBody[wire.InviteBody], me: Asker) -> wire.Joined:
    """Whoever has the link may see the table and take an open seat."""
    table_id = await me.store.read(games.find_by_invite, data.invite)
    if table_id is None:
        raise unknown_table()
    await me.store.write(games.admit, table_id, me.id, data.invite)
    return wire.Joined(table_id)


@get("/tables/{table_id:str}", summary="A table as I may see it")
async def table_shown(
    table_id: FromPath[str], visit: OurVisit, since: Number = 0, chat: Number = 0
) -> State:
    """The view, what you can do, events from `since` on, chat from `chat` on."""
    table = await visit.table(table_id)
    return await table.state(visit.identity, since, chat)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Take or fill a seat")
async def seat_taken(
    table: OurTable, seat: FromPath[int], data: JSONBody[wire.SeatBody], me: Asker
) -> State:
    """Take an open seat; the host may put bots on seats, or open them again."""
    if data.kind == "me":
        await table.change(seating.sit, me.id, me.person.name, me.person.face, seat)
    elif data.kind == "here":
        await table.change(seating.sit_here, me.id, checked_name(data.name), seat)
    else:
        bot = checked_spec(data.bot) if data.kind == "bot" else None
        await table.change(seating.fill, me.id, seat, bot)
    return await table.state(me.id)


@post("/tables/{table_id:str}/start", status_code=200, summary="Start the game")
async def table_started(table: OurTable, data: JSONBody[wire.StartBody], me: Asker) -> State:
    """The host starts the game; open seats get the given bot.

    `value` has the random bytes of the host's browser, whose hash everyone knows.
    """
    fill = None if data.fill is None else checked_spec(data.fill)
    await table.change(seating.start, me.id, fill, data.value or "")
    return await table.state(me.id)


@post("/tables/{table_id:str}/invite", status_code=200, summary="Renew the invitation")
async def invite_renewed(table: OurTable, me: Asker) -> State:
    """A new link before the start; the old one stops working. For the host."""
    await table.change(seating.renew, me.id, new_invite())
    return await table.state(me.id)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave my seat")
async def seat_left(table: OurTable, me: Asker) -> wire.Joined:
    """Before the start the seat is open again; during the game a bot plays it."""
    await table.change(seating.leave, me.id)
    return wire.Joined(table.id)


@post("/tables/{table_id:str}/return", status_code=200, summary="Take my seat back")
async def seat_taken_back(table: OurTable, me: Asker) -> State:
    """From the bot that played it."""
    await table.change(seating.come_back, me.id)
    return await table.state(me.id)


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Create or join a rematch")
async def rematch_made(
    table_id: FromPath[str], me: Asker, start: FromQuery[bool] = True
) -> wire.Joined:
    """Everyone who asks after the same game gets the same new table.

    Where no seat is open it starts at once, unless `start` is false.
    """
    me.keep("new tables")
    table = await me.table(table_id)
    return wire.Joined((await create.rematch(me.registry, table, me.person, start)).id)


router = api_router("tables", __name__)
