"""Who is connected to a table: the seats of people, and how many watch.

With several processes each knows its own viewers. It tells the others when they change, through the
database's notices, and answers whoever it hears from for the first time. Processes that know of
each other repeat it every few seconds; one that stops was killed, and its viewers are gone. Nothing
of it is stored.
"""

from contextlib import suppress
from typing import Final

from msgspec import Struct

from keyflower.server import wire
from keyflower.server.storage import StorageError
from keyflower.server.tables.stored import StoredTable
from keyflower.server.tables.viewer import Viewer

NOTICE: Final = "here"
"""How the notices to other processes begin: `here=PROCESS=0,2=1`."""
REPEAT_EVERY: Final = 6.0
"""Seconds after which a process tells the others again who is there."""
LOST_AFTER: Final = 3 * REPEAT_EVERY
"""Seconds of silence after which a process counts as killed."""


class Here(Struct, frozen=True):
    """The viewers at one process: seats, and the number of spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Elsewhere(Struct, frozen=True):
    """What another process has told, and when."""

    here: Here
    at: float


NOBODY: Final = Here()


class Presence:
    """Who is connected to one table."""

    def __init__(self, table: StoredTable, viewers: set[Viewer]) -> None:
        self._table = table
        self._viewers = viewers
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._told = NOBODY  # what the other processes know of this one
        self._told_at = 0.0
        self._shown = wire.Presence([], 0)

    def now(self) -> wire.Presence:
        """Who is here now."""
        return self._everywhere(self._here())

    def has(self, seat: int) -> bool:
        """Whether the person in a seat is here."""
        identity = self._table.seats[seat].identity
        if identity is not None and any(each.identity == identity for each in self._viewers):
            return True
        return any(seat in told.here.seats for told in self._elsewhere.values())

    def changed(self, newcomer: Viewer | None = None) -> None:
        """Inform everyone if somebody has come or gone; a newcomer has just been told."""
        here = self._here()
        now = self._everywhere(here)
        if now != self._shown:
            self._shown = now
            message = wire.encode(wire.Attended(now))
            for viewer in self._viewers:
                if viewer is not newcomer:
                    viewer.push(message)
        if here != self._told:
            self._tell(here)

    def heard(self, notice: str) -> None:
        """Another process has told who is there."""
        _, process, seats, spectators = notice.split("=")
        found = Here(frozenset(int(seat) for seat in seats.split(",") if seat), int(spectators))
        before = self._elsewhere.pop(process, None)
        if found != NOBODY:
            self._elsewhere[process] = Elsewhere(found, self._table.services.steady())
            if before is None:
                self.repeat()
        self.changed()

    def repeat(self) -> None:
        """Tell the other processes again who is here."""
        if self._told != NOBODY:
            self._tell(self._told)

    def keep(self) -> None:
        """Called every few seconds: forget processes that are silent, repeat who is here."""
        now = self._table.services.steady()
        lost = [name for name, told in self._elsewhere.items() if now - told.at > LOST_AFTER]
        for process in lost:
            del self._elsewhere[process]
        if lost:
            self.changed()
        if self._elsewhere and now - self._told_at >= REPEAT_EVERY:
            self.repeat()

    def _here(self) -> Here:
        seats: set[int] = set()
        watching: set[str] = set()
        for viewer in self._viewers:
            mine = self._table.seats_of(viewer.identity)
            seats.update(mine)
            if not mine:
                watching.add(viewer.identity or str(id(viewer)))
        return Here(frozenset(seats), len(watching))

    def _everywhere(self, here: Here) -> wire.Presence:
        known = [here, *(told.here for told in self._elsewhere.values())]
        online = frozenset().union(*(each.seats for each in known))
        return wire.Presence(sorted(online), sum(each.spectators for each in known))

    def _tell(self, here: Here) -> None:
        self._told = here
        self._told_at = self._table.services.steady()
        self._table.services.start(self._notify(here))

    async def _notify(self, here: Here) -> None:
        table = self._table
        seats = ",".join(map(str, sorted(here.seats)))
        with suppress(StorageError):  # the next change tells it
            notice = f"{NOTICE}={table.services.process}={seats}={here.spectators}"
            await table.services.store.tell(table.id, notice)
