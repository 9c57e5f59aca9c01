"""The days of daily games. A day is one of UTC, whatever anybody's clock or time zone says."""

from datetime import UTC, date, datetime, timedelta
from math import gcd
from typing import Final

from keyflower.bots.levels import LEVELS, Level
from keyflower.server.tables.day import closes

LINE_UPS: Final = (
    ("easy",),
    ("easy", "medium"),
    ("medium", "medium"),
    ("easy", "medium", "strong"),
    ("medium", "strong"),
    ("medium", "strong", "expert"),
    ("strong", "expert"),
)
"""The levels of the opponents from Monday to Sunday. None searches for a time, so that the same
moves get the same answers."""
GOLDEN: Final = 0.618


def day_of(now: float) -> str:
    """The day of a time in seconds since 1970.

    >>> day_of(1_785_369_599.5), day_of(1_785_369_600)
    ('2026-07-29', '2026-07-30')
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """The day that many days later.

    >>> after("2026-02-28"), after("2026-03-01", -1)
    ('2026-03-01', '2026-02-28')
    """
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def opponents(day: str) -> list[Level]:
    """Who plays against everyone on a day.

    >>> [level.id for level in opponents("2026-07-30")]
    ['easy', 'medium', 'strong']
    """
    known = {level.id: level for level in LEVELS}
    return [known[level] for level in LINE_UPS[date.fromisoformat(day).weekday()]]


def pick(day: str, count: int) -> int:
    """The number of the thing of the day, out of some that are numbered from 0.

    Every one comes once before any comes again, and days in a row are far apart.

    >>> [pick(f"2026-07-{number}", 500) for number in (28, 29, 30)]
    [425, 234, 43]
    """
    step = round(count * GOLDEN)
    while gcd(step, count) != 1:
        step += 1
    return date.fromisoformat(day).toordinal() * step % count


def streak(days: list[str], now: float) -> int:
    """How many days in a row were played; days that aren't closed yet don't have to be.

    >>> streak(["2026-07-30", "2026-07-29", "2026-07-27"], closes("2026-07-30"))
    2
    """
    played = set(days)
    day = day_of(now)
    while day not in played and now < closes(day):
        day = after(day, -1)
    count = 0
    while day in played:
        count += 1
        day = after(day, -1)
    return count
