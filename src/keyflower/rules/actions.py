"""Actions as plain ints: the kind in the low four bits, its fields above.

| kind | fields (first bit, width) |
|---|---|
| BID | tile (4, 6), colour (10, 2), workers from the screen (12, 6), losing bids (22, 16) |
| USE | tile (4, 6), workers from the screen by colour (10, 4 x 3), losing bids (22, 16) |
| PAY_WORKER, PAY_SKILL, TAKE_GOOD | kind (4, 2) |
| PAY_BID | slot (4, 4) |
| STEP | tile (4, 6), direction (10, 3), resource (13, 2) |
| UPGRADE | tile (4, 6), resources by kind (10, 4 x 3), skills by kind (22, 3 x 2) |
| TAKE_BOAT | boat (4, 3) |
| PLACE | tile (4, 6), rotation (10, 3), cell with seat (13, 17) |
| PICK_TILES | seat (4, 3), winter tiles (10, 12) |
| FLIP_TILE | tile (4, 6) |

Losing bids are a mask of slots. People read and write `notation` instead.
"""

from typing import Final

from keyflower.rules.pieces import DIRECTIONS, MAX_PLAYERS, SKILLS

PASS: Final = 0
BID: Final = 1
USE: Final = 2
PAY_WORKER: Final = 3
PAY_BID: Final = 4
PAY_SKILL: Final = 5
TAKE_GOOD: Final = 6
STEP: Final = 7
UPGRADE: Final = 8
DONE: Final = 9
TAKE_BOAT: Final = 10
PLACE: Final = 11
PICK_TILES: Final = 12
FLIP_TILE: Final = 13
KEEP: Final = 14
UNDO: Final = 15  # in the log only

KIND_MASK: Final = 15
KIND_NAMES: Final = (
    "pass",
    "bid",
    "use",
    "pay",
    "pay",
    "pay",
    "take",
    "step",
    "upgrade",
    "done",
    "boat",
    "place",
    "winter",
    "flip",
    "keep",
    "undo",
)

BID_COUNT: Final = 12
BID_STEP: Final = 1 << BID_COUNT
USE_COUNT: Final = 10  # + 3 * colour
LOSING: Final = 22

# The bits that an action of each kind may have.
ONLY_KIND: Final = KIND_MASK
KIND_AND_TILE: Final = (1 << 10) - 1
BITS: Final = (
    ONLY_KIND,  # pass
    ~(15 << 18) & (1 << 38) - 1,  # bid
    (1 << 38) - 1,  # use
    (1 << 6) - 1,  # pay a worker
    (1 << 8) - 1,  # pay a losing bid
    (1 << 6) - 1,  # pay a skill
    (1 << 6) - 1,  # take
    (1 << 15) - 1,  # step
    (1 << 28) - 1,  # upgrade
    ONLY_KIND,  # done
    (1 << 7) - 1,  # boat
    (1 << 30) - 1,  # place
    ~(7 << 7) & (1 << 22) - 1,  # winter
    KIND_AND_TILE,  # flip
    ONLY_KIND,  # keep
    ONLY_KIND,  # undo
)


def is_well_formed(action: int) -> bool:
    """Whether a number is an action at all: no stray bits, no kinds that do not exist."""
    kind = action & KIND_MASK
    if action < 0 or action & BITS[kind] != action:
        return False
    if kind <= USE:
        return True
    if kind == PAY_SKILL:
        return action >> 4 < SKILLS
    if kind == TAKE_BOAT:
        return action >> 4 < MAX_PLAYERS
    if kind in (STEP, PLACE):
        return action >> 10 & 7 < DIRECTIONS
    return True
