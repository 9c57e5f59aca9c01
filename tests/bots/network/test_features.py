"""Positions in numbers: pinned, and the same however the hidden things were dealt."""

import hashlib
import random
from array import array
from collections.abc import Iterator

import pytest
from tests.bots.test_honesty import dealt_again, decisions
from tests.golden.make import FOLDER

from keyflower import Record
from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.network.features import (
    MORE_ON_TILE_SIZE,
    MORE_ON_TILES,
    SEATS,
    SIZE,
    SIZES,
    VERSION,
    WEIGHTS,
    WORTHS,
    Encoder,
    boats_to_come,
    fairly_dealt,
    pickers,
    rows,
)
from keyflower.bots.network.seats import HAND_VALUE, POINTS, SEAT_SIZE
from keyflower.bots.planning.trained import after
from keyflower.game import Game, Replay
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, WINTER
from keyflower.rules.state import PICK_BOAT, SLOTS, TURN, State

PINNED = {1: "65c2e7aa3a79d3a0", 2: "cf0bc2a258c19103", 3: "f316a5304284e626"}
"""By version: a digest of its numbers of all golden positions below; older ones stay in front."""

EVERY = 23  # moves between two golden positions


def numbers(state: State, seat: int, version: int = VERSION) -> "array[float]":
    """A position in numbers, as networks of a version see it."""
    out = rows(1)
    Encoder(state, seat, WEIGHTS[version]).write(state, out, 0)
    return out


def golden_positions() -> Iterator[tuple[State, int]]:
    """Some positions of each golden game, seen by each seat in turn."""
    for path in sorted(FOLDER.glob("*.json")):
        replay = Replay(Record.loads(path.read_text("utf-8")))
        while replay.at < len(replay.record.moves):
            if replay.at % EVERY == 0:
                yield replay.game.state, replay.at // EVERY % replay.game.players
            replay.step()


