"""What the search looks for: the share of the win."""

import random

import pytest

from keyflower.bots.evaluation.judge import shares
from keyflower.bots.planning.search import standing
from keyflower.game import Game


def test_shares_of_the_win_follow_what_positions_are_worth() -> None:
    assert shares([40.0, 40.0, 40.0, 40.0], 7.0) == [0.25] * 4
    first, second, third = shares([62.0, 55.0, 41.0], 7.0)
    assert first + second + third == pytest.approx(1.0)
    assert first > second > third
    assert first / second == pytest.approx(2.718, abs=0.001)  # a lead as large as the scale
    assert shares([1e6, 0.0], 7.0) == [1.0, 0.0]


def test_harm_to_the_strongest_counts_most() -> None:
    behind = shares([50.0, 60.0, 40.0], 7.0)[0]
    assert shares([50.0, 58.0, 40.0], 7.0)[0] > shares([50.0, 60.0, 38.0], 7.0)[0] > behind


@pytest.mark.parametrize("players", [2, 4, 6])
def test_who_has_won_stands_best(players: int) -> None:
    rng = random.Random(players)
    game = Game.new(players, players)
    while not game.over:
        game.apply(rng.choice(game.legal(game.to_act[0])), game.to_act[0])
    stands = [standing(game.state, seat) for seat in range(players)]
    points = [score.total for score in game.scores()]
    assert sorted(range(players), key=lambda seat: stands[seat]) == sorted(
        range(players), key=lambda seat: points[seat]
    )
