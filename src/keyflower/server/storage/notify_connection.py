"""One process's connection to PostgreSQL for notices and for the locks of tables it drives.

Both last as long as the connection, so it is a separate one. When it is lost,
the database releases the tables, they are forgotten here, a new one is opened, and the listener
is told that anything may have changed.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from keyflower.server.storage.errors import DATABASE_ERRORS, StorageError
from keyflower.server.storage.store import CHANNEL, OnNotice

_PING_S: Final = 30.0  # a dead network reports nothing by itself
_AGAIN_S: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)  # waits between attempts; the last one repeats

Connect = Callable[[], Awaitable[Any]]  # opens a connection of asyncpg, which has no types


class NotifyConnection:
    """Call `open` before anything else."""

    def __init__(self, connect: Connect, on_notice: OnNotice) -> None:
        self._connect = connect
        self.process = secrets.token_hex(6)
        self._on_notice = on_notice
        self._held: set[str] = set()
        self._lost = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()
        self._connection: Any

    async def open(self) -> None:
        """Connect, and stay connected from now on."""
        await self._open()
        self._staying = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Disconnect; all tables are released."""
        self._staying.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._staying
        self._connection.remove_termination_listener(self._hung_up)
        self._hung_up()
        with contextlib.suppress(*DATABASE_ERRORS):
            await self._connection.close(timeout=5)

    def holds(self, table_id: str) -> bool:
        return table_id in self._held

    async def hold(self, table_id: str) -> bool:
        """Lock a table, unless another process has it or the connection is down."""
        async with self._one_at_a_time:
            if table_id in self._held:
                return True
            if self._lost.is_set():
                return False
            held = await self._ask("SELECT pg_try_advisory_lock($1)", _number(table_id))
            if held and not self._lost.is_set():
                self._held.add(table_id)
            return table_id in self._held

    async def release(self, table_id: str) -> None:
        async with self._one_at_a_time:
            if table_id in self._held:
                self._held.discard(table_id)
                await self._ask("SELECT pg_advisory_unlock($1)", _number(table_id))

    async def _ask(self, question: str, *arguments: object) -> Any:
        """The database's answer; None, and the connection is given up, where there is none."""
        try:
            return await self._connection.fetchval(question, *arguments, timeout=_PING_S)
        except DATABASE_ERRORS:
            self._hung_up()
            self._connection.terminate()
            return None

    async def _open(self) -> None:
        connection = await self._connect()
        connection.add_termination_listener(self._hung_up)
        await connection.add_listener(CHANNEL, self._on_notify)
        self._connection = connection
        self._lost.clear()
        if connection.is_closed():
            self._hung_up()

    def _hung_up(self, _connection: object = None) -> None:
        self._held.clear()
        self._lost.set()

    def _on_notify(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, what, table_id = str(payload).split(" ", 2)
        if process != self.process:
            self._on_notice(table_id, what)

    async def _stay(self) -> None:
        while True:
            await self._until_lost()
            await self._open_again()
            # As asyncpg does it: what goes wrong there must not end this.
            asyncio.get_running_loop().call_soon(self._on_notice, "", "all")

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(_PING_S):
                    await self._lost.wait()
            except TimeoutError:
                async with self._one_at_a_time:
                    await self._ask("SELECT 1")

    async def _open_again(self) -> None:
        attempt = 0
        while True:
            try:
                return await self._open()
            except (*DATABASE_ERRORS, StorageError):
                await asyncio.sleep(_AGAIN_S[min(attempt, len(_AGAIN_S) - 1)])
                attempt += 1


def _number(table_id: str) -> int:
    """A table's number among the locks of the database: 64 bits with a sign."""
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), signed=True)
