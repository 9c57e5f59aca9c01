"""Workers, goods, skills, and the small signs that formulas are written with.

Pieces are saturated and carry a dark outline. Everything is drawn in a box 24 wide and 24 high,
workers in one 28 high, so that the head stands over the body.
"""

import math
from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS
from keyflower.draw.svg import circle, ellipse, group, path, rect, tag
from keyflower.draw.symbol import Box, Symbol, used

SQUARE: Final[Box] = (0, 0, 24, 24)
FIGURE: Final[Box] = (0, 0, 24, 28)
CROWD: Final[Box] = (0, 0, 40, 28)

INK: Final = "var(--piece-line)"
LINE: Final[dict[str, str | float]] = {
    "stroke": INK,
    "stroke_width": 1.7,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
THIN: Final[dict[str, str | float]] = {"fill": "none", "stroke_linecap": "round"}

BODIES: Final = {
    "blue": "M12 10.2a8.6 8.6 0 0 1 8.6 8.6v2.4a5.4 5.4 0 0 1-5.4 5.4H8.8a5.4 5.4 0 0 1-5.4-5.4"
    "v-2.4A8.6 8.6 0 0 1 12 10.2z",
    "red": "M4.6 11.6h14.8a1.4 1.4 0 0 1 1.4 1.4v12.2a1.4 1.4 0 0 1-1.4 1.4H4.6a1.4 1.4 0 0 1"
    "-1.4-1.4V13a1.4 1.4 0 0 1 1.4-1.4z",
    "yellow": "M12 8.6l10.3 16.6a.95.95 0 0 1-.8 1.4h-19a.95.95 0 0 1-.8-1.4z",
    "green": "M12 8.8l9.4 8.3-6.2 9.5H8.8l-6.2-9.5z",
}
"""Round, square, triangle, diamond: a colour is told by its shape too."""

LETTERS: Final = {
    "blue": (12.0, 19.4),
    "red": (12.0, 19.4),
    "yellow": (12.0, 20.8),
    "green": (12.0, 18.2),
}
"""The middle of the letter that a page lays over a worker, 9.6 high."""
LETTER_SIZE: Final = 9.6


def worker(colour: str) -> str:
    """A worker of a colour."""
    return _figure(BODIES[colour], f"var(--w-{colour})")


def _figure(body: str, fill: str) -> str:
    return group([path(body), circle(12, 6.2, 4.7)], fill=fill, **LINE)


def _any_worker() -> str:
    dots = group([circle(x, 19, 1.7) for x in (8.2, 12, 15.8)], fill=INK)
    return _figure(BODIES["blue"], "var(--sign)") + dots


def _purple() -> str:
    cloak = "M12 10.5c5 0 8.6 4.2 9.2 16.1H2.8C3.4 14.7 7 10.5 12 10.5z"
    crown = "M6.6 5.2L6.2.9l3 2L12 .7l2.8 2.2 3-2-.4 4.3z"
    return (
        group([path(cloak), circle(12, 8.2, 4.6)], fill="var(--w-purple)", **LINE)
        + path(crown, fill="var(--r-gold)", **LINE)
        + circle(12, 20, 2.6, fill="var(--sign)")
    )


def _sack() -> str:
    belly = (
        "M8.2 7.6C5 10.8 3.2 14 3.2 17.3c0 3.2 2.8 4.3 8.8 4.3s8.8-1.1 8.8-4.3c0-3.3-1.8-6.5-5-9.7z"
    )
    neck = "M8.2 7.4L6.8 3l3 1.5L12 2.6l2.2 1.9 3-1.5-1.4 4.4z"
    return (
        group([path(belly), path(neck)], fill="var(--bag)", **LINE)
        + path("M8 7.7h8", stroke=INK, stroke_width=2, stroke_linecap="round")
        + group(
            [circle(12, 12.6, 1.9), path("M8.7 19.2c0-3 1.4-4.7 3.3-4.7s3.3 1.7 3.3 4.7z")],
            fill=INK,
        )
    )


def _mixed() -> str:
    """Workers of different colours standing on a tile together."""
    tray = path("M1.5 22L7 16.5h26l5.5 5.5-5.5 5.5H7z", fill="var(--land-summer)", **LINE)
    crowd = (("blue", 9.2), ("yellow", 30.2), ("red", 19.7))
    return tray + "".join(used(f"worker-{c}", 24 / 28, x, 12.3, 23) for c, x in crowd)


def _wood() -> str:
    log = (
        group(
            [
                path("M7.4 7.4L6 3.6l3.8-.7 1.9 4.5z", fill="var(--r-wood)"),
                path("M5.2 7.2H18v9.6H5.2a3.4 4.8 0 0 1 0-9.6z", fill="var(--r-wood)"),
                ellipse(18.2, 12, 3.7, 4.8, fill="var(--r-wood-2)"),
            ],
            **LINE,
        )
        + ellipse(18.2, 12, 1.3, 2, fill="none", stroke="var(--r-wood)", stroke_width=1.4)
        + path(
            "M4.6 10.6h5M7.5 13.8h4.5",
            stroke=INK,
            stroke_opacity=".5",
            stroke_width=1.2,
            stroke_linecap="round",
        )
    )
    return group(log, transform="rotate(-20 12 12)")


def _stone() -> str:
    block = "M2.6 15.2L5.4 7.4 12.6 3.8l7.2 3.4 1.8 8.2-4 5H6z"
    return (
        path(block, fill="var(--r-stone)")
        + path("M5.4 7.4l7.2-3.6 7.2 3.4-6.4 4.2z", fill="var(--r-stone-2)")
        + path("M13.4 11.4l6.4-4.2 1.8 8.2-4 5h-2.4z", fill="var(--r-stone-3)")
        + path(block, fill="none", **LINE)
    )


def _iron() -> str:
    ingot = [
        path("M5.8 10.4L8 5.6h8l2.2 4.8z", fill="var(--r-iron-2)"),
        path("M2.2 19.2l3.6-8.8h12.4l3.6 8.8z", fill="var(--r-iron)"),
    ]
    shine = path(
        "M7.4 13.4h9.2", stroke="var(--r-iron-2)", stroke_width=1.8, stroke_linecap="round"
    )
    return group(ingot, **LINE) + shine


def _gold() -> str:
    return (
        circle(12, 12, 9.2, fill="var(--r-gold)", **LINE)
        + circle(12, 12, 5.4, fill="none", stroke="var(--r-gold-2)", stroke_width=2)
        + path("M7.2 8.2a6.4 6.4 0 0 1 3-2.2", stroke="var(--sign)", stroke_width=1.6, **THIN)
    )


def _any_good() -> str:
    quarters = (
        path("M12 2.6V12H2.6V8A5.4 5.4 0 0 1 8 2.6z", fill="var(--r-gold)")
        + path("M12 2.6h4A5.4 5.4 0 0 1 21.4 8v4H12z", fill="var(--r-wood)")
        + path("M12 21.4H8A5.4 5.4 0 0 1 2.6 16v-4H12z", fill="var(--r-stone-2)")
        + path("M21.4 12v4a5.4 5.4 0 0 1-5.4 5.4h-4V12z", fill="var(--r-iron)")
    )
    return (
        quarters
        + rect(2.6, 2.6, 18.8, 18.8, 5.4, fill="none", **LINE)
        + path("M12 3v18M3 12h18", stroke=INK, stroke_width=1.3)
    )


def _skill(glyph: str) -> str:
    """Skills are slate squares with a light glyph."""
    token = rect(1.2, 1.2, 21.6, 21.6, 5, fill="var(--skill)", stroke=INK, stroke_width=1.5)
    return token + glyph


def _anvil() -> str:
    return path("M7 20.4v-2.6h10.4v2.6z", fill="var(--r-wood-2)") + path(
        "M3.2 6.4h16.6v3.2c-3.2.1-4.9 1.2-4.9 3.4l2 2.6v2H7.7v-2l1.9-2.6c0-3-3.9-2.6-6.4-6.6z",
        fill="var(--skill-ink)",
    )


def _pick() -> str:
    return rect(10.6, 6, 2.9, 14.6, 1.3, fill="var(--r-wood-2)") + path(
        "M3.4 12C6.6 4.6 17.4 4.6 20.6 12 16.6 9 7.4 9 3.4 12z",
        fill="var(--skill-ink)",
        stroke="var(--skill-ink)",
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def _saw() -> str:
    blade = "M.6 11.4L14 8.2v7.6l-1.7-1.5-1.5 1.9-1.7-1.7-1.5 1.7-1.7-1.7-1.5 1.5-1.7-1.7-2.1.8z"
    grip = (
        "M13.6 7.2h5.2a3.6 3.6 0 0 1 3.6 3.6v2.4a3.6 3.6 0 0 1-3.6 3.6h-5.2z"
        "M17 9.8a1.2 1.2 0 0 0-1.2 1.2v2a1.2 1.2 0 0 0 1.2 1.2h1.4a1.2 1.2 0 0 0 1.2-1.2v-2"
        "a1.2 1.2 0 0 0-1.2-1.2z"
    )
    return group(
        path(blade, fill="var(--skill-ink)")
        + path(grip, fill="var(--r-wood-2)", fill_rule="evenodd"),
        transform="rotate(-38 12 12)",
    )


def _any_skill() -> str:
    return group(
        [circle(x, y, 2.5) for x, y in ((12, 7.4), (7.3, 15.4), (16.7, 15.4))],
        fill="var(--skill-ink)",
    )


def _from_pile() -> str:
    return group(
        circle(12, 8.4, 3.1) + path("M12 11.5v7.3M12 15.2h3.2M12 18.4h2.4", stroke_linecap="round"),
        fill="none",
        stroke="var(--skill-ink)",
        stroke_width=2,
    )


def _step() -> str:
    """A cart."""
    return (
        path("M19 8.5L23.2 4.6", stroke=INK, stroke_width=2.2, stroke_linecap="round")
        + path("M1.2 5.6h19.2l-1.7 9H2.9z", fill="var(--r-wood-2)", **LINE)
        + path("M2.6 10h16.6", stroke=INK, stroke_opacity=".5", stroke_width=1.4)
        + group(
            [circle(6.4, 17.6, 3.8), circle(15.2, 17.6, 3.8)],
            fill="var(--sign)",
            stroke=INK,
            stroke_width=2.2,
        )
    )


def flower(heart: float, petal: float, fill: str) -> str:
    """Eight petals around a disc, in the middle of the box."""
    discs = [circle(12, 12, heart)]
    for k in range(8):
        way = math.radians(45 * k)
        discs.append(circle(12 + heart * math.cos(way), 12 + heart * math.sin(way), petal))
    return group(discs, fill=fill)


def _loop() -> str:
    ring = "M12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z"
    return "".join(
        path(ring, fill="none", stroke=stroke, stroke_width=width, stroke_linejoin="round")
        for stroke, width in ((INK, 5.4), ("var(--road)", 2.8))
    )


def _boat() -> str:
    return (
        path("M11 2.6v11.6H4.2C5 8.6 8 4.6 11 2.6z", fill="var(--sail)", **LINE)
        + path("M13.4 5.2c3 1.7 5.2 5 6 9h-6z", fill="var(--sail)", **LINE)
        + path(
            "M2.4 16.2h19.2c-1 3.3-3.4 5-6.4 5H8.8c-3 0-5.4-1.7-6.4-5z",
            fill="var(--r-wood)",
            **LINE,
        )
    )


def _flip() -> str:
    return path(
        "M4 10.6C5.4 6.4 8.6 4.4 12 4.4c3 0 5.6 1.5 7.2 4M19.8 3.8v5h-5"
        "M20 13.4c-1.4 4.2-4.6 6.2-8 6.2-3 0-5.6-1.5-7.2-4M4.2 20.2v-5h5",
        fill="none",
        stroke="var(--upgrade)",
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


_SMALL_HEXAGON: Final = "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"


def _neighbour() -> str:
    return path(_SMALL_HEXAGON, fill="var(--land-turn)", **LINE)


def _road_edge() -> str:
    """A small tile with a road that runs out of it."""
    return (
        path(_SMALL_HEXAGON, fill="var(--land-summer)")
        + path("M9.2 2.5h5.6v19H9.2z", fill="var(--road)", stroke="var(--road-edge)")
        + path(_SMALL_HEXAGON, fill="none", **LINE)
    )


def _field_edge() -> str:
    """A small tile, ploughed from edge to edge."""
    return (
        path(_SMALL_HEXAGON, fill="var(--land-summer)")
        + path(
            "M7 3v18M10.3 3v18M13.7 3v18M17 3v18", stroke="var(--furrow-summer)", stroke_width=1.9
        )
        + path(_SMALL_HEXAGON, fill="none", **LINE)
    )


def _tray() -> str:
    """The tile that goods lie on."""
    return path(
        "M.8 15.5L5.6 9.5h12.8l4.8 6-4.8 6H5.6z",
        fill="var(--land-autumn)",
        stroke=INK,
        stroke_width=1.6,
        stroke_linejoin="round",
    )


def _set() -> str:
    return rect(1, 1, 22, 22, 5, fill="var(--set)", stroke=INK, stroke_width=1.2)


def _crowned() -> str:
    """The crown of a bid that leads, standing by itself on a sign."""
    return path("M3 19.5L2 7.2l6 4.4 4-7.6 4 7.6 6-4.4-1 12.3z", fill="var(--r-gold)", **LINE)


def _mark() -> str:
    """The logo: a key inside a flower."""
    key = circle(12, 8.6, 2.7) + path("M12 11.3v7M12 14.6h2.9M12 17.6h2.2", stroke_linecap="round")
    petals = flower(8.2, 4.0, "var(--sign)") + flower(7.6, 3.2, "var(--points)")
    return petals + group(key, fill="none", stroke="var(--points-ink)", stroke_width=1.8)


def _pieces() -> dict[str, Symbol]:
    goods = {"iron": _iron, "stone": _stone, "wood": _wood, "gold": _gold}
    skills = {"anvil": _anvil, "pick": _pick, "saw": _saw}
    silhouette = group([path(BODIES["blue"]), circle(12, 6.2, 4.7)], fill="currentColor")
    squares = {
        "worker-bag": _sack(),
        "bag": used("worker-bag", 1, 12, 12, 24),
        **{f"good-{kind}": goods[kind]() for kind in RESOURCES},
        "good-any": _any_good(),
        **{f"skill-{kind}": _skill(skills[kind]()) for kind in SKILLS},
        "skill-any": _skill(_any_skill()),
        "skill-pile": _skill(_from_pile()),
        "step": _step(),
        "upgrade": path("M12 2.6l9 9.2h-4.8v9.4H7.8v-9.4H3z", fill="var(--upgrade)", **LINE),
        "points": flower(8.2, 3.5, "var(--points)"),
        "badge": flower(8.2, 4.6, "var(--sign)") + flower(7.7, 3.2, "var(--points)"),
        "loop": _loop(),
        "boat": _boat(),
        "flip": _flip(),
        "neighbour": _neighbour(),
        "edge-road": _road_edge(),
        "edge-field": _field_edge(),
        "tray": _tray(),
        "set": _set(),
        "leads": _crowned(),
        "mark": _mark(),
    }
    return {
        **{f"worker-{colour}": Symbol(FIGURE, worker(colour)) for colour in COLOURS},
        "worker-purple": Symbol(FIGURE, _purple()),
        "worker-any": Symbol(FIGURE, _any_worker()),
        "worker": Symbol(FIGURE, silhouette),
        "mixed": Symbol(CROWD, _mixed()),
        **{name: Symbol(SQUARE, body) for name, body in squares.items()},
    }


PIECES: Final = _pieces()


def piece(name: str, cx: float, cy: float, height: float) -> str:
    """A piece of that height, centred at a point."""
    return used(name, PIECES[name].ratio, cx, cy, height)


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
