"""Why an action is illegal, and what would be legal instead.

What is legal is decided elsewhere; here only the reason is looked for, in the order in which a
player at the table would object. A message goes to the acting seat and says nothing
that this seat may not know: its own screen and hand, and what lies open.
"""

from collections.abc import Sequence
from typing import Final

from keyflower.formats.choices import Choices, Losing, Ways
from keyflower.formats.choosing import TAKES_NAMES, choices
from keyflower.formats.notation import location, spot, text
from keyflower.formats.placing import (
    joined_slots,
    screen_workers,
)
from keyflower.rules.actions import (
    BID,
    BID_COUNT,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
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
    UNDO,
    UPGRADE,
    USE,
    is_well_formed,
)
from keyflower.rules.bidding import joined_workers, may_change_colour, slot_of
from keyflower.rules.pieces import (
    BACK,
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    DIRECTION_NAMES,
    DIRECTIONS,
    GOLD,
    MAX_PLAYERS,
    NO_COLOUR,
    POWER_2A,
    POWER_3A,
    POWER_4A,
    POWER_4B,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
    TURN_ORDER,
    WINTER,
)
from keyflower.rules.production import can_still_pay, has_skill, room_on
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    FLIP,
    LOT,
    LOT_SLOTS,
    OVER,
    PAY,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    TURN,
    VILLAGE,
    State,
    Table,
)
from keyflower.rules.tables import (
    EDGE_KINDS,
    TAKES_COLOUR,
    TAKES_SKILL,
    TAKES_WORKER,
    Tables,
)
from keyflower.rules.village import (
    SEAT_SHIFT,
    STEP_TO,
    column_of,
    edge,
    neighbour,
    owner_of,
    passable,
    row_of,
)

EXAMPLES: Final = 8  # a message lists no more than so many legal actions

ON_A_TILE: Final = (BID, USE, STEP, UPGRADE, PLACE)

# The kinds of action that a phase asks for, and how to ask.
KINDS_IN_PHASE: Final = {
    TURN: (PASS, BID, USE),
    PAY: (PAY_WORKER, PAY_BID, PAY_SKILL),
    TAKE: (TAKE_GOOD,),
    TRANSPORT: (STEP, UPGRADE, DONE),
    PICK_BOAT: (TAKE_BOAT,),
    BUILD: (PLACE,),
    PICK_WINTER: (PICK_TILES,),
    FLIP: (FLIP_TILE, KEEP),
}
ASKED_IN_PHASE: Final = {
    TURN: "is in turn and bids, uses a tile or passes (T4)",
    PAY: "must first pay for the {tile} (U7)",
    TAKE: "must first take a resource from the {tile} (U10)",
    TRANSPORT: "must first finish the use of the {tile}: step, upgrade or done (M3)",
    PICK_BOAT: "must first pick a boat (E6)",
    BUILD: "must first add the tiles won to the village (E9)",
    PICK_WINTER: "must first pick winter tiles (T3)",
    FLIP: "may flip one tile or keep them all (F1)",
}


def why_illegal(state: State, seat: int, action: int) -> str:
    """What is wrong with an action that is not legal, and what would be right."""
    formed = is_well_formed(action)
    if not 0 <= seat < state.players:
        if not formed:
            return f"there is no such action number: {number(action)}"
        return f"there is no seat {number(seat)}: seats are 0 to {state.players - 1}"
    if state.phase == OVER:
        return f"{said(state, action)}: the game is over, nothing can be done any more"
    if seat not in state.to_act():
        return f"{said(state, action)}: {who_owes(state, seat)}"
    found = choices(state, seat)
    if not formed:
        shown = examples(state, one_for_each_place(found))
        return f"there is no such action number: {number(action)}; {shown}"
    why = reason(state, seat, action)
    return f"{said(state, action)}: {why}; {instead(state, action, found)}"


def number(value: int) -> str:
    """A number as digits, unless it is absurdly large."""
    return str(value) if value.bit_length() <= 64 else "one far too large"


def said(table: Table, action: int) -> str:
    """The action in notation where everything it names is there, else its number."""
    if is_well_formed(action) and names_only_what_lies_there(table, action):
        return text(table, action)
    return f"action {number(action)}"


