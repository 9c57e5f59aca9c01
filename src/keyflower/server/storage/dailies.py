"""Daily games: whose attempt is which table.

Results are not stored here: they are those of the tables, as the server has played them.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from sqlalchemy import Connection, select

from keyflower.server.storage.contract import Database
from keyflower.server.storage.queries import Seated, seated
from keyflower.server.storage.schema import daily_attempts, tables

MOST: Final = 1000
"""Days of a person."""

Points = Annotated[list[int], msgspec.Meta(min_length=2)]
"""By seat."""


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

    async def points_on(self, day: str, before: float) -> dict[str, Points]:
        """The points in games of a day that ended before a time, by table; first ended first."""
        return await self._database.read(lambda c: _points(c, day, before))

    async def games(self, table_ids: Sequence[str]) -> list[Seated]:
        """These games."""
        wanted = tables.c.id.in_(table_ids)
        return await self._database.read(lambda c: seated(c, wanted, limit=len(table_ids)))

    async def finished_by(self, identity_id: str) -> list[Seated]:
        """Somebody's finished daily games, last finished first."""
        theirs = daily_attempts.c.identity == identity_id
        wanted = tables.c.id.in_(select(daily_attempts.c.table_id).where(theirs)) & _OVER
        return await self._database.read(lambda c: seated(c, wanted, tables.c.finished_at, MOST))


_OVER: Final = (tables.c.status == "finished") & tables.c.broken.is_(None)


def _attempt(connection: Connection, day: str, identity_id: str) -> str | None:
    mine = (daily_attempts.c.day == day) & (daily_attempts.c.identity == identity_id)
    return connection.execute(select(daily_attempts.c.table_id).where(mine)).scalar()


def _has_finished(connection: Connection, day: str, identity_id: str) -> bool:
    mine = (daily_attempts.c.day == day) & (daily_attempts.c.identity == identity_id)
    over = (tables.c.id == daily_attempts.c.table_id) & (tables.c.status == "finished")
    return connection.execute(select(tables.c.id).where(mine, over)).first() is not None


def _points(connection: Connection, day: str, before: float) -> dict[str, Points]:
    wanted = (
        select(tables.c.id, tables.c.result)
        .join(daily_attempts, daily_attempts.c.table_id == tables.c.id)
        .where(daily_attempts.c.day == day, _OVER, tables.c.finished_at < before)
        .order_by(tables.c.finished_at, tables.c.id)
    )
    found = {}
    for row in connection.execute(wanted).all():
        with suppress(msgspec.ValidationError):  # a damaged one has no place
            found[row.id] = msgspec.convert(row.result, Points)
    return found
