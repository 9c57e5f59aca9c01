"""A village as one picture: tiles by cell and rotation, with the workers and goods on them."""

from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, Tile
from keyflower.draw.formulas.digits import draw_number
from keyflower.draw.formulas.grammar import GOODS_ORDER
from keyflower.draw.formulas.pieces import draw_piece
from keyflower.draw.hexagon import APOTHEM, RADIUS, centre
from keyflower.draw.pictures.picture import draw_picture, draw_tile, lod_for
from keyflower.draw.sprite import place_symbol
from keyflower.draw.svg import circle, ellipse, group, move, rect
from keyflower.draw.symbol import Box, put
from keyflower.draw.tiles import places
from keyflower.draw.tiles.sign import has_strip, shape, sides
from keyflower.rules.chapters.village import column_of, row_of
from keyflower.rules.state import Board
from keyflower.rules.view import View

_MARGIN: Final = 14.0
_TIGHTEST_STRIP: Final = 70  # pixels; strips of smaller tiles can't be read


def village_svg(seen: View | Board, seat: int, size: float = 120) -> str:
    """The village of a seat, each tile `size` pixels wide, as a file of its own."""
    board = seen.board if isinstance(seen, View) else seen
    if not 0 <= seat < board.players:
        raise ValueError(f"there is no seat {seat} at a table of {board.players}")
    drawing, box = draw_village(board, seat, size, signs=True)
    width = box[2] * size / (2 * RADIUS)
    title = f"village of seat {seat}"
    return draw_picture(drawing, box, width, "light", board.lookup.catalogue, title)


def draw_village(board: Board, seat: int, size: float, signs: bool) -> tuple[str, Box]:
    """The village of a seat, and the box around it.

    signs: with the houses and what is written on them, not only land and pieces.
    """
    spots = {
        index: centre(column_of(board.cell[index]), row_of(board.cell[index]))
        for index in board.villages[seat]
    }
    lands, upright = "", ""
    for index, (x, y) in spots.items():
        land, sign = draw_lying_tile(board, index, seat, size, signs)
        lands += move(land, x, y)
        upright += move(sign, x, y)
    xs, ys = zip(*spots.values())
    left, top = min(xs) - RADIUS - _MARGIN, min(ys) - APOTHEM - _MARGIN
    right, bottom = max(xs) + RADIUS + _MARGIN, max(ys) + APOTHEM + _MARGIN
    # Badges reach over the edge: no land may hide them.
    return lands + upright, (left, top, right - left, bottom - top)


def draw_lying_tile(
    board: Board, index: int, seat: int, size: float, signs: bool
) -> tuple[str, str]:
    """The land of a tile as it lies, and everything upright on it."""
    tile = board.lookup.catalogue.tiles[index]
    lod = lod_for(size)
    side = list(sides(tile))[board.side[index] if tile.back is not None else 0]
    strip = has_strip(tile, side) and size >= _TIGHTEST_STRIP
    land, sign = draw_tile(tile, side, lod, board.rotation[index], strip)
    on_tile = board.workers_on[index * len(COLOURS) : (index + 1) * len(COLOURS)]
    workers = [colour for colour, many in zip(COLOURS, on_tile) for _ in range(many)]
    lying = dict(zip(RESOURCES, board.goods[index * len(RESOURCES) :]))
    amounts = {kind: lying[kind] for kind in GOODS_ORDER if lying[kind]}
    drawn = [sign] if signs else []
    if tile.kind == "home":
        drawn.append(_draw_emblem(seat, lod))
    if amounts:
        drawn.append(draw_goods(tile, amounts, lod, strip, bool(workers)))
    if workers:
        row = places.worker_row(
            uses_of(len(workers), board.used[index]), lod, bool(amounts) and strip
        )
        drawn.append(draw_workers(workers, row))
    if board.colour[index] >= 0:
        drawn.append(place_symbol(f"pennant-{COLOURS[board.colour[index]]}"))
    return land, "".join(drawn)


def uses_of(workers: int, latest: int) -> tuple[int, ...]:
    """U3: the groups in which workers came, told by all of them and those of the latest use."""
    before = workers - latest
    if before <= 0 or latest <= 0:
        return (workers,)
    return (1, 2, latest) if before == 3 and latest == 3 else (before, latest)


def _draw_emblem(seat: int, lod: str) -> str:
    x, y, size = places.EMBLEMS[lod]
    ring = {"stroke": "var(--roof2-home)", "stroke_width": "2"}
    disc = circle(x, y, size / 2, fill="var(--ink-fixed)", **ring)
    glyph = put(f"emblem-{seat}", 1, x, y, size * places.EMBLEM_GLYPH)
    return disc + group(glyph, color="var(--sign)")


def draw_workers(workers: list[str], row: places.Row) -> str:
    """Workers on a tile, each with its shadow."""
    under, wide = row.y + row.height / 2 - 1, row.height * 0.38
    return "".join(
        ellipse(x + 1.5, under, wide, 3.5, fill="var(--shade)")
        + draw_piece(f"worker-{colour}", x, row.y, row.height)
        for x, colour in zip(row.xs, workers)
    )


def draw_goods(tile: Tile, amounts: dict[str, int], lod: str, strip: bool, workers: bool) -> str:
    """Pills with what lies on a tile."""
    row = places.goods_row(shape(tile), lod, strip, workers)
    out = []
    for pill, (kind, n) in zip(places.pills(list(amounts.values()), row), amounts.items()):
        out.append(rect(*pill.box, pill.box[3] / 2, fill="var(--ground)"))
        out.append(draw_piece(f"good-{kind}", *pill.icon))
        if pill.number is not None:
            out.append(draw_number(n, *pill.number))
    return group(out, fill="var(--ink-fixed)")
