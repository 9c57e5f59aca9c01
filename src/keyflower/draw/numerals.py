"""Digits as shapes, for pictures that are made where there may be no font.

They fill the same box as the letters of digits.py: 60 wide, 100 high, with the middle at 50.
"""

import re
from typing import Final

SHAPES: Final = {
    "0": (
        "M30 15C45 15 52 30 52 50S45 85 30 85 8 70 8 50 15 15 30 15z"
        "M30 28C25 28 22 37 22 50S25 72 30 72 38 63 38 50 35 28 30 28z"
    ),
    "1": "M14 27L30 15H41V85H27V33L19 39z",
    "2": (
        "M9 38A21 21 0 0 1 51 36C51 45 47 51 41 57L28 72H52V85H8V74L31 49C35 45 37 41 37 37"
        "A7 7 0 0 0 23 38z"
    ),
    "3": "M10 15H49V26L36 41C46 43 52 51 52 62A22 22 0 0 1 8 64H22A8 8 0 1 0 30 54H22V44L31 28H10z",
    "4": "M33 15H46V57H53V70H46V85H32V70H6V58zM32 57V36L19 57z",
    "5": "M13 15H49V28H26V39C41 35 53 46 53 61A23 23 0 0 1 8 65H22A9 9 0 1 0 24 54L11 52z",
    "6": (
        "M33 15H48L37.5 40.5A22.5 22.5 0 1 1 10.5 50C13 40 24 28 33 15zM30 54a8.5 8.5 0 1 0 .01 0z"
    ),
    "7": "M8 15H52V27L31 85H16L36 28H8z",
    "8": (
        "M30 15a18 18 0 1 1 -.01 0zM30 43a21 21 0 1 1 -.01 0zM30 27a6 6 0 1 0 .01 0z"
        "M30 56a8 8 0 1 0 .01 0z"
    ),
}
"""A 9 is a 6 upside down."""

_LETTER: Final = re.compile(r"<text [^>]*>(\d)</text>")


def draw_numerals(picture: str) -> str:
    """A picture with its digits as shapes instead of letters."""
    return _LETTER.sub(_shape, picture)


def _shape(letter: re.Match[str]) -> str:
    digit = letter[1]
    if digit == "9":
        return f'<path d="{SHAPES["6"]}" fill-rule="evenodd" transform="rotate(180 30 50)"/>'
    rule = "" if digit == "8" else ' fill-rule="evenodd"'
    return f'<path d="{SHAPES[digit]}"{rule}/>'
