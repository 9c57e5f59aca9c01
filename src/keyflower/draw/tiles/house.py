"""Houses: the wall is the sign, the roof's shape tells the family and its colour the season.

Roofs are shared parts, drawn over a wall whose top is y = 0: filled with the colour around them,
their second tone is `currentColor`. Winter halls have two towers, and a rose window that is the
flower with the points.
"""

from typing import Final

from keyflower.catalogue import Tile
from keyflower.draw.svg import circle, ellipse, group, move, num, part, path, rect
from keyflower.draw.symbol import read_parts

HOME, PRODUCER, TRANSPORT, EXCHANGE = "thatch", "gable", "gambrel", "cross"
YARD, HALL, WINTER = "shed", "steps", "hall"
"""Families of houses, by the shape of their roofs."""
ROOF: Final = 18.0  # height of a roof over its wall
WIDTHS: Final = (80, 92, 104, 114, 124)  # of walls; the narrowest that holds a formula is taken
UPGRADED_RISE: Final = 7.0  # how far the second gable of an upgraded house rises over the roof
_SECOND_GABLE: Final = 22.0
_SECOND_TONE: Final = "currentColor"
ROSE: Final = 45.6  # height of the flower
ROSE_OVER_WALL: Final = 23.0  # from the wall's top up to the flower's middle
_DRAWINGS: Final = read_parts("winter.svg")
_BY_ID: Final = {"windmill": "", "watermill": "vane", "keythedral": "cross"}
_BY_ITEMS: Final = {"skill": "ball", "worker": "flag", "resource": "vane"}


def family(tile: Tile) -> str:
    """The family that a tile's data put it into."""
    action = tile.front.action
    if tile.kind == "home":
        return HOME
    if tile.season == "winter":
        return WINTER
    if tile.front.scoring is not None:
        return YARD
    if action is None:
        return HALL
    if action.steps or action.upgrades:
        return TRANSPORT
    return PRODUCER if any(action.gives) else EXCHANGE


def draw_house(
    name: str, season: str, width: int, top: float, bottom: float, upgraded: bool
) -> str:
    """A house with its roof and its empty wall, from top to bottom."""
    half = width / 2
    roof = part(
        roof_name(name, width, upgraded),
        y=top,
        fill=f"var(--roof-{season})",
        color=f"var(--roof2-{season})",
    )
    posts = ""
    if name == YARD:
        posts = path(
            "".join(f"M{num(x)} {num(top)}V{num(bottom + 8)}" for x in (1 - half, half - 1)),
            stroke="var(--timber)",
            stroke_width=5,
        )
    shadow = ellipse(2, bottom + 1 + (7 if posts else 0), half + 8, 5, fill="var(--shade)")
    return shadow + posts + roof + draw_wall(season, width, top, bottom)


def draw_wall(season: str, width: int, top: float, bottom: float) -> str:
    """The sign: one light, quiet place between eaves and sill."""
    half = width / 2
    return (
        rect(-half, top, width, bottom - top, 2, fill="var(--sign)")
        + rect(-half - 3, top - 1, width + 6, 3.5, 1.5, fill=f"var(--roof2-{season})")
        + rect(-half, bottom - 2.5, width, 2.5, fill="var(--timber-2)")
    )


def roof_name(name: str, width: int, upgraded: bool) -> str:
    """The shared part that holds a roof."""
    return f"part-{name}-{width}{'-up' if upgraded else ''}"


def draw_roof(name: str, width: int, upgraded: bool) -> str:
    """A roof over a wall of that width."""
    half = width / 2
    before = ""
    if upgraded:
        before = part("part-flag", x=-min(half - 12, 40))
    elif name in (PRODUCER, EXCHANGE):
        before = part("part-chimney", x=half - 25)
    shape = group(path(_outline(name, half)))
    rows = path(
        f"M{num(-half - 1)}-4H{num(half + 1)}M{num(-half + 6)}-10H{num(half - 6)}",
        stroke=_SECOND_TONE,
        stroke_width=1.5,
    )
    return before + shape + rows + _draw_trimming(name, upgraded)


