"""V: villages, their cells and edges, and adding tiles to them."""

from typing import Final

from keyflower.rules import actions, pieces
from keyflower.rules.actions import CELL_STEP, PLACE, ROTATION_STEP, cell_of, rotation_of, tile_of
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import EDGE_KINDS
from keyflower.rules.pieces import DIRECTIONS, POWER_2A, RESOURCES, ROAD, WATER
from keyflower.rules.state import ASIDE, VILLAGE, Board, replace_at

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


def spot(cell: int) -> str:
    """A cell as column and row: `1,-1`."""
    return f"{column_of(cell)},{row_of(cell)}"


def owner_of(board: Board, tile: int) -> int:
    """The seat in whose village a tile lies; -1 where it lies in none."""
    if board.place[tile] != VILLAGE:
        return -1
    return board.cell[tile] >> SEAT_SHIFT


def location(board: Board, tile: int) -> str:
    """Where a tile is: `lot:miner`, `turn:1`, `p2:stable`."""
    if board.lookup.kind[tile] == pieces.TURN_ORDER and board.place[tile] != VILLAGE:
        return f"turn:{board.lookup.number[tile]}"
    owner = owner_of(board, tile)
    if owner >= 0:
        return f"p{owner}:{board.lookup.ids[tile]}"
    return f"lot:{board.lookup.ids[tile]}"


def edge(board: Board, tile: int, direction: int) -> int:
    """What a tile as it lies shows in a direction: field, road or water."""
    return board.lookup.edge[(tile * DIRECTIONS + board.rotation[tile]) * DIRECTIONS + direction]


def goods_on(board: Board, tile: int) -> int:
    """How many resources lie on a tile."""
    first = tile * RESOURCES
    goods = board.goods
    return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3]


def compass(direction: int) -> str:
    """A direction as the key that messages choose by."""
    return pieces.DIRECTION_NAMES[direction].lower()


def neighbour(board: Board, tile: int, direction: int) -> int:
    """The tile next to one in a village, or -1."""
    return board.cells.get(board.cell[tile] + STEP_TO[direction], -1)


def passable(board: Board, seat: int, tile: int, direction: int) -> bool:
    """M2, X3: whether a resource of that seat may step across that edge."""
    other = neighbour(board, tile, direction)
    if other < 0:
        return False
    here = edge(board, tile, direction)
    there = edge(board, other, (direction + 3) % DIRECTIONS)
    if here == ROAD and there == ROAD:
        return True
    return board.power[POWER_2A] == seat and here != WATER and there != WATER


def spots(board: Board, seat: int) -> dict[int, int]:
    """V1: the free cells at a village, each with the edges it demands (V2), as `demand` has them.

    The value holds the wanted pattern in its low 12 bits, two for each direction, and above
    them a mask of the directions that are bound by a neighbour.
    """
    pattern = board.lookup.pattern
    rotation = board.rotation
    cells = board.cells
    found: dict[int, int] = {}
    for tile in board.villages[seat]:
        shown = pattern[tile * DIRECTIONS + rotation[tile]]
        here = board.cell[tile]
        for direction in range(DIRECTIONS):
            cell = here + STEP_TO[direction]
            if cell in cells:
                continue
            back = 2 * ((direction + 3) % DIRECTIONS)
            bound = (3 << back) << 12 | (shown >> 2 * direction & 3) << back
            found[cell] = found.get(cell, 0) | bound
    return found


def demand(board: Board, cell: int) -> int:
    """V2: the edges that one cell demands, as in `spots`; 0 where it touches no tile."""
    bound = 0
    for direction in range(DIRECTIONS):
        other = board.cells.get(cell + STEP_TO[direction], -1)
        if other >= 0:
            shown = board.lookup.pattern[other * DIRECTIONS + board.rotation[other]]
            there = shown >> 2 * ((direction + 3) % DIRECTIONS) & 3
            bound |= (3 << 12 | there) << 2 * direction
    return bound


def fitting_rotations(board: Board, seat: int, tile: int, bound: int) -> list[int]:
    """V2, X3: how a tile can be turned at a cell: as its neighbours demand, or freely with 2a.

    `bound` is what the cell demands, as in `spots`. The choices, `refuse_place` and V3 ask this
    function; `placements` has it written out.
    """
    if board.power[POWER_2A] == seat:
        return [0, 1, 2, 3, 4, 5]
    pattern = board.lookup.pattern
    mask = bound >> 12
    wanted = bound & 4095
    first = tile * DIRECTIONS
    return [turn for turn in range(DIRECTIONS) if pattern[first + turn] & mask == wanted]


