"""All tables of the device: finding, adding and listing them; and whose device it is."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from keyflower.play import SeatRow, Setup, TableRow
from keyflower.play.errors import Broken, Stale, Unknown
from keyflower.play.kept import DAMAGED
from keyflower.play.rows import LogRow
from keyflower.play.text import checked_name
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.plain import load, read, write
from keyflower.tab.store import Store
from keyflower.tab.table import (
    DEVICE,
    RIVAL,
    Script,
    Table,
    checked_setup,
    my_game,
    read_head,
    read_table,
    store_table,
    stored,
)

ME: Final = "me"
LOOK_AGAIN: Final = 0.02  # seconds
BREATH: Final = 0.005  # seconds between two steps of work, for messages that have come
MAX_IDLE_TABLES: Final = 16  # tables in memory that nobody uses
Listed = tuple[TableRow, list[SeatRow], Setup]


@dataclass(frozen=True)
class Device:
    """Whoever plays at this device: all of them have the same identity, on any device."""

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
    found: Device = read(Device, {key: fields[key] for key in fields if key != "id"}, ME)
    return found


class Tables:
    """Finds and adds tables.

    now: seconds since 1970. scripts: of tables where bots follow one.
    """

    def __init__(
        self, store: Store, now: Callable[[], float], scripts: Sequence[Script] = ()
    ) -> None:
        self.store = store
        self.now = now
        self._scripts = scripts
        self.known: dict[str, Table] = {}
        self.asked = 0  # requests and messages that are being answered
        self._spare = asyncio.Lock()
        self.whose: Device | None = None  # as far as it was read

    # ---- Whose device it is

    async def me(self) -> Device:
        if self.whose is None:
            text = await stored(self.store.get(ME))
            self.whose = Device()
            if text is not None:
                with suppress(KeyflowerError):
                    self.whose = read_device(text)
        return self.whose

    async def become(self, me: Device) -> None:
        await self.keep(ME, me)
        self.whose = me

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

    # ---- Tables

    async def get(self, table_id: str) -> Table:
        """A table by its id; a damaged one can only be looked at."""
        known = self.known.get(table_id)
        if known is None:
            texts = await stored(self.store.read(table_id))
            if not texts:
                raise Unknown("there is no such table on this device")
            known = self._remember(self._built(table_id, texts))
        return known

    def _remember(self, table: Table) -> Table:
        """Keep a table in memory, and of those that nobody uses only a few."""
        found = self.known.setdefault(table.id, table)
        found.wake()
        for each in [each for each in self.known.values() if each.idle][:-MAX_IDLE_TABLES]:
            del self.known[each.id]
        return found

    def _built(self, table_id: str, texts: list[str]) -> Table:
        row, seats = TableRow(id=table_id), list[SeatRow]()
        try:
            row, seats, entries = read_table(texts)
            return self.made(row, seats, entries)
        except Broken as fault:  # of another version
            return self.made(row, seats, [], str(fault))
        except Exception:  # damaged data can make the rules raise anything
            return self.made(row, seats, [], DAMAGED)

    def made(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow], fault: str = ""
    ) -> Table:
        """A table as it is stored; an error if it is damaged, unless that is known."""
        return Table(self.store, row, seats, entries, self.now, self._scripts, fault)

    async def add(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow] = ()
    ) -> Table:
        row.version = 1
        table = self.made(row, seats, entries)
        if not await store_table(self.store, row, seats, 0, entries):
            raise Stale(RIVAL)
        return self._remember(table)

    async def delete(self, table_id: str) -> None:
        """Delete a table with all that is kept for it."""
        kept = [key for key, _ in await stored(self.store.kept()) if table_id in key.split()]
        await stored(self.store.delete(table_id, kept))
        self.known.pop(table_id, None)

    async def spare_time(self) -> None:
        """Wait for a moment in which nobody waits for a bot or an answer."""
        async with self._spare:  # much can be to do: one step at a time
            await asyncio.sleep(BREATH)
            while self.asked or any(table.thinks for table in self.known.values()):
                await asyncio.sleep(LOOK_AGAIN)

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

    async def rows(self) -> list[Listed]:
        """All tables without their logs, the latest first; damaged ones are marked as broken."""
        found = [listed(*each) for each in await stored(self.store.tables())]
        return sorted(found, key=lambda each: -each[0].updated_at)


@lru_cache(1000)
def listed(table_id: str, head: str) -> Listed:
    """A table by its head, which rarely changes: nobody may change what this gives."""
    try:
        row, seats = read_head(head)
        setup = checked_setup(row, seats)
        my_game(row, seats, setup)  # can it be shown?
        return row, seats, setup
    except Exception:  # damaged data can make the rules raise anything
        return TableRow(id=table_id, broken="damaged"), [], Setup()
