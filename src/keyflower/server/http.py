"""HTTP connections with limits that uvicorn doesn't have: for the time of a request, and its head.

There are timeouts for the head of a request, from the connection or its first byte on, and for its
body, from the end of the head on. Late connections are closed, and a head that is too long is
refused. uvicorn itself closes idle connections after an answer (`timeout_keep_alive`).
"""

import asyncio
from typing import Any, Final, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
MOST_HEAD: Final = 64 * 1024


class TooLong(Exception):
    """The head of a request is too long; httptools makes a bad request of it."""


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol with those limits."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._awaited: Literal["head", "body", ""] = ""
        self._late: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the head received
        self._lines = 0  # bytes of its lines

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """From now on a head is awaited."""
        super().connection_made(transport)
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

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._await("")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on another protocol has the connection."""
        self._await("")
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._await("")
        super().connection_lost(exc)

    def _await(self, what: Literal["head", "body", ""]) -> None:
        """The time for one thing runs on, however often a piece of it comes."""
        if what == self._awaited:
            return
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._awaited = what
        self._head = 0
        if what:
            seconds = self.head_seconds if what == "head" else self.body_seconds
            self._late = self.loop.call_later(seconds, self.transport.close)
