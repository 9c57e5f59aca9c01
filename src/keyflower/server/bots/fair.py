"""A queue that is fair to networks, then to people: whoever has used least is next.

People cost nothing: one network can have as many as it likes, so networks share the time first.
Inside a network its people do, and a person's tables take turns.
"""

import threading
from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
K = TypeVar("K")
L = TypeVar("L")
V = TypeVar("V")

MOST_PEOPLE: Final = 10_000
"""People and networks whose use is remembered."""


class Payer(NamedTuple):
    """Whose time something takes: a person's, and that of their network (empty: unknown)."""

    network: str
    person: str


NOBODY: Final = Payer("", "")


class FairQueue(Generic[T]):
    """Between threads. Whoever takes an item says afterwards how long it took.

    Somebody new starts with what the others have used: waiting doesn't save anything up, and
    having been here for long doesn't cost anything.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._first: deque[T] = deque()
        self._waiting: dict[str, dict[Payer, dict[str, deque[T]]]] = {}  # by network, person, table
        self._used: dict[object, float] = {}  # seconds, by network and by person
        self._ended = False

    def put(self, item: T, payer: Payer, table: str) -> None:
        """An item of somebody's, for a table."""
        with self._changed:
            people = self._entered(self._waiting, payer.network)
            tables = self._entered(people, payer)
            tables.setdefault(table, deque()).append(item)
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

    def take(self) -> tuple[T, Payer | None] | None:
        """The next item, and whose it is (None: the server's); waits for one. None: the end."""
        with self._changed:
            while not self._first and not self._waiting:
                if self._ended:
                    return None
                self._changed.wait()
            if self._first:
                return self._first.popleft(), None
            network = min(self._waiting, key=self._used.__getitem__)
            people = self._waiting[network]
            payer = min(people, key=self._used.__getitem__)
            tables = people[payer]
            table = next(iter(tables))
            items = tables.pop(table)
            item = items.popleft()
            if items:
                tables[table] = items  # behind the person's other tables
            if not tables:
                del people[payer]
            if not people:
                del self._waiting[network]
            return item, payer

    def charge(self, payer: Payer, seconds: float) -> None:
        """Count the time that somebody's item took."""
        with self._changed:
            if not self._waiting:
                self._used.clear()  # the queue is empty: start counting again
                return
            for key in (payer.network, payer):
                self._used[key] = self._used.get(key, 0.0) + seconds
            if len(self._used) > MOST_PEOPLE:
                people = [each for network in self._waiting.values() for each in network]
                self._used = {key: self._used[key] for key in (*self._waiting, *people)}

    def _entered(self, waiting: dict[K, dict[L, V]], key: K) -> dict[L, V]:
        """What waits for a network or a person; whoever had nothing waiting comes in last."""
        if key not in waiting:
            least = min((self._used[each] for each in waiting), default=0.0)
            self._used[key] = max(self._used.get(key, 0.0), least)
            waiting[key] = {}
        return waiting[key]
