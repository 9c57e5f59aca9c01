"""U7: what a converter takes: a worker, a losing bid or a skill."""

from dataclasses import dataclass
from typing import Final, Literal

from keyflower.formats.choices import Choices, Payment
from keyflower.formats.moves.base import Kind, Move, Reader
from keyflower.formats.places import Group, group_of
from keyflower.formats.placing import write_losing
from keyflower.rules.actions import KIND_MASK, PAY_BID, PAY_SKILL, PAY_WORKER, action_with, piece_of
from keyflower.rules.chapters.placing import LosingBid, Workers
from keyflower.rules.chapters.production import payments
from keyflower.rules.chapters.village import location
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import Board, State

HIDDEN_SKILL: Final = "skill"


@dataclass
class Pay(Move):
    """A converter takes a worker or a skill; `skill` if it was paid face down."""

    what: str
    do: Literal["pay"] = "pay"

    def hide(self) -> Move | None:
        """Which skill it was stays hidden."""
        return Pay(HIDDEN_SKILL) if self.what in SKILL_NAMES else None

    def text(self) -> str:
        """`pay skill`"""
        return f"pay {self.what}"


@dataclass
class PayBid(Move):
    """A converter takes the workers of a losing bid."""

    group: Group
    do: Literal["pay-bid"] = "pay-bid"


class PayKind(Kind):
    """`pay red`, `pay +lot:miner`, `pay saw`"""

    verb = "pay"
    form = "pay red, pay +lot:miner, pay saw"
    field = "payments"

    def text(self, board: Board, action: int) -> str:
        kind = action & KIND_MASK
        if kind == PAY_BID:
            return "pay +" + location(board, board.slot_tile[piece_of(action)])
        names = SKILL_NAMES if kind == PAY_SKILL else COLOUR_NAMES
        return f"pay {names[piece_of(action)]}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        word = reader.only(words)
        if word[0] == "+":
            return action_with(PAY_BID, reader.losing(word))
        if word in SKILL_NAMES:
            return action_with(PAY_SKILL, SKILL_NAMES.index(word))
        return action_with(PAY_WORKER, reader.one_of(word, COLOUR_NAMES))

    def read(self, board: Board, seat: int, action: int) -> Move:
        """A losing bid with its workers, or the name of what is paid."""
        kind = action & KIND_MASK
        if kind == PAY_BID:
            return PayBid(group_of(board, seat, piece_of(action)))
        return Pay((SKILL_NAMES if kind == PAY_SKILL else COLOUR_NAMES)[piece_of(action)])

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """Every way to pay for the tile in use."""
        for action in payments(state, offered.seat):
            kind = action & KIND_MASK
            what = piece_of(action)
            if kind == PAY_BID:
                bid = write_losing(state, LosingBid(state, offered.seat, what))
                offered.payments.append(Payment(None, None, bid, action))
            elif kind == PAY_SKILL:
                offered.payments.append(Payment(None, SKILL_NAMES[what], None, action))
            else:
                offered.payments.append(Payment(COLOUR_NAMES[what], None, None, action))

    def is_named(self, board: Board, action: int) -> bool:
        """Whether a losing bid is at a tile."""
        return action & KIND_MASK != PAY_BID or board.slot_tile[piece_of(action)] >= 0
