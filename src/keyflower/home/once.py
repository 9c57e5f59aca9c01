"""A cache for results that several people ask for: each is computed once."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Once(Generic[K, T]):
    """Results by key: those being computed, and the latest (LRU). Failures are not cached."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self._found: dict[K, asyncio.Future[T]] = {}  # least recently used first

    async def get(self, key: K, work: Callable[[], Awaitable[T]]) -> T:
        """The result for a key; `work` computes it if it isn't cached.

        It is computed to the end even if the first client disconnects.
        """
        found = self._found.pop(key, None)
        if found is None:
            found = asyncio.ensure_future(work())
            found.add_done_callback(lambda done: self._check(key, done))
        self._found[key] = found
        for old in [each for each, result in self._found.items() if result.done()]:
            if len(self._found) > self.kept:
                del self._found[old]
        return await asyncio.shield(found)

    def has(self, key: K) -> bool:
        """Whether the result for a key is there already."""
        found = self._found.get(key)
        return found is not None and found.done()

    def _check(self, key: K, done: "asyncio.Future[T]") -> None:
        if (done.cancelled() or done.exception()) and self._found.get(key) is done:
            del self._found[key]
