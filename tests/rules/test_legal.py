"""The predicate for one action agrees with the list of all legal ones (docs/architecture.md)."""

import random
from collections.abc import Iterator
from time import process_time

import pytest
from tests.formats.losing import outbid_at_random, outbid_everywhere

from keyflower import Game, IllegalAction, Options
from keyflower.rules.actions import BID_STEP, LOSING_STEP, PASS, PICK_TILES, PLACE, UNDO
from keyflower.rules.decisions import is_legal, legal_actions

BITS = 40  # two more than an action has


def spoiled(legal: list[int], rng: random.Random, tries: int) -> Iterator[int]:
    """Numbers close to legal actions; many of them are legal too."""
    yield from (-1, -16, UNDO, 1 << 64, PASS | 1 << 4)
    for _ in range(tries):
        action = rng.choice(legal)
        yield action ^ 1 << rng.randrange(BITS)
        yield action ^ 1 << rng.randrange(BITS) ^ 1 << rng.randrange(BITS)
        yield action ^ rng.randrange(1 << 16) * LOSING_STEP
        yield action + rng.choice([-BID_STEP, BID_STEP])
        yield rng.choice(legal) ^ action ^ rng.choice(legal)
        yield rng.randrange(1 << BITS)


def check_seat(game: Game, seat: int, seen: list[int], rng: random.Random) -> None:
    """Listed actions are legal, and of others exactly those that are listed."""
    state = game.state
    legal = legal_actions(state, seat)
    listed = set(legal)
    some = legal if len(legal) < 200 else rng.sample(legal, 200)
    for action in some:
        assert is_legal(state, seat, action)
        assert game.is_legal(action, seat)
    for action in spoiled(some or seen, rng, 12):
        assert is_legal(state, seat, action) == (action in listed), (seat, action)
    for action in rng.sample(seen, min(20, len(seen))):
        assert is_legal(state, seat, action) == (action in listed), (seat, action)


def walk(players: int, seed: int, looks: float) -> None:
    """A random game; now and then every seat is asked about all sorts of numbers."""
    rng = random.Random(f"{players} {seed}")
    game = Game.new(players, seed, Options(boat_4a_on_turn_order=seed % 2 == 0))
    seen = [PASS]
    while not game.over:
        mover = rng.choice(game.to_act)
        legal = game.legal(mover)
        if rng.random() < looks:
            for seat in range(players):
                check_seat(game, seat, seen, rng)
        seen.extend(rng.sample(legal, min(2, len(legal))))
        game.apply(rng.choice(legal), mover)
    assert not any(is_legal(game.state, seat, action) for seat in range(players) for action in seen)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_the_predicate_agrees_with_the_list(players: int) -> None:
    walk(players, 6, 0.25)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", range(2, 7))
def test_the_predicate_agrees_with_the_list_in_many_games(players: int) -> None:
    for seed in range(40, 60):
        walk(players, seed, 0.5)


@pytest.mark.slow
@pytest.mark.rule("T6", "B5", "U7", "X7", "X8")
def test_the_predicate_agrees_where_many_bids_are_lost() -> None:
    rng = random.Random(1)
    for _ in range(40):
        game = outbid_at_random(rng, 8)
        for _ in range(4):
            check_seat(game, 0, [PASS], rng)


@pytest.mark.rule("T6", "B5", "U7", "X7", "X8")
@pytest.mark.slow
@pytest.mark.thorough
def test_the_predicate_agrees_where_many_bids_are_lost_in_many_positions() -> None:
    rng = random.Random(2)
    for _ in range(600):
        game = outbid_at_random(rng, 9)
        for _ in range(8):
            check_seat(game, 0, [PASS], rng)


@pytest.mark.parametrize("kind", [PLACE, PICK_TILES])
def test_nobody_acts_for_another_seat(kind: int) -> None:
    """While several owe a decision, an action that is legal for one seat is so for that one."""
    rng = random.Random(3)
    game = Game.new(4, 3)
    found = 0
    while not game.over:
        mover = game.to_act[0]
        legal = game.legal(mover)
        if legal[0] & 15 == kind:
            found += 1
            for action in rng.sample(legal, min(5, len(legal))):
                able = [seat for seat in range(4) if game.is_legal(action, seat)]
                assert able == [mover]
                assert game.is_legal(action)
        game.apply(rng.choice(legal), mover)
    assert found


def test_there_are_no_other_seats() -> None:
    game = Game.new(2, 1)
    assert game.is_legal(PASS)
    assert not game.is_legal(PASS, -1)
    assert not game.is_legal(PASS, 2)


@pytest.mark.timed
def test_checking_and_refusing_an_action_takes_no_list() -> None:
    """13 losing bids: 226,000 legal actions. One of them is checked, and a wrong one refused."""
    game = outbid_everywhere()
    legal = game.legal(0)
    assert len(legal) > 100_000
    good = legal[len(legal) // 2]
    bad = good ^ (LOSING_STEP << 15)  # where seat 0 has no bid
    took = []
    for _ in range(5):
        start = process_time()
        assert game.is_legal(good)
        with pytest.raises(IllegalAction, match="you have no bid at turn:4"):
            game.apply(bad, 0)
        took.append(process_time() - start)
    assert min(took) < 0.02
