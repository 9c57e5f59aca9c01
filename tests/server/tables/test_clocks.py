"""Clocks at a table: what a decision costs, and a bot for those whose time is up.

The server's clock is the test's: it stands still until a test puts it forward.
"""

import asyncio
import random
from typing import Any

import pytest
from tests.server.server_thread import (
    SOON,
    Clock,
    Person,
    Served,
    known,
    seated,
    serving,
    to_move,
    until,
)
from tests.server.tables.test_tables import refusal

from bench.client import Json, Watch, some_action
from keyflower.server.tables.registry import GRACE

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

LIVE: dict[str, Any] = {"kind": "live", "seconds": 30, "reserve": 120}
SLOW = {"kind": "slow", "seconds": 86_400, "reserve": 0}


async def stood_in(watch: Watch, seat: int) -> Json:
    """The message with which a bot has taken over a seat."""
    async with asyncio.timeout(SOON):
        while True:
            message = await watch.next()
            if "table" in message and message["table"]["seats"][seat]["stand_in"]:
                return message


@pytest.mark.slow
async def test_what_happens_on_time_out_is_known_before(timed: Served) -> None:
    async with Person(timed.address) as ann:
        made = await ann.post("/tables", {"seats": [{"kind": "me"}, {}], "pace": LIVE})
        assert made["table"]["pace"] == LIVE
        assert made["table"]["on_timeout"] == "planner"
        assert [seat["deadline"] for seat in made["table"]["seats"]] == [None, None]


async def test_a_live_clock_uses_seconds_then_the_reserve(timed: Served, clock: Clock) -> None:
    async with Person(timed.address) as ann, Person(timed.address) as bob:
        table = await seated(ann, bob, pace=LIVE)
        path = f"/tables/{table}"
        begun = clock()
        mover, other, state = await to_move(ann, bob, table)
        seat = state["you"]["seat"]
        assert state["now"] == begun
        shown = state["table"]["seats"]
        assert shown[seat]["deadline"] == begun + 150
        assert shown[1 - seat]["deadline"] is None
        clock.seconds += 20  # within the seconds of a decision
        await mover.post(f"{path}/actions", {"seq": 1, "action": "pass"})
        shown = (await mover.get(path))["table"]["seats"]
        assert shown[seat]["reserve"] == 120
        assert shown[seat]["deadline"] is None
        assert shown[1 - seat]["deadline"] == clock() + 150
        clock.seconds += 70  # 40 of them from the reserve
        state = await other.get(path)
        bid = state["legal"]["bids"][0]["ranges"][0]["action"]
        await other.post(f"{path}/actions", {"seq": 2, "action": bid})
        shown = (await mover.get(path))["table"]["seats"]
        assert shown[1 - seat]["reserve"] == 80
        assert shown[seat]["deadline"] == clock() + 150


@pytest.mark.slow
async def test_after_a_time_out_a_bot_plays_until_the_seat_is_taken_back(
    timed: Served, clock: Clock
) -> None:
    async with Person(timed.address) as ann, Person(timed.address) as bob:
        table = await seated(ann, bob, pace=LIVE)
        path = f"/tables/{table}"
        mover, other, state = await to_move(ann, bob, table)
        seat = state["you"]["seat"]
        async with other.watch(table) as sees, mover.watch(table) as late:
            await until(sees, "state")
            await until(late, "state")
            clock.seconds += 150 + GRACE + 1
            for watch in (sees, late):
                told = await stood_in(watch, seat)
                assert told["table"]["seats"][seat]["reserve"] == 0
                assert told["table"]["seats"][seat]["name"] in ("Guest", "Guest 2")
            assert late.legal is None
            async with asyncio.timeout(SOON):
                while sees.legal is None:
                    await sees.next()
            assert sees.events[-1]["seat"] == seat
            seq = sees.seq
        body = {"seq": seq, "action": "pass"}
        assert await refusal(mover, "POST", f"{path}/actions", body) == (409, "bot-plays")
        back = await mover.post(f"{path}/return")
        assert back["table"]["seats"][seat]["stand_in"] is False
        await other.post(f"{path}/actions", body)
        state = await mover.get(path)
        assert state["legal"] is not None
        # The reserve is gone: from now on there are the seconds alone.
        assert state["table"]["seats"][seat]["deadline"] == clock() + 30
        bid = state["legal"]["bids"][0]["ranges"][0]["action"]
        await mover.post(f"{path}/actions", {"seq": state["seq"], "action": bid})


