"""The land: what turns with the tile. Fields, roads and water reach exactly to the edge.

What crosses an edge does so at a right angle, centred on the edge's middle and equally wide on
every tile, so that any two edges of one kind meet. Nothing is clipped.
"""

import math
import random
from typing import Final

from keyflower.catalogue import Tile
from keyflower.draw.hexagon import APOTHEM, CORNERS, TURN, Point, at
from keyflower.draw.svg import circle, group, num, part, path, points, tag

HEXAGON: Final = tag("polygon", points=points(*CORNERS))

ROAD_WIDTH: Final = 22.0
ROAD_LINE: Final = 2.2
PLAZA: Final = 19.0
FIELD_WIDTH: Final = 54.0
FIELD_DEPTH: Final = 52.0
FURROWS: Final = (-18.0, -6.0, 6.0, 18.0)
WATER_WIDTH: Final = 78.0
RIVER_WIDTH: Final = 120.0
BANK: Final = 5.0

_SOUTH: Final = 0
_ROUND: Final[dict[str, str | float]] = {"fill": "none", "stroke_linecap": "round"}


def kind(tile: Tile) -> str:
    """The kind of land: a season, home, water (boats) or turn."""
    other = {"home": "home", "boat": "water", "summer_boat": "summer", "turn_order": "turn"}
    return other.get(tile.kind, tile.season)


def land(tile: Tile) -> str:
    """All that turns: the hexagon, its fields, its water, its roads, and its border."""
    season = kind(tile)
    edges = {what: [i for i in range(6) if tile.edges[i] == what] for what in ("field", "road")}
    water = [i for i in range(6) if tile.edges[i] == "water"]
    chance = random.Random(tile.id)  # a string seeds the same everywhere
    drawn = [
        part("part-hex", fill=f"var(--land-{season})"),
        *(_turned("part-field", edge) for edge in edges["field"]),
        _turned(f"part-tufts-{chance.randrange(TUFTS)}", chance.randrange(6)),
    ]
    if len(water) == 2:
        drawn.append(_turned("part-river", water[0]))
    elif water:
        drawn.append(_turned("part-landing", water[0]))
    if edges["road"]:
        drawn.append(_roads(edges["road"]))
        drawn += [_turned(f"part-dots-{chance.randrange(DOTS)}", edge) for edge in edges["road"]]
    drawn.append(part("part-hex", fill="none", stroke="var(--tile-edge)", stroke_width=3))
    return group(drawn, fill=f"var(--field-{season})", color=f"var(--furrow-{season})")


def _turned(name: str, edge: int) -> str:
    return part(name, transform=f"rotate({TURN * edge})") if edge else part(name)


def _roads(edges: list[int]) -> str:
    """Bands that end square at the edge, and the plaza where all meet."""
    spokes = "".join(f"M0 0L{points(at(edge, APOTHEM))}" for edge in edges)
    if len(edges) == 2 and edges[1] - edges[0] == 3:
        spokes = f"M{points(at(edges[0], APOTHEM))}L{points(at(edges[1], APOTHEM))}"
    return "".join(
        path(spokes, fill="none", stroke=colour, stroke_width=ROAD_WIDTH + more)
        + circle(0, 0, PLAZA + more / 2, fill=colour)
        for colour, more in (("var(--road-edge)", 2 * ROAD_LINE), ("var(--road)", 0.0))
    )


def field() -> str:
    """Ploughed land at the southern edge, in the colours around it."""
    half = FIELD_WIDTH / 2

    def p(along: float, distance: float) -> Point:
        return at(_SOUTH, distance, along)

    inner = FIELD_DEPTH + 4
    patch = (
        f"M{points(p(-half, APOTHEM), p(-half + 6, inner))}"
        f"Q{points(p(-half + 9, FIELD_DEPTH), p(-half + 15, FIELD_DEPTH))}"
        f"L{points(p(half - 15, FIELD_DEPTH))}"
        f"Q{points(p(half - 9, FIELD_DEPTH), p(half - 6, inner))}"
        f"L{points(p(half, APOTHEM))}z"
    )
    furrows = "".join(
        f"M{points(p(along, APOTHEM))}L{points(p(along * 0.86, FIELD_DEPTH + 5))}"
        for along in FURROWS
    )
    return path(patch) + path(furrows, stroke="currentColor", stroke_width=2.6)


