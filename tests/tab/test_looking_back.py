"""Looking back at games of a device: any moment, chances, turning points, and what was missed."""

import asyncio
from typing import Any

import pytest
from tests.late import late_game
from tests.tab.finished import BOT, finished_table
from tests.tab.memory import Memory
from tests.tab.page import Watch, ask, refused

from keyflower.tab import Home, turning
from keyflower.tab.plain import load

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_any_moment_of_a_game() -> None:
    home = Home(Memory())
    table = await finished_table(home)
    path = f"/tables/{table}"
    state = await ask(home, "GET", path)
    last = state["seq"]
    for at in (1, 2, 17, last):
        found = await ask(home, "GET", f"{path}/replay?at={at}&viewer=open")
        assert (found["seq"], found["last"]) == (at, last)
        assert [event["seq"] for event in found["events"]] == [at - 1]
    assert found["view"]["phase"] == "over"
    own = await ask(home, "GET", f"{path}/replay?at={last}")
    assert own["view"] == state["view"]
    assert await refused(home, "GET", f"{path}/replay?at={last + 1}") == (400, "bad-request")
    assert await refused(home, "GET", f"{path}/replay?at=1&viewer=moon") == (400, "bad-request")


@pytest.mark.slow
async def test_chances_move_by_move() -> None:
    home = Home(Memory())
    table = await finished_table(home)
    path = f"/tables/{table}/analysis"
    found, again = await asyncio.gather(ask(home, "GET", path), ask(home, "GET", path))
    last = (await ask(home, "GET", f"/tables/{table}"))["seq"]
    assert found == again
    assert found["at"] == list(range(1, last + 1))
    assert [len(seat) for seat in found["seats"]] == [last, last]
    assert all(abs(sum(shares) - 1) < 0.001 for shares in zip(*found["seats"]))
    wanted = {"seats": [{"kind": "me"}, BOT], "start": True}
    other = (await ask(home, "POST", "/tables", wanted))["table"]["id"]
    assert await refused(home, "GET", f"/tables/{other}/analysis") == (409, "not-over")
    assert await refused(home, "GET", f"/tables/{other}/turning-points") == (409, "not-over")
    assert await refused(home, "GET", f"/tables/{other}/replay?at=1&viewer=1") == (403, "not-over")


async def worked_out(home: Home, path: str) -> Any:
    """Ask until they are there."""
    seen = 0
    while True:
        found = await ask(home, "GET", f"{path}/turning-points")
        if found["points"] is not None:
            return found["points"]
        assert seen <= found["done"] <= found["total"]
        seen = found["done"]
        await asyncio.sleep(0.05)


@pytest.mark.thorough
@pytest.mark.slow
async def test_turning_points_and_what_was_missed() -> None:
    memory = Memory()
    home = Home(memory)
    record = load(late_game(2, 6, "random").dumps())
    table = (await ask(home, "POST", "/records", record))["table"]
    await ask(home, "GET", f"/tables/{table}/turning-points")
    wanted = {"seats": [{"kind": "me"}, BOT], "start": True}
    other = Watch(home, (await ask(home, "POST", "/tables", wanted))["table"]["id"])
    await other.until(other.my_turn)  # nobody waits for the work
    points = await worked_out(home, f"/tables/{table}")
    assert {point["seat"] for point in points} == {0, 1}
    again = await ask(Home(memory), "GET", f"/tables/{table}/turning-points")
    assert again == {"done": 1, "total": 1, "points": points}


@pytest.mark.slow
async def test_turning_points_are_worked_out_while_they_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turning, "SHOWN_SECONDS", 0.01)
    home = Home(Memory())
    record = load(late_game(2, 6, "random").dumps())
    table = (await ask(home, "POST", "/records", record))["table"]
    first = await ask(home, "GET", f"/tables/{table}/turning-points")
    search = turning.RUNNING[home.tables][table]
    while search.shown.is_set():  # the page leaves that game
        await home.tables.spare_time()
    before = search.work.done
    for _ in range(200):  # enough for several steps
        await home.tables.spare_time()
    assert search.work.done == before
    assert not search.task.done()
    assert first["points"] is None
    while search.work.done == before:  # and comes back
        await ask(home, "GET", f"/tables/{table}/turning-points")
        await home.tables.spare_time()
    search.task.cancel()


async def test_answers_do_not_wait_for_much_other_work() -> None:
    home = Home(Memory())
    done = 0

    async def work() -> None:
        nonlocal done
        while True:
            await home.tables.spare_time()
            done += 1

    tasks = [asyncio.create_task(work()) for _ in range(20)]
    while done < 40:
        await asyncio.sleep(0)
    before = done
    for _ in range(5):
        await ask(home, "POST", "/me")
    assert done - before <= 5  # one step may be under way
    for task in tasks:
        task.cancel()
