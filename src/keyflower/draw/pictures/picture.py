"""Pictures that stand alone: a tile, all tiles on one sheet. The palette is inlined."""

import re
from typing import Final
from xml.sax.saxutils import escape

from keyflower.catalogue import Catalogue, Tile, load
from keyflower.draw.hexagon import DOWN, RADIUS, TURN
from keyflower.draw.palette import declarations, names_in
from keyflower.draw.sprite import draw_parts, draw_symbols, face_name, place_symbol, sign_name
from keyflower.draw.svg import move, nums, tag
from keyflower.draw.symbol import Box
from keyflower.draw.tiles.sign import sides

SMALL_WIDTH: Final = 110  # pictures less wide than this show the drawing S
_IN_OVERVIEW: Final = 120  # pixels across a tile where all are drawn
_BORDER: Final = 2.0
_HREF = re.compile(r'href="#([^"]+)"')


def draw_picture(
    drawing: str, box: Box, width: float, theme: str, catalogue: Catalogue, title: str
) -> str:
    """A drawing with everything that it uses, as a file of its own."""
    shared, drawn = draw_parts(catalogue), draw_symbols(catalogue)
    needed: dict[str, str] = {}
    wanted = _HREF.findall(drawing)
    while wanted:
        name = wanted.pop()
        if name not in needed:
            symbol = name not in shared
            needed[name] = drawn[name].write(name) if symbol else tag("g", shared[name], id=name)
            wanted += _HREF.findall(needed[name])
    defs = tag("defs", *(needed[name] for name in sorted(needed)))
    inside = f"<title>{escape(title)}</title>{defs}{drawing}"
    height = width * box[3] / box[2]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="{nums(*box)}" role="img"'
        f' style="{declarations(theme, names_in(inside))}">{inside}</svg>\n'
    )


def lod_for(width: float) -> str:
    """Which of the two drawings a tile of that width shows."""
    return "L" if width >= SMALL_WIDTH else "S"


def draw_tile(
    tile: Tile, side: str, lod: str, rotation: int = 0, strip: bool = True
) -> tuple[str, str]:
    """The land of a tile, turned, and its sign."""
    turned = {"transform": f"rotate({TURN * rotation})"} if rotation else {}
    name = sign_name(tile, side, lod) if strip else face_name(tile, side, lod)
    return place_symbol(f"land-{tile.id}", **turned), place_symbol(name)


def tile_svg(
    tile: Tile | str,
    side: str = "front",
    size: float = 120,
    *,
    rotation: int = 0,
    theme: str = "light",
    catalogue: Catalogue | None = None,
) -> str:
    """One side of a tile, `size` pixels wide, as a file of its own."""
    printed = catalogue or load()
    found = printed.tile(tile) if isinstance(tile, str) else tile
    if side not in sides(found):
        raise KeyError(f"{found.id} has no side {side!r}, but {', '.join(sides(found))}")
    if not 0 <= rotation < 6:
        raise ValueError(f"a tile can be turned by 0 to 5 steps, not {rotation}")
    land, sign = draw_tile(found, side, lod_for(size), rotation)
    half, tall = RADIUS + _BORDER, DOWN / 2 + _BORDER
    box = (-half, -tall, 2 * half, 2 * tall)
    return draw_picture(
        land + sign, box, size * half / RADIUS, theme, printed, f"{found.id} {side}"
    )


def overview_svg(catalogue: Catalogue | None = None) -> str:
    """Every side of every tile, in rows by kind and season."""
    printed = catalogue or load()
    across, down = 2 * RADIUS + 16, DOWN + 16
    rows = _rows(printed)
    drawn = []
    for r, row in enumerate(rows):
        for c, (tile, side) in enumerate(row):
            land, sign = draw_tile(tile, side, "L")
            drawn.append(move(land + sign, c * across, r * down))
    box = (-across / 2, -down / 2, max(map(len, rows)) * across, len(rows) * down)
    ground = f'<rect x="{nums(box[0])}" y="{nums(box[1])}" width="100%" height="100%"'
    table = f'{ground} fill="var(--table)"/>'
    width = box[2] * _IN_OVERVIEW / (2 * RADIUS)
    drawing = table + "".join(drawn)
    return draw_picture(drawing, box, width, "light", printed, "Keyflower: all tiles")


def _rows(catalogue: Catalogue) -> list[list[tuple[Tile, str]]]:
    """A row for homes, for each season and side, for boats and turn-order tiles."""
    rows: dict[tuple[str, bool], list[tuple[Tile, str]]] = {}
    homes = [tile for tile in catalogue.tiles if tile.kind == "home"]
    rows["", False] = [(tile, side) for side in ("front", "back") for tile in homes]
    for tile in catalogue.tiles[len(homes) :]:
        for side in sides(tile):
            where = "beside" if tile.kind in ("boat", "turn_order") else tile.season
            rows.setdefault((where, side in ("back", "b")), []).append((tile, side))
    return list(rows.values())
