"""Turning points of finished games: worked out while nobody waits for a bot, then kept."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

from keyflower.coach.turning import ALL, HereAnalyst, TurningPointData, Work
from keyflower.features.turning import TurningPoints, checked_game, is_current, missed
from keyflower.play.errors import Unavailable
from keyflower.tab.asked import Asked, Routes
from keyflower.tab.table import NotStored, Table
from keyflower.tab.things import keep, recall

Points = list[TurningPointData]
RUNNING: Final[WeakKeyDictionary[Table, tuple[Work, asyncio.Task[Points]]]] = WeakKeyDictionary()


async def turned(asked: Asked) -> object:
    """A few of each player of a finished game; the progress while they are worked out."""
    table = await asked.table()
    game = checked_game(table)
    known = await kept_points(table)
    if is_current(known):
        return TurningPoints(1, 1, known)
    if table not in RUNNING:
        game = game.clone()
        work = Work(game, HereAnalyst(game, asked.tables.spare_time))
        RUNNING[table] = work, asyncio.create_task(_work_out(work, table))
    work, task = RUNNING[table]
    if not task.done():
        return TurningPoints(work.done, ALL)
    if (error := task.exception()) is not None:
        del RUNNING[table]  # the next question tries again
        raise Unavailable(f"there are no turning points now: {error}")
    return TurningPoints(1, 1, task.result())


async def _work_out(work: Work, table: Table) -> Points:
    points = await work.find()
    with suppress(NotStored):  # then they are known as long as the page is open
        await keep(table.store, f"turning {table.id}", points)
    return points


async def kept_points(table: Table) -> Any:
    """The turning points of a game in JSON; None: they aren't worked out yet."""
    return await recall(table.store, f"turning {table.id}", list[dict[str, Any]])


async def missed_points(table: Table, at: int) -> list[dict[str, Any]]:
    """Where a player missed a turn in a finished game, and their later ones."""
    return missed(table, await kept_points(table), at)


ROUTES: Final[Routes] = {("GET", "/tables/{id}/turning-points"): turned}
