"""Statistics of somebody's finished games. Only they get them.

What a game was made of is calculated once and kept.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import get
from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.features import statistics
from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.storage.statements.games import IS_OVER, Seated, find_seated, seats, tables
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.errors import Unknown
from keyflower.server.web.given import api_router


class FactsRow(Struct, frozen=True):
    """Of one game, by seat."""

    table_id: TableRef
    facts: Any


known_facts: Final = Relation("game_facts", FactsRow, key="table_id")


def list_finished_by(connection: Connection, identity_id: str, limit: int) -> list[Seated]:
    """Games that somebody has finished, last finished first."""
    theirs = select(seats.c.table_id).where(
        seats.c.identity == identity_id, seats.c.stand_in.is_(False)
    )
    return find_seated(connection, tables.c.id.in_(theirs) & IS_OVER, tables.c.finished_at, limit)


async def replayed(table: LiveTable) -> Any:
    """What a game was made of; nothing if it can't be replayed any more."""
    if table.fault or table.game is None or not table.game.over:
        return []
    return msgspec.to_builtins(await asyncio.to_thread(statistics.game_facts, table.game.clone()))


def read_facts(kept: Any) -> list[statistics.SeatFacts]:
    """What is known of a game; nothing if it is damaged."""
    try:
        return msgspec.convert(kept or [], list[statistics.SeatFacts])
    except msgspec.ValidationError:
        return []


@get("/me/statistics", summary="My finished games, for statistics")
async def games_counted(me: Asker) -> statistics.Statistics:
    """Ask again while some are pending: each time a few more are replayed."""
    me.allow("examples", "statistics")
    found = await me.store.read(list_finished_by, me.id, statistics.MOST_GAMES)
    theirs = known_facts.c.table_id.in_([row.id for row, _ in found])
    known = {row.table_id: row.facts for row in await me.store.read(known_facts.find, theirs)}
    unknown = [row.id for row, _ in found if row.id not in known]
    for table_id in unknown[: statistics.AT_ONCE]:
        try:
            table = await me.registry.get(table_id)
        except Unknown:
            continue  # it has expired since
        known[table_id] = await replayed(table)
        await me.store.write(known_facts.add_new, FactsRow(table_id, known[table_id]))
    games = [
        statistics.finished_game(row, seats, me.id, read_facts(known.get(row.id)))
        for row, seats in found
    ]
    return statistics.Statistics(
        [game for game in games if game], max(0, len(unknown) - statistics.AT_ONCE)
    )


router = api_router("me", __name__)
