"""PostgreSQL: for several servers, each with its own connections; every write a transaction."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from keyflower.server.storage import queries
from keyflower.server.storage.contract import OnNotice, Work
from keyflower.server.storage.errors import (
    DATABASE_ERRORS,
    StorageError,
    one_line,
    storage_error,
)
from keyflower.server.storage.line import CHANNEL, NotifyConnection
from keyflower.server.storage.migrate import migrate

T = TypeVar("T")

_WRITERS: Final = 8  # at once; the others wait in order
_READERS: Final = 4
_CONNECT_S: Final = 10.0
_COMMAND_S: Final = 60.0  # our statements are fast, unless the network is down
_MIGRATING: Final = 0x6B6579666C6F7765  # the lock under which schemas change: "keyflowe"


class PostgresDatabase:
    """A PostgreSQL database; to be opened with `open`."""

    def __init__(self, url: str) -> None:
        self.shown = shown(url)
        self._url = url
        self._closed = False
        self._line = NotifyConnection(self._connect)
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
            await self._line.open()
        except (*DATABASE_ERRORS, StorageError) as error:
            await self._engine.dispose()
            if isinstance(error, StorageError):
                raise StorageError(f"{self.shown}: {error}") from None
            raise StorageError(f"{self.shown}: can't be used: {one_line(error)}") from None

    async def read(self, work: Work[T]) -> T:
        """Run `work` on one consistent state of the database."""
        self._must_be_open()
        try:
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)
        except DATABASE_ERRORS as error:
            raise storage_error(error) from None

    async def write(self, work: Work[T], what: str = "", table_id: str = "") -> T:
        """Run `work` in its own transaction, which notifies the other processes."""

        def told(connection: Connection) -> T:
            result = work(connection)
            if what:
                queries.notify(connection, CHANNEL, self._line.payload(what, table_id))
            return result

        self._must_be_open()
        return await self._to_the_end(self._write(told))

    async def change(self, work: Work[list[str]]) -> list[str]:
        """Run `work`, which returns the tables it has changed: the others hear of each."""

        def told(connection: Connection) -> list[str]:
            changed = work(connection)
            for table_id in changed:
                queries.notify(connection, CHANNEL, self._line.payload("table", table_id))
            return changed

        return await self.write(told)

    async def _write(self, work: Work[T]) -> T:
        try:
            async with self._turns, self._engine.begin() as connection:
                return await connection.run_sync(work)
        except DATABASE_ERRORS as error:
            raise storage_error(error) from None

    def listen(self, on_notice: OnNotice) -> None:
        """Call `on_notice` whenever another process has changed something."""
        self._line.listen(on_notice)

    async def tell(self, what: str, table_id: str) -> None:
        """Tell the other processes something that isn't stored."""
        await self.write(lambda _: None, what, table_id)

    async def drive(self, table_id: str) -> bool:
        """Whether this process, and no other, may act for the server at a table."""
        self._must_be_open()
        return self._line.holds(table_id) or await self._to_the_end(self._line.hold(table_id))

    async def release(self, table_id: str) -> None:
        """Let another process drive a table."""
        if not self._closed:
            await self._to_the_end(self._line.release(table_id))

    async def close(self) -> None:
        """Finish running writes, then disconnect."""
        if not self._closed:
            self._closed = True
            await asyncio.gather(*self._under_way, return_exceptions=True)
            await self._line.close()
            await self._engine.dispose()

    def _must_be_open(self) -> None:
        if self._closed:
            raise StorageError("the database has been closed")

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


def shown(url: str) -> str:
    """A database's address as people may see it: without password and options."""
    scheme, _, rest = url.partition("://")
    server = re.split("[/?#]", rest, maxsplit=1)[0]
    after = rest[len(server) :]
    if "@" in after:
        return f"{scheme}://..."  # a password with a slash would run over into what follows
    who, _, where = server.rpartition("@")
    name = who.partition(":")[0]
    return f"{scheme}://{name}{'@' if name else ''}{where}{re.split('[?#]', after)[0]}"
