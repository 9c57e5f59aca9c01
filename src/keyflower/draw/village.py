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
from keyflower.draw.svg import circle, ellipse, group, moved, rect
from keyflower.draw.symbol import used
from keyflower.rules.state import Table
from keyflower.rules.view import View
from keyflower.rules.village import column_of, row_of

_MARGIN: Final = 14.0
_TIGHTEST_STRIP: Final = 70
"""On smaller tiles nobody could read a strip."""


def village_svg(seen: View | Table, seat: int, size: float = 120, *, theme: str = "light") -> str:
    """The village of a seat, each tile `size` pixels wide, as a file of its own."""
    table = seen.table if isinstance(seen, View) else seen
    if not 0 <= seat < table.players:
        raise ValueError(f"there is no seat {seat} at a table of {table.players}")
    lands, signs = [], []
    spots = []
    for index in table.villages[seat]:
        x, y = centre(column_of(table.cell[index]), row_of(table.cell[index]))
        spots.append((x, y))
        land, sign = _tile(table, index, seat, size)
        lands.append(moved(land, x, y))
        signs.append(moved(sign, x, y))
    left = min(x for x, _ in spots) - RADIUS - _MARGIN
    right = max(x for x, _ in spots) + RADIUS + _MARGIN
    top = min(y for _, y in spots) - APOTHEM - _MARGIN
    bottom = max(y for _, y in spots) + APOTHEM + _MARGIN
    box = (left, top, right - left, bottom - top)
    return picture(
        "".join(lands + signs),  # badges reach over the edge: no land may hide them
        box,
        box[2] * size / (2 * RADIUS),
        theme,
        table.tables.catalogue,
        f"village of seat {seat}",
    )


def _tile(table: Table, index: int, seat: int, size: float) -> tuple[str, str]:
    """The land of a tile as it lies, and everything upright on it."""
    tile = table.tables.catalogue.tiles[index]
    lod = lod_for(size)
    side = list(sides(tile))[table.side[index] if tile.back is not None else 0]
    strip = has_strip(tile, side) and size >= _TIGHTEST_STRIP
    land, sign = tile_drawing(tile, side, lod, table.rotation[index], strip)
    workers = _workers(table, index)
    amounts = _goods(table, index)
    drawn = [sign]
    if tile.kind == "home":
        drawn.append(_emblem(seat, lod))
    if amounts:
        drawn.append(goods(tile, amounts, lod, strip, bool(workers)))
    if workers:
        uses = uses_of(len(workers), table.used[index])
        drawn.append(workers_row(workers, places.worker_row(uses, lod, bool(amounts) and strip)))
    colour = table.colour[index]
    if colour >= 0:
        drawn.append(whole(f"pennant-{COLOURS[colour]}"))
    return land, "".join(drawn)


def _workers(table: Table, index: int) -> list[str]:
    """The colours of the workers on a tile, one for each."""
    n = len(COLOURS)
    amounts = table.workers_on[index * n : (index + 1) * n]
    return [colour for colour, many in zip(COLOURS, amounts) for _ in range(many)]


def _goods(table: Table, index: int) -> dict[str, int]:
    """The goods on a tile, in the order in which they lie."""
    n = len(RESOURCES)
    found = dict(zip(RESOURCES, table.goods[index * n : (index + 1) * n]))
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
    glyph = used(f"emblem-{seat}", 1, place.x, place.y, place.size * places.EMBLEM_GLYPH)
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
