"""Positions to learn from: the games once more, with every position in numbers.

A position is one that a bot compares: right after a turn, a tile placed, a boat or winter tiles
picked, seen by the seat that acted and by two others, as a search and expected results do.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from keyflower.bots.network.features import SIZE, Encoder, rows
from keyflower.bots.network.seats import POINTS
from keyflower.bots.planning.trained import after
from keyflower.game import Game
from keyflower.lab.selfplay import PlayedGame
from keyflower.rules.decisions import acting_seat, perform
from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.rules.state import BUILD, FLIP, OVER, PAY, PICK_WINTER, TAKE, TRANSPORT

VIEWERS: Final = 3
"""How many seats look at each position, at most."""

HELD_OUT: Final = 11
"""One in so many games is not learnt from, but used to check what was learnt."""


class Positions(NamedTuple):
    """Positions in the order of play, one game after the other."""

    numbers: NDArray[np.float16]
    """A row of features each."""
    results: NDArray[np.float32]
    """What it came to for the seat, like the outputs of a network, with the share of the win."""
    chains: NDArray[np.int64]
    """Equal for positions of the same seat in the same game."""
    held_out: NDArray[np.bool_]


def positions_of(game: PlayedGame) -> Positions:
    """The positions of a game."""
    state = Game.new(game.players, game.seed).state
    encoders = [Encoder(state, seat) for seat in range(game.players)]
    seats: list[int] = []
    numbers = rows(VIEWERS * len(game.actions))
    count = 0
    for action in game.actions:
        seat = acting_seat(state, action)
        apart = state.phase in (BUILD, PICK_WINTER)
        seen = after(state, seat, [action]) if apart else state
        perform(state, seat, action)
        if seen.phase in (PAY, TAKE, TRANSPORT, FLIP, OVER):
            continue
        others = game.players - 1
        for step in range(min(VIEWERS, game.players)):
            viewer = (seat + (1 + (count + step) % others if step else 0)) % game.players
            encoders[viewer].write(seen, numbers, len(seats))
            seats.append(viewer)
        count += 1
    every = np.frombuffer(numbers, dtype=np.float32).reshape(-1, SIZE)[: len(seats)]
    looking = np.array(seats)
    return Positions(
        every.astype(np.float16),
        results_of(game.points)[looking],
        game.seed * MAX_PLAYERS + looking,
        np.full(len(seats), game.number % HELD_OUT == 0),
    )


def results_of(points: list[int]) -> NDArray[np.float32]:
    """By seat: the share of the win, the own points and the best other's."""
    best = max(points)
    shares = [(own == best) / points.count(best) for own in points]
    others = [max(points[:seat] + points[seat + 1 :]) for seat in range(len(points))]
    columns = (shares, np.divide(points, POINTS), np.divide(others, POINTS))
    return np.stack(columns, axis=1).astype(np.float32)


def joined(parts: Iterable[Positions]) -> Positions:
    """Positions of several games as one."""
    return Positions(*map(np.concatenate, zip(*parts)))


def targets(
    positions: Positions, expected: NDArray[np.float32], keep: float
) -> NDArray[np.float32]:
    """TD(λ): results whose shares of the win lean on what a network expected further on.

    In each chain a share is `keep` of the next one's, and the rest what was expected there; the
    last one is the result itself.
    """
    out = positions.results.copy()
    order = np.argsort(positions.chains, kind="stable")
    chains = positions.chains[order]
    last = np.append(chains[1:] != chains[:-1], True)
    ends = np.flatnonzero(last)
    to_go = ends[np.searchsorted(ends, np.arange(len(chains)))] - np.arange(len(chains))
    shares = out[order, 0]
    later = expected[order]
    for steps in range(1, int(to_go.max(initial=0)) + 1):
        here = np.flatnonzero(to_go == steps)
        shares[here] = keep * shares[here + 1] + (1.0 - keep) * later[here + 1]
    out[order, 0] = shares
    return out
