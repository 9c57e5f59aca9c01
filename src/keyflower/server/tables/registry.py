"""All tables that this process has in memory: finding, adding, driving and releasing them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import Final
from weakref import WeakValueDictionary

from keyflower.features.days import closes
from keyflower.play import Setup
from keyflower.play.kept import DAMAGED
from keyflower.play.messages import TableInfo
from keyflower.play.rows import replace
from keyflower.play.table import table_info
from keyflower.rules.log import ENGINE
from keyflower.server.logs import log
from keyflower.server.storage import LogRow, SeatRow, StorageError, TableRow
from keyflower.server.storage.rows import setup_of
from keyflower.server.storage.statements import games
from keyflower.server.tables import LiveTable
from keyflower.server.tables.audience import NOTICE
from keyflower.server.tables.quotas import check_quotas
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import Broken, unknown_table
from keyflower.server.web.identity import DAY, ID

GRACE = 3.0  # seconds that another process has to drive its own tables
IN_USE = 30.0  # seconds for which whoever asked for a table may still be at work with it
IDLE_BYTES: Final = 64 * 1024 * 1024  # of tables without viewers that stay in memory
LAST_USED: Final = attrgetter("used_at")


class TableRegistry:
    """Finds, adds and releases tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._unread: set[str] = set()  # due tables that could not be read; said once
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        metrics, thinkers = services.metrics, services.thinkers
        metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        metrics.watch("bots_waiting", "Decisions that bots have to make", lambda: thinkers.waiting)
        metrics.watch("bot_seconds", "Time that bots thought in all", lambda: thinkers.seconds)

    async def get(self, table_id: str) -> LiveTable:
        table = self.tables.get(table_id)
        if table is not None and not table.gone:
            # It stays in memory while whoever asked works with it.
            table.used_at = self.services.steady()
            return table
        if not ID.fullmatch(table_id):  # saves a query
            raise unknown_table()
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self.tables.get(table_id)
            if table is None or table.gone:
                table = await self._load(table_id)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.services.store.read(games.find_table, table_id)
        if found is None:
            raise unknown_table()
        row, seats = found
        table = await self._built(row, seats)
        self.tables[table_id] = table
        await self._make_room()
        if table.fault:
            return table
        # Another process may have changed it while it was read; no notice of that came here.
        self.services.start(self.refresh(table))
        table.driver.wake()
        return table

    async def _built(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """A table from what is stored; a damaged one is marked as broken and only shown."""
        try:
            entries = await self.services.store.read(games.read_log, row.id)
            entries = [entry for entry in entries if entry.seq < row.seq]
            return await self.services.in_thread(LiveTable, self.services, row, seats, entries)
        except Broken as fault:
            return LiveTable(self.services, row, seats, [], str(fault))
        except StorageError:
            raise
        except Exception as error:
            await self.services.give_up(row.id, error)
            return LiveTable(self.services, row, seats, [], DAMAGED)

    async def visible(self, table_id: str, identity: str | None) -> LiveTable:
        table = await self.get(table_id)
        await table.admit(identity)
        await self.see(table)
        return table

    def listed(self, found: list[games.Seated]) -> list[TableInfo]:
        """Tables as lists show them; those with a damaged set-up as broken."""
        infos = []
        for row, seats in found:
            setup = setup_of(row)
            if setup is None:
                row = replace(row, broken=row.broken or "damaged setup")
            closed = closes(row.daily)
            infos.append(table_info(row, seats, setup or Setup(), self.services.ahead(), closed))
        return infos

    async def see(self, table: LiveTable) -> None:
        """Note that somebody looked at a table that could expire; written at most once a day."""
        now = self.services.now()
        row = table.row
        latest = (row.updated_at, row.seen_at or 0.0)
        if table.is_kept or any(abs(now - at) <= DAY for at in latest):
            return
        row.seen_at = now
        with suppress(StorageError):  # the next visitor tries again, a day later
            await self.services.store.write(games.tables.change, table.id, seen_at=now)

    async def sweep(self) -> None:
        """Drive tables that wait for the server, and release idle ones."""
        while not self.services.closing:
            try:
                await self._sweep_once(self.services.steady() - GRACE)
            except Exception as error:
                log.error("the sweep failed", error)
            await asyncio.sleep(self.services.settings.sweep)

    async def resume(self) -> None:
        """After a start: drive every table that waits for the server."""
        columns = games.tables.c
        others = (columns.status == "playing") & (columns.engine != ENGINE)
        waiting = await self.services.store.read(games.tables.count, others)
        if waiting:
            log.warning("games of another engine wait for it", games=waiting, engine=ENGINE)
        await self._sweep_once(self.services.steady())

    async def _sweep_once(self, before: float) -> None:
        for table_id in await self.services.store.read(games.list_due, before, 200, ENGINE):
            try:
                (await self.get(table_id)).driver.wake()
                self._unread.discard(table_id)
            except Exception as error:
                if table_id not in self._unread:
                    self._unread.add(table_id)
                    log.error("a table can't be read", error, table=table_id)
        unused = self.services.steady() - self.services.settings.keep_idle
        for table in list(self.tables.values()):
            table.audience.keep_presence()
            if table.idle and table.used_at < unused:
                await self._release(table)
        await self._make_room()

    async def _make_room(self) -> None:
        """Release the least recently used idle tables if all of them take too much memory.

        A request may still be at work with a table, unless it's an uploaded record, which never
        changes.
        """
        idle = sorted((table for table in self.tables.values() if table.idle), key=LAST_USED)
        used = sum(table.size for table in idle)
        ended = self.services.steady() - IN_USE
        for table in idle:
            if used <= IDLE_BYTES:
                return
            in_use = table.used_at >= ended and table.row.uploaded_by is None
            if table.idle and not in_use:
                used -= table.size
                await self._release(table)

    def on_notice(self, table_id: str, what: str) -> None:
        """Another process has changed something."""
        if what == "all":
            for table in list(self.tables.values()):
                table.audience.repeat_presence()
                self._on_table_notice(table, what)
        elif table_id in self.tables:
            self._on_table_notice(self.tables[table_id], what)

    def _on_table_notice(self, table: LiveTable, what: str) -> None:
        """Bring a table up to date; an idle one is released and read again when it's needed."""
        if what.startswith(NOTICE):
            table.audience.hear_presence(what)
            return
        if table.idle and table.used_at < self.services.steady() - IN_USE:
            self.services.start(self._release(table))
            return
        if what != "chat":
            self.services.start(self.refresh(table))
        if what != "table":
            self.services.start(table.audience.tell_chat())

    async def refresh(self, table: LiveTable) -> None:
        """Load what other processes have stored for a table; forget it if it has expired."""
        await table.refresh()
        if table.gone and self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def refresh_all(self, changed: list[str]) -> None:
        """Refresh those of several tables that are in memory."""
        for table_id in changed:
            if table_id in self.tables:
                await self.refresh(self.tables[table_id])

    async def _release(self, table: LiveTable) -> None:
        """Drop a table from memory, and let other processes drive it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.driver.rest()
        await self.services.store.release(table.id)

    async def add_game(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow] = ()
    ) -> LiveTable:
        """A table to play at, unless its host has too many."""
        allow = partial(check_quotas, self.services.settings.limits, seats)
        return await self.add(row, seats, entries, allow)

    async def add(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow],
        allow: games.Allow | None,
        also: games.Also | None = None,
    ) -> LiveTable:
        """Store a new table and drive it, unless `allow` refuses.

        also: what is written with it, or not at all.
        """
        services = self.services
        table = await services.in_thread(LiveTable, services, row, seats, entries)  # or it fails
        await games.add_table(services.store, row, seats, entries, allow, also)
        if row.status == "playing":
            services.metrics.games.inc()
        self.tables[row.id] = table
        table.driver.wake()
        return table
