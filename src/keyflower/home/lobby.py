"""Tables: making, finding, sitting down, starting, leaving."""

from dataclasses import dataclass
from typing import Literal

from keyflower.bots.levels import LEVELS, rating
from keyflower.home.days import closes
from keyflower.home.requests import Number, request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker, Listed, Tables, Visit
from keyflower.play import seating
from keyflower.play.creating import NewTable, check, set_up, wish_again
from keyflower.play.errors import Stale
from keyflower.play.messages import State, TableInfo
from keyflower.play.opponents import Spec, checked_spec
from keyflower.play.rows import STAND_IN, Status
from keyflower.play.table import seats_of, table_info
from keyflower.play.text import Name, checked_name
from keyflower.play.typed_json import Bytes
from keyflower.play.villagers import faces


@dataclass(frozen=True)
class OfferedBot:
    """An opponent by its strength.

    rating: as measured in games of all levels against each other; 1500 is average.
    """

    id: str
    spec: str
    rating: int


@dataclass(frozen=True)
class Lists:
    """Tables, the newest first."""

    tables: list[TableInfo]


@dataclass(frozen=True)
class MyGame:
    """A table of the asker, and whether it's their turn."""

    table: TableInfo
    seat: int | None
    my_turn: bool


@dataclass(frozen=True)
class MyGames:
    """The asker's tables, those where it's their turn first."""

    games: list[MyGame]


@dataclass(frozen=True)
class Joined:
    """The table that the asker may see now."""

    table: str


@dataclass(frozen=True)
class SeatBody:
    """The asker, another person at their device, or the host's choice: a bot, or an open seat."""

    kind: Literal["me", "here", "bot", "open"] = "me"
    name: Name = ""
    bot: Spec = STAND_IN


@dataclass(frozen=True)
class StartBody:
    """Start the game; open seats get this bot. value: what the host's browser contributes."""

    fill: Spec | None = None
    value: Bytes | None = None


def info_of(listed: Listed, ahead: float = 0.0) -> TableInfo:
    """A table as lists show it."""
    return table_info(*listed, ahead, closes(listed.row.daily))


def my_game(listed: Listed, identity: str, ahead: float = 0.0) -> MyGame:
    """A table in a person's list of games."""
    row, seats, _ = listed
    own = seats_of(seats, identity)
    owing = [seat for seat in own if row.status == "playing" and seat in row.to_act]
    return MyGame(info_of(listed, ahead), next(iter(owing or own), None), bool(owing))


@request("GET", "/bots", "Available bots")
async def list_bots(visit: Visit) -> list[OfferedBot]:
    """By strength, weakest first."""
    return [OfferedBot(level.id, level.bot, rating(level)) for level in LEVELS]


@request("POST", "/tables", "Create a table", 201)
async def create_table(me: Asker, body: NewTable) -> State:
    """With `start` the game starts at once; then no seat may be open."""
    me.keep("new tables")
    check(body)
    table = await me.part(Tables).add(*set_up(body, me.person, me.now()))
    if body.start:
        await table.change(seating.start, me.id)
    return await table.state(me.id)


@request("GET", "/tables", "Tables to join, to watch, or to see again")
async def list_tables(visit: Visit, show: Literal["open", "playing", "finished"] = "open") -> Lists:
    """Listed tables, newest first."""
    tables = visit.part(Tables)
    status: Status = "waiting" if show == "open" else show
    listed = await tables.list_public(status)
    return Lists([info_of(table, tables.ahead()) for table in listed])


@request("GET", "/games", "My games")
async def list_games(me: Asker) -> MyGames:
    """Your own tables, first those where it's your turn."""
    tables = me.part(Tables)
    listed = await tables.list_of(me.id)
    games = [my_game(table, me.id, tables.ahead()) for table in listed]
    return MyGames(sorted(games, key=lambda game: not game.my_turn))


@request("GET", "/tables/{table_id}", "A table as I may see it")
async def show_table(
    visit: Visit, table: HostedTable, since: Number = 0, chat: Number = 0
) -> State:
    """The view, what you can do, events from `since` on, chat from `chat` on."""
    return await table.state(visit.identity, since, chat)


@request("POST", "/tables/{table_id}/seats/{seat}", "Take or fill a seat")
async def take_seat(me: Asker, table: HostedTable, seat: int, body: SeatBody) -> State:
    """Take an open seat; the host may put bots on seats, or open them again."""
    if body.kind == "me":
        await table.change(seating.sit, me.id, me.person.name, me.person.face, seat)
    elif body.kind == "here":
        await table.change(seating.sit_here, me.id, checked_name(body.name), seat)
    else:
        bot = checked_spec(body.bot) if body.kind == "bot" else None
        await table.change(seating.fill, me.id, seat, bot)
    return await table.state(me.id)


@request("POST", "/tables/{table_id}/start", "Start the game")
async def start_table(me: Asker, table: HostedTable, body: StartBody) -> State:
    """The host starts the game; open seats get the given bot.

    `value` has the random bytes of the host's browser, whose hash everyone knows.
    """
    fill = None if body.fill is None else checked_spec(body.fill)
    await table.change(seating.start, me.id, fill, body.value or "")
    return await table.state(me.id)


@request("POST", "/tables/{table_id}/leave", "Leave my seat")
async def leave_seat(me: Asker, table: HostedTable) -> Joined:
    """Before the start the seat is open again; during the game a bot plays it."""
    await table.change(seating.leave, me.id)
    return Joined(table.id)


@request("POST", "/tables/{table_id}/return", "Take my seat back")
async def return_to_seat(me: Asker, table: HostedTable) -> State:
    """From the bot that played it."""
    await table.change(seating.come_back, me.id)
    return await table.state(me.id)


@request("POST", "/tables/{table_id}/rematch", "Create or join a rematch")
async def create_rematch(me: Asker, table_id: str, start: bool = True) -> Joined:
    """Everyone who asks after the same game gets the same new table.

    Where no seat is open it starts at once, unless `start` is false.
    """
    me.keep("new tables")
    return Joined((await rematch(me, await me.table(table_id), start)).id)


async def rematch(me: Asker, old: HostedTable, start: bool) -> HostedTable:
    """The same seats again: bots stay the same, the asker sits, the other players' seats are open.

    start: at once, if no seat is open.
    """
    tables, wishes = me.part(Tables), wish_again(old, me.id)
    if old.row.next_table is not None:
        return await tables.get(old.row.next_table)
    looks = faces(old.id, old.seats)
    table = await tables.add(*set_up(wishes, me.person, me.now(), looks))
    people = [*dict.fromkeys(row.identity for row in old.seats if row.identity is not None)]
    await tables.admit(table, people)
    try:
        await old.change(seating.set_next, table.id)
    except Stale:  # another player was quicker: use their table
        await table.change(seating.leave, me.id)
        return await rematch(me, await tables.get(old.id), start)
    tables.invite(table, [person for person in people if person != me.id])
    if start and all(wish.kind != "open" for wish in wishes.seats):
        await table.change(seating.start, me.id)
    return table
