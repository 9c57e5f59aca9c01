"""The sprite: every drawing as a symbol of one SVG, and the manifest that says how to use them.

A page lays `land-{tile}`, turned, and over it `sign-{tile}-{side}-{L|S}`, upright; then pieces at
the places that the manifest gives.
"""

from functools import cache

from keyflower.catalogue import EDGES, Catalogue, Tile, load
from keyflower.draw.formulas.digits import ADVANCE, DIGITS
from keyflower.draw.formulas.pieces import EMBLEMS, ICONS, LETTER_SIZE, LETTERS, PIECES
from keyflower.draw.hexagon import ACROSS, APOTHEM, DOWN, RADIUS, TURN, VIEW_BOX
from keyflower.draw.palette import PALETTE
from keyflower.draw.svg import num, part, tag
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
    """The strip alone."""
    return f"strip-{tile.id}-{lod}"


def manifest(catalogue: Catalogue | None = None) -> dict[str, object]:
    """What a client must know to lay out the symbols; all numbers in units of the tile."""
    printed = catalogue or load()
    return {
        "catalogue": printed.version,
        "hexagon": {
            "viewBox": " ".join(map(num, VIEW_BOX)),
            "radius": RADIUS,
            "apothem": round(APOTHEM, 2),
            "across": ACROSS,
            "down": round(DOWN, 2),
            "turn": TURN,
            "edges": list(EDGES),
        },
        "tiles": {tile.id: _tile(tile, printed) for tile in printed.tiles},
        "pieces": {name: one.view_box for name, one in (PIECES | ICONS).items()},
        "digits": {"symbols": list(DIGITS), "viewBox": DIGITS["n0"].view_box, "advance": ADVANCE},
        "letters": {"size": LETTER_SIZE, **{c: list(at) for c, at in LETTERS.items()}},
        "emblems": list(EMBLEMS),
        "places": _places(),
        "bids": {
            "seats": {str(n): list(edges) for n, edges in places.SEATS.items()},
            "at": {
                lod: {
                    edge: places.as_numbers(places.chip_centre(i, lod))
                    for i, edge in enumerate(EDGES)
                }
                for lod in places.LODS
            },
            "grow": dict(places.CHIP_GROWS),
            "reach": dict(places.REACH),
            "chip": places.as_numbers(places.CHIP),
        },
        "palette": list(PALETTE),
    }


def _tile(tile: Tile, catalogue: Catalogue) -> dict[str, object]:
    names = list(sign.sides(tile))
    return {
        "kind": tile.kind,
        "season": tile.season,
        "number": tile.number,
        "land": land.land_kind(tile),
        "shape": sign.shape(tile),
        "edges": list(tile.edges),
        "sides": names,
        "points": {side: shown.points for side, shown in sign.sides(tile).items()},
        "badge": {side: sign.badge(tile, side, catalogue) for side in names},
        "strip": bool(tile.cost),
    }


def _places() -> object:
    rows = {
        lod: {
            "+".join(map(str, uses)): {
                "normal": places.worker_row(uses, lod),
                "tight": places.worker_row(uses, lod, tight=True),
            }
            for uses in places.USES
        }
        for lod in places.LODS
    }
    return places.as_numbers(
        {
            "wall": places.WALLS,
            "winter_wall": places.WINTER_WALLS,
            "strip": places.STRIPS,
            "badge": places.BADGES,
            "emblem": places.EMBLEMS,
            "pennant": places.PENNANT,
            "purple": places.PURPLE,
            "workers": rows,
            "goods": places.GOODS,
            "goods_gap": places.GOODS_GAP,
            "load": places.LOAD,
        }
    )
