"""Nothing overlaps, and everything stays on its tile."""

import math
from functools import cache
from itertools import product

import pytest
from tests.draw.measure import Extent, Shape, extent, shapes, symbol

from keyflower.catalogue import COLOURS, EDGES, Tile, load
from keyflower.draw.formulas import formula
from keyflower.draw.formulas.grammar import GOODS_ORDER, side_formula
from keyflower.draw.formulas.pieces import ICONS, PIECES
from keyflower.draw.hexagon import APOTHEM, angle, at
from keyflower.draw.pictures.village import draw_goods, draw_workers
from keyflower.draw.tiles import places, sign
from keyflower.draw.tiles.sign import (
    badge,
    draw_face,
    has_strip,
    house_wall,
    shape,
    sides,
    winter_wall,
)
from keyflower.draw.tiles.strip import fit_strip
from tools.drawings import CHIP, CHIP_GROWS, SEATS, chip_centre

CATALOGUE = load()
FACES = [
    (tile, side, lod) for tile in CATALOGUE.tiles for side in sides(tile) for lod in places.LODS
]
by_tile = pytest.mark.parametrize("tile", CATALOGUE.tiles, ids=lambda tile: tile.id)
EAVES = 3.5
"""How far roofs may reach over the tile's border."""
CORNER = 9.0
"""How far a badge may, at its corner."""


def beyond(drawn: list[Shape]) -> float:
    """How far the furthest point lies outside the hexagon."""
    return max(
        x * math.cos(way) + y * math.sin(way) - APOTHEM
        for shape in drawn
        for x, y in shape.points
        for way in (math.radians(angle(edge)) for edge in range(6))
    )


@cache
def written(tile: Tile, side: str, lod: str) -> Extent | None:
    """The formula of a side, as drawn."""
    kind = shape(tile)
    if kind == "house":
        tokens, height, _ = house_wall(tile, side, CATALOGUE, lod)
        middle = places.WALLS[lod].middle
    elif kind == "winter":
        tokens, height, _ = winter_wall(tile, lod)
        middle = places.WINTER_WALLS[lod].middle
    elif kind == "boat":
        tokens = side_formula(sides(tile)[side], CATALOGUE)
        height = formula.fit_height(tokens, places.SAIL_ICONS[lod], sign.SAIL_ROOM)
        middle = sign.SAIL_MIDDLE
    else:
        return None
    return extent(shapes(formula.draw(tokens, 0, middle, height))) if tokens else None


def badge_box(lod: str) -> Extent:
    place = places.BADGES[lod]
    return extent(shapes(formula.draw_flower(10, place.x, place.y, place.size, "badge")))


def pennant_box() -> Extent:
    return extent(symbol("pennant-red"))


@by_tile
def test_formulas_stay_on_their_signs(tile: Tile) -> None:
    for side, lod in product(sides(tile), places.LODS):
        box = written(tile, side, lod)
        if box is None:
            continue
        if shape(tile) == "house":
            wall, width = places.WALLS[lod], house_wall(tile, side, CATALOGUE, lod)[2]
        elif shape(tile) == "winter":
            wall, width = places.WINTER_WALLS[lod], winter_wall(tile, lod)[2]
        else:
            assert box.within(Extent(-50, -62, 50, -10))
            continue
        assert box.within(Extent(-width / 2, wall.top, width / 2, wall.bottom))


@pytest.mark.slow
@by_tile
def test_nothing_hides_a_formula_or_a_strip(tile: Tile) -> None:
    for side, lod in product(sides(tile), places.LODS):
        boxes = {"formula": written(tile, side, lod), "pennant": pennant_box()}
        if shape(tile) == "winter":
            boxes["pennant"] = None  # may stand before a tower
        if shape(tile) == "boat":
            boxes["pennant"] = Extent(*places.PENNANT[:2], -15, -65)
        if badge(tile, side, CATALOGUE):
            boxes["badge"] = badge_box(lod)
        if has_strip(tile, side):
            boxes["strip"] = extent(symbol(f"strip-{tile.id}-{lod}"))
        shown = {name: box for name, box in boxes.items() if box is not None}
        names = list(shown)
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                assert not shown[one].overlaps(shown[other]), f"{one} lies over {other}"


SHAPES = {"house": "miner", "winter": "windmill", "boat": "keyflower", "stone": "turn_order_tile_1"}
AMOUNTS = ((1,), (9,), (2, 12), (1, 2, 3), (12, 11, 10, 14))
"""Of goods, in one to four kinds."""


def foot(lod: str) -> float:
    """Where the strips of all tiles begin, at the highest."""
    strips = [t for t in CATALOGUE.tiles if t.cost is not None]
    return min(extent(symbol(f"strip-{tile.id}-{lod}")).top for tile in strips)


def head(kind: str, lod: str) -> float:
    """Where the lowest formula of all such tiles ends."""
    boxes = [written(t, s, d) for t, s, d in FACES if d == lod and shape(t) == kind]
    return max((box.bottom for box in boxes if box is not None), default=32)


@pytest.mark.parametrize("lod", places.LODS)
@pytest.mark.parametrize("kind", SHAPES)
def test_goods_lie_free(kind: str, lod: str) -> None:
    """Between sign and strip, and on the tile, with and without workers."""
    tile = CATALOGUE.tile(SHAPES[kind])
    strips = {False, has_strip(tile, "front")}
    top, bottom = head(kind, lod), foot(lod)
    for strip_shown in strips:
        for workers in {False, kind == "house"}:
            for amounts in AMOUNTS:
                drawn = shapes(
                    draw_goods(tile, dict(zip(GOODS_ORDER, amounts)), lod, strip_shown, workers)
                )
                box = extent(drawn)
                assert beyond(drawn) <= 0
                assert box.top >= top
                assert box.bottom <= bottom or not strip_shown


