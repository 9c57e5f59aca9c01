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
