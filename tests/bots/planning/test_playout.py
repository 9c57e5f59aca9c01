"""The quick turns that a look ahead plays."""

import random
from collections.abc import Iterator

import pytest

from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.planning.playout import no_gains, play_out
from keyflower.formats import position
from keyflower.formats.position import conservation
from keyflower.game import Game
from keyflower.rules.state import OVER, TURN, State

APART = 17  # decisions between two that are looked at


def turns(players: int) -> Iterator[tuple[State, int]]:
    """Some turns of a random game, and whose they are."""
    rng = random.Random(players)
    game = Game.new(players, players)
    while not game.over:
        if game.state.phase == TURN and len(game.log) % APART == 0:
            yield game.state, game.to_act[0]
        game.apply(rng.choice(game.legal(rng.choice(game.to_act))))


def is_later(then: State, state: State) -> bool:
    """Whether the season of a state is over in another."""
    return then.phase == OVER or then.season > state.season


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_ends_when_the_seat_is_to_move_again_or_with_the_season(players: int) -> None:
    for state, seat in turns(players):
        then = state.clone()
        play_out(then, seat, 1, TUNED, no_gains(players))
        assert is_later(then, state) or (then.phase, then.turn) == (TURN, seat)
        play_out(then, seat, 1000, TUNED, no_gains(players))
        assert is_later(then, state)
        assert not conservation.problems(then)


def test_no_turns_change_nothing_and_the_same_turns_come_every_time() -> None:
    for state, seat in turns(3):
        before = position.dumps(state)
        first, again = state.clone(), state.clone()
        play_out(first, seat, 0, TUNED, no_gains(3))
        assert position.dumps(first) == before
        play_out(first, seat, 2, TUNED, no_gains(3))
        play_out(again, seat, 2, TUNED, no_gains(3))
        assert position.dumps(first) == position.dumps(again)
        assert position.dumps(state) == before
