"""The server's own part at a table: bots and clocks."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from weakref import ref

from keyflower.bots.failure import BotFailure
from keyflower.bots.seeds import derived_seed
from keyflower.game import Game
from keyflower.play import Step, Table, moves, seating
from keyflower.server.bots import Closed
from keyflower.server.logs import log
from keyflower.server.storage import StorageError
from keyflower.server.tables.stored import StoredTable
from keyflower.server.web.errors import Stale

LOOK_AGAIN = 1.0  # seconds until a table that another process drives is looked at again


class Driver:
    """Drives one table, unless another process does."""

    def __init__(self, table: StoredTable) -> None:
        self._found = ref(table)  # no cycle: a released table is freed at once
        self._driving: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> StoredTable:
        table = self._found()
        assert table is not None
        return table

    @property
    def busy(self) -> bool:
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
        if table.row.status != "playing" or table.services.closing or table.fault:
            return
        try:
            self._set_going()
        except Exception as error:
            table.services.start(table.give_up(error))

    def _set_going(self) -> None:
        table = self._table
        if table.bot_to_act() >= 0:
            if not self.busy:
                self._driving = table.services.start(self._guarded(self._drive()))
            return
        due = table.due(table.row, table.seats)
        if due is not None:
            self._call_later(
                max(0.0, due - table.services.steady()) + 0.01,
                lambda: table.services.start(self._guarded(self._time_out())),
            )

    def _call_later(self, seconds: float, call: Callable[[], object]) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, call)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the server's part; if it fails, mark the table as broken: others continue."""
        try:
            await work
        except StorageError:
            raise  # the sweep tries again when the database is back
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
            if not await table.services.store.drive(table.id):
                # Another process does, unless it is about to pause: look again in a moment.
                if table.attended() and self._timer is None and not table.services.closing:
                    self._call_later(LOOK_AGAIN, self.wake)
                return
            if not table.attended():
                await self._pause()
                if not table.attended():
                    return
                continue
            seq = table.seq
            try:
                turn = await self._planned(table.game, seat)
            except Closed:
                return
            with suppress(Stale):  # anybody else has acted
                for number, action in moves.follow_plan(table, seat, seq, turn):
                    await table.change_now(moves.answer, seat, number, action)

    async def _planned(self, game: Game, seat: int) -> list[int]:
        """What the seat's bot plans; if it fails, any legal action, so that the game continues."""
        table = self._table
        services = table.services
        spec = table.bot_of(seat)
        for feature in services.features:
            if (answer := feature.answer(table, seat)) is not None:
                return [answer]
        payer = services.payer(table.row.host or table.id)
        seed = services.chance()
        if table.row.sealed is not None and table.row.daily:  # the same for everyone
            decisions = sum(entry.seat == seat for entry in game.log)
            seed = derived_seed("daily", table.row.sealed.secret, seat, decisions)
        try:
            return await services.thinkers.plan(spec, seed, game.view(seat), payer, table.id)
        except BotFailure as failure:
            log.warning("bot failed", table=table.id, seat=seat, bot=spec, verdict=failure.verdict)
            services.metrics.bot_failures.inc()
            return (await services.in_thread(game.clone().legal, seat))[:1]

    async def _pause(self) -> None:
        """Pause the bots until somebody is here again; until then no process drives the table."""
        await self._table.services.store.release(self._table.id)  # whoever is there may go on
        with suppress(Stale):
            await self._table.change(self._paused)

    def _paused(self, _table: Table) -> Step | None:
        if self._table.row.due_at is None or self._table.attended():
            return None
        step = Step(self._table)
        step.quiet = True
        return step

    async def _time_out(self) -> None:
        """Let a bot play for those whose time is up."""
        table = self._table
        table.attended_at = table.services.steady()  # the others are to find it played on
        if not await table.services.store.drive(table.id):
            return
        with suppress(Stale):
            await table.change(seating.replace_late)
        self.wake()
