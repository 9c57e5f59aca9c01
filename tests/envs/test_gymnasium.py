"""Keyflower as a Gymnasium environment: one seat against bots."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from keyflower import KeyflowerError
from keyflower.envs import codes
from keyflower.envs.gymnasium import KeyflowerEnv


@pytest.mark.parametrize("observation", ["flat", "structured", "features"])
def test_gymnasiums_checker(observation: Any) -> None:
    env = KeyflowerEnv(players=3, observation=observation)
    check_env(env, skip_render_check=True)  # it makes the environment again by a registered name


def play(env: KeyflowerEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """A random game. -> the last reward, the last info, the steps"""
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    over = False
    reward = 0.0
    steps = 0
    while not over:
        assert info["codes"] == np.flatnonzero(seen["action_mask"]).tolist()
        assert env.action_masks().sum() == len(info["codes"])
        seen, reward, over, cut, info = env.step(rng.choice(info["codes"]))
        assert not cut
        steps += 1
    return reward, info, steps


@pytest.mark.slow
def test_a_whole_game_against_bots() -> None:
    options: dict[str, Any] = {"players": 2, "opponents": ["greedy"], "seat": 0}
    reward, info, steps = play(KeyflowerEnv(**options, reward="points"), 1)
    mine, theirs = info["points"]
    assert mine != theirs
    assert reward == pytest.approx((mine - theirs) / 200)
    assert steps > 20
    reward, info, _ = play(KeyflowerEnv(players=2, seat=0), 1)
    mine, theirs = info["points"]
    assert mine != theirs
    assert reward == pytest.approx(0.5 if mine > theirs else -0.5)


def test_the_same_seed_is_the_same_game() -> None:
    env = KeyflowerEnv(players=3)
    assert play(env, 5) == play(env, 5)  # the bots too


def test_bots_sit_to_the_left_of_the_learner_in_turn() -> None:
    env = KeyflowerEnv(players=4, opponents=["random", "greedy", "planner"], seat=2)
    env.reset(seed=1)
    assert env._turns is not None
    assert list(env._turns.specs) == ["greedy", "planner", "random", "random"]


def test_another_seat_learns_in_each_game() -> None:
    env = KeyflowerEnv(players=4)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_an_illegal_code_ends_the_game_and_costs_one() -> None:
    env = KeyflowerEnv(players=2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(codes.KEEP)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, "2 to 6"),
        ({"seat": 4}, "seats are 0 to 3"),
        ({"opponents": ["nobody"]}, "unknown bot 'nobody'"),
        ({"opponents": ["random", "greedy"]}, "3 bots for 4 players"),
        ({"observation": "round"}, "flat, structured or features"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(KeyflowerError, match=said):
        KeyflowerEnv(**options)
