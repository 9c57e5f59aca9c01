"""Taking back: the same game as if it had never been, and cheap in long games too."""

import random

import pytest

from keyflower import game as module
from keyflower.formats import position
from keyflower.game import MARK_EVERY, Game
from keyflower.rules.actions import UNDO
from keyflower.rules.log import effective, replay_entries


def as_replayed(game: Game) -> bool:
    """Whether the state is that of the entries that stand, played from the start."""
    kept = effective(game.log)
    state = replay_entries(game.origin, game.state, kept)
    state.rng = game.state.rng
    return position.write(state) == position.write(game.state) and kept == game._kept


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


def test_many_taken_back_late_in_a_game_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(6, 1)
    chance = random.Random(1)
    while len(game._kept) < 300:
        game.apply(chance.choice(game.legal(game.to_act[0])), game.to_act[0])
    while True:  # something that draws nothing
        seat = game.to_act[0]
        action = chance.choice(game.legal(seat))
        game.apply(action, seat)
        if game.can_undo(seat):
            break
    done = 0
    perform = module.perform

    def counted(*arguments: object) -> None:
        nonlocal done
        done += 1
        perform(*arguments)  # type: ignore[arg-type]

    try:
        monkeypatch.setattr(module, "perform", counted)
    except (AttributeError, TypeError):
        pytest.skip("compiled")
    for _ in range(200):
        game.undo(seat)
        game.apply(action, seat)
    assert done <= 200 * (2 * MARK_EVERY + 2)
    assert [entry.action for entry in game.log[-2:]] == [UNDO, action]
