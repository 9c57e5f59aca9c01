"""Ratings by openskill."""

import pytest
from openskill.models import PlackettLuce

from keyflower.lab.arena.results import rate


def test_one_game_is_openskills_own() -> None:
    model = PlackettLuce()
    [[winner], [loser]] = model.rate([[model.rating()], [model.rating()]])
    ratings = rate(["a", "b"], [(["b", "a"], [1, 0])])
    assert (ratings["a"].mu, ratings["a"].sigma) == pytest.approx((winner.mu, winner.sigma))
    assert (ratings["b"].mu, ratings["b"].sigma) == pytest.approx((loser.mu, loser.sigma))
    assert ratings["a"].ordinal == pytest.approx(winner.mu - 3 * winner.sigma)


def test_the_better_bot_rises_and_games_against_oneself_say_nothing() -> None:
    games = [(["a", "b", "b"], [0, 1, 2])] * 20
    ratings = rate(["a", "b", "c"], games + [(["c", "c"], [0, 1])])
    assert ratings["a"].ordinal > ratings["c"].mu > ratings["b"].mu
    assert ratings["c"].sigma == PlackettLuce().sigma
