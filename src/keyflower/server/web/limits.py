"""RateLimits: how often, how much at once, and from which network.

Rate limits are token buckets by key; the caller passes the time.

A bucket holds `burst` tokens and gains `rate` of them per second. Each use costs tokens; if there
are too few, the answer is how long to wait. In any interval of `t` seconds a key gets at most
`burst + rate * t`.
"""

import math
from collections import Counter
from collections.abc import Hashable
from typing import Final

MOST_KEYS: Final = 100_000  # buckets kept; beyond that the least recently used one is evicted
ROUNDING: Final = 1e-6  # tolerance in seconds for rounding errors
MOST_PEOPLE: Final = 100_000
"""People whose network is remembered; beyond that the least recently seen one is forgotten."""


class RateLimits:
    """A bucket for each key that isn't full, kept as the time at which it will be.

    >>> limits = RateLimits(rate=1, burst=2)
    >>> [limits.take("ann", now=10.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> limits.take("bob", now=10.0)
    0.0
    """

    def __init__(self, rate: float, burst: float, most_keys: int = MOST_KEYS) -> None:
        if not (0 < rate < math.inf and 0 < burst < math.inf):
            raise ValueError(f"rate and burst must be above 0, not {rate} and {burst}")
        self.rate = rate
        self.burst = burst
        self.most_keys = most_keys
        self._full_at: dict[Hashable, float] = {}  # by key; least recently used first

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: Hashable, now: float, cost: float = 1) -> float:
        """0.0 if that many tokens were taken; else the seconds to wait, and nothing was taken;
        `inf` if there never are that many."""
        if cost > self.burst:
            return math.inf
        before = max(self._full_at.pop(key, now), now)
        full_at = before + cost / self.rate
        late = full_at - now - self.burst / self.rate
        allowed = late <= ROUNDING
        self._keep(key, full_at if allowed else before, now)
        return 0.0 if allowed else late

    def charge(self, key: Hashable, now: float, cost: float) -> None:
        """Take tokens for what was done already; nothing is allowed until a debt is paid."""
        self._keep(key, max(self._full_at.pop(key, now), now) + cost / self.rate, now)

    def _keep(self, key: Hashable, full_at: float, now: float) -> None:
        """Drop full buckets, which are the same as new ones, and those above the maximum."""
        self._full_at[key] = full_at
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self.most_keys:
                return
            del self._full_at[oldest]


class Open:
    """What is open, by address; at most so much of each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more. -> False, and nothing is counted, if there are too many"""
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Networks:
    """The network of each person who has asked this process for something; it is never stored.

    >>> networks = Networks()
    >>> networks.note("ann", "192.0.2.1")
    >>> networks.of("ann"), networks.of("bob")
    ('192.0.2.1', '')
    """

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}  # least recently seen first

    def note(self, person: str, network: str) -> None:
        """Somebody has asked from a network (`access.network`)."""
        self._networks.pop(person, None)
        self._networks[person] = network
        if len(self._networks) > MOST_PEOPLE:
            del self._networks[next(iter(self._networks))]

    def of(self, person: str) -> str:
        """Where somebody asked from last; empty if this process doesn't know."""
        return self._networks.get(person, "")
