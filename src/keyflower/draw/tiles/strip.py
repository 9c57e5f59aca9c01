"""The strip at a tile's foot: what the upgrade costs, and what it brings."""

from typing import Final, NamedTuple

from keyflower.catalogue import Catalogue, Tile
from keyflower.draw.formulas import formula
from keyflower.draw.formulas.formula import Formula, PointsToken, Thing
from keyflower.draw.formulas.grammar import cost_formula, gives_formula, side_formula
from keyflower.draw.svg import num, nums, path, rect
from keyflower.draw.tiles.places import STRIPS

_SIDE: Final = 4.5
_ARROW: Final = 12.0
_MIN_SCALES: Final = {"L": (0.84, 0.72), "S": (0.9, 0.84)}
"""How far icons may shrink before the strip says the same shorter, or says less."""


class Strip(NamedTuple):
    """Cost and gain, side by side, how much they are shrunk to fit, and the whole pill's width."""

    cost: Formula
    gain: Formula
    scale: float
    width: float


def fit_strip(tile: Tile, catalogue: Catalogue, lod: str) -> Strip:
    """The strip of a tile that can be upgraded, with as much as can be read."""
    assert tile.cost is not None
    cost = cost_formula(tile.cost)
    place = STRIPS[lod]
    shorter, less = _MIN_SCALES[lod]
    for smallest, gain in zip((shorter, less, 0.0), _gains(tile, catalogue)):
        wanted = formula.measure(cost, place.icons) + formula.measure(gain, place.icons)
        wanted += 4 * _SIDE + _ARROW
        scale = min(1.0, place.room / wanted)
        if scale >= smallest:
            return Strip(cost, gain, scale, scale * wanted)
    raise AssertionError("the last gain always fits")


def _gains(tile: Tile, catalogue: Catalogue) -> tuple[Formula, Formula, Formula]:
    """What the back brings: in full, without what both sides take, then the least."""
    assert tile.back is not None
    back, front = tile.back, tile.front
    whole = side_formula(back, catalogue)
    badge: Formula = ()
    if back.points and not (whole and isinstance(whole[0], PointsToken)):
        badge = (PointsToken(back.points),)
    full = brief = (*whole, *badge)
    if back.action is not None and front.action is not None:
        if back.action.takes and back.action.takes == front.action.takes:
            brief = (Thing("link-gives"), *gives_formula(back.action), *badge)
    return full, brief, badge or brief[-1:]


def draw_strip(shown: Strip, lod: str) -> str:
    """The pill: the cost on its darker half, which is an arrow, then the gain."""
    place = STRIPS[lod]
    k, h, y = shown.scale, place.height, place.y
    left = -shown.width / 2
    cost = formula.measure(shown.cost, place.icons) + 2 * _SIDE
    gain = formula.measure(shown.gain, place.icons) + 2 * _SIDE
    notch = left + (cost + _ARROW / 2) * k
    point = h * 0.17
    top, bottom, turn = y - h / 2, y + h / 2, left + h / 2
    arrow = (
        f"M{nums(turn, top)}H{num(notch - point)}L{nums(notch + point * 1.3, y)}"
        f"L{nums(notch - point, bottom)}H{num(turn)}a{nums(h / 2, h / 2)} 0 0 1 0 {num(-h)}z"
    )
    return (
        rect(left, y - h / 2, shown.width, h, h / 2, fill="var(--strip)")
        + path(arrow, fill="var(--strip-cost)")
        + formula.draw(shown.cost, left + (cost / 2 + 2) * k, y, place.icons * k)
        + formula.draw(shown.gain, left + (cost + _ARROW + gain / 2 - 1.5) * k, y, place.icons * k)
    )
