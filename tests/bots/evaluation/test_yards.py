"""Yards, which score the resources on them (F3), are worth what a village can bring there."""

import pytest
from tests.script import board, seat

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED, WITHOUT_YARDS
from keyflower.bots.evaluation.yards import UNPLACED_STEPS
from keyflower.game import Game
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.state import State

STONE = "stone_yard"
SCORES = 2.0  # its front, for each stone


def on_offer(goods: dict[str, str]) -> float:
    """What a yard on offer in autumn is worth to a village with two tiles beside the home."""
    own = seat("3 red", village=["keystone_quarry", "miner"], goods=goods)
    state = board(season="autumn", lots=[STONE], p0=own).state
    return Judge(state, 0, TUNED).tile_worth(state, state.lookup.index[STONE])


def test_a_yard_on_offer_is_worth_more_to_whoever_has_its_resource() -> None:
    nothing = on_offer({"home": "5 wood"})
    some = on_offer({"home": "2 stone 3 wood"})
    much = on_offer({"home": "3 stone", "keystone_quarry": "2 stone"})
    assert nothing == pytest.approx(on_offer({}))
    assert nothing < some < much
    assert much - nothing > 5 * SCORES * TUNED.yard[2] * TUNED.ready_step**UNPLACED_STEPS


def test_gold_counts_less_since_it_scores_anywhere() -> None:
    none, gold, stone = (on_offer(goods) for goods in ({}, {"home": "4 gold"}, {"home": "4 stone"}))
    assert none < gold < stone
    assert gold - none == pytest.approx((stone - none) / 2, rel=0.3)


def test_in_winter_resources_count_more_the_nearer_they_lie_to_a_yard() -> None:
    """What lies on it scores already; steps are needed to bring the rest."""
    nothing, near, on = (to_score(goods) for goods in ({}, {"home": "1 stone"}, {STONE: "1 stone"}))
    assert nothing == 0.0
    assert near == pytest.approx(TUNED.yard[3] * SCORES * TUNED.ready_step)
    assert on == SCORES


def to_score(goods: dict[str, str]) -> float:
    """What the resources of a village with a yard are worth there, the other points aside."""
    game = board(season="winter", p0=seat("1 red", village=[STONE], goods=goods))
    state = game.state
    yards = Judge(state, 0, TUNED).yards
    assert Judge(state, 0, WITHOUT_YARDS).yards.to_come(state) == 0.0
    assert yards.standing(state) == total_points(state, 0) - total_points(bare(game), 0)
    assert yards.worth(state, state.lookup.index[STONE]) == yards.standing(state) + yards.to_come(
        state
    )
    return yards.standing(state) + yards.to_come(state)


def bare(game: Game) -> State:
    """The position without any resources."""
    state = game.state.clone()
    state.goods = [0] * len(state.goods)
    return state
