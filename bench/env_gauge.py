"""The speed of our environments in a process of its own: `python -m bench.env_gauge PLAYERS JOBS`.

Random legal codes, with an observation and a mask at every step.
"""

import random
import sys
from functools import partial

import numpy as np

from bench.env_peers import aec, counted, gym
from bench.peers import Counts, serve
from keyflower.envs.coded import CodedGame
from keyflower.envs.gymnasium import KeyflowerEnv
from keyflower.envs.pettingzoo import env
from keyflower.envs.vector import KeyflowerVector
from keyflower.game import Game

OPPONENT = "random"
AT_ONCE = 8
"""Games of each process of `vector`."""


def codes(players: int, seconds: float) -> Counts:
    """The action space alone, without observations."""

    def play(seed: int) -> int:
        coded = CodedGame(Game.new(players, seed))
        choose = random.Random(seed).random
        steps = 0
        while not coded.over:
            legal = coded.codes()
            coded.choose(legal[int(choose() * len(legal))])
            steps += 1
        return steps

    return counted(seconds, play)


def pettingzoo(players: int, seconds: float) -> Counts:
    """The AEC environment, with PettingZoo's wrappers."""
    return counted(seconds, partial(aec, env(players=players)))


def gymnasium(players: int, seconds: float) -> Counts:
    """One seat against random bots."""
    made = KeyflowerEnv(players=players, opponents=[OPPONENT])
    return counted(seconds, partial(gym, made, "codes"))


def openspiel(players: int, seconds: float) -> Counts:
    """OpenSpiel's interface, with tensors at every choice of a player; draws count as steps."""
    import pyspiel

    import keyflower.envs.openspiel  # noqa: F401  it registers the game

    game = pyspiel.load_game(f"keyflower(players={players})")

    def play(seed: int) -> int:
        state = game.new_initial_state()
        choose = random.Random(seed)
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                action = choose.choices(outcomes, weights)[0]
            else:
                state.observation_tensor()
                action = choose.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps

    return counted(seconds, play)


def vector(players: int, jobs: int, seconds: float) -> Counts:
    """Games in several processes; by the clock, since the work is done in other processes."""
    games = KeyflowerVector(jobs * AT_ONCE, jobs, players=players, opponents=[OPPONENT])
    try:
        return counted(seconds, partial(_rounds, games), clock=True)
    finally:
        games.close()


def _rounds(games: KeyflowerVector, seed: int) -> int:
    """About a game of each. -> steps of all of them"""
    count = games.num_envs
    seen, _ = games.reset(seed=seed * count)
    choose = np.random.default_rng(seed)
    finished = steps = 0
    while finished < count:
        weights = choose.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, _, over, _, _ = games.step(weights.argmax(axis=1))
        finished += int(over.sum())
        steps += count
    return steps


if __name__ == "__main__":
    players, jobs = int(sys.argv[1]), int(sys.argv[2])
    serve(
        {
            "codes": partial(codes, players),
            "pettingzoo": partial(pettingzoo, players),
            "gymnasium": partial(gymnasium, players),
            "openspiel": partial(openspiel, players),
            "vector": partial(vector, players, jobs),
        }
    )
