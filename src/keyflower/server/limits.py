"""Rate limits: token buckets by key; the caller passes the time.

A bucket holds `burst` tokens and gains `rate` of them per second. Each use costs tokens; if there
are too few, the answer is how long to wait. In any interval of `t` seconds a key gets at most
`burst + rate * t`.
"""

import math
from collections.abc import Hashable
from typing import Final

MOST_KEYS: Final = 100_000
"""Buckets kept at once; beyond that the least recently used one is evicted."""
ROUNDING: Final = 1e-6
"""Tolerance in seconds for rounding errors."""


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
