"""The land: what turns with the tile. Fields, roads and water reach exactly to the edge.

What crosses an edge does so at a right angle, centred on the edge's middle and equally wide on
every tile, so that any two edges of one kind meet. Nothing is clipped.
"""

import random
from typing import Final

from keyflower.catalogue import Tile
from keyflower.draw.hexagon import APOTHEM, TURN, at
from keyflower.draw.svg import circle, group, part, path, points
from keyflower.draw.symbol import read_parts

ROAD_WIDTH: Final = 22.0
ROAD_LINE: Final = 2.2
PLAZA: Final = 19.0
PARTS: Final = read_parts("land.svg")
"""What the land of all tiles is put together from, each for the southern edge."""
_TUFTS: Final = [name for name in PARTS if name.startswith("part-tufts")]
_DOTS: Final = [name for name in PARTS if name.startswith("part-dots")]


def land_kind(tile: Tile) -> str:
    """The kind of land: a season, home, water (boats) or turn."""
    other = {"home": "home", "boat": "water", "summer_boat": "summer", "turn_order": "turn"}
    return other.get(tile.kind, tile.season)


def draw_land(tile: Tile) -> str:
    """All that turns: the hexagon, its fields, its water, its roads, and its border."""
    season = land_kind(tile)
    fields, roads, water = (
        [edge for edge in range(6) if tile.edges[edge] == what]
        for what in ("field", "road", "water")
    )
    chance = random.Random(tile.id)  # a string seeds the same everywhere
    drawn = [
        part("part-hex", fill=f"var(--land-{season})"),
        *(_turn("part-field", edge) for edge in fields),
        _turn(_TUFTS[chance.randrange(len(_TUFTS))], chance.randrange(6)),
    ]
    if water:
        drawn.append(_turn("part-river" if len(water) == 2 else "part-landing", water[0]))
    if roads:
        drawn.append(_draw_roads(roads))
        drawn += [_turn(_DOTS[chance.randrange(len(_DOTS))], edge) for edge in roads]
    drawn.append(part("part-hex", fill="none", stroke="var(--tile-edge)", stroke_width=3))
    return group(drawn, fill=f"var(--field-{season})", color=f"var(--furrow-{season})")


def _turn(name: str, edge: int) -> str:
    return part(name, transform=f"rotate({TURN * edge})") if edge else part(name)


def _draw_roads(edges: list[int]) -> str:
    """Bands that end square at the edge, and the plaza where all meet."""
    spokes = "".join(f"M0 0L{points(at(edge, APOTHEM))}" for edge in edges)
    if len(edges) == 2 and edges[1] - edges[0] == 3:
        spokes = f"M{points(at(edges[0], APOTHEM))}L{points(at(edges[1], APOTHEM))}"
    return "".join(
        path(spokes, fill="none", stroke=colour, stroke_width=ROAD_WIDTH + more)
        + circle(0, 0, PLAZA + more / 2, fill=colour)
        for colour, more in (("var(--road-edge)", 2 * ROAD_LINE), ("var(--road)", 0.0))
    )
