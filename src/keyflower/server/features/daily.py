"""The daily game in the server's database: everyone on it plays the same deal."""

import secrets
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

import msgspec
from sqlalchemy import Connection, select

from keyflower.home import days
from keyflower.home.features.daily.requests import DayStanding
from keyflower.home.features.daily.results import ranked
from keyflower.play import TableRow
from keyflower.play.again import Seated as Made
from keyflower.server.storage import Conflict, Store
from keyflower.server.storage.relation import PersonRef, Relation, TableRef
from keyflower.server.storage.statements.games import IS_OVER, Seated, find_seated, tables
from keyflower.server.storage.statements.people import keep_server_key
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.registry import TableRegistry

MAX_RESULTS = 100  # results of a day that are shown, besides the asker's
MOST_DAYS: Final = 1000  # days of a person
Points = Annotated[list[int], msgspec.Meta(min_length=2)]  # by seat


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's daily game of a day: the first one counts, and there is no other."""

    day: str  # of UTC, as 2026-07-30
    identity: PersonRef
    table_id: TableRef


attempts: Final = Relation("daily_attempts", Attempt, key="day identity")


def has_finished(connection: Connection, day: str, identity_id: str) -> bool:
    """Whether somebody has finished the daily game of a day."""
    over = (tables.c.id == attempts.c.table_id) & (tables.c.status == "finished")
    found = select(tables.c.id).where(attempts.has_key(day, identity_id), over)
    return connection.execute(found).first() is not None


def find_points(connection: Connection, day: str, before: float) -> dict[str, Points]:
    """The points in games of a day that ended before a time, by table; first ended first."""
    wanted = (
        select(tables.c.id, tables.c.result)
        .join(attempts.table, attempts.c.table_id == tables.c.id)
        .where(attempts.c.day == day, IS_OVER, tables.c.finished_at < before)
        .order_by(tables.c.finished_at, tables.c.id)
    )
    found = {}
    for row in connection.execute(wanted).all():
        with suppress(msgspec.ValidationError):  # a damaged one has no place
            found[row.id] = msgspec.convert(row.result, Points)
    return found


def list_finished_by(connection: Connection, identity_id: str) -> list[Seated]:
    """Somebody's finished daily games, last finished first."""
    theirs = select(attempts.c.table_id).where(attempts.c.identity == identity_id)
    return find_seated(
        connection, tables.c.id.in_(theirs) & IS_OVER, tables.c.finished_at, MOST_DAYS
    )


class DailyGames(Feature):
    """Whoever has finished the game of a day may see those of others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def admits(self, row: TableRow, identity: str) -> bool:
        """They know the day's deal."""
        finished = row.status == "finished" and row.daily
        return bool(finished) and await self._store.read(has_finished, row.daily, identity)


class SqlDays:
    """The `DailyStore` of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.services.store

    async def key(self) -> bytes:
        """The secret of this server that the secrets of days follow from."""
        return await keep_server_key(self._store, "daily", partial(secrets.token_bytes, 32))

    async def find_attempt(self, day: str, identity: str) -> str | None:
        """A person's table of a day."""
        known = await self._store.read(attempts.get, day, identity)
        return None if known is None else known.table_id

    async def add_attempt(self, day: str, identity: str, made: Made) -> str:
        """Store a person's first table of a day. It has no host: it counts for no quota."""
        attempt = Attempt(day, identity, made.row.id)
        made.row.due_at = self._registry.services.steady()
        try:
            await self._registry.store(*made, None, lambda c: attempts.add(c, attempt))
        except Conflict:  # another page of theirs was quicker
            known = await self.find_attempt(day, identity)
            if known is None:
                raise
            return known
        return made.row.id

    async def has_finished(self, day: str, identity: str) -> bool:
        """Whether a person's game of a day is over."""
        return await self._store.read(has_finished, day, identity)

    async def find_standing(self, day: str, own: str | None) -> DayStanding:
        """The best results of a day, and the asker's."""
        ranks = ranked(await self._store.read(find_points, day, days.closes(day)))
        shown = [table for at, table in enumerate(ranks) if at < MAX_RESULTS or table == own]
        wanted = tables.c.id.in_(shown)
        return DayStanding(ranks, await self._store.read(find_seated, wanted, limit=len(shown)))

    async def list_finished(self, identity: str) -> list[Seated]:
        """A person's finished daily games, last finished first."""
        return await self._store.read(list_finished_by, identity)
