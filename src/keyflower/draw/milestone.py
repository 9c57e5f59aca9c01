"""Turn-order tiles: a milestone with a number, a boat to pick, and the points for neighbours."""

from keyflower.draw import digits
from keyflower.draw.formula import Formula, draw, fitting
from keyflower.draw.pieces import piece
from keyflower.draw.svg import ellipse, path


def stone() -> str:
    """The empty stone."""
    return (
        ellipse(3, 33, 42, 8, fill="var(--shade)")
        + path("M-38 32V-22C-38-46-21-60 0-60S38-46 38-22V32z", fill="var(--milestone)")
        + path("M38 32V-22C38-46 21-60 0-60c17 4 30 16 30 38V32z", fill="var(--milestone-2)")
    )


def carve(number: int, formula: Formula, small: bool) -> str:
    """What stands on the stone."""
    size = 56.0 if small else 52.0
    height = fitting(formula, 25.0 if small else 22.0, 66)
    return (
        digits.number(number, -18, -20, size, "var(--carved)")
        + piece("boat", 14, -19, 29 if small else 26)
        + draw(formula, -3, 15, height)
    )
