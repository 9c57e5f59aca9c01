"""The daily game: everyone on a server plays the same deal against the same bots each UTC day.

There is one attempt for each person and day. Results are those of the tables, which the server has
played itself: nobody can send one. See docs/daily.md.
"""

import secrets
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath
from sqlalchemy import Connection, select

from keyflower.features import days
from keyflower.features.daily import Daily, check_day, daily_of, deal, puzzle_of, ranked
from keyflower.features.puzzles import info
from keyflower.play import TableRow
from keyflower.server.features.puzzles import count_tries, find_difficulties, find_tried
from keyflower.server.storage import Conflict, Identity, Store
from keyflower.server.storage.relation import PersonRef, Relation, TableRef
from keyflower.server.storage.statements.games import IS_OVER, Seated, find_seated, tables
from keyflower.server.storage.statements.people import keep_server_key
from keyflower.server.tables import LiveTable
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.given import Asker, OurVisit
from keyflower.server.tables.routes.wire import Joined
from keyflower.server.web.given import api_router

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


async def begin(registry: TableRegistry, me: Identity) -> str:
    """Somebody's table of today: the one that is there, or a new one. -> its id"""
    day = days.day_of(registry.services.now())
    known = await registry.services.store.read(attempts.get, day, me.id)
    if known is not None:
        return known.table_id
    try:
        return (await _dealt(registry, day, me)).id
    except Conflict:  # another page of theirs was quicker
        known = await registry.services.store.read(attempts.get, day, me.id)
        if known is None:
            raise
        return known.table_id


async def _dealt(registry: TableRegistry, day: str, me: Identity) -> LiveTable:
    """The game of a day for one more person. It has no host: it counts for no quota."""
    now = registry.services.now()
    row, seats, entries = deal(day, await day_key(registry), me, now)
    row.due_at = registry.services.steady()
    attempt = Attempt(day, me.id, row.id)
    return await registry.add(row, seats, entries, None, lambda c: attempts.add(c, attempt))


async def day_key(registry: TableRegistry) -> bytes:
    """The secret of this server that the secrets of days follow from."""
    return await keep_server_key(registry.services.store, "daily", partial(secrets.token_bytes, 32))


async def shown(registry: TableRegistry, day: str | None, identity: str | None) -> Daily:
    """A day as somebody may see it; without a day, today."""
    now = registry.services.now()
    day = check_day(day, now)
    store = registry.services.store
    attempt = None if identity is None else await store.read(attempts.get, day, identity)
    mine = None if attempt is None else attempt.table_id
    finished = identity is not None and await store.read(has_finished, day, identity)
    ranks = ranked(await store.read(find_points, day, days.closes(day)))
    best = [table for number, table in enumerate(ranks) if number < MAX_RESULTS or table == mine]
    puzzle = puzzle_of(day)
    tries = {} if identity is None else await store.read(find_tried, identity)
    return daily_of(
        *(day, now, await day_key(registry), identity, mine, finished, ranks),
        games=await store.read(find_seated, tables.c.id.in_(best), limit=len(best)),
        past=[] if identity is None else await store.read(list_finished_by, identity),
        puzzle=info(puzzle, await store.read(find_difficulties), tries),
        tried=await store.read(count_tries, puzzle.id),
    )


@get("/daily", summary="The daily game of today")
async def today_shown(visit: OurVisit) -> Daily:
    """Who plays, the results so far, and your own days. A day is one of UTC."""
    return await shown(visit.registry, None, visit.identity)


@get("/daily/{day:str}", summary="The daily game of a day")
async def day_shown(day: FromPath[str], visit: OurVisit) -> Daily:
    """As 2026-07-30; the secret of its draws once the day is closed, an hour after its end."""
    return await shown(visit.registry, day, visit.identity)


@post("/daily", status_code=200, summary="Play the daily game")
async def daily_begun(me: Asker) -> Joined:
    """Your table of today: there is one, and asking again gives the same."""
    me.keep("new tables")
    return Joined(await begin(me.registry, me.person))


router = api_router("daily game", __name__)
