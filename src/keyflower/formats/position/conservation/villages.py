"""V, X, M4: villages hang together, and powers and sides follow from what lies in them."""

from collections.abc import Iterator

from keyflower.rules import pieces
from keyflower.rules.chapters.village import SEAT_SHIFT, cell_at, edge, find_powers, neighbour
from keyflower.rules.pieces import BACK, DIRECTIONS, FRONT, HOME, POWER_2A, SUMMER_BOAT, TILES
from keyflower.rules.state import PLACE_NAMES, UNSEEN, VILLAGE, State


def check_villages(state: State) -> Iterator[str]:
    """V: each village by itself; cells and tiles say the same."""
    for seat in range(state.players):
        yield from check_village(state, seat)
    ids = state.lookup.ids
    for seat, village in enumerate(state.villages):
        for tile in village:
            cell = state.cell[tile]
            if cell >> SEAT_SHIFT != seat or state.cells.get(cell, -1) != tile:
                yield f"V1: {ids[tile]} of seat {seat} is not where its cell says"
    count = sum([len(village) for village in state.villages])
    if len(state.cells) != count:
        yield f"V1: {len(state.cells)} cells are taken by {count} tiles"
    for tile in range(TILES):
        if state.place[tile] == VILLAGE:
            if not 0 <= state.rotation[tile] < DIRECTIONS:
                yield f"V1: {ids[tile]} is turned {state.rotation[tile]} times"
        elif state.cell[tile] != -1 or state.rotation[tile] != 0:
            yield f"V1: {ids[tile]} has a cell or is turned, and lies in no village"


def check_village(state: State, seat: int) -> Iterator[str]:
    """S1, V1, V2: the home at the centre as printed, one village, edges that match."""
    lookup = state.lookup
    tiles = state.villages[seat]
    if not tiles or lookup.kind[tiles[0]] != HOME:
        yield f"S1: the village of seat {seat} does not begin with a home"
        return
    home = tiles[0]
    if state.cell[home] != cell_at(seat, 0, 0) or state.rotation[home] != 0:
        yield f"S1: {lookup.ids[home]} does not lie at the centre as printed"
    free = state.power[POWER_2A] == seat
    reached = [home]
    for tile in reached:
        for direction in range(DIRECTIONS):
            other = neighbour(state, tile, direction)
            if other < 0:
                continue
            if other not in reached:
                reached.append(other)
            facing = (direction + 3) % DIRECTIONS
            if tile < other and edge(state, tile, direction) != edge(state, other, facing):
                if not free:
                    pair = f"{lookup.ids[tile]} and {lookup.ids[other]}"
                    yield f"V2: the edges between {pair} do not match"
    for tile in tiles:
        if tile != home and lookup.kind[tile] == HOME:
            yield f"S1: seat {seat} has a second home, {lookup.ids[tile]}"
        if tile not in reached:
            yield f"V1: {lookup.ids[tile]} does not touch the village of seat {seat}"


def check_powers(state: State) -> Iterator[str]:
    """X, V3: who owns which summer boat's side, and nobody owns one without the tile."""
    for power, owner in enumerate(find_powers(state)):
        if state.power[power] != owner:
            said = f"belongs to {state.power[power]} instead of {owner}"
            yield f"X: boat {pieces.POWER_NAMES[power]} {said}"


def check_sides(state: State) -> Iterator[str]:
    """T1, M4: only tiles in villages are upgraded; only summer boats come with either side."""
    lookup = state.lookup
    for tile in range(TILES):
        if state.side[tile] == FRONT:
            continue
        place = state.place[tile]
        if lookup.kind[tile] == SUMMER_BOAT:
            right = place != UNSEEN
        else:
            right = lookup.can_upgrade[tile] and place == VILLAGE
        if not right or state.side[tile] != BACK:
            name = lookup.ids[tile]
            yield f"M4: {name} ({PLACE_NAMES[place]}) can't show side {state.side[tile]}"
