"""The fixed action space: every action as a short run of codes, each a small choice.

A code always means the same, whatever was chosen before, and no code comes twice in a run. The
runs of the legal actions form a tree; `Choice` is a node of it (choices.py). docs/research.md
shows the table of codes.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from keyflower.rules import pieces
from keyflower.rules.lookup import Lookup
from keyflower.rules.state import LOT_SLOTS, SLOTS

VERSION: Final = 1  # raised with every change of what a code means: policies fit one version
WINTER_TILES: Final = 12
PAID_COUNTS: Final = 8  # 0 to 7: an action has three bits for each resource
SKILL_COUNTS: Final = 4
USE_COUNTS: Final = pieces.MAX_WORKERS_ON_TILE + 1

_SLOTS: Final = [
    f"lot {slot + 1}" if slot < LOT_SLOTS else f"turn {slot - LOT_SLOTS + 1}"
    for slot in range(SLOTS)
]


def _count(names: Sequence[str], most: int) -> list[str]:
    return [f"{count} {name}" for name in names for count in range(most)]


BLOCKS: Final[tuple[tuple[str, int | Sequence[str]], ...]] = (
    ("pass", 1),
    ("done", 1),
    ("keep", 1),
    ("enough", 1),  # no further losing bid, no further winter tile
    ("bid for", pieces.TILES),
    ("use", pieces.TILES),
    ("colour", pieces.COLOUR_NAMES),
    ("join", _SLOTS),  # a losing bid, by its slot
    ("count", pieces.WORKERS_IN_BAG + 1),  # workers from the screen, where all have one colour
    ("send", _count(pieces.COLOUR_NAMES, USE_COUNTS)),  # the same by colour, where colours mix
    ("pay worker", pieces.COLOUR_NAMES),
    ("pay bid", _SLOTS),
    ("pay skill", pieces.SKILL_NAMES),
    ("take", pieces.RESOURCE_NAMES),
    ("step from", pieces.TILES),
    ("resource", pieces.RESOURCE_NAMES),
    ("direction", pieces.DIRECTION_NAMES),
    ("upgrade", pieces.TILES),
    ("spend", _count(pieces.RESOURCE_NAMES, PAID_COUNTS)),
    ("spend skill", _count(pieces.SKILL_NAMES, SKILL_COUNTS)),
    ("boat", pieces.MAX_PLAYERS),
    ("place", pieces.TILES),
    ("beside", pieces.TILES),
    ("rotation", pieces.DIRECTIONS),
    ("winter", WINTER_TILES),
    ("flip", pieces.TILES),
)
"""The blocks of codes, in order: how each is called, and how many codes it has or what they stand
for."""
SIZES: Final = [size if isinstance(size, int) else len(size) for _, size in BLOCKS]
SIZE: Final = sum(SIZES)  # how many codes there are
_FIRST_CODES: Final = [0, *accumulate(SIZES)][:-1]
PASS, DONE, KEEP, ENOUGH, BID, USE, COLOUR, JOIN, COUNT, SEND = _FIRST_CODES[:10]
PAY_WORKER, PAY_BID, PAY_SKILL, TAKE, STEP, RESOURCE, DIRECTION = _FIRST_CODES[10:17]
UPGRADE, SPEND, SPEND_SKILL, BOAT, PLACE, BESIDE, ROTATION, WINTER_TILE, FLIP = _FIRST_CODES[17:]


def send(colour: int, count: int) -> int:
    """A number of workers of a colour from the screen, where colours mix (X8)."""
    return SEND + colour * USE_COUNTS + count


def spend(resource: int, count: int) -> int:
    """A number of one resource for an upgrade."""
    return SPEND + resource * PAID_COUNTS + count


def spend_skill(kind: int, count: int) -> int:
    """A number of skills of one kind for an upgrade."""
    return SPEND_SKILL + kind * SKILL_COUNTS + count


def name(code: int, lookup: Lookup) -> str:
    """What a code means, in words.

    >>> from keyflower.rules.lookup import lookup_of
    >>> name(BID + 20, lookup_of(None))[:8]
    'bid for '
    """
    if not 0 <= code < SIZE:
        raise ValueError(f"there is no code {code}: codes are 0 to {SIZE - 1}")
    block = bisect_right(_FIRST_CODES, code) - 1
    label, meanings = BLOCKS[block]
    at = code - _FIRST_CODES[block]
    if not isinstance(meanings, int):
        return f"{label} {meanings[at]}"
    if meanings == 1:
        return label
    if meanings == pieces.TILES:
        return f"{label} {lookup.ids[at]}"
    if label == "winter":
        return f"{label} {lookup.ids[lookup.by_season[pieces.WINTER][at]]}"
    return f"{label} {at}"
