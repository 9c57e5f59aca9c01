"""Live play: one WebSocket for each viewer of a table (docs/protocol.md)."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from keyflower.home.line import answer, read_message, refuse
from keyflower.home.requests import Request
from keyflower.home.table import HostedTable, unknown_table
from keyflower.rules.errors import KeyflowerError
from keyflower.server.logs import log
from keyflower.server.tables.routes.given import ServerVisit
from keyflower.server.web.errors import refusal_of
from keyflower.server.web.wire import encode

MOST_WAITING: Final = 300  # messages in a viewer's queue
MOST_BYTES: Final = 4 * 1024 * 1024

Socket = WebSocket[object, object, AppState]

GONE_ERRORS: Final = (WebSocketDisconnect, OSError)  # raised by sending to somebody who has left

MOST_SINCE: Final = 100_000
CLOSE_BAD_REQUEST: Final = 4400
CLOSE_UNKNOWN: Final = 4404
CLOSE_SLOW: Final = 4408
CLOSE_TOO_MANY: Final = 4429


class Connection:
    """A viewer's end of a WebSocket: messages wait here until they can be sent."""

    def __init__(self, identity: str | None) -> None:
        self.identity = identity
        self.seat = -1
        self.chatted = 0
        self.slow = asyncio.Event()
        self.disconnected = asyncio.Event()
        self._waiting: list[bytes] = []
        self.waiting = 0  # bytes
        self.acting = False  # whether a message of theirs is being carried out
        self.left = False
        self._arrived: asyncio.Future[None] | None = None  # while nothing is waiting

    def push(self, message: bytes) -> None:
        """Queue a message; a viewer who is too far behind is disconnected."""
        if len(self._waiting) >= MOST_WAITING or self.waiting > MOST_BYTES:
            self.slow.set()
            return
        self._waiting.append(message)
        self.waiting += len(message)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def disconnect(self) -> None:
        """Close the connection: the table is no longer open to this viewer."""
        self.disconnected.set()

    async def next(self) -> bytes:
        while not self._waiting:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        message = self._waiting.pop(0)
        self.waiting -= len(message)
        return message


class Live:
    """Serves one WebSocket of a table."""

    def __init__(self, socket: Socket, visit: ServerVisit, orders: Mapping[str, Request]) -> None:
        self.socket = socket
        self.orders = orders
        visit.on_line = True
        self.visit = visit
        self.metrics = visit.registry.services.metrics
        self.connection = Connection(visit.identity)

    async def serve(self, table_id: str, since: str, chat: str) -> None:
        socket, sockets = self.socket, self.visit.access.sockets
        address = self.visit.visitor.address
        await socket.accept()
        have = (number(since), number(chat))
        if have[0] < 0 or have[1] < 0:
            reason = f"since and chat are numbers from 0 to {MOST_SINCE}"
            await socket.close(CLOSE_BAD_REQUEST, reason)
            return
        if not sockets.add(address):
            await socket.close(CLOSE_TOO_MANY, "too many connections from your address")
            return
        try:
            await self._attend(await self.visit.table(table_id), *have)
        except KeyflowerError as error:
            await socket.close(CLOSE_UNKNOWN, str(error)[:120])
        finally:
            sockets.remove(address)

    async def _attend(self, table: HostedTable, since: int, chat: int) -> None:
        """Send and receive until either ends."""
        connection = self.connection
        tasks: list[asyncio.Task[Any]] = []
        self.metrics.connections.inc()
        try:
            await table.look(connection, since, chat)
            self.visit.access.sent(self.visit.visitor.address, connection.waiting)
            works = (self._receive(table), self._send())
            ends = (connection.slow.wait(), connection.disconnected.wait())
            tasks = [asyncio.ensure_future(each) for each in (*works, *ends)]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave_view(connection)
            self.metrics.connections.dec()
            connection.left = True
            # What they have sent is carried out to its end.
            for task in tasks[1:] if connection.acting else tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE_ERRORS):
                    log.error("a connection failed", ended, table=table.id)
        if connection.disconnected.is_set():
            raise unknown_table()
        if connection.slow.is_set():
            self.metrics.dropped.inc()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.socket.close(CLOSE_SLOW, "reading too slowly: connect again")

    async def _send(self) -> None:
        while True:
            text = (await self.connection.next()).decode()
            try:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
            except RuntimeError:  # uvicorn has closed it, after a message that it can't read
                return

    async def _receive(self, table: HostedTable) -> None:
        connection = self.connection
        while not connection.left:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            started = time.perf_counter()
            message_id = ""
            try:
                self.visit.allow("messages", "messages")
                message = read_message(data, self.orders)
                kind, message_id, _ = message
                connection.acting = True
                connection.push(encode(await answer(self.visit, table, self.orders, message)))
            except KeyflowerError as error:
                refusal = refusal_of(error)
                self.metrics.refused.labels(refusal.code).inc()
                refuse(table, connection, message_id, refusal)
            else:
                if kind == "act":
                    self.metrics.action_seconds.observe(time.perf_counter() - started)
            finally:
                connection.acting = False


def number(text: str) -> int:
    """A number of entries or lines; -1 if it isn't one."""
    if text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= MOST_SINCE:
        return int(text)
    return -1
