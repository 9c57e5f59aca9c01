"""All tables that this process has in memory: finding, adding, driving and releasing them."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import Final
from weakref import WeakValueDictionary

from keyflower.home.table import HostedTable, unknown_table
from keyflower.home.visit import Listed
from keyflower.play import Setup
from keyflower.play.kept import DAMAGED, setup_of
from keyflower.play.rows import Status, replace
from keyflower.rules.log import ENGINE
from keyflower.server.logs import log
from keyflower.server.storage import LogRow, SeatRow, StorageError, TableRow
from keyflower.server.storage.statements import games
from keyflower.server.tables.audience import NOTICE, audience_of
from keyflower.server.tables.host import ServerHost
from keyflower.server.tables.quotas import check_quotas
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import Broken
from keyflower.server.web.identity import DAY, ID

LISTED: Final = 50  # tables in a list
GRACE = 3.0  # seconds that another process has to drive its own tables
IN_USE = 30.0  # seconds for which whoever asked for a table may still be at work with it
TABLE_BYTES: Final = 50_000
ENTRY_BYTES: Final = 700  # for each entry of the log
IDLE_BYTES: Final = 64 * 1024 * 1024  # of tables without viewers that stay in memory
LAST_USED: Final = attrgetter("used_at")


def size_of(table: HostedTable) -> int:
    """About how many bytes of memory a table takes."""
    return TABLE_BYTES + ENTRY_BYTES * table.seq


class TableRegistry:
    """Finds, adds and releases tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.host = ServerHost(services)
        self.tables: dict[str, HostedTable] = {}
        self._unread: set[str] = set()  # due tables that could not be read; said once
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        metrics, thinkers = services.metrics, services.thinkers
        metrics.watch("tables", "Tables in memory", lambda: len(self.tables))
        metrics.watch("bots_waiting", "Decisions that bots have to make", lambda: thinkers.waiting)
        metrics.watch("bot_seconds", "Time that bots thought in all", lambda: thinkers.seconds)

    async def get(self, table_id: str) -> HostedTable:
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

    async def _load(self, table_id: str) -> HostedTable:
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

    async def _built(self, row: TableRow, seats: list[SeatRow]) -> HostedTable:
        """A table from what is stored; a damaged one is marked as broken and only shown."""
        try:
            entries = await self.services.store.read(games.read_log, row.id)
            entries = [entry for entry in entries if entry.seq < row.seq]
            return await self.services.in_thread(HostedTable, self.host, row, seats, entries)
        except Broken as fault:
            return HostedTable(self.host, row, seats, [], str(fault))
        except StorageError:
            raise
        except Exception as error:
            await self.services.give_up(row.id, error)
            return HostedTable(self.host, row, seats, [], DAMAGED)

    async def visible(self, table_id: str, identity: str | None) -> HostedTable:
        table = await self.get(table_id)
        await self.check_visible(table, identity)
        await self.see(table)
        return table

    async def check_visible(self, table: HostedTable, identity: str | None) -> None:
        """Refuse those who may not see this table, as if it didn't exist."""
        row = table.row
        if table.is_open or (row.listed if row.status == "waiting" else row.watchable):
            return  # the address is enough to watch
        if identity is not None:
            if identity == row.host or table.seats_of(identity):
                return
            guest = (row.id, identity)
            if row.status == "waiting":
                if await self.services.store.read(games.guests.get, *guest) is not None:
                    return
            for feature in self.services.features:
                if await feature.admits(row, identity):
                    return
        raise unknown_table()

    async def list_of(self, identity: str) -> list[Listed]:
        """The tables of a person, last changed first."""
        return listed(await self.services.store.read(games.list_tables_of, identity, LISTED))

    async def list_public(self, status: Status) -> list[Listed]:
        """Listed tables, newest first."""
        return listed(await self.services.store.read(games.list_public, status, LISTED))

    async def list_finished(self, identity: str, limit: int) -> list[Listed]:
        """Games that a person has finished, last finished first."""
        return listed(await self.services.store.read(games.list_finished_by, identity, limit))

    async def admit(self, table: HostedTable, people: list[str]) -> None:
        """Let people see a table, who may take its open seats."""
        for person in people:
            await self.services.store.write(games.admit, table.id, person)

    def invite(self, table: HostedTable, people: list[str]) -> None:
        """Tell people that seats are kept free for them."""
        for feature in self.services.features:
            feature.on_invite(table.audience, people)

    def ahead(self) -> float:
        """By how much the machine's clock has been set forward since the start."""
        return self.services.ahead()

    async def see(self, table: HostedTable) -> None:
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
            audience_of(table).keep_presence()
            if table.idle and table.used_at < unused:
                await self._release(table)
        await self._make_room()

    async def _make_room(self) -> None:
        """Release the least recently used idle tables if all of them take too much memory.

        A request may still be at work with a table, unless it's an uploaded record, which never
        changes.
        """
        idle = sorted((table for table in self.tables.values() if table.idle), key=LAST_USED)
        used = sum(map(size_of, idle))
        ended = self.services.steady() - IN_USE
        for table in idle:
            if used <= IDLE_BYTES:
                return
            in_use = table.used_at >= ended and table.row.uploaded_by is None
            if table.idle and not in_use:
                used -= size_of(table)
                await self._release(table)

    def on_notice(self, table_id: str, what: str) -> None:
        """Another process has changed something."""
        if what == "all":
            for table in list(self.tables.values()):
                audience_of(table).repeat_presence()
                self._on_table_notice(table, what)
        elif table_id in self.tables:
            self._on_table_notice(self.tables[table_id], what)

    def _on_table_notice(self, table: HostedTable, what: str) -> None:
        """Bring a table up to date; an idle one is released and read again when it's needed."""
        if what.startswith(NOTICE):
            audience_of(table).hear_presence(what)
            return
        if table.idle and table.used_at < self.services.steady() - IN_USE:
            self.services.start(self._release(table))
            return
        if what != "chat":
            self.services.start(self.refresh(table))
        if what != "table":
            self.services.start(audience_of(table).tell_chat())

    async def refresh(self, table: HostedTable) -> None:
        """Load what other processes have stored for a table; forget it if it has expired."""
        await table.refresh()
        if table.gone and self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def refresh_all(self, changed: list[str]) -> None:
        """Refresh those of several tables that are in memory."""
        for table_id in changed:
            if table_id in self.tables:
                await self.refresh(self.tables[table_id])

    async def _release(self, table: HostedTable) -> None:
        """Drop a table from memory, and let other processes drive it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.driver.rest()
        await self.services.store.release(table.id)

    async def add(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogRow] = ()
    ) -> HostedTable:
        """Store a new table to play at, unless its host has too many."""
        allow = partial(check_quotas, self.services.settings.limits, seats)
        return await self.store(row, seats, entries, allow)

    async def store(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow],
        allow: games.Allow | None,
        also: games.Also | None = None,
    ) -> HostedTable:
        """Store a new table and drive it, unless `allow` refuses.

        also: what is written with it, or not at all.
        """
        services = self.services
        table = await services.in_thread(HostedTable, self.host, row, seats, entries)  # or it fails
        await games.add_table(services.store, row, seats, entries, allow, also)
        if row.status == "playing":
            services.metrics.games.inc()
        self.tables[row.id] = table
        table.driver.wake()
        return table


def listed(seated: Iterable[games.Seated]) -> list[Listed]:
    """Tables as lists show them; those with a damaged set-up as broken."""
    tables = []
    for row, seats in seated:
        setup = setup_of(row)
        if setup is None:
            row = replace(row, broken=row.broken or "damaged setup")
        tables.append(Listed(row, seats, setup or Setup()))
    return tables
