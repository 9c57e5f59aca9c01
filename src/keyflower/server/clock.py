"""Clocks: how long a seat may think, and what its reserve is after it did.

Live: so many seconds for each decision, then the reserve, which never grows. Slow: hours or days
for each decision. When time is up a bot plays the seat until its player takes it back.

Clocks run by steady time: seconds since 1970 when the server started, and from then on whatever
the machine's clock is set to, one second a second. Who is told of a deadline hears it by the
machine's clock.
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


def take_up(pace: Pace, seats: list[SeatRow], begun: float, now: float) -> None:
    """The live clocks of a table that a server which began at `begun` finds in the database.

    Nobody could act while no server ran, and the machine's clock may have been set meanwhile: the
    time for a decision that was owed then starts again. The reserve is what it was.
    """
    if pace.kind == "live":
        for row in seats:
            if row.owes_since is not None:
                row.owes_since = min(max(row.owes_since, begun), now)


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
