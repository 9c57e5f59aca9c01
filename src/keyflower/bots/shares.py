"""The evaluation's expected result: each seat's share of the win, as things stand."""

import math
from typing import Final

from keyflower.bots.evaluation import Judge, winter_tile_worth
from keyflower.bots.weights import TUNED
from keyflower.rules.pieces import WINTER
from keyflower.rules.state import State

SCALE: Final = (25.0, 13.0, 13.0, 7.0)
"""By season: the lead in points that makes a seat 2.7 times as likely to win as another one.

Fitted to the winners of 150 games of `planner` with 2 to 6 players, summer and autumn together. A
wide scale means that the evaluation says little that early.
"""


def shares(worths: list[float], scale: float) -> list[float]:
    """Each seat's share of the win, by what the position is worth to each."""
    best = max(worths)
    odds = [math.exp((one - best) / scale) for one in worths]
    together = sum(odds)
    return [one / together for one in odds]


def by_evaluation(state: State) -> list[float]:
    """A softmax over what the position is worth to each seat, with all screens open."""
    worths = [worth(state, seat) for seat in range(state.players)]
    return shares(worths, SCALE[state.season])


def worth(state: State, seat: int) -> float:
    """What a position is worth to a seat, in points."""
    value = Judge(state, seat, TUNED).value(state)
    if state.season == WINTER:  # a tile that was won counts before it is placed
        for tile in state.won[seat]:
            value += winter_tile_worth(state, seat, tile)
    return value
