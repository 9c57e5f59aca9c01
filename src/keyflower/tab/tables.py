"""All tables of the device: keeping, finding, adding and listing them; and whose device it is."""

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeVar

from keyflower.home.features import tutorial
from keyflower.home.lobby import my_game
from keyflower.home.ports import StorageFailure, Stored, TableStore, Thinkers
from keyflower.home.table import HostedTable
from keyflower.home.visit import Listed
from keyflower.play import Audience, SeatRow, Setup, Step, Table, TableRow
from keyflower.play.errors import Broken, Stale, Unknown
from keyflower.play.kept import DAMAGED, checked_setup
from keyflower.play.rows import LogRow, Status
from keyflower.play.table import seats_of
from keyflower.play.text import checked_name
from keyflower.play.typed_json import load, read, write
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.kept import DEVICE, read_entries, read_head, read_table, stored, write_head
from keyflower.tab.store import DeviceStorage
from keyflower.tab.thinkers import InlineThinkers

T = TypeVar("T")
P = ParamSpec("P")

ME: Final = "me"
LOOK_AGAIN: Final = 0.02  # seconds
BREATH: Final = 0.005  # seconds between two steps of work, for messages that have come
TURNS_OF_LOOP: Final = 8  # of the event loop, in which an answer that is ready is given
MAX_IDLE_TABLES: Final = 16  # tables in memory that nobody uses


@dataclass(frozen=True)
class Device:
    """Who plays at this device: all of them have the same identity, on any device."""

    name: str = "Guest"
    face: str = ""

    def __post_init__(self) -> None:
        checked_name(self.name)

    @property
    def id(self) -> str:
        return DEVICE


def read_device(text: str) -> Device:
    """Whose device it is, as it is kept; earlier versions kept an id with it."""
    fields = read(dict[str, Any], load(text), ME)
    device: Device = read(Device, {key: fields[key] for key in fields if key != "id"}, ME)
    return device


