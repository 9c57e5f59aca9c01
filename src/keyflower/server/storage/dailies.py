"""Daily games: whose attempt is which table.

Results are not stored here: they are those of the tables, as the server has played them.
"""

from typing import Final

from sqlalchemy import ColumnElement, Connection, select

from keyflower.server.storage.contract import Database
from keyflower.server.storage.queries import Seated, seated
from keyflower.server.storage.schema import daily_attempts, tables

MOST: Final = 1000
"""Results of a day, or days of a person."""


class Dailies:
    """What is stored of daily games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def attempt(self, day: str, identity_id: str) -> str | None:
        """The table of somebody's daily game of a day, if there is one."""
        return await self._database.read(lambda c: _attempt(c, day, identity_id))

    async def has_finished(self, day: str, identity_id: str) -> bool:
        """Whether somebody has finished the daily game of a day."""
        return await self._database.read(lambda c: _has_finished(c, day, identity_id))

    async def finished_on(self, day: str) -> list[Seated]:
        """The finished games of a day, last finished first."""
        return await self._database.read(lambda c: _finished(c, daily_attempts.c.day == day))

    async def finished_by(self, identity_id: str) -> list[Seated]:
        """Somebody's finished daily games, last finished first."""
        theirs = daily_attempts.c.identity == identity_id
        return await self._database.read(lambda c: _finished(c, theirs))


def _attempt(connection: Connection, day: str, identity_id: str) -> str | None:
    mine = (daily_attempts.c.day == day) & (daily_attempts.c.identity == identity_id)
    return connection.execute(select(daily_attempts.c.table_id).where(mine)).scalar()


def _has_finished(connection: Connection, day: str, identity_id: str) -> bool:
    mine = (daily_attempts.c.day == day) & (daily_attempts.c.identity == identity_id)
    over = (tables.c.id == daily_attempts.c.table_id) & (tables.c.status == "finished")
    return connection.execute(select(tables.c.id).where(mine, over)).first() is not None


def _finished(connection: Connection, wanted: ColumnElement[bool]) -> list[Seated]:
    ids = select(daily_attempts.c.table_id).where(wanted)
    over = tables.c.id.in_(ids) & (tables.c.status == "finished") & tables.c.broken.is_(None)
    return seated(connection, over, tables.c.finished_at, MOST)
