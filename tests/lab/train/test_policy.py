"""The policy learns from what another bot makes of the same turns."""

import numpy as np
import pytest

from keyflower.bots.planning.policy import BID_GAIN, PASS_HELD, SIZE, USE_GAIN
from keyflower.lab.selfplay import Task, play
from keyflower.lab.train.policy import (
    FULL,
    PolicySamples,
    agreement,
    choices_of,
    fit_policy,
    joined,
    shares,
)
from keyflower.rules.pieces import SEASON_NAMES

GAMES = 12
NOTHING = [[0.0] * SIZE for _ in SEASON_NAMES]


@pytest.fixture(scope="module")
def choices() -> PolicySamples:
    """What the greedy bot makes of the turns of some games; the first and the last are held out."""
    games = [
        play(Task(n, 500 + n, ("greedy", "random", "greedy")[: 2 + n % 2])) for n in range(GAMES)
    ]
    return joined(choices_of(game, "greedy") for game in games)


def test_choices_are_of_whole_turns(choices: PolicySamples) -> None:
    assert choices.turns.sum() == len(choices.traits) == len(choices.wanted)
    assert choices.traits.shape == choices.amounts.shape == (len(choices.wanted), FULL)
    assert choices.traits.max() < len(SEASON_NAMES) * SIZE
    ends = np.cumsum(choices.turns)
    sums = [choices.wanted[end - n : end].sum() for end, n in zip(ends, choices.turns)]
    assert sums == pytest.approx([1.0] * len(sums), abs=1e-5)
    assert 0 < choices.held_out.sum() < len(choices.turns) / 2


def test_a_softmax_is_by_turn() -> None:
    found = shares(np.array([0.0, np.log(3.0), 5.0]), np.array([2, 1]))
    assert found == pytest.approx([0.25, 0.75, 1.0])


def test_it_learns_to_choose_like_the_bot(choices: PolicySamples) -> None:
    """On games that it has not learnt from; the greedy bot takes what gains most."""
    learnt = fit_policy(choices, NOTHING, 1)
    assert agreement(learnt, choices) > agreement(NOTHING, choices) + 0.2
    for season in learnt:
        assert season[BID_GAIN] > 0.0
        assert season[USE_GAIN] > 0.0


def test_the_same_choices_give_the_same_policy(choices: PolicySamples) -> None:
    assert fit_policy(choices, NOTHING, 1) == fit_policy(choices, NOTHING, 1)


def test_it_goes_on_from_other_weights(choices: PolicySamples) -> None:
    """Those of traits that never came up stay as they were."""
    none = choices._replace(traits=np.where(choices.traits == PASS_HELD, 0, choices.traits))
    start = [[0.5] * SIZE for _ in SEASON_NAMES]
    learnt = fit_policy(none, start, 1)
    assert learnt[0][PASS_HELD] == 0.5
    assert learnt[0][BID_GAIN] != 0.5
