"""Keyflower as a PettingZoo environment: its own contract suites, and what they do not check."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from keyflower import Game, KeyflowerError
from keyflower.envs import codes
from keyflower.envs.pettingzoo import env

# Its suites expect these of environments that they know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("observation", ["flat", "structured", "features"])
def test_the_api(players: int, observation: str) -> None:
    api_test(env(players=players, observation=observation), num_cycles=60)


def test_a_whole_game_passes_the_api_test() -> None:
    api_test(env(players=2, reward="points"), num_cycles=400)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3), num_cycles=40)


@pytest.mark.thorough  # five seconds of what the tests above do
def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(players=4))
    assert "turns per second" in capsys.readouterr().out


def play(seed: int, **options: Any) -> Any:
    """A random game to its end; the environment, with the rewards of all agents."""
    game = env(**options)
    game.reset(seed=seed)
    rng = random.Random(seed)
    rewards = dict.fromkeys(game.agents, 0.0)
    infos = {}
    for agent in game.agent_iter():
        seen, reward, over, _, info = game.last()
        rewards[agent] += reward
        infos[agent] = info
        game.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return game, rewards, infos


def test_rewards_are_shares_of_the_win_or_points_above_the_average() -> None:
    game, rewards, infos = play(4, players=3)
    scores = [score.total for score in game.unwrapped.coded.game.scores()]
    assert [infos[agent]["points"] for agent in rewards] == scores
    best = scores.index(max(scores))
    assert scores.count(max(scores)) == 1
    assert list(rewards.values()) == pytest.approx(
        [2 / 3 if seat == best else -1 / 3 for seat in range(3)]
    )
    _, points, _ = play(4, players=3, reward="points")
    average = sum(scores) / 3
    assert list(points.values()) == pytest.approx([(score - average) / 100 for score in scores])


def test_an_agent_chooses_until_its_action_is_complete() -> None:
    game = env(players=2)
    game.reset(seed=1)
    agent = game.agent_selection
    seen, *_ = game.last()
    bid = next(code for code in np.flatnonzero(seen["action_mask"]) if code >= codes.BID)
    game.step(bid)
    assert game.agent_selection == agent
    seen, *_ = game.last()
    assert seen["observation"][-codes.SIZE + bid] == 1.0
    other = next(name for name in game.agents if name != agent)
    assert not game.observe(other)["action_mask"].any()
    assert not game.observe(other)["observation"][-codes.SIZE :].any()  # that is its own business


def test_an_illegal_code_ends_the_game() -> None:
    game = env(players=2)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(codes.KEEP)
    assert all(game.terminations.values())
    assert game.rewards[agent] == -1.0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 7}, "2 to 6"),
        ({"observation": "round"}, "flat, structured or features"),
        ({"reward": "money"}, "win or points"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(KeyflowerError, match=said):
        env(**options)


def test_games_differ_between_resets_without_a_seed() -> None:
    game = env(players=2)
    game.reset(seed=1)
    first = game.unwrapped.coded.game
    game.reset()
    assert isinstance(first, Game)
    assert game.unwrapped.coded.game.log[0].outcomes != first.log[0].outcomes
