"""Turning points of finished games: worked out while nobody waits for a bot, then kept."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

from keyflower.coach.turning import ALL, HereAnalyst, TurningPointData, Work
from keyflower.features.turning import TurningPoints, checked_game, is_current, missed
from keyflower.play.errors import Unavailable
from keyflower.tab.asked import Asked
from keyflower.tab.table import NotStored, Table
from keyflower.tab.tables import Tables

Points = list[TurningPointData]
Known = list[dict[str, Any]]
Running = dict[str, tuple[Work, asyncio.Task[Points]]]  # by table
RUNNING: Final[WeakKeyDictionary[Tables, Running]] = WeakKeyDictionary()


async def turned(asked: Asked) -> object:
    table = await asked.table()
    game = checked_game(table)
    known = await asked.tables.recall(key_of(table), Known)
    if is_current(known):
        return TurningPoints(1, 1, known)
    running = RUNNING.setdefault(asked.tables, {})
    if table.id not in running:
        game = game.clone()
        work = Work(game, HereAnalyst(game, asked.tables.spare_time))
        running[table.id] = work, asyncio.create_task(_work_out(work, asked.tables, key_of(table)))
    work, task = running[table.id]
    if not task.done():
        return TurningPoints(work.done, ALL)
    if (error := task.exception()) is not None:
        del running[table.id]  # the next question tries again
        raise Unavailable(f"there are no turning points now: {error}")
    return TurningPoints(1, 1, task.result())


async def _work_out(work: Work, tables: Tables, key: str) -> Points:
    points = await work.find()
    with suppress(NotStored):  # then they are known as long as the page is open
        await tables.keep(key, points)
    return points


def key_of(table: Table) -> str:
    """Where the turning points of a game are kept."""
    return f"turning {table.id}"


async def missed_points(tables: Tables, table: Table, at: int) -> Known:
    """Where a player missed a turn in a finished game, and their later ones."""
    return missed(table, await tables.recall(key_of(table), Known), at)
