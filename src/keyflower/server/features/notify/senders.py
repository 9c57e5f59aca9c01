"""Who may send now: a few at once, one for each person, and nobody waits for long."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from keyflower.server.web.errors import Unavailable

MOST_WAITING: Final = 200  # in all
MOST_OF_ONE: Final = 20  # of one person
WAIT_S: Final = 30.0


class Busy(Unavailable):
    """Not sent, because too much waits; whoever should have got it is not at fault."""

    def __init__(self) -> None:
        super().__init__("too many notices are being sent right now: try again later")


class Senders:
    """The turns of those who send.

    Somebody's slow receivers delay only what they send themselves.
    """

    def __init__(self, at_once: int) -> None:
        self._few = asyncio.Semaphore(at_once)
        self._asked: Counter[str] = Counter()  # what somebody sends or waits to send
        self._own: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; `Busy` if it doesn't come in time."""
        if self._asked[person] >= MOST_OF_ONE or self._asked.total() >= MOST_WAITING:
            raise Busy
        self._asked[person] += 1
        own = self._own.setdefault(person, asyncio.Lock())
        waiting = asyncio.timeout(WAIT_S)
        try:
            async with waiting, own, self._few:
                waiting.reschedule(None)
                yield
        except TimeoutError:
            raise Busy if waiting.expired() else TimeoutError from None
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person], self._own[person]
