"""A queue that is fair to people: whoever has used least is next, then their tables take turns."""

import threading
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_PEOPLE: Final = 10_000
"""People whose use is remembered."""


class FairQueue(Generic[T]):
    """Between threads. Whoever takes an item says afterwards how long it took.

    Somebody new starts with what the others have used: waiting doesn't save anything up, and
    having been here for long doesn't cost anything.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._first: deque[T] = deque()
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by person, by table
        self._used: dict[str, float] = {}  # seconds, by person
        self._ended = False

    def put(self, item: T, person: str, table: str) -> None:
        """An item of somebody's, for a table."""
        with self._changed:
            if person not in self._waiting:
                least = min((self._used[other] for other in self._waiting), default=0.0)
                self._used[person] = max(self._used.get(person, 0.0), least)
                self._waiting[person] = {}
            self._waiting[person].setdefault(table, deque()).append(item)
            self._changed.notify()

    def put_first(self, item: T) -> None:
        """An item of the server itself, before all others."""
        with self._changed:
            self._first.append(item)
            self._changed.notify()

    def end(self) -> None:
        """Nothing more comes: `take` gives what is left, then nothing."""
        with self._changed:
            self._ended = True
            self._changed.notify()

    def take(self) -> tuple[T, str] | None:
        """The next item, and whose it is; waits for one. None: there are no more."""
        with self._changed:
            while not self._first and not self._waiting:
                if self._ended:
                    return None
                self._changed.wait()
            if self._first:
                return self._first.popleft(), ""
            person = min(self._waiting, key=self._used.__getitem__)
            tables = self._waiting[person]
            table = next(iter(tables))
            items = tables.pop(table)
            item = items.popleft()
            if items:
                tables[table] = items  # behind the person's other tables
            if not tables:
                del self._waiting[person]
            return item, person

    def charge(self, person: str, seconds: float) -> None:
        """Count the time that somebody's item took."""
        with self._changed:
            if person in self._used:
                self._used[person] += seconds
            if not self._waiting:
                self._used = {person: 0.0}  # the queue is empty: start counting again
            elif len(self._used) > MOST_PEOPLE:
                self._used = {each: self._used[each] for each in self._waiting}
