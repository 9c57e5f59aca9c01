"""Turning points of finished games: worked out while they are shown, then kept."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

from keyflower.coach.turning import WHOLE_WORK, LocalTrialRunner, TurningPointData, Work
from keyflower.features.turning import TurningPoints, checked_game, is_current, missed
from keyflower.game import Game
from keyflower.play.errors import Unavailable
from keyflower.tab.asked import Asked
from keyflower.tab.table import NotStored, Table
from keyflower.tab.tables import Tables

Points = list[TurningPointData]
Known = list[dict[str, Any]]
SHOWN_SECONDS: Final = 10.0  # a page that shows how far it is asks again within them


class Search:
    """The work on one game. It goes on as long as the page asks how far it is."""

    def __init__(self, tables: Tables, game: Game, key: str) -> None:
        self._tables = tables
        self._key = key
        self.shown = asyncio.Event()
        self._until: asyncio.TimerHandle | None = None
        self.work = Work(game, LocalTrialRunner(game, self._pause))
        self.task = asyncio.create_task(self._find())

    def show(self) -> None:
        """The page has asked."""
        if self._until is not None:
            self._until.cancel()
        self._until = asyncio.get_running_loop().call_later(SHOWN_SECONDS, self.shown.clear)
        self.shown.set()

    async def _pause(self) -> None:
        await self.shown.wait()
        await self._tables.spare_time()

    async def _find(self) -> Points:
        points = await self.work.find()
        with suppress(NotStored):  # then they are known as long as the page is open
            await self._tables.keep(self._key, points)
        return points


RUNNING: Final[WeakKeyDictionary[Tables, dict[str, Search]]] = WeakKeyDictionary()  # by table


async def turned(asked: Asked) -> object:
    table = await asked.table()
    game = checked_game(table)
    known = await asked.tables.recall(key_of(table), Known)
    if is_current(known):
        return TurningPoints(1, 1, known)
    running = RUNNING.setdefault(asked.tables, {})
    if table.id not in running:
        running[table.id] = Search(asked.tables, game.clone(), key_of(table))
    search = running[table.id]
    search.show()
    if not search.task.done():
        return TurningPoints(search.work.done, WHOLE_WORK)
    if (error := search.task.exception()) is not None:
        del running[table.id]  # the next question tries again
        raise Unavailable(f"there are no turning points now: {error}")
    return TurningPoints(1, 1, search.task.result())


def key_of(table: Table) -> str:
    """Where the turning points of a game are kept."""
    return f"turning {table.id}"


async def missed_points(tables: Tables, table: Table, at: int) -> Known:
    """Where a player missed a turn in a finished game, and their later ones."""
    return missed(table, await tables.recall(key_of(table), Known), at)
