"""The legal actions in compact form, for people and the wire.

`choices` groups the list of the one enumerator; nothing is enumerated a second time, and
`Choices.actions` gives the list back. What a choice costs, yields and may surprise with stands
beside it. Warnings are ids, to be put into words by whoever shows them:

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

from typing import Final

from keyflower.rules.actions import (
    BID,
    BID_COUNT,
    BID_STEP,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    KIND_NAMES,
    LOSING,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PICK_TILES,
    PLACE,
    STEP,
    TAKE_BOAT,
    TAKE_GOOD,
    UPGRADE,
    USE,
    USE_COUNT,
)
from keyflower.rules.bidding import losing_slots, slot_of
from keyflower.rules.decisions import legal_actions
from keyflower.rules.notation import location
from keyflower.rules.pieces import (
    BACK,
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    DIRECTION_NAMES,
    DIRECTIONS,
    MAX_PLAYERS,
    POWER_2B,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
    WATER,
    WINTER,
)
from keyflower.rules.scoring import river
from keyflower.rules.state import PHASE_NAMES, SLOTS, State, Table
from keyflower.rules.tables import Tables
from keyflower.rules.transport import can_flip, steps, upgrades
from keyflower.rules.village import STEP_TO, column_of, edge, neighbour, owner_of, row_of

# What a converter takes, by the codes of `Tables.takes`.
TAKES_NAMES: Final = ("", *COLOUR_NAMES, "worker", "skill", *SKILL_NAMES)

THE_BAG: Final = -1  # where workers go that stand on a lot without a bid (E2)


class LosingBid:
    """B5: a losing bid of the seat, which moves whole or not at all."""

    __slots__ = ("at", "colour", "size", "slot", "tile")

    def __init__(self, table: Table, seat: int, slot: int) -> None:
        self.slot: int = slot
        self.tile: int = table.slot_tile[slot]
        self.at: str = location(table, self.tile)
        self.size: int = table.bid_size[slot * MAX_PLAYERS + seat]
        self.colour: int = table.bid_colour[slot * MAX_PLAYERS + seat]


class Lead:
    """B2, B4: who leads at a tile, with what, and the least total with which the seat leads."""

    __slots__ = ("colour", "seat", "size", "total")

    def __init__(self, table: Table, seat: int, slot: int) -> None:
        self.seat: int = table.lead[slot]
        self.size: int = 0
        self.colour: int = -1
        self.total: int = 1
        if self.seat >= 0:
            side = slot * MAX_PLAYERS + self.seat
            self.size = table.bid_size[side]
            self.colour = table.bid_colour[side]
            self.total = self.size if self.seat == seat else self.size + 1


class BidRange:
    """Bids in one colour with the same losing bids: `least` to `most` workers from the screen.

    `action` is the bid with `least`; each worker more adds `BID_STEP`.
    """

    __slots__ = ("action", "colour", "joined", "least", "most", "slots")

    def __init__(self, action: int, slots: list[int], joined: int) -> None:
        self.action: int = action
        self.colour: int = action >> 10 & 3
        self.slots: list[int] = slots
        self.joined: int = joined  # workers in the losing bids
        self.least: int = action >> BID_COUNT & 63
        self.most: int = self.least

    def actions(self) -> list[int]:
        """The bids of this range."""
        return [self.action + more * BID_STEP for more in range(self.most - self.least + 1)]


class BidChoice:
    """B: everything that the seat can bid for one tile."""

    __slots__ = ("at", "lead", "mine", "ranges", "slot", "tile")

    def __init__(self, table: Table, seat: int, tile: int) -> None:
        self.tile: int = tile
        self.at: str = location(table, tile)
        self.slot: int = slot_of(table, tile)
        self.mine: int = table.bid_size[self.slot * MAX_PLAYERS + seat]
        self.lead: Lead = Lead(table, seat, self.slot)
        self.ranges: list[BidRange] = []

    def colours(self) -> list[int]:
        """The colours that fit, in order."""
        return sorted({part.colour for part in self.ranges})

    def actions(self) -> list[int]:
        """Every bid for this tile."""
        return [action for part in self.ranges for action in part.actions()]


class UseRange:
    """Uses with the same losing bids: `least` to `most` workers from the screen in all.

    Of each colour at most `most_of` come from the screen: one colour, or several under X8.
    `action` is the use with none from the screen; each worker of a colour adds `use_step`.
    """

    __slots__ = ("action", "joined", "least", "most", "most_of", "slots")

    def __init__(self, action: int, slots: list[int], joined: int) -> None:
        self.action: int = action & ~(4095 << USE_COUNT)
        self.slots: list[int] = slots
        self.joined: int = joined
        self.most_of: list[int] = [0] * COLOURS
        self.least: int = MAX_WORKERS
        self.most: int = 0

    def add(self, action: int) -> None:
        """Widen the range by one use."""
        total = 0
        for colour in range(COLOURS):
            count = screen_workers(action, colour)
            self.most_of[colour] = max(self.most_of[colour], count)
            total += count
        self.least = min(self.least, total)
        self.most = max(self.most, total)

    def actions(self) -> list[int]:
        """The uses of this range."""
        out: list[int] = []
        blue, red, yellow, green = self.most_of
        for b in range(blue + 1):
            for r in range(min(red, self.most - b) + 1):
                for y in range(min(yellow, self.most - b - r) + 1):
                    placed = b + r + y
                    least = max(self.least - placed, 0)
                    for g in range(least, min(green, self.most - placed) + 1):
                        counts = b | r << 3 | y << 6 | g << 9
                        out.append(self.action + (counts << USE_COUNT))
        return out


MAX_WORKERS: Final = 63


def use_step(colour: int) -> int:
    """What one more worker of a colour from the screen adds to a use."""
    return 1 << (USE_COUNT + 3 * colour)


def screen_workers(action: int, colour: int) -> int:
    """How many workers of a colour a use takes from the screen."""
    return action >> (USE_COUNT + 3 * colour) & 7


class Shown:
    """What a side shows: what its use takes and what it gives."""

    __slots__ = (
        "choose",
        "gives",
        "greens",
        "skills",
        "steps",
        "takes",
        "upgrades",
        "workers",
    )

    def __init__(self, tables: Tables, tile: int, side: int) -> None:
        shown = tile * 2 + side
        self.takes: int = tables.takes[shown]
        self.gives: list[int] = tables.gives[shown * RESOURCES : (shown + 1) * RESOURCES]
        self.choose: bool = tables.choose[shown]  # U10: only one of the resources
        self.workers: int = tables.workers[shown]
        self.greens: int = tables.greens[shown]
        self.skills: int = tables.skills[shown]
        self.steps: int = tables.steps[shown]
        self.upgrades: int = tables.upgrades[shown]


class UseChoice:
    """U: every way in which the seat can use one tile, and what comes of it."""

    __slots__ = (
        "at",
        "goods_to",
        "least",
        "most",
        "owner",
        "ranges",
        "tile",
        "used",
        "warnings",
        "workers_to",
        "yields",
    )

    def __init__(self, state: State, seat: int, tile: int) -> None:
        self.tile: int = tile
        self.at: str = location(state, tile)
        self.owner: int = owner_of(state, tile)  # -1: a lot
        self.used: int = state.used[tile]
        self.least: int = MAX_WORKERS  # workers in all, from the screen and losing bids
        self.most: int = 0
        self.ranges: list[UseRange] = []
        self.goods_to: int = tile if self.owner == seat else state.villages[seat][0]
        self.workers_to: int = self.owner
        if self.owner < 0:
            self.workers_to = state.lead[slot_of(state, tile)]
        shown = shown_to(state, seat, tile)
        self.yields: Shown = shown_to(state, seat, tile)
        self.warnings: list[str] = []
        shorten(state, self.yields)
        warn_of_shortage(shown, self.yields, self.warnings)
        if gains_nothing(state, seat, self.yields):
            self.warnings.append("nothing-to-gain")
        if self.workers_to == THE_BAG:
            self.warnings.append("workers-go-to-bag")
        elif self.workers_to != seat:
            self.warnings.append(f"workers-go-to-seat-{self.workers_to}")

    def colours(self, losing: list[LosingBid]) -> list[int]:
        """The colours that fit, from the screen or in losing bids, in order."""
        found: set[int] = set()
        for part in self.ranges:
            found.update(colour for colour in range(COLOURS) if part.most_of[colour])
            found.update(bid.colour for bid in losing if bid.slot in part.slots)
        return sorted(found)

    def actions(self) -> list[int]:
        """Every use of this tile."""
        return [action for part in self.ranges for action in part.actions()]


def shown_to(state: State, seat: int, tile: int) -> Shown:
    """M1, X4: what a tile shows its user, steps and upgrades doubled for the owner of 2b."""
    shown = Shown(state.tables, tile, state.side[tile])
    if state.power[POWER_2B] == seat:
        shown.steps *= 2
        shown.upgrades *= 2
    return shown


def shorten(state: State, shown: Shown) -> None:
    """I7: as far as there is any."""
    for kind in range(RESOURCES):
        shown.gives[kind] = min(shown.gives[kind], state.stock[kind])
    shown.greens = min(shown.greens, state.greens)
    shown.workers = min(shown.workers, sum(state.bag))
    shown.skills = min(shown.skills, sum(state.pile))


def warn_of_shortage(shown: Shown, left: Shown, out: list[str]) -> None:
    """Append which kinds of things run short of what the tile shows."""
    warn_if_short("stock", sum(shown.gives), sum(left.gives), out)
    warn_if_short("greens", shown.greens, left.greens, out)
    warn_if_short("bag", shown.workers, left.workers, out)
    warn_if_short("pile", shown.skills, left.skills, out)


def warn_if_short(source: str, wanted: int, there: int, out: list[str]) -> None:
    """Append that a source runs short, or is empty."""
    if there < wanted:
        out.append(f"{source}-short" if there else f"{source}-empty")


def gains_nothing(state: State, seat: int, yields: Shown) -> bool:
    """U5: whether nothing can come of a use: nothing received, no step, no upgrade."""
    if sum(yields.gives) or yields.greens or yields.workers or yields.skills:
        return False
    possible: list[int] = []
    if yields.steps:
        steps(state, seat, possible)
    if yields.upgrades and not possible:
        for tile in state.villages[seat]:
            if can_flip(state, tile):
                upgrades(state, seat, tile, possible)
    return not possible


class Payment:
    """U7: one way to pay for the tile in use: a worker, a skill, or a whole losing bid."""

    __slots__ = ("action", "bid", "colour", "skill")

    def __init__(self, table: Table, seat: int, action: int) -> None:
        kind = action & KIND_MASK
        self.action: int = action
        self.colour: int = action >> 4 if kind == PAY_WORKER else -1
        self.skill: int = action >> 4 if kind == PAY_SKILL else -1
        self.bid: LosingBid | None = None
        if kind == PAY_BID:
            self.bid = LosingBid(table, seat, action >> 4)


class Good:
    """U10: one resource to take."""

    __slots__ = ("action", "resource")

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.resource: int = action >> 4


class StepWay:
    """M2: one way for a resource to go."""

    __slots__ = ("action", "direction", "to")

    def __init__(self, table: Table, action: int) -> None:
        self.action: int = action
        self.direction: int = action >> 10 & 7
        self.to: int = neighbour(table, action >> 4 & 63, self.direction)


class StepChoice:
    """M2: where one kind of resource on one tile can go."""

    __slots__ = ("count", "resource", "tile", "ways")

    def __init__(self, table: Table, tile: int, resource: int) -> None:
        self.tile: int = tile
        self.resource: int = resource
        self.count: int = table.goods[tile * RESOURCES + resource]
        self.ways: list[StepWay] = []


class UpgradePayment:
    """M4: one way to pay for an upgrade, by kind."""

    __slots__ = ("action", "resources", "skills")

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.resources: list[int] = [action >> (10 + 3 * kind) & 7 for kind in range(RESOURCES)]
        self.skills: list[int] = [action >> (22 + 2 * kind) & 3 for kind in range(SKILLS)]


class NewSide:
    """What turning a tile to its back changes: its points, and what its use shows then.

    `points` are plain (F2), `each` what it scores for each filling (F3), front and back.
    """

    __slots__ = ("each", "points", "shows", "tile")

    def __init__(self, tables: Tables, tile: int) -> None:
        self.tile: int = tile
        self.points: list[int] = tables.points[tile * 2 : tile * 2 + 2]
        self.each: list[int] = tables.score_points[tile * 2 : tile * 2 + 2]
        self.shows: Shown | None = None
        if tables.acts[tile * 2 + BACK]:
            self.shows = Shown(tables, tile, BACK)


class UpgradeChoice:
    """M4: the upgrade of one tile, with every way to pay for it."""

    __slots__ = ("gains", "payments", "tile")

    def __init__(self, tables: Tables, tile: int) -> None:
        self.tile: int = tile
        self.gains: NewSide = NewSide(tables, tile)
        self.payments: list[UpgradePayment] = []


class BoatChoice:
    """E6, E8: a boat that nobody has picked, with its load."""

    __slots__ = ("action", "boat", "skills", "tile", "workers")

    def __init__(self, table: Table, action: int) -> None:
        boat = action >> 4
        self.action: int = action
        self.boat: int = boat
        self.tile: int = table.tables.boats[boat]
        self.workers: list[int] = table.boat_workers[boat * COLOURS : (boat + 1) * COLOURS]
        self.skills: list[int] = table.boat_skills[boat * SKILLS : (boat + 1) * SKILLS]


class Rotation:
    """V1: one way to turn a tile."""

    __slots__ = ("action", "rotation", "warnings")

    def __init__(self, action: int, warnings: list[str]) -> None:
        self.action: int = action
        self.rotation: int = action >> 10 & 7
        self.warnings: list[str] = warnings


class CellChoice:
    """V1: how a tile can be turned at one cell."""

    __slots__ = ("cell", "rotations")

    def __init__(self, cell: int) -> None:
        self.cell: int = cell
        self.rotations: list[Rotation] = []


class PlaceChoice:
    """V1: where one of the tiles won can be added."""

    __slots__ = ("cells", "tile")

    def __init__(self, tile: int) -> None:
        self.tile: int = tile
        self.cells: list[CellChoice] = []


class WinterChoice:
    """T3: one set of winter tiles to pick."""

    __slots__ = ("action", "tiles")

    def __init__(self, tables: Tables, action: int) -> None:
        winter = tables.by_season[WINTER]
        self.action: int = action
        self.tiles: list[int] = [winter[i] for i in range(len(winter)) if action >> (10 + i) & 1]


class FlipChoice:
    """F1: a tile that the Flipper may flip."""

    __slots__ = ("action", "gains", "tile")

    def __init__(self, tables: Tables, action: int) -> None:
        self.action: int = action
        self.tile: int = action >> 4
        self.gains: NewSide = NewSide(tables, self.tile)


class Choices:
    """Everything that a seat may do now, by location; data with no handle on the game.

    `plain` holds pass, done and keep where they are legal.
    """

    __slots__ = (
        "bids",
        "boats",
        "flips",
        "goods",
        "losing",
        "payments",
        "phase",
        "placements",
        "plain",
        "season",
        "seat",
        "steps",
        "tables",
        "upgrades",
        "uses",
        "winter",
    )

    def __init__(self, table: Table, seat: int) -> None:
        self.tables: Tables = table.tables
        self.seat: int = seat
        self.season: int = table.season
        self.phase: int = table.phase
        self.plain: list[int] = []
        self.losing: list[LosingBid] = [
            LosingBid(table, seat, slot) for slot in losing_slots(table, seat)
        ]
        self.bids: list[BidChoice] = []
        self.uses: list[UseChoice] = []
        self.payments: list[Payment] = []
        self.goods: list[Good] = []
        self.steps: list[StepChoice] = []
        self.upgrades: list[UpgradeChoice] = []
        self.boats: list[BoatChoice] = []
        self.placements: list[PlaceChoice] = []
        self.winter: list[WinterChoice] = []
        self.flips: list[FlipChoice] = []

    def actions(self) -> list[int]:
        """The legal actions that were grouped, each once."""
        out = self.plain[:]
        for bid in self.bids:
            out.extend(bid.actions())
        for use in self.uses:
            out.extend(use.actions())
        out.extend(payment.action for payment in self.payments)
        out.extend(good.action for good in self.goods)
        out.extend(way.action for step in self.steps for way in step.ways)
        out.extend(paid.action for upgrade in self.upgrades for paid in upgrade.payments)
        out.extend(boat.action for boat in self.boats)
        for place in self.placements:
            out.extend(turned.action for cell in place.cells for turned in cell.rotations)
        out.extend(pick.action for pick in self.winter)
        out.extend(flip.action for flip in self.flips)
        return out


def choices(state: State, seat: int) -> Choices:
    """What a seat may do now, grouped from the list of legal actions."""
    return grouped(state, seat, legal_actions(state, seat))


def grouped(state: State, seat: int, legal: list[int]) -> Choices:
    """A seat's legal actions by location; for who has the list already."""
    found = Choices(state, seat)
    by_kind: list[list[int]] = [[] for _ in range(KEEP + 1)]
    for action in legal:
        by_kind[action & KIND_MASK].append(action)
    group_bids(found, state, by_kind[BID])
    group_uses(found, state, by_kind[USE])
    group_steps(found, state, by_kind[STEP])
    group_upgrades(found, by_kind[UPGRADE])
    group_placements(found, state, by_kind[PLACE])
    for kind in (PAY_WORKER, PAY_BID, PAY_SKILL):
        found.payments.extend(Payment(state, seat, action) for action in by_kind[kind])
    found.goods = [Good(action) for action in by_kind[TAKE_GOOD]]
    found.boats = [BoatChoice(state, action) for action in by_kind[TAKE_BOAT]]
    found.winter = [WinterChoice(state.tables, action) for action in by_kind[PICK_TILES]]
    found.flips = [FlipChoice(state.tables, action) for action in by_kind[FLIP_TILE]]
    found.plain = by_kind[PASS] + by_kind[DONE] + by_kind[KEEP]
    return found


