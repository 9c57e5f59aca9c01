"""Winter halls: two towers, and a rose window that is the flower with the points."""

from typing import Final

from keyflower.catalogue import Tile
from keyflower.draw.svg import move, part, rect
from keyflower.draw.symbol import read_parts

ROSE: Final = 45.6  # height of the flower
ROSE_OVER_WALL: Final = 23.0  # from the wall's top up to the flower's middle
_DRAWINGS: Final = read_parts("winter.svg")
_BY_ID: Final = {"windmill": "", "watermill": "vane", "keythedral": "cross"}
_BY_ITEMS: Final = {"skill": "ball", "worker": "flag", "resource": "vane"}


def draw_hall(width: int, wall: float) -> str:
    """Towers and gable over a wall whose top is y = 0 and that is so high."""
    tower = rect(-8, -12, 16, wall + 12, fill="var(--wall-2)") + _DRAWINGS["tower"]
    towers = "".join(move(tower, side * (width / 2 - 5), 0) for side in (-1, 1))
    return towers + _DRAWINGS["gable"]


def draw_roofs(tile: Tile, hall_name: str, top: float) -> str:
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