@pytest.mark.slow
def test_the_numbers_of_golden_positions_are_pinned() -> None:
    """If this fails on purpose, raise VERSION: networks fit one version of the features."""
    digests = {version: hashlib.sha256() for version in SIZES}
    for state, seat in golden_positions():
        for version, digest in digests.items():
            seen = [f"{x:.4g}" for x in numbers(state, seat, version)[: SIZES[version]]]
            digest.update(" ".join(seen).encode())
    assert {version: digest.hexdigest()[:16] for version, digest in digests.items()} == PINNED
    assert max(PINNED) == VERSION


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_numbers_do_not_depend_on_what_is_hidden(players: int) -> None:
    rng = random.Random(players)
    for game, seat in decisions(players, players):
        other = dealt_again(game, seat, rng)
        assert numbers(game.state, seat) == numbers(other.state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_numbers_stay_small(players: int) -> None:
    for game, seat in decisions(players, 10 + players):
        assert all(abs(x) < 6.0 for x in numbers(game.state, seat))


def test_rows_are_independent_of_each_other() -> None:
    game = Game.new(3, 5)
    out = rows(3)
    Encoder(game.state, 1).write(game.state, out, 1)
    assert not any(out[:SIZE])
    assert not any(out[2 * SIZE :])
    assert out[SIZE : 2 * SIZE] == numbers(game.state, 1)


def test_an_encoder_gives_the_same_numbers_all_through_a_game() -> None:
    """What it caches belongs to the lots of a season."""
    rng = random.Random(4)
    game = Game.new(3, 4)
    encoder = Encoder(game.state, 2)
    at = 0
    while not game.over:
        if at % 11 == 0:
            out = rows(1)
            encoder.write(game.state, out, 0)
            assert out == numbers(game.state, 2)
        at += 1
        game.apply(rng.choice(game.legal(game.to_act[0])))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = Game.new(3, 5)
    for seat in range(3):
        seen = numbers(game.state, seat)
        present = [seen[SEATS + other * SEAT_SIZE] for other in range(6)]
        assert present == [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
        for other in range(3):
            fair = fairly_dealt(game.state, seat)
            whose = (seat + other) % 3
            worth = Judge(fair, whose, TUNED).value(fair)
            at = SEATS + other * SEAT_SIZE + HAND_VALUE
            assert seen[at] == pytest.approx(worth / POINTS, rel=1e-5)


def test_a_fair_share_keeps_the_counts_and_the_own_screen() -> None:
    for game, seat in decisions(4, 9):
        state = game.state
        fair = fairly_dealt(state, seat)
        for other in range(4):
            mine = slice(other * COLOURS, (other + 1) * COLOURS)
            assert sum(fair.screen[mine]) == sum(state.screen[mine])
        own = slice(seat * COLOURS, (seat + 1) * COLOURS)
        assert fair.screen[own] == state.screen[own]


def test_a_lot_says_who_leads_it_and_whether_it_can_be_won() -> None:
    game = Game.new(3, 5)
    state = game.state
    slot = next(slot for slot in range(SLOTS) if state.slot_tile[slot] >= 0)
    tile = state.slot_tile[slot]
    state.lead[slot] = 2
    state.bid_size[slot * MAX_PLAYERS + 2] = 2
    state.colour[tile] = 1
    state.screen[COLOURS + 1] = 4  # of seat 1
    state.screen[1] = 0  # of seat 0
    first = MORE_ON_TILES + tile * MORE_ON_TILE_SIZE
    leaders = [numbers(state, seat)[first : first + 5].tolist() for seat in range(3)]
    assert leaders == [[0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    assert numbers(state, 0)[first + 5 : first + 9].tolist() == [0, 1, 0, 0]
    assert numbers(state, 0)[first + 13] == pytest.approx(-2 / 3)
    assert numbers(state, 1)[first + 13] == pytest.approx(2 / 3)


def test_winter_tiles_in_hand_have_a_worth_that_others_do_not_see() -> None:
    game = Game.new(3, 5)
    for seat in range(3):
        seen = numbers(game.state, seat)[WORTHS : WORTHS + 24]
        tiles = game.state.lookup.by_season[WINTER]
        known = {tiles[at // 2] for at, worth in enumerate(seen) if worth}
        assert known <= set(game.state.hand[seat])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_was_seen_of_a_seat_is_written_again_only_if_it_still_holds(players: int) -> None:
    """The same numbers as from an encoder that looks at every seat of every plan."""
    for game, seat in decisions(players, 20 + players):
        legal = game.legal(seat)
        encoder, forgetful = Encoder(game.state, seat), Encoder(game.state, seat)
        for action in legal[:: max(1, len(legal) // 12)]:
            then = after(game.state, seat, [action])
            out, wanted = rows(1), rows(1)
            forgetful.seen = [[] for _ in range(players)]
            encoder.write(then, out, 0)
            forgetful.write(then, wanted, 0)
            assert out == wanted


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boats_are_expected_to_be_picked_in_the_order_in_which_they_are(players: int) -> None:
    """E6: bids for turn-order tiles decide, and nothing else once winter ends."""
    for seed in range(5):
        rng = random.Random(seed)
        game = Game.new(players, seed)
        expected: list[int] = []
        picked: list[int] = []
        while not game.over:
            state = game.state
            if state.season == WINTER and state.phase == TURN:
                expected = pickers(state)
            elif state.season == WINTER and state.phase == PICK_BOAT:
                picked.append(state.to_act()[0])
                assert pickers(state) == expected[len(picked) - 1 :]
            game.apply(rng.choice(game.legal(game.to_act[0])))
        assert picked == expected
        assert pickers(game.state) == []


def test_who_picks_first_takes_the_boat_that_is_worth_most_to_them() -> None:
    game = late_winter()
    state = game.state
    first, *_, last = pickers(state)
    worths = [dict.fromkeys(state.boats, 1.0) for _ in range(state.players)]
    best = state.boats[1]
    worths[first][best], worths[last][best] = 5.0, 9.0
    found = boats_to_come(state, worths)
    assert found[first] == 5.0
    assert found[last] == 1.0


def late_winter() -> Game:
    """A game of three that has come to winter."""
    game = Game.new(3, 5)
    while game.state.season != WINTER or game.state.phase != TURN:
        game.apply(game.legal(game.to_act[0])[0])
    return game
