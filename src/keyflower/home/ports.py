"""What a home brings: where tables are kept, who thinks, clocks, and who asks.

A server has SQL and worker processes, a browser tab has IndexedDB and itself.
"""

from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

from keyflower.bots.thought import Thought
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.play import Audience, SeatRow, Step, Table, TableRow
from keyflower.play.rows import LogRow
from keyflower.rules.errors import KeyflowerError

P = ParamSpec("P")
T = TypeVar("T")


class StorageFailure(KeyflowerError):
    """The store can't be read or written now; nothing has changed."""


class Closed(KeyflowerError):
    """The home is closing: no bot thinks any more."""

    def __init__(self) -> None:
        super().__init__("the bots have stopped thinking: the server is closing")


class Stored(NamedTuple):
    """A table as it is stored, and the entries of its log from a number on."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[LogRow]


class TableStore(Protocol):
    """Where tables are kept. Every method may raise a `StorageFailure`."""

    async def read(self, table_id: str, since: int = 0) -> Stored | None:
        """A table with its log from an entry on; None if it isn't there.

        What is damaged raises anything but a `StorageFailure`.
        """

    async def write(self, table: Table, step: Step) -> bool:
        """Write a settled step, all or nothing. -> False: another writer was faster"""

    async def read_damaged(self, table_id: str) -> list[LogRow]:
        """As many entries of a log as can be read."""

    async def drive(self, table_id: str) -> bool:
        """Whether this process plays the bots of a table, and watches its clocks."""

    async def release(self, table_id: str) -> None:
        """Another process may do that now."""


class Thinkers(Protocol):
    """Who thinks for the bots. A bot that fails is a `BotFailure`; `Closed`: nobody thinks now."""

    async def plan(self, table: Table, game: Game, seat: int, seed: int) -> list[int]:
        """A turn of the bot that plays a seat. game: as it stood when the table asked"""

    async def consider(self, game: Game, seat: int, person: str) -> list[Thought]:
        """What the adviser thinks of a game, for a person in that seat."""

    async def expect(self, record: Record, payer: str) -> list[list[float]]:
        """Each seat's expected share of the win at each point of a finished game, on a person's
        time."""


class Host(Protocol):
    """What every table needs of its home.

    now: seconds since 1970. steady: the same, but never set. started: when the home began, steady.
    pause_after: seconds without people after which bots pause.
    """

    tables: TableStore
    thinkers: Thinkers
    now: Callable[[], float]
    steady: Callable[[], float]
    started: float
    pause_after: float

    @property
    def closing(self) -> bool:
        """Nothing new is started any more."""

    def start(self, work: Coroutine[Any, Any, T]) -> Task[T]:
        """Run a background task; unexpected errors are logged."""

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what takes long, beside everything else if there are threads."""

    def audience(self, table: Table) -> Audience:
        """The viewers of a table."""

    def script(self, table: Table, seat: int) -> int | None:
        """What a bot does by a script, instead of thinking; None: it thinks."""

    def wrote(self, table: Table, audience: Audience, before: TableRow, entries: int) -> None:
        """A step with so many entries was stored. before: the table's row before it."""

    async def give_up(self, table_id: str, error: Exception) -> None:
        """A table is damaged: it is left alone from now on."""

    def stopped(self, audience: Audience, failure: StorageFailure) -> None:
        """The bots of a table stop, because nothing can be stored."""
