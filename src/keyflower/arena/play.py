"""One complete game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from keyflower.arena.turns import Turns
from keyflower.catalogue import Catalogue
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.setup import check_players


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its record, and how many decisions and legal actions it took."""

    record: Record
    decisions: int
    legal: int


def seat_specs(players: int, specs: Sequence[str]) -> list[str]:
    """A bot for every seat: one spec stands for all of them."""
    check_players(players)
    if len(specs) == 1:
        return list(specs) * players
    if len(specs) != players:
        raise KeyflowerError(
            f"{len(specs)} bots for {players} players: name one for all seats, or one for each"
        )
    return list(specs)


def play_game(
    players: int, seed: int, specs: Sequence[str], catalogue: Catalogue | None = None
) -> Played:
    """Play one game to the end; everything in it follows from the seed."""
    game = Game.new(players, seed, catalogue=catalogue)
    turns = Turns(game, seat_specs(players, specs), seed)
    try:
        turns.start()
        while not game.over:
            turns.advance()
    finally:
        turns.close()
    record = game.record()
    return Played(record, len(record.moves), turns.legal)
