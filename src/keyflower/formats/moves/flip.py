"""F1: the Flipper turns a tile at the end of the game, for free."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, FlipChoice
from keyflower.formats.moves.base import Kind, Move, Reader
from keyflower.formats.moves.upgrade import check_turning, new_side
from keyflower.formats.places import Place, place_of
from keyflower.formats.placing import Workers
from keyflower.rules.actions import FLIP_TILE, KEEP, action_with, tile_of
from keyflower.rules.chapters.transport import flips
from keyflower.rules.errors import Reason
from keyflower.rules.state import FLIP, Board, State


@dataclass
class Flip(Move):
    """A tile is flipped at the end of the game (F1)."""

    place: Place
    do: Literal["flip"] = "flip"


class FlipKind(Kind):
    """`flip stable`"""

    verb = "flip"
    form = "flip stable"
    phase = FLIP
    field = "flips"

    def text(self, board: Board, action: int) -> str:
        return f"flip {board.lookup.ids[tile_of(action)]}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        return action_with(FLIP_TILE, reader.tile(reader.only(words)))

    def read(self, board: Board, seat: int, action: int) -> Move:
        return Flip(place_of(board, tile_of(action)))

    def offer(self, found: Choices, state: State, workers: Workers) -> None:
        for action in flips(state, found.seat):
            if action != KEEP:
                tile = tile_of(action)
                gains = new_side(state.lookup, tile)
                found.flips.append(FlipChoice(state.lookup.ids[tile], gains, action))

    def refuse(self, state: State, seat: int, action: int) -> Reason:
        """F1: why a tile cannot be turned."""
        why = check_turning(state, seat, tile_of(action))
        assert why is not None  # what can be turned can be flipped (F1)
        return why
