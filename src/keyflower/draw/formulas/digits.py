"""Numbers: every digit in a drawing is one of ten symbols, n0 to n9.

They hold a letter of text each, so that a page in another script replaces ten letters and all
tiles speak it. All are equally wide.
"""

import re
from typing import Final

from keyflower.draw.svg import tag
from keyflower.draw.symbol import Symbol, put, read_symbols

ADVANCE: Final = 0.6  # width of a digit for each unit of its size
FONT: Final = "ui-rounded,'SF Pro Rounded','Segoe UI Variable','Segoe UI',system-ui,'Noto Sans'"
_STYLE: Final[dict[str, str | float]] = {
    "x": 30,
    "y": 85.5,  # puts the middle of a digit, not of its line, at 50
    "font_size": 100,
    "font_weight": "800",
    "font_family": f"{FONT},sans-serif",
    "text_anchor": "middle",
}
DIGITS: Final[dict[str, Symbol]] = {
    f"n{digit}": Symbol((0.0, 0.0, 60.0, 100.0), tag("text", str(digit), **_STYLE))
    for digit in range(10)
}
_LETTER: Final = re.compile(r"<text [^>]*>(\d)</text>")


def measure_number(number: int, size: float) -> float:
    """How wide a number is."""
    return len(str(number)) * ADVANCE * size


def draw_number(value: int, cx: float, cy: float, size: float, fill: str = "") -> str:
    """A number centred at a point, in the colour given or the one around it."""
    more = f' fill="{fill}"' if fill else ""
    x = cx - measure_number(value, size) / 2 + ADVANCE * size / 2
    return "".join(
        put(f"n{digit}", ADVANCE, x + place * ADVANCE * size, cy, size, more)
        for place, digit in enumerate(str(value))
    )


def draw_as_shapes(picture: str) -> str:
    """A picture with its digits as shapes, for where there may be no font (numerals.svg)."""
    shapes = read_symbols("numerals.svg")
    return _LETTER.sub(lambda letter: shapes[f"n{letter[1]}"].body, picture)
