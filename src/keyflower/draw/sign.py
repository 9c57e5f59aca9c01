"""Signs: what stays upright on a tile. House, sail or milestone with its formula, and the strip."""

from keyflower.catalogue import Catalogue, Side, Tile
from keyflower.draw import boat, decor, formula, house, land, milestone, strip, winter
from keyflower.draw.formula import Formula, Points
from keyflower.draw.grammar import counted_formula, side_formula
from keyflower.draw.places import (
    BADGE_DIGITS,
    BADGES,
    LODS,
    SAIL_ICONS,
    WALLS,
    WINTER_WALLS,
    WINTER_WIDTHS,
)
from keyflower.draw.svg import ellipse, group, move, part

INK = "var(--ink-fixed)"


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
    return 0 if written and isinstance(written[0], Points) else shown.points


def face(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    """The sign without the strip."""
    match shape(tile):
        case "boat":
            return _boat(tile, side, catalogue, lod)
        case "stone":
            written = side_formula(tile.front, catalogue)
            return part("part-stone") + group(
                milestone.carve(tile.number, written, lod == "S"), fill=INK
            )
        case "winter":
            return _winter(tile, lod)
    return _house(tile, side, catalogue, lod)


def strip_of(tile: Tile, catalogue: Catalogue, lod: str) -> str:
    """The strip alone."""
    return group(strip.draw_strip(strip.strip(tile, catalogue, lod), lod), fill=INK)


def wall_of(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> tuple[Formula, float, int]:
    """The formula on a house's wall, its height, and the wall's width."""
    wall = WALLS[lod]
    written = side_formula(sides(tile)[side], catalogue)
    height = formula.fitting(written, wall.icons, wall.room) if written else wall.icons
    return written, height, house.wall_width(formula.width(written, height) + 12)


def _house(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    wall = WALLS[lod]
    family = house.family(tile)
    written, height, width = wall_of(tile, side, catalogue, lod)
    drawn = []
    west, east = decor.things(tile)
    if east and lod == "L":
        drawn.append(decor.decor(tile, east, decor.EAST))
    if west and (lod == "L" or family == house.HALL):
        drawn.append(decor.decor(tile, west, decor.WEST if lod == "L" else decor.LARGE_WEST))
    drawn.append(house.house(family, land.kind(tile), width, wall.top, wall.bottom, side == "back"))
    if written:
        drawn.append(formula.draw(written, 0, wall.middle, height))
    else:
        drawn.append(house.front(width, wall.top, wall.bottom))
    points = badge(tile, side, catalogue)
    if points:
        place = BADGES[lod]
        drawn.append(
            formula.flower(points, place.x, place.y, place.size, "badge", BADGE_DIGITS[lod])
        )
    return group(drawn, fill=INK)


def winter_wall_of(tile: Tile, lod: str) -> tuple[Formula, float, int]:
    """The formula on a winter hall's wall, its height, and the wall's width."""
    wall = WINTER_WALLS[lod]
    scoring = tile.front.scoring
    written = counted_formula(scoring) if scoring is not None else ()
    height = formula.fitting(written, wall.icons, wall.room) if written else wall.icons
    return written, height, house.wall_width(formula.width(written, height) + 14, WINTER_WIDTHS)


def _winter(tile: Tile, lod: str) -> str:
    wall = WINTER_WALLS[lod]
    side = tile.front
    ornament = winter.ornament(tile)
    points = side.scoring.points if side.scoring is not None else side.points
    written, height, width = winter_wall_of(tile, lod)
    drawn = []
    if lod == "L":
        drawn.append(decor.decor(tile, "pine", decor.WINTER_WEST))
        drawn.append(decor.decor(tile, "pine", decor.WINTER_EAST))
    drawn.append(ellipse(2, wall.bottom + 1, width / 2 + 10, 5, fill="var(--shade)"))
    roofs = winter.ornament_behind(ornament) + part(f"part-winter-{width}-{lod}")
    if ornament == "blades":
        roofs += winter.blades()
    drawn.append(
        move(
            roofs,
            0,
            wall.top,
            fill="var(--roof-winter)",
            color="var(--roof2-winter)",
        )
    )
    drawn.append(house.wall("winter", width, wall.top, wall.bottom))
    if ornament == "wheel":
        drawn.append(winter.wheel(width, wall.middle))
    drawn.append(formula.flower(points, 0, wall.top - winter.ROSE_OVER_WALL, winter.ROSE))
    if written:
        drawn.append(formula.draw(written, 0, wall.middle, height))
    else:
        drawn.append(house.front(width, wall.top, wall.bottom))
    return group(drawn, fill=INK)


def _boat(tile: Tile, side: str, catalogue: Catalogue, lod: str) -> str:
    written = side_formula(sides(tile)[side], catalogue)
    height = formula.fitting(written, SAIL_ICONS[lod], boat.SAIL_ROOM)
    summer = tile.kind == "summer_boat"
    return boat.boat("summer" if summer else "water", summer) + group(
        formula.draw(written, 0, boat.SAIL_MIDDLE, height), fill=INK
    )


def parts(catalogue: Catalogue) -> dict[str, str]:
    """What the signs of all tiles are put together from."""
    out = {**boat.parts(), **decor.parts(), "part-stone": milestone.stone()}
    for lod in LODS:
        wall = WINTER_WALLS[lod]
        for width in WINTER_WIDTHS:
            out[f"part-winter-{width}-{lod}"] = winter.hall(width, wall.bottom - wall.top)
        for tile in catalogue.tiles:
            for side in sides(tile) if shape(tile) == "house" else ():
                family, upgraded = house.family(tile), side == "back"
                width = wall_of(tile, side, catalogue, lod)[2]
                name = house.roof_name(family, width, upgraded)
                out[name] = house.roof(family, width, upgraded)
    return out