def names_only_what_lies_there(table: Table, action: int) -> bool:
    """Whether the losing bids of an action lie at tiles, and a step starts in a village."""
    kind = action & KIND_MASK
    if kind == PAY_BID:
        return table.slot_tile[action >> 4] >= 0
    if kind == STEP:
        return table.place[action >> 4 & 63] == VILLAGE
    if kind in (BID, USE):
        for slot in joined_slots(action):
            if table.slot_tile[slot] < 0:
                return False
    return True


def who_owes(table: Table, seat: int) -> str:
    """That a seat owes no decision, and who does."""
    owing = table.to_act()
    do = "seat {} does" if len(owing) == 1 else "seats {} do"
    seats = do.format(listed([str(other) for other in owing]))
    return f"seat {seat} does not owe a decision now: {seats} ({PHASE_NAMES[table.phase]})"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} " + words[-1]


def counted(count: int, word: str) -> str:
    """A number of things: `1 worker`, `2 workers`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# -------- What would be legal


def instead(table: Table, action: int, found: Choices) -> str:
    """What is legal at the same place, or if nothing is, anywhere."""
    kind = action & KIND_MASK
    tile = table.tables.ids[action >> 4 & 63] if kind in ON_A_TILE else ""
    near: list[str] = []
    if kind == BID:
        for bid in found.bids:
            if bid.tile == tile:
                near = [ways_words(found.losing, part) for part in bid.ranges]
    elif kind == USE:
        for use in found.uses:
            if use.tile == tile:
                near = [ways_words(found.losing, part) for part in use.ranges]
    elif kind == PLACE:
        cell = action >> 13
        near = [text(table, other) for other in rotations_at(found, tile, cell)]
    else:
        near = [text(table, other) for other in transports_at(found, kind, tile)]
    if near:
        return "legal there: " + shortened(near)
    if kind in ON_A_TILE and kind in KINDS_IN_PHASE[table.phase]:
        places = places_of(found, tile) if kind == PLACE else []
        return "nothing is legal there; " + examples(table, places or one_for_each_place(found))
    return examples(table, one_for_each_place(found))


def rotations_at(found: Choices, tile: str, cell: int) -> list[int]:
    """V1: the ways to add a tile at a cell."""
    for place in found.placements:
        if place.tile == tile:
            for spot in place.cells:
                if (spot.column, spot.row) == (column_of(cell), row_of(cell)):
                    return [spot.base + rotation * place.step for rotation in spot.rotations]
    return []


def places_of(found: Choices, tile: str) -> list[int]:
    """V1: one way to add a tile for each cell where it fits."""
    for place in found.placements:
        if place.tile == tile:
            return [spot.base + spot.rotations[0] * place.step for spot in place.cells]
    return []


def transports_at(found: Choices, kind: int, tile: str) -> list[int]:
    """M2, M4: the steps from a tile, or the payments for its upgrade."""
    if kind == STEP:
        return [way.action for step in found.steps if step.tile == tile for way in step.ways]
    if kind == UPGRADE:
        for upgrade in found.upgrades:
            if upgrade.tile == tile:
                return [paid.action for paid in upgrade.payments]
    return []


def one_for_each_place(found: Choices) -> list[int]:
    """Of all legal actions one for each place."""
    out = [plain.action for plain in found.plain]
    out.extend(bid.ranges[0].action for bid in found.bids)
    out.extend(use.ranges[0].action for use in found.uses)
    out.extend(payment.action for payment in found.payments)
    out.extend(good.action for good in found.goods)
    out.extend(way.action for step in found.steps for way in step.ways)
    out.extend(upgrade.payments[0].action for upgrade in found.upgrades)
    out.extend(boat.action for boat in found.boats)
    for place in found.placements:
        out.extend(places_of(found, place.tile))
    out.extend(pick.action for pick in found.winter)
    out.extend(flip.action for flip in found.flips)
    return out


def examples(table: Table, actions: list[int]) -> str:
    """Some of what is legal now, in notation."""
    return "legal now: " + shortened([text(table, action) for action in actions])


def shortened(words: list[str]) -> str:
    """The first few of many words, and how many more there are."""
    if len(words) <= EXAMPLES:
        return ", ".join(words)
    return ", ".join(words[:EXAMPLES]) + f" and {len(words) - EXAMPLES} more"


def ways_words(losing: list[Losing], part: Ways) -> str:
    """`2 to 6 red`, `3 to 8 blue or red (up to 5 from the screen, any of +lot:well +turn:1)`"""
    colours = listed(part.colours, "or")
    words = f"{part.least} to {part.most} {colours}"
    if part.least == part.most:
        words = f"{part.least} {colours}"
    joins = ["+" + bid.at for bid in losing if bid.slot in part.losing]
    if not joins:
        return words
    held = min(sum(part.screen.values()), part.most)
    screen = f"up to {held} from the screen, " if held else ""
    return f"{words} ({screen}any of {' '.join(joins)})"


# -------- What is wrong


def reason(state: State, seat: int, action: int) -> str:
    """The first thing that is wrong with a well-formed action of a seat that owes a decision."""
    kind = action & KIND_MASK
    if kind == UNDO:
        return "a move is taken back by undo, not by an action"
    if kind not in KINDS_IN_PHASE[state.phase]:
        tile = state.tables.ids[state.use_tile] if state.use_tile >= 0 else ""
        return f"seat {seat} " + ASKED_IN_PHASE[state.phase].format(tile=tile)
    if kind == BID:
        return wrong_bid(state, seat, action)
    if kind == USE:
        return wrong_use(state, seat, action)
    if kind == STEP:
        return wrong_step(state, seat, action)
    if kind == UPGRADE:
        return wrong_upgrade(state, seat, action)
    if kind == PLACE:
        return wrong_place(state, seat, action)
    if kind == PICK_TILES:
        return wrong_pick(state, seat, action)
    if kind == TAKE_BOAT:
        return wrong_boat(state, action >> 4)
    if kind == TAKE_GOOD:
        return wrong_good(state, action >> 4)
    if kind == FLIP_TILE:
        return wrong_tile_to_turn(state, seat, action >> 4)
    return wrong_payment(state, seat, action)


def wrong_bid(state: State, seat: int, action: int) -> str:
    """B1 to B5: why a bid is not legal."""
    tile = action >> 4 & 63
    colour = action >> 10 & 3
    slot = slot_of(state, tile)
    if slot < 0:
        return not_for_bids(state, tile)
    if action >> LOSING >> slot & 1 and is_losing(state, seat, slot):
        return "a losing bid is topped up where it lies, not moved onto itself (B5)"
    why = wrong_bids_joined(state, seat, action, colour) or wrong_bid_colour(
        state, seat, slot, colour
    )
    if why:
        return why
    count = action >> BID_COUNT & 63
    if not count and not action >> LOSING:
        return "a bid takes at least one worker (B2)"
    if count > state.screen[seat * COLOURS + colour]:
        return too_few_workers(state, seat, colour)
    return too_small_bid(state, seat, slot, colour)


def not_for_bids(table: Table, tile: int) -> str:
    """B1: why a tile cannot be bid for."""
    name = table.tables.ids[tile]
    if table.place[tile] == VILLAGE:
        return f"{name} lies in the village of seat {owner_of(table, tile)}, not to be bid for (B1)"
    if table.tables.kind[tile] == BOAT:
        return "boats cannot be bid for (B1)"
    return f"{name} is not laid out this season (B1)"


def is_losing(table: Table, seat: int, slot: int) -> bool:
    """B5: whether a seat has a losing bid at a slot."""
    return table.bid_size[slot * MAX_PLAYERS + seat] > 0 and table.lead[slot] != seat


def wrong_bids_joined(table: Table, seat: int, action: int, colour: int) -> str:
    """T6, B4, B5: why losing bids cannot join a placement of a colour (-1: any); else ""."""
    for slot in joined_slots(action):
        why = wrong_losing_bid(table, seat, slot)
        if why:
            return why
        has = table.bid_colour[slot * MAX_PLAYERS + seat]
        if colour not in (-1, has):
            at = location(table, table.slot_tile[slot])
            return f"the losing bid at {at} is {COLOUR_NAMES[has]}, not {COLOUR_NAMES[colour]} (T6)"
    return ""


def wrong_losing_bid(table: Table, seat: int, slot: int) -> str:
    """B4, B5: why there is no losing bid of a seat at a slot; else ""."""
    tile = table.slot_tile[slot]
    if tile < 0:
        return f"no tile lies at slot {slot}, so no losing bid does (B5)"
    at = location(table, tile)
    if not table.bid_size[slot * MAX_PLAYERS + seat]:
        return f"seat {seat} has no bid at {at} (B5)"
    if table.lead[slot] == seat:
        return f"the bid at {at} is the largest and cannot move (B4)"
    return ""


def wrong_bid_colour(table: Table, seat: int, slot: int, colour: int) -> str:
    """B3, C1, X7: why a bid cannot have a colour; else ""."""
    side = slot * MAX_PLAYERS + seat
    if table.bid_size[side]:
        if table.bid_colour[side] == colour:
            return ""
        return f"the bid of seat {seat} there is {COLOUR_NAMES[table.bid_colour[side]]} (B3)"
    has = table.colour[table.slot_tile[slot]]
    if has in (NO_COLOUR, colour) or may_change_colour(table, seat, slot):
        return ""
    why = f"the tile's colour is {COLOUR_NAMES[has]} this season (C1)"
    if table.power[POWER_4A] == seat:
        if slot >= LOT_SLOTS and not table.o1:
            return why + ", and boat 4a does not act on turn-order tiles (O1)"
        return why + ", and boat 4a acts only on another's bid that is not green (X7)"
    return why


def too_few_workers(state: State, seat: int, colour: int) -> str:
    """T6: that the screen does not hold so many."""
    held = state.screen[seat * COLOURS + colour]
    if held == 0:
        return f"no {COLOUR_NAMES[colour]} worker is behind the screen (T6)"
    if held == 1:
        return f"only 1 {COLOUR_NAMES[colour]} worker is behind the screen (T6)"
    return f"only {held} {COLOUR_NAMES[colour]} workers are behind the screen (T6)"


def too_small_bid(table: Table, seat: int, slot: int, colour: int) -> str:
    """B2: that a bid must become the largest."""
    leader = table.lead[slot]
    size = table.bid_size[slot * MAX_PLAYERS + leader]
    mine = table.bid_size[slot * MAX_PLAYERS + seat]
    leads = f"seat {leader} leads with {size} (B2)"
    if mine:
        return f"seat {seat} has {mine} there and must reach at least {size + 1} in all, {leads}"
    return f"seat {seat} must bid at least {size + 1} {COLOUR_NAMES[colour]} there, {leads}"


def wrong_use(state: State, seat: int, action: int) -> str:
    """U1 to U7: why a use is not legal."""
    tile = action >> 4 & 63
    why = (
        not_for_use(state, tile)
        or tile_is_full(state, tile)
        or missing_skill(state, seat, tile)
        or wrong_bids_joined(state, seat, action, -1)
        or wrong_use_colours(state, seat, action)
    )
    if why:
        return why
    for colour in range(COLOURS):
        if screen_workers(action, colour) > state.screen[seat * COLOURS + colour]:
            return too_few_workers(state, seat, colour)
    why = wrong_number(state, seat, action)
    if why:
        return why
    takes = state.tables.takes[tile * 2 + state.side[tile]]
    if not can_still_pay(state, seat, takes, action):
        return f"the {state.tables.ids[tile]} takes {taken(takes)} besides, and none is left (U7)"
    return "the tile cannot be used so (U1)"


def not_for_use(table: Table, tile: int) -> str:
    """U1, U2: why a tile is never used, or not now; else ""."""
    tables = table.tables
    name = tables.ids[tile]
    kind = tables.kind[tile]
    if kind == TURN_ORDER:
        return "turn-order tiles are never used (U2)"
    if kind in (BOAT, SUMMER_BOAT):
        return "boats are never used (U2)"
    if tables.season[tile] == WINTER:
        return "winter tiles are never used (U2)"
    if table.place[tile] == ASIDE:
        return f"{name} was set aside for good (V3)"
    if table.place[tile] != VILLAGE and table.place[tile] != LOT:
        return f"{name} is neither laid out nor in a village (U1)"
    if not tables.acts[tile * 2 + table.side[tile]]:
        return f"the side up of {name} shows no action (U2)"
    return ""


def tile_is_full(table: Table, tile: int) -> str:
    """U3: that no use fits any more this season; else ""."""
    needed = table.used[tile] + 1
    room = room_on(table, tile)
    if needed <= room:
        return ""
    return f"{used_by(table, tile)}, so at least {needed} are needed, and only {room} more fit (U3)"


def used_by(table: Table, tile: int) -> str:
    """How many workers the latest use of a tile took."""
    return f"the tile was used by {counted(table.used[tile], 'worker')}"


def missing_skill(state: State, seat: int, tile: int) -> str:
    """U7: that the skill which a converter takes is not there; else ""."""
    takes = state.tables.takes[tile * 2 + state.side[tile]]
    if takes < TAKES_SKILL or has_skill(state, seat, takes):
        return ""
    name = state.tables.ids[tile]
    return f"the {name} takes {taken(takes)}, and none is behind the screen (U7)"


def taken(takes: int) -> str:
    """U7: what a converter takes, in words."""
    if takes == TAKES_WORKER:
        return "a worker of any colour"
    if takes == TAKES_SKILL:
        return "a skill of any kind"
    if takes < TAKES_WORKER:
        return f"a {TAKES_NAMES[takes]} worker"
    return f"the skill {TAKES_NAMES[takes]}"


def wrong_use_colours(table: Table, seat: int, action: int) -> str:
    """C1, U4, X8: why the workers of a use have the wrong colours; else ""."""
    has = table.colour[action >> 4 & 63]
    if has != NO_COLOUR and table.power[POWER_4B] == seat:
        return ""
    colours: list[int] = []
    for colour in range(COLOURS):
        if screen_workers(action, colour):
            colours.append(colour)
    for slot in joined_slots(action):
        colour = table.bid_colour[slot * MAX_PLAYERS + seat]
        if colour not in colours:
            colours.append(colour)
    for colour in colours:
        if has not in (NO_COLOUR, colour):
            return f"the tile's colour is {COLOUR_NAMES[has]} this season (C1)"
    return "all workers of a use have one colour (U4)" if len(colours) > 1 else ""


def wrong_number(table: Table, seat: int, action: int) -> str:
    """U3: why a use takes too few or too many workers; else ""."""
    tile = action >> 4 & 63
    total = joined_workers(table, seat, action >> LOSING, NO_COLOUR)
    for colour in range(COLOURS):
        total += screen_workers(action, colour)
    if total == 0:
        return "a use takes at least one worker (U3)"
    if total <= table.used[tile]:
        return f"{used_by(table, tile)}, so at least {table.used[tile] + 1} are needed (U3)"
    room = room_on(table, tile)
    if total > room:
        return f"only {room} more workers fit on the tile, and these are {total} (U3)"
    return ""


def wrong_payment(state: State, seat: int, action: int) -> str:
    """U7: why that cannot pay for the tile in use."""
    kind = action & KIND_MASK
    takes = state.tables.takes[state.use_tile * 2 + state.side[state.use_tile]]
    what = action >> 4
    other = f"the {state.tables.ids[state.use_tile]} takes {taken(takes)} (U7)"
    if kind == PAY_SKILL:
        if takes != TAKES_SKILL:
            return other
        return f"no {SKILL_NAMES[what]} is behind the screen (U7)"
    if takes == TAKES_SKILL:
        return other
    if kind == PAY_BID:
        return wrong_losing_bid(state, seat, what) or other
    if takes not in (TAKES_WORKER, TAKES_COLOUR + what):
        return other
    return f"no {COLOUR_NAMES[what]} worker is behind the screen (U7)"


def wrong_good(table: Table, kind: int) -> str:
    """U10: why a resource cannot be taken."""
    shown = table.use_tile * 2 + table.side[table.use_tile]
    gives = table.tables.gives[shown * RESOURCES : (shown + 1) * RESOURCES]
    if gives[kind]:
        return f"no {RESOURCE_NAMES[kind]} is in stock (U10)"
    given = [RESOURCE_NAMES[other] for other in range(RESOURCES) if gives[other]]
    return f"the {table.tables.ids[table.use_tile]} gives {listed(given, 'or')} (U10)"


def wrong_step(table: Table, seat: int, action: int) -> str:
    """M1, M2, X3: why a step is not legal."""
    tile = action >> 4 & 63
    name = table.tables.ids[tile]
    if not table.steps:
        return "no step is left of this use (M1)"
    if owner_of(table, tile) != seat:
        return f"{name} is not in the village of seat {seat}, where alone it moves resources (M1)"
    kind = action >> 13
    if not table.goods[tile * RESOURCES + kind]:
        return f"no {RESOURCE_NAMES[kind]} lies on {name} (M2)"
    direction = action >> 10 & 7
    other = neighbour(table, tile, direction)
    if other < 0:
        return f"{DIRECTION_NAMES[direction]} of {name} lies no tile (M2)"
    if not passable(table, seat, tile, direction) and table.power[POWER_2A] == seat:
        return f"water lies between {name} and {table.tables.ids[other]} (X3)"
    return f"no road leads from {name} to {table.tables.ids[other]} (M2)"


def wrong_upgrade(state: State, seat: int, action: int) -> str:
    """M4: why an upgrade is not legal."""
    tile = action >> 4 & 63
    name = state.tables.ids[tile]
    if not state.upgrades:
        return "no upgrade is left of this use (M1)"
    why = wrong_tile_to_turn(state, seat, tile)
    if why:
        return why
    costs = f"the upgrade of {name} costs {listed(cost_words(state, tile))}"
    missing = missing_resources(state, seat, tile) + missing_skills(state, seat, tile)
    if missing:
        return f"{costs}, missing: {listed(missing)} (M4)"
    resources = [action >> (10 + 3 * kind) & 7 for kind in range(RESOURCES)]
    skills = [action >> (22 + 2 * kind) & 3 for kind in range(SKILLS)]
    if not is_paid_in_number(state.tables, tile, sum(resources), sum(skills)):
        return f"{costs}, no more and no less (M4)"
    for kind in range(RESOURCES):
        lie = state.goods[tile * RESOURCES + kind]
        if resources[kind] > lie:
            return f"only {lie} {RESOURCE_NAMES[kind]} lies on {name} (M4)"
    return f"{costs}, each in its kind, or gold for a resource (M4)"


def is_paid_in_number(tables: Tables, tile: int, resources: int, skills: int) -> bool:
    """M4: whether an upgrade is paid with as many resources and skills as it costs."""
    cost = sum(tables.cost_skill[tile * SKILLS : (tile + 1) * SKILLS])
    cost += tables.cost_any_skill[tile]
    return resources == tables.cost_size[tile] and skills == cost


def wrong_tile_to_turn(table: Table, seat: int, tile: int) -> str:
    """M1, M4, F1: why a tile cannot be turned to its back; else ""."""
    name = table.tables.ids[tile]
    if owner_of(table, tile) != seat:
        return f"{name} is not in the village of seat {seat} (M1)"
    if not table.tables.can_upgrade[tile]:
        return f"{name} cannot be upgraded (M4)"
    if table.side[tile] == BACK:
        return f"{name} is upgraded already (M4)"
    return ""


def cost_words(table: Table, tile: int) -> list[str]:
    """M4: what an upgrade takes, in words."""
    tables = table.tables
    words: list[str] = []
    for kind in range(RESOURCES):
        if tables.cost[tile * RESOURCES + kind]:
            words.append(f"{tables.cost[tile * RESOURCES + kind]} {RESOURCE_NAMES[kind]}")
    if tables.cost_any[tile]:
        words.append(counted(tables.cost_any[tile], "resource") + " of any kind")
    for kind in range(SKILLS):
        if tables.cost_skill[tile * SKILLS + kind]:
            words.append(counted(tables.cost_skill[tile * SKILLS + kind], SKILL_NAMES[kind]))
    if tables.cost_any_skill[tile]:
        words.append(counted(tables.cost_any_skill[tile], "skill") + " of any kind")
    return words


def missing_resources(table: Table, seat: int, tile: int) -> list[str]:
    """M4, X5: what of an upgrade's cost does not lie on the tile, after gold has stood in."""
    tables = table.tables
    first = tile * RESOURCES
    there = table.goods[first : first + RESOURCES]
    if table.power[POWER_3A] == seat:
        lack = tables.cost_size[tile] - sum(there)
        return [counted(lack, "resource")] if lack > 0 else []
    gold = there[GOLD] - tables.cost[first + GOLD]
    out = [f"{-gold} gold"] if gold < 0 else []
    gold = max(gold, 0)
    spare = 0
    for kind in range(GOLD):
        lack = tables.cost[first + kind] - there[kind]
        spare += max(-lack, 0)
        stands_in = min(max(lack, 0), gold)
        gold -= stands_in
        if lack > stands_in:
            out.append(f"{lack - stands_in} {RESOURCE_NAMES[kind]}")
    lack = tables.cost_any[tile] - spare - gold
    if lack > 0:
        out.append(counted(lack, "resource"))
    return out


