"""95 % intervals, against values from elsewhere and by trial."""

import random

import pytest

from keyflower.lab.arena.intervals import share_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # 81 of 263 is the example of Newcombe, 1998
        (10, 100, 0.05523, 0.17437),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (50, 100, 0.40383, 0.59617),
        (81, 263, 0.25529, 0.36621),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=2e-5)


def test_one_seat_and_whole_wins_are_wilsons() -> None:
    wins = [1.0] * 30 + [0.0] * 70
    assert share_interval(wins, [1] * 100, 4) == pytest.approx(wilson(0.3, 100))


def test_seats_of_one_game_count_as_one_observation() -> None:
    wins = [1.0] * 60 + [0.0] * 40
    low, high = wilson(0.6, 100)
    assert share_interval(wins, [3] * 100, 4) == pytest.approx((low / 3, high / 3))


def test_the_ends_stay_inside() -> None:
    assert share_interval([0.0] * 20, [1] * 20, 2) == pytest.approx(wilson(0.0, 20))
    low, high = share_interval([1.0] * 20, [1, 2] * 10, 3)
    assert low < 20 / 30
    assert high == pytest.approx(20 / 30)
    assert share_interval([1.0], [1], 2)[0] < 0.25
    assert share_interval([0.5] * 8, [1] * 8, 2) == pytest.approx(wilson(0.5, 8))


def test_a_bot_alone_with_itself_has_its_share_for_certain() -> None:
    assert share_interval([1.0] * 9, [4] * 9, 4) == (0.25, 0.25)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Two bots of known strength in mixtures of three: one seat or two, 60 games."""
    chance = random.Random(1)
    strength = 2.0  # how many seats of the other a seat of the stronger is worth
    truth = (2 / 4 + 4 / 5) / 3
    held = 0
    for _ in range(1000):
        seats = [1, 2] * 30
        wins = [float(chance.random() < strength * s / (strength * s + (3 - s))) for s in seats]
        low, high = share_interval(wins, seats, 3)
        held += low <= truth <= high
    assert 0.93 <= held / 1000 <= 0.985
