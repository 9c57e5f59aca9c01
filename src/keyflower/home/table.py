"""A table that is kept: changed one step at a time, stored before anything of it is shown.

Every change is made by a function of `keyflower.play`: it prepares a step, which is stored, and
only then kept and announced. If another process or tab was faster, storing fails, the table catches
up from its log, and the action is refused as stale.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import ref

from keyflower import play
from keyflower.bots.failure import BotFailure
from keyflower.bots.seeds import derived_seed
from keyflower.home.days import closes
from keyflower.home.once import Once
from keyflower.home.ports import Closed, Host, StorageFailure
from keyflower.play import News, SeatRow, Setup, Step, TableRow, moves, seating
from keyflower.play.advice import ADVISER, hint_of, hint_seat, note_advice
from keyflower.play.audience import Viewer
from keyflower.play.errors import Broken, Stale, Unavailable, Unknown
from keyflower.play.kept import DAMAGED, checked_setup, replay, start_of
from keyflower.play.messages import Hint, State
from keyflower.play.rows import LogRow, Pace
from keyflower.play.table import plays_bots

T = TypeVar("T")
P = ParamSpec("P")
Make = Callable[Concatenate[play.Table, P], Step | None]
"""A function of `play.moves` or `play.seating`; None: there is nothing to change."""

MAX_DIRECT_ENTRIES: Final = 10  # entries that are replayed directly; more of them in a thread
LOOK_AGAIN: Final = 1.0  # seconds until a table that another process drives is looked at again


class HostedTable(play.Table):
    """A table of a home: with its store, its viewers, bots and clocks.

    Built from stored data; raises `Damaged`, or whatever the rules raise, if that is invalid.
    With a `fault` it is only shown, as a table that can't continue.
    """

    def __init__(
        self,
        host: Host,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow] = (),
        fault: str = "",
    ) -> None:
        setup = Setup() if fault else checked_setup(row, seats)
        super().__init__(row, seats, setup, host.now, host.steady)
        self.host = host
        self.fault = fault
        self.gone = False  # whether it was deleted
        self.used_at = host.steady()
        self.attended_at = host.steady() - max(0.0, host.now() - row.updated_at)
        self._lock = asyncio.Lock()
        self._hints: Once[tuple[int, int], Hint] = Once(len(seats))  # by entries, seat
        restart_clocks(setup.pace, seats, host.started, host.steady())
        if not fault:
            self.game = start_of(row)
            self.game, self.events = replay(self, row, seats, setup, entries)
        self.audience = host.audience(self)
        self.driver = Driver(self)

    @property
    def idle(self) -> bool:
        """Whether it has no viewers, no bot is thinking and no change is under way."""
        return not (self.audience.viewers or self.driver.busy or self._lock.locked())

    @property
    def is_kept(self) -> bool:
        """Whether it never expires: a game that people have finished."""
        people = any(row.identity is not None for row in self.seats)
        return self.row.status == "finished" and people

    def closes_at(self) -> float:
        return closes(self.row.daily)

    # ---- Changes

    async def change(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        """Make a step and store it, even if the client disconnects. -> entries now"""
        return await self.alone(self._change(make, *args, **kwargs))

    async def change_now(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        """Make a step and store it, for callers that are never cancelled. -> entries now

        A task for each action would take longer than the rules do.
        """
        return await self._locked(self._change(make, *args, **kwargs))

    async def _change(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        step = make(self, *args, **kwargs)
        if step is not None:
            await self._store(step)
        return self.seq

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one change at a time; it is finished even if the client disconnects."""
        return await asyncio.shield(self.host.start(self._locked(work)))

    async def _locked(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            if self.fault:
                work.close()
                raise Broken(self.fault)
            return await work

    async def _store(self, step: Step) -> None:
        """Write a step, keep it and announce it; if another writer was faster, refuse it."""
        if step.ends_game:
            await self.host.in_thread(step.settle)
        else:
            step.settle()
        before, row = self.row, step.row
        row.version = before.version + 1
        row.due_at = self.due(row, step.seats)
        if step.only is None:
            row.updated_at = self.now()
        if not await self.host.tables.write(self, step):
            await self._catch_up()
            raise Stale("someone else was quicker: look again")
        news = step.keep()
        self.host.wrote(self, self.audience, before, len(step.events))
        if not step.quiet:
            self._announce(news)

    def due(self, row: TableRow, seats: list[SeatRow]) -> float | None:
        """When the home itself must act: at once if a bot is to move and a person is here, else
        when time is up; if everyone has left, not before a person comes back."""
        if row.status != "playing":
            return None
        owing = [seats[seat] for seat in row.to_act]
        if any(seat.is_bot for seat in owing):
            return self.steady() if self.attended() else None
        ends = [seat.deadline(self.setup.pace) for seat in owing]
        return min((end for end in ends if end is not None), default=None)

    async def refresh(self) -> None:
        """Catch up with what another process or tab has stored."""
        if not self.fault:
            await self.alone(self._catch_up())
        elif await self.host.tables.read(self.id) is None:
            self._vanish()

    async def _catch_up(self) -> None:
        since = self.seq
        try:
            stored = await self.host.tables.read(self.id, since)
            if stored is None:
                self._vanish()
                return
            row, seats, entries = stored
            if row.version == self.row.version:
                return
            if row.seq > since:
                self.attended_at = self.steady()  # at another process
            setup = checked_setup(row, seats)
            restart_clocks(setup.pace, seats, self.host.started, self.steady())
            given = (self, row, seats, setup, entries)
            if len(entries) > MAX_DIRECT_ENTRIES:
                game, events = await self.host.in_thread(replay, *given)
            else:
                game, events = replay(*given)
        except StorageFailure:
            raise
        except Exception as error:  # damaged data can make the rules raise anything
            await self.give_up(error)
            return
        whole = (self.game is None and game is not None) or row.invite != self.row.invite
        only = self.tell_apart(row, seats)
        self.row, self.seats, self.setup, self.game = row, seats, setup, game
        self.events += events
        self._announce(News(since, whole, only))

    async def give_up(self, error: Exception) -> None:
        """Mark this table as broken, and inform everyone here."""
        if self.fault or self.host.closing:
            return
        self.fault = DAMAGED
        self.game = None
        self.events = []
        await self.host.give_up(self.id, error)
        self._announce(News(0, whole=True))

    def _announce(self, news: News) -> None:
        """Update all viewers, and continue bots and clocks."""
        self.used_at = self.steady()
        self.audience.tell(news)
        self.driver.wake()

    def _vanish(self) -> None:
        """It was deleted: disconnect its viewers."""
        self.driver.rest()
        self.gone = True
        self.audience.disconnect()

    # ---- Attendance: bots only play for people

    def attended(self) -> bool:
        """Whether a person is watching or left recently; nobody needs the rest of a game against
        bots that was given up."""
        gone = self.steady() - self.attended_at
        recently = gone < self.host.pause_after and not self._given_up()
        return bool(self.audience.viewers) or recently

    def _given_up(self) -> bool:
        """Whether the only person has left their seat to a bot."""
        people = [row for row in self.seats if row.kind == "person"]
        alone = len({row.identity for row in people}) == 1
        return alone and all(row.stand_in for row in people)

    async def state(self, identity: str | None, since: int = 0, chat: int = 0) -> State:
        """Everything that a client may know, with events and chat from those numbers on."""
        lines = await self.audience.chat_since(chat)
        if self.closed_to(identity):  # it has started since
            raise unknown_table()
        state = self.audience.state(identity, since, lines)
        if state.you.here:
            self.audience.seen(identity)
            self._attend(not self.attended())
        return state

    async def look(self, viewer: Viewer, since: int, chat: int = 0) -> None:
        """A viewer joins: they get the state now and every update from here on."""
        paused = not self.attended()
        if not since and not self.fault and len(self.seats_of(viewer.identity)) > 1:
            await self.change(seating.close_curtain, viewer.identity)
        await self.audience.look(viewer, since, chat)
        self._attend(paused)

    def _attend(self, paused: bool) -> None:
        """A person is here: paused bots continue."""
        self.attended_at = self.steady()
        if paused:
            self.driver.wake()

    async def move(
        self,
        make: Callable[Concatenate[play.Table, str, P], Step],
        identity: str,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> int:
        """A move of a player who may not be watching: the bots play on for them. -> entries now"""
        if self.seats_of(identity):
            self.audience.seen(identity)
            self.attended_at = self.steady()
        return await self.change(make, identity, *args, **kwargs)

    def leave_view(self, viewer: Viewer) -> None:
        """A viewer has left."""
        self.audience.leave(viewer)
        self.used_at = self.attended_at = self.steady()

    # ---- Hints

    async def hint(self, identity: str) -> Hint:
        """What a bot would do in a player's place, and why; for a position it is asked once."""
        game, seat, seq = self.playing(), hint_seat(self, identity), self.seq

        async def work() -> Hint:
            view = game.view(seat)
            try:
                thoughts = await self.host.thinkers.consider(game, seat, identity)
            except BotFailure as failure:
                raise Unavailable(f"no hint this time: the bot {failure.verdict}") from None
            except Closed as closed:
                raise Unavailable(str(closed)) from None
            if plays_bots(self.seats, seat) and not self.setup.advised:
                await self.change(note_advice)
            return hint_of(view, seq, ADVISER, thoughts)

        return await self._hints.get((seq, seat), work)

    def knows_hint(self, identity: str) -> bool:
        """Whether a player's hint for the position now is at hand."""
        return self._hints.has((self.seq, self.seat_of(identity)))


class Driver:
    """The home's own part at a table: bots and clocks, unless another process plays it."""

    def __init__(self, table: HostedTable) -> None:
        self._ref = ref(table)  # no cycle: a released table is freed at once
        self._driving: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> HostedTable:
        table = self._ref()
        assert table is not None
        return table

    @property
    def busy(self) -> bool:
        """Whether a bot decides now."""
        return self._driving is not None and not self._driving.done()

    def rest(self) -> None:
        """Do nothing more until the next `wake`."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Start the next bot, or the timer of a clock."""
        self.rest()
        table = self._table
        if table.row.status != "playing" or table.host.closing or table.fault:
            return
        try:
            self._set_going()
        except Exception as error:
            table.host.start(table.give_up(error))

    def _set_going(self) -> None:
        table = self._table
        if table.bot_to_act() >= 0:
            if not self.busy:
                self._driving = table.host.start(self._guarded(self._drive()))
            return
        due = table.due(table.row, table.seats)
        if due is not None:
            wait = max(0.0, due - table.steady()) + 0.01
            self._call_later(wait, lambda: table.host.start(self._guarded(self._time_out())))

    def _call_later(self, seconds: float, call: Callable[[], object]) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, call)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the home's part; if it fails, mark the table as broken: others continue."""
        try:
            await work
        except StorageFailure as failure:
            self._table.host.stopped(self._table.audience, failure)
        except Exception as error:
            self.rest()
            await self._table.give_up(error)

    async def _drive(self) -> None:
        """Let bots decide as long as it is up to them."""
        table = self._table
        while True:
            seat = table.bot_to_act()
            if table.row.status != "playing" or table.game is None or seat < 0:
                return
            if not await table.host.tables.drive(table.id):
                # Another process does, unless it is about to pause: look again in a moment.
                if table.attended() and self._timer is None and not table.host.closing:
                    self._call_later(LOOK_AGAIN, self.wake)
                return
            if not table.attended():
                await self._pause()
                if not table.attended():
                    return
                continue
            seq = table.seq
            try:
                plan = await self._plan(seat)
            except Closed:
                return
            with suppress(Stale):  # a player has acted, or another process
                for number, action in moves.follow_plan(table, seat, seq, plan):
                    await table.change_now(moves.answer, seat, number, action)

    async def _plan(self, seat: int) -> list[int]:
        """What the seat's bot plans; if it fails, any legal action, so that the game continues."""
        table, game = self._table, self._table.playing()
        answer = table.host.script(table, seat)
        if answer is not None:
            return [answer]
        seed = secrets.randbits(64)
        if table.row.sealed is not None and table.row.daily:  # the same for everyone
            decisions = sum(entry.seat == seat for entry in game.log)
            seed = derived_seed("daily", table.row.sealed.secret, seat, decisions)
        try:
            return await table.host.thinkers.plan(table, game, seat, seed)
        except BotFailure:
            return (await table.host.in_thread(game.clone().legal, seat))[:1]

    async def _pause(self) -> None:
        """Pause the bots until a person is here again; until then no process drives the table."""
        table = self._table
        await table.host.tables.release(table.id)  # the process where a person is may go on
        with suppress(Stale):
            await table.change(self._paused)

    def _paused(self, _table: play.Table) -> Step | None:
        if self._table.row.due_at is None or self._table.attended():
            return None
        step = Step(self._table)
        step.quiet = True
        return step

    async def _time_out(self) -> None:
        """Let a bot play for those whose time is up."""
        table = self._table
        table.attended_at = table.steady()  # the others are to find it played on
        if not await table.host.tables.drive(table.id):
            return
        with suppress(Stale):
            await table.change(seating.replace_late)
        self.wake()


def restart_clocks(pace: Pace, seats: list[SeatRow], started: float, now: float) -> None:
    """The live clocks of a table that a home which began at `started` finds in its store.

    Nobody could act while no home ran, and the machine's clock may have been set meanwhile: the
    time for a decision that was owed then starts again. The reserve is what it was.
    """
    if pace.kind == "live":
        for row in seats:
            if row.owes_since is not None:
                row.owes_since = min(max(row.owes_since, started), now)


def unknown_table() -> Unknown:
    """The same for tables that don't exist and those that the client may not see."""
    return Unknown("there is no such table, or it is not open to you: ask for an invitation")
