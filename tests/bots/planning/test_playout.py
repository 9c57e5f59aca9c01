"""The quick turns that a look ahead plays."""

import math
import random
from collections.abc import Iterator

import pytest

from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.planning.playout import PlayoutCache, gumbel_noise, play_out
from keyflower.bots.planning.policy import built_in_policy
from keyflower.formats import position
from keyflower.formats.position import conservation
from keyflower.game import Game
from keyflower.rules.state import OVER, TURN, State

APART = 17  # decisions between two that are looked at


def turns(players: int) -> Iterator[State]:
    """Some turns of a random game."""
    rng = random.Random(players)
    game = Game.new(players, players)
    while not game.over:
        if game.state.phase == TURN and len(game.log) % APART == 0:
            yield game.state
        game.apply(rng.choice(game.legal(rng.choice(game.to_act))))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_ends_with_the_season(players: int) -> None:
    for state in turns(players):
        then = state.clone()
        play_out(then, built_in_policy(), PlayoutCache(players, TUNED), 1)
        assert then.phase == OVER or then.season == state.season + 1
        assert not conservation.problems(then)


def test_the_same_turns_come_every_time() -> None:
    for state in turns(3):
        before = position.dumps(state)
        first, again = state.clone(), state.clone()
        play_out(first, built_in_policy(), PlayoutCache(3, TUNED), 1)
        play_out(again, built_in_policy(), PlayoutCache(3, TUNED), 1)
        assert position.dumps(first) == position.dumps(again)
        assert position.dumps(state) == before


def test_other_deals_bring_other_turns() -> None:
    state = next(turns(3))
    found = set()
    for deal in range(8):
        then = state.clone()
        play_out(then, built_in_policy(), PlayoutCache(3, TUNED), deal)
        found.add(position.dumps(then))
    assert len(found) > 1


def test_look_aheads_share_the_judge_of_each_seat() -> None:
    state = next(turns(3))
    known = PlayoutCache(3, TUNED)
    for deal in range(3):
        play_out(state.clone(), built_in_policy(), known, deal)
    judges = [known.judge(state, seat) for seat in range(3)]
    assert [judge.seat for judge in judges] == [0, 1, 2]
    assert [known.judge(state.clone(), seat) for seat in range(3)] == judges


def test_with_noise_the_largest_liking_follows_a_softmax() -> None:
    noise = gumbel_noise(4000)
    one, other = noise[:2000], noise[2000:]
    larger = sum(a + math.log(3.0) > b for a, b in zip(one, other))
    assert larger / 2000 == pytest.approx(0.75, abs=0.03)
