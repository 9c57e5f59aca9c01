"""The time that clocks use.

It starts at the wall-clock time of the server's start and then advances with the monotonic clock,
so setting the machine's clock doesn't change it. Deadlines are sent in wall-clock time.
"""

import time

from keyflower.play.rows import Pace, SeatRow


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
