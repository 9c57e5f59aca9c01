"""Workers, goods, skills and the small signs that formulas are written with (pieces.svg), and
glyphs in one colour: players' emblems, seasons, and what buttons say (icons.svg)."""

from typing import Final

from keyflower.draw.symbol import put, read_symbols

INK: Final = "var(--piece-line)"
PIECES: Final = read_symbols("pieces.svg")
ICONS: Final = read_symbols("icons.svg")
EMBLEMS: Final = ("leaf", "moon", "fish", "bell", "star", "key")  # by seat: emblems, never colours

LETTERS: Final = {
    "blue": (12.0, 19.4),
    "red": (12.0, 19.4),
    "yellow": (12.0, 20.8),
    "green": (12.0, 18.2),
}
"""The middle of the letter that a page lays over a worker, 9.6 high."""
LETTER_SIZE: Final = 9.6


def draw_piece(name: str, cx: float, cy: float, height: float) -> str:
    """A piece of that height, centred at a point."""
    return put(name, PIECES[name].ratio, cx, cy, height)
