"""PostgreSQL: for several servers, each with its own connections; every write a transaction."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from keyflower.server.storage.errors import DATABASE_ERRORS, StorageError, one_line, storage_error
from keyflower.server.storage.migrate import migrate
from keyflower.server.storage.notify_connection import NotifyConnection
from keyflower.server.storage.store import Store, Work, tell

T = TypeVar("T")

_WRITERS: Final = 8  # at once; the others wait in order
_READERS: Final = 4
_CONNECT_S: Final = 10.0
_COMMAND_S: Final = 60.0  # our statements are fast, unless the network is down
_MIGRATING: Final = 0x6B6579666C6F7765  # the lock under which schemas change: "keyflowe"


class PostgresStore(Store):
    """A PostgreSQL database; to be opened with `open`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.shown = hide_password(url)
        self._url = url
        self._notices = NotifyConnection(self._connect, self._notice)
        self._turns = asyncio.Semaphore(_WRITERS)
        self._under_way: set[asyncio.Task[Any]] = set()
        # asyncpg reads the address itself: it knows all that PostgreSQL's own programs know.
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=_WRITERS + _READERS,
            max_overflow=0,
            pool_pre_ping=True,  # it may have been restarted
            hide_parameters=True,
        )
        self.dialect = self._engine.dialect
        self._writing = self._engine.execution_options(process=self._notices.process)
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def _connect(self) -> Any:
        try:
            return await asyncpg.connect(self._url, timeout=_CONNECT_S, command_timeout=_COMMAND_S)
        except (ValueError, TypeError):
            raise StorageError("isn't a valid database address") from None

    async def open(self) -> None:
        """Connect and migrate; StorageError if that fails."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
                await connection.run_sync(migrate)
            await self._notices.open()
        except (*DATABASE_ERRORS, StorageError) as error:
            await self._engine.dispose()
            if isinstance(error, StorageError):
                raise StorageError(f"{self.shown}: {error}") from None
            raise StorageError(f"{self.shown}: can't be used: {one_line(error)}") from None

    async def _read(self, work: Work[T]) -> T:
        try:
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)
        except DATABASE_ERRORS as error:
            raise storage_error(error) from None

    async def _write(self, work: Work[T]) -> T:
        return await self._to_the_end(self._write_now(work))

    async def _write_now(self, work: Work[T]) -> T:
        try:
            async with self._turns, self._writing.begin() as connection:
                return await connection.run_sync(work)
        except DATABASE_ERRORS as error:
            raise storage_error(error) from None

    def _notice(self, table_id: str, what: str) -> None:
        if self.on_notice is not None:
            self.on_notice(table_id, what)

    async def tell(self, table_id: str, what: str) -> None:
        await self.write(tell, what, table_id)

    async def drive(self, table_id: str) -> bool:
        self._must_be_open()
        return self._notices.holds(table_id) or await self._to_the_end(self._notices.hold(table_id))

    async def release(self, table_id: str) -> None:
        if not self._closed:
            await self._to_the_end(self._notices.release(table_id))

    async def _close(self) -> None:
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._notices.close()
        await self._engine.dispose()

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # its caller may be gone: nobody else asks


def hide_password(url: str) -> str:
    """A database's address as people may see it: without password and options."""
    scheme, _, rest = url.partition("://")
    server = re.split("[/?#]", rest, maxsplit=1)[0]
    after = rest[len(server) :]
    if "@" in after:
        return f"{scheme}://..."  # a password with a slash would run over into what follows
    who, _, where = server.rpartition("@")
    name = who.partition(":")[0]
    return f"{scheme}://{name}{'@' if name else ''}{where}{re.split('[?#]', after)[0]}"
