"""V, X, M4: villages hang together, and powers and sides follow from what lies in them."""

from keyflower.rules.pieces import (
    BACK,
    DIRECTIONS,
    FRONT,
    HOME,
    POWER_2A,
    POWER_NAMES,
    SUMMER_BOAT,
    TILES,
)
from keyflower.rules.state import PLACE_NAMES, UNSEEN, VILLAGE, State
from keyflower.rules.village import SEAT_SHIFT, STEP_TO, cell_at


def check_village(state: State, seat: int, out: list[str]) -> None:
    """S1, V1, V2: the home at the centre as printed, one village, edges that match."""
    lookup = state.lookup
    tiles = state.villages[seat]
    if not tiles or lookup.kind[tiles[0]] != HOME:
        out.append(f"S1: the village of seat {seat} does not begin with a home")
        return
    home = tiles[0]
    if state.cell[home] != cell_at(seat, 0, 0) or state.rotation[home] != 0:
        out.append(f"S1: {lookup.ids[home]} does not lie at the centre as printed")
    cells = state.cells
    pattern = lookup.pattern
    rotation = state.rotation
    free = state.power[POWER_2A] == seat
    reached = {state.cell[home]}
    todo = [home]
    while todo:
        tile = todo.pop()
        here = state.cell[tile]
        shown = pattern[tile * DIRECTIONS + rotation[tile]]
        for direction in range(DIRECTIONS):
            cell = here + STEP_TO[direction]
            other = cells.get(cell, -1)
            if other < 0:
                continue
            if cell not in reached:
                reached.add(cell)
                todo.append(other)
            if tile < other and not free:
                facing = pattern[other * DIRECTIONS + rotation[other]]
                if (shown >> 2 * direction ^ facing >> 2 * ((direction + 3) % DIRECTIONS)) & 3:
                    pair = f"{lookup.ids[tile]} and {lookup.ids[other]}"
                    out.append(f"V2: the edges between {pair} do not match")
    for i in range(len(tiles)):
        tile = tiles[i]
        if i and lookup.kind[tile] == HOME:
            out.append(f"S1: seat {seat} has a second home, {lookup.ids[tile]}")
        if state.cell[tile] not in reached:
            out.append(f"V1: {lookup.ids[tile]} does not touch the village of seat {seat}")


def check_cells(state: State, out: list[str]) -> None:
    """V: villages, cells and tiles say the same."""
    ids = state.lookup.ids
    count = 0
    for seat in range(state.players):
        for tile in state.villages[seat]:
            count += 1
            cell = state.cell[tile]
            if cell >> SEAT_SHIFT != seat or state.cells.get(cell, -1) != tile:
                out.append(f"V1: {ids[tile]} of seat {seat} is not where its cell says")
    if len(state.cells) != count:
        out.append(f"V1: {len(state.cells)} cells are taken by {count} tiles")
    for tile in range(TILES):
        if state.place[tile] == VILLAGE:
            if not 0 <= state.rotation[tile] < DIRECTIONS:
                out.append(f"V1: {ids[tile]} is turned {state.rotation[tile]} times")
        elif state.cell[tile] != -1 or state.rotation[tile] != 0:
            out.append(f"V1: {ids[tile]} has a cell or is turned, and lies in no village")


def check_powers(state: State, out: list[str]) -> None:
    """X, V3: who owns which summer boat's side, and nobody owns one without the tile."""
    wanted = [-1] * len(POWER_NAMES)
    for seat in range(state.players):
        for tiles in (state.villages[seat], state.won[seat]):
            for tile in tiles:
                power = state.lookup.power[tile * 2 + state.side[tile]]
                if power >= 0:
                    wanted[power] = seat
    for power in range(len(POWER_NAMES)):
        if state.power[power] != wanted[power]:
            name = POWER_NAMES[power]
            out.append(f"X: boat {name} belongs to {state.power[power]} instead of {wanted[power]}")


def check_sides(state: State, out: list[str]) -> None:
    """T1, M4: only tiles in villages are upgraded; only summer boats come with either side."""
    if not any(state.side):
        return
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
            out.append(f"M4: {name} ({PLACE_NAMES[place]}) can't show side {state.side[tile]}")
