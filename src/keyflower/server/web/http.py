"""HTTP connections with limits that uvicorn doesn't have: how many, how slow, how long a head.

There are timeouts for the head of a request, from the connection or its first byte on, and for each
64 kB of its body. Late connections are closed, and so are those above what one address may have; a
head that is too long is refused. uvicorn itself closes idle connections after an answer
(`timeout_keep_alive`); up to 0.54 it has no other timeouts for a client that is slow to send.
"""

import asyncio
from typing import Any, Final, Literal

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from keyflower.server.settings import Settings
from keyflower.server.web.access import network
from keyflower.server.web.limits import Open

SECONDS: Final = 10.0
MOST_HEAD: Final = 64 * 1024
BODY_PART: Final = 64 * 1024
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class TooLong(Exception):
    """The head of a request is too long; httptools makes a bad request of it."""


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol with those limits."""

    head_seconds = SECONDS
    body_seconds = SECONDS
    open_here: Open
    proxies: _TrustedHosts

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._awaited: Literal["head", "body", ""] = ""
        self._late: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the head received
        self._lines = 0  # bytes of its lines
        self._body = 0  # bytes of the body's current part
        self._address = ""  # as it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """From now on a head is awaited. Behind a proxy, access.py counts the requests."""
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in self.proxies:
            address = network(self.client[0])
            if not self.open_here.add(address):
                transport.write(TOO_MANY)
                transport.close()
                return
            self._address = address
        self._await("head")

    def data_received(self, data: bytes) -> None:
        """Pieces of a head add up."""
        if self._awaited == "head":
            self._head += len(data)
        super().data_received(data)
        if self._awaited == "head" and self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """A head has started; the same connection may have had others."""
        super().on_message_begin()
        self._lines = 0
        self._await("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more of the head's lines, which may all have come at once."""
        super().on_header(name, value)
        self._lines += len(name) + len(value)
        if self._lines > MOST_HEAD:
            raise TooLong

    def on_headers_complete(self) -> None:
        """From now on a body is awaited."""
        self._await("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """The next part of a long body has its own time."""
        super().on_body(body)
        self._body += len(body)
        if self._body >= BODY_PART and self._awaited == "body":
            self._await("")
            self._await("body")

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._await("")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on another protocol has the connection; live.py counts those."""
        self._end()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # the two refer to each other

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        self._await("")
        if self._address:
            self.open_here.remove(self._address)
            self._address = ""

    def _await(self, what: Literal["head", "body", ""]) -> None:
        """The time for one thing runs on, however often a piece of it comes."""
        if what == self._awaited:
            return
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._awaited = what
        self._head = self._body = 0
        if what:
            seconds = self.head_seconds if what == "head" else self.body_seconds
            self._late = self.loop.call_later(seconds, self.transport.close)


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, which leaves nothing for the garbage collector."""

    def connection_lost(self, exc: Exception | None) -> None:
        """No frame comes any more: its parser and the connection refer to each other."""
        super().connection_lost(exc)
        self.conn.parser.close()


def protocol(settings: Settings) -> type[TimedProtocol]:
    """The protocol of one server, which counts its own connections."""

    class Counted(TimedProtocol):
        open_here = Open(settings.connections)
        proxies = _TrustedHosts(list(settings.proxies))

    return Counted
