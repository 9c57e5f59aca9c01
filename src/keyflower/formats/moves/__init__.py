"""The kinds of move, one file for each: how it reads and parses, is offered, told and refused.

`kinds.KINDS` has them all, by the number that the rules give them. Each file also has the class
that says what was done: `Bid`, `Use`, …
"""

from keyflower.formats.moves.base import Move
from keyflower.formats.moves.bid import Bid
from keyflower.formats.moves.boat import Boat
from keyflower.formats.moves.flip import Flip
from keyflower.formats.moves.pay import Pay, PayBid
from keyflower.formats.moves.place import Build
from keyflower.formats.moves.plain import Deal, PlainMove, UndoMove
from keyflower.formats.moves.step import Step
from keyflower.formats.moves.take import Take
from keyflower.formats.moves.upgrade import Upgrade
from keyflower.formats.moves.use import Use
from keyflower.formats.moves.winter import Winter

__all__ = [
    "Bid",
    "Boat",
    "Build",
    "Deal",
    "Flip",
    "Move",
    "Pay",
    "PayBid",
    "PlainMove",
    "Step",
    "Take",
    "UndoMove",
    "Upgrade",
    "Use",
    "Winter",
]
