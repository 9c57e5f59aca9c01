"""Token buckets: bursts, then a steady rate, and memory that stays small."""

import math
import random
import time

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.types import Receive, Scope, Send

from keyflower.server.metrics import Metrics
from keyflower.server.settings import Settings
from keyflower.server.web.access import Access, AccessMiddleware
from keyflower.server.web.limits import ROUNDING, RateLimits

pytestmark = pytest.mark.anyio

RATES = st.floats(0.01, 1000)
BURSTS = st.integers(1, 50)
STEPS = st.lists(st.tuples(st.floats(0, 20), st.integers(1, 5)), max_size=80)
STARTS = st.floats(0, 2e9)


def test_a_burst_goes_through_and_then_one_at_a_time() -> None:
    limits = RateLimits(rate=2, burst=3)
    assert [limits.take("a", 100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert limits.take("a", 100.25) == 0.25
    assert limits.take("a", 100.5) == 0.0
    assert limits.take("a", 100.5) == 0.5
    assert [limits.take("a", 200.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_keys_do_not_pay_for_each_other() -> None:
    limits = RateLimits(rate=1, burst=1)
    assert limits.take("a", 0.0) == 0.0
    assert limits.take("b", 0.0) == 0.0
    assert limits.take("a", 0.0) == 1.0


def test_what_is_refused_costs_nothing() -> None:
    limits = RateLimits(rate=1, burst=10)
    assert limits.take("a", 0.0, cost=8) == 0.0
    assert [limits.take("a", 0.0, cost=5) for _ in range(3)] == [3.0, 3.0, 3.0]
    assert limits.take("a", 0.0, cost=2) == 0.0


def test_what_was_done_already_is_paid_for_later() -> None:
    limits = RateLimits(rate=1, burst=10)
    limits.charge("a", 0.0, cost=13)
    assert [limits.take("a", now, cost=0) for now in (0.0, 2.0, 3.0)] == [3.0, 1.0, 0.0]
    assert limits.take("b", 0.0, cost=0) == 0.0


async def test_bytes_count_as_requests_do() -> None:
    async def large(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(50_000_000), "more_body": False})

    settings = Settings(database="", host="0.0.0.0")
    app = AccessMiddleware(large, Access(settings, Metrics(), time.time))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as eve:
        codes = [(await eve.get(path)).status_code for path in ("/api/bots", "/api/bots", "/")]
    assert codes == [200, 429, 200]  # the page itself is not counted


def test_more_than_the_burst_is_never_allowed() -> None:
    assert RateLimits(rate=1, burst=3).take("a", 0.0, cost=4) == math.inf


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    limits = RateLimits(rate=1, burst=1)
    assert limits.take("a", 100.0) == 0.0
    assert limits.take("a", 50.0) == 51.0


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0), (math.inf, 1), (1, math.nan)])
def test_rates_that_make_no_sense_are_refused(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        RateLimits(rate, burst)


@pytest.mark.slow
@given(RATES, BURSTS, STARTS, STEPS)
def test_no_stretch_of_time_sees_more_than_burst_and_rate(
    rate: float, burst: int, start: float, steps: list[tuple[float, int]]
) -> None:
    limits = RateLimits(rate, burst)
    now = start
    taken: list[tuple[float, int]] = []
    for pause, cost in steps:
        now += pause
        if limits.take("a", now, cost) == 0.0:
            taken.append((now, cost))
    slack = 1e-5 * rate  # times near 2e9 are that coarse
    for first in range(len(taken)):
        got = 0
        for at, cost in taken[first:]:
            got += cost
            assert got <= burst + rate * (at - taken[first][0]) + slack


@pytest.mark.slow
@given(RATES, BURSTS, STARTS, STEPS)
def test_who_waits_as_long_as_told_may(
    rate: float, burst: int, start: float, steps: list[tuple[float, int]]
) -> None:
    limits = RateLimits(rate, burst)
    now = start
    for pause, cost in steps:
        now += pause
        wait = limits.take("a", now, cost)
        if cost > burst:
            assert wait == math.inf
        elif wait:
            assert 0 < wait <= burst / rate + 1e-5
            now += wait
            assert limits.take("a", now, cost) == 0.0


@pytest.mark.slow
@given(RATES, BURSTS, STEPS)
def test_a_forgotten_bucket_is_missed_by_nobody(
    rate: float, burst: int, steps: list[tuple[float, int]]
) -> None:
    """Full buckets are dropped; each key fares as with a bucket of its own for ever."""
    limits = RateLimits(rate, burst)
    full_at = [0.0] * 3
    now = 0.0
    for number, (pause, cost) in enumerate(steps):
        now += pause
        key = number * 7 % 3
        after = max(full_at[key], now) + cost / rate
        late = after - now - burst / rate
        if cost > burst:
            assert limits.take(key, now, cost) == math.inf
        elif late > ROUNDING:
            assert limits.take(key, now, cost) == late
        else:
            assert limits.take(key, now, cost) == 0.0
            full_at[key] = after


def test_memory_stays_small() -> None:
    limits = RateLimits(rate=10, burst=5)
    now = 0.0
    for number in range(20_000):
        now += 0.001
        limits.take(number, now)
    assert len(limits) <= 101  # one token is back after 0.1 s
    limits.take("last", now + 60)
    assert len(limits) == 1


def test_the_most_keys_are_kept_whatever_comes() -> None:
    limits = RateLimits(rate=0.001, burst=5, most_keys=100)
    dice = random.Random(1)
    for _ in range(5000):
        limits.take(dice.randrange(1000), 0.0)
    assert len(limits) == 100
