"""The days of daily games. A day is one of UTC, whatever anybody's clock or time zone says.

Tables must know when one closes, because their games open to everyone then.
"""

from datetime import UTC, date, datetime, timedelta
from math import gcd
from typing import Final

from keyflower.bots.levels import LEVELS, Level

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
GRACE: Final = timedelta(hours=1)
"""How long a game that was started on its day may go on after it, and still counts."""


def day_of(now: float) -> str:
    """The day of a time in seconds since 1970.

    >>> day_of(1_785_369_599.5), day_of(1_785_369_600)
    ('2026-07-29', '2026-07-30')
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970. A day is one of UTC."""
    start = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (start + timedelta(days=1)).timestamp()


def closes(day: str) -> float:
    """When a day's secret and games open to everyone; 0 for what is not a day.

    >>> closes("2026-07-30") - end_of("2026-07-30"), closes("")
    (3600.0, 0.0)
    """
    return end_of(day) + GRACE.total_seconds() if is_day(day) else 0.0


def counts(day: str, finished_at: float | None) -> bool:
    """Whether a daily game counts: for the results of its day, the streak and the rating."""
    return finished_at is not None and finished_at < closes(day)


def is_day(text: str) -> bool:
    """Whether a text is a day as we write it.

    >>> is_day("2026-07-30"), is_day("2026-02-30"), is_day("20260730")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


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
