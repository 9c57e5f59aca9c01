"""Who asks a home for something, and what requests are given of that home."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from keyflower.home.table import HostedTable
from keyflower.play import SeatRow, Setup, TableRow
from keyflower.play.creating import Person
from keyflower.play.rows import LogRow, Status

T = TypeVar("T")
P = ParamSpec("P")

KEPT_BYTES: Final = 2000
"""What a new table or anything else that is stored takes, roughly."""


class Listed(NamedTuple):
    """A table without its log. A damaged one has `broken` set, and an empty set-up."""

    row: TableRow
    seats: list[SeatRow]
    setup: Setup


class Visit(Protocol):
    """A request of anyone, and the parts of the home that answer it."""

    @property
    def identity(self) -> str | None:
        """Who asks; None: the home doesn't know them."""

    @property
    def on_line(self) -> bool:
        """Whether it came by a line to a table: that finishes what it has begun."""

    @property
    def payer(self) -> str:
        """Whose time it takes to work something out: the person, or an address."""

    def now(self) -> float:
        """The time, in seconds since 1970."""

    def allow(self, limit: str, what: str) -> None:
        """Count a use against a rate limit, or refuse."""

    async def table(self, table_id: str) -> HostedTable:
        """A table, if the client may see it."""

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what takes long, beside everything else if there are threads."""

    def waiting(self) -> AbstractContextManager[None]:
        """While the answer waits for work that is done when nothing else is asked."""

    def part(self, kind: type[T]) -> T:
        """The home's own implementation of a port, such as `Tables`."""


class Asker(Visit, Protocol):
    """A request of a person whom the home knows."""

    @property
    def id(self) -> str:
        """Their identity."""

    @property
    def person(self) -> Person:
        """With their name and face."""

    def keep(self, what: str, size: int = KEPT_BYTES) -> None:
        """Count about so many bytes that are stored for them against their limits, or refuse."""


class Tables(Protocol):
    """All tables of a home."""

    async def get(self, table_id: str) -> HostedTable:
        """A table by its id."""

    async def add(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow] = ()
    ) -> HostedTable:
        """Store a new table to play at, unless its host has too many."""

    async def list_of(self, identity: str) -> list[Listed]:
        """The tables of a person, last changed first."""

    async def list_public(self, status: Status) -> list[Listed]:
        """Listed tables, newest first."""

    async def list_finished(self, identity: str, limit: int) -> list[Listed]:
        """Games that a person has finished, last finished first."""

    async def admit(self, table: HostedTable, people: list[str]) -> None:
        """Let people see a table, who may take its open seats."""

    def invite(self, table: HostedTable, people: list[str]) -> None:
        """Tell people that seats are kept free for them."""

    def ahead(self) -> float:
        """By how much the time for people is ahead of steady time."""
