"""The speed of other environments, measured as ours are: random legal actions, all observed.

It runs with the packages of one of these environments and without ours (`python -m
bench.env_peers`); ours are measured through the same functions.
"""

import importlib
import os
import random
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Any

from bench.peers import Counts, serve

PACKAGES = {
    "pettingzoo-chess": ("pettingzoo==1.27.0", "chess", "pygame-ce"),
    "catanatron-gym": ("catanatron==3.2.1", "catanatron_gym==4.0.0"),
}
"""What each needs: their requirements exclude each other."""

MIN_GAMES = 1
"""Games that are played however short the time."""


def counted(seconds: float, play: Callable[[int], int], clock: bool = False) -> Counts:
    """Play games for that much CPU time; `play` gives the steps of one. clock: real time."""
    now = perf_counter if clock else process_time
    games = steps = 0
    started = now()
    while (used := now() - started) < seconds or games < MIN_GAMES:
        steps += play(games)
        games += 1
    return {"games": games, "steps": steps, "seconds": used}


def aec(env: Any, seed: int) -> int:
    """A game in an AEC environment with action masks. -> steps"""
    env.reset(seed=seed)
    choose = random.Random(seed).choice
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        done = over or cut
        env.step(None if done else choose(seen["action_mask"].nonzero()[0].tolist()))
        steps += not done
    return steps


def gym(env: Any, legal: str, seed: int) -> int:
    """A game in a Gymnasium environment whose info names the legal actions. -> steps"""
    _, info = env.reset(seed=seed)
    choose = random.Random(seed).choice
    steps = 0
    over = cut = False
    while not over and not cut:
        _, _, over, cut, info = env.step(choose(info[legal]))
        steps += 1
    return steps


def chess(seconds: float) -> Counts:
    """PettingZoo's chess."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    module: Any = importlib.import_module("pettingzoo.classic.chess_v6")
    return counted(seconds, partial(aec, module.env()))


def catanatron(seconds: float) -> Counts:
    """catanatron's environment for two: one seat against a random bot."""
    module: Any = importlib.import_module("catanatron_gym.envs.catanatron_env")
    return counted(seconds, partial(gym, module.CatanatronEnv(), "valid_actions"))


PEERS = {"pettingzoo-chess": chess, "catanatron-gym": catanatron}


if __name__ == "__main__":
    serve(PEERS)
