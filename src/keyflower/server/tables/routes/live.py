"""Live play: one WebSocket for each viewer of a table (docs/protocol.md)."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect

from keyflower.play import moves
from keyflower.play.messages import Done, Pong, Refused
from keyflower.rules.errors import KeyflowerError
from keyflower.server.logs import log
from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes import wire
from keyflower.server.web.access import Access, Visitor
from keyflower.server.web.errors import NotAllowed, Refusal, Stale, refusal_of, unknown_table
from keyflower.server.web.wire import encode

MOST_WAITING: Final = 300  # messages in a viewer's queue
MOST_BYTES: Final = 4 * 1024 * 1024

Socket = WebSocket[object, object, AppState]

GONE: Final = (WebSocketDisconnect, OSError)  # raised by sending to somebody who has left

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
        """The next message."""
        while not self._waiting:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        message = self._waiting.pop(0)
        self.waiting -= len(message)
        return message


class Live:
    """Serves WebSockets of tables."""

    def __init__(self, registry: TableRegistry, access: Access) -> None:
        self.registry = registry
        self.access = access

    async def serve(
        self, socket: Socket, visitor: Visitor, table_id: str, since: str, chat: str
    ) -> None:
        """Serve one connection from start to end."""
        await socket.accept()
        have = (number(since), number(chat))
        if have[0] < 0 or have[1] < 0:
            reason = f"since and chat are numbers from 0 to {MOST_SINCE}"
            await socket.close(CLOSE_BAD_REQUEST, reason)
            return
        if not self.access.sockets.add(visitor.address):
            await socket.close(CLOSE_TOO_MANY, "too many connections from your address")
            return
        try:
            table = await self.registry.visible(table_id, visitor.identity)
            await self._attend(socket, visitor, table, *have)
        except KeyflowerError as error:
            await socket.close(CLOSE_UNKNOWN, str(error)[:120])
        finally:
            self.access.sockets.remove(visitor.address)

    async def _attend(
        self, socket: Socket, visitor: Visitor, table: LiveTable, since: int, chat: int
    ) -> None:
        """Send and receive until either ends."""
        connection = Connection(visitor.identity)
        tasks: list[asyncio.Task[Any]] = []
        self.registry.services.metrics.connections.inc()
        try:
            await table.look(connection, since, chat)
            self.access.sent(visitor.address, connection.waiting)
            tasks = [
                asyncio.ensure_future(self._receive(socket, connection, table, visitor)),
                asyncio.ensure_future(self._send(socket, connection)),
                asyncio.ensure_future(connection.slow.wait()),
                asyncio.ensure_future(connection.disconnected.wait()),
            ]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave_view(connection)
            self.registry.services.metrics.connections.dec()
            connection.left = True
            # What they have sent is carried out to its end.
            for task in tasks[1:] if connection.acting else tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    log.error("a connection failed", ended, table=table.id)
        if connection.disconnected.is_set():
            raise unknown_table()
        if connection.slow.is_set():
            self.registry.services.metrics.dropped.inc()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await socket.close(CLOSE_SLOW, "reading too slowly: connect again")

    async def _send(self, socket: Socket, connection: Connection) -> None:
        while True:
            text = (await connection.next()).decode()
            try:
                await socket.send({"type": "websocket.send", "bytes": None, "text": text})
            except RuntimeError:  # uvicorn has closed it, after a message that it can't read
                return

    async def _receive(
        self, socket: Socket, connection: Connection, table: LiveTable, visitor: Visitor
    ) -> None:
        key = visitor.identity or visitor.address
        while not connection.left:
            try:
                data = await socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            started = time.perf_counter()
            message_id = ""
            try:
                self.access.allow("messages", key, "messages")
                message = read(data)
                message_id = message.id
                connection.acting = True
                await self._carry_out(message, connection, table)
            except KeyflowerError as error:
                refusal = refusal_of(error)
                self.registry.services.metrics.refused.labels(refusal.code).inc()
                refused = Refused(message_id, refusal.code, str(refusal), refusal.reason)
                connection.push(encode(refused))
                if isinstance(error, Stale):
                    table.audience.show_again(connection)
            else:
                if isinstance(message, wire.Act):
                    self.registry.services.metrics.action_seconds.observe(
                        time.perf_counter() - started
                    )
            finally:
                connection.acting = False

    async def _carry_out(
        self, message: wire.Message, connection: Connection, table: LiveTable
    ) -> None:
        if isinstance(message, wire.Ping):
            connection.push(encode(Pong(message.id, self.registry.services.now())))
            return
        identity = connection.identity
        if identity is None:
            raise NotAllowed("you have no seat at this table", "no-seat")
        if isinstance(message, wire.Act):
            seq = await table.change_now(moves.act, identity, message.seq, message.action)
        elif isinstance(message, wire.Undo):
            seq = await table.change_now(moves.undo, identity, message.seq)
        elif isinstance(message, wire.Passing):
            seq = await table.change_now(moves.set_passing, identity, message.mode)
        else:
            self.access.allow("chat", identity, "lines of chat")
            if isinstance(message, wire.Say):
                await table.audience.say(identity, message.text)
            elif isinstance(message, wire.SayPhrase):
                await table.audience.say_phrase(identity, message.phrase)
            else:
                await table.nudge(identity)
            seq = table.seq
        connection.push(encode(Done(message.id, seq)))


def number(text: str) -> int:
    """A number of entries or lines; -1 if it isn't one."""
    if text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= MOST_SINCE:
        return int(text)
    return -1


def read(data: str) -> wire.Message:
    """A message of a client; the refusal says what is wrong with it."""
    try:
        message: wire.Message = wire.decode_message(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(f"invalid message: {error}") from None
