"""What every table needs of the server: storage, bots, clocks, randomness, background tasks."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from keyflower.rules.errors import KeyflowerError
from keyflower.server.bots import Payer, WorkerPools
from keyflower.server.logs import log
from keyflower.server.metrics import Metrics
from keyflower.server.settings import Settings
from keyflower.server.storage import Damaged, StorageError, Store
from keyflower.server.storage.statements.games import mark_broken
from keyflower.server.tables.feature import Feature
from keyflower.server.web.limits import Networks

T = TypeVar("T")
P = ParamSpec("P")

WORKERS: Final = 2
"""Threads in which tables are made, loaded and ended; other work has its own (app.py). More would
only take the interpreter from the event loop."""


def steady_clock() -> Callable[[], float]:
    """Seconds since 1970 that never jump: what the tables' clocks use.

    They start at the wall-clock time of the server's start and then advance with the monotonic
    clock, so setting the machine's clock doesn't change them. Deadlines are in wall-clock time.
    """
    base = time.time() - time.monotonic()
    return lambda: base + time.monotonic()


@dataclass(eq=False)
class Services:
    """Shared by all tables of a process."""

    settings: Settings
    store: Store
    thinkers: WorkerPools
    metrics: Metrics
    now: Callable[[], float]  # seconds since 1970
    steady: Callable[[], float]  # the same, but never set: for the tables' clocks
    networks: Networks
    features: Sequence[Feature] = ()

    def __post_init__(self) -> None:
        self.started = self.steady()
        self._closing = asyncio.Event()
        self.process = secrets.token_hex(4)  # tells this process from others
        self._tasks: set[asyncio.Task[Any]] = set()
        self._workers = ThreadPoolExecutor(WORKERS, "tables")

    @property
    def closing(self) -> bool:
        """Nothing new is started any more."""
        return self._closing.is_set()

    async def pause(self, seconds: float) -> None:
        """Wait; no longer than until we are closing."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def payer(self, person: str) -> Payer:
        """Whose time it takes to work something out for somebody."""
        return Payer(self.networks.of(person) or person, person)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what play waits for, and nothing that others can make slow."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, partial(work, *args, **kwargs))

    def ahead(self) -> float:
        """By how much the machine's clock has been set forward since the start."""
        return self.now() - self.steady()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a background task; unexpected errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, KeyflowerError):
                log.error("something failed", error)

    async def close(self) -> None:
        """Finish everything that runs, and start nothing new."""
        self._closing.set()
        await self.thinkers.close()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)
        for task in self._tasks:
            task.cancel()
        self._workers.shutdown(wait=False)

    async def give_up(self, table_id: str, error: Exception) -> None:
        """Mark a table as broken and log it once; it is not touched from now on."""
        reason = str(error) if isinstance(error, Damaged) else type(error).__name__
        try:
            first = await self.store.write(mark_broken, table_id, reason)
        except StorageError:
            first = True  # it is marked the next time
        if first:
            log.error("a table is broken and left alone", error, table=table_id, reason=reason)
