"""Observations: only what a seat may know, the same for the same view, within their limits."""

import random

import numpy as np
import pytest
from tests.bots.test_honesty import dealt_again
from tests.contracts import random_game

from keyflower import Game
from keyflower.bots.network import features
from keyflower.envs import codes, observations
from keyflower.envs.coded import CodedGame
from keyflower.rules.pieces import COLOURS


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_things_change_nothing(players: int) -> None:
    rng = random.Random(players)
    changed = 0
    for number, game in enumerate(random_game(players, players)):
        if number % 7:
            continue
        seat = rng.randrange(players)
        other = dealt_again(game, seat, rng)
        mine = observations.flat(game.view(seat), [])
        assert (observations.flat(other.view(seat), []) == mine).all()
        theirs = (seat + 1) % players
        before = observations.flat(game.view(theirs), [])
        changed += bool((observations.flat(other.view(theirs), []) != before).any())
    assert changed > 3  # the others do see what they hold


@pytest.mark.parametrize("players", [2, 5])
def test_the_bots_features_know_nothing_hidden_either(players: int) -> None:
    rng = random.Random(players)
    for number, game in enumerate(random_game(players, players + 1)):
        if number % 9 == 0 and not game.over:
            seat = game.to_act[0]
            other = dealt_again(game, seat, rng)
            mine = observations.bot_features(game.view(seat), [7])
            assert (observations.bot_features(other.view(seat), [7]) == mine).all()
            row = features.rows(1)
            features.Encoder(game.state, seat).write(game.state, row, 0)
            assert mine[: features.SIZE].tolist() == list(row)
            assert np.abs(mine).max() <= observations.LIMIT


def test_own_things_do_change_it() -> None:
    game = Game.new(players=3, seed=2)
    before = observations.structured(game.view(0), [])
    game.state.screen[0:COLOURS] = game.state.screen[COLOURS : 2 * COLOURS]
    after = observations.structured(game.view(0), [])
    assert (before["own"] != after["own"]).any()
    assert (before["tiles"] == after["tiles"]).all()


@pytest.mark.parametrize("players", [2, 6])
def test_numbers_keep_to_their_limits(players: int) -> None:
    coded = CodedGame(Game.new(players, 3))
    rng = random.Random(3)
    while not coded.over:
        seen = observations.flat(coded.game.view(coded.seat), coded.chosen)
        assert seen.shape == (observations.SIZE,)
        assert seen.dtype == np.float32
        assert np.abs(seen).max() <= observations.LIMIT
        assert seen[-codes.SIZE :].sum() == len(coded.chosen)
        coded.choose(rng.choice(coded.codes()))


def test_parts_are_the_flat_vector_cut_up() -> None:
    view = Game.new(players=4, seed=1).view(2)
    flat = observations.flat(view, [5])
    parts = observations.structured(view, [5])
    assert {name: part.shape for name, part in parts.items()} == observations.SHAPES
    assert (np.concatenate([part.ravel() for part in parts.values()]) == flat).all()


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = Game.new(players=3, seed=1)
    for seat in range(3):
        rows = observations.structured(game.view(seat), [])["seats"]
        assert rows[:, observations.PRESENT].tolist() == [1, 1, 1, 0, 0, 0]
        assert rows[:, observations.ACTS].argmax() == (game.to_act[0] - seat) % 3
        tiles = observations.structured(game.view(seat), [])["tiles"]
        home = game.state.villages[seat][0]
        assert tiles[home, observations.OWNER] == 1.0


def test_the_version_is_raised_with_the_layout() -> None:
    # A change of these numbers changes what networks see: raise observations.VERSION with it.
    assert (observations.VERSION, observations.SIZE) == (1, 4345)
    assert (codes.VERSION, codes.SIZE) == (1, 646)
