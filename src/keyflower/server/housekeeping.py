"""Housekeeping: what nobody has used for long is deleted, a little at a time.

Tables that did not start, games that nobody plays on, records, and people without a game
(settings.Quotas says after how many days). Games that people have finished are kept. Every process
does it; on PostgreSQL the lock of a table's driver keeps them apart.
"""

import asyncio
from typing import Final

from keyflower.server.hall import Hall
from keyflower.server.identity import DAY
from keyflower.server.logs import log
from keyflower.server.storage.expiry import Kind

AT_ONCE: Final = 200  # tables of a kind, or people, in one pass
BATCH: Final = 50  # people in one transaction


class Housekeeping:
    """Looks after one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        """Tidy now and then. Not at once: a machine that has just started may not know the time."""
        while not self.hall.closing:
            await asyncio.sleep(self.hall.settings.tidy)
            try:
                await self.tidy()
            except Exception as error:
                log.error("housekeeping failed", error)

    async def tidy(self) -> None:
        """One pass: a bounded amount of work in short transactions."""
        hall = self.hall
        for table in list(hall.tables.values()):
            if table.audience.viewers:
                await hall.see(table)  # no process deletes it
        # A clock that was set forward, or is set right after that, must not cost any game.
        now = min(hall.now(), hall.steady())
        most = hall.settings.limits
        await self._tables("waiting", now, most.waiting_days)
        await self._tables("playing", now, most.playing_days)
        await self._tables("records", now, most.record_days)
        await self._guests(now, most.guest_days)

    async def _tables(self, kind: Kind, now: float, days: int) -> None:
        if not days:
            return
        before = now - days * DAY
        gone = 0
        for table_id in await self.hall.store.expired_tables(kind, before, AT_ONCE):
            gone += await self._delete(table_id, kind, before)
        self._note(kind, gone)

    async def _delete(self, table_id: str, kind: Kind, before: float) -> bool:
        """Delete a table, unless somebody is at it here or in another process."""
        hall = self.hall
        known = hall.tables.get(table_id)
        if known is not None and not known.idle:
            return False
        if not await hall.store.drive(table_id):
            return False
        try:
            changed = await hall.store.delete_table(table_id, kind, before)
        finally:
            await hall.store.release(table_id)
        for each in changed:
            if each in hall.tables:
                await hall.refresh(hall.tables[each])
        return bool(changed)

    async def _guests(self, now: float, days: int) -> None:
        if not days:
            return
        gone = 0
        while gone < AT_ONCE:
            deleted = await self.hall.store.delete_guests(now - days * DAY, BATCH)
            gone += deleted
            if deleted < BATCH:
                break
        self._note("guests", gone)

    def _note(self, kind: str, gone: int) -> None:
        if gone:
            log.info("expired", kind=kind, deleted=gone)
            self.hall.metrics.expired.labels(kind).inc(gone)
