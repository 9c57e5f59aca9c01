"""The levels that people choose opponents by, and how strong they were measured.

`ladder.json` is the only place with the figures; `keyflower ladder` measures them, and writes
docs/measurements/levels.md.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from keyflower.formats.plain_json import parse_json

FILE: Final = Path(__file__).with_name("ladder.json")

MIDDLE: Final = 1500
AVERAGE: Final = 25.0
POINTS_EACH: Final = 30
"""People see ratings in points: openskill's average of 25 is 1500, and each of its points is 30.

With two players 100 points more are then about two wins in three, as they are in chess.
"""


@dataclass(frozen=True, slots=True)
class Level:
    """A level: an id that has a name in every language, and the spec of its bot."""

    id: str
    bot: str


LEVELS: Final = (
    Level("beginner", "random"),
    Level("easy", "greedy"),
    Level("medium", "planner"),
    Level("strong", "trained:hand=2.5"),
    Level("expert", "trained"),
    Level("master", "search:ms=300"),
)
"""The weakest first."""

FORMER: Final = {"search:ms=800": "master"}
"""Bots of tables that were made when they were offered, and the level that they have today."""


def level_of(bot: str) -> int:
    """How strong a bot is: 1 for a beginner to 6 for a master; 0 for bots that aren't offered.

    >>> level_of("planner"), level_of("search:ms=800"), level_of("search:ms=5")
    (3, 6, 0)
    """
    for number, level in enumerate(LEVELS, 1):
        if bot == level.bot or FORMER.get(bot) == level.id:
            return number
    return 0


@cache
def ladder() -> dict[str, Any]:
    """What was measured, as `keyflower ladder` wrote it."""
    found: dict[str, Any] = parse_json(FILE.read_text("utf-8"))
    return found


def rating(level: Level) -> int:
    """A level's measured rating in points."""
    return in_points(ladder()["levels"][level.id]["rating"])


def in_points(openskill: float) -> int:
    """A rating as people see it, to ten points.

    >>> in_points(25.0), in_points(31.2)
    (1500, 1690)
    """
    return round((MIDDLE + POINTS_EACH * (openskill - AVERAGE)) / 10) * 10