def joined_slots(action: int) -> list[int]:
    """T6: the slots of the losing bids that a placement moves."""
    return [slot for slot in range(SLOTS) if action >> (LOSING + slot) & 1]


def workers_in(losing: list[LosingBid], slots: list[int]) -> int:
    """How many workers stand in these losing bids."""
    return sum(bid.size for bid in losing if bid.slot in slots)


def group_bids(found: Choices, table: Table, legal: list[int]) -> None:
    """Bids by tile, then by colour and losing bids joined."""
    at: dict[int, BidChoice] = {}
    ranges: dict[int, BidRange] = {}
    for action in legal:
        tile = action >> 4 & 63
        if tile not in at:
            at[tile] = BidChoice(table, found.seat, tile)
        key = action & ~(63 << BID_COUNT)
        if key in ranges:
            ranges[key].most = action >> BID_COUNT & 63
        else:
            slots = joined_slots(action)
            ranges[key] = BidRange(action, slots, workers_in(found.losing, slots))
            at[tile].ranges.append(ranges[key])
    found.bids = list(at.values())


def group_uses(found: Choices, state: State, legal: list[int]) -> None:
    """Uses by tile, then by losing bids joined and, unless colours mix (X8), by colour."""
    at: dict[int, list[int]] = {}
    for action in legal:
        at.setdefault(action >> 4 & 63, []).append(action)
    for tile, actions in at.items():
        choice = UseChoice(state, found.seat, tile)
        group_ranges(found, choice, actions)
        found.uses.append(choice)


