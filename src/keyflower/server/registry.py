"""All tables that this process has in memory: finding, creating, driving and releasing them."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE
from keyflower.rules.lookup import lookup_of
from keyflower.server import tutorial, wire
from keyflower.server.errors import Broken, Refusal, Stale, WrongTime
from keyflower.server.faults import DAMAGED, game_file, is_bot
from keyflower.server.identity import DAY, ID, new_id
from keyflower.server.logs import log
from keyflower.server.metrics import Metrics
from keyflower.server.opponents import checked_spec
from keyflower.server.quotas import check_game, check_record
from keyflower.server.services import Services
from keyflower.server.settings import MOST_ENTRIES, MOST_WITH_UNDO, Settings
from keyflower.server.setup import NewTable, Setup, TableOptions, check
from keyflower.server.storage import (
    Damaged,
    Identity,
    LogRow,
    SeatRow,
    StorageError,
    Store,
    TableRow,
)
from keyflower.server.storage.queries import Allow, Seated
from keyflower.server.tables import Table, table_info, unknown_table
from keyflower.server.tables.presence import NOTICE
from keyflower.server.text import checked_name
from keyflower.server.thinking import Lanes
from keyflower.server.villagers import free_face, known_face

T = TypeVar("T")

GRACE = 3.0  # seconds that another process has to drive its own tables
LISTED = 50  # tables in a list
IN_USE = 30.0  # seconds for which whoever asked for a table may still be at work with it


class TableRegistry(Services):
    """Finds, creates and releases tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Lanes,
        metrics: Metrics,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        super().__init__(settings, store, thinkers, metrics, now, steady)
        self.tables: dict[str, Table] = {}
        self._unread: set[str] = set()  # due tables that could not be read; said once
        self._loading: dict[str, asyncio.Lock] = {}
        metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        metrics.watch("bots_waiting", "Decisions that bots have to make", lambda: thinkers.waiting)
        metrics.watch("bot_seconds", "Time that bots thought in all", lambda: thinkers.seconds)

    # ---- Finding

    async def get(self, table_id: str) -> Table:
        """A table by its id."""
        table = self.tables.get(table_id)
        if table is not None and not table.gone:
            table.used_at = self.steady()  # it stays in memory while whoever asked works with it
            return table
        if not ID.fullmatch(table_id):  # saves a query
            raise unknown_table()
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                table = self.tables.get(table_id)
                if table is None or table.gone:
                    table = await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        return table

    async def _load(self, table_id: str) -> Table:
        found = await self.store.table(table_id)
        if found is None:
            raise unknown_table()
        row, seats = found
        table = await self._built(row, seats)
        self.tables[table_id] = table
        if table.fault:
            return table
        # Another process may have changed it while it was read; no notice of that came here.
        self.start(self.refresh(table))
        table.driver.wake()
        return table

    async def _built(self, row: TableRow, seats: list[SeatRow]) -> Table:
        """A table from what is stored; a damaged one is marked as broken and only shown."""
        try:
            entries = await self.store.entries(row.id)
            entries = [entry for entry in entries if entry.seq < row.seq]
            return await asyncio.to_thread(Table, self, row, seats, entries)
        except Broken as fault:
            return Table(self, row, seats, [], str(fault))
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, Damaged):
                raise
            await self.give_up(row.id, error)
            return Table(self, row, seats, [], DAMAGED)

    async def visible(self, table_id: str, identity: str | None) -> Table:
        """A table that somebody may see."""
        table = await self.get(table_id)
        await table.admit(identity)
        await self.see(table)
        return table

    async def see(self, table: Table) -> None:
        """Note that somebody looked at a table that could expire; written at most once a day."""
        now = self.now()
        row = table.row
        latest = (row.updated_at, row.seen_at or 0.0)
        if table.is_kept or any(abs(now - at) <= DAY for at in latest):
            return
        row.seen_at = now
        with suppress(StorageError):  # the next visitor tries again, a day later
            await self.store.see_table(table.id, now)

    # ---- Driving

    async def sweep(self) -> None:
        """Drive tables that wait for the server, and release idle ones."""
        while not self.closing:
            try:
                await self._sweep_once(self.steady() - GRACE)
            except Exception as error:
                log.error("the sweep failed", error)
            await asyncio.sleep(self.settings.sweep)

    async def resume(self) -> None:
        """After a start: drive every table that waits for the server."""
        waiting = await self.store.other_engines(ENGINE)
        if waiting:
            log.warning("games of another engine wait for it", games=waiting, engine=ENGINE)
        await self._sweep_once(self.steady())

    async def _sweep_once(self, before: float) -> None:
        for table_id in await self.store.due(before, 200, ENGINE):
            try:
                (await self.get(table_id)).driver.wake()
                self._unread.discard(table_id)
            except Exception as error:
                if table_id not in self._unread:
                    self._unread.add(table_id)
                    log.error("a table cannot be read", error, table=table_id)
        unused = self.steady() - self.settings.keep_idle
        for table in list(self.tables.values()):
            if table.idle and table.used_at < unused:
                await self._release(table)

    def on_notice(self, table_id: str, what: str) -> None:
        """Another process has changed something."""
        if what == "all":
            for table in list(self.tables.values()):
                self._on_table_notice(table, what)
            return
        known = self.tables.get(table_id)
        if known is not None:
            self._on_table_notice(known, what)

    def _on_table_notice(self, table: Table, what: str) -> None:
        """Bring a table up to date; an idle one is released and read again when it's needed."""
        if what.startswith(NOTICE):
            table.audience.presence.heard(what)
            return
        if table.idle and table.used_at < self.steady() - IN_USE:
            self.start(self._release(table))
            return
        if what != "chat":
            self.start(self.refresh(table))
        if what != "table":
            self.start(table.audience.tell_chat())

    async def refresh(self, table: Table) -> None:
        """Load what other processes have stored for a table; forget it if it has expired."""
        await table.refresh()
        if table.gone and self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def _release(self, table: Table) -> None:
        """Drop a table from memory, and let other processes drive it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.driver.rest()
        await self.store.release(table.id)

    # ---- Creating

    async def create(self, request: NewTable, me: Identity) -> Table:
        """A new table as requested; whoever creates it is the host."""
        check(request)
        setup = Setup(request.options, request.pace, request.hints, scores=request.scores)
        table_id = new_id()
        seats = []
        for seat, wanted in enumerate(request.seats):
            if wanted.kind == "me":
                seats.append(person(seat, me))
            elif wanted.kind == "bot":
                seats.append(SeatRow(seat=seat, kind="bot", bot=wanted.bot))
            else:
                seats.append(SeatRow(seat=seat))
        row = self._row(table_id, setup, me.id)
        row = msgspec.structs.replace(row, listed=request.listed, watchable=request.watchable)
        table = await self._add_game(row, seats, [])
        if request.start:
            await table.seating.start(me.id, None)
        return table

    def _row(self, table_id: str, setup: Setup, host: str | None) -> TableRow:
        now = self.now()
        return TableRow(
            id=table_id,
            status="waiting",
            host=host,
            invite=secrets.token_urlsafe(16),
            setup=msgspec.to_builtins(setup),
            engine=ENGINE,
            catalogue=lookup_of(None).version,
            created_at=now,
            updated_at=now,
        )

    async def _add_game(self, row: TableRow, seats: list[SeatRow], entries: list[LogRow]) -> Table:
        """A table to play at, unless its host has too many."""
        return await self._add(row, seats, entries, check_game(self.settings.limits, seats))

    async def _add(
        self, row: TableRow, seats: list[SeatRow], entries: list[LogRow], allow: Allow | None
    ) -> Table:
        table = await asyncio.to_thread(Table, self, row, seats, entries)  # or it is not stored
        await self.store.add_table(row, seats, entries, allow)
        self.tables[row.id] = table
        table.driver.wake()
        return table

    async def rematch(self, old: Table, me: Identity) -> Table:
        """The same seats again: bots stay, the asker sits, the other players' seats are open."""
        seat = old.own_seat(me.id)
        if old.row.status != "finished":
            raise WrongTime("a rematch is possible once the game is over")
        if old.row.next_table is not None:
            return await self.get(old.row.next_table)
        table_id = new_id()
        seats = []
        for row in old.seats:
            if row.seat == seat:
                seats.append(person(row.seat, me))
            elif row.kind == "bot":
                seats.append(SeatRow(seat=row.seat, kind="bot", bot=row.bot))
            else:
                seats.append(SeatRow(seat=row.seat))
        setup = msgspec.structs.replace(old.setup, tutorial=False)  # a game like any other
        kept = self._row(table_id, setup, me.id)
        kept = msgspec.structs.replace(kept, listed=old.row.listed, watchable=old.row.watchable)
        table = await self._add_game(kept, seats, [])
        for row in old.seats:
            if row.identity is not None:
                await self.store.admit(table_id, row.identity)
        try:
            await old.seating.set_next(table_id)
        except Stale:  # another player was quicker: use their table
            await table.seating.leave(me.id)
            return await self.rematch(await self.get(old.id), me)
        if all(row.kind != "open" for row in seats):
            await table.seating.start(me.id, None)
        return table

    async def go_on(self, old: Table, body: wire.ContinueBody, me: Identity) -> Table:
        """A new game against bots that continues a finished one from some point."""
        checked_spec(body.bot)
        old.check_well()
        if old.row.status != "finished" or old.game is None:
            raise WrongTime("only a finished game can be continued")
        if not 1 <= body.at <= len(old.events) or body.seat >= len(old.seats):
            raise Refusal(f"at is 1 to {len(old.events)}, seat 0 to {len(old.seats) - 1}")
        if body.at > MOST_WITH_UNDO:
            raise Refusal(f"continue from one of the first {MOST_WITH_UNDO} entries")
        game = await asyncio.to_thread(game_after, old.game, body.at)
        if game.over:
            raise Refusal("the game is over at that point: continue from an earlier one")
        now = self.steady()
        table_id = new_id()
        seats = [
            person(seat, me) if seat == body.seat else SeatRow(seat=seat, kind="bot", bot=body.bot)
            for seat in range(len(old.seats))
        ]
        for row in seats:
            row.owes_since = now if row.seat in game.to_act else None
        setup = Setup(old.setup.options)
        new = msgspec.structs.replace(
            self._row(table_id, setup, me.id),
            status="playing",
            origin=old.row.origin,
            seq=body.at,
            to_act=game.to_act,
            due_at=now,
        )
        entries = log_rows(game, [event.at for event in old.events])
        self.metrics.games.inc()
        return await self._add_game(new, seats, entries)

    async def learn(self, me: Identity) -> Table:
        """The tutorial of somebody: the one started and not finished, or a new one."""
        for row, seats in await self.store.lookup_of(me.id, LISTED):
            setup = setup_of(row)
            if row.broken is not None or setup is None:
                continue
            if not setup.tutorial or row.status != "playing" or seats[tutorial.LEARNER].stand_in:
                continue
            table = await self.get(row.id)
            if table.game is not None and tutorial.unfinished(table.game):
                return table
        game = tutorial.begin()
        seats = [SeatRow(seat=seat, kind="bot", bot=tutorial.OPPONENT) for seat in range(2)]
        seats[tutorial.LEARNER] = person(tutorial.LEARNER, me)
        new = msgspec.structs.replace(
            self._row(new_id(), Setup(tutorial=True), me.id),
            status="playing",
            origin=position.write(game.state),
            to_act=game.to_act,
        )
        self.metrics.games.inc()
        return await self._add_game(new, seats, [])

    async def keep_record(self, text: str, me: Identity) -> Table:
        """A record from elsewhere as a finished table, to be watched and gone on from."""
        record, game, result = await asyncio.to_thread(replayed, text)
        now = self.now()
        table_id = new_id()
        seats: list[SeatRow] = []
        for seat in range(record.players):
            seats.append(recorded(seat, recorded_name(record, seat), seats))
        options = TableOptions(
            record.options.boat_4a_on_turn_order, record.options.boat_3b_leftovers
        )
        origin = None if game.origin is None else position.write(game.origin)
        row = msgspec.structs.replace(
            self._row(table_id, Setup(options), None),
            status="finished",
            origin=origin,
            seq=len(game.log),
            to_act=[],
            finished_at=now,
            result=result,
            uploaded_by=me.id,
        )
        entries = log_rows(game, [now] * len(game.log))
        return await self._add(row, seats, entries, check_record(self.settings.limits))

    async def game_file(self, table: Table, identity: str | None) -> dict[str, object]:
        """What somebody may keep of a game that can't go on."""
        entries = await self.store.readable_entries(table.id)
        return game_file(table.row, table.seats, entries, table.seat_of(identity))

    # ---- Lists

    async def open_tables(self) -> list[wire.TableInfo]:
        """Tables with seats for whoever comes."""
        return self._listed(await self.store.open_tables(LISTED))

    async def watchable_tables(self) -> list[wire.TableInfo]:
        """Games that anyone may watch."""
        return self._listed(await self.store.watchable_tables(LISTED))

    async def finished_tables(self) -> list[wire.TableInfo]:
        """Games that anyone could watch and that are over."""
        return self._listed(await self.store.finished_tables(LISTED))

    def _listed(self, found: list[Seated]) -> list[wire.TableInfo]:
        return [listed(row, seats, self.ahead()) for row, seats in found]

    async def lookup_of(self, identity: str) -> list[wire.MyGame]:
        """Somebody's own tables, first those that wait for them."""
        games = []
        for row, seats in await self.store.lookup_of(identity, LISTED):
            seat = next((each for each in seats if each.identity == identity), None)
            turn = seat is not None and row.status == "playing" and seat.seat in row.to_act
            mine = None if seat is None else seat.seat
            games.append(wire.MyGame(listed(row, seats, self.ahead()), mine, turn))
        games.sort(key=lambda game: not game.my_turn)
        return games


