"""A village as one picture: tiles by cell and rotation, with the workers and goods on them."""

from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, Tile
from keyflower.draw import digits, places
from keyflower.draw.grammar import GOODS_ORDER
from keyflower.draw.hexagon import APOTHEM, RADIUS, centre
from keyflower.draw.picture import lod_for, picture, tile_drawing
from keyflower.draw.pieces import piece
from keyflower.draw.sign import has_strip, shape, sides
from keyflower.draw.sprite import whole
from keyflower.draw.svg import circle, ellipse, group, move, rect
from keyflower.draw.symbol import put
from keyflower.rules.state import Board
from keyflower.rules.view import View
from keyflower.rules.village import column_of, row_of

_MARGIN: Final = 14.0
_TIGHTEST_STRIP: Final = 70
"""On smaller tiles nobody could read a strip."""


def village_svg(
    seen: View | Board, seat: int, size: float = 120, *, theme: str = "light", signs: bool = True
) -> str:
    """The village of a seat, each tile `size` pixels wide, as a file of its own.

    signs: with the houses and what is written on them, not only land and pieces.
    """
    board = seen.board if isinstance(seen, View) else seen
    if not 0 <= seat < board.players:
        raise ValueError(f"there is no seat {seat} at a table of {board.players}")
    lands, upright = [], []
    spots = []
    for index in board.villages[seat]:
        x, y = centre(column_of(board.cell[index]), row_of(board.cell[index]))
        spots.append((x, y))
        land, sign = _tile(board, index, seat, size, signs)
        lands.append(move(land, x, y))
        upright.append(move(sign, x, y))
    left = min(x for x, _ in spots) - RADIUS - _MARGIN
    right = max(x for x, _ in spots) + RADIUS + _MARGIN
    top = min(y for _, y in spots) - APOTHEM - _MARGIN
    bottom = max(y for _, y in spots) + APOTHEM + _MARGIN
    box = (left, top, right - left, bottom - top)
    return picture(
        "".join(lands + upright),  # badges reach over the edge: no land may hide them
        box,
        box[2] * size / (2 * RADIUS),
        theme,
        board.lookup.catalogue,
        f"village of seat {seat}",
    )


def _tile(board: Board, index: int, seat: int, size: float, signs: bool) -> tuple[str, str]:
    """The land of a tile as it lies, and everything upright on it."""
    tile = board.lookup.catalogue.tiles[index]
    lod = lod_for(size)
    side = list(sides(tile))[board.side[index] if tile.back is not None else 0]
    strip = has_strip(tile, side) and size >= _TIGHTEST_STRIP
    land, sign = tile_drawing(tile, side, lod, board.rotation[index], strip)
    workers = _workers(board, index)
    amounts = _goods(board, index)
    drawn = [sign] if signs else []
    if tile.kind == "home":
        drawn.append(_emblem(seat, lod))
    if amounts:
        drawn.append(goods(tile, amounts, lod, strip, bool(workers)))
    if workers:
        uses = uses_of(len(workers), board.used[index])
        drawn.append(workers_row(workers, places.worker_row(uses, lod, bool(amounts) and strip)))
    colour = board.colour[index]
    if colour >= 0:
        drawn.append(whole(f"pennant-{COLOURS[colour]}"))
    return land, "".join(drawn)


def _workers(board: Board, index: int) -> list[str]:
    """The colours of the workers on a tile, one for each."""
    n = len(COLOURS)
    amounts = board.workers_on[index * n : (index + 1) * n]
    return [colour for colour, many in zip(COLOURS, amounts) for _ in range(many)]


def _goods(board: Board, index: int) -> dict[str, int]:
    """The goods on a tile, in the order in which they lie."""
    n = len(RESOURCES)
    found = dict(zip(RESOURCES, board.goods[index * n : (index + 1) * n]))
    return {kind: found[kind] for kind in GOODS_ORDER if found[kind]}


def uses_of(workers: int, latest: int) -> tuple[int, ...]:
    """U3: the groups in which workers came, told by all of them and those of the latest use."""
    before = workers - latest
    if before <= 0 or latest <= 0:
        return (workers,)
    return (1, 2, latest) if before == 3 and latest == 3 else (before, latest)


def _emblem(seat: int, lod: str) -> str:
    place = places.EMBLEMS[lod]
    disc = circle(
        place.x,
        place.y,
        place.size / 2,
        fill="var(--ink-fixed)",
        stroke="var(--roof2-home)",
        stroke_width=2,
    )
    glyph = put(f"emblem-{seat}", 1, place.x, place.y, place.size * places.EMBLEM_GLYPH)
    return disc + group(glyph, color="var(--sign)")


def workers_row(workers: list[str], row: places.Row) -> str:
    """Workers on a tile, each with its shadow."""
    out = []
    for x, colour in zip(row.xs, workers):
        shade = ellipse(
            x + 1.5, row.y + row.height / 2 - 1, row.height * 0.38, 3.5, fill="var(--shade)"
        )
        out.append(shade + piece(f"worker-{colour}", x, row.y, row.height))
    return "".join(out)


def goods(tile: Tile, amounts: dict[str, int], lod: str, strip: bool, workers: bool) -> str:
    """Pills with what lies on a tile."""
    row = places.goods_row(shape(tile), lod, strip, workers)
    out = []
    for pill, (kind, n) in zip(places.pills(list(amounts.values()), row), amounts.items()):
        x, y, width, height = pill.box
        out.append(rect(x, y, width, height, height / 2, fill="var(--ground)"))
        out.append(piece(f"good-{kind}", pill.icon.x, pill.icon.y, pill.icon.size))
        if pill.number is not None:
            where = pill.number
            out.append(digits.number(n, where.x, where.y, where.size))
    return group(out, fill="var(--ink-fixed)")
