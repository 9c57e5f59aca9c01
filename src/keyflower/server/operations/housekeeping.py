"""Housekeeping: deletes what nobody has used for a long time, in small steps.

Tables that did not start, games that nobody plays on, records, people without a game, and score
sheets of people who don't come back (settings.Quotas says after how many days). Games that people
have finished are kept. Games against bots that were left for a week are rated as lost. Every
process does it; with PostgreSQL the lock of a table's driver prevents conflicts.
"""

import asyncio
from typing import Final

from keyflower.server.features import ratings
from keyflower.server.logs import log
from keyflower.server.operations import delete
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.web.identity import DAY

AT_ONCE: Final = 200  # tables of a kind, or people, in one pass
BATCH: Final = 50  # people in one transaction


class Housekeeping:
    """Deletes expired tables and people."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._store = registry.services.store
        self._left_since = 0.0  # games that were left before it have been looked at

    async def run(self) -> None:
        """Tidy periodically. Not right after the start: the machine's clock may be wrong then."""
        while not self.registry.services.closing:
            await asyncio.sleep(self.registry.services.settings.tidy)
            try:
                await self.tidy()
            except Exception as error:
                log.error("housekeeping failed", error)

    async def tidy(self) -> None:
        """One pass: a bounded amount of work in short transactions."""
        registry = self.registry
        for table in list(registry.tables.values()):
            if table.audience.viewers:
                await registry.see(table)  # no process deletes it
        # A wrong clock must not delete any game.
        now = min(registry.services.now(), registry.services.steady())
        most = registry.services.settings.limits
        await self._rate_left(now)
        await self._tables("waiting", now, most.waiting_days)
        await self._tables("playing", now, most.playing_days)
        await self._tables("records", now, most.record_days)
        if most.guest_days:
            before = now - most.guest_days * DAY
            self._note("sheets", await self._store.write(delete.delete_sheets, before, AT_ONCE))
            await self._guests(before)

    async def _rate_left(self, now: float) -> None:
        """Rate the games against bots that were left for long, as lost."""
        before = now - ratings.LOST_AFTER_S
        found = await self._store.read(ratings.list_left, self._left_since, before, AT_ONCE)
        for table_id, _ in found:
            if lost := await self._store.read(ratings.find_lost, table_id, now):
                await self._store.write(lost)
        self._left_since = found[-1][1] if len(found) == AT_ONCE else before

    async def _tables(self, kind: delete.Kind, now: float, days: int | None) -> None:
        if not days:
            return
        before = now - days * DAY
        gone = 0
        for table_id in await self._store.read(delete.list_expired_tables, kind, before, AT_ONCE):
            gone += await self._delete(table_id, kind, before)
        self._note(kind, gone)

    async def _delete(self, table_id: str, kind: delete.Kind, before: float) -> bool:
        """Delete a table, unless somebody uses it here or in another process."""
        registry = self.registry
        known = registry.tables.get(table_id)
        if known is not None and not known.idle:
            return False
        if not await self._store.drive(table_id):
            return False
        try:
            changed = await self._store.write(delete.delete_table, table_id, kind, before)
        finally:
            await self._store.release(table_id)
        await registry.refresh_all(changed)
        return bool(changed)

    async def _guests(self, before: float) -> None:
        gone = 0
        while gone < AT_ONCE:
            deleted = await self._store.write(delete.delete_guests, before, BATCH)
            gone += deleted
            if deleted < BATCH:
                break
        self._note("guests", gone)

    def _note(self, kind: str, gone: int) -> None:
        if gone:
            log.info("expired", kind=kind, deleted=gone)
            self.registry.services.metrics.expired.labels(kind).inc(gone)
