"""The trained bot: the planner's plans, and where they lead."""

import random
from pathlib import Path

import pytest
from tests.amounts import amount
from tests.bots.asked import asked
from tests.bots.networks import random_network
from tests.bots.test_honesty import decisions

from keyflower.bots import make
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.network.network import read_network
from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.planner import PlannerBot, plans
from keyflower.bots.planning.trained import (
    BEST,
    LIKED,
    LOGIT,
    TrainedBot,
    after,
    by_liking,
    shaken,
    value_plans,
    widest,
)
from keyflower.game import Game
from keyflower.rules.actions import KIND_MASK
from keyflower.rules.state import BUILD, OVER, PICK_BOAT, PICK_WINTER, TURN
from keyflower.rules.view import deal_unknown
from keyflower.runs.table import play_game


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return random_network(tmp_path_factory.mktemp("network") / "random.npz")


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([2, 5], thorough=[2, 3, 4, 5, 6]))
def test_it_plays_whole_games(players: int, network: Path) -> None:
    specs = [f"trained:network={network}", *["greedy"] * (players - 1)]
    assert play_game(players, 40 + players, specs).result is not None


def test_the_network_decides_every_kind_of_decision(network: Path) -> None:
    """Boats, building and winter tiles, too: not only what the planner says counts."""
    rng = random.Random(3)
    game = Game.new(3, 3)
    changed: set[int] = set()
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        if game.state.phase not in changed and len(legal) > 1:
            view = game.view(seat)
            planned = PlannerBot(3, seat).plans(view, legal)
            hand = {tuple(plan.actions): plan.value for plan in planned}
            for plan in TrainedBot(3, seat, network=str(network)).plans(view, legal):
                if abs(plan.value - hand[tuple(plan.actions)]) > 1e-6:
                    changed.add(game.state.phase)
        game.apply(rng.choice(legal))
    assert changed >= {TURN, PICK_BOAT, BUILD, PICK_WINTER}


def test_values_are_the_planner_s_and_the_network_s(network: Path) -> None:
    _, seat, view, legal = asked(3, 8)
    state = deal_unknown(view, 1)
    found = plans(state, seat, legal, TUNED)
    loaded = read_network(network)
    both = value_plans(
        state, seat, widest(state, seat, found, TUNED, every_kind=False), loaded, 0.5
    )
    assert len(both) == min(BEST + LIKED, len(found))
    best = sorted(found, key=lambda plan: -plan.value)
    assert [plan.actions for plan in both[:BEST]] == [plan.actions for plan in best[:BEST]]
    hand = {tuple(plan.actions): plan.value for plan in found}
    for plan in both[:5]:
        [alone] = value_plans(state, seat, [Plan(0.0, plan.actions)], loaded, 0.5)
        assert plan.value == pytest.approx(
            0.5 * hand[tuple(plan.actions)] + alone.value, abs=LOGIT * 1e-4
        )


def test_plans_that_the_evaluation_dislikes_are_among_them_if_the_policy_likes_them() -> None:
    """A pass to end a season, a bid only to be outbid: the evaluation sees no sense in them."""
    disliked = 0
    for game, seat in decisions(4, 6):
        if game.state.phase != TURN:
            continue
        found = plans(game.state, seat, game.legal(seat), TUNED)
        wide = widest(game.state, seat, found, TUNED, every_kind=False)
        rest = sorted(found, key=lambda plan: -plan.value)[BEST:]
        assert wide[BEST:] == by_liking(game.state, seat, rest, TUNED)[:LIKED]
        disliked += any(plan not in rest[:LIKED] for plan in wide[BEST:])
    assert disliked > 5


def test_it_considers_every_kind_of_action(network: Path) -> None:
    """Hints name the best of each, however much better others are."""
    _, seat, view, legal = asked(3, 8)
    bot = make(f"trained:network={network}", 3, seat)
    kinds = {thought.action & KIND_MASK for thought in bot.consider(view, legal)}
    assert kinds == {action & KIND_MASK for action in legal}


def test_what_follows_a_decision_of_several_seats_does_not_count() -> None:
    """The next season's lots, which nobody knows yet, must not decide where a tile is placed."""
    seen = set()
    for game, seat in decisions(4, 11):
        state = game.state
        if state.phase in (BUILD, PICK_WINTER):
            then = after(state, seat, game.legal(seat)[:1])
            assert (then.season, then.phase) == (state.season, state.phase)
            assert then.slot_tile == state.slot_tile
            seen.add(state.phase)
    assert BUILD in seen


def test_exploring_follows_the_seed_and_the_position() -> None:
    _, seat, view, legal = asked(3, 8)
    spec = "trained:network=none,explore=20"
    chosen = [tuple(make(spec, seed, seat).plan(view, legal)) for seed in range(12)]
    assert chosen == [tuple(make(spec, seed, seat).plan(view, legal)) for seed in range(12)]
    assert len(set(chosen)) > 4


def test_exploring_prefers_better_plans_by_a_softmax() -> None:
    found = [Plan(1.0, [1]), Plan(0.0, [2])]
    first = sum(
        max(shaken(found, 0.5, seed), key=lambda plan: plan.value).actions == [1]
        for seed in range(2000)
    )
    assert first / 2000 == pytest.approx(0.881, abs=0.03)  # e² / (1 + e²)


def test_a_position_at_the_end_can_be_reached() -> None:
    """A last pass may end the game: what is after it is still a position."""
    game = Game.new(2, 3)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        then = after(game.state, seat, legal[:1])
        assert then.phase <= OVER
        game.apply(legal[0])
