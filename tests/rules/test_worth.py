"""What the winter tiles that one decides about would score as things stand."""

import random

import pytest

from keyflower import Game
from keyflower.rules.pieces import RESOURCES, WINTER
from keyflower.rules.scoring import total_points, worth_now


@pytest.mark.rule("F5", "F6", "F7")
def test_what_a_winter_tile_would_add_is_what_it_adds() -> None:
    seen = 0
    for seed in range(6):
        game = Game.new(3, seed)
        chance = random.Random(seed)
        while not game.over:
            game.apply(chance.choice(game.legal(game.to_act[0])))
        state = game.state
        for player, village in enumerate(state.villages):
            for tile in state.lookup.by_season[WINTER]:
                if tile not in village or any(state.goods[tile * RESOURCES :][:RESOURCES]):
                    continue
                without = state.clone()
                without.villages = [list(tiles) for tiles in state.villages]
                without.villages[player].remove(tile)
                added = total_points(state, player) - total_points(without, player)
                assert worth_now(without, player, tile) == added
                seen += added > 0
    assert seen > 3
