"""Positions to learn from: the bots' own, with what they came to."""

import numpy as np
import pytest

from keyflower.bots.network.features import SIZE, Encoder, rows
from keyflower.bots.network.seats import POINTS
from keyflower.game import Game
from keyflower.lab.selfplay import PlayedGame, Task, play
from keyflower.lab.train.positions import Positions, joined, positions_of, results_of, targets


@pytest.fixture(scope="module")
def game() -> PlayedGame:
    """A game of greedy bots, which is quick to play."""
    return play(Task(0, 21, ("greedy",) * 3))


@pytest.mark.slow
def test_a_game_is_a_seed_and_actions(game: PlayedGame) -> None:
    again = Game.new(game.players, game.seed)
    for action in game.actions:
        again.apply(action)
    assert again.over
    assert [score.total for score in again.scores()] == game.points


def test_positions_are_those_after_each_turn(game: PlayedGame) -> None:
    positions = positions_of(game)
    assert positions.numbers.shape == (len(positions.chains), SIZE)
    first = Game.new(game.players, game.seed)
    mover = first.to_act[0]
    first.apply(game.actions[0])
    while first.to_act[0] == mover:
        first.apply(game.actions[len(first.log) - 1])
    numbers = rows(1)
    Encoder(first.state, mover).write(first.state, numbers, 0)
    assert positions.numbers[0].tolist() == pytest.approx(numbers.tolist(), rel=1e-3, abs=1e-3)
    results = results_of(game.points)
    seats = positions.chains - positions.chains.min() // 6 * 6
    assert set(seats.tolist()) == {0, 1, 2}
    assert (positions.results == results[seats]).all()


def test_up_to_three_seats_look_at_each_position(game: PlayedGame) -> None:
    for played, viewers in ((game, 3), (play(Task(0, 21, ("random",) * 2)), 2)):
        chains = positions_of(played).chains.reshape(-1, viewers)
        assert all(len(set(seats)) == viewers for seats in chains.tolist())


def test_results_share_a_tie() -> None:
    results = results_of([50, 60, 60])
    assert results[:, 0].tolist() == [0.0, 0.5, 0.5]
    assert results[:, 1].tolist() == pytest.approx([50 / POINTS, 60 / POINTS, 60 / POINTS])
    assert results[:, 2].tolist() == pytest.approx([60 / POINTS, 60 / POINTS, 60 / POINTS])


def positions_in(chains: list[int], shares: list[float]) -> Positions:
    """Positions without features."""
    count = len(chains)
    results = np.zeros((count, 3), dtype=np.float32)
    results[:, 0] = shares
    return Positions(
        np.zeros((count, SIZE), dtype=np.float16),
        results,
        np.array(chains),
        np.zeros(count, dtype=np.bool_),
    )


def test_targets_lean_on_what_was_expected_later() -> None:
    positions = positions_in([7, 9, 7, 9, 7], [1.0, 0.0, 1.0, 0.0, 1.0])
    expected = np.array([0.1, 0.2, 0.3, 0.4, 0.5], dtype=np.float32)
    found = targets(positions, expected, 0.8)[:, 0].tolist()
    middle = 0.8 * 1.0 + 0.2 * 0.5
    assert found == pytest.approx([0.8 * middle + 0.2 * 0.3, 0.2 * 0.4, middle, 0.0, 1.0])
    assert targets(positions, expected, 1.0)[:, 0].tolist() == [1.0, 0.0, 1.0, 0.0, 1.0]
    assert targets(positions, expected, 0.0)[:, 0].tolist() == pytest.approx(
        [0.3, 0.4, 0.5, 0.0, 1.0]
    )


def test_games_are_held_out_as_a_whole() -> None:
    parts = [positions_of(play(Task(number, 25, ("random", "random")))) for number in (22, 25)]
    together = joined(parts)
    assert parts[0].held_out.all()
    assert not parts[1].held_out.any()
    assert len(together.held_out) == len(parts[0].held_out) + len(parts[1].held_out)
