"""Turning points of finished games: worked out while they are asked for, then kept.

`coach.turning` has what a turning point is.
"""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from keyflower.coach.turning import WHOLE_WORK, TrialRunner, TurningPointData, Work
from keyflower.game import Game
from keyflower.home.features.replays import check_length
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Visit
from keyflower.play.errors import Unavailable, WrongTime
from keyflower.rules.errors import KeyflowerError

MAX_UNSTORED: Final = 100  # results and failures
NOT_OVER: Final = "turning points are available once the game is over"
NUMBERS: Final = ("seat", "at", "until", "played", "other", "error", "deals")
"""What each of them has, besides what was played."""


@dataclass(frozen=True)
class TurningPoints:
    """How far the work is; and its result, once it is there."""

    done: int
    total: int
    points: list[TurningPointData] | None = None


def checked_game(table: HostedTable) -> Game:
    """The game of a table, if it can have turning points."""
    game = table.finished(NOT_OVER)
    if not game.over:
        raise WrongTime(NOT_OVER, "not-over")
    check_length(game)
    return game


def is_current(points: object) -> bool:
    """Whether stored turning points were tried out: those of older versions are found again."""
    return isinstance(points, list) and all(
        isinstance(point.get(name), int | float) for point in points for name in NUMBERS
    )


def missed(table: HostedTable, points: Any, at: int) -> list[dict[str, Any]]:
    """The point of a finished game where a player missed a turn, and their later ones.

    points: as they are stored, in JSON; None: not yet. at: entries of the log before it.
    """
    if table.row.status != "finished" or not is_current(points):
        return []
    worse = [one for one in points if one["other"] > one["played"] and one["at"] >= at]
    seats = [one["seat"] for one in worse if one["at"] == at]
    return [one for one in worse if one["seat"] in seats]


class PointStore(Protocol):
    """Where turning points are kept, as JSON."""

    async def get(self, table_id: str) -> Any:
        """Those of a game; None: not yet."""

    async def put(self, table_id: str, points: list[TurningPointData]) -> None:
        """Keep them."""


class TrialRunners(Protocol):
    """Who works turning points out."""

    async def begin(self, table: HostedTable, game: Game, payer: str) -> TrialRunner:
        """A runner for a table's game, on a person's time."""

    def go_on(self, table_id: str) -> None:
        """A client still wants to know."""


class TurningWork:
    """The work that runs in a home, by table."""

    def __init__(self) -> None:
        self._running: dict[str, Work] = {}
        self._unstored: dict[str, list[TurningPointData] | str] = {}
        """Results that couldn't be stored, and why work has failed, until a client asks again."""

    def runs(self, table: HostedTable) -> bool:
        """Whether the turning points of a game are being worked out."""
        return table.id in self._running

    async def points_of(self, table: HostedTable, visit: Visit) -> TurningPoints:
        """The turning points of a game; the first question starts the work."""
        game, store = checked_game(table), visit.part(PointStore)
        stored = await store.get(table.id)
        if is_current(stored):  # an empty list, too: many games have none
            return TurningPoints(1, 1, stored)
        unstored = self._unstored.get(table.id)
        if isinstance(unstored, str):
            del self._unstored[table.id]  # the next question tries again
            raise Unavailable(f"there are no turning points now: {unstored}")
        if unstored is not None:
            return TurningPoints(1, 1, unstored)
        runners = visit.part(TrialRunners)
        if table.id not in self._running:
            game = game.clone()
            runner = await runners.begin(table, game, visit.payer)
            if table.id not in self._running:
                self._running[table.id] = Work(game, runner)
                table.host.start(self._find(table.id, store))
        runners.go_on(table.id)
        return TurningPoints(self._running[table.id].done, WHOLE_WORK)

    async def _find(self, table_id: str, store: PointStore) -> None:
        points: list[TurningPointData] | None = None
        try:
            points = await self._running[table_id].find()
            await store.put(table_id, points)
        except KeyflowerError as failure:  # no bot, no store, or a game that can't be analysed
            self._unstored[table_id] = str(failure) if points is None else points
            if len(self._unstored) > MAX_UNSTORED:
                del self._unstored[next(iter(self._unstored))]
        finally:
            del self._running[table_id]


async def missed_points(visit: Visit, table: HostedTable, at: int) -> list[dict[str, Any]]:
    """The stored point of a finished game where a player missed a turn, and their later ones."""
    return missed(table, await visit.part(PointStore).get(table.id), at)


@request("GET", "/tables/{table_id}/turning-points", "The decisions that changed the result")
async def show_turning_points(visit: Visit, table_id: str) -> TurningPoints:
    """A few of each player of a finished game; the progress while they are worked out."""
    table, work = await visit.table(table_id), visit.part(TurningWork)
    if not work.runs(table):
        visit.allow("hints", "analyses")
    return await work.points_of(table, visit)
