"""The legal actions in compact form, computed directly: the list of them all can be very long."""

from typing import Final, TypeVar

from keyflower.formats.building import add_places
from keyflower.formats.choices import (
    BidChoice,
    BoatChoice,
    Choices,
    FlipChoice,
    FurtherWay,
    Good,
    Lead,
    Losing,
    NewSide,
    Payment,
    PlainChoice,
    Shown,
    StepChoice,
    StepWay,
    UpgradeChoice,
    UpgradePayment,
    UseChoice,
    Ways,
    WinterChoice,
)
from keyflower.formats.notation import location
from keyflower.formats.placing import (
    NO_LIMIT,
    LosingBid,
    Range,
    Workers,
    bid_ranges,
    smallest_bid,
    smallest_use,
    use_ranges,
)
from keyflower.rules.actions import (
    BID_STEP,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    LOSING_STEP,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PLAIN_NAMES,
    USE_STEPS,
    bid_action,
    boat_of,
    picked_mask,
    piece_of,
    resources_paid,
    skills_paid,
    step_action,
    tile_of,
    use_action,
)
from keyflower.rules.bidding import slot_of
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import (
    BACK,
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
    WINTER,
)
from keyflower.rules.production import goods_to_take, payments, usable_tiles
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
    Board,
    State,
)
from keyflower.rules.transport import can_flip, flips, some_step, upgrades
from keyflower.rules.village import (
    neighbour,
    owner_of,
    passable,
)

# What a converter takes, by the codes of `Lookup.takes`.
TAKES_NAMES: Final = ("", *COLOUR_NAMES, "worker", "skill", *SKILL_NAMES)

N = TypeVar("N", bound=str)


def choices(state: State, seat: int) -> Choices:
    """What a seat may do now; nothing where it owes no decision."""
    found = Choices(seat, PHASE_NAMES[state.phase])
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
        found.payments = [payment(state, seat, action) for action in payments(state, seat)]
    elif phase == TAKE:
        found.goods = [Good(RESOURCE_NAMES[piece_of(each)], each) for each in goods_to_take(state)]
    elif phase == PICK_BOAT:
        found.boats = [boat(state, action) for action in boat_choices(state)]
    elif phase == PICK_WINTER:
        picks = winter_picks(state, seat)  # 7 at most: nobody holds more than three tiles
        found.winter = [WinterChoice(picked(state.lookup, each), each) for each in picks]
    elif phase == FLIP:
        for action in flips(state, seat):
            if action & KIND_MASK == FLIP_TILE:
                tile = tile_of(action)
                gains = new_side(state.lookup, tile)
                found.flips.append(FlipChoice(state.lookup.ids[tile], gains, action))
        found.plain = [plain(KEEP)]
    return found


def plain(action: int) -> PlainChoice:
    """Pass, done or keep."""
    return PlainChoice(PLAIN_NAMES[action], action)


def named(names: tuple[N, ...], counts: list[int]) -> dict[N, int]:
    """Counts by name, without the kinds of which there is none."""
    return {name: count for name, count in zip(names, counts) if count}


# -------- Bids and uses


def add_placements_of_workers(found: Choices, state: State) -> None:
    """T4: pass, or bids and uses by tile."""
    seat = found.seat
    workers = Workers(state, seat)
    found.plain = [plain(PASS)]
    found.losing = [losing(state.lookup, bid) for bid in workers.losing]
    for slot in range(SLOTS):
        if state.slot_tile[slot] >= 0:
            ranges = bid_ranges(state, seat, slot, workers)
            if ranges:
                found.bids.append(bid_choice(state, seat, slot, ranges))
    moves = Moves(state, seat)
    for tile in usable_tiles(state):
        ranges = use_ranges(state, seat, tile, workers)
        if ranges:
            found.uses.append(use_choice(state, seat, tile, ranges, moves))


def losing(lookup: Lookup, bid: LosingBid) -> Losing:
    """A losing bid."""
    step = LOSING_STEP << bid.slot
    colour = COLOUR_NAMES[bid.colour]
    return Losing(bid.slot, lookup.ids[bid.tile], bid.at, bid.size, colour, step)


def bid_choice(board: Board, seat: int, slot: int, ranges: list[Range]) -> BidChoice:
    """The bids for one tile."""
    tile = board.slot_tile[slot]
    return BidChoice(
        tile=board.lookup.ids[tile],
        at=location(board, tile),
        mine=board.bid_size[slot * MAX_PLAYERS + seat],
        lead=lead(board, seat, slot),
        steps={COLOUR_NAMES[part.colours[0]]: BID_STEP for part in ranges},
        ranges=[
            ways(part, bid_action(tile, part.colours[0]), smallest_bid(tile, part))
            for part in ranges
        ],
    )