def placements(board: Board, seat: int) -> list[int]:
    """V1 to V3: every way to add one of the tiles that a seat has won.

    `fitting_rotations` is written out: a call for each cell takes half as long again.
    """
    out: list[int] = []
    pattern = board.lookup.pattern
    cells = spots(board, seat)
    free = board.power[POWER_2A] == seat
    for tile in board.won[seat]:
        head = PLACE + tile * actions.TILE_STEP
        first = tile * DIRECTIONS
        for cell, bound in cells.items():
            mask = bound >> 12
            wanted = bound & 4095
            for rotation in range(DIRECTIONS):
                if free or pattern[first + rotation] & mask == wanted:
                    out.append(head + rotation * ROTATION_STEP + cell * CELL_STEP)
    return out


def can_place(board: Board, seat: int) -> bool:
    """V3: whether any tile still to be placed has a legal place."""
    for tile in board.villages[seat]:
        for direction in range(DIRECTIONS):
            cell = board.cell[tile] + STEP_TO[direction]
            if cell in board.cells:
                continue
            bound = demand(board, cell)
            for won in board.won[seat]:
                if fitting_rotations(board, seat, won, bound):
                    return True
    return False


def find_powers(board: Board) -> list[int]:
    """X, V3: who owns which summer boat's side, by where the tiles are."""
    owners = [-1] * len(board.power)
    for seat in range(board.players):
        for tile in board.villages[seat] + board.won[seat]:
            power = board.lookup.power[tile * 2 + board.side[tile]]
            if power >= 0:
                owners[power] = seat
    return owners


def put_in_village(board: Board, seat: int, tile: int, cell: int, rotation: int) -> None:
    """A tile comes to lie in a village for good (V2)."""
    board.place = replace_at(board.place, tile, VILLAGE)
    board.cell = replace_at(board.cell, tile, cell)
    board.rotation = replace_at(board.rotation, tile, rotation)
    board.cells = {**board.cells, cell: tile}
    board.villages = replace_at(board.villages, seat, [*board.villages[seat], tile])


def add_tile(board: Board, seat: int, action: int) -> None:
    """V1: add a won tile; V3: what fits nowhere any more is set aside."""
    tile = tile_of(action)
    left = [other for other in board.won[seat] if other != tile]
    board.won = replace_at(board.won, seat, left)
    put_in_village(board, seat, tile, cell_of(action), rotation_of(action))
    settle_misfits(board, seat)


def settle_misfits(board: Board, seat: int) -> None:
    """V3: when no tile still to be placed has a place, the rest are set aside for good."""
    if not board.won[seat] or can_place(board, seat):
        return
    for tile in board.won[seat]:
        board.place = replace_at(board.place, tile, ASIDE)
        power = board.lookup.power[tile * 2 + board.side[tile]]
        if power >= 0:
            board.power = replace_at(board.power, power, -1)
    board.aside = replace_at(board.aside, seat, board.aside[seat] + board.won[seat])
    board.won = replace_at(board.won, seat, [])


# -------- Why a tile cannot be added


def refuse_place(board: Board, seat: int, action: int) -> Reason | None:
    """V1, V2, E9: why a tile cannot be added there; None where it can."""
    tile = tile_of(action)
    cell = cell_of(action)
    ids = board.lookup.ids
    if tile not in board.won[seat]:
        return Reason("illegal-place-tile", "E9", {"tile": ids[tile]})
    if cell >> SEAT_SHIFT != seat:
        return Reason("illegal-place-village", "E9")
    if cell in board.cells:
        taken: dict[str, str | int] = {"cell": spot(cell), "other": ids[board.cells[cell]]}
        return Reason("illegal-place-taken", "V1", taken)
    bound = demand(board, cell)
    if not bound:
        return Reason("illegal-place-apart", "V1", {"cell": spot(cell)})
    if rotation_of(action) in fitting_rotations(board, seat, tile, bound):
        return None
    return refuse_edges(board, action, bound)


def refuse_edges(board: Board, action: int, bound: int) -> Reason:
    """V2: the first edge of a tile that doesn't fit to what a cell demands."""
    shown = board.lookup.pattern[tile_of(action) * DIRECTIONS + rotation_of(action)]
    differs = (shown ^ bound) & bound >> 12
    direction = (differs & -differs).bit_length() - 1 >> 1
    other = board.cells[cell_of(action) + STEP_TO[direction]]
    variables: dict[str, str | int] = {
        "to": compass(direction),
        "other": board.lookup.ids[other],
        "edge": EDGE_KINDS[shown >> 2 * direction & 3],
        "against": EDGE_KINDS[bound >> 2 * direction & 3],
    }
    return Reason("illegal-place-edge", "V2", variables)
