"""Tables in the server's database: read with their log, and written a step at a time."""

from dataclasses import replace

from keyflower.home.ports import Stored
from keyflower.play import Step, Table
from keyflower.play.rows import LogRow
from keyflower.rules.log import ENGINE
from keyflower.server.storage import Change, Conflict
from keyflower.server.storage.statements import games
from keyflower.server.tables.quotas import check_quotas
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import NotAllowed


class SqlTables:
    """The `TableStore` of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store

    async def read(self, table_id: str, since: int = 0) -> Stored | None:
        """A table with its log from an entry on."""
        seated = await self._store.read(games.find_table, table_id)
        if seated is None:
            return None
        row, seats = seated
        entries = []
        if row.seq > since:
            entries = await self._store.read(games.read_log, table_id, since)
        # More may have been stored between the two reads: then another notice is on its way.
        return Stored(row, seats, [entry for entry in entries if entry.seq < row.seq])

    async def write(self, table: Table, step: Step) -> bool:
        """Write a step, and what features write with it."""
        await self._check(table, step)
        change = Change(
            row=step.row,
            seats=[new for new, old in zip(step.seats, table.seats) if vars(new) != vars(old)],
            entries=step.entries(),
            new_setup=step.setup is not table.setup,
            removed=step.removed,
            also=[
                also for feature in self._services.features if (also := feature.write_with(step))
            ],
        )
        try:
            await self._store.write(games.write_change, change)
        except Conflict:
            return False
        return True

    async def _check(self, table: Table, step: Step) -> None:
        """Refuse what only the database knows of: freed seats, and too many games with bots."""
        if table.row.status != "waiting":
            return
        limits = self._services.settings.limits
        before = {row.identity for row in table.seats}
        for identity in {row.identity for row in step.seats} - before:
            guest = await self._store.read(games.guests.get, table.id, identity)
            if guest is not None and guest.removed:
                raise NotAllowed(
                    "the host has freed your seat: ask for a new invitation", "seat-freed"
                )
        had, has = (any(row.kind == "bot" for row in rows) for rows in (table.seats, step.seats))
        if limits.bot_games and table.row.host and has and not had:
            usage = await self._store.read(games.count_usage, table.row.host, ENGINE, table.now())
            check_quotas(replace(limits, games=0), step.seats, usage)  # it is counted already

    async def read_damaged(self, table_id: str) -> list[LogRow]:
        """As many entries of a log as can be read."""
        return await self._store.read(games.read_log, table_id, damaged=True)

    async def drive(self, table_id: str) -> bool:
        """Whether this process plays the bots of a table, and watches its clocks."""
        return await self._store.drive(table_id)

    async def release(self, table_id: str) -> None:
        """Another process may do that now."""
        await self._store.release(table_id)