def person(seat: int, me: Identity) -> SeatRow:
    """A seat with somebody on it."""
    return SeatRow(seat=seat, kind="person", identity=me.id, name=me.name, face=me.face)


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


def listed(row: TableRow, seats: list[SeatRow], ahead: float) -> wire.TableInfo:
    """A table as lists show it."""
    setup = setup_of(row)
    if setup is None:
        row = msgspec.structs.replace(row, broken=row.broken or "damaged setup")
    return table_info(row, seats, setup or Setup(), ahead)


def setup_of(row: TableRow) -> Setup | None:
    """A table's set-up; None where it is damaged."""
    try:
        return msgspec.convert(row.setup, Setup)
    except msgspec.ValidationError:
        return None


def log_rows(game: Game, times: list[float]) -> list[LogRow]:
    """The log of a game as rows."""
    return [
        LogRow(seq, entry.seat, entry.action, entry.outcomes, times[seq])
        for seq, entry in enumerate(game.log)
    ]


def game_after(game: Game, entries: int) -> Game:
    """A game as it was after that many entries of its log."""
    then = game.start()
    for entry in game.log[len(then.log) : entries]:
        then.repeat(entry)
    return then


def replayed(text: str) -> tuple[Record, Game, list[int] | None]:
    """A record that was read and gone through to its end, and the points if it is over."""
    record = Record.loads(text)
    if len(record.moves) > MOST_ENTRIES:
        raise Refusal(f"a record has at most {MOST_ENTRIES} moves here, not {len(record.moves)}")
    replay = Replay(record)
    while replay.at < len(record.moves):
        replay.step()
    replay.check_result()
    game = replay.game
    return record, game, [score.total for score in game.scores()] if game.over else None
