"""Moves without anything to choose: pass, done, keep; undo and the deal, which are not offered."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, PlainChoice
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.rules.actions import PLAIN_NAMES, PlainKind
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.state import Board, State


@dataclass
class Deal(Move):
    """The game is set up."""

    do: Literal["deal"] = "deal"


@dataclass
class PlainMove(Move):
    """A move without anything to choose."""

    do: PlainKind


@dataclass
class UndoMove(Move):
    """The seat takes back its latest action: the event with this number."""

    takes_back: int
    do: Literal["undo"] = "undo"


class Plain(Kind):
    """A verb alone; its action is the number of its kind."""

    def __init__(self, verb: str, action: int) -> None:
        self.verb = verb
        self.form = verb
        self.action = action

    def text(self, board: Board, action: int) -> str:
        return self.verb

    def parse(self, reader: Reader, words: list[str]) -> int:
        if words:
            raise Misread(f"nothing follows {self.verb!r}")
        return self.action

    def read(self, board: Board, seat: int, action: int) -> Move:
        return PlainMove(PLAIN_NAMES[action])

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """It is always legal in its phase."""
        offered.plain = [PlainChoice(PLAIN_NAMES[self.action], self.action)]
