"""Formulas: what a side does, in signs without words, from left to right in every language."""

from typing import Final, NamedTuple

from keyflower.draw.formulas.digits import draw_number, measure_number
from keyflower.draw.formulas.pieces import INK, PIECES, draw_piece
from keyflower.draw.svg import rect


class Count(NamedTuple):
    """How many of the thing that follows."""

    number: int


class Thing(NamedTuple):
    """A piece, a verb or what links them, by the name of its symbol."""

    symbol: str


class Lying(NamedTuple):
    """A thing on a small hexagon: lying on this tile."""

    symbol: str


class PointsToken(NamedTuple):
    """A flower with a number."""

    points: int


class FrameToken(NamedTuple):
    """What belongs together: one set."""

    inside: "Formula"


Token = Count | Thing | Lying | PointsToken | FrameToken
Formula = tuple[Token, ...]

NUMBER: Final = 0.94  # size of a number for each unit of a formula's height
_FLOWER: Final = 1.2
_GAP: Final = 0.1
_GAP_AFTER_COUNT: Final = 0.02
_FRAME_SIDE: Final = 0.16


def measure(formula: Formula, height: float) -> float:
    """How wide a formula is whose things are that high."""
    gaps = sum(_gap(token) for token in formula[:-1])
    return height * (gaps + sum(_measure_token(token) for token in formula))


def _gap(token: Token) -> float:
    return _GAP_AFTER_COUNT if isinstance(token, Count) else _GAP


def _measure_token(token: Token) -> float:
    """The width of one token of height 1."""
    match token:
        case Count(number):
            return measure_number(number, NUMBER)
        case Thing(symbol):
            return PIECES[symbol].ratio
        case Lying():
            return 1.0
        case PointsToken():
            return _FLOWER
        case FrameToken(inside):
            return measure(inside, 1.0) + 2 * _FRAME_SIDE


def fit_height(formula: Formula, height: float, room: float) -> float:
    """The height at which a formula fits into a width, at most the given one."""
    wanted = measure(formula, height)
    return height if wanted <= room else height * room / wanted


def draw(formula: Formula, cx: float, cy: float, height: float) -> str:
    """A formula centred at a point."""
    x = cx - measure(formula, height) / 2
    out = []
    for token in formula:
        wide = _measure_token(token) * height
        out.append(_draw_token(token, x + wide / 2, cy, height))
        x += wide + _gap(token) * height
    return "".join(out)


def _draw_token(token: Token, cx: float, cy: float, height: float) -> str:
    match token:
        case Count(number):
            return draw_number(number, cx, cy, height * NUMBER)
        case Thing(symbol):
            return draw_piece(symbol, cx, cy, height)
        case Lying(symbol):
            tray = draw_piece("tray", cx, cy + height * 0.06, height * 1.14)
            return tray + draw_piece(symbol, cx, cy - height * 0.13, height * 0.78)
        case PointsToken(points):
            return draw_flower(points, cx, cy, height * _FLOWER)
        case FrameToken(inside):
            wide = _measure_token(token) * height
            frame = rect(
                cx - wide / 2,
                cy - height * 0.62,
                wide,
                height * 1.24,
                height * 0.26,
                fill="var(--set)",
                stroke=INK,
                stroke_width=max(1.0, height * 0.055),
            )
            return frame + draw(inside, cx, cy, height)


def draw_flower(
    points: int, cx: float, cy: float, size: float, symbol: str = "points", digit: float = 0.0
) -> str:
    """A flower, that high, with a number in it."""
    digit = digit or size * 0.62
    if points >= 10:
        digit *= 0.84
    return draw_piece(symbol, cx, cy, size) + draw_number(
        points, cx, cy, digit, "var(--points-ink)"
    )
