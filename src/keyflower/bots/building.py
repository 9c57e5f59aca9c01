"""Where to place a tile: where roads meet."""

from keyflower.bots.weights import Weights
from keyflower.rules.actions import cell_of, rotation_of, tile_of
from keyflower.rules.pieces import DIRECTIONS, ROAD
from keyflower.rules.state import Board
from keyflower.rules.village import STEP_TO, edge


def placement_worth(board: Board, action: int, weights: Weights) -> float:
    """How well a tile lies where an action places it: the first road counts most."""
    links = road_links(board, action)
    return weights.road_link + weights.road_loop * (links - 1) if links else 0.0


def road_links(board: Board, action: int) -> int:
    """How many roads would meet the village's where a tile is placed."""
    tile = tile_of(action)
    first = (tile * DIRECTIONS + rotation_of(action)) * DIRECTIONS
    cell = cell_of(action)
    links = 0
    for direction in range(DIRECTIONS):
        other = board.cells.get(cell + STEP_TO[direction], -1)
        if other >= 0 and board.lookup.edge[first + direction] == ROAD:
            links += edge(board, other, (direction + 3) % DIRECTIONS) == ROAD
    return links
