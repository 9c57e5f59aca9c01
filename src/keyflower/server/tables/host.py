"""What tables need of the server that is their home."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from keyflower import play
from keyflower.bots.failure import BotFailure
from keyflower.bots.thought import Thought
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.home.features import tutorial
from keyflower.home.ports import StorageFailure, TableStore, Thinkers
from keyflower.play import Table, TableRow
from keyflower.play.advice import ADVISER
from keyflower.server.logs import log
from keyflower.server.tables.audience import ServerAudience
from keyflower.server.tables.services import Services
from keyflower.server.tables.sql import SqlTables

T = TypeVar("T")
P = ParamSpec("P")


class WorkerThinkers:
    """The `Thinkers` of a server: worker processes, shared fairly by people and networks."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def plan(self, table: Table, game: Game, seat: int, seed: int) -> list[int]:
        """A turn of the bot that plays a seat, on the time of the table's host."""
        services, spec = self._services, table.bot_of(seat)
        payer = services.payer(table.row.host or table.id)
        view = game.view(seat)
        try:
            return await services.thinkers.plan(spec, seed, view, payer, table.id)
        except BotFailure as failure:
            log.warning("bot failed", table=table.id, seat=seat, bot=spec, verdict=failure.verdict)
            services.metrics.bot_failures.inc()
            raise

    async def consider(self, game: Game, seat: int, person: str) -> list[Thought]:
        """What the adviser thinks, on that person's time."""
        services = self._services
        view, seed = game.view(seat), secrets.randbits(64)
        return await services.thinkers.advice.consider(ADVISER, seed, view, services.payer(person))

    async def expect(self, record: Record, payer: str) -> list[list[float]]:
        """Each seat's expected share of the win, on a person's time."""
        services = self._services
        return await services.thinkers.analysis.expect(record, services.payer(payer))


class ServerHost:
    """The `Host` of a server's tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.tables: TableStore = SqlTables(services)
        self.thinkers: Thinkers = WorkerThinkers(services)
        self.now = services.now
        self.steady = services.steady
        self.started = services.started
        self.pause_after = services.settings.pause_after

    @property
    def closing(self) -> bool:
        """Nothing new is started any more."""
        return self._services.closing

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a background task; unexpected errors are logged."""
        return self._services.start(work)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what takes long in one of the threads of tables."""
        return await self._services.in_thread(work, *args, **kwargs)

    def audience(self, table: Table) -> ServerAudience:
        """The viewers of a table, at every process."""
        return ServerAudience(table, self._services)

    def script(self, table: Table, seat: int) -> int | None:
        """What the opponent of a tutorial does."""
        return tutorial.answer(table, seat)

    def wrote(self, table: Table, audience: play.Audience, before: TableRow, entries: int) -> None:
        """Count what was stored; features hear of it."""
        metrics, now = self._services.metrics, table.row.status
        if before.status == "waiting" and now == "playing":
            metrics.games.inc()
        else:
            metrics.actions.inc(entries)
        if before.status != "finished" and now == "finished":
            metrics.finished.inc()
        for feature in self._services.features:
            feature.on_stored(audience, before)

    async def give_up(self, table_id: str, error: Exception) -> None:
        """Mark a damaged table in the database."""
        await self._services.give_up(table_id, error)

    def stopped(self, audience: play.Audience, failure: StorageFailure) -> None:
        """The sweep tries again when the database is back."""
