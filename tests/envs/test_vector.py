"""Many games at once over processes."""

import multiprocessing
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from keyflower import KeyflowerError
from keyflower.envs import codes
from keyflower.envs.gymnasium import KeyflowerEnv
from keyflower.envs.vector import KeyflowerVector


@pytest.fixture
def games() -> Iterator[KeyflowerVector]:
    made = KeyflowerVector(3, jobs=2, players=2, reward="points")
    yield made
    made.close()
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_they_are_the_same_games_as_alone(games: KeyflowerVector) -> None:
    alone = [KeyflowerEnv(players=2, reward="points") for _ in range(3)]
    together, _ = games.reset(seed=7)
    one_by_one = [env.reset(seed=7 + number)[0] for number, env in enumerate(alone)]
    rewards = []
    for step in range(160):
        for row, seen in enumerate(one_by_one):
            assert (together["observation"][row] == seen["observation"]).all()
            assert (together["action_mask"][row] == seen["action_mask"]).all()
        # Now the lowest, now the highest legal code.
        legal = [np.flatnonzero(mask) for mask in together["action_mask"]]
        chosen = np.array([row[0] if step % 3 else row[-1] for row in legal])
        together, reward, over, cut, _ = games.step(chosen)
        assert not cut.any()
        for row, env in enumerate(alone):
            one_by_one[row], alone_reward, ended, _, _ = env.step(chosen[row])
            assert (reward[row], bool(over[row])) == (alone_reward, ended)
            if ended:
                rewards.append(reward[row])
                one_by_one[row], _ = env.reset()
    assert len(rewards) > 1
    assert any(rewards)


def test_spaces_have_a_row_for_each_game(games: KeyflowerVector) -> None:
    seen, _ = games.reset(seed=[1, 1, 2])
    assert games.observation_space.contains(seen)
    assert (seen["observation"][0] == seen["observation"][1]).all()
    assert (seen["observation"][0] != seen["observation"][2]).any()
    assert games.action_space.shape == (3,)


def test_a_game_that_fails_is_reported(games: KeyflowerVector) -> None:
    games.reset()
    with pytest.raises(KeyflowerError, match=r"a game failed in its process:\n(.|\n)*Seed must be"):
        games._ask("reset", ["no seed"] * 3)
    seen, _ = games.reset(seed=1)  # the others were not harmed
    assert seen["action_mask"].any()


def test_a_process_that_ends_is_reported() -> None:
    games = KeyflowerVector(1, jobs=1, players=2)
    games._workers[0].process.kill()
    games._workers[0].process.join()
    with pytest.raises(KeyflowerError, match="ended unexpectedly"):
        games.reset(seed=1)
    games.close()


@pytest.mark.parametrize(
    ("count", "options", "said"),
    [
        (0, {}, "0 games"),
        (2, {"jobs": 0}, "0 jobs"),
        (2, {"observation": "structured"}, "are flat"),
        (2, {"players": 8}, "2 to 6"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    count: int, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(KeyflowerError, match=said):
        KeyflowerVector(count, **options)


def test_an_illegal_code_ends_a_game(games: KeyflowerVector) -> None:
    games.reset(seed=1)
    _, reward, over, _, _ = games.step(np.full(3, codes.KEEP))
    assert over.all()
    assert reward.tolist() == [-1.0, -1.0, -1.0]
