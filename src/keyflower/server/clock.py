"""Clocks: how long a seat may think, and what its reserve is after it did.

Live: a number of seconds for each decision, then the reserve, which never grows. Slow: hours or
days for each decision. When time is up, a bot plays for the seat until its player takes it back.

Clocks use steady time: it starts at the wall-clock time of the server's start and then advances
with the monotonic clock, so setting the machine's clock doesn't change it. Deadlines are sent to
clients in wall-clock time.
"""

import time

from keyflower.server.setup import Pace
from keyflower.server.storage import SeatRow


class Steady:
    """Seconds since 1970 that never jump."""

    def __init__(self) -> None:
        self._base = time.time() - time.monotonic()

    def __call__(self) -> float:
        """Now."""
        return self._base + time.monotonic()


def take_up(pace: Pace, seats: list[SeatRow], started: float, now: float) -> None:
    """The live clocks of a table that a server which began at `started` finds in the database.

    Nobody could act while no server ran, and the machine's clock may have been set meanwhile: the
    time for a decision that was owed then starts again. The reserve is what it was.
    """
    if pace.kind == "live":
        for row in seats:
            if row.owes_since is not None:
                row.owes_since = min(max(row.owes_since, started), now)


def deadline(pace: Pace, reserve: float, owes_since: float | None) -> float | None:
    """When a seat's time is up; None while it owes nothing or has no clock."""
    if pace.kind == "none" or owes_since is None:
        return None
    return owes_since + pace.seconds + reserve


def reserve_after(pace: Pace, reserve: float, owes_since: float, now: float) -> float:
    """What is left of the reserve after a decision made now."""
    if pace.kind == "none":
        return reserve
    return max(0.0, min(reserve, owes_since + pace.seconds + reserve - now))
