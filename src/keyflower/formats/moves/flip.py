"""F1: the Flipper turns a tile at the end of the game, for free."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, FlipChoice
from keyflower.formats.moves.base import Kind, Move, Reader
from keyflower.formats.moves.upgrade import new_side
from keyflower.formats.places import Place, place_of
from keyflower.rules.actions import FLIP_TILE, KEEP, action_with, tile_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.transport import flips
from keyflower.rules.state import Board, State


@dataclass
class Flip(Move):
    """A tile is flipped at the end of the game (F1)."""

    place: Place
    do: Literal["flip"] = "flip"


class FlipKind(Kind):
    """`flip stable`"""

    verb = "flip"
    form = "flip stable"
    field = "flips"

    def text(self, board: Board, action: int) -> str:
        return f"flip {board.lookup.ids[tile_of(action)]}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        return action_with(FLIP_TILE, reader.tile(reader.only(words)))

    def read(self, board: Board, seat: int, action: int) -> Move:
        return Flip(place_of(board, tile_of(action)))

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        for action in flips(state, offered.seat):
            if action != KEEP:
                tile = tile_of(action)
                gains = new_side(state.lookup, tile)
                offered.flips.append(FlipChoice(state.lookup.ids[tile], gains, action))
