"""A view as an image: the lots with their bids on top, below them a village for each seat."""

from typing import Final

from keyflower.draw.hexagon import APOTHEM, RADIUS, Point, at, centre
from keyflower.draw.tiles.land import land_kind as kind_of_land
from keyflower.envs.canvas import Canvas, Pixels
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    MAX_PLAYERS,
    RESOURCE_NAMES,
    RESOURCES,
    ROAD,
    SEASON_NAMES,
    WATER,
)
from keyflower.rules.state import SLOTS, Board
from keyflower.rules.view import View
from keyflower.rules.village import column_of, row_of

WIDTH: Final = 960
LOTS_HEIGHT: Final = 150
VILLAGE_HEIGHT: Final = 260
COLUMNS: Final = 3
GAP: Final = 8
LOT_SIZE: Final = 26.0
MOST: Final = 40.0
"""No village is drawn larger: from the centre of a tile to its corner."""


def picture(view: View) -> Pixels:
    """The open table; what is behind screens is not drawn."""
    board = view.board
    rows = -(-board.players // COLUMNS)
    height = LOTS_HEIGHT + rows * VILLAGE_HEIGHT
    canvas = Canvas(WIDTH, height, f"table-{SEASON_NAMES[board.season]}")
    _draw_lots(canvas, board)
    for seat in range(board.players):
        left = seat % COLUMNS * (WIDTH // COLUMNS)
        top = LOTS_HEIGHT + seat // COLUMNS * VILLAGE_HEIGHT
        _draw_village(canvas, board, seat, (left, top))
    return canvas.pixels


def _draw_lots(canvas: Canvas, board: Board) -> None:
    canvas.box(
        GAP, GAP, WIDTH - 2 * GAP, LOTS_HEIGHT - 2 * GAP, f"mat-{SEASON_NAMES[board.season]}"
    )
    shown = [slot for slot in range(SLOTS) if board.slot_tile[slot] >= 0]
    for number, slot in enumerate(shown):
        middle = (GAP + LOT_SIZE * 1.3 + number * LOT_SIZE * 2.2, LOTS_HEIGHT / 2 - 18)
        _draw_tile(canvas, board, board.slot_tile[slot], middle, LOT_SIZE)
        for seat in range(board.players):
            size = board.bid_size[slot * MAX_PLAYERS + seat]
            if size:
                x = middle[0] - LOT_SIZE + 4 + seat * 9
                y = middle[1] + LOT_SIZE + 12
                colour = COLOUR_NAMES[board.bid_colour[slot * MAX_PLAYERS + seat]]
                canvas.box(x - 4, y - 4, 8, 3, f"seat-{seat}")
                for worker in range(min(size, 6)):
                    canvas.disc((x, y + 4 + worker * 7), 3, f"w-{colour}")


def _draw_village(canvas: Canvas, board: Board, seat: int, corner: Point) -> None:
    """A village, as large as it fits into its panel."""
    width = WIDTH // COLUMNS
    left, top = corner
    canvas.box(left + GAP, top + GAP, width - 2 * GAP, VILLAGE_HEIGHT - 2 * GAP, "paper")
    canvas.box(left + GAP, top + GAP, width - 2 * GAP, 6, f"seat-{seat}")
    if seat in board.to_act():
        canvas.box(left + GAP, top + GAP + 6, width - 2 * GAP, 3, "accent")
    points = {
        tile: centre(column_of(board.cell[tile]), row_of(board.cell[tile]))
        for tile in board.villages[seat]
    }
    xs = [x for x, _ in points.values()]
    ys = [y for _, y in points.values()]
    across = max(xs) - min(xs) + 2 * RADIUS
    down = max(ys) - min(ys) + 2 * APOTHEM
    room = (width - 4 * GAP, VILLAGE_HEIGHT - 5 * GAP)
    scale = min(MOST / RADIUS, room[0] / across, room[1] / down)
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    for tile, (x, y) in points.items():
        at_x = left + width / 2 + (x - middle[0]) * scale
        at_y = top + GAP / 2 + VILLAGE_HEIGHT / 2 + (y - middle[1]) * scale
        _draw_tile(canvas, board, tile, (at_x, at_y), RADIUS * scale)


def _draw_tile(canvas: Canvas, board: Board, tile: int, middle: Point, size: float) -> None:
    """A tile with its roads and rivers, and what lies on it."""
    lookup = board.lookup
    canvas.hexagon(middle, size, "road-edge")
    canvas.hexagon(middle, size - 1.5, f"land-{kind_of_land(lookup.catalogue.tiles[tile])}")
    scale = size / RADIUS
    for direction in range(DIRECTIONS):
        turned = (tile * DIRECTIONS + board.rotation[tile]) * DIRECTIONS
        kind = lookup.edge[turned + direction]
        if kind in (ROAD, WATER):
            x, y = at(direction, APOTHEM - 6)
            end = (middle[0] + x * scale, middle[1] + y * scale)
            canvas.line(middle, end, size / 5, "road" if kind == ROAD else "shore")
    if board.side[tile]:
        canvas.disc(middle, size / 4, "upgrade")
    workers = board.workers_on[tile * COLOURS : (tile + 1) * COLOURS]
    on = [f"w-{COLOUR_NAMES[i]}" for i in range(COLOURS) for _ in range(workers[i])]
    for number, name in enumerate(on):
        x = middle[0] + (number - (len(on) - 1) / 2) * size / 4
        canvas.disc((x, middle[1] - size / 2), size / 9, name)
    goods = board.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    lies = [f"r-{RESOURCE_NAMES[i]}" for i in range(RESOURCES) for _ in range(goods[i])]
    for number, name in enumerate(lies[:8]):
        x = middle[0] + (number - (min(len(lies), 8) - 1) / 2) * size / 5
        canvas.box(x - size / 12, middle[1] + size / 2.4, size / 6, size / 6, name)
