"""The mark of the app: a keyflower on a tile of spring, as an icon."""

from typing import Final

from keyflower.draw.palette import PALETTE
from keyflower.draw.svg import circle, nums, tag

SIDE: Final = 24.0
_TILE: Final = ("#BBD191", "#A8C37B")
_FLOWER: Final = "#4A3145"
_HEART: Final = "#F3C961"
_PETALS: Final = (
    *((18, 12), (16.2, 16.2), (12, 18), (7.8, 16.2)),
    *((6, 12), (7.8, 7.8), (12, 6), (16.2, 7.8)),
)


def icon_svg(size: int = 24, *, maskable: bool = False) -> str:
    """The icon; `maskable` fills the square, and keeps what matters away from its corners."""
    inside = _tile() + _flower()
    box = (0.0, 0.0, SIDE, SIDE)
    if maskable:
        edge = SIDE * 0.2
        box = (-edge, -edge, SIDE + 2 * edge, SIDE + 2 * edge)
        paper = PALETTE["paper"][0]
        x, y, width, height = box
        ground = f'<rect x="{nums(x)}" y="{nums(y)}" width="{nums(width)}" height="{nums(height)}"'
        inside = f'{ground} fill="{paper}"/>{inside}'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        f' viewBox="{nums(*box)}">{inside}</svg>\n'
    )


def _tile() -> str:
    whole = f'<path d="M6.3 1.9h11.4L23.4 12l-5.7 10.1H6.3L.6 12z" fill="{_TILE[0]}"/>'
    return f'{whole}<path d="M6.3 1.9h11.4L23.4 12H.6z" fill="{_TILE[1]}"/>'


def _flower() -> str:
    petals = (circle(x, y, 2.6) for x, y in _PETALS)
    flower = tag("g", circle(12, 12, 6), *petals, fill=_FLOWER)
    return flower + circle(12, 12, 2.6, fill=_HEART)
