"""The policy: what it looks at in a placement, and what it likes."""

import random
from collections.abc import Iterator

import pytest
from tests.script import board, play, seat

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.planning.playout import (
    CheapestPlacement,
    PlayoutCache,
    best_placement,
    cheapest_placements,
)
from keyflower.bots.planning.policy import (
    BID_GAIN,
    BID_WHERE,
    BIDDING,
    COST,
    GREENS,
    PASSING,
    POINTS,
    SIZE,
    TURNS,
    USE_GAIN,
    USING,
    Policy,
    Situation,
    built_in_policy,
    traits,
)
from keyflower.formats.notation import parse
from keyflower.game import Game
from keyflower.rules.actions import (
    BID,
    KIND_AND_TILE,
    KIND_MASK,
    PASS,
    USE,
    bid_colour,
    bid_count,
    losing_mask,
    tile_of,
    use_count,
    use_counts,
)
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.pieces import GREEN, SEASON_NAMES
from keyflower.rules.state import TURN, State

APART = 13  # decisions between two turns that are looked at


def turns(players: int) -> Iterator[tuple[State, Judge, list[int]]]:
    """Some turns of a random game, with their legal actions."""
    rng = random.Random(players)
    game = Game.new(players, players)
    while not game.over:
        seat = rng.choice(game.to_act)
        legal = game.legal(seat)
        if game.state.phase == TURN and len(game.log) % APART == 0:
            yield game.state, Judge(game.state, seat, TUNED), legal
        game.apply(rng.choice(legal), seat)


def weights(**some: float) -> Policy:
    """Equal weights in all seasons; those that aren't named are 0."""
    names = {"passing": PASSING, "bidding": BIDDING, "using": USING, "bid_cost": BIDDING + COST}
    found = [0.0] * SIZE
    for name, weight in some.items():
        found[names[name]] = weight
    return Policy([found] * len(SEASON_NAMES))


def best(policy: Policy, state: State, judge: Judge, legal: list[int]) -> int:
    return best_placement(state, judge.seat, legal, policy, PlayoutCache(state.players, TUNED), 0)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_trait_is_one_of_the_weights_and_counts_once(players: int) -> None:
    for state, judge, legal in turns(players):
        for action in legal:
            found = traits(state, action, Situation(state, judge.seat))
            assert len(set(found)) == len(found)
            assert all(0 <= trait < SIZE for trait in found)


def test_the_last_trait_of_a_bid_or_use_is_its_gain() -> None:
    for state, judge, legal in turns(3):
        for action in legal:
            last = traits(state, action, Situation(state, judge.seat))[-1]
            kind = action & KIND_MASK
            assert (BID_GAIN <= last < BID_GAIN + 2) == (kind == BID)
            assert (USE_GAIN <= last < USE_GAIN + 5) == (kind == USE)


def test_a_bid_says_whether_somebody_leads() -> None:
    seen = set()
    for state, judge, legal in turns(3):
        for action in legal:
            if action & KIND_MASK == BID:
                leads = state.lead[slot_of(state, tile_of(action))] >= 0
                assert BID_WHERE + leads in traits(state, action, Situation(state, judge.seat))
                seen.add(leads)
    assert seen == {False, True}


def test_it_chooses_the_kind_that_it_likes() -> None:
    for state, judge, legal in turns(4):
        kinds = {action & KIND_MASK for action in legal}
        for name, kind in {"passing": PASS, "bidding": BID, "using": USE}.items():
            chosen = best(weights(**{name: 100.0}), state, judge, legal)
            others = {one.key & KIND_MASK for one in cheapest_placements(state, legal, judge)}
            if kind in kinds & others:
                assert chosen & KIND_MASK == kind


def test_green_workers_and_passes_before_count() -> None:
    seen = set()
    for state, judge, legal in turns(4):
        now = Situation(state, judge.seat)
        for action in legal:
            kind = action & KIND_MASK
            if kind in (BID, USE):
                first = BIDDING if kind == BID else USING
                green = kind == BID and bid_colour(action) == GREEN
                green |= kind == USE and use_count(action, GREEN) > 0
                found = traits(state, action, now)
                assert (first + GREENS in found) == green
                assert first + TURNS + state.passes in found
                seen.add((kind, green))
    assert len(seen) == 4


