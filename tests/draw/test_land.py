"""Roads, fields and water meet at the edges of all tiles that may lie side by side."""

import math
import re
from functools import cache

import pytest
from tests.draw.measure import Shape, extent, shapes

from keyflower.catalogue import EDGES, Tile, load
from keyflower.draw.hexagon import APOTHEM, RADIUS, Point, angle
from keyflower.draw.pictures.picture import draw_tile
from keyflower.draw.tiles.land import ROAD_WIDTH
from keyflower.draw.tiles.sign import sides

TILES = load().tiles
ROUNDING = 0.11
FIELD_WIDTH = 54.0
WATER_WIDTH = 78.0

Crossing = tuple[tuple[str, float, tuple[float, ...]], ...]
"""What touches an edge: paint, width of the line, places along the edge from its middle."""


@cache
def drawn(tile: Tile, rotation: int) -> list[Shape]:
    land, _ = draw_tile(tile, next(iter(sides(tile))), "L", rotation)
    return shapes(land)


@cache
def at_the_edges(tile: Tile, rotation: int) -> list[tuple[Shape, list[Point]]]:
    """The points of each shape that may lie on an edge."""
    found = (
        (s, [p for p in s.points if math.hypot(*p) > APOTHEM - 1]) for s in drawn(tile, rotation)
    )
    return [(shape, points) for shape, points in found if points]


def along(point: tuple[float, float], edge: int) -> float | None:
    """The place of a point along an edge, if it lies on it."""
    way = math.radians(angle(edge))
    off = point[0] * math.cos(way) + point[1] * math.sin(way) - APOTHEM
    place = -point[0] * math.sin(way) + point[1] * math.cos(way)
    return place if abs(off) < ROUNDING and abs(place) < 49 else None


def paint(shape: Shape) -> str:
    """`field` for var(--field-spring): seasons differ, shapes must not."""
    name = shape.stroke if shape.stroke != "none" else shape.fill
    found = re.fullmatch(
        r"var\(--([a-z-]+?)(?:-(?:home|spring|summer|autumn|winter|water|turn))?\)", name
    )
    return found[1] if found else name


@cache
def crossing(tile: Tile, rotation: int, edge: int) -> Crossing:
    """What the drawn land of a turned tile shows at an edge of the cell."""
    out = []
    for shape, points in at_the_edges(tile, rotation):
        places = [place for p in points if (place := along(p, edge)) is not None]
        if places:
            width = round(shape.stroke_width, 1) if shape.stroke != "none" else 0.0
            out.append((paint(shape), width, tuple(sorted({round(p) + 0.0 for p in places}))))
    return tuple(sorted(out))


def mirrored(seen: Crossing) -> Crossing:
    """The same edge as the neighbour sees it."""
    return tuple(
        sorted(
            (name, width, tuple(sorted(0.0 - p for p in places))) for name, width, places in seen
        )
    )


@pytest.mark.slow
def test_what_crosses_an_edge_meets_on_every_pair_of_tiles_in_every_rotation() -> None:
    """V2: tiles lie side by side where both edges are of one kind."""
    shown: dict[tuple[int, str], set[Crossing]] = {}
    for tile in TILES:
        for rotation in range(6):
            for edge in range(6):
                kind = tile.edges[(edge - rotation) % 6]
                shown.setdefault((edge, kind), set()).add(crossing(tile, rotation, edge))
    for edge in range(6):
        for kind in ("road", "field", "water"):
            ours, theirs = shown[edge, kind], shown[(edge + 3) % 6, kind]
            assert len(ours) == len(theirs) == 1, f"{kind} at {EDGES[edge]} differs between tiles"
            assert [mirrored(seen) for seen in ours] == list(theirs)


def test_kinds_of_edges_look_different() -> None:
    home = load().tile("home_1")
    boat = load().tile("keyflower")
    kinds = {crossing(home, 0, 0), crossing(home, 0, 1), crossing(boat, 0, 1)}
    assert len(kinds) == 3


@pytest.mark.parametrize("rotation", range(6))
def test_a_turned_tile_shows_its_edges_turned(rotation: int) -> None:
    tile = load().tile("home_2")
    for edge in range(6):
        assert crossing(tile, rotation, (edge + rotation) % 6) == crossing(tile, 0, edge)


def test_widths_at_the_edge() -> None:
    road = crossing(load().tile("keywood"), 0, 0)
    assert ("road", ROAD_WIDTH, (0.0,)) in road
    field = {name: places for name, _, places in crossing(load().tile("sawmill"), 0, 1)}
    assert field["field"] == (-FIELD_WIDTH / 2, FIELD_WIDTH / 2)
    water = {name: places for name, _, places in crossing(load().tile("sea_breese"), 0, 0)}
    assert water["water"] == (-WATER_WIDTH / 2, WATER_WIDTH / 2)


def test_roads_meet_in_the_middle() -> None:
    """All road edges of a tile meet in its middle."""
    for tile in TILES:
        roads = [i for i in range(6) if tile.edges[i] == "road"]
        bands = [shape for shape in drawn(tile, 0) if shape.stroke == "var(--road)"]
        assert len(bands) == bool(roads)
        for band in bands:
            for line in band.lines:
                (x0, y0), (x1, y1) = line[0], line[-1]
                assert abs(x0 * y1 - x1 * y0) / math.dist(line[0], line[-1]) < ROUNDING
                assert min(x0 * x1 + y0 * y1, 0) <= 0


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_land_ends_with_the_hexagon(tile: Tile) -> None:
    border = 1.5
    for shape in drawn(tile, 0):
        for x, y in shape.points:
            for edge in range(6):
                way = math.radians(angle(edge))
                assert x * math.cos(way) + y * math.sin(way) <= APOTHEM + ROUNDING
    box = extent(drawn(tile, 0))
    assert box.right <= RADIUS + border + ROUNDING
