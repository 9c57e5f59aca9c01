"""How good predictions of the share of the win are, and how strong bots are that make them."""

from contextlib import closing
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from keyflower.bots.network.features import BY_EVALUATION, Encoder, rows
from keyflower.bots.network.network import Network
from keyflower.game import Game
from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import play_match
from keyflower.lab.arena.results import sum_up
from keyflower.lab.engine import Engine
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS

BINS: Final = 10
PROBE_STEP: Final = 29  # actions between two positions of a probe
STRIDE: Final = 7  # a fixed way through the legal actions

Shares = NDArray[np.float32]


def share_of(outputs: NDArray[np.float32]) -> Shares:
    """The shares of the win that a network's outputs stand for."""
    return (1.0 / (1.0 + np.exp(-outputs[:, 0]))).astype(np.float32)


def by_evaluation(numbers: NDArray[np.float16]) -> Shares:
    """The shares of the win by the evaluation alone, which is among the features."""
    return share_of(numbers[:, BY_EVALUATION:].astype(np.float32))


def cross_entropy(shares: Shares, results: NDArray[np.float32]) -> float:
    """The mean surprise at the results; a share of ln 2 = 0.69 is a coin's."""
    sure = np.clip(shares.astype(np.float64), 1e-6, 1.0 - 1e-6)
    return float(-(results * np.log(sure) + (1.0 - results) * np.log(1.0 - sure)).mean())


def figures(shares: Shares, results: NDArray[np.float32]) -> dict[str, Any]:
    """Cross-entropy, Brier score and calibration: what was said, what came, and how often."""
    place = np.minimum((shares * BINS).astype(int), BINS - 1)
    bins = [place == each for each in np.unique(place)]
    return {
        "positions": len(results),
        "cross_entropy": round(cross_entropy(shares, results), 4),
        "brier": round(float(((shares - results) ** 2).mean()), 4),
        "calibration": [
            [round(float(values[here].mean()), 3) for values in (shares, results)]
            + [int(here.sum())]
            for here in bins
        ],
    }


def probe(network: Network) -> list[float]:
    """What pins a network: the logits of a few positions of a game for each number of players."""
    logits: list[float] = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        game = Game.new(players, players)
        while not game.over:
            if len(game.log) % PROBE_STEP == 0:
                numbers = rows(1)
                seat = len(game.log) % players
                Encoder(game.state, seat, network.weights).write(game.state, numbers, 0)
                logits += network.logits(numbers)
            legal = game.legal(game.to_act[0])
            game.apply(legal[len(game.log) * STRIDE % len(legal)])
    return [round(logit, 3) for logit in logits]


def measure(
    bot: str, other: str, players: int, games: int, seed: int, engine: Engine
) -> dict[str, Any]:
    """Play a bot against others of one kind, in every seat equally often.

    -> its share of the win with its 95 % interval, everyone's points, and milliseconds for each of
    its answers; `keyflower arena` says more
    """
    contest = Contest.of_table([bot, *[other] * (players - 1)], games, seed)
    with closing(engine.run(play_match, contest.matches())) as played:
        results = sum_up(contest, [(game.number, b"", game.facts) for game in played])
    if results.forfeits:
        raise KeyflowerError(f"a bot failed: {results.forfeits[0]}")
    mine, others = results.bots[bot], results.bots[other]
    found: dict[str, float] = {"players": players, "games": games, "seed": seed}
    shares = {"share": mine.win_share, "low": mine.low, "high": mine.high}
    means = {"points": mine.score_mean, "others": others.score_mean, "ms": mine.ms_per_decision}
    found |= {name: round(value, 4) for name, value in shares.items()}
    return found | {name: round(value or 0.0, 2) for name, value in means.items()}
