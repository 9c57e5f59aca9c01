"""Limits: how often, how much at once, and from which network.

Rate limits are token buckets by key; the caller passes the time.

A bucket holds `burst` tokens and gains `rate` of them per second. Each use costs tokens; if there
are too few, the answer is how long to wait. In any interval of `t` seconds a key gets at most
`burst + rate * t`.
"""

import math
from collections import Counter
from collections.abc import Hashable
from typing import Final

MOST_KEYS: Final = 100_000
"""Buckets kept at once; beyond that the least recently used one is evicted."""
ROUNDING: Final = 1e-6
"""Tolerance in seconds for rounding errors."""
MOST_PEOPLE: Final = 100_000
"""People whose network is remembered; beyond that the least recently seen one is forgotten."""


class Bucket:
    """The tokens of one key, kept as the time at which it will be full."""

    __slots__ = ("burst", "full_at", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        if not (0 < rate < math.inf and 0 < burst < math.inf):
            raise ValueError(f"rate and burst must be above 0, not {rate} and {burst}")
        self.rate = rate
        self.burst = burst
        self.full_at = -math.inf

    def take(self, now: float, cost: float = 1) -> float:
        """0.0 if that many tokens were taken; else the seconds to wait, and nothing was taken."""
        if cost > self.burst:
            return math.inf
        full_at = max(self.full_at, now) + cost / self.rate
        late = full_at - now - self.burst / self.rate
        if late > ROUNDING:
            return late
        self.full_at = full_at
        return 0.0


class Limits:
    """A bucket for each key that isn't full.

    >>> limits = Limits(rate=1, burst=2)
    >>> [limits.take("ann", now=10.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> limits.take("bob", now=10.0)
    0.0
    """

    def __init__(self, rate: float, burst: float, most_keys: int = MOST_KEYS) -> None:
        Bucket(rate, burst)  # raises if they are invalid
        self.rate = rate
        self.burst = burst
        self.most_keys = most_keys
        self._buckets: dict[Hashable, Bucket] = {}  # least recently used first

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def take(self, key: Hashable, now: float, cost: float = 1) -> float:
        """0.0 if it's allowed; else the seconds to wait, `inf` if it never will be."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        wait = bucket.take(now, cost)
        self._buckets[key] = bucket
        self._drop(now)
        return wait

    def charge(self, key: Hashable, now: float, cost: float) -> None:
        """Take tokens for what was done already; nothing is allowed until a debt is paid."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        bucket.full_at = max(bucket.full_at, now) + cost / self.rate
        self._buckets[key] = bucket
        self._drop(now)

    def _drop(self, now: float) -> None:
        """Drop full buckets, which are the same as new ones, and those above the maximum."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if self._buckets[oldest].full_at > now and len(self._buckets) <= self.most_keys:
                return
            del self._buckets[oldest]


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
        """One less."""
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
