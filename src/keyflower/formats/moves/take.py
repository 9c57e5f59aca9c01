"""U10: which resource a tile gives, where it leaves the choice."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, Good
from keyflower.formats.moves.base import Kind, Move, Reader
from keyflower.rules.actions import TAKE_GOOD, action_with, piece_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.production import goods_to_take
from keyflower.rules.pieces import RESOURCE_NAMES, Resource
from keyflower.rules.state import Board, State


@dataclass
class Take(Move):
    """The seat chooses which resource it gets."""

    resource: Resource
    do: Literal["take"] = "take"


class TakeKind(Kind):
    """`take iron`"""

    verb = "take"
    form = "take iron"
    field = "goods"

    def text(self, board: Board, action: int) -> str:
        return f"take {RESOURCE_NAMES[piece_of(action)]}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        return action_with(TAKE_GOOD, reader.one_of(reader.only(words), RESOURCE_NAMES))

    def read(self, board: Board, seat: int, action: int) -> Move:
        return Take(RESOURCE_NAMES[piece_of(action)])

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        offered.goods = [
            Good(RESOURCE_NAMES[piece_of(action)], action) for action in goods_to_take(state)
        ]
