"""Clocks: how long a seat may think, and what its reserve is after it did.

Live: so many seconds for each decision, then the reserve, which never grows. Slow: hours or days
for each decision. When time is up a bot plays the seat until its player takes it back.
"""

from keyflower.server.setup import Pace


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
