"""Taking back: the same game as if it had never been, and cheap in long games too."""

import random

import pytest

from keyflower.formats import position
from keyflower.game import Game
from keyflower.game.history import MARK_EVERY
from keyflower.rules import log
from keyflower.rules.actions import BID, KIND_MASK, UNDO
from keyflower.rules.decisions import perform
from keyflower.rules.log import effective, replay_entries


def as_replayed(game: Game) -> bool:
    """Whether the state is that of the entries that stand, played from the start."""
    kept = effective(game.log)
    state = replay_entries(game.origin, game.state, kept)
    state.rng = game.state.rng
    return position.write(state) == position.write(game.state) and kept == game.history.entries


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_taking_back_leads_to_the_game_before(players: int) -> None:
    chance = random.Random(players)
    game = Game.new(players, players)
    undone = 0
    while not game.over:
        able = [seat for seat in range(players) if game.can_undo(seat)]
        if able and chance.random() < 0.4:
            game.undo(chance.choice(able))
            undone += 1
            if chance.random() < 0.1:
                assert as_replayed(game)
                assert as_replayed(game.clone())
        else:
            seat = chance.choice(game.to_act)
            game.apply(chance.choice(game.legal(seat)), seat)
    assert as_replayed(game)
    assert undone > MARK_EVERY // 4


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_answers_are_taken_back_before_the_action_that_they_answer(players: int) -> None:
    """Undo, then the same again: the same state. Refused as soon as something was drawn."""
    chance = random.Random(players)
    game = Game.new(players, 100 + players)
    taken = answers = refused = 0
    while not game.over:
        seat = chance.choice(game.to_act)
        game.apply(chance.choice(game.legal(seat)), seat)
        person = chance.randrange(players)
        kept = effective(game.log)
        own = max((at for at, entry in enumerate(kept) if entry.seat == person), default=0)
        drawn = any(entry.outcomes for entry in kept[own:]) or game.over
        order = game.undo_order(person)
        assert bool(order) != drawn
        if drawn:
            refused += 1
            continue
        if chance.random() < 0.7:
            continue
        again = game.clone()
        before = position.write(game.state)
        for each in order:
            again.undo(each)
        assert as_replayed(again)
        gone = [entry for entry in kept if entry not in effective(again.log)]
        assert gone[0] is kept[own]
        assert sorted(order) == sorted(entry.seat for entry in gone)
        assert person in again.to_act
        for entry in gone:
            again.apply(entry.action, entry.seat)
        again.state.rng = game.state.rng
        assert position.write(again.state) == before
        taken += 1
        answers += len(order) > 1
    assert taken > 5
    assert answers > 2
    assert refused > 5


def test_a_bid_that_two_have_answered() -> None:
    game = Game.new(3, 1)
    first = game.to_act[0]
    others = [(first + 1) % 3, (first + 2) % 3]
    bid = next(action for action in game.legal(first) if action & KIND_MASK == BID)
    before = position.write(game.state)
    game.apply(bid, first)
    for seat in others:
        game.play("pass", seat)
    assert not game.can_undo(first)
    assert game.undo_order(first) == [*reversed(others), first]
    assert game.undo_order(others[1]) == [others[1]]
    for seat in game.undo_order(first):
        game.undo(seat)
    assert [entry.action for entry in game.log[4:]] == [UNDO] * 3
    assert position.write(game.state) == before


def test_many_taken_back_late_in_a_game_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(6, 1)
    chance = random.Random(1)
    while len(game.history.entries) < 300:
        game.apply(chance.choice(game.legal(game.to_act[0])), game.to_act[0])
    while True:  # something that draws nothing
        seat = game.to_act[0]
        action = chance.choice(game.legal(seat))
        game.apply(action, seat)
        if game.can_undo(seat):
            break
    done = 0

    def counted(*arguments: object) -> None:
        nonlocal done
        done += 1
        perform(*arguments)  # type: ignore[arg-type]

    try:
        monkeypatch.setattr(log, "perform", counted)
    except (AttributeError, TypeError):
        pytest.skip("compiled")
    for _ in range(200):
        game.undo(seat)
        game.apply(action, seat)
    done -= 200  # those done again
    assert done <= 2 * MARK_EVERY  # the first time; then the state before the action is there
    assert [entry.action for entry in game.log[-2:]] == [UNDO, action]
