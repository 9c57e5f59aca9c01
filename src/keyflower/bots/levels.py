"""The levels that people choose opponents by, and how strong they are.

`keyflower ladder` measures their ratings; docs/measurements/levels.json has all figures.
"""

from dataclasses import dataclass
from typing import Final

MIDDLE: Final = 1500
AVERAGE: Final = 25.0
POINTS_EACH: Final = 30
"""People see ratings in points: openskill's average of 25 is 1500, and each of its points is 30.

With two players 100 points more are then about two wins in three, as they are in chess.
"""


@dataclass(frozen=True, slots=True)
class Level:
    """A level: an id that has a name in every language, the spec of its bot, and its strength."""

    id: str
    bot: str
    mu: float = AVERAGE
    """The rating by openskill, and its standard deviation."""
    sigma: float = 0.0


LEVELS: Final = (
    Level("beginner", "random", -16.87, 2.67),
    Level("easy", "greedy", 20.73, 2.18),
    Level("medium", "planner", 30.65, 2.05),
    Level("strong", "trained:hand=2.5", 43.19, 1.97),
    Level("expert", "trained", 44.86, 1.99),
    Level("master", "search:ms=300", 56.6, 2.13),
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


def rating(level: Level) -> int:
    """A level's measured rating in points."""
    return in_points(level.mu)


def in_points(openskill: float) -> int:
    """A rating as people see it, to ten points.

    >>> in_points(25.0), in_points(31.2)
    (1500, 1690)
    """
    return round((MIDDLE + POINTS_EACH * (openskill - AVERAGE)) / 10) * 10