@pytest.mark.parametrize("lod", places.LODS)
def test_workers_stand_free(lod: str) -> None:
    """U3: all rows of workers fit between sign and strip, and over goods."""
    miner = CATALOGUE.tile("miner")
    top, bottom = places.WALLS[lod].bottom, foot(lod)
    for uses in places.USES:
        for tight in (False, True):
            drawn = shapes(
                draw_workers(
                    ["blue", "yellow", "red", "green"] * 2, places.worker_row(uses, lod, tight)
                )
            )
            figures = extent([shape for shape in drawn if shape.fill != "var(--shade)"])
            assert beyond(drawn) < 0
            assert figures.top >= top
            assert figures.bottom <= bottom
            below = extent(shapes(draw_goods(miner, {"gold": 2}, lod, tight, True)))
            assert figures.bottom <= below.top + 0.5


@pytest.mark.slow
@by_tile
def test_signs_stay_on_their_tile(tile: Tile) -> None:
    for side, lod in product(sides(tile), places.LODS):
        drawn = shapes(draw_face(tile, side, CATALOGUE, lod))
        corner = CORNER if badge(tile, side, CATALOGUE) else EAVES
        assert beyond(drawn) <= corner
        if has_strip(tile, side):
            assert beyond(symbol(f"strip-{tile.id}-{lod}")) <= 0


@pytest.mark.parametrize("lod", places.LODS)
def test_workers_of_one_use_stand_apart_from_the_next(lod: str) -> None:
    for uses in places.USES:
        row = places.worker_row(uses, lod)
        assert len(row.xs) == sum(uses)
        assert row.xs[0] == pytest.approx(-row.xs[-1], abs=0.2)
        steps = [b - a for a, b in zip(row.xs, row.xs[1:])]
        if len(uses) > 1:
            assert steps[uses[0] - 1] == pytest.approx(max(steps), abs=0.2)
            assert max(steps) - min(steps) == pytest.approx(
                places.USE_GAP if max(uses) > 1 else 0, abs=0.2
            )


@pytest.mark.parametrize("lod", places.LODS)
def test_bids_leave_the_tile_to_be_read(lod: str) -> None:
    """look.md, Bids: chips reach over the edge near the corners; signs and roads stay free."""
    grow = CHIP_GROWS[lod]
    half, tall = CHIP.width * grow / 2, CHIP.height * grow / 2
    chips = []
    for edge in range(6):
        x, y = chip_centre(edge, lod)
        chips.append(Extent(x - half, y - tall, x + half, y + tall))
    for i, chip in enumerate(chips):
        assert not any(chip.overlaps(other) for other in chips[i + 1 :])
        assert not chip.overlaps(pennant_box())
        middle_x, middle_y = at(i, APOTHEM - CHIP.height / 2)
        assert not chip.overlaps(Extent(middle_x - 9, middle_y - 9, middle_x + 9, middle_y + 9))
        for tile in CATALOGUE.tiles:
            sign = written(tile, next(iter(sides(tile))), lod)
            assert sign is None or not chip.overlaps(sign), (tile.id, EDGES[i])
            if tile.cost is not None:
                assert not chip.overlaps(extent(symbol(f"strip-{tile.id}-{lod}"))), tile.id


def test_seats_sit_clockwise_from_the_south() -> None:
    for players, edges in SEATS.items():
        assert len(edges) == players
        assert [EDGES.index(edge) for edge in edges] == sorted(EDGES.index(edge) for edge in edges)
        assert edges[0] == "S"


@pytest.mark.parametrize("lod", places.LODS)
def test_icons_are_large_enough(lod: str) -> None:
    """look.md, Sizes: what must be read without zoom."""
    pixel = {"L": 120, "S": 84}[lod] / 200
    for tile in CATALOGUE.tiles:
        for side in sides(tile) if shape(tile) == "house" else ():
            tokens, height, _ = house_wall(tile, side, CATALOGUE, lod)
            assert not tokens or height * pixel >= (12 if lod == "S" else 16)
        if tile.cost is not None:
            shown = fit_strip(tile, CATALOGUE, lod)
            assert places.STRIPS[lod].icons * shown.scale * pixel >= (8.4 if lod == "S" else 8.2), (
                tile.id
            )
            assert shown.width <= places.STRIPS[lod].room + 0.1
            assert shown.gain != (formula.Thing("upgrade"),), tile.id  # reads: gives an upgrade
    assert places.WORKERS[lod].many * pixel >= 15.9


@pytest.mark.parametrize("name", [*PIECES, *ICONS])
def test_pieces_stay_in_their_boxes(name: str) -> None:
    x, y, width, height = {**PIECES, **ICONS}[name].box
    slack = 1.2 if name in ("tray", "loop", "badge") else 0.6
    assert extent(symbol(name)).within(Extent(x, y, x + width, y + height), slack)


@pytest.mark.parametrize("colour", COLOURS)
def test_pennants_are_where_the_manifest_says(colour: str) -> None:
    x, y, width, height = places.PENNANT
    flag = [s for s in symbol(f"pennant-{colour}") if s.fill == f"var(--w-{colour})"]
    assert extent(flag).within(Extent(x, y, x + width, y + height), 1.1)
    assert beyond(symbol(f"pennant-{colour}")) <= 1
