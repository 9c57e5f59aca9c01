"""The server's own part at a table: bots and clocks."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.server import tutorial
from keyflower.server.clock import deadline
from keyflower.server.days import bot_seed
from keyflower.server.errors import Stale
from keyflower.server.logs import log
from keyflower.server.setup import STAND_IN
from keyflower.server.storage import SeatRow, StorageError
from keyflower.server.tables.moves import Moves
from keyflower.server.tables.stored import News, StoredTable
from keyflower.server.thinking import Closed

LOOK_AGAIN = 1.0  # seconds until a table that another process drives is looked at again


class Driver:
    """Drives one table, unless another process does."""

    def __init__(self, table: StoredTable, moves: Moves) -> None:
        self._table = table
        self._moves = moves
        self._driving: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
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
        if self._bot_to_move() >= 0:
            if not self.busy:
                self._driving = table.services.start(self._guarded(self._drive()))
            return
        due = table.due(table.row, table.seats)
        if due is not None:
            self._call_later(max(0.0, due - table.services.steady()) + 0.01, self._out_of_time)

    def _call_later(self, seconds: float, call: Callable[[], None]) -> None:
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

    # ---- Bots

    def _bot_to_move(self) -> int:
        """A seat for which a bot owes a decision, or -1."""
        table = self._table
        return next((seat for seat in table.row.to_act if table.seats[seat].is_bot), -1)

    async def _drive(self) -> None:
        """Let bots decide as long as it is up to them."""
        table = self._table
        while True:
            seat = self._bot_to_move()
            if table.row.status != "playing" or table.game is None or seat < 0:
                return
            if not await table.services.store.drive(table.id):
                self._look_later()  # another process does, unless it is about to pause
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
            with suppress(Stale):
                await self._play(seat, seq, turn)

    async def _play(self, seat: int, seq: int, turn: list[int]) -> None:
        """Play a turn as long as its next action is legal; `Stale` once anybody else has acted."""
        for number, action in enumerate(turn, seq):
            game = self._table.game
            if number > seq and (game is None or not game.is_legal(action, seat)):
                return
            await self._moves.act_for(seat, number, action)

    async def _planned(self, game: Game, seat: int) -> list[int]:
        """What the seat's bot plans; if it fails, any legal action, so that the game continues."""
        table = self._table
        services = table.services
        row = table.seats[seat]
        spec = row.bot if row.kind == "bot" else STAND_IN
        prepared = tutorial.reply(game, seat) if table.setup.tutorial else None
        if prepared is not None and row.kind == "bot":
            return [prepared]
        payer = services.payer(table.row.host or table.id)
        seed = services.chance()
        if table.row.sealed is not None and table.row.daily:  # the same for everyone
            decisions = sum(entry.seat == seat for entry in game.log)
            seed = bot_seed(table.row.sealed.secret, seat, decisions)
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
            await self._table.alone(self._store_pause())

    async def _store_pause(self) -> None:
        table = self._table
        if table.row.due_at is not None and not table.attended():
            await table.store(table.row, table.seats, [])

    def _look_later(self) -> None:
        """See in a moment whether bots still have to move."""
        if self._table.attended() and self._timer is None and not self._table.services.closing:
            self._call_later(LOOK_AGAIN, self.wake)

    # ---- Clocks

    def _out_of_time(self) -> None:
        self._table.services.start(self._guarded(self._time_out()))

    async def _time_out(self) -> None:
        """Let a bot play for those whose time is up."""
        table = self._table
        table.attended_at = table.services.steady()  # the others are to find it played on
        if not await table.services.store.drive(table.id):
            return
        with suppress(Stale):
            await table.alone(self._stand_in())
        self.wake()

    async def _stand_in(self) -> None:
        table = self._table
        now = table.services.steady()
        seats = table.copied_seats()
        late = [row for row in seats if self._is_late(row, now)]
        if table.row.status != "playing" or not late:
            return
        for row in late:
            row.stand_in = True
            row.pass_mode = ""
            row.reserve = 0.0
        await table.store(table.row, seats, [])
        log.info("time is up", table=table.id, seats=[row.seat for row in late])
        table.announce(News(table.seq))

    def _is_late(self, row: SeatRow, now: float) -> bool:
        if row.seat not in self._table.row.to_act or row.is_bot:
            return False
        end = deadline(self._table.setup.pace, row.reserve, row.owes_since)
        return end is not None and end <= now