def group_ranges(found: Choices, choice: UseChoice, actions: list[int]) -> None:
    """The uses of one tile as ranges."""
    mixed = False
    for action in actions:
        if len(colours_of(found.losing, action)) > 1:
            mixed = True
    ranges: dict[int, UseRange] = {}
    for action in actions:
        key = (action >> LOSING) * COLOURS
        if not mixed:
            key += colours_of(found.losing, action)[0]
        if key not in ranges:
            slots = joined_slots(action)
            ranges[key] = UseRange(action, slots, workers_in(found.losing, slots))
        ranges[key].add(action)
    choice.ranges = list(ranges.values())
    for part in choice.ranges:
        choice.least = min(choice.least, part.joined + part.least)
        choice.most = max(choice.most, part.joined + part.most)


def colours_of(losing: list[LosingBid], action: int) -> list[int]:
    """The colours of all workers that a use places, in order."""
    found: list[int] = []
    for colour in range(COLOURS):
        if screen_workers(action, colour):
            found.append(colour)
    for bid in losing:
        if action >> (LOSING + bid.slot) & 1 and bid.colour not in found:
            found.append(bid.colour)
    return found


def group_steps(found: Choices, table: Table, legal: list[int]) -> None:
    """Steps by tile and resource."""
    at: dict[int, StepChoice] = {}
    for action in legal:
        tile = action >> 4 & 63
        resource = action >> 13
        key = tile * RESOURCES + resource
        if key not in at:
            at[key] = StepChoice(table, tile, resource)
        at[key].ways.append(StepWay(table, action))
    found.steps = list(at.values())