def lead(board: Board, seat: int, slot: int) -> Lead:
    """Who leads at a tile."""
    leader = board.lead[slot]
    if leader < 0:
        return Lead(None, 0, None, 1)
    side = slot * MAX_PLAYERS + leader
    size = board.bid_size[side]
    total = size if leader == seat else size + 1
    return Lead(leader, size, COLOUR_NAMES[board.bid_colour[side]], total)


def ways(part: Range, base: int, action: int) -> Ways:
    """The bids or uses of one tile in one colour, or in colours that mix."""
    limits = part.most_of
    return Ways(
        colours=[COLOUR_NAMES[colour] for colour in part.colours],
        screen=named(COLOUR_NAMES, part.screen),
        losing=part.slots,
        least=part.least,
        most=part.most,
        most_of={
            COLOUR_NAMES[colour]: limits[colour]
            for colour in range(COLOURS)
            if limits[colour] != NO_LIMIT
        },
        base=base,
        action=action,
    )


def use_choice(
    state: State, seat: int, tile: int, ranges: list[Range], moves: "Moves"
) -> UseChoice:
    """The uses of one tile, and what comes of them."""
    ids = state.lookup.ids
    owner = owner_of(state, tile)  # -1: a lot
    workers_to = owner if owner >= 0 else state.lead[slot_of(state, tile)]
    yields = shown(state.lookup, tile, state.side[tile])
    if state.power[POWER_2B] == seat:  # M1, X4
        yields.steps *= 2
        yields.upgrades *= 2
    warnings = shorten(state, tile, yields)
    if gains_nothing(yields, moves):
        warnings.append("nothing-to-gain")
    if workers_to < 0:
        warnings.append("workers-go-to-bag")
    elif workers_to != seat:
        warnings.append(f"workers-go-to-seat-{workers_to}")
    return UseChoice(
        tile=ids[tile],
        at=location(state, tile),
        owner=owner if owner >= 0 else None,
        used=state.used[tile],
        least=min([part.least for part in ranges]),
        most=max([part.most for part in ranges]),
        steps={
            COLOUR_NAMES[colour]: USE_STEPS[colour] for part in ranges for colour in part.colours
        },
        ranges=[ways(part, use_action(tile), smallest_use(tile, part)) for part in ranges],
        yields=yields,
        goods_to=ids[tile if owner == seat else state.villages[seat][0]],
        workers_to=workers_to if workers_to >= 0 else None,
        warnings=warnings,
    )


def shown(lookup: Lookup, tile: int, side: int) -> Shown:
    """What a side shows."""
    at = tile * 2 + side
    return Shown(
        takes=TAKES_NAMES[lookup.takes[at]] or None,
        resources=named(RESOURCE_NAMES, lookup.gives[at * RESOURCES : (at + 1) * RESOURCES]),
        choose=lookup.choose[at],
        workers=lookup.workers[at],
        greens=lookup.greens[at],
        skills=lookup.skills[at],
        steps=lookup.steps[at],
        upgrades=lookup.upgrades[at],
    )


def shorten(state: State, tile: int, yields: Shown) -> list[str]:
    """I7: as far as there is any. -> which kinds of things run short of what the tile shows"""
    at = tile * 2 + state.side[tile]
    gives = state.lookup.gives[at * RESOURCES : (at + 1) * RESOURCES]
    there = [min(gives[kind], state.stock[kind]) for kind in range(RESOURCES)]
    yields.resources = named(RESOURCE_NAMES, there)
    out: list[str] = []
    available("stock", sum(gives), sum(there), out)
    if yields.greens:
        yields.greens = available("greens", yields.greens, state.greens, out)
    if yields.workers:
        yields.workers = available("bag", yields.workers, sum(state.bag), out)
    if yields.skills:
        yields.skills = available("pile", yields.skills, sum(state.pile), out)
    return out


def available(source: str, wanted: int, there: int, out: list[str]) -> int:
    """How much of an amount a source has; appends a warning if it runs short or is empty."""
    if there >= wanted:
        return wanted
    out.append(f"{source}-short" if there else f"{source}-empty")
    return there


class Moves:
    """M: whether a seat could take a step or an upgrade now, if a tile gave it one."""

    __slots__ = ("step", "upgrade")

    def __init__(self, state: State, seat: int) -> None:
        self.step: bool = some_step(state, seat)
        possible: list[int] = []
        for tile in state.villages[seat]:
            if can_flip(state, tile) and not possible:
                upgrades(state, seat, tile, possible)
        self.upgrade: bool = bool(possible)


