"""What people say at tables of a server, and the WebSocket of a table."""

from dataclasses import dataclass
from typing import Annotated, Final

from litestar import websocket
from litestar.params import FromPath, QueryParameter

from keyflower.home.lobby import Joined
from keyflower.home.offered import MOVES
from keyflower.home.requests import Request, request, request_of
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker
from keyflower.play.messages import Phrase
from keyflower.play.typed_json import Bounds
from keyflower.server.tables.audience import audience_of
from keyflower.server.tables.routes.given import OurVisit
from keyflower.server.tables.routes.live import Live, Socket

LINES: Final = ("chat", "lines of chat")
Text = Annotated[str, QueryParameter()]


@dataclass(frozen=True)
class SayBody:
    """Something to say."""

    text: Annotated[str, Bounds(max_length=4000)]


@dataclass(frozen=True)
class PhraseBody:
    """Something to say that everyone reads in their own language."""

    phrase: Phrase


@request("POST", "/tables/{table_id}/chat", "Say something", limit=LINES)
async def say(me: Asker, table: HostedTable, body: SayBody) -> Joined:
    """To everyone at the table; needs a seat."""
    await audience_of(table).say(me.id, body.text)
    return Joined(table.id)


@request("POST", "/tables/{table_id}/phrase", "Say a phrase", limit=LINES)
async def say_phrase(me: Asker, table: HostedTable, body: PhraseBody) -> Joined:
    """Everyone at the table reads it in their own language; needs a seat."""
    await audience_of(table).say(me.id, phrase=body.phrase)
    return Joined(table.id)


@request("POST", "/tables/{table_id}/nudge", "Remind the people whose turn it is", limit=LINES)
async def nudge(me: Asker, table: HostedTable) -> Joined:
    """A line of chat, at most once a minute; needs a seat, and other people to wait for."""
    await table.alone(audience_of(table).nudge(me.id))
    return Joined(table.id)


ORDERS: Final[dict[str, Request]] = MOVES | {
    "say": request_of(say),
    "phrase": request_of(say_phrase),
    "nudge": request_of(nudge),
}
"""Requests that also are messages of the WebSocket, by type."""


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: FromPath[str], visit: OurVisit, since: Text = "0", chat: Text = "0"
) -> None:
    """See docs/protocol.md. Numbers are checked after connecting: the close code says why."""
    try:
        await Live(socket, visit, ORDERS).serve(table_id, since, chat)
    finally:
        del socket.receive, socket.send  # they refer to it: it would wait for a collection
