"""Expected results: by the network on each seat's own view, or by the evaluation."""

from pathlib import Path

import pytest
from tests.bots.networks import random_network

from keyflower.bots.evaluation.judge import by_evaluation
from keyflower.bots.network.expectation import expectation, seat_logits, settle
from keyflower.bots.network.features import VERSION
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.formats.record import Record
from keyflower.game import Game, determinize
from keyflower.rules.pieces import WINTER
from keyflower.rules.state import BUILD, PICK_BOAT, TRANSPORT, TURN
from keyflower.runs.table import play_game


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game."""
    return play_game(3, 5, ["greedy"])


@pytest.fixture(params=[0.2, 0.5, 0.9])
def game(request: pytest.FixtureRequest, record: Record) -> Game:
    """That game on its way."""
    return Game.from_record(record, int(len(record.moves) * request.param))


def test_shares_add_up(game: Game) -> None:
    shares = expectation(game)
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares)
    assert shares != pytest.approx(by_evaluation(game.state), abs=1e-3)


def test_at_the_end_it_is_the_result(record: Record) -> None:
    game = Game.from_record(record)
    winners = game.winners()
    assert expectation(game) == [(seat in winners) / len(winners) for seat in range(3)]


def test_without_a_network_it_is_the_evaluation(game: Game, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes(b"not a network")
    other = random_network(tmp_path / "other.npz", features=VERSION + 1)
    expected = by_evaluation(game.state)
    for network in ("none", str(damaged), str(other), str(tmp_path / "missing.npz")):
        assert expectation(game, network) == expected


def test_a_seat_is_valued_by_what_it_may_see(game: Game) -> None:
    network = network_for(BUILT_IN, game.state.lookup)
    assert network is not None
    known = seat_logits(game.state, network)
    for seat in range(game.players):
        dealt = determinize(game.view(seat), 99)
        assert seat_logits(dealt.state, network)[seat] == pytest.approx(known[seat], abs=1e-4)


def test_an_unfinished_turn_counts_as_finished(record: Record) -> None:
    for moves in range(len(record.moves)):
        game = Game.from_record(record, moves)
        if game.state.phase == TRANSPORT:
            break
    seat = game.state.turn
    seen = settle(game.state)
    assert (seen.phase, seen.turn) == (TURN, (seat + 1) % 3)
    assert (game.state.phase, game.state.turn) == (TRANSPORT, seat)
    after = game.clone()
    after.play("done", seat)
    if after.state.phase == TURN and after.state.turn == seen.turn:
        assert expectation(game) == pytest.approx(expectation(after), abs=1e-4)


@pytest.mark.slow
def test_in_winter_the_boats_count_before_they_are_picked(record: Record) -> None:
    picking = []
    for moves in range(len(record.moves)):
        game = Game.from_record(record, moves)
        if (game.state.season, game.state.phase) == (WINTER, PICK_BOAT):
            picking.append(game)
    first = picking[0]
    seen = settle(first.state)
    assert (seen.phase, seen.boats) == (BUILD, [])
    assert first.state.phase == PICK_BOAT
    jump = max(abs(a - b) for a, b in zip(expectation(first), expectation(picking[-1])))
    assert jump < 0.1
