"""Making tables: as asked for, again, from a moment of another game, from a record, to learn at."""

import asyncio

import msgspec

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.play import seating
from keyflower.play.rows import Sealed, SeatRow, Setup, TableOptions, TableRow, replace
from keyflower.play.seals import all_seals, new_secret
from keyflower.play.table import MOST_WITH_UNDO
from keyflower.play.villagers import free_face, known_face
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE
from keyflower.rules.lookup import lookup_of
from keyflower.server import tutorial, wire
from keyflower.server.errors import AlreadyInvited, Refusal, Stale, WrongTime
from keyflower.server.faults import is_bot
from keyflower.server.identity import new_id, new_invite
from keyflower.server.lists import LISTED, setup_of
from keyflower.server.opponents import checked_spec
from keyflower.server.profile import InvitePeopleBody
from keyflower.server.quotas import check_record
from keyflower.server.registry import TableRegistry
from keyflower.server.replays import check_day
from keyflower.server.settings import MOST_ENTRIES
from keyflower.server.setup import NewTable, check
from keyflower.server.storage import Identity, LogRow
from keyflower.server.storage.statements.games import admit, list_tables_of
from keyflower.server.storage.statements.profile import is_invited
from keyflower.server.tables import Table
from keyflower.server.text import checked_name


async def create(registry: TableRegistry, request: NewTable, me: Identity) -> Table:
    """A new table as requested; whoever creates it is the host."""
    check(request)
    setup = Setup(request.options, request.pace, request.hints, scores=request.scores)
    table_id = new_id()
    seats = []
    for seat, wanted in enumerate(request.seats):
        if wanted.kind == "me":
            seats.append(person(seat, me))
        elif wanted.kind == "here":
            seats.append(person_here(seat, me, wanted.name, seats))
        elif wanted.kind == "bot":
            seats.append(SeatRow(seat=seat, kind="bot", bot=wanted.bot))
        else:
            seats.append(SeatRow(seat=seat))
    row = new_row(registry.services.now(), table_id, setup, me.id, seats)
    row = replace(row, listed=request.listed, watchable=request.watchable)
    table = await registry.add_game(row, seats, [])
    if request.start:
        await table.change(seating.start, me.id)
    return table


async def rematch(registry: TableRegistry, old: Table, me: Identity, start: bool = True) -> Table:
    """The same seats again: bots stay, the asker sits, the other players' seats are open.

    start: at once, if no seat is open.
    """
    mine = old.seats_of(me.id)
    seat = old.own_seat(me.id) if len(mine) < 2 else mine[0]
    if old.row.status != "finished":
        raise WrongTime("a rematch is possible once the game is over", "not-over")
    if old.row.next_table is not None:
        return await registry.get(old.row.next_table)
    table_id = new_id()
    seats = []
    for row in old.seats:
        if row.seat == seat:
            seats.append(person(row.seat, me))
        elif row.seat in mine:
            seats.append(person_here(row.seat, me, row.name, seats))
        elif row.kind == "bot":
            seats.append(SeatRow(seat=row.seat, kind="bot", bot=row.bot))
        else:
            seats.append(SeatRow(seat=row.seat))
    setup = replace(old.setup, tutorial=False, advised=False)
    kept = new_row(registry.services.now(), table_id, setup, me.id, seats)
    kept = replace(kept, listed=old.row.listed, watchable=old.row.watchable)
    table = await registry.add_game(kept, seats, [])
    people = dict.fromkeys(row.identity for row in old.seats if row.identity is not None)
    for each in people:
        await registry.services.store.write(admit, table_id, each)
    try:
        await old.change(seating.set_next, table_id)
    except Stale:  # another player was quicker: use their table
        await table.change(seating.leave, me.id)
        return await rematch(registry, await registry.get(old.id), me, start)
    table.absent.invited([each for each in people if each != me.id])
    if start and all(row.kind != "open" for row in seats):
        await table.change(seating.start, me.id)
    return table


async def to_invite(registry: TableRegistry, body: InvitePeopleBody, me: Identity) -> list[str]:
    """People that the asker has played with: both have acted, and no invitation waits."""
    people: list[str] = []
    for met in body.people:
        old = await registry.visible(met.table, me.id)
        acted = {entry.seat for entry in old.game.log} if old.game is not None else set()
        found = old.seats[met.seat].identity if met.seat in acted else None
        if found is None or found == me.id or acted.isdisjoint(old.seats_of(me.id)):
            raise Refusal("you can only invite people you've played with", "not-played")
        if await registry.services.store.read(is_invited, me.id, found):
            raise AlreadyInvited("wait until they have answered your last invitation")
        if found not in people:
            people.append(found)
    return people


async def invite(registry: TableRegistry, people: list[str], me: Identity) -> Table:
    """A new table for the asker and others."""
    seats = [person(0, me), *(SeatRow(seat=seat) for seat, _ in enumerate(people, 1))]
    row = new_row(registry.services.now(), new_id(), Setup(), me.id, seats)
    table = await registry.add_game(row, seats, [])
    for each in people:
        await registry.services.store.write(admit, table.id, each)
    table.absent.invited(people)
    return table


