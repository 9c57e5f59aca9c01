"""The legal actions in compact form, for people and the wire.

`choices` computes it directly; the list of legal actions, which can be very long, is not made for
it. What a choice costs, what it yields and what may come as a surprise is given with it. Warnings
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

from typing import Final

from keyflower.formats.notation import location
from keyflower.formats.placing import (
    NO_LIMIT,
    LosingBid,
    Range,
    Workers,
    bid_base,
    bid_ranges,
    losing_step,
    smallest_bid,
    smallest_use,
    use_base,
    use_ranges,
    use_step,
)
from keyflower.rules.actions import (
    BID_STEP,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    KIND_NAMES,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PLACE,
    STEP,
)
from keyflower.rules.bidding import slot_of
from keyflower.rules.pieces import (
    BACK,
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    DIRECTION_NAMES,
    DIRECTIONS,
    MAX_PLAYERS,
    POWER_2A,
    POWER_2B,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
    WATER,
    WINTER,
)
from keyflower.rules.production import goods_to_take, payments, usable_tiles
from keyflower.rules.scoring import river
from keyflower.rules.seasons import boat_choices, winter_picks
from keyflower.rules.state import (
    BUILD,
    FLIP,
    PAY,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    SLOTS,
    TAKE,
    TRANSPORT,
    TURN,
    State,
    Table,
)
from keyflower.rules.tables import Tables
from keyflower.rules.transport import can_flip, flips, steps, upgrades
from keyflower.rules.village import (
    STEP_TO,
    column_of,
    edge,
    neighbour,
    owner_of,
    passable,
    row_of,
    spots,
)

# What a converter takes, by the codes of `Tables.takes`.
TAKES_NAMES: Final = ("", *COLOUR_NAMES, "worker", "skill", *SKILL_NAMES)

ROTATION_STEP: Final = 1 << 10  # what turning a tile once more adds to its placement

SHUTS_RIVER: Final = "shuts-river"

THE_BAG: Final = -1  # where workers go that stand on a lot without a bid (E2)


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


class BidChoice:
    """B: everything that the seat can bid for one tile."""

    __slots__ = ("at", "lead", "mine", "ranges", "slot", "tile")

    def __init__(self, table: Table, seat: int, slot: int, ranges: list[Range]) -> None:
        self.slot: int = slot
        self.tile: int = table.slot_tile[slot]
        self.at: str = location(table, self.tile)
        self.mine: int = table.bid_size[slot * MAX_PLAYERS + seat]
        self.lead: Lead = Lead(table, seat, slot)
        self.ranges: list[Range] = ranges


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

    def __init__(
        self, state: State, seat: int, tile: int, ranges: list[Range], moves: "Moves"
    ) -> None:
        self.tile: int = tile
        self.at: str = location(state, tile)
        self.owner: int = owner_of(state, tile)  # -1: a lot
        self.used: int = state.used[tile]
        self.least: int = min([part.least for part in ranges])  # workers in all
        self.most: int = max([part.most for part in ranges])
        self.ranges: list[Range] = ranges
        self.goods_to: int = tile if self.owner == seat else state.villages[seat][0]
        self.workers_to: int = self.owner
        if self.owner < 0:
            self.workers_to = state.lead[slot_of(state, tile)]
        shown = shown_to(state, seat, tile)
        self.yields: Shown = shown_to(state, seat, tile)
        self.warnings: list[str] = []
        shorten(state, self.yields)
        warn_of_shortage(shown, self.yields, self.warnings)
        if gains_nothing(self.yields, moves):
            self.warnings.append("nothing-to-gain")
        if self.workers_to == THE_BAG:
            self.warnings.append("workers-go-to-bag")
        elif self.workers_to != seat:
            self.warnings.append(f"workers-go-to-seat-{self.workers_to}")


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


class Moves:
    """M: whether a seat could take a step or an upgrade now, if a tile gave it one."""

    __slots__ = ("step", "upgrade")

    def __init__(self, state: State, seat: int) -> None:
        possible: list[int] = []
        steps(state, seat, possible)
        self.step: bool = bool(possible)
        possible = []
        for tile in state.villages[seat]:
            if can_flip(state, tile) and not possible:
                upgrades(state, seat, tile, possible)
        self.upgrade: bool = bool(possible)


def gains_nothing(yields: Shown, moves: Moves) -> bool:
    """U5: whether nothing can come of a use: nothing received, no step, no upgrade."""
    if sum(yields.gives) or yields.greens or yields.workers or yields.skills:
        return False
    return not (yields.steps and moves.step) and not (yields.upgrades and moves.upgrade)


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


class CellChoice:
    """V1: how a tile can be turned at one cell; `shuts` are the rotations that shut the river."""

    __slots__ = ("cell", "rotations", "shuts")

    def __init__(self, cell: int, rotations: list[int], shuts: list[int]) -> None:
        self.cell: int = cell
        self.rotations: list[int] = rotations
        self.shuts: list[int] = shuts


class PlaceChoice:
    """V1: where one of the tiles won can be added."""

    __slots__ = ("cells", "tile")

    def __init__(self, tile: int) -> None:
        self.tile: int = tile
        self.cells: list[CellChoice] = []

    def action(self, cell: int, rotation: int) -> int:
        """The placement at a cell, turned like that."""
        return PLACE | self.tile << 4 | rotation << 10 | cell << 13


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
        self.losing: list[LosingBid] = []
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


def choices(state: State, seat: int) -> Choices:
    """What a seat may do now; nothing where it owes no decision."""
    found = Choices(state, seat)
    if seat not in state.to_act():
        return found
    phase = state.phase
    if phase == TURN:
        add_placements_of_workers(found, state)
    elif phase == TRANSPORT:
        add_transports(found, state)
    elif phase == BUILD:
        add_places(found, state)
    elif phase == PAY:
        found.payments = [Payment(state, seat, action) for action in payments(state, seat)]
    elif phase == TAKE:
        found.goods = [Good(action) for action in goods_to_take(state)]
    elif phase == PICK_BOAT:
        found.boats = [BoatChoice(state, action) for action in boat_choices(state)]
    elif phase == PICK_WINTER:
        picks = winter_picks(state, seat)  # 7 at most: nobody holds more than three tiles
        found.winter = [WinterChoice(state.tables, action) for action in picks]
    elif phase == FLIP:
        for action in flips(state, seat):
            if action & KIND_MASK == FLIP_TILE:
                found.flips.append(FlipChoice(state.tables, action))
        found.plain = [KEEP]
    return found


def add_placements_of_workers(found: Choices, state: State) -> None:
    """T4: pass, or bids and uses by tile."""
    seat = found.seat
    workers = Workers(state, seat)
    found.plain = [PASS]
    found.losing = workers.losing
    for slot in range(SLOTS):
        if state.slot_tile[slot] >= 0:
            ranges = bid_ranges(state, seat, slot, workers)
            if ranges:
                found.bids.append(BidChoice(state, seat, slot, ranges))
    moves = Moves(state, seat)
    for tile in usable_tiles(state):
        ranges = use_ranges(state, seat, tile, workers)
        if ranges:
            found.uses.append(UseChoice(state, seat, tile, ranges, moves))


def add_transports(found: Choices, state: State) -> None:
    """M3: steps by tile and resource, upgrades by tile, and leaving the rest out."""
    seat = found.seat
    found.plain = [DONE]
    for tile in state.villages[seat]:
        if state.steps:
            add_steps(found, state, tile)
        if state.upgrades and can_flip(state, tile):
            ways: list[int] = []
            upgrades(state, seat, tile, ways)
            if ways:
                choice = UpgradeChoice(state.tables, tile)
                choice.payments = [UpgradePayment(action) for action in ways]
                found.upgrades.append(choice)


def add_steps(found: Choices, table: Table, tile: int) -> None:
    """M2: where the resources on one tile can go."""
    goods = table.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    if not any(goods):
        return
    ways = [turn for turn in range(DIRECTIONS) if passable(table, found.seat, tile, turn)]
    for resource in range(RESOURCES):
        if goods[resource] and ways:
            choice = StepChoice(table, tile, resource)
            for direction in ways:
                action = STEP | tile << 4 | direction << 10 | resource << 13
                choice.ways.append(StepWay(table, action))
            found.steps.append(choice)


def add_places(found: Choices, table: Table) -> None:
    """V1, V2, X3: where the tiles won can be added, by tile and cell."""
    seat = found.seat
    pattern = table.tables.pattern
    free = table.power[POWER_2A] == seat
    mouth = River(table, seat)
    cells = spots(table, seat)
    for tile in table.won[seat]:
        choice = PlaceChoice(tile)
        first = tile * DIRECTIONS
        for cell, bound in cells.items():
            rotations = [
                rotation
                for rotation in range(DIRECTIONS)
                if free or pattern[first + rotation] & bound >> 12 == bound & 4095
            ]
            if rotations:
                shuts = [turn for turn in rotations if mouth.is_shut_by(choice.action(cell, turn))]
                choice.cells.append(CellChoice(cell, rotations, shuts))
        if choice.cells:
            found.placements.append(choice)


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

    Every `action` is legal. To a `base`, which is not, the workers of a bid or use are added
    (`steps` of the choice by colour, `step` of a losing bid), or the rotations of a tile (`step`).
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
        "step": losing_step(bid.slot),
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
        "steps": {COLOUR_NAMES[part.colours[0]]: BID_STEP for part in bid.ranges},
        "ranges": [
            range_json(part, bid_base(bid.tile, part), smallest_bid(bid.tile, part))
            for part in bid.ranges
        ],
    }


def range_json(part: Range, base: int, action: int) -> dict[str, object]:
    """The bids or uses of one tile in one colour, or in colours that mix."""
    limits = part.most_of
    return {
        "colours": [COLOUR_NAMES[colour] for colour in part.colours],
        "screen": named(COLOUR_NAMES, part.screen),
        "losing": part.slots,
        "least": part.least,
        "most": part.most,
        "most_of": {
            COLOUR_NAMES[colour]: limits[colour]
            for colour in range(COLOURS)
            if limits[colour] != NO_LIMIT
        },
        "base": base,
        "action": action,
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
        "steps": {
            COLOUR_NAMES[colour]: use_step(colour) for part in use.ranges for colour in part.colours
        },
        "ranges": [
            range_json(part, use_base(use.tile), smallest_use(use.tile, part))
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
        "step": ROTATION_STEP,
        "cells": [
            {
                "column": column_of(cell.cell),
                "row": row_of(cell.cell),
                "rotations": cell.rotations,
                "warnings": {SHUTS_RIVER: cell.shuts} if cell.shuts else {},
                "base": place.action(cell.cell, 0),
            }
            for cell in place.cells
        ],
    }
