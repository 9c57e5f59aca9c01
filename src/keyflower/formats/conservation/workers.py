"""C, U, B: workers on tiles and in bids."""

from keyflower.formats.conservation.timing import in_turns
from keyflower.rules.pieces import (
    BACK,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    MAX_PLAYERS,
    MOST_WORKERS_ON_TILE,
    NO_COLOUR,
    POWER_4A,
    POWER_4B,
    SUMMER_BOAT,
    TILES,
    WINTER,
)
from keyflower.rules.state import LOT, LOT_SLOTS, PLACE_NAMES, SLOTS, STANDING, TURN, VILLAGE, State


def check_uses(state: State, out: list[str]) -> None:
    """C1 to C3, U2, U3: workers on tiles, colours, and counts of uses."""
    lookup = state.lookup
    turns = in_turns(state)
    workers_on = state.workers_on
    for tile in range(TILES):
        first = tile * COLOURS
        count = (
            workers_on[first]
            + workers_on[first + 1]
            + workers_on[first + 2]
            + workers_on[first + 3]
        )
        used = state.used[tile]
        colour = state.colour[tile]
        if not count and not used and colour == NO_COLOUR:
            continue
        name = lookup.ids[tile]
        place = state.place[tile]
        if not turns:
            out.append(f"C3: {name} has workers, a colour or uses of the season that ended")
            continue
        if place not in (LOT, VILLAGE, STANDING):
            out.append(f"C1: {name} is {PLACE_NAMES[place]} and has workers, a colour or uses")
            continue
        if not count and not used:
            continue
        if not usable(state, tile):
            out.append(f"U2: {name} can't be used and has {count} workers")
        if count > MOST_WORKERS_ON_TILE:
            out.append(f"U3: {count} workers on {name}, more than {MOST_WORKERS_ON_TILE}")
        if not used <= count <= used * (used + 1) // 2:
            out.append(f"U3: {count} workers on {name} with {used} in the latest use")
        if colour == NO_COLOUR:
            out.append(f"C1: {count} workers on {name}, which has no colour")
        elif state.power[POWER_4B] < 0 and count != workers_on[first + colour]:
            out.append(f"U4: workers on {name} that are not {COLOUR_NAMES[colour]}")


def usable(state: State, tile: int) -> bool:
    """U1, U2: whether workers can have been placed on a tile this season."""
    acts = state.lookup.acts
    if state.place[tile] == LOT:
        return state.season != WINTER and acts[tile * 2 + state.side[tile]]
    if state.place[tile] != VILLAGE or state.lookup.kind[tile] == SUMMER_BOAT:
        return False
    # It may have been upgraded since (M5).
    return acts[tile * 2] or (state.side[tile] == BACK and acts[tile * 2 + 1])


def check_bids(state: State, out: list[str]) -> None:
    """B1 to B4, X7: bids lie at tiles, in the tile's colour, of different sizes; the largest leads.

    Every bid was the largest when it was made, so no two at a tile are equal.
    """
    turns = in_turns(state)
    for slot in range(SLOTS):
        first = slot * MAX_PLAYERS
        sizes = state.bid_size[first : first + MAX_PLAYERS]
        lead = -1
        if any(sizes):
            tile = state.slot_tile[slot]
            if tile < 0 or not turns:
                out.append(f"B1: {sum(sizes)} workers bid at slot {slot}, where no tile is")
                continue
            lead = check_bids_at(state, tile, slot, sizes, out)
        if state.lead[slot] != lead:
            out.append(f"B4: seat {state.lead[slot]} leads at slot {slot} instead of {lead}")


def check_bids_at(state: State, tile: int, slot: int, sizes: list[int], out: list[str]) -> int:
    """B2, B3, X7: the bids at one tile; who leads there."""
    name = state.lookup.ids[tile]
    lead = -1
    others = 0
    owner = state.power[POWER_4A]
    colour = state.colour[tile]
    for seat in range(MAX_PLAYERS):
        size = sizes[seat]
        if not size:
            continue
        if seat >= state.players:
            out.append(f"B2: a bid on {name} by seat {seat}, where nobody sits")
        if sizes.index(size) < seat:
            out.append(f"B2: two bids of {size} on {name}")
        if lead < 0 or size > sizes[lead]:
            lead = seat
        if seat != owner:
            others += 1
        bid = state.bid_colour[slot * MAX_PLAYERS + seat]
        if bid != colour:
            check_off_colour(state, tile, slot, seat, bid, out)
    if others == 0:
        bid = state.bid_colour[slot * MAX_PLAYERS + owner]
        workers = sum(state.workers_on[tile * COLOURS : tile * COLOURS + COLOURS])
        if bid != colour and colour != NO_COLOUR and not workers and state.phase == TURN:
            out.append(f"X7: {name} must be {COLOUR_NAMES[bid]} like the only bid left there")
    return lead


def check_off_colour(
    state: State, tile: int, slot: int, seat: int, bid: int, out: list[str]
) -> None:
    """B3, X7, O1: a bid in another colour than the tile's is boat 4a's."""
    name = state.lookup.ids[tile]
    colour = state.colour[tile]
    if colour == NO_COLOUR:
        out.append(f"C1: bids on {name}, which has no colour")
    elif seat != state.power[POWER_4A] or (slot >= LOT_SLOTS and not state.boat_4a_on_turn_order):
        said = f"a {COLOUR_NAMES[bid]} bid of seat {seat} on {name}"
        out.append(f"B3: {said}, which is {COLOUR_NAMES[colour]}")
    elif colour == GREEN:
        out.append(f"X7: a {COLOUR_NAMES[bid]} bid of seat {seat} on {name}, which is green")
