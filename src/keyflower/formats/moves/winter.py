"""T3: the winter tiles that a seat picks from its hand."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, WinterChoice
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.rules.actions import winter_action
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.seasons import winter_picks, winter_tiles_of
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import WINTER
from keyflower.rules.state import Board, State


@dataclass
class Winter(Move):
    """The seat has picked winter tiles; empty for those who didn't see them."""

    tiles: list[str]
    do: Literal["winter"] = "winter"

    def hide(self) -> Move | None:
        """Which tiles were picked stays hidden."""
        return Winter([])

    def text(self) -> str:
        """`winter`"""
        return "winter"


class WinterKind(Kind):
    """`winter windmill scholar`"""

    verb = "winter"
    form = "winter windmill scholar"
    field = "winter"

    def text(self, board: Board, action: int) -> str:
        return " ".join(["winter", *picked_tiles(board.lookup, action)])

    def parse(self, reader: Reader, words: list[str]) -> int:
        mask = 0
        winter = reader.state.lookup.by_season[WINTER]
        for word in words:
            tile = reader.tile(word)
            if tile not in winter:
                raise Misread(f"{word} is not a winter tile")
            mask |= 1 << winter.index(tile)
        if not words:
            raise Misread("expected at least one winter tile")
        return winter_action(reader.seat, mask)

    def read(self, board: Board, seat: int, action: int) -> Move:
        return Winter(picked_tiles(board.lookup, action))

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """Every set; 7 at most, as nobody holds more than three tiles."""
        picks = winter_picks(state, offered.seat)
        offered.winter = [WinterChoice(picked_tiles(state.lookup, each), each) for each in picks]


def picked_tiles(lookup: Lookup, action: int) -> list[str]:
    """The winter tiles that an action picks."""
    return [lookup.ids[tile] for tile in winter_tiles_of(lookup, action)]
