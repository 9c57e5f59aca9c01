"""The store: runs statements, the same on every database, and connects several servers."""

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Dialect, text

from keyflower.server.storage.errors import StorageError

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], T]  # statements that belong into one transaction
OnNotice = Callable[[str, str], None]

CHANNEL: Final = "keyflower"
_HEALTHY_S: Final = 5.0
_CHECK_EVERY_S: Final = 2.0
_TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Store(ABC):
    """Everything that the server stores. See `open_store`, and `statements` for what is there.

    Database errors are raised as StorageError.
    """

    shown: str  # where the data are, for people to read; without a password
    dialect: Dialect

    def __init__(self) -> None:
        self.on_notice: OnNotice | None = None
        """Called with a table's id and what another process has committed.

        That is "table" (made or changed), "chat", what was told (`tell`), "keys" (no table) or
        "all" (no table: the connection was lost for a while, anything may have changed). Never
        called with SQLite.
        """
        self._closed = False
        self._checking = asyncio.Lock()
        self._checked_at = -math.inf
        self._well = False

    async def read(
        self, statement: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a statement on one consistent state of the database."""
        self._must_be_open()
        return await self._read(lambda connection: statement(connection, *args, **kwargs))

    async def write(
        self, statement: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a statement, and return when it is durable. Cancelling a caller that waits doesn't
        cancel the write."""
        self._must_be_open()
        return await self._write(lambda connection: statement(connection, *args, **kwargs))

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _close(self) -> None: ...

    def _must_be_open(self) -> None:
        if self._closed:
            raise StorageError("the database has been closed")

    # One process alone drives all tables; PostgreSQL connects several.

    async def tell(self, table_id: str, what: str) -> None:  # noqa: B027
        """Tell the other processes something about a table that isn't stored."""

    async def drive(self, table_id: str) -> bool:
        """Whether this process may act for the server at a table: bots and clocks.

        Of several processes one may, until it releases the table, closes or loses its
        connection; ask each time. For the moment in which a connection is lost, two may think
        so: the version of the table decides between them.
        """
        return True

    async def release(self, table_id: str) -> None:  # noqa: B027
        """Let another process drive a table."""

    async def healthy(self) -> bool:
        """Whether the database accepts writes in time; tried at most every few seconds."""
        async with self._checking:
            if time.monotonic() - self._checked_at > _CHECK_EVERY_S:
                try:
                    async with asyncio.timeout(_HEALTHY_S):
                        # It changes nothing, but has to reach the disk.
                        await self.write(lambda connection: connection.execute(_TOUCH).close())
                    self._well = True
                except (StorageError, TimeoutError):
                    self._well = False
                self._checked_at = time.monotonic()
            return self._well

    async def close(self) -> None:
        """Finish running writes, then release the database."""
        if not self._closed:
            self._closed = True
            await self._close()
            self._checked_at = -math.inf  # later callers get an error at once


def tell(connection: Connection, what: str, *table_ids: str) -> None:
    """Tell the other processes, if there are any, of a change when this transaction commits."""
    process = connection.get_execution_options().get("process")
    if process is not None:
        for table_id in table_ids:
            payload = f"{process} {what} {table_id}"
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
