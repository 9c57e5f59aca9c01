"""How much in how short a time: token buckets by key, without a clock of their own.

A bucket holds `burst` tokens and gains `rate` of them a second. Whatever is done costs tokens;
where there are too few, the answer is how long to wait. In any stretch of `t` seconds a key gets
`burst + rate * t` at most.
"""

import math
from collections.abc import Hashable
from typing import Final

MOST_KEYS: Final = 100_000
"""Buckets kept at once; beyond that the one not asked for longest is forgotten."""
ROUNDING: Final = 1e-6
"""Seconds by which the sum of many times may be off."""


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
    """A bucket for each key, as long as it is not full.

    >>> limits = Limits(rate=1, burst=2)
    >>> [limits.take("ann", now=10.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> limits.take("bob", now=10.0)
    0.0
    """

    def __init__(self, rate: float, burst: float, most_keys: int = MOST_KEYS) -> None:
        Bucket(rate, burst)  # or it says what is wrong
        self.rate = rate
        self.burst = burst
        self.most_keys = most_keys
        self._buckets: dict[Hashable, Bucket] = {}  # the one not asked for longest comes first

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def take(self, key: Hashable, now: float, cost: float = 1) -> float:
        """0.0 if a key may; else the seconds to wait, `inf` where it never may."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        wait = bucket.take(now, cost)
        self._buckets[key] = bucket
        self._drop(now)
        return wait

    def _drop(self, now: float) -> None:
        """Forget full buckets, which are as good as new, and those beyond the most."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if self._buckets[oldest].full_at > now and len(self._buckets) <= self.most_keys:
                return
            del self._buckets[oldest]
