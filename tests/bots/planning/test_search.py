"""What the search looks for: the share of the win."""

import random
from itertools import count

import pytest
from tests.bots.asked import asked

from keyflower.bots.evaluation.judge import shares
from keyflower.bots.planning import search
from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.search import (
    MIN_SHARE,
    SearchBot,
    StudiedPlan,
    points_of_share,
    result,
    win_shares,
)
from keyflower.bots.planning.trained import LOGIT
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
def test_who_has_won_has_the_largest_share(players: int) -> None:
    rng = random.Random(players)
    game = Game.new(players, players)
    while not game.over:
        game.apply(rng.choice(game.legal(game.to_act[0])), game.to_act[0])
    found = result(game.state)
    assert sum(found) == pytest.approx(1.0)
    assert win_shares([game.state], 1, None) == [found[1]]
    points = [score.total for score in game.scores()]
    assert sorted(range(players), key=lambda seat: found[seat]) == sorted(
        range(players), key=lambda seat: points[seat]
    )


def test_the_same_lead_in_shares_counts_most_where_a_game_is_nearly_decided() -> None:
    assert points_of_share(0.5) == 4 * LOGIT
    assert points_of_share(0.1) == pytest.approx(points_of_share(0.9))
    assert points_of_share(0.9) > points_of_share(0.75)
    assert points_of_share(0.0) == points_of_share(MIN_SHARE)


def studied(prior: float, leads: list[float], points: float = 1.0) -> StudiedPlan:
    line = StudiedPlan(Plan(prior, [0]))
    line.leads += leads
    line.weigh(3.0, points)
    return line


def test_a_plan_is_worth_what_looking_ahead_says_and_a_little_what_it_looked_like() -> None:
    assert StudiedPlan(Plan(1.0, [0])).value == 1.0
    assert studied(3.0, []).value == 3.0
    assert studied(1.0, []).value == 1.0
    assert studied(3.0, [0.1] * 100, points=40.0).value == pytest.approx(7.0, abs=0.1)
    assert studied(1.0, [0.1, 0.1], points=40.0).value == 3.0 + (4.0 + 4.0 - 2 * 2.0) / 4.0


def test_two_plans_are_compared_until_one_clearly_beats_the_other() -> None:
    good = studied(0.0, [1.0, 1.4, 0.8, 1.1] * 3)
    assert good.clearly_beats(studied(0.0, [-1.0, -1.4, -0.8, -1.1] * 3))
    assert not good.clearly_beats(good)
    assert not good.clearly_beats(studied(0.0, [9.0, -9.0, 8.0, -7.0] * 3))
    assert not studied(0.0, [2.0] * 7).clearly_beats(studied(0.0, [1.0] * 7))  # too few rounds


def test_more_looks_ahead_compare_more_plans() -> None:
    _, seat, view, legal = asked(3, 12)
    compared = []
    for looks in (1, 10, 40, 120):
        compared.append(len(SearchBot(3, seat, iterations=looks).study(view, legal)))
    assert compared == sorted(compared)
    assert compared[0] < compared[-1]


def test_it_plays_by_a_clock_that_stands_still_for_a_tenth_of_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in browsers that hide the time."""
    readings = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(readings) // 20 / 10)
    game, seat, view, legal = asked(3, 12)
    plan = SearchBot(3, seat, ms=300).plan(view, legal)
    assert game.is_legal(plan[0], seat)


def test_it_begins_no_look_ahead_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(readings) * 0.07)  # for each look
    _, seat, view, legal = asked(3, 12)
    SearchBot(3, seat, ms=600).plan(view, legal)
    assert 0.5 < next(readings) * 0.07 - 0.07 <= 0.6
