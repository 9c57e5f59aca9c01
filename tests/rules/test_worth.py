"""Points as things stand: by source, and what tiles, boats and upgrades would add."""

import random

import pytest

from keyflower import Game
from keyflower.game import determinize
from keyflower.rules.actions import KIND_MASK, UPGRADE, USE, boat_of, tile_of
from keyflower.rules.chapters.scoring import SOURCE_NAMES, points_by_source, score, total_points
from keyflower.rules.chapters.worth import boat_worth, tile_worth, upgrade_worth
from keyflower.rules.pieces import POWER_1A, POWER_1B, RESOURCES, WINTER
from keyflower.rules.state import LOT_SLOTS, PICK_BOAT, TRANSPORT, State


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
                now = total_points(without, player)
                assert tile_worth(without, player, tile, now) == added
                seen += added > 0
    assert seen > 3


def scored(state: State, seat: int) -> int:
    """The points by the lines of the score, which are made in another way."""
    return score(state, seat).total


def test_points_by_source_are_the_lines_of_the_score() -> None:
    rules = {"F2": "tiles", "F3": "resources", "F5": "resources", "F6": "skills", "F7": "workers"}
    for seed in range(4):
        game = Game.new(2 + seed, seed)
        chance = random.Random(seed)
        while not game.over:
            game.apply(chance.choice(game.legal(game.to_act[0])))
            if chance.random() < 0.2 or game.over:
                for seat in range(game.players):
                    lines = dict.fromkeys(SOURCE_NAMES, 0)
                    for line in score(game.state, seat).lines:
                        lines[rules.get(line.rule, "boats")] += line.points  # type: ignore[index]
                    assert points_by_source(game.state, seat, True) == list(lines.values())


def test_what_is_behind_a_screen_does_not_count_for_others() -> None:
    """Whatever is dealt where nobody can see it: the open points stay the same."""
    game = Game.new(3, 5)
    chance = random.Random(5)
    seen = 0
    while not game.over:
        game.apply(chance.choice(game.legal(game.to_act[0])))
        if chance.random() < 0.9 or game.over:
            continue
        dealt = determinize(game.view(None), chance.getrandbits(30)).state
        for seat in range(3):
            shown = points_by_source(game.state, seat, False)
            assert points_by_source(dealt, seat, False) == shown
            seen += points_by_source(game.state, seat, True) != shown
    assert seen


@pytest.mark.rule("E6", "E8", "M4", "F1")
def test_boats_and_upgrades_add_what_they_are_worth() -> None:
    boats = turned = 0
    for seed in range(8):
        game = Game.new(2 + seed % 3, seed)
        chance = random.Random(seed)
        while not game.over:
            state, seat = game.state, game.to_act[0]
            now = scored(state, seat)
            legal = game.legal(seat)
            plain = state.power[POWER_1A] != seat and state.power[POWER_1B] != seat
            if state.phase == PICK_BOAT and state.season < WINTER and plain:
                for action in legal[:-1]:  # after the last one something is drawn
                    if len(state.queue) > 1:
                        then = game.clone()
                        then.apply(action, seat)
                        added = scored(then.state, seat) - now
                        assert boat_worth(state, seat, boat_of(action), now) == added
                        boats += 1
            if state.phase == TRANSPORT and state.upgrades:
                found: dict[int, int] = {}
                for action in legal:
                    if action & KIND_MASK == UPGRADE:
                        then = game.clone()
                        then.apply(action, seat)
                        added = scored(then.state, seat) - now
                        found[tile_of(action)] = max(found.get(tile_of(action), -99), added)
                for tile in state.villages[seat]:
                    if tile in found:
                        assert upgrade_worth(state, seat, tile, now) == found[tile]
                        turned += 1
            uses = [action for action in legal if action & KIND_MASK in (USE, UPGRADE)]
            game.apply(chance.choice(uses or legal), seat)
    assert boats > 10
    assert turned > 10


def test_a_lot_adds_what_it_adds_in_the_village() -> None:
    """Every lot of random games, laid down at the first free place that brings no neighbours."""
    seen = 0
    for seed in range(4):
        game = Game.new(3, 20 + seed)
        chance = random.Random(seed)
        while not game.over:
            game.apply(chance.choice(game.legal(game.to_act[0])))
            if chance.random() < 0.9:
                continue
            state = game.state
            for tile in state.slot_tile[:LOT_SLOTS]:
                for seat in range(3):
                    if tile < 0:
                        continue
                    then = state.clone()
                    then.villages = [list(village) for village in state.villages]
                    then.villages[seat].append(tile)
                    power = state.lookup.power[tile * 2 + state.side[tile]]
                    if power >= 0:
                        then.power = [seat if i == power else p for i, p in enumerate(state.power)]
                    added = scored(then, seat) - scored(state, seat)
                    assert tile_worth(state, seat, tile, total_points(state, seat)) == added
                    seen += added > 0
    assert seen > 3
