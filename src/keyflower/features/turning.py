"""Turning points of finished games as they are shown, and what was missed there.

`coach.turning` has what a turning point is.
"""

from dataclasses import dataclass
from typing import Any, Final

from keyflower.coach.turning import TurningPointData
from keyflower.features.replays import check_length
from keyflower.game import Game
from keyflower.play import Table
from keyflower.play.errors import WrongTime

NOT_OVER: Final = "turning points are available once the game is over"
NUMBERS: Final = ("seat", "at", "until", "played", "other", "error", "deals")
"""What each of them has, besides what was played."""


@dataclass(frozen=True)
class TurningPoints:
    """How far the work is; and its result, once it is there."""

    done: int
    total: int
    points: list[TurningPointData] | None = None


def checked_game(table: Table) -> Game:
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


def missed(table: Table, points: Any, at: int) -> list[dict[str, Any]]:
    """The point of a finished game where a player missed a turn, and their later ones.

    points: as they are stored, in JSON; None: not yet. at: entries of the log before it.
    """
    if table.row.status != "finished" or not is_current(points):
        return []
    worse = [one for one in points if one["other"] > one["played"] and one["at"] >= at]
    seats = [one["seat"] for one in worse if one["at"] == at]
    return [one for one in worse if one["seat"] in seats]
