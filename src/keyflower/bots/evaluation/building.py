"""Where to place a tile: where roads meet."""

from keyflower.bots.evaluation.weights import Weights
from keyflower.rules.actions import cell_of, rotation_of, tile_of
from keyflower.rules.chapters.village import STEP_TO, edge
from keyflower.rules.pieces import DIRECTIONS, ROAD
from keyflower.rules.state import Board


def placement_worths(board: Board, actions: list[int], weights: Weights) -> list[float]:
    """How well a tile lies where each action places it: the first road counts most."""
    found: dict[int, list[int]] = {}  # the roads that meet at each cell
    by_links = [weights.road_link + weights.road_loop * links for links in range(DIRECTIONS)]
    worths = [0.0, *by_links]
    out: list[float] = []
    last = -1
    roads: list[int] = []
    for action in actions:
        cell = cell_of(action)
        if cell != last:
            last = cell
            if cell not in found:
                found[cell] = roads_to(board, cell)
            roads = found[cell]
        out.append(worths[links_at(board, action, roads)])
    return out


def road_links(board: Board, action: int) -> int:
    """How many roads would meet the village's where a tile is placed."""
    return links_at(board, action, roads_to(board, cell_of(action)))


def roads_to(board: Board, cell: int) -> list[int]:
    """The directions in which a neighbour's road leads to a cell."""
    out: list[int] = []
    for direction in range(DIRECTIONS):
        other = board.cells.get(cell + STEP_TO[direction], -1)
        if other >= 0 and edge(board, other, (direction + 3) % DIRECTIONS) == ROAD:
            out.append(direction)
    return out


def links_at(board: Board, action: int, roads: list[int]) -> int:
    """How many of these roads a tile goes on with as an action turns it."""
    first = (tile_of(action) * DIRECTIONS + rotation_of(action)) * DIRECTIONS
    links = 0
    for direction in roads:
        if board.lookup.edge[first + direction] == ROAD:
            links += 1
    return links