async def go_on(
    registry: TableRegistry, old: Table, body: wire.ContinueBody, me: Identity
) -> Table:
    """A new game against bots that continues a finished one from some point."""
    checked_spec(body.bot)
    past = old.finished("only a finished game can be continued")
    check_day(old)
    if not 1 <= body.at <= len(old.events) or body.seat >= len(old.seats):
        raise Refusal(f"at is 1 to {len(old.events)}, seat 0 to {len(old.seats) - 1}")
    if body.at > MOST_WITH_UNDO:
        raise Refusal(f"continue from one of the first {MOST_WITH_UNDO} entries", "game-too-long")
    game = await asyncio.to_thread(past.after, body.at)
    if game.over:
        raise Refusal("the game is over at that point: continue from an earlier one", "over")
    now = registry.services.steady()
    table_id = new_id()
    seats = [
        person(seat, me) if seat == body.seat else SeatRow(seat=seat, kind="bot", bot=body.bot)
        for seat in range(len(old.seats))
    ]
    for row in seats:
        row.owes_since = now if row.seat in game.to_act else None
    setup = Setup(old.setup.options)
    earlier = [seal for seal in all_seals(old.row, old.seats, past) if seal.since < body.at]
    new = replace(
        new_row(registry.services.now(), table_id, setup, me.id, seats),
        status="playing",
        origin=old.row.origin,
        sealed=new_secret(seats, body.at, earlier),
        seq=body.at,
        to_act=game.to_act,
        due_at=now,
    )
    entries = log_rows(game, [event.at for event in old.events])
    registry.services.metrics.games.inc()
    return await registry.add_game(new, seats, entries)


async def learn(registry: TableRegistry, me: Identity) -> Table:
    """The tutorial of somebody: the one started and not finished, or a new one."""
    for row, seats in await registry.services.store.read(list_tables_of, me.id, LISTED):
        setup = setup_of(row)
        if row.broken is not None or setup is None:
            continue
        if not setup.tutorial or row.status != "playing" or seats[tutorial.LEARNER].stand_in:
            continue
        table = await registry.get(row.id)
        if table.game is not None and tutorial.is_unfinished(table.game):
            return table
    game = tutorial.begin()
    seats = [SeatRow(seat=seat, kind="bot", bot=tutorial.OPPONENT) for seat in range(2)]
    seats[tutorial.LEARNER] = person(tutorial.LEARNER, me)
    new = replace(
        new_row(registry.services.now(), new_id(), Setup(tutorial=True), me.id, seats),
        status="playing",
        origin=position.write(game.state),
        to_act=game.to_act,
    )
    registry.services.metrics.games.inc()
    return await registry.add_game(new, seats, [])


async def keep_record(registry: TableRegistry, text: str, me: Identity) -> Table:
    """A record from elsewhere as a finished table, to be watched and gone on from."""
    try:
        record, game, result = await asyncio.to_thread(replayed, text)
    except KeyflowerError as error:
        raise Refusal(str(error), "bad-file") from None
    now = registry.services.now()
    table_id = new_id()
    seats: list[SeatRow] = []
    for seat in range(record.players):
        seats.append(recorded(seat, recorded_name(record, seat), seats))
    options = TableOptions(record.options.boat_4a_on_turn_order, record.options.boat_3b_leftovers)
    origin = None if game.origin is None else position.write(game.origin)
    row = replace(
        new_row(registry.services.now(), table_id, Setup(options), None, seats),
        status="finished",
        origin=origin,
        seq=len(game.log),
        to_act=[],
        finished_at=now,
        result=result,
        uploaded_by=me.id,
        sealed=Sealed("", 0, [seal.write() for seal in record.seals]),
    )
    entries = log_rows(game, [now] * len(game.log))
    return await registry.add(row, seats, entries, check_record(registry.services.settings.limits))


def new_row(
    now: float, table_id: str, setup: Setup, host: str | None, seats: list[SeatRow]
) -> TableRow:
    """A table that nobody plays at yet."""
    return TableRow(
        id=table_id,
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


def person_here(seat: int, me: Identity, name: str, others: list[SeatRow]) -> SeatRow:
    """A seat with somebody else at the same device."""
    return seating.person(others, seat, me.id, checked_name(name) if name else me.name)


def recorded_name(record: Record, seat: int) -> str:
    """A seat's name in a record from elsewhere, if there is one and it is fit to be shown."""
    try:
        return checked_name(record.names[seat])
    except (IndexError, KeyflowerError):
        return ""


def recorded(seat: int, name: str, others: list[SeatRow]) -> SeatRow:
    """A seat of a record from elsewhere: a bot, a villager, a person, or nobody known."""
    if is_bot(name):
        return SeatRow(seat=seat, kind="bot", bot=name)
    face = known_face(name.lower()) if name.istitle() else ""
    if face and free_face(face, others):
        return SeatRow(seat=seat, kind="person", face=face)
    return SeatRow(seat=seat, kind="person", name=name)


def log_rows(game: Game, times: list[float]) -> list[LogRow]:
    """The log of a game as rows."""
    return [
        LogRow(seq, entry.seat, entry.action, entry.outcomes, times[seq])
        for seq, entry in enumerate(game.log)
    ]


def replayed(text: str) -> tuple[Record, Game, list[int] | None]:
    """A record that was read and gone through to its end, and the points if it is over."""
    record = Record.loads(text)
    if len(record.moves) > MOST_ENTRIES:
        raise Refusal(
            f"a record has at most {MOST_ENTRIES} moves here, not {len(record.moves)}", "bad-file"
        )
    replay = Replay(record)
    while replay.at < len(record.moves):
        replay.step()
    replay.check_result()
    game = replay.game
    return record, game, [score.total for score in game.scores()] if game.over else None