def landing() -> str:
    """A bay with a jetty, at the southern edge."""

    def bay(half: float, depth: float) -> str:
        a, b, c = (
            at(_SOUTH, APOTHEM, -half),
            at(_SOUTH, 64, -half),
            at(_SOUTH, depth, -half * 0.8),
        )
        d, e, f = (at(_SOUTH, depth, half * 0.8), at(_SOUTH, 64, half), at(_SOUTH, APOTHEM, half))
        return f"M{points(a)}C{points(b, c, at(_SOUTH, depth))}C{points(d, e, f)}"

    half = WATER_WIDTH / 2
    shore = bay(half, 42)
    planks = "".join(f"M{points(at(_SOUTH, y, -7), at(_SOUTH, y, 7))}" for y in (46, 51, 56))
    return (
        path(bay(half + BANK, 36) + "z", fill="var(--bank)")
        + path(shore + "z", fill="var(--water)")
        + path(shore, fill="none", stroke="var(--shore)", stroke_width=2.2)
        + _waves((74, 20, 8), (67, -16, 9))
        + path("M7 20V60H-7V20z", fill="var(--timber-2)")
        + path(planks, stroke="var(--timber)", stroke_width=1.3)
    )


def river() -> str:
    """A river from the southern to the northern edge, wide in the middle."""

    def bank(side: int, half: float, middle: float) -> list[Point]:
        at_edge, inside = side * half, side * middle
        return [
            (at_edge, APOTHEM),
            (at_edge, 50),
            (inside, 40),
            (inside, 0),
            (inside, -40),
            (at_edge, -50),
            (at_edge, -APOTHEM),
        ]

    def curve(way: list[Point]) -> str:
        return f"{points(way[0])}C{points(*way[1:4])}C{points(*way[4:])}"

    half, middle = WATER_WIDTH / 2, RIVER_WIDTH / 2

    def water(half: float, middle: float) -> str:
        west, east = bank(-1, half, middle), bank(1, half, middle)
        return f"M{curve(west)}L{curve(east[::-1])}z"

    shores = "".join(f"M{curve(bank(side, half, middle))}" for side in (-1, 1))
    return (
        path(water(half + BANK, middle + BANK + 1), fill="var(--bank)")
        + path(water(half, middle), fill="var(--water)")
        + path(shores, fill="none", stroke="var(--shore)", stroke_width=2.2)
        + _waves((70, 8, 14), (-68, -10, 14), (22, 47, 9), (-30, -46, 9))
    )


def _waves(*places: tuple[float, float, float]) -> str:
    """Small waves at (distance, along, half width)."""
    d = "".join(
        f"M{num(x - n)} {num(y)}q{num(n / 2)}-5 {num(n)} 0t{num(n)} 0" for y, x, n in places
    )
    return path(d, stroke="var(--wave)", stroke_width=2.3, **_ROUND)


TUFTS: Final = 4
DOTS: Final = 3


def tufts(which: int) -> str:
    """Clover near the corners, where no road and no field lies; it looks the same turned."""
    chance = random.Random(f"tufts {which}")
    leaves = []
    for corner in range(6):
        if chance.random() < 0.75:
            far, beside = chance.uniform(55, 86), chance.uniform(-6, 6)
            x, y = at(corner, far * math.cos(math.pi / 6), far / 2 + beside)
            leaves.append(f"M{num(x)} {num(y)}h.1m3.6.8h.1m-2.6 2.9h.1")
    return path("".join(leaves), stroke="currentColor", stroke_width=2.6, **_ROUND)


def dots(which: int) -> str:
    """Pebbles on the road to the southern edge."""
    chance = random.Random(f"dots {which}")
    pebbles = [
        circle(along + chance.uniform(-3, 3), distance + chance.uniform(-4, 4), 1.7)
        for distance, along in ((40, -4), (58, 5), (74, -3))
    ]
    return group(pebbles, fill="var(--road-dot)")


def parts() -> dict[str, str]:
    """What the land of all tiles is put together from, each for the southern edge."""
    return {
        "part-hex": HEXAGON,
        "part-field": field(),
        "part-landing": landing(),
        "part-river": river(),
        **{f"part-tufts-{which}": tufts(which) for which in range(TUFTS)},
        **{f"part-dots-{which}": dots(which) for which in range(DOTS)},
    }