async def test_a_slow_clock_counts_days(timed: Served, clock: Clock) -> None:
    async with Person(timed.address) as ann, Person(timed.address) as bob:
        table = await seated(ann, bob, pace=SLOW)
        mover, other, state = await to_move(ann, bob, table)
        seat = state["you"]["seat"]
        assert state["table"]["seats"][seat]["deadline"] == clock() + 86_400
        async with other.watch(table) as sees:
            await until(sees, "state")
            clock.seconds += 86_000
            assert (await mover.get(f"/tables/{table}"))["legal"] is not None
            clock.seconds += 400 + GRACE + 1
            await stood_in(sees, seat)


@pytest.mark.slow
async def test_everyone_who_owes_a_decision_has_a_clock_of_their_own(
    timed: Served, clock: Clock
) -> None:
    """Winter tiles are chosen by all at once; a seat that has chosen can't be late."""
    chance = random.Random(6)
    async with Person(timed.address) as ann, Person(timed.address) as bob:
        table = await seated(ann, bob, pace=LIVE)
        path = f"/tables/{table}"
        while True:
            states = [await person.get(path) for person in (ann, bob)]
            owing = [state["legal"] is not None for state in states]
            if all(owing):
                break
            mover = owing.index(True)
            state = states[mover]
            action = "pass" if state["view"]["phase"] == "turn" else None
            body = {
                "seq": state["seq"],
                "action": action or some_action(state["legal"], chance),
            }
            await (ann, bob)[mover].post(f"{path}/actions", body)
        table_info = states[0]["table"]
        assert table_info["to_act"] == [0, 1]
        assert [seat["deadline"] for seat in table_info["seats"]] == [clock() + 150] * 2
        clock.seconds += 100
        while (state := await ann.get(path))["legal"] is not None:
            body = {"seq": state["seq"], "action": some_action(state["legal"], chance)}
            await ann.post(f"{path}/actions", body)
        assert state["table"]["to_act"] == [1]
        assert [seat["reserve"] for seat in state["table"]["seats"]] == [50, 120]
        async with ann.watch(table) as sees:
            await until(sees, "state")
            clock.seconds += 50 + GRACE + 1
            told = await stood_in(sees, 1)
            assert told["table"]["seats"][0]["stand_in"] is False


@pytest.mark.thorough
@pytest.mark.slow
async def test_after_a_restart_the_time_for_a_decision_starts_again(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Nobody could act meanwhile, and the machine's clock may have been set."""
    clock = Clock()
    database = str(tmp_path_factory.mktemp("restart") / "keyflower.db")
    with serving(database, now=clock) as first:
        async with Person(first.address) as ann, Person(first.address) as bob:
            table = await seated(ann, bob, pace=LIVE, listed=True)
            mover, _, state = await to_move(ann, bob, table)
            cookie, seat = mover.cookie, state["you"]["seat"]
    for jump in (-5000, 6000):
        clock.seconds += jump
        with serving(database, now=clock) as second:
            async with Person(second.address) as eve:
                shown = (await eve.get(f"/tables/{table}"))["table"]["seats"][seat]
                assert not shown["stand_in"]
                assert shown["reserve"] == LIVE["reserve"]
                assert shown["deadline"] == clock() + LIVE["seconds"] + LIVE["reserve"]
    with serving(database, now=clock) as third:
        async with Person(third.address) as eve, eve.watch(table) as sees:
            await until(sees, "state")
            clock.seconds += LIVE["seconds"] + LIVE["reserve"] + GRACE + 1
            await stood_in(sees, seat)
        async with known(third.address, cookie) as again:
            back = await again.post(f"/tables/{table}/return")
            assert back["you"]["seat"] == seat
            assert back["table"]["seats"][seat]["stand_in"] is False


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("jump", [-100_000.0, 100_000.0])
async def test_a_clock_that_is_set_replaces_nobody(database_file: str, jump: float) -> None:
    wall, steady = Clock(), Clock()
    with serving(database_file, now=wall, steady=steady) as served:
        async with Person(served.address) as ann, Person(served.address) as bob:
            table = await seated(ann, bob, pace=LIVE, listed=True)
            mover, _, state = await to_move(ann, bob, table)
            seat = state["you"]["seat"]
            steady.seconds += 10
            wall.seconds += 10 + jump
            await asyncio.sleep(0.3)  # some sweeps
            state = await mover.get(f"/tables/{table}")
            shown = state["table"]["seats"][seat]
            assert not shown["stand_in"]
            assert state["now"] == wall()
            assert shown["deadline"] == wall() - 10 + LIVE["seconds"] + LIVE["reserve"]
            await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
            state = await mover.get(f"/tables/{table}")
            assert state["table"]["seats"][seat]["reserve"] == LIVE["reserve"]
            async with mover.watch(table) as sees:
                await until(sees, "state")
                steady.seconds += LIVE["seconds"] + LIVE["reserve"] + GRACE + 1
                await stood_in(sees, 1 - seat)
