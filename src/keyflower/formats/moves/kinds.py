"""Every kind of move, by its number in `rules.actions`, and which are owed in which phase."""

from typing import Final

from keyflower.formats.moves.base import Kind
from keyflower.formats.moves.bid import BidKind
from keyflower.formats.moves.boat import BoatKind
from keyflower.formats.moves.flip import FlipKind
from keyflower.formats.moves.pay import PayKind
from keyflower.formats.moves.place import PlaceKind
from keyflower.formats.moves.plain import Plain
from keyflower.formats.moves.step import StepKind
from keyflower.formats.moves.take import TakeKind
from keyflower.formats.moves.upgrade import UpgradeKind
from keyflower.formats.moves.use import UseKind
from keyflower.formats.moves.winter import WinterKind
from keyflower.rules.actions import DONE, KEEP, KIND_MASK, PASS, UNDO
from keyflower.rules.decisions import PHASE_OF
from keyflower.rules.state import OVER

_PAY: Final = PayKind()
KINDS: Final[tuple[Kind, ...]] = (
    Plain("pass", PASS),
    BidKind(),
    UseKind(),
    _PAY,  # with a worker
    _PAY,  # with a losing bid
    _PAY,  # with a skill
    TakeKind(),
    StepKind(),
    UpgradeKind(),
    Plain("done", DONE),
    BoatKind(),
    PlaceKind(),
    WinterKind(),
    FlipKind(),
    Plain("keep", KEEP),
    Plain("undo", UNDO),
)
BY_VERB: Final = {kind.verb: kind for kind in KINDS}
BY_PHASE: Final[list[list[Kind]]] = [
    list(dict.fromkeys([KINDS[i] for i in range(len(PHASE_OF)) if PHASE_OF[i] == phase]))
    for phase in range(OVER + 1)
]


def kind_of(action: int) -> Kind:
    return KINDS[action & KIND_MASK]
