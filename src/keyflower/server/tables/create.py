"""New tables: as asked for, and the same again."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from keyflower.game import Game
from keyflower.play import seating
from keyflower.play.rows import STAND_IN, Pace, SeatRow, Setup, TableOptions, TableRow, replace
from keyflower.play.seals import new_secret
from keyflower.play.villagers import faces
from keyflower.rules.log import ENGINE
from keyflower.rules.lookup import lookup_of
from keyflower.server.bots.opponents import Spec, checked_spec
from keyflower.server.storage import Identity, LogRow
from keyflower.server.storage.statements.games import admit
from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.web.errors import Refusal, Stale, WrongTime
from keyflower.server.web.identity import new_id, new_invite
from keyflower.server.web.text import checked_name
from keyflower.server.web.wire import Body

HOUR = 3600
LIVE_SECONDS = (5, 600)
SLOW_SECONDS = (HOUR, 14 * 24 * HOUR)


class SeatWish(Body, frozen=True):
    """Who gets the seat: the asker, somebody else at their device, a bot, or whoever comes."""

    kind: Literal["me", "here", "open", "bot"] = "open"
    bot: Spec = STAND_IN
    name: Annotated[str, Meta(max_length=400)] = ""
    """Of somebody at the asker's device."""


class NewTable(Body, frozen=True):
    """A request for a new table."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: TableOptions = TableOptions()
    pace: Pace = Pace()
    hints: bool = True
    scores: bool = True
    listed: bool = False
    watchable: bool = True
    start: bool = False


async def create(registry: TableRegistry, request: NewTable, me: Identity) -> LiveTable:
    """A new table as requested; whoever creates it is the host."""
    check(request)
    table = await _set_up(registry, request, me)
    if request.start:
        await table.change(seating.start, me.id)
    return table


async def _set_up(
    registry: TableRegistry, request: NewTable, me: Identity, bots: Sequence[str] = ("",) * 6
) -> LiveTable:
    """bots: the faces that they keep, by seat"""
    setup = Setup(request.options, request.pace, request.hints, scores=request.scores)
    seats = []
    for seat, wanted in enumerate(request.seats):
        if wanted.kind == "me":
            seats.append(person(seat, me))
        elif wanted.kind == "here":
            name = checked_name(wanted.name) if wanted.name else me.name
            seats.append(seating.person(seats, seat, me.id, name))
        elif wanted.kind == "bot":
            seats.append(SeatRow(seat=seat, kind="bot", bot=wanted.bot, face=bots[seat]))
        else:
            seats.append(SeatRow(seat=seat))
    row = new_row(registry, setup, me.id, seats)
    row = replace(row, listed=request.listed, watchable=request.watchable)
    return await registry.add_game(row, seats)


async def rematch(
    registry: TableRegistry, old: LiveTable, me: Identity, start: bool = True
) -> LiveTable:
    """The same seats again: bots stay the same, the asker sits, the other players' seats are open.

    start: at once, if no seat is open.
    """
    mine = old.seats_of(me.id)
    seat = old.own_seat(me.id) if len(mine) < 2 else mine[0]
    if old.row.status != "finished":
        raise WrongTime("a rematch is possible once the game is over", "not-over")
    if old.row.next_table is not None:
        return await registry.get(old.row.next_table)
    wishes = [
        SeatWish("me" if row.seat == seat else "here", name=row.name)
        if row.seat in mine
        else SeatWish("bot" if row.kind == "bot" else "open", row.bot)
        for row in old.seats
    ]
    setup, public = old.setup, (old.row.listed, old.row.watchable)
    request = NewTable(wishes, setup.options, setup.pace, setup.hints, setup.scores, *public)
    table = await _set_up(registry, request, me, faces(old.id, old.seats))
    people = dict.fromkeys(row.identity for row in old.seats if row.identity is not None)
    for each in people:
        await registry.services.store.write(admit, table.id, each)
    try:
        await old.change(seating.set_next, table.id)
    except Stale:  # another player was quicker: use their table
        await table.change(seating.leave, me.id)
        return await rematch(registry, await registry.get(old.id), me, start)
    table.invite([each for each in people if each != me.id])
    if start and all(wish.kind != "open" for wish in wishes):
        await table.change(seating.start, me.id)
    return table


def new_row(
    registry: TableRegistry, setup: Setup, host: str | None, seats: list[SeatRow]
) -> TableRow:
    """A table that nobody plays at yet."""
    now = registry.services.now()
    return TableRow(
        id=new_id(),
        status="waiting",
        host=host,
        invite=new_invite(),
        setup=msgspec.to_builtins(setup),
        engine=ENGINE,
        catalogue=lookup_of(None).version,
        created_at=now,
        updated_at=now,
        sealed=new_secret(seats),
    )


def person(seat: int, me: Identity) -> SeatRow:
    """A seat with somebody on it."""
    return seating.person([], seat, me.id, me.name, me.face)


def log_rows(game: Game, times: list[float]) -> list[LogRow]:
    """The log of a game as rows."""
    return [
        LogRow(seq, entry.seat, entry.action, entry.outcomes, times[seq])
        for seq, entry in enumerate(game.log)
    ]


def check(request: NewTable) -> None:
    """Refuse an inconsistent set-up, and say what would work."""
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise Refusal("you can take one seat only")
    for seat in request.seats:
        if seat.kind == "bot":
            checked_spec(seat.bot)
    if request.start and any(seat.kind == "open" for seat in request.seats):
        raise Refusal(
            "a table with free seats can't start right away: fill them, or start it later"
        )
    check_pace(request.pace)


def check_pace(pace: Pace) -> None:
    """A live clock counts seconds and minutes, a slow one hours and days."""
    if pace.kind == "none":
        if pace.seconds or pace.reserve:
            raise Refusal("a table without a clock has no seconds and no reserve")
    elif pace.kind == "live":
        least, most = LIVE_SECONDS
        if not least <= pace.seconds <= most:
            raise Refusal(f"a live clock gives {least} to {most} seconds per decision")
    else:
        least, most = SLOW_SECONDS
        if not least <= pace.seconds <= most:
            raise Refusal("a slow clock gives one hour to 14 days per decision, in seconds")
        if pace.reserve:
            raise Refusal("a slow clock has no reserve")
