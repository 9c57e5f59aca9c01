"""HTTP connections that do not wait for ever: uvicorn has no limit for a request that never ends.

The head of a request must be there so many seconds after the connection was made or its first byte
came, its body so many seconds after the head. What is late is closed. Idle connections that had an
answer are uvicorn's own affair (`timeout_keep_alive`).
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0


class TimedProtocol(H11Protocol):
    """uvicorn's protocol with limits for head and body."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._awaited: object = None  # h11.IDLE: a head, h11.SEND_BODY: a body, None: nothing
        self._upgraded = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """From now on a head is awaited."""
        super().connection_made(transport)
        self._await(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        """What is awaited next depends on what has come."""
        super().data_received(data)
        if self._upgraded:
            return
        state = self.conn.their_state
        self._await(state if state in (h11.IDLE, h11.SEND_BODY) else None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on another protocol has the connection."""
        self._upgraded = True
        self._await(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._await(None)
        super().connection_lost(exc)

    def _await(self, what: object) -> None:
        """The time for one thing runs on, however often a piece of it comes."""
        if what is self._awaited:
            return
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._awaited = what
        if what is not None:
            seconds = self.head_seconds if what is h11.IDLE else self.body_seconds
            self._late = self.loop.call_later(seconds, self.transport.close)
