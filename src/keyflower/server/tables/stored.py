"""A table as it is stored: its row, seats and log, and the game that they lead to.

Every change is made by a function of `keyflower.play`, one at a time: it prepares a step, which is
stored, and only then kept and announced. If another process was faster, storing fails, the table
catches up from the log, and the action is refused as stale.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

from keyflower import play
from keyflower.features.days import closes
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play import News, SeatRow, Setup, Step, TableRow
from keyflower.play.kept import DAMAGED, replay, start_of
from keyflower.play.rows import Pace
from keyflower.rules.log import ENGINE
from keyflower.server.storage import Change, Conflict, LogRow, StorageError
from keyflower.server.storage.rows import checked_setup
from keyflower.server.storage.statements import games
from keyflower.server.tables.quotas import check_quotas
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import Broken, NotAllowed, Stale

T = TypeVar("T")
P = ParamSpec("P")
Make = Callable[Concatenate[play.Table, P], Step | None]
"""A function of `play.moves` or `play.seating`; None: there is nothing to change."""

MAX_DIRECT_ENTRIES = 10  # entries that are replayed directly; more of them in a thread


class StoredTable(play.Table, ABC):
    """What is stored of a table, and its game.

    Built from stored data; raises `Damaged`, or whatever the rules raise, if that is invalid.
    With a `fault` it is only shown, as a table that can't continue.
    """

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow],
        fault: str = "",
    ) -> None:
        setup = Setup() if fault else checked_setup(row, seats)
        super().__init__(row, seats, setup, services.now, services.steady)
        self.services = services
        self.fault = fault
        self.gone = False  # whether it has expired
        self.attended_at = services.steady() - max(0.0, services.now() - row.updated_at)
        self._lock = asyncio.Lock()
        take_up(setup.pace, seats, services.started, services.steady())
        if not fault:
            self.game = start_of(row)
            self.game, self.events = replay(self, row, seats, setup, entries)

    @abstractmethod
    def announce(self, news: News) -> None:
        """Update all viewers, and continue bots and clocks."""

    @abstractmethod
    def stored(self, before: TableRow) -> None:
        """A change of this process is stored: those who are not here hear of it."""

    @abstractmethod
    def attended(self) -> bool:
        """Whether somebody is watching or left recently: bots only play for people."""

    @abstractmethod
    def vanish(self) -> None:
        """It has expired: drop it from memory, and disconnect its viewers."""

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    @property
    def is_kept(self) -> bool:
        """Whether it never expires: a game that people have finished."""
        people = any(row.identity is not None for row in self.seats)
        return self.row.status == "finished" and people

    def closes_at(self) -> float:
        return closes(self.row.daily)

    async def change_now(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        """Make a step and store it; never cancel it. -> entries now

        A task for each action would take longer than the rules do.
        """
        return await self.locked(self._change(make, *args, **kwargs))

    async def change(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        """Make a step and store it, even if whoever asked disconnects. -> entries now"""
        return await self.alone(self._change(make, *args, **kwargs))

    async def _change(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        step = make(self, *args, **kwargs)
        if step is not None:
            await self.store(step)
        return self.seq

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one change at a time; it is finished even if whoever asked disconnects."""
        return await asyncio.shield(self.services.start(self.locked(work)))

    async def locked(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one change at a time, for callers that are never cancelled."""
        async with self._lock:
            if self.fault:
                work.close()
                raise Broken(self.fault)
            return await work

    async def store(self, step: Step) -> None:
        """Write a step, keep it and announce it; if another process was faster, refuse it."""
        services = self.services
        await self._check(step)
        over = step.ends_game
        if over:
            await services.in_thread(step.settle)
        else:
            step.settle()
        before, row = self.row, step.row
        row.version = before.version + 1
        row.due_at = self.due(row, step.seats)
        if step.only is None:
            row.updated_at = services.now()
        change = Change(
            row=row,
            seats=[new for new, old in zip(step.seats, self.seats) if vars(new) != vars(old)],
            entries=step.entries(),
            new_setup=step.setup is not self.setup,
            removed=step.removed,
            also=[also for each in services.features if (also := each.write_with(step))],
        )
        try:
            await services.store.write(games.write_change, change)
        except Conflict:
            await self._catch_up()
            raise Stale("someone else was quicker: look again") from None
        news = step.keep()
        if before.status == "waiting" and row.status == "playing":
            services.metrics.games.inc()
        else:
            services.metrics.actions.inc(len(change.entries))
        if over:
            services.metrics.finished.inc()
        self.stored(before)
        if not step.quiet:
            self.announce(news)

    async def _check(self, step: Step) -> None:
        """Refuse what only the database knows of: freed seats, and too many games with bots."""
        if self.row.status != "waiting":
            return
        store, most = self.services.store, self.services.settings.limits
        for identity in {row.identity for row in step.seats} - {row.identity for row in self.seats}:
            guest = await store.read(games.guests.get, self.id, identity)
            if guest is not None and guest.removed:
                raise NotAllowed(
                    "the host has freed your seat: ask for a new invitation", "seat-freed"
                )
        had, has = (any(row.kind == "bot" for row in rows) for rows in (self.seats, step.seats))
        if most.bot_games and self.row.host and has and not had:
            usage = await store.read(games.count_usage, self.row.host, ENGINE, self.now())
            check_quotas(replace(most, games=0), step.seats, usage)  # it is counted already

    def due(self, row: TableRow, seats: list[SeatRow]) -> float | None:
        """When the server itself must act: at once if a bot is to move and somebody is here, else
        when time is up; if everyone has left, not before somebody comes back."""
        if row.status != "playing":
            return None
        owing = [seats[seat] for seat in row.to_act]
        if any(seat.is_bot for seat in owing):
            return self.services.steady() if self.attended() else None
        ends = [seat.deadline(self.setup.pace) for seat in owing]
        return min((end for end in ends if end is not None), default=None)

    async def refresh(self) -> None:
        if not self.fault:
            await self.alone(self._catch_up())
        elif await self.services.store.read(games.find_table, self.id) is None:
            self.vanish()

    async def _catch_up(self) -> None:
        found = await self.services.store.read(games.find_table, self.id)
        if found is None:
            self.vanish()
            return
        row, seats = found
        if row.version == self.row.version:
            return
        since = self.seq
        if row.seq > since:
            self.attended_at = self.services.steady()  # at another process
        try:
            game, events = await self._read_on(row, seats)
        except StorageError:
            raise
        except Exception as error:
            await self.give_up(error)
            return
        whole = (self.game is None and game is not None) or row.invite != self.row.invite
        only = self.tell_apart(row, seats)
        self.row, self.seats, self.game = row, seats, game
        self.events += events
        self.announce(News(since, whole, only))

    async def _read_on(
        self, row: TableRow, seats: list[SeatRow]
    ) -> tuple[Game | None, list[Event]]:
        """The game as it is stored now, and the new events."""
        since = self.seq
        entries = (
            await self.services.store.read(games.read_log, self.id, since)
            if row.seq > since
            else []
        )
        # More may have been stored between the two reads: then another notice is on its way.
        entries = [entry for entry in entries if entry.seq < row.seq]
        setup = checked_setup(row, seats)
        take_up(setup.pace, seats, self.services.started, self.services.steady())
        arguments = (self, row, seats, setup, entries)
        if len(entries) > MAX_DIRECT_ENTRIES:
            found = await self.services.in_thread(replay, *arguments)
        else:
            found = replay(*arguments)
        self.setup = setup
        return found

    async def give_up(self, error: Exception) -> None:
        """Mark this table as broken, and inform everyone here."""
        if self.fault or self.services.closing:
            return
        self.fault = DAMAGED
        self.game = None
        self.events = []
        await self.services.give_up(self.id, error)
        self.announce(News(0, whole=True))


def take_up(pace: Pace, seats: list[SeatRow], started: float, now: float) -> None:
    """The live clocks of a table that a server which began at `started` finds in the database.

    Nobody could act while no server ran, and the machine's clock may have been set meanwhile: the
    time for a decision that was owed then starts again. The reserve is what it was.
    """
    if pace.kind == "live":
        for row in seats:
            if row.owes_since is not None:
                row.owes_since = min(max(row.owes_since, started), now)
