"""The sprite: every drawing as a symbol of one SVG.

A page lays `land-{tile}`, turned, and over it `sign-{tile}-{side}-{L|S}`, upright; then pieces at
the places that the manifest gives (tools/drawings.py).
"""

from functools import cache

from keyflower.catalogue import Catalogue, Tile, load
from keyflower.draw.formulas.digits import DIGITS
from keyflower.draw.formulas.pieces import ICONS, PIECES
from keyflower.draw.hexagon import VIEW_BOX
from keyflower.draw.svg import part, tag
from keyflower.draw.symbol import Symbol, read_symbols
from keyflower.draw.tiles import land, places, sign


def sprite(catalogue: Catalogue | None = None) -> str:
    """All symbols in one `<svg>`, to be put into a page once."""
    printed = catalogue or load()
    defs = "".join(tag("g", body, id=name) for name, body in draw_parts(printed).items())
    body = "".join(symbol.write(name) for name, symbol in draw_symbols(printed).items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


@cache
def draw_parts(catalogue: Catalogue) -> dict[str, str]:
    """Shared parts, which are no symbols: they have no box of their own."""
    return {**land.PARTS, **sign.draw_parts(catalogue)}


@cache
def draw_symbols(catalogue: Catalogue) -> dict[str, Symbol]:
    """All symbols by name."""
    out = {**DIGITS, **PIECES, **ICONS, **read_symbols("tile.svg")}
    for tile in catalogue.tiles:
        drawn = {f"land-{tile.id}": land.draw_land(tile)}
        for lod in places.LODS:
            if tile.cost is not None:
                drawn[strip_name(tile, lod)] = sign.draw_strip_of(tile, catalogue, lod)
            for side in sign.sides(tile):
                face = sign.draw_face(tile, side, catalogue, lod)
                if sign.has_strip(tile, side):
                    drawn[face_name(tile, side, lod)] = face
                    halves = face_name(tile, side, lod), strip_name(tile, lod)
                    face = "".join(map(place_symbol, halves))
                drawn[sign_name(tile, side, lod)] = face
        out |= {name: Symbol(VIEW_BOX, body) for name, body in drawn.items()}
    return out


def place_symbol(name: str, **more: str | float) -> str:
    """A symbol of a tile, in the units of the tile."""
    x, y, width, height = VIEW_BOX
    return part(name, x=x, y=y, width=width, height=height, **more)


def sign_name(tile: Tile, side: str, lod: str) -> str:
    """What stays upright."""
    return f"sign-{tile.id}-{side}-{lod}"


def face_name(tile: Tile, side: str, lod: str) -> str:
    """What stays upright, without the strip: the sign itself where there is none."""
    word = "face" if sign.has_strip(tile, side) else "sign"
    return f"{word}-{tile.id}-{side}-{lod}"


def strip_name(tile: Tile, lod: str) -> str:
    return f"strip-{tile.id}-{lod}"
