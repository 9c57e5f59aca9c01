"""The contracts of the core, on random games at every number of players (docs/architecture.md)."""

import random
import sys
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.amounts import amount
from tests.contracts import BOARD_FIELDS, check_game, random_game
from tests.processes import run

from keyflower import Game, Record, determinize
from keyflower.formats import position
from keyflower.rules.state import PHASE_NAMES

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)
some_games = settings(
    max_examples=amount(4, thorough=6),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def play_on(game: Game, seed: int) -> str:
    """Play a game to its end with dice of our own; everything that happened, as text."""
    rng = random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(legal[int(rng.random() * len(legal))])
    return position.dumps(game.state) + str([(e.seat, e.action, e.outcomes) for e in game.log])


@pytest.mark.slow
@pytest.mark.rule("I1", "I2", "I3", "I4", "I5", "I6", "I7", "S2", "U5", "U6", "X4")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_contract_holds_in_every_phase(players: int) -> None:
    phases: set[int] = set()
    for seed in range(40):
        if seed >= amount(2, thorough=20) and (players != 4 or len(phases) == len(PHASE_NAMES)):
            return
        phases |= check_game(players, seed)
    raise AssertionError("some phase never came")


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_a_copy_equals_the_original_and_earlier_copies_never_change(
    players: int, seed: int
) -> None:
    copies = []
    for game in islice(random_game(players, seed), 0, None, amount(3, thorough=1)):
        copies.append((game.clone(), position.dumps(game.state)))
    for copy, text in copies:
        assert position.dumps(copy.state) == text
    copy, _ = copies[len(copies) // 2]
    assert play_on(copy.clone(), 1) == play_on(copy.clone(), 1)


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_positions_and_determinised_games_play_on(players: int, seed: int) -> None:
    for number, game in enumerate(random_game(players, seed)):
        if number % amount(80, thorough=40) == 0:
            again = Game.from_state(position.loads(position.dumps(game.state)))
            assert play_on(again, 2) == play_on(Game.from_state(game.state.clone()), 2)
            play_on(determinize(game.view(number % players), seed), 3)


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_replay_of_the_record_gives_the_same_game_at_every_point(players: int, seed: int) -> None:
    texts = [position.dumps(game.state) for game in random_game(players, seed)]
    *_, game = random_game(players, seed)
    record = Record.loads(game.record().dumps())
    for number in range(0, len(texts), 25):
        state = Game.from_record(record, upto=number).state
        state.rng = position.loads(texts[number]).rng  # a replay needs no generator
        assert position.dumps(state) == texts[number]
    end = Game.from_record(record)
    assert end.over
    assert [score.total for score in end.scores()] == [score.total for score in game.scores()]


@pytest.mark.slow
def test_the_same_seed_in_another_process_gives_the_same_record() -> None:
    script = (
        "from tests.contracts import random_game\n"
        "for players in range(2, 7):\n"
        "    *_, game = random_game(players, 11)\n"
        "    print(game.record().dumps(), end='')"
    )
    other = run(
        [sys.executable, "-c", script],
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)},
    ).stdout
    games = [list(random_game(players, 11))[-1] for players in range(2, 7)]
    assert other == "".join(game.record().dumps() for game in games)


def test_determinised_games_differ_in_what_is_hidden() -> None:
    game = Game.new(players=4, seed=1)
    screens = {tuple(determinize(game.view(0), seed).state.screen) for seed in range(20)}
    assert len(screens) > 10


def test_a_view_holds_no_handle_on_the_game() -> None:
    game = Game.new(players=3, seed=4)
    view = game.view(1)
    assert type(view.board).__name__ == "Board"
    before = position.dumps(game.state)
    view.board.stock[0] = 0
    view.screen[0] = 99
    for name in BOARD_FIELDS:
        thing = getattr(view.board, name)
        if isinstance(thing, dict):
            thing.clear()
        elif isinstance(thing, list):
            for inner in thing:
                if isinstance(inner, list):
                    inner.append(7)
            thing.append(thing[0] if thing else 0)
    assert position.dumps(game.state) == before
