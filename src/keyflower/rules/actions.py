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

Losing bids are a mask of slots. People read and write `notation` instead. The functions below
build actions and read their fields; nobody else needs to know where the fields are.
"""

from typing import Final, Literal

from keyflower.rules.pieces import COLOURS, DIRECTIONS, MAX_PLAYERS, RESOURCES, SKILLS

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
    *("pass", "bid", "use", "pay", "pay", "pay", "take", "step", "upgrade", "done"),
    *("boat", "place", "winter", "flip", "keep", "undo"),
)

PlainKind = Literal["pass", "done", "keep"]
PLAIN_NAMES: Final[dict[int, PlainKind]] = {PASS: "pass", DONE: "done", KEEP: "keep"}

# What one more adds to an action. Loops that list many actions add these: a call for each is slow.
TILE_STEP: Final = 1 << 4  # the next tile
COLOUR_STEP: Final = 1 << 10  # the next colour of a bid
BID_STEP: Final = 1 << 12  # a worker of a bid
LOSING_STEP: Final = 1 << 22  # the losing bid at slot 0; times a mask, all its losing bids
# A worker of a use by colour; a resource and a skill that an upgrade pays, by kind.
USE_STEPS: Final[tuple[int, ...]] = (1 << 10, 1 << 13, 1 << 16, 1 << 19)
RESOURCE_STEPS: Final[tuple[int, ...]] = (1 << 10, 1 << 13, 1 << 16, 1 << 19)
SKILL_STEPS: Final[tuple[int, ...]] = (1 << 22, 1 << 24, 1 << 26)
ROTATION_STEP: Final = 1 << 10  # a turn of a tile that is placed
CELL_STEP: Final = 1 << 13  # the next cell for it

# The bits that an action of each kind may have.
ONLY_KIND: Final = KIND_MASK
KIND_AND_TILE: Final = (1 << 10) - 1
ALLOWED_BITS: Final = (
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
    if action < 0 or action & ALLOWED_BITS[kind] != action:
        return False
    if kind <= USE:
        return True
    if kind == PAY_SKILL:
        return piece_of(action) < SKILLS
    if kind == TAKE_BOAT:
        return boat_of(action) < MAX_PLAYERS
    if kind in (STEP, PLACE):
        return direction_of(action) < DIRECTIONS
    return True


# -------- Building actions


def bid_action(tile: int, colour: int, count: int = 0, losing: int = 0) -> int:
    """A bid: workers of a colour from the screen, and a mask of the losing bids that join them."""
    return BID | tile << 4 | colour << 10 | count << 12 | losing << 22


def use_action(tile: int, losing: int = 0) -> int:
    """A use with a mask of losing bids; workers from the screen are added by `USE_STEPS`."""
    return USE | tile << 4 | losing << 22


def action_with(kind: int, number: int) -> int:
    """An action that names one thing: a colour, skill, slot, resource or boat, or a tile.

    What an upgrade costs is added by `RESOURCE_STEPS` and `SKILL_STEPS`.
    """
    return kind | number << 4


def step_action(tile: int, direction: int, resource: int) -> int:
    """A step of a resource from a tile to its neighbour in a direction."""
    return STEP | tile << 4 | direction << 10 | resource << 13


def place_action(tile: int, cell: int, rotation: int = 0) -> int:
    """A tile placed on a cell, turned clockwise."""
    return PLACE | tile << 4 | rotation << 10 | cell << 13


def winter_action(seat: int, mask: int) -> int:
    """The choice of winter tiles, as a mask of the winter tiles' order."""
    return PICK_TILES | seat << 4 | mask << 10


# -------- Reading actions


def tile_of(action: int) -> int:
    """The tile of a bid, a use, a step, an upgrade, a placement or a flip."""
    return action >> 4 & 63


def bid_colour(action: int) -> int:
    return action >> 10 & 3


def bid_count(action: int) -> int:
    """The workers of a bid that come from behind the screen."""
    return action >> 12 & 63


def use_count(action: int, colour: int) -> int:
    """The workers of a use, in one colour, that come from behind the screen."""
    return action >> (10 + 3 * colour) & 7


def use_counts(action: int) -> list[int]:
    """The workers of a use that come from behind the screen, by colour."""
    return [use_count(action, colour) for colour in range(COLOURS)]


def losing_mask(action: int) -> int:
    """The losing bids that join a bid or a use, as a mask of slots."""
    return action >> 22


def joining_slots(action: int) -> list[int]:
    """The slots of the losing bids that join a bid or a use."""
    mask = losing_mask(action)
    return [slot for slot in range(mask.bit_length()) if mask >> slot & 1] if mask else []


def piece_of(action: int) -> int:
    """The colour, skill or slot of a losing bid that is paid, or the resource that is taken."""
    return action >> 4


def direction_of(action: int) -> int:
    return action >> 10 & 7


def resource_of(action: int) -> int:
    return action >> 13


def resource_paid(action: int, kind: int) -> int:
    """How much of a resource an upgrade pays."""
    return action >> (10 + 3 * kind) & 7


def resources_paid(action: int) -> list[int]:
    """What an upgrade pays, by resource."""
    return [resource_paid(action, kind) for kind in range(RESOURCES)]


def skill_paid(action: int, kind: int) -> int:
    """How many skills of a kind an upgrade pays."""
    return action >> (22 + 2 * kind) & 3


def skills_paid(action: int) -> list[int]:
    """The skills that an upgrade pays, by kind."""
    return [skill_paid(action, kind) for kind in range(SKILLS)]


def boat_of(action: int) -> int:
    """The boat that is taken, 0 to 5."""
    return action >> 4


def rotation_of(action: int) -> int:
    """How far a tile is turned when it is placed."""
    return action >> 10 & 7


def cell_of(action: int) -> int:
    """The cell that a tile is placed on, with its seat."""
    return action >> 13


def seat_picking(action: int) -> int:
    """The seat that picks winter tiles."""
    return action >> 4 & 7


def picked_mask(action: int) -> int:
    """The winter tiles that are picked, as a mask of the winter tiles' order."""
    return action >> 10
