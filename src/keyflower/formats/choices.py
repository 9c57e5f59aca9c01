"""The legal actions in compact form, for people and the wire.

What a choice costs, what it yields and what may come as a surprise is given with it. Warnings
are ids, to be put into words by whoever shows them:

| id | meaning |
|---|---|
| stock-short, stock-empty | fewer resources than shown will come, or none (I7) |
| greens-short, greens-empty | the same with green workers from the supply |
| bag-short, bag-empty | the same with workers from the bag |
| pile-short, pile-empty | the same with skills |
| nothing-to-gain | nothing at all can come of the use (U5) |
| workers-go-to-seat-N, workers-go-to-bag | where they end up, as bids stand now (E2 to E4) |
| shuts-river | the line of boats from the home ends here for good (F12) |
"""

from dataclasses import dataclass, field

from keyflower.rules import actions
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import Colour, Direction, Resource, Skill
from keyflower.rules.state import Phase


@dataclass
class PlainChoice:
    """Pass, done or keep."""

    do: actions.PlainKind
    action: int


@dataclass
class Losing:
    """B5: a losing bid of the seat, which moves whole or not at all; `step` adds it to a `base`."""

    slot: int
    tile: str
    at: str
    size: int
    colour: Colour
    step: int


@dataclass
class Ways:
    """The bids for a tile, or its uses, in one colour or in colours that mix (X8).

    One takes any of the `losing` bids, each whole, and up to `screen` workers of each colour from
    the screen: `least` to `most` workers in all, of a colour at most `most_of`. To `base` the
    `steps` of these workers are added. `action` is the smallest of them.
    """

    colours: list[Colour]
    screen: dict[Colour, int]
    losing: list[int]
    least: int
    most: int
    most_of: dict[Colour, int]
    base: int
    action: int


@dataclass
class Lead:
    """B2, B4: who leads at a tile, with what, and the least total with which the seat leads."""

    seat: int | None
    size: int
    colour: Colour | None
    total: int


@dataclass
class BidChoice:
    """B: everything that the seat can bid for one tile; `mine` is what it has there."""

    tile: str
    at: str
    mine: int
    lead: Lead
    steps: dict[Colour, int]
    ranges: list[Ways]


@dataclass
class Shown:
    """What a side shows: what its use takes and what it gives, or what of that will come.

    `choose`: only one of the resources (U10).
    """

    takes: str | None
    resources: dict[Resource, int]
    choose: bool
    workers: int
    greens: int
    skills: int
    steps: int
    upgrades: int


@dataclass
class UseChoice:
    """U: every way in which the seat can use one tile, and what comes of it.

    `owner` is null for a lot, `workers_to` where the workers go into the bag (E2).
    """

    tile: str
    at: str
    owner: int | None
    used: int
    least: int
    most: int
    steps: dict[Colour, int]
    ranges: list[Ways]
    yields: Shown
    goods_to: str
    workers_to: int | None
    warnings: list[str]


@dataclass
class Payment:
    """U7: one way to pay for the tile in use: a worker, a skill, or a whole losing bid."""

    worker: Colour | None
    skill: Skill | None
    bid: Losing | None
    action: int


@dataclass
class Good:
    """U10: one resource to take."""

    resource: Resource
    action: int


@dataclass
class StepWay:
    """M2: one way for a resource to go."""

    direction: Direction
    to: str
    action: int


@dataclass
class FurtherWay:
    """M2: a tile that a resource can reach in several steps; `action` is the last of them.

    It is legal once the resource is on the tile `after`, which the path reaches before.
    """

    to: str
    after: str
    steps: int
    action: int


@dataclass
class StepChoice:
    """M2: where one kind of resource on one tile can go: in one step, and on a shortest path."""

    tile: str
    resource: Resource
    count: int
    ways: list[StepWay]
    further: list[FurtherWay]


@dataclass
class UpgradePayment:
    """M4: one way to pay for an upgrade."""

    resources: dict[Resource, int]
    skills: dict[Skill, int]
    action: int


@dataclass
class NewSide:
    """What turning a tile to its back changes: its points, and what its use shows then.

    `points` are plain (F2), `each` what it scores for each filling (F3), front and back.
    """

    points: tuple[int, int]
    each: tuple[int, int]
    shows: Shown | None


@dataclass
class UpgradeChoice:
    """M4: the upgrade of one tile, with every way to pay for it."""

    tile: str
    gains: NewSide
    payments: list[UpgradePayment]


@dataclass
class BoatChoice:
    """E6, E8: a boat that nobody has picked, with its load; in winter one keeps the boat."""

    boat: str
    workers: dict[Colour, int]
    skills: dict[Skill, int]
    keeps_boat: bool
    action: int


@dataclass
class CellChoice:
    """V1: how a tile can be turned at one cell, and which rotations bring which warning."""

    column: int
    row: int
    rotations: list[int]
    warnings: dict[str, list[int]]
    base: int


@dataclass
class PlaceChoice:
    """V1: where one of the tiles won can be added; `step` turns it once more."""

    tile: str
    step: int
    cells: list[CellChoice]


@dataclass
class WinterChoice:
    """T3: one set of winter tiles to pick."""

    tiles: list[str]
    action: int


@dataclass
class FlipChoice:
    """F1: a tile that the Flipper may flip."""

    tile: str
    gains: NewSide
    action: int


@dataclass
class Blocked:
    """Why a tile can't be bid for, or used; null where that is possible, or no question."""

    at: str
    bid: Reason | None
    use: Reason | None


@dataclass
class Choices:
    """Everything that a seat may do now, by location; data with no handle on the game.

    The server adds why nothing can be done elsewhere (`blocked`).

    Every `action` is legal, that of a `FurtherWay` after those that lead there. To a `base`, which
    is not, the workers of a bid or use are added (`steps` of the choice by colour, `step` of a
    losing bid), or the rotations of a tile (`step`).
    """

    seat: int
    phase: Phase
    plain: list[PlainChoice] = field(default_factory=list)
    losing: list[Losing] = field(default_factory=list)
    bids: list[BidChoice] = field(default_factory=list)
    uses: list[UseChoice] = field(default_factory=list)
    payments: list[Payment] = field(default_factory=list)
    goods: list[Good] = field(default_factory=list)
    steps: list[StepChoice] = field(default_factory=list)
    upgrades: list[UpgradeChoice] = field(default_factory=list)
    boats: list[BoatChoice] = field(default_factory=list)
    placements: list[PlaceChoice] = field(default_factory=list)
    winter: list[WinterChoice] = field(default_factory=list)
    flips: list[FlipChoice] = field(default_factory=list)
    blocked: list[Blocked] = field(default_factory=list)
