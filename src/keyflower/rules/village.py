"""V: villages, their cells and edges, and adding tiles to them."""

from typing import Final

from keyflower.rules.actions import (
    CELL_STEP,
    PLACE,
    ROTATION_STEP,
    TILE_STEP,
    cell_of,
    rotation_of,
    tile_of,
)
from keyflower.rules.pieces import DIRECTIONS, POWER_2A, ROAD, WATER
from keyflower.rules.state import ASIDE, VILLAGE, Table, replaced

# A cell is one number for seat and place: seat, column and row (axial, flat top), so that a
# neighbour is a sum. The home lies at column 0, row 0.
COLUMN: Final = 128
ORIGIN: Final = 64
SEAT_SHIFT: Final = 14
CENTRE: Final = ORIGIN * COLUMN + ORIGIN

# The way to the neighbour in each direction: S, SW, NW, N, NE, SE.
STEP_TO: Final = (1, 1 - COLUMN, -COLUMN, -1, COLUMN - 1, COLUMN)


def cell_at(seat: int, column: int, row: int) -> int:
    """The cell of a seat's village at a column and row."""
    return (seat << SEAT_SHIFT) + (column + ORIGIN) * COLUMN + row + ORIGIN


def column_of(cell: int) -> int:
    """The column of a cell; the home's is 0."""
    return (cell & (1 << SEAT_SHIFT) - 1) // COLUMN - ORIGIN


def row_of(cell: int) -> int:
    """The row of a cell; the home's is 0."""
    return cell % COLUMN - ORIGIN


def owner_of(table: Table, tile: int) -> int:
    """The seat in whose village a tile lies; -1 where it lies in none."""
    if table.place[tile] != VILLAGE:
        return -1
    return table.cell[tile] >> SEAT_SHIFT


def edge(table: Table, tile: int, direction: int) -> int:
    """What a tile as it lies shows in a direction: field, road or water."""
    return table.tables.edge[(tile * DIRECTIONS + table.rotation[tile]) * DIRECTIONS + direction]


def neighbour(table: Table, tile: int, direction: int) -> int:
    """The tile next to one in a village, or -1."""
    return table.cells.get(table.cell[tile] + STEP_TO[direction], -1)


def passable(table: Table, seat: int, tile: int, direction: int) -> bool:
    """M2, X3: whether a resource of that seat may step across that edge."""
    other = neighbour(table, tile, direction)
    if other < 0:
        return False
    here = edge(table, tile, direction)
    there = edge(table, other, (direction + 3) % DIRECTIONS)
    if here == ROAD and there == ROAD:
        return True
    return table.power[POWER_2A] == seat and here != WATER and there != WATER


def spots(table: Table, seat: int) -> dict[int, int]:
    """V1: the free cells at a village, each with the edges it demands (V2).

    The value holds the wanted pattern in its low 12 bits, two for each direction, and above
    them a mask of the directions that are bound by a neighbour.
    """
    pattern = table.tables.pattern
    rotation = table.rotation
    cells = table.cells
    found: dict[int, int] = {}
    for tile in table.villages[seat]:
        shown = pattern[tile * DIRECTIONS + rotation[tile]]
        here = table.cell[tile]
        for direction in range(DIRECTIONS):
            cell = here + STEP_TO[direction]
            if cell in cells:
                continue
            back = 2 * ((direction + 3) % DIRECTIONS)
            bound = (3 << back) << 12 | (shown >> 2 * direction & 3) << back
            found[cell] = found.get(cell, 0) | bound
    return found


def placements(table: Table, seat: int) -> list[int]:
    """V1 to V3: every way to add one of the tiles that a seat has won."""
    out: list[int] = []
    pattern = table.tables.pattern
    found = spots(table, seat)
    free = table.power[POWER_2A] == seat
    for tile in table.won[seat]:
        head = PLACE + tile * TILE_STEP
        first = tile * DIRECTIONS
        for cell, bound in found.items():
            mask = bound >> 12
            wanted = bound & 4095
            for rotation in range(DIRECTIONS):
                if free or pattern[first + rotation] & mask == wanted:
                    out.append(head + rotation * ROTATION_STEP + cell * CELL_STEP)
    return out


def can_add(table: Table, seat: int, action: int) -> bool:
    """V1, V2, X3: whether a tile can be added there, turned like that."""
    tile = tile_of(action)
    cell = cell_of(action)
    if tile not in table.won[seat] or cell >> SEAT_SHIFT != seat or cell in table.cells:
        return False
    free = table.power[POWER_2A] == seat
    edges = table.tables.edge
    turned = (tile * DIRECTIONS + rotation_of(action)) * DIRECTIONS
    touches = False
    for direction in range(DIRECTIONS):
        step = cell + STEP_TO[direction]
        if step in table.cells:
            touches = True
            there = edge(table, table.cells[step], (direction + 3) % DIRECTIONS)
            if not free and edges[turned + direction] != there:
                return False
    return touches


def can_place(table: Table, seat: int) -> bool:
    """V3: whether any tile still to be placed has a legal place."""
    pattern = table.tables.pattern
    free = table.power[POWER_2A] == seat
    if free and table.won[seat]:
        return True
    found = spots(table, seat)
    for tile in table.won[seat]:
        first = tile * DIRECTIONS
        for bound in found.values():
            mask = bound >> 12
            wanted = bound & 4095
            for rotation in range(DIRECTIONS):
                if pattern[first + rotation] & mask == wanted:
                    return True
    return False


def put_in_village(table: Table, seat: int, tile: int, cell: int, rotation: int) -> None:
    """A tile comes to lie in a village for good (V2)."""
    table.place = replaced(table.place, tile, VILLAGE)
    table.cell = replaced(table.cell, tile, cell)
    table.rotation = replaced(table.rotation, tile, rotation)
    table.cells = {**table.cells, cell: tile}
    table.villages = replaced(table.villages, seat, [*table.villages[seat], tile])


def add_tile(table: Table, seat: int, action: int) -> None:
    """V1: add a won tile; V3: what fits nowhere any more is set aside."""
    tile = tile_of(action)
    left = [other for other in table.won[seat] if other != tile]
    table.won = replaced(table.won, seat, left)
    put_in_village(table, seat, tile, cell_of(action), rotation_of(action))
    settle_misfits(table, seat)


def settle_misfits(table: Table, seat: int) -> None:
    """V3: when no tile still to be placed has a place, the rest are set aside for good."""
    if not table.won[seat] or can_place(table, seat):
        return
    for tile in table.won[seat]:
        table.place = replaced(table.place, tile, ASIDE)
        power = table.tables.power[tile * 2 + table.side[tile]]
        if power >= 0:
            table.power = replaced(table.power, power, -1)
    table.aside = replaced(table.aside, seat, table.aside[seat] + table.won[seat])
    table.won = replaced(table.won, seat, [])
