"""The kinds of move, one file for each: how it reads and parses, is offered and told.

`kinds.KINDS` has them all, by the number that the rules give them. Each file also has the class
that says what was done: `Bid`, `Use`, …
"""

from keyflower.formats.moves.base import Move as Move
from keyflower.formats.moves.bid import Bid as Bid
from keyflower.formats.moves.boat import Boat as Boat
from keyflower.formats.moves.flip import Flip as Flip
from keyflower.formats.moves.pay import Pay as Pay
from keyflower.formats.moves.pay import PayBid as PayBid
from keyflower.formats.moves.place import Build as Build
from keyflower.formats.moves.plain import Deal as Deal
from keyflower.formats.moves.plain import PlainMove as PlainMove
from keyflower.formats.moves.plain import UndoMove as UndoMove
from keyflower.formats.moves.step import Step as Step
from keyflower.formats.moves.take import Take as Take
from keyflower.formats.moves.upgrade import Upgrade as Upgrade
from keyflower.formats.moves.use import Use as Use
from keyflower.formats.moves.winter import Winter as Winter
