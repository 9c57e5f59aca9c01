"""Winter halls: two towers, and a rose window that is the flower with the points."""

import math
from typing import Final

from keyflower.catalogue import Tile
from keyflower.draw.svg import circle, group, num, path, rect

ROSE: Final = 45.6
"""Height of the flower."""
ROSE_OVER_WALL: Final = 23.0
"""From the wall's top up to the flower's middle."""
_GABLE: Final = 57.0
_BY_ID: Final = {"windmill": "blades", "watermill": "wheel", "keythedral": "cross"}
_BY_ITEMS: Final = {"skill": "ball", "worker": "flag", "resource": "vane"}


def ornament(tile: Tile) -> str:
    """What stands on the gable: by what is counted, where the name does not ask for more."""
    if tile.id in _BY_ID:
        return _BY_ID[tile.id]
    return _BY_ITEMS[tile.front.scoring.items] if tile.front.scoring is not None else ""


def hall(width: int, wall: float) -> str:
    """Towers and gable over a wall whose top is y = 0 and that is so high."""
    towers = "".join(_tower(side * (width / 2 - 5), wall) for side in (-1, 1))
    g = -_GABLE
    gable = (
        path(f"M-40 1V{num(g + 34)}L0 {num(g)}L40 {num(g + 34)}V1z")
        + path(
            f"M0 {num(g)}L40 {num(g + 34)}V1H31V{num(g + 38)}L0 {num(g + 12)}z", fill="currentColor"
        )
        + path(f"M-31 1V{num(g + 38)}L0 {num(g + 12)}L31 {num(g + 38)}V1z", fill="var(--wall-2)")
    )
    snow = path(
        f"M-40 {num(g + 34)}L0 {num(g)}L40 {num(g + 34)}",
        fill="none",
        stroke="var(--land-winter)",
        stroke_width=4,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    return towers + gable + snow


def _tower(x: float, wall: float) -> str:
    return (
        rect(x - 8, -12, 16, wall + 12, fill="var(--wall-2)")
        + path(f"M{num(x - 11)}-11L{num(x)}-32l11 21z")
        + path(f"M{num(x)}-32l11 21h-11z", fill="currentColor")
        + path(
            f"M{num(x - 5)}-22.5L{num(x)}-32l5 9.5-2.5-1.5-2.5 2.5-2.5-2.5z",
            fill="var(--land-winter)",
        )
        + rect(x - 2.5, -8, 5, 7, 2.5, fill="var(--window)")
    )


def ornament_behind(name: str) -> str:
    """What stands behind the gable, for a wall whose top is y = 0."""
    top = -_GABLE
    pole = path(f"M0 {num(top + 6)}V{num(top - 10)}", stroke="var(--timber)", stroke_width=2.4)
    match name:
        case "ball":
            return pole + circle(0, top - 9, 3.2, fill="var(--r-gold)")
        case "flag":
            return pole + path(f"M0 {num(top - 12)}l13 4-13 4z", fill="var(--r-gold)")
        case "cross":
            return path(f"M0 {num(top + 4)}V{num(top - 14)}M-6 {num(top - 8)}H6", **_GOLD)
        case "vane" | "wheel":
            return pole + path(f"M-8 {num(top - 9)}h16M4 {num(top - 12)}l5 3-5 3", **_GOLD)
    return ""


_GOLD: Final[dict[str, str | float]] = {
    "fill": "none",
    "stroke": "var(--r-gold)",
    "stroke_width": 2.8,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def blades() -> str:
    """The windmill's, behind the rose."""
    return group(
        [
            path(
                "M-1-14V-50H10V-22L-1-18z",
                transform=f"translate(0 {num(-ROSE_OVER_WALL)}) rotate({turn})",
            )
            for turn in (45, 135, 225, 315)
        ],
        fill="var(--sail)",
        stroke="currentColor",
        stroke_width=2,
        stroke_linejoin="round",
    )


def wheel(width: int, y: float) -> str:
    """The watermill's, beside a wall of that width."""
    turns = [math.radians(45 * k + 10) for k in range(8)]
    spokes = "".join(f"M0 0L{num(16 * math.cos(t))} {num(16 * math.sin(t))}" for t in turns)
    return group(
        path(spokes) + circle(0, 0, 11.5) + circle(0, 0, 3, fill="var(--timber)"),
        transform=f"translate({num(width / 2 + 14)} {num(y)})",
        fill="none",
        stroke="var(--timber)",
        stroke_width=3.4,
        stroke_linecap="round",
    )
