"""Trials: turns that are followed to the end on the same deal."""

import asyncio

from tests.late import late_game

from keyflower.coach.trials import carry_out, try_turns
from keyflower.coach.turning import decisions
from keyflower.game import Game
from keyflower.rules.actions import PASS


def last_turns(game: Game) -> list[Game]:
    """The game before each of its last few turns with a choice."""
    befores = [game.after(decision.at) for decision in decisions(game.log)]
    return [one for one in befores if PASS in one.legal(one.to_act[0])][-4:]


def test_a_trial_is_the_same_each_time() -> None:
    before = last_turns(Game.from_record(late_game()))[0]
    seat = before.to_act[0]
    turns = [[action] for action in before.legal(seat)[:2]]
    first = asyncio.run(try_turns(before.view(seat), turns, 3, "greedy"))
    assert first == asyncio.run(try_turns(before.view(seat), turns, 3, "greedy"))
    assert all(0.0 <= share <= 1.0 for share in first.shares)


def test_equal_turns_end_equally_on_the_same_deal() -> None:
    before = last_turns(Game.from_record(late_game()))[0]
    seat = before.to_act[0]
    for deal in range(3):
        one, other = asyncio.run(
            try_turns(before.view(seat), [[PASS], [PASS]], deal, "greedy")
        ).shares
        assert one == other


def test_the_last_pass_is_certain() -> None:
    before = last_turns(Game.from_record(late_game()))[-1]
    seat = before.to_act[0]
    assert before.state.passes == before.players - 1
    trial = asyncio.run(try_turns(before.view(seat), [[PASS]], 1, "greedy"))
    assert trial.certain


def test_a_turn_is_carried_out_as_far_as_it_is_legal() -> None:
    game = Game.new(2, 7)
    entries = len(game.log)
    carry_out(game, game.to_act[0], [PASS, PASS])
    assert len(game.log) == entries + 1
