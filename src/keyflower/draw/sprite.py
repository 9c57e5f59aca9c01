"""The sprite: every drawing as a symbol of one SVG, and the manifest that says how to use them.

A page lays `land-{tile}`, turned, and over it `sign-{tile}-{side}-{L|S}`, upright; then pieces at
the places that the manifest gives.
"""

from functools import cache
from typing import Final

from keyflower.catalogue import COLOURS, EDGES, Catalogue, Tile, load
from keyflower.draw import land, places, sign
from keyflower.draw.digits import ADVANCE, DIGITS
from keyflower.draw.hexagon import ACROSS, APOTHEM, CORNERS, DOWN, RADIUS, TURN, VIEW_BOX
from keyflower.draw.icons import EMBLEMS, ICONS
from keyflower.draw.palette import PALETTE
from keyflower.draw.pieces import LETTER_SIZE, LETTERS, PENNANT, PIECES, pennant
from keyflower.draw.svg import group, num, part, path, points, tag
from keyflower.draw.symbol import Symbol

_CORNER_MARK: Final = 0.22
"""How much of an edge a corner mark covers, seen from its corner: it never reaches a road."""
_MARKS_AT: Final = 0.95


def sprite(catalogue: Catalogue | None = None) -> str:
    """All symbols in one `<svg>`, to be put into a page once."""
    printed = catalogue or load()
    return _svg(parts(printed), symbols(printed))


def _svg(shared: dict[str, str], drawn: dict[str, Symbol]) -> str:
    defs = "".join(tag("g", body, id=name) for name, body in shared.items())
    body = "".join(symbol.write(name) for name, symbol in drawn.items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


@cache
def parts(catalogue: Catalogue) -> dict[str, str]:
    """Shared parts, which are no symbols: they have no box of their own."""
    return {**land.parts(), **sign.parts(catalogue)}


@cache
def symbols(catalogue: Catalogue) -> dict[str, Symbol]:
    """All symbols by name."""
    out = {**DIGITS, **PIECES, **ICONS}
    out["hex"] = Symbol(VIEW_BOX, part("part-hex"))
    out["corners"] = Symbol(VIEW_BOX, corner_marks())
    for colour in COLOURS:
        out[f"pennant-{colour}"] = Symbol(VIEW_BOX, pennant(colour))
    for tile in catalogue.tiles:
        out[land_name(tile)] = Symbol(VIEW_BOX, land.land(tile))
        for lod in places.LODS:
            if tile.cost is not None:
                out[strip_name(tile, lod)] = Symbol(VIEW_BOX, sign.strip_of(tile, catalogue, lod))
            for side in sign.sides(tile):
                face = sign.face(tile, side, catalogue, lod)
                if sign.has_strip(tile, side):
                    out[face_name(tile, side, lod)] = Symbol(VIEW_BOX, face)
                    face = whole(face_name(tile, side, lod)) + whole(strip_name(tile, lod))
                out[sign_name(tile, side, lod)] = Symbol(VIEW_BOX, face)
    return out


def whole(name: str, **more: str | float) -> str:
    """A symbol of a tile, in the units of the tile."""
    x, y, width, height = VIEW_BOX
    return part(name, x=x, y=y, width=width, height=height, **more)


def corner_marks() -> str:
    """V, B: a legal target, marked at the six corners in the stroke around it."""
    d = ""
    for k in range(6):
        before, corner, after = (CORNERS[(k + step) % 6] for step in (-1, 0, 1))
        ends = [
            tuple(_MARKS_AT * (c + _CORNER_MARK * (o - c)) for c, o in zip(corner, other))
            for other in (before, after)
        ]
        middle = (_MARKS_AT * corner[0], _MARKS_AT * corner[1])
        d += f"M{points((ends[0][0], ends[0][1]), middle, (ends[1][0], ends[1][1]))}"
    return group(path(d, fill="none", stroke_linecap="round", stroke_linejoin="round"))


def land_name(tile: Tile) -> str:
    """What turns with a tile."""
    return f"land-{tile.id}"


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
    drawn = symbols(printed)
    free = {**PIECES, **ICONS}
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
        "pieces": {name: drawn[name].view_box for name in free},
        "digits": {
            "symbols": list(DIGITS),
            "viewBox": DIGITS["n0"].view_box,
            "advance": ADVANCE,
        },
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
        "land": land.kind(tile),
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
            "pennant": PENNANT,
            "purple": places.PURPLE,
            "workers": rows,
            "goods": places.GOODS,
            "goods_gap": places.GOODS_GAP,
            "load": places.LOAD,
        }
    )
