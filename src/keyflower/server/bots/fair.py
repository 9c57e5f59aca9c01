"""A queue that is fair to networks, then to people: whoever has used least is next.

People cost nothing: one network can have as many as it likes, so networks share the time first.
Inside a network its people do, and a person's tables take turns.
"""

from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
K = TypeVar("K")
L = TypeVar("L")
V = TypeVar("V")

MOST_PEOPLE: Final = 10_000  # people and networks whose use is remembered


class Payer(NamedTuple):
    """Whose time something takes: a person's, and that of their network (empty: unknown)."""

    network: str
    person: str


NO_PAYER: Final = Payer("", "")


class FairQueue(Generic[T]):
    """Whoever takes an item says afterwards how long it took.

    Somebody new starts with what the others have used: waiting doesn't save anything up, and
    having been here for long doesn't cost anything.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Payer, dict[str, deque[T]]]] = {}  # by network, person, table
        self._used: dict[object, float] = {}  # seconds, by network and by person

    def put(self, item: T, payer: Payer, table: str) -> None:
        """An item of somebody's, for a table."""
        people = self._entered(self._waiting, payer.network)
        tables = self._entered(people, payer)
        tables.setdefault(table, deque()).append(item)

    def take(self) -> tuple[T, Payer] | None:
        """The next item, and whose it is; None: nothing waits."""
        if not self._waiting:
            return None
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
