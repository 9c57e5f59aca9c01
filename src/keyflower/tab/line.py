"""Live play: a viewer of a table, with the messages of docs/protocol.md."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from keyflower.home.line import answer, read_message, refuse
from keyflower.home.offered import MOVES
from keyflower.home.requests import Number
from keyflower.home.table import HostedTable
from keyflower.play.typed_json import read_text, write
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.kept import NotStored
from keyflower.tab.refused import refusal_of
from keyflower.tab.visitor import DeviceVisit

CLOSE_UNKNOWN: Final = 4404
CLOSE_NOT_STORED: Final = 4507


class Line:
    """A viewer's end of a line. push: sends a message; hang_up: closes it from here, with a code.

    What is taken before the table is found waits.
    """

    def __init__(
        self,
        visitor: Callable[[], Awaitable[DeviceVisit]],
        path: str,
        push: Callable[[str], None],
        hang_up: Callable[[int], None],
    ) -> None:
        self.identity: str | None = None
        self.seat = -1
        self.chatted = 0
        self._visitor = visitor
        self._send = push
        self._hang_up = hang_up
        self._table: HostedTable | None = None
        self._closed = False
        self._taken: asyncio.Queue[str] = asyncio.Queue()
        self._serving = asyncio.get_running_loop().create_task(self._serve(path))

    # ---- From the page

    def take(self, text: str) -> None:
        """A message of the client; they are carried out one after the other."""
        self._taken.put_nowait(text or " ")

    def close(self) -> None:
        """The client has left; what it has sent is carried out."""
        if not self._closed:
            self._closed = True
            self._taken.put_nowait("")
            if self._table is not None:
                self._table.leave_view(self)

    # ---- From the table

    def push(self, message: Any) -> None:
        """Send a message, unless the client has left."""
        if not self._closed:
            self._send(message)

    def disconnect(self) -> None:
        """Close it from here: the device doesn't store the game any more."""
        if not self._closed:
            self.close()
            self._hang_up(CLOSE_NOT_STORED)

    # ---- Messages

    async def _serve(self, path: str) -> None:
        address = urlsplit(path)
        table_id = address.path.removeprefix("/api").split("/")[2]
        since = dict(parse_qsl(address.query)).get("since", "0")
        try:
            visitor = await self._visitor()
            self.identity = visitor.id
            table = await visitor.table(table_id)
            if not self._closed:
                await table.look(self, read_text(Number, since, "since"))
                self._table = table
        except KeyflowerError as error:
            if not self._closed:
                self._closed = True
                self._hang_up(CLOSE_NOT_STORED if isinstance(error, NotStored) else CLOSE_UNKNOWN)
            return
        if self._closed:  # meanwhile
            table.leave_view(self)
        while text := await self._taken.get():
            await self._answer(table, text)

    async def _answer(self, table: HostedTable, text: str) -> None:
        message_id = ""
        try:
            visitor = await self._visitor()
            message = read_message(text, MOVES)
            message_id = message[1]
            with visitor.tables.answering():
                done = await answer(visitor, table, MOVES, message)
            self.push(write(done))
        except Exception as error:
            refuse(table, self, message_id, refusal_of(error))
