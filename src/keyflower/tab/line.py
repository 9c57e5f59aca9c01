"""Live play: a viewer of a table, with the messages of docs/protocol.md."""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from keyflower.play.errors import NotAllowed, Stale
from keyflower.play.messages import Done, Pong, Refused
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.asked import Asked, refusal_of
from keyflower.tab.plain import load, write
from keyflower.tab.playing import act, passing, undo
from keyflower.tab.table import NotStored, Table
from keyflower.tab.tables import Tables

CLOSE_UNKNOWN: Final = 4404
CLOSE_NOT_STORED: Final = 4507


class Line:
    """A viewer's end of a line. push: sends a message; hang_up: closes it from here, with a code.

    What is taken before the table is found waits.
    """

    def __init__(
        self, tables: Tables, path: str, push: Callable[[str], None], hang_up: Callable[[int], None]
    ) -> None:
        self.identity: str | None = None
        self.seat = -1
        self.chatted = 0
        self._tables = tables
        self._send = push
        self._hang_up = hang_up
        self._table: Table | None = None
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
                self._table.audience.leave(self)

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
        query = dict(parse_qsl(address.query))
        try:
            me = await self._tables.me()
            self.identity = me.id
            asked = Asked(self._tables, me, {"id": table_id}, query)
            table = await asked.table()
            if not self._closed:
                await table.look(self, asked.number("since"))
                self._table = table
        except KeyflowerError as error:
            if not self._closed:
                self._closed = True
                self._hang_up(CLOSE_NOT_STORED if isinstance(error, NotStored) else CLOSE_UNKNOWN)
            return
        if self._closed:  # meanwhile
            table.audience.leave(self)
        while text := await self._taken.get():
            await self._answer(table, text)

    async def _answer(self, table: Table, text: str) -> None:
        message_id = ""
        try:
            asked = Asked(self._tables, await self._tables.me(), {"id": table.id}, {}, load(text))
            message_id = asked.given("id", str, "")
            with self._tables.answering():
                done = await _carried_out(table, asked, message_id)
            self.push(write(done))
        except Exception as error:
            refusal = refusal_of(error)
            refused = Refused(message_id, refusal.code, str(refusal), refusal.reason)
            self.push(write(refused))
            if isinstance(error, Stale):
                table.audience.show_again(self)


MOVES: Final = {"act": act, "undo": undo, "passing": passing}  # messages that are requests as well


async def _carried_out(table: Table, asked: Asked, message_id: str) -> Done | Pong:
    kind = asked.given("type", str)
    if kind == "ping":
        return Pong(message_id, table.now())
    if kind not in MOVES:
        raise NotAllowed("nobody else is at this table: it is on your device")
    await MOVES[kind](asked)
    return Done(message_id, table.seq)