def missing_skills(state: State, seat: int, tile: int) -> list[str]:
    """M4: what of an upgrade's skills is not behind the screen."""
    tables = state.tables
    out: list[str] = []
    spare = 0
    for kind in range(SKILLS):
        lack = tables.cost_skill[tile * SKILLS + kind] - state.skills[seat * SKILLS + kind]
        spare += max(-lack, 0)
        if lack > 0:
            out.append(counted(lack, SKILL_NAMES[kind]))
    if tables.cost_any_skill[tile] > spare:
        out.append(counted(tables.cost_any_skill[tile] - spare, "skill"))
    return out


def wrong_boat(table: Table, boat: int) -> str:
    """E6, S3: why a boat cannot be picked."""
    name = table.tables.ids[table.tables.boats[boat]]
    if boat >= table.players:
        return f"{name} is not in play with {table.players} players (S3)"
    return f"{name} is taken already (E6)"


def wrong_place(table: Table, seat: int, action: int) -> str:
    """V1, V2: why a tile cannot be added there."""
    tile = action >> 4 & 63
    name = table.tables.ids[tile]
    cell = action >> 13
    if tile not in table.won[seat]:
        return f"{name} is not among the tiles that seat {seat} has to add (E9)"
    if cell >> SEAT_SHIFT != seat:
        return f"seat {seat} adds tiles to its own village (E9)"
    if cell in table.cells:
        return f"{table.tables.ids[table.cells[cell]]} lies at {spot(cell)} already (V1)"
    touching = False
    for direction in range(DIRECTIONS):
        other = table.cells.get(cell + STEP_TO[direction], -1)
        if other < 0:
            continue
        touching = True
        turned = tile * DIRECTIONS + (action >> 10 & 7)
        here = table.tables.edge[turned * DIRECTIONS + direction]
        there = edge(table, other, (direction + 3) % DIRECTIONS)
        if here != there and table.power[POWER_2A] != seat:
            return mismatch(direction, here, there, table.tables.ids[other])
    if not touching:
        return f"{spot(cell)} does not touch the village of seat {seat} (V1)"
    return "the tile cannot be added so (V1)"


def mismatch(direction: int, here: int, there: int, other: str) -> str:
    """V2: that two edges do not match."""
    return (
        f"its {DIRECTION_NAMES[direction]} edge would show {EDGE_KINDS[here]} "
        f"to the {EDGE_KINDS[there]} of {other} (V2)"
    )


def wrong_pick(state: State, seat: int, action: int) -> str:
    """T3: why winter tiles cannot be picked."""
    if action >> 4 & 7 != seat:
        return f"seat {seat} picks for itself, not for seat {action >> 4 & 7} (T3)"
    winter = state.tables.by_season[WINTER]
    for i in range(12):
        if action >> (10 + i) & 1:
            if i >= len(winter) or winter[i] not in state.hand[seat]:
                name = state.tables.ids[winter[i]] if i < len(winter) else "that"
                return f"{name} is not among the winter tiles that seat {seat} holds (T3)"
    return "at least one winter tile is picked (T3)"
