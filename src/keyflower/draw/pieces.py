"""Workers, goods, skills, and the small signs that formulas are written with (pieces.svg)."""

from typing import Final

from keyflower.draw.svg import circle, path, tag
from keyflower.draw.symbol import Box, put, read_symbols

INK: Final = "var(--piece-line)"
PIECES: Final = read_symbols("pieces.svg")

LETTERS: Final = {
    "blue": (12.0, 19.4),
    "red": (12.0, 19.4),
    "yellow": (12.0, 20.8),
    "green": (12.0, 18.2),
}
"""The middle of the letter that a page lays over a worker, 9.6 high."""
LETTER_SIZE: Final = 9.6


def piece(name: str, cx: float, cy: float, height: float) -> str:
    """A piece of that height, centred at a point."""
    return put(name, PIECES[name].ratio, cx, cy, height)


PENNANT: Final[Box] = (-47, -87, 32, 22)
"""The flag, in units of the tile."""

_PENNANT_SIGNS: Final = {
    "blue": circle(-35.5, -76, 5),
    "red": path("M-40-80.5h9v9h-9z"),
    "yellow": path("M-35.5-82l6 10.5h-12z"),
    "green": path("M-35.5-82.5l6 6.5-6 6.5-6-6.5z"),
}


def pennant(colour: str) -> str:
    """C1: the tile's colour, as a flag on its roof."""
    pole = path(
        "M-47-62V-85",
        stroke="var(--timber)",
        stroke_width=3.4,
        stroke_linecap="round",
    )
    flag = path(
        "M-47-87h32l-7 11 7 11h-32z",
        fill=f"var(--w-{colour})",
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )
    return pole + flag + tag("g", _PENNANT_SIGNS[colour], fill=f"var(--on-{colour})")
