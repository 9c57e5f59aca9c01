"""Glyphs in one colour, `currentColor`: players' emblems, seasons, and what buttons say."""

from typing import Final

from keyflower.draw.pieces import SQUARE
from keyflower.draw.svg import path, rect
from keyflower.draw.symbol import Symbol

EMBLEMS: Final = ("leaf", "moon", "fish", "bell", "star", "key")
"""By seat: players are emblems, never colours."""


def _filled(d: str) -> str:
    return path(d, fill="currentColor")


def _lines(d: str, width: float = 2.2) -> str:
    return path(
        d,
        fill="none",
        stroke="currentColor",
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


_EMBLEM_SHAPES: Final = {
    "leaf": _filled("M20.5 3.5C9 3 3.5 8.5 5 17.5 14.5 19 21 14 20.5 3.5z")
    + _lines("M3.5 21c2-5 5-8.5 10-11.5", 2),
    "moon": _filled("M15.5 2.5a9.8 9.8 0 1 0 6 13.5A8.6 8.6 0 0 1 15.5 2.5z"),
    "fish": _filled("M2 12c3.5-5.5 9.5-7 15-1.2L22 6.5v11l-5-4.3C11.5 19 5.5 17.5 2 12z"),
    "bell": _filled(
        "M12 2.5c-4.5 0-6.5 3.3-6.5 7.5 0 4-1 5.5-2.5 7.5h18c-1.5-2-2.5-3.5-2.5-7.5"
        " 0-4.2-2-7.5-6.5-7.5zM9 19.5a3 3 0 0 0 6 0z"
    ),
    "star": _filled("M12 2l3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 18l-6.4 3.6 1.5-7.2L1.7 9.5 9 8.7z"),
    "key": _filled("M8 3a5 5 0 0 1 4.7 6.7l8.3 8.3V21h-4v-2.5h-2.5V16H12l-2.3-2.3A5 5 0 1 1 8 3z"),
}

_SEASONS: Final = {
    "spring": path(
        "M12 21V11M12 13C7 13 4.5 10 4.5 5.5 9.5 5.5 12 8.5 12 13z"
        "M12 11c0-4 2.5-6.5 7-6.5 0 4.5-2.5 6.5-7 6.5z",
        fill="currentColor",
        stroke="currentColor",
        stroke_width=1.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    ),
    "summer": _filled("M12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z")
    + _lines(
        "M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8"
        "M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8"
    ),
    "autumn": _filled("M19.5 4.5c-9-1-15 3-14.5 12.5 9 .5 14.5-3.5 14.5-12.5z")
    + _lines("M3.5 20.5c1-1.8 2-3.3 3.2-4.7", 2)
    + path(
        "M7.5 15.2c1.7-2.3 3.6-3.9 6-5.2",
        fill="none",
        stroke="var(--paper)",
        stroke_width=1.5,
        stroke_linecap="round",
    ),
    "winter": _lines(
        "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9.5 4l2.5 2.5L14.5 4M9.5 20l2.5-2.5 2.5 2.5",
        2,
    ),
}

_BUTTONS: Final = {
    "crown": _filled("M3 19.5L2 7.2l6 4.4 4-7.6 4 7.6 6-4.4-1 12.3z"),
    "lock": _lines("M7.2 10V7.5a4.8 4.8 0 0 1 9.6 0V10", 2.4)
    + rect(4.5, 10, 15, 11, 2.5, fill="currentColor"),
    "check": _lines("M4.5 12.8l5 5L19.5 7", 3.2),
    "close": _lines("M6 6l12 12M18 6L6 18", 2.6),
    "undo": _lines("M8.5 4.5L3.5 9.5l5 5M4 9.5h10a6 6 0 0 1 0 12h-3", 2.4),
    "turn": _lines("M19.5 12a7.5 7.5 0 1 1-2.6-5.7M19.8 2.8v4.6h-4.6", 2.4),
    "menu": _lines("M4 7h16M4 12h16M4 17h16", 2.4),
    "rules": _lines(
        "M4 5.5c3-1.5 6-1 8 .8 2-1.8 5-2.3 8-.8v13c-3-1.5-6-1-8 .8-2-1.8-5-2.3-8-.8zM12 6.3v13", 2
    ),
    "plus": _lines("M12 5v14M5 12h14", 3),
    "minus": _lines("M5 12h14", 3),
    "chat": _lines("M4 5.5h16v11H11l-5 4v-4H4z", 2),
    "play": _filled("M7 4.5v15l12.5-7.5z"),
    "pause": _filled("M6.5 5h4v14h-4zM13.5 5h4v14h-4z"),
    "next": _lines("M9 5l7 7-7 7", 2.8),
    "back": _lines("M15 5l-7 7 7 7", 2.8),
    "first": _lines("M18 5l-7 7 7 7M6 5v14", 2.6),
    "last": _lines("M6 5l7 7-7 7M18 5v14", 2.6),
    "eye": _lines(
        "M2.5 12C5 7.6 8.3 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.8 6.5-9.5 6.5S5 16.4 2.5 12z", 2
    )
    + _filled("M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z"),
    "link": _lines(
        "M10 14a4.2 4.2 0 0 0 6 .2l3-3a4.2 4.2 0 0 0-6-6l-1.3 1.3M14 10a4.2 4.2 0 0 0-6-.2l-3 3"
        "a4.2 4.2 0 0 0 6 6l1.3-1.3"
    ),
    "download": _lines("M12 4v11M7 10.5l5 5 5-5M4.5 20h15", 2.4),
    "clock": _lines("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5"),
    "hint": _lines(
        "M9.2 17.5h5.6M10 20.8h4M9.2 17.2c0-2.6-3-3.6-3-7.2a5.8 5.8 0 0 1 11.6 0c0 3.6-3 4.6-3 7.2"
    ),
    "person": _filled(
        "M12 3.2a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z"
        "M3.8 21c0-5 3.4-7.6 8.2-7.6s8.2 2.6 8.2 7.6z"
    ),
    "bot": _lines("M12 6.5V3M5 8h14v11.5H5zM9 15.8h6", 2.2)
    + _filled(
        "M9.2 10.4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
        "M14.8 10.4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
    ),
    "sun": _filled("M12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z")
    + _lines("M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"),
    "globe": _lines(
        "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z"
        "M3.8 12h16.4M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17",
        1.9,
    ),
    "gear": _lines("M12 6.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8z", 2.6)
    + _lines(
        "M12 5.4V3.2M12 18.6v2.2M5.4 12H3.2M18.6 12h2.2M7.3 7.3L5.8 5.8M16.7 16.7l1.5 1.5"
        "M16.7 7.3l1.5-1.5M7.3 16.7l-1.5 1.5",
        3.2,
    ),
    "chart": _lines("M4.5 20V11M10 20V4.5M15.5 20v-6.5M20.5 20H3.5", 2.4),
    "village": _lines("M3 11.5L12 4l9 7.5M5.5 10v10h13V10M10 20v-5.5h4V20", 2.2),
    "lots": _lines("M7 3.5h10l5 8.5-5 8.5H7L2 12z", 2.2),
}

ICONS: Final[dict[str, Symbol]] = {
    name: Symbol(SQUARE, body)
    for name, body in (
        *((f"emblem-{seat}", _EMBLEM_SHAPES[name]) for seat, name in enumerate(EMBLEMS)),
        *_SEASONS.items(),
        *_BUTTONS.items(),
    )
}
