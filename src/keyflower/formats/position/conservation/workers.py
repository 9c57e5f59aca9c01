"""C, U, B: workers on tiles and in bids."""

from collections.abc import Iterator

from keyflower.formats.position.conservation.timing import in_turns
from keyflower.rules import pieces
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, NO_COLOUR, SUMMER_BOAT, TILES
from keyflower.rules.state import LOT, LOT_SLOTS, PLACE_NAMES, SLOTS, STANDING, TURN, VILLAGE, State


def check_uses(state: State) -> Iterator[str]:
    """C1, C3: workers, colours and counts of uses are where they may be."""
    for tile in range(TILES):
        count = sum(state.workers_on[tile * COLOURS : (tile + 1) * COLOURS])
        if not count and not state.used[tile] and state.colour[tile] == NO_COLOUR:
            continue
        name = state.lookup.ids[tile]
        place = state.place[tile]
        if not in_turns(state):
            yield f"C3: {name} has workers, a colour or uses of the season that ended"
        elif place not in (LOT, VILLAGE, STANDING):
            yield f"C1: {name} is {PLACE_NAMES[place]} and has workers, a colour or uses"
        elif count or state.used[tile]:
            yield from check_use(state, tile, name, count)


def check_use(state: State, tile: int, name: str, count: int) -> Iterator[str]:
    """C1, C2, U2 to U4: so many workers can stand on a tile."""
    used = state.used[tile]
    colour = state.colour[tile]
    if not usable(state, tile):
        yield f"U2: {name} can't be used and has {count} workers"
    if count > pieces.MOST_WORKERS_ON_TILE:
        yield f"U3: {count} workers on {name}, more than {pieces.MOST_WORKERS_ON_TILE}"
    if not used <= count <= used * (used + 1) // 2:
        yield f"U3: {count} workers on {name} with {used} in the latest use"
    if colour == NO_COLOUR:
        yield f"C1: {count} workers on {name}, which has no colour"
    elif state.power[pieces.POWER_4B] < 0 and count != state.workers_on[tile * COLOURS + colour]:
        yield f"U4: workers on {name} that are not {COLOUR_NAMES[colour]}"


def usable(state: State, tile: int) -> bool:
    """U1, U2: whether workers can have been placed on a tile this season."""
    acts = state.lookup.acts
    if state.place[tile] == LOT:
        return state.season != pieces.WINTER and acts[tile * 2 + state.side[tile]]
    if state.place[tile] != VILLAGE or state.lookup.kind[tile] == SUMMER_BOAT:
        return False
    # It may have been upgraded since (M5).
    return acts[tile * 2] or (state.side[tile] == pieces.BACK and acts[tile * 2 + 1])


def check_bids(state: State) -> Iterator[str]:
    """B1, B4: bids lie at tiles, and the largest leads."""
    for slot in range(SLOTS):
        sizes = state.bid_size[slot * MAX_PLAYERS : (slot + 1) * MAX_PLAYERS]
        lead = sizes.index(max(sizes)) if any(sizes) else -1
        if any(sizes):
            if state.slot_tile[slot] < 0 or not in_turns(state):
                yield f"B1: {sum(sizes)} workers bid at slot {slot}, where no tile is"
                continue
            yield from check_bids_at(state, slot, sizes)
        if state.lead[slot] != lead:
            yield f"B4: seat {state.lead[slot]} leads at slot {slot} instead of {lead}"


def check_bids_at(state: State, slot: int, sizes: list[int]) -> Iterator[str]:
    """B2, B3, X7, O1: bids at a tile have its colour, or boat 4a's, and different sizes.

    Every bid was the largest when it was made, so no two are equal.
    """
    tile = state.slot_tile[slot]
    name = state.lookup.ids[tile]
    colour = state.colour[tile]
    owner = state.power[pieces.POWER_4A]
    for seat, size in enumerate(sizes):
        if not size:
            continue
        if seat >= state.players:
            yield f"B2: a bid on {name} by seat {seat}, where nobody sits"
        if sizes.index(size) < seat:
            yield f"B2: two bids of {size} on {name}"
        bid = state.bid_colour[slot * MAX_PLAYERS + seat]
        said = f"a {COLOUR_NAMES[bid]} bid of seat {seat} on {name}"
        if bid == colour:
            continue
        if colour == NO_COLOUR:
            yield f"C1: bids on {name}, which has no colour"
        elif seat != owner or (slot >= LOT_SLOTS and not state.options.boat_4a_on_turn_order):
            yield f"B3: {said}, which is {COLOUR_NAMES[colour]}"
        elif colour == pieces.GREEN:
            yield f"X7: {said}, which is green"
        elif sum(sizes) == size and state.phase == TURN:
            if not any(state.workers_on[tile * COLOURS : (tile + 1) * COLOURS]):
                yield f"X7: {name} must be {COLOUR_NAMES[bid]} like the only bid left there"
