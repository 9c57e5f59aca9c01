"""The first decision of a new game, for tests that ask a bot what it thinks of it."""

from typing import NamedTuple

from keyflower.game import Game
from keyflower.rules.view import View


class Asked(NamedTuple):
    """A decision: of which game and seat, what the seat sees, and what is legal."""

    game: Game
    seat: int
    view: View
    legal: list[int]


def asked(players: int, seed: int) -> Asked:
    """The first decision of a new game."""
    game = Game.new(players, seed)
    seat = game.to_act[0]
    return Asked(game, seat, game.view(seat), game.legal(seat))