def _outline(name: str, half: float) -> str:
    """The roof from its western to its eastern eaves; mirrored, but for the shed."""
    h = half
    if name == YARD:
        return f"M{num(-h - 7)} 3L{num(-h + 2)}-9L{num(h - 6)}-17L{num(h + 7)} 3z"
    if name == HOME:
        return (
            f"M{num(-h - 7)} 4C{num(-h - 5)}-8 {num(-h + 4)}-19 {num(-h + 18)}-19H{num(h - 18)}"
            f"C{num(h - 4)}-19 {num(h + 5)}-8 {num(h + 7)} 4z"
        )
    corners = {
        PRODUCER: ((7, 3), (-9, -18)),
        EXCHANGE: ((7, 3), (-10, -15)),
        TRANSPORT: ((7, 3), (1, -10), (-16, -19)),
        HALL: ((6, 3), (6, -5), (-8, -5), (-8, -12), (-20, -12), (-20, -19)),
    }[name]
    west = [f"{num(-h - x)} {num(y)}" for x, y in corners]
    east = [f"{num(h + x)} {num(y)}" for x, y in reversed(corners)]
    return "M" + "L".join(west + east) + "z"


def _draw_trimming(name: str, upgraded: bool) -> str:
    """What marks a family in the middle of the roof, and the second gable of an upgrade.

    The second gable stands east of the road to the north and west of the points.
    """
    second = _draw_gable(_SECOND_GABLE, 15, -ROOF - UPGRADED_RISE) if upgraded else ""
    if name == EXCHANGE:
        return _draw_gable(-13 if upgraded else 0, 20, -22) + second
    if name == TRANSPORT:
        hatch = circle(0, -9.5, 5.2, fill="var(--window)", stroke=_SECOND_TONE, stroke_width=2)
        return hatch + second
    return second


def _draw_gable(x: float, half: float, top: float) -> str:
    """A gable across the roof, with a lit window."""
    inner = half - 6.5
    return (
        path(f"M{num(x - half)} 2L{num(x)} {num(top)}L{num(x + half)} 2z", fill=_SECOND_TONE)
        + path(
            f"M{num(x - inner)} 2L{num(x)} {num(top + 8)}L{num(x + inner)} 2z", fill="var(--wall-2)"
        )
        + circle(x, -5, 3.2, fill="var(--window)")
    )


def draw_front(width: int, top: float, bottom: float) -> str:
    """A door and two lit windows, where a wall has nothing to say."""
    middle = (top + bottom) / 2
    windows = "".join(
        rect(x - 5, middle - 8, 10, 13, 5, fill="var(--window)", stroke="var(--timber-2)")
        for x in (-width / 3.4, width / 3.4)
    )
    door = path(
        f"M-9 {num(bottom)}V{num(middle - 2)}a9 9 0 0 1 18 0V{num(bottom)}z", fill="var(--timber)"
    )
    return windows + door + circle(5, middle + 8, 1.4, fill="var(--r-gold)")


def draw_hall(width: int, wall: float) -> str:
    """Towers and gable over a wall whose top is y = 0 and that is so high."""
    tower = rect(-8, -12, 16, wall + 12, fill="var(--wall-2)") + _DRAWINGS["tower"]
    towers = "".join(move(tower, side * (width / 2 - 5), 0) for side in (-1, 1))
    return towers + _DRAWINGS["gable"]


def draw_hall_roofs(tile: Tile, hall_name: str, top: float) -> str:
    """A hall and what stands on its gable: by what is counted, where the name asks for no more."""
    scoring = tile.front.scoring
    ornament = _BY_ID.get(tile.id, _BY_ITEMS[scoring.items] if scoring is not None else "")
    blades = _DRAWINGS["blades"] if tile.id == "windmill" else ""
    drawn = _DRAWINGS.get(ornament, "") + part(hall_name) + blades
    return move(drawn, 0, top, fill="var(--roof-winter)", color="var(--roof2-winter)")


def draw_wheel(width: int, y: float) -> str:
    """The watermill's, beside a wall of that width."""
    style = {"fill": "none", "stroke": "var(--timber)", "stroke_width": "3.4"}
    return move(_DRAWINGS["wheel"], width / 2 + 14, y, **style, stroke_linecap="round")