def gains_nothing(yields: Shown, moves: Moves) -> bool:
    """U5: whether nothing can come of a use: nothing received, no step, no upgrade."""
    if yields.resources or yields.greens or yields.workers or yields.skills:
        return False
    return not (yields.steps and moves.step) and not (yields.upgrades and moves.upgrade)


# -------- Paying, moving, upgrading


def payment(board: Board, seat: int, action: int) -> Payment:
    """One way to pay for the tile in use."""
    kind = action & KIND_MASK
    what = piece_of(action)
    if kind == PAY_BID:
        return Payment(None, None, losing(board.lookup, LosingBid(board, seat, what)), action)
    if kind == PAY_SKILL:
        return Payment(None, SKILL_NAMES[what], None, action)
    return Payment(COLOUR_NAMES[what], None, None, action)


def add_transports(found: Choices, state: State) -> None:
    """M3: steps by tile and resource, upgrades by tile, and leaving the rest out."""
    seat = found.seat
    lookup = state.lookup
    found.plain = [plain(DONE)]
    for tile in state.villages[seat]:
        if state.steps:
            add_steps(found, state, tile)
        if state.upgrades and can_flip(state, tile):
            actions: list[int] = []
            upgrades(state, seat, tile, actions)
            if actions:
                paid = [upgrade_payment(action) for action in actions]
                choice = UpgradeChoice(lookup.ids[tile], new_side(lookup, tile), paid)
                found.upgrades.append(choice)


def add_steps(found: Choices, board: Board, tile: int) -> None:
    """M2: where the resources on one tile can go."""
    goods = board.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    if not any(goods):
        return
    ids = board.lookup.ids
    legs = legs_from(board, found.seat, tile)
    for resource in range(RESOURCES):
        if goods[resource] and legs:
            choice = StepChoice(ids[tile], RESOURCE_NAMES[resource], goods[resource], [], [])
            for leg in legs:
                action = step_action(leg.start, leg.turn, resource)
                if leg.start == tile:
                    way = StepWay(DIRECTION_NAMES[leg.turn], ids[leg.end], action)
                    choice.ways.append(way)
                else:
                    further = FurtherWay(ids[leg.end], ids[leg.start], leg.steps, action)
                    choice.further.append(further)
            found.steps.append(choice)


class Leg:
    """The last step of a shortest path."""

    __slots__ = ("end", "start", "steps", "turn")

    def __init__(self, start: int, turn: int, end: int, steps: int) -> None:
        self.start: int = start
        self.turn: int = turn
        self.end: int = end
        self.steps: int = steps


def legs_from(board: Board, seat: int, tile: int) -> list[Leg]:
    """M2: the tiles that can be reached with the steps left, near ones first.

    Of two shortest paths the one counts whose first step comes first in the order of directions.
    """
    legs: list[Leg] = []
    reached = [tile]
    around = [tile]
    for steps_taken in range(1, board.steps + 1):
        next_around: list[int] = []
        for here in around:
            for turn in range(DIRECTIONS):
                if passable(board, seat, here, turn):
                    end = neighbour(board, here, turn)
                    if end not in reached:
                        reached.append(end)
                        next_around.append(end)
                        legs.append(Leg(here, turn, end, steps_taken))
        around = next_around
    return legs


def upgrade_payment(action: int) -> UpgradePayment:
    """One way to pay for an upgrade."""
    resources = named(RESOURCE_NAMES, resources_paid(action))
    return UpgradePayment(resources, named(SKILL_NAMES, skills_paid(action)), action)


def new_side(lookup: Lookup, tile: int) -> NewSide:
    """What turning a tile to its back changes."""
    return NewSide(
        points=(lookup.points[tile * 2], lookup.points[tile * 2 + BACK]),
        each=(lookup.score_points[tile * 2], lookup.score_points[tile * 2 + BACK]),
        shows=shown(lookup, tile, BACK) if lookup.acts[tile * 2 + BACK] else None,
    )


# -------- Boats, winter tiles


def boat(board: Board, action: int) -> BoatChoice:
    """A boat and its load."""
    number = boat_of(action)
    workers = board.boat_workers[number * COLOURS : (number + 1) * COLOURS]
    skills = board.boat_skills[number * SKILLS : (number + 1) * SKILLS]
    return BoatChoice(
        boat=board.lookup.ids[board.lookup.boats[number]],
        workers=named(COLOUR_NAMES, workers),
        skills=named(SKILL_NAMES, skills),
        keeps_boat=board.season == WINTER,
        action=action,
    )


def picked(lookup: Lookup, action: int) -> list[str]:
    """The winter tiles that an action picks."""
    winter = lookup.by_season[WINTER]
    mask = picked_mask(action)
    return [lookup.ids[winter[i]] for i in range(len(winter)) if mask >> i & 1]
