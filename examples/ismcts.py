"""OpenSpiel's information-set search plays Keyflower against a random player.

    pip install 'keyflower[openspiel]'
    python examples/ismcts.py --games 4 --simulations 100

Or against any bot, in this folder:

    ../keyflower arena --table ismcts:Ismcts,planner --games 4 --seed 1

Positions are valued by the evaluation of our own bots (docs/evaluation.md), which says more than
a few random games to the end, and is quicker.
"""

import argparse
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import keyflower.envs.openspiel  # noqa: F401  it registers the game
from keyflower import View, determinize
from keyflower.bots import Bot
from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED
from keyflower.envs.coded import CodedGame
from keyflower.envs.rewards import POINTS


class Evaluation:
    """An evaluator of OpenSpiel: what our bots think that a position is worth."""

    def evaluate(self, state: Any) -> list[float]:
        """The points that each player can expect above the average, as the game returns them."""
        position = state.play.coded.game.state
        worth = [Judge(position, seat, TUNED).value(position) for seat in range(position.players)]
        average = sum(worth) / len(worth)
        return [(value - average) / POINTS for value in worth]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal codes are equally likely at first."""
        legal = state.legal_actions()
        return [(code, 1 / len(legal)) for code in legal]


class Ismcts(Bot):
    """The search as a bot: it knows what its seat sees now, not what it saw before."""

    options: ClassVar[Mapping[str, type]] = {"simulations": int}

    def __init__(self, seed: int, seat: int, simulations: int = 50) -> None:
        super().__init__(seed, seat)
        self.simulations = simulations

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """An action, code by code."""
        game = pyspiel.load_game(f"keyflower(players={view.players},reward=points)")
        rng = np.random.RandomState(self.seed % 2**32)
        search = ISMCTSBot(game, Evaluation(), 1.0, self.simulations, random_state=rng)
        state = game.new_initial_state()
        state.play.coded = CodedGame(determinize(view, self.seed))
        state.play.chances = []
        action = None
        while action is None:
            action = state.play.coded.complete(int(search.step(state)))
        return [action]


def play(seed: int, seat: int, simulations: int) -> list[float]:
    """A game of two; the search has one seat. -> the points above the average, by seat"""
    game = pyspiel.load_game("keyflower(players=2,reward=points)")
    rng = np.random.RandomState(seed)
    bot = ISMCTSBot(game, Evaluation(), 1.0, simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=shares))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return list(state.returns())


def main() -> None:
    """The command line."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=4)
    reader.add_argument("--simulations", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    wins = 0.0
    for number in range(given.games):
        seat = number % 2
        margin = 200 * play(given.seed + number, seat, given.simulations)[seat]
        wins += (margin > 0) + 0.5 * (margin == 0)
        print(f"game {number + 1}: the search in seat {seat}, {margin:+.0f} points", flush=True)
    print(f"won {wins:g} of {given.games}")


if __name__ == "__main__":
    main()
