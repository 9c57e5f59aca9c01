"""When a daily game closes: tables must know it, because some of them open to everyone then."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

GRACE: Final = timedelta(hours=1)
"""How long a game that was started on its day may go on after it, and still counts."""


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
