"""The speed of our rules in a process of its own: `python -m bench.gauge PLAYERS`.

One thread, CPU time, the full legal list at every decision, random moves.
"""

import random
import sys
from functools import partial
from typing import Final

from bench.peers import Counts, copied, counted, serve
from keyflower.game import Game
from keyflower.rules.compiled import COMPILED
from keyflower.rules.pieces import AUTUMN

COPIED_POSITIONS: Final = 20
"""Positions that are copied."""


def measure(players: int, seconds: float) -> Counts:
    """Play for that many seconds, then copy positions of autumn."""
    kept: list[Game] = []

    def play(seed: int) -> tuple[int, int]:
        game = Game.new(players, seed)
        choose = random.Random(seed).random
        decisions = listed = 0
        while not game.over:
            legal = game.legal(game.to_act[0])
            decisions += 1
            listed += len(legal)
            game.apply(legal[int(choose() * len(legal))])
            if len(kept) < min(COPIED_POSITIONS, seed + 1) and game.state.season == AUTUMN:
                kept.append(game.clone())
        return decisions, listed

    counts = counted(seconds, play)
    counts |= copied([game.clone for game in kept])
    counts["compiled"] = COMPILED
    return counts


if __name__ == "__main__":
    serve({"keyflower": partial(measure, int(sys.argv[1]))})