def group_upgrades(found: Choices, legal: list[int]) -> None:
    """Upgrades by tile."""
    at: dict[int, UpgradeChoice] = {}
    for action in legal:
        tile = action >> 4 & 63
        if tile not in at:
            at[tile] = UpgradeChoice(found.tables, tile)
        at[tile].payments.append(UpgradePayment(action))
    found.upgrades = list(at.values())


def group_placements(found: Choices, table: Table, legal: list[int]) -> None:
    """Placements by tile, then by cell."""
    if not legal:
        return
    mouth = River(table, found.seat)
    at: dict[int, PlaceChoice] = {}
    cells: dict[int, CellChoice] = {}
    for action in legal:
        tile = action >> 4 & 63
        if tile not in at:
            at[tile] = PlaceChoice(tile)
        key = action & ~(7 << 10)
        if key not in cells:
            cells[key] = CellChoice(action >> 13)
            at[tile].cells.append(cells[key])
        warnings = ["shuts-river"] if mouth.is_shut_by(action) else []
        cells[key].rotations.append(Rotation(action, warnings))
    found.placements = list(at.values())


class River:
    """F12: where the next boat of the line from a seat's home would lie; -1 where it is shut."""

    __slots__ = ("cell", "direction", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Table = table
        self.cell: int = -1
        self.direction: int = -1
        home = table.villages[seat][0]
        boats = river(table, seat)
        last = boats[-1] if boats else home
        for direction in range(DIRECTIONS):
            if edge(table, home, direction) == WATER == edge(table, last, direction):
                cell = table.cell[last] + STEP_TO[direction]
                if cell not in table.cells:
                    self.cell = cell
                    self.direction = direction

    def is_shut_by(self, action: int) -> bool:
        """Whether a placement puts there anything but a boat turned along the line."""
        if action >> 13 != self.cell:
            return False
        tables = self.table.tables
        tile = action >> 4 & 63
        if tables.kind[tile] != BOAT and tables.kind[tile] != SUMMER_BOAT:
            return True
        towards_home = (self.direction + 3) % DIRECTIONS
        turned = tile * DIRECTIONS + (action >> 10 & 7)
        return tables.edge[turned * DIRECTIONS + towards_home] != WATER


def to_json(found: Choices) -> dict[str, object]:
    """The choices for the wire, with tile ids and the names of colours and kinds.

    A bid is `action` + `step` for each worker above `least`; a use is `action` + `steps` of a
    colour for each worker of it; everything else carries its action.
    """
    ids = found.tables.ids
    return {
        "seat": found.seat,
        "phase": PHASE_NAMES[found.phase],
        "plain": [{"do": KIND_NAMES[action], "action": action} for action in found.plain],
        "losing": [losing_json(ids, bid) for bid in found.losing],
        "bids": [bid_json(ids, bid) for bid in found.bids],
        "uses": [use_json(found, use) for use in found.uses],
        "payments": [payment_json(ids, payment) for payment in found.payments],
        "goods": [
            {"resource": RESOURCE_NAMES[good.resource], "action": good.action}
            for good in found.goods
        ],
        "steps": [step_json(ids, step) for step in found.steps],
        "upgrades": [upgrade_json(ids, upgrade) for upgrade in found.upgrades],
        "boats": [boat_json(found, boat) for boat in found.boats],
        "placements": [place_json(ids, place) for place in found.placements],
        "winter": [
            {"tiles": [ids[tile] for tile in pick.tiles], "action": pick.action}
            for pick in found.winter
        ],
        "flips": [
            {
                "tile": ids[flip.tile],
                "gains": new_side_json(flip.gains),
                "action": flip.action,
            }
            for flip in found.flips
        ],
    }


def named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by name, without the kinds of which there is none."""
    return {names[i]: counts[i] for i in range(len(names)) if counts[i]}


def losing_json(ids: list[str], bid: LosingBid) -> dict[str, object]:
    """A losing bid."""
    return {
        "slot": bid.slot,
        "tile": ids[bid.tile],
        "at": bid.at,
        "size": bid.size,
        "colour": COLOUR_NAMES[bid.colour],
    }


def bid_json(ids: list[str], bid: BidChoice) -> dict[str, object]:
    """The bids for one tile."""
    lead = bid.lead
    return {
        "tile": ids[bid.tile],
        "at": bid.at,
        "mine": bid.mine,
        "lead": {
            "seat": lead.seat if lead.seat >= 0 else None,
            "size": lead.size,
            "colour": COLOUR_NAMES[lead.colour] if lead.colour >= 0 else None,
            "total": lead.total,
        },
        "colours": [COLOUR_NAMES[colour] for colour in bid.colours()],
        "step": BID_STEP,
        "ranges": [
            {
                "colour": COLOUR_NAMES[part.colour],
                "groups": part.slots,
                "joined": part.joined,
                "least": part.least,
                "most": part.most,
                "action": part.action,
            }
            for part in bid.ranges
        ],
    }


def use_json(found: Choices, use: UseChoice) -> dict[str, object]:
    """The uses of one tile."""
    ids = found.tables.ids
    return {
        "tile": ids[use.tile],
        "at": use.at,
        "owner": use.owner if use.owner >= 0 else None,
        "used": use.used,
        "least": use.least,
        "most": use.most,
        "colours": [COLOUR_NAMES[colour] for colour in use.colours(found.losing)],
        "steps": {COLOUR_NAMES[colour]: use_step(colour) for colour in range(COLOURS)},
        "ranges": [
            {
                "groups": part.slots,
                "joined": part.joined,
                "least": part.least,
                "most": part.most,
                "most_of": named(COLOUR_NAMES, part.most_of),
                "action": part.action,
            }
            for part in use.ranges
        ],
        "yields": shown_json(use.yields),
        "goods_to": ids[use.goods_to],
        "workers_to": use.workers_to if use.workers_to >= 0 else None,
        "warnings": use.warnings,
    }


def shown_json(shown: Shown) -> dict[str, object]:
    """What a side shows, or what of it will come."""
    return {
        "takes": TAKES_NAMES[shown.takes] or None,
        "resources": named(RESOURCE_NAMES, shown.gives),
        "choose": shown.choose,
        "workers": shown.workers,
        "greens": shown.greens,
        "skills": shown.skills,
        "steps": shown.steps,
        "upgrades": shown.upgrades,
    }


def payment_json(ids: list[str], payment: Payment) -> dict[str, object]:
    """A payment: one of worker, skill and bid is given."""
    return {
        "worker": COLOUR_NAMES[payment.colour] if payment.colour >= 0 else None,
        "skill": SKILL_NAMES[payment.skill] if payment.skill >= 0 else None,
        "bid": losing_json(ids, payment.bid) if payment.bid is not None else None,
        "action": payment.action,
    }


def step_json(ids: list[str], step: StepChoice) -> dict[str, object]:
    """The steps of one resource on one tile."""
    return {
        "tile": ids[step.tile],
        "resource": RESOURCE_NAMES[step.resource],
        "count": step.count,
        "ways": [
            {
                "direction": DIRECTION_NAMES[way.direction],
                "to": ids[way.to],
                "action": way.action,
            }
            for way in step.ways
        ],
    }


def upgrade_json(ids: list[str], upgrade: UpgradeChoice) -> dict[str, object]:
    """The upgrade of one tile."""
    return {
        "tile": ids[upgrade.tile],
        "gains": new_side_json(upgrade.gains),
        "payments": [
            {
                "resources": named(RESOURCE_NAMES, paid.resources),
                "skills": named(SKILL_NAMES, paid.skills),
                "action": paid.action,
            }
            for paid in upgrade.payments
        ],
    }


def new_side_json(gains: NewSide) -> dict[str, object]:
    """What turning a tile to its back changes."""
    return {
        "points": gains.points,
        "each": gains.each,
        "shows": shown_json(gains.shows) if gains.shows is not None else None,
    }


def boat_json(found: Choices, boat: BoatChoice) -> dict[str, object]:
    """A boat and its load; in winter the boat itself is what one gets."""
    return {
        "boat": found.tables.ids[boat.tile],
        "workers": named(COLOUR_NAMES, boat.workers),
        "skills": named(SKILL_NAMES, boat.skills),
        "keeps_boat": found.season == WINTER,
        "action": boat.action,
    }


def place_json(ids: list[str], place: PlaceChoice) -> dict[str, object]:
    """Where one tile can be added."""
    return {
        "tile": ids[place.tile],
        "cells": [
            {
                "column": column_of(cell.cell),
                "row": row_of(cell.cell),
                "rotations": [
                    {
                        "rotation": turned.rotation,
                        "warnings": turned.warnings,
                        "action": turned.action,
                    }
                    for turned in cell.rotations
                ],
            }
            for cell in place.cells
        ],
    }
