"""Signs: what stays upright on a tile. House, sail or milestone with its formula, and the strip."""

from typing import Final

from keyflower.catalogue import Catalogue, Side, Tile
from keyflower.draw.formulas import formula
from keyflower.draw.formulas.digits import draw_number
from keyflower.draw.formulas.formula import Formula, PointsToken
from keyflower.draw.formulas.grammar import counted_formula, side_formula
from keyflower.draw.formulas.pieces import draw_piece
from keyflower.draw.svg import ellipse, group, part
from keyflower.draw.symbol import read_parts
from keyflower.draw.tiles import decor, house, places
from keyflower.draw.tiles.land import land_kind
from keyflower.draw.tiles.strip import draw_strip, fit_strip

INK: Final = "var(--ink-fixed)"
SAIL_MIDDLE: Final = -36.0
SAIL_ROOM: Final = 96.0


def sides(tile: Tile) -> dict[str, Side]:
    """The sides of a tile under the names of their symbols."""
    if tile.back is None:
        return {"front": tile.front}
    names = ("a", "b") if tile.kind == "summer_boat" else ("front", "back")
    return dict(zip(names, (tile.front, tile.back)))


def shape(tile: Tile) -> str:
    """What stands on a tile: house, winter, boat or stone."""
    if tile.kind in ("boat", "summer_boat"):
        return "boat"
    if tile.kind == "turn_order":
        return "stone"
    return "winter" if tile.season == "winter" else "house"


def has_strip(tile: Tile, side: str) -> bool:
    """Whether a side shows what an upgrade costs."""
    return tile.cost is not None and side == "front"


def badge(tile: Tile, side: str, catalogue: Catalogue) -> int:
    """The points in the badge: 0 where the sign itself begins with a flower, or has none."""
    shown = sides(tile)[side]
    if shape(tile) != "house" or not shown.points:
        return 0
    written = side_formula(shown, catalogue)
    return 0 if written and isinstance(written[0], PointsToken) else shown.points


def draw_face(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    """The sign without the strip."""
    match shape(tile):
        case "boat":
            return _draw_boat(tile, side, catalogue, lod)
        case "stone":
            return _draw_stone(tile, catalogue, lod)
        case "winter":
            return _draw_winter(tile, lod)
    return _draw_house(tile, side, catalogue, lod)


def draw_strip_of(tile: Tile, catalogue: Catalogue, lod: str) -> str:
    return group(draw_strip(fit_strip(tile, catalogue, lod), lod), fill=INK)


def fit_wall(
    written: Formula, wall: places.Wall, edges: float, widths: tuple[int, ...]
) -> tuple[Formula, float, int]:
    """A formula, the height at which a wall holds it, and the narrowest width of that wall."""
    height = formula.fit_height(written, wall.icons, wall.room) if written else wall.icons
    wanted = formula.measure(written, height) + edges
    return written, height, next((width for width in widths if width >= wanted), widths[-1])


def house_wall(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> tuple[Formula, float, int]:
    """The formula on a house's wall, its height, and the wall's width."""
    return fit_wall(side_formula(sides(tile)[side], catalogue), places.WALLS[lod], 12, house.WIDTHS)


def winter_wall(tile: Tile, lod: str) -> tuple[Formula, float, int]:
    """The formula on a winter hall's wall, its height, and the wall's width."""
    scoring = tile.front.scoring
    written = counted_formula(scoring) if scoring is not None else ()
    return fit_wall(written, places.WINTER_WALLS[lod], 14, places.WINTER_WIDTHS)


def _draw_on_wall(written: Formula, height: float, width: int, wall: places.Wall) -> str:
    """A formula, or a door and windows where there is none."""
    if written:
        return formula.draw(written, 0, wall.middle, height)
    return house.draw_front(width, wall.top, wall.bottom)


def _draw_house(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    wall = places.WALLS[lod]
    family = house.family(tile)
    written, height, width = house_wall(tile, side, catalogue, lod)
    drawn = []
    west, east = decor.things(tile)
    if east and lod == "L":
        drawn.append(decor.draw_thing(tile, east, decor.EAST))
    if west and (lod == "L" or family == house.HALL):
        drawn.append(decor.draw_thing(tile, west, decor.WEST if lod == "L" else decor.LARGE_WEST))
    season = land_kind(tile)
    drawn.append(
        house.draw_house(family, season, width, wall.top, wall.bottom, upgraded=side == "back")
    )
    drawn.append(_draw_on_wall(written, height, width, wall))
    points = badge(tile, side, catalogue)
    if points:
        x, y, size = places.BADGES[lod]
        drawn.append(formula.draw_flower(points, x, y, size, "badge", places.BADGE_DIGITS[lod]))
    return group(drawn, fill=INK)


def _draw_winter(tile: Tile, lod: str) -> str:
    wall = places.WINTER_WALLS[lod]
    side = tile.front
    points = side.scoring.points if side.scoring is not None else side.points
    written, height, width = winter_wall(tile, lod)
    drawn = []
    if lod == "L":
        drawn.append(decor.draw_thing(tile, "pine", decor.WINTER_WEST))
        drawn.append(decor.draw_thing(tile, "pine", decor.WINTER_EAST))
    drawn += [
        ellipse(2, wall.bottom + 1, width / 2 + 10, 5, fill="var(--shade)"),
        house.draw_hall_roofs(tile, f"part-winter-{width}-{lod}", wall.top),
        house.draw_wall("winter", width, wall.top, wall.bottom),
        house.draw_wheel(width, wall.middle) if tile.id == "watermill" else "",
        formula.draw_flower(points, 0, wall.top - house.ROSE_OVER_WALL, house.ROSE),
        _draw_on_wall(written, height, width, wall),
    ]
    return group(drawn, fill=INK)


def _draw_boat(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    """A boat on its river: what it does is painted on its sail."""
    written = side_formula(sides(tile)[side], catalogue)
    height = formula.fit_height(written, places.SAIL_ICONS[lod], SAIL_ROOM)
    summer = tile.kind == "summer_boat"
    return (
        part("part-rigging", fill=f"var(--roof-{'summer' if summer else 'water'})")
        + part("part-hull", fill="var(--hull-2)" if summer else "var(--hull)")
        + group(formula.draw(written, 0, SAIL_MIDDLE, height), fill=INK)
    )


def _draw_stone(tile: Tile, catalogue: Catalogue, lod: str) -> str:
    """A milestone with its number, a boat to pick, and the points for neighbours."""
    written = side_formula(tile.front, catalogue)
    size, boat, icons = (56.0, 29, 25.0) if lod == "S" else (52.0, 26, 22.0)
    carved = (
        draw_number(tile.number, -18, -20, size, "var(--carved)")
        + draw_piece("boat", 14, -19, boat)
        + formula.draw(written, -3, 15, formula.fit_height(written, icons, 66))
    )
    return part("part-stone") + group(carved, fill=INK)


def draw_parts(catalogue: Catalogue) -> dict[str, str]:
    """What the signs of all tiles are put together from."""
    out = read_parts("signs.svg")
    for lod in places.LODS:
        wall = places.WINTER_WALLS[lod]
        for width in places.WINTER_WIDTHS:
            out[f"part-winter-{width}-{lod}"] = house.draw_hall(width, wall.bottom - wall.top)
        for tile in catalogue.tiles:
            for side in sides(tile) if shape(tile) == "house" else ():
                family, upgraded = house.family(tile), side == "back"
                width = house_wall(tile, side, catalogue, lod)[2]
                name = house.roof_name(family, width, upgraded)
                out[name] = house.draw_roof(family, width, upgraded)
    return out
