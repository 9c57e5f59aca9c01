"""Turning points of finished games: worked out in the background, then stored with the game.

`coach.turning` has what a turning point is.
"""

import asyncio
from typing import Any, Final, cast

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from keyflower.coach import turning as coach
from keyflower.coach.trials import Trial
from keyflower.features.turning import TurningPoints, checked_game, is_current, missed
from keyflower.game import Game
from keyflower.play.views import write_record
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View
from keyflower.server.bots import Payer
from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import OurVisit
from keyflower.server.web.errors import Unavailable
from keyflower.server.web.given import api_router


class TurningPointsRow(Struct, frozen=True):
    """Of one game."""

    table_id: TableRef
    points: Any


turning_points: Final = Relation("turning_points", TurningPointsRow, key="table_id")


MAX_FAILURES: Final = 100  # that are kept until somebody asks again


class Analyst:
    """Asks the worker processes about one game."""

    def __init__(self, table: LiveTable, game: Game, record: str, payer: Payer) -> None:
        self._ask = table.services.thinkers.analysis
        self._game = game
        self._record = record
        self._payer = payer

    async def moment(self, at: int) -> Game:
        return await asyncio.to_thread(self._game.after, at)

    async def scan(self, seat: int) -> list[coach.Candidate]:
        return await self._ask.scan(self._record, seat, self._payer)

    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial:
        return await self._ask.try_turns(view, turns, deal, self._payer)


class TurningPointsOfGames:
    """The work that runs, by game."""

    def __init__(self) -> None:
        self._running: dict[str, coach.Work] = {}
        self._failed: dict[str, str] = {}

    def runs(self, table: LiveTable) -> bool:
        """Whether the turning points of a game are being worked out."""
        return table.id in self._running

    async def of(self, table: LiveTable, payer: Payer) -> TurningPoints:
        """The turning points of a game; the first question starts the work."""
        game = checked_game(table)
        stored = await table.services.store.read(turning_points.get, table.id)
        if stored is not None and is_current(stored.points):
            # JSON, as it is sent.
            return TurningPoints(1, 1, cast(list[coach.TurningPointData], stored.points))
        if failure := self._failed.pop(table.id, ""):  # the next question tries again
            raise Unavailable(f"there are no turning points now: {failure}")
        work = self._running.get(table.id)
        if work is None:
            game = game.clone()
            record = await asyncio.to_thread(write_record, game.clone())
            analyst = Analyst(table, game, record.dumps(), payer)
            work = self._running[table.id] = coach.Work(game, analyst)
            table.services.start(self._store(table, work))
        return TurningPoints(work.done, coach.WHOLE_WORK)

    async def _store(self, table: LiveTable, work: coach.Work) -> None:
        try:
            shown = msgspec.to_builtins(await work.find())
            await table.services.store.write(turning_points.put, TurningPointsRow(table.id, shown))
        except KeyflowerError as failure:  # no bot, no database, or a game that can't be analysed
            self._failed[table.id] = str(failure)
            if len(self._failed) > MAX_FAILURES:
                del self._failed[next(iter(self._failed))]
        finally:
            del self._running[table.id]


async def missed_points(table: LiveTable, at: int) -> list[dict[str, Any]]:
    """The stored point of a finished game where a player missed a turn, and their later ones."""
    stored = await table.services.store.read(turning_points.get, table.id)
    return missed(table, None if stored is None else stored.points, at)


OurTurningPoints = NamedDependency[TurningPointsOfGames]


@get("/tables/{table_id:str}/turning-points", summary="The decisions that changed the result")
async def turned(
    table_id: FromPath[str], turning: OurTurningPoints, visit: OurVisit
) -> TurningPoints:
    """A few of each player of a finished game; the progress while they are worked out."""
    table = await visit.table(table_id)
    if not turning.runs(table):
        visit.allow("hints", "analyses")
    return await turning.of(table, visit.payer)


router = api_router("after the game", __name__)
