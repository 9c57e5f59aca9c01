"""Where to put a tile: roads that meet, loops, neighbours of turn-order tiles, an open river."""

from keyflower.bots.weights import Weights
from keyflower.rules.pieces import (
    BOAT,
    DIRECTIONS,
    FIELD,
    ROAD,
    SUMMER_BOAT,
    TURN_ORDER,
    WATER,
)
from keyflower.rules.state import Table
from keyflower.rules.village import STEP_TO, edge


def placement_worth(table: Table, seat: int, action: int, weights: Weights) -> float:
    """How well a tile lies there, by a few things that can be seen at once."""
    tables = table.tables
    tile = action >> 4 & 63
    rotation = action >> 10 & 7
    cell = action >> 13
    first = (tile * DIRECTIONS + rotation) * DIRECTIONS
    links = 0
    neighbours = 0
    turn_tiles = 0
    open_roads = 0
    dead_ends = 0
    for direction in range(DIRECTIONS):
        mine = tables.edge[first + direction]
        other = table.cells.get(cell + STEP_TO[direction], -1)
        if other < 0:
            open_roads += mine == ROAD
            continue
        neighbours += 1
        theirs = edge(table, other, (direction + 3) % DIRECTIONS)
        if mine == ROAD and theirs == ROAD:
            links += 1
        elif mine == ROAD or theirs == ROAD:
            dead_ends += 1
        if tables.kind[other] == TURN_ORDER:
            turn_tiles += 1
    kind = tables.kind[tile]
    worth = weights.by_turn_tile * turn_tiles + weights.road_dead * dead_ends
    if kind == TURN_ORDER:
        worth += weights.by_turn_tile * neighbours
    if kind in (BOAT, SUMMER_BOAT):
        if makes_river_longer(table, seat, cell, tables.edge[first : first + DIRECTIONS]):
            worth += weights.river_longer[table.season]
        return worth + weights.road_shut * roads_shut(table, cell)
    if cell == river_end(table, seat):
        worth += weights.river_blocked
    if links:
        worth += weights.road_link + weights.road_loop * (links - 1)
    worth += weights.road_open * open_roads
    if tables.acts[tile * 2] or tables.can_upgrade[tile]:
        worth += weights.road_action * links
    return worth


def river_end(table: Table, seat: int) -> int:
    """The cell where the next boat of the river would lie (F12)."""
    home = table.villages[seat][0]
    for direction in range(DIRECTIONS):
        if edge(table, home, direction) == WATER:
            cell = table.cell[home] + STEP_TO[direction]
            while cell in table.cells:
                tile = table.cells[cell]
                along = edge(table, tile, direction) == WATER
                back = edge(table, tile, (direction + 3) % DIRECTIONS) == WATER
                if not (along and back):
                    return -1
                cell += STEP_TO[direction]
            return cell
    return -1


def makes_river_longer(table: Table, seat: int, cell: int, edges: list[int]) -> bool:
    """Whether a boat with these edges continues the river."""
    if cell != river_end(table, seat):
        return False
    home = table.villages[seat][0]
    for direction in range(DIRECTIONS):
        if edge(table, home, direction) == WATER and edges[direction] == WATER:
            return True
    return False


def roads_shut(table: Table, cell: int) -> int:
    """How many roads of its neighbours a tile without roads shuts there."""
    shut = 0
    for direction in range(DIRECTIONS):
        other = table.cells.get(cell + STEP_TO[direction], -1)
        if other >= 0:
            theirs = edge(table, other, (direction + 3) % DIRECTIONS)
            shut += theirs != FIELD and theirs != WATER
    return shut
