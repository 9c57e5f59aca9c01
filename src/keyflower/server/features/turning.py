"""Turning points of finished games: worked out by worker processes, stored with the game."""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from keyflower.coach import turning as coach
from keyflower.coach.trials import Trial
from keyflower.game import Game
from keyflower.play import Table
from keyflower.play.views import write_record
from keyflower.rules.view import View
from keyflower.server.bots import Payer
from keyflower.server.bots.thinkers import WorkerPool
from keyflower.server.storage import Store
from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.tables.services import Services


class TurningPointsRow(Struct, frozen=True):
    """Of one game."""

    table_id: TableRef
    points: Any


turning_points: Final = Relation("turning_points", TurningPointsRow, key="table_id")


class SqlPoints:
    """The `PointStore` of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, table_id: str) -> Any:
        """The turning points of a game, as JSON."""
        stored = await self._store.read(turning_points.get, table_id)
        return None if stored is None else stored.points

    async def put(self, table_id: str, points: list[coach.TurningPointData]) -> None:
        """Store them."""
        row = TurningPointsRow(table_id, msgspec.to_builtins(points))
        await self._store.write(turning_points.put, row)


class WorkerTrialRunner:
    """Asks the worker processes about one game."""

    def __init__(self, thinkers: WorkerPool, game: Game, record: str, payer: Payer) -> None:
        self._thinkers = thinkers
        self._game = game
        self._record = record
        self._payer = payer

    async def moment(self, at: int) -> Game:
        """The game after some entries."""
        return await asyncio.to_thread(self._game.after, at)

    async def scan(self, seat: int) -> list[coach.Candidate]:
        """The decisions of a seat that may be turning points."""
        return await self._thinkers.scan(self._record, seat, self._payer)

    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial:
        """How the game ends after each of some turns."""
        return await self._thinkers.try_turns(view, turns, deal, self._payer)


class WorkerTrialRunners:
    """The `TrialRunners` of a server: they go on whether or not anyone asks."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def begin(self, table: Table, game: Game, payer: str) -> WorkerTrialRunner:
        """A runner for a game, on a person's time."""
        record = await asyncio.to_thread(write_record, game.clone())
        thinkers = self._services.thinkers.analysis
        return WorkerTrialRunner(thinkers, game, record.dumps(), self._services.payer(payer))

    def go_on(self, table_id: str) -> None:
        """Nothing has to be done for it."""
