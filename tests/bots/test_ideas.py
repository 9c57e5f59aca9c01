"""Ideas for a player: of different kinds, each with one short reason that everyone can read."""

import random

import pytest

from keyflower import Game
from keyflower.bots.ideas import ideas, why
from keyflower.bots.specs import make
from keyflower.fluent import folder
from keyflower.game import determinize
from keyflower.rules.actions import BID, KIND_MASK, USE, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import LOT_SLOTS
from keyflower.words import Words

MOST = 90


def moments(players: int, seed: int) -> list[tuple[Game, int]]:
    """Decisions with a choice, all through a random game."""
    chance = random.Random(seed)
    game = Game.new(players, seed)
    found = []
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        if len(legal) > 1 and chance.random() < 0.25:
            found.append((game.clone(), seat))
        game.apply(chance.choice(legal), seat)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_ideas_are_of_different_kinds_and_have_short_reasons(players: int) -> None:
    words = [Words(each.name) for each in folder().iterdir() if each.is_dir()]
    assert len(words) == 6
    seen: set[str] = set()
    for game, seat in moments(players, players):
        bot = make("greedy", 1, seat)
        thoughts = bot.consider(game.view(seat), game.legal(seat))
        found = ideas(thoughts, 3)
        assert found[0] == thoughts[0]
        assert 1 <= len(found) <= 3
        kinds = {each.action & KIND_MASK for each in thoughts}
        assert len({each.action & KIND_MASK for each in found}) == min(3, len(kinds))
        placed = [each.action for each in found if each.action & KIND_MASK in (BID, USE)]
        assert len({(action & KIND_MASK, tile_of(action)) for action in placed}) == len(placed)
        for each in found:
            reason = why(game.state, seat, each.action)
            dealt = determinize(game.view(seat), 5).state
            assert why(dealt, seat, each.action) == reason
            seen.add(reason.id)
            for one in words:
                said = one.text(reason.id, **{**reason.variables, "seat": "Marguerite"})
                assert len(said) <= MOST, said
                assert reason.id not in said
    assert {"idea-pass", "idea-bid-first", "idea-use-goods"} <= seen


def test_a_turn_order_tile_says_nothing_of_a_season_after_winter() -> None:
    seen: dict[str, set[str]] = {}
    for game, seat in moments(4, 4):
        for action in game.legal(seat):
            if action & KIND_MASK == BID and slot_of(game.state, tile_of(action)) >= LOT_SLOTS:
                season = SEASON_NAMES[game.state.season]
                seen.setdefault(season, set()).add(why(game.state, seat, action).id)
    earlier = {"idea-turn-order"}
    assert seen == {
        "spring": earlier,
        "summer": earlier,
        "autumn": earlier,
        "winter": {"idea-turn-order-winter"},
    }