class DeviceTables:
    """The `Tables` of a tab, and the `TableStore` and `Host` of each.

    now: seconds since 1970.
    """

    closing = False
    pause_after = math.inf

    def __init__(self, store: DeviceStorage, now: Callable[[], float]) -> None:
        self.store = store
        self.now = self.steady = now
        self.started = now()
        self.tables: TableStore = self
        self.thinkers: Thinkers = InlineThinkers(self)
        self.known: dict[str, HostedTable] = {}
        self.asked = 0  # requests and messages that are being answered
        self._spare = asyncio.Lock()
        self._device: Device | None = None  # as far as it was read
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- Whose device it is

    async def me(self) -> Device:
        """Who plays here."""
        if self._device is None:
            text = await stored(self.store.get(ME))
            self._device = Device()
            if text is not None:
                with suppress(KeyflowerError):
                    self._device = read_device(text)
        return self._device

    async def become(self, me: Device) -> None:
        """Keep another name or face."""
        await self.keep(ME, me)
        self._device = me

    def forget_me(self) -> None:
        """What is kept may have changed: it is read again."""
        self._device = None

    # ---- Small things

    async def recall(self, key: str, kind: Any) -> Any:
        """A small thing as a type; None if there is none, or if it is damaged."""
        text = await stored(self.store.get(key))
        with suppress(KeyflowerError):
            return None if text is None else read(kind, load(text), key)
        return None

    async def keep(self, key: str, value: object) -> None:
        """Keep a small thing instead of what was there."""
        await stored(self.store.put(key, write(value)))

    # ---- What each table is stored by

    async def read(self, table_id: str, since: int = 0) -> Stored | None:
        """A table with its log from an entry on."""
        texts = await stored(self.store.read(table_id))
        return read_table(texts, since) if texts else None

    async def read_damaged(self, table_id: str) -> list[LogRow]:
        """As many entries of a log as can be read."""
        return read_entries((await stored(self.store.read(table_id)))[1:], damaged=True)

    async def write(self, table: Table, step: Step) -> bool:
        """Write a step. A table that was never started is deleted: no list has it."""
        if step.row.status == "abandoned":
            await self.delete(table.id)
            return True
        return await self._write(step.row, step.seats, table.seq, step.entries())

    async def _write(
        self, row: TableRow, seats: list[SeatRow], first: int, entries: Sequence[LogRow]
    ) -> bool:
        head, lines = write_head(row, seats), [write(entry) for entry in entries]
        return await stored(self.store.write(row.id, row.version - 1, head, first, lines))

    async def drive(self, table_id: str) -> bool:
        """Bots play in every tab; the fastest one stores their answers."""
        return True

    async def release(self, table_id: str) -> None:
        """No other process waits for it."""

    # ---- What each table needs besides

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a background task; unexpected errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, KeyflowerError):
            logging.getLogger(__name__).error("something failed", exc_info=error)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """There is one thread."""
        return work(*args, **kwargs)

    def audience(self, table: Table) -> Audience:
        """The viewers of a table."""
        return Audience(table, write)

    def script(self, table: Table, seat: int) -> int | None:
        """What the opponent of a tutorial does."""
        return tutorial.answer(table, seat)

    def wrote(self, table: Table, audience: Audience, before: TableRow, entries: int) -> None:
        """A tab counts nothing and sends no notices."""

    async def give_up(self, table_id: str, error: Exception) -> None:
        """A damaged game is found again whenever it is read."""

    def stopped(self, audience: Audience, failure: StorageFailure) -> None:
        """Disconnect the viewers: the bots go on when one connects again."""
        audience.disconnect()
        if audience.table.id in self.known:
            self.known[audience.table.id].attended_at = -math.inf

    # ---- Tables

    async def get(self, table_id: str) -> HostedTable:
        """A table by its id; a damaged one can only be looked at."""
        known = self.known.get(table_id)
        if known is None:
            texts = await stored(self.store.read(table_id))
            if not texts:
                raise Unknown("there is no such table on this device")
            known = self._remember(self._built(table_id, texts))
        return known

    def _remember(self, table: HostedTable) -> HostedTable:
        """Keep a table in memory, and of those that nobody uses only a few."""
        known = self.known.setdefault(table.id, table)
        known.driver.wake()
        for idle in [table for table in self.known.values() if table.idle][:-MAX_IDLE_TABLES]:
            del self.known[idle.id]
        return known

    def _built(self, table_id: str, texts: list[str]) -> HostedTable:
        row, seats = TableRow(id=table_id), list[SeatRow]()
        try:
            row, seats, entries = read_table(texts)
            return HostedTable(self, row, seats, entries)
        except Broken as fault:  # of another version
            return HostedTable(self, row, seats, [], str(fault))
        except Exception:  # damaged data can make the rules raise anything
            return HostedTable(self, row, seats, [], DAMAGED)

    async def add(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow] = ()
    ) -> HostedTable:
        """DeviceStorage a new table."""
        row.version = 1
        table = HostedTable(self, row, seats, entries)
        if not await self._write(row, seats, 0, entries):
            raise Stale("another tab was quicker: look again")
        return self._remember(table)

    async def delete(self, table_id: str) -> None:
        """Delete a table with all that is kept for it."""
        kept = [key for key, _ in await stored(self.store.kept()) if table_id in key.split()]
        await stored(self.store.delete(table_id, kept))
        self.known.pop(table_id, None)

    async def rows(self) -> list[Listed]:
        """All tables without their logs, the latest first; damaged ones are marked as broken."""
        tables = [listed(*head) for head in await stored(self.store.tables())]
        return sorted(tables, key=lambda table: -table.row.updated_at)

    async def list_of(self, identity: str) -> list[Listed]:
        """The tables of this device."""
        tables = []
        for table in await self.rows():
            row, seats, _ = table
            if seats_of(seats, identity) or row.uploaded_by == identity or row.broken is not None:
                tables.append(table)
                if row.status == "playing" and not my_game(table, identity).my_turn:
                    await self.get(row.id)  # the page was left while a bot was thinking
        return tables

    async def list_public(self, status: Status) -> list[Listed]:
        """Always empty: all tables here belong to this device."""
        return []

    async def list_finished(self, identity: str, limit: int = 1000) -> list[Listed]:
        """Games that were played to their end, last finished first."""
        finished = [
            table
            for table in await self.rows()
            if table.row.status == "finished"
            and table.row.broken is None
            and any(seat.identity == identity and not seat.stand_in for seat in table.seats)
        ]
        return sorted(finished, key=lambda table: -(table.row.finished_at or 0))[:limit]

    async def admit(self, table: HostedTable, people: list[str]) -> None:
        """All who play here see all tables."""

    def invite(self, table: HostedTable, people: list[str]) -> None:
        """They sit at this device."""

    def ahead(self) -> float:
        """The clocks of a tab are the same."""
        return 0.0

    # ---- Time

    async def spare_time(self) -> None:
        """Wait for a moment in which nobody waits for a bot or an answer."""
        async with self._spare:  # much can be to do: one step at a time
            await asyncio.sleep(BREATH)
            while self.asked or any(table.driver.busy for table in self.known.values()):
                await asyncio.sleep(LOOK_AGAIN)

    async def all_answered(self) -> None:
        """Let what is being answered go first, but not for ever."""
        for _ in range(TURNS_OF_LOOP):
            await asyncio.sleep(0)
            if self.asked <= 0:
                return

    @contextmanager
    def answering(self, more: int = 1) -> Iterator[None]:
        """While something is answered, which may take several steps.

        more: -1 while that answer waits for work that is done in spare time.
        """
        self.asked += more
        try:
            yield
        finally:
            self.asked -= more


@lru_cache(1000)
def listed(table_id: str, head: str) -> Listed:
    """A table by its head, which rarely changes: nobody may change what this gives."""
    try:
        row, seats = read_head(head)
        table = Listed(row, seats, checked_setup(row, seats))
        my_game(table, DEVICE)  # can it be shown?
        return table
    except Exception:  # damaged data can make the rules raise anything
        return Listed(TableRow(id=table_id, broken="damaged"), [], Setup())