def test_gains_and_costs_count_in_points() -> None:
    state, judge, bid = next(
        (state, judge, one)
        for state, judge, legal in turns(4)
        for one in cheapest_placements(state, legal, judge)
        if one.key & KIND_MASK == BID
    )
    now = Situation(state, judge.seat)
    liking = weights(bidding=2.0, bid_cost=-1.0).liking(state, bid.action, bid.cost, now)
    assert liking.with_gain(3.0) == pytest.approx(2.0 - bid.cost / POINTS)
    liking = built_in_policy().liking(state, bid.action, bid.cost, now)
    assert liking.with_gain(POINTS) == pytest.approx(liking.known + POINTS * liking.by_gain)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_cheapest_placements_are_all_that_can_be_chosen(players: int) -> None:
    for state, judge, legal in turns(players):
        found = {one.action for one in cheapest_placements(state, legal, judge)}
        assert found <= set(legal)
        assert best(built_in_policy(), state, judge, legal) in found


def test_in_winter_too_no_placement_takes_more_workers_than_it_needs() -> None:
    """The evaluation gives nothing for a worker that is left at the end of the game."""
    game = board(
        season="winter",
        lots=["jeweller", "scribes"],
        p0=seat("6 red 3 blue 1 yellow", village=["miner", "woodcutter"]),
        p1=seat("4 red 2 blue", village=["stable"]),
    )
    play(
        game,
        """
        p0: bid 1 red lot:jeweller
        p1: bid 2 red lot:jeweller
        p0: use 1 blue p0:miner
        p1: bid 1 blue lot:scribes
        """,
    )
    state, legal = game.state, game.legal(0)
    least: dict[int, int] = {}
    for action in legal:
        if action != PASS and losing_mask(action) == 0:
            key = action & KIND_AND_TILE
            least[key] = min(least.get(key, 99), workers_of(action))
    found = cheapest_placements(state, legal, Judge(state, 0, TUNED))
    assert {one.key for one in found} == {PASS, *least}
    for one in found:
        if one.key != PASS:
            assert workers_of(one.action) <= least[one.key]


def workers_of(action: int) -> int:
    """The workers of a bid or use that come from behind the screen."""
    return bid_count(action) if action & KIND_MASK == BID else sum(use_counts(action))


def test_gains_of_an_earlier_look_change_nothing_at_the_same_place() -> None:
    for state, judge, legal in turns(3):
        seat, known = judge.seat, PlayoutCache(3, TUNED)
        first = best_placement(state, seat, legal, built_in_policy(), known, 5)
        assert known.gains[seat] or len(legal) == 1
        assert best_placement(state, seat, legal, built_in_policy(), known, 5) == first


def test_a_placement_brings_as_much_as_the_evaluation_gains_before_its_cost() -> None:
    state, judge, legal = next(turns(2))
    seat, known, now = judge.seat, PlayoutCache(2, TUNED), judge.value(state)
    for one in cheapest_placements(state, legal, judge):
        free = CheapestPlacement(one.key, one.action, 0.0).gain(state, seat, known, now)
        assert one.gain(state, seat, known, now) == pytest.approx(one.cost + free)


def test_in_winter_a_use_brings_what_its_transport_scores() -> None:
    """One step brings a wood from the home to the Timber yard, where some of that was expected."""
    gains = []
    expected = 0.0
    for goods in ({}, {"home": "1 wood"}):
        game = board(season="winter", p0=seat("2 red", village=["timber_yard"], goods=goods))
        known = PlayoutCache(2, TUNED)
        judge = known.judge(game.state, 0)
        action = parse(game.state, "use 1 red p0:home_1", 0)
        use = CheapestPlacement(action & KIND_AND_TILE, action, 0.0)
        gains.append(use.gain(game.state, 0, known, judge.value(game.state)))
        expected = judge.yards.to_come(game.state)
    assert 0.0 < expected < 0.5
    assert [gains[0], gains[1] + expected] == pytest.approx([0.0, 2.0], abs=0.1)


def test_the_built_in_policy_has_a_weight_for_everything() -> None:
    assert [len(one) for one in built_in_policy().weights] == [SIZE] * len(SEASON_NAMES)
    for season in built_in_policy().weights:
        assert season[BID_GAIN] > 0.0  # more points are better
        assert season[USE_GAIN] > 0.0
