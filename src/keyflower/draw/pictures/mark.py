"""The mark of the app: a keyflower on a tile of spring, as an icon."""

from typing import Final

from keyflower.draw.palette import PALETTE
from keyflower.draw.svg import nums, rect
from keyflower.draw.symbol import read_parts

SIDE: Final = 24.0


def icon_svg(size: int = 24, *, maskable: bool = False) -> str:
    """The icon; `maskable` fills the square, and keeps what matters away from its corners."""
    inside = read_parts("mark.svg")["mark"]
    box = (0.0, 0.0, SIDE, SIDE)
    if maskable:
        edge = SIDE * 0.2
        box = (-edge, -edge, SIDE + 2 * edge, SIDE + 2 * edge)
        inside = rect(*box, fill=PALETTE["paper"][0]) + inside
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        f' viewBox="{nums(*box)}">{inside}</svg>\n'
    )
