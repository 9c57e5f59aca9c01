"""Turning points of games of a device, and what was missed in them."""

import asyncio

import pytest
from tests.late import late_game
from tests.tab.memory import Memory
from tests.tab.page import ask

from keyflower.home.features.turning import TrialRunners, TurningWork
from keyflower.play.typed_json import load
from keyflower.tab import Home, thinkers

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_turning_points_are_worked_out_while_they_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "SHOWN_SECONDS", 0.01)
    home = Home(Memory())
    record = load(late_game(2, 6, "random").dumps())
    table = (await ask(home, "POST", "/records", record))["table"]
    first = await ask(home, "GET", f"/tables/{table}/turning-points")
    work = home.parts[TurningWork]._running[table]
    shown = home.parts[TrialRunners]._shown[table]
    while shown.is_set():  # the page leaves that game
        await home.tables.spare_time()
    before = work.done
    for _ in range(200):  # enough for several steps
        await home.tables.spare_time()
    assert work.done == before
    assert home.parts[TurningWork]._running
    assert first["points"] is None
    while work.done == before:  # and comes back
        await ask(home, "GET", f"/tables/{table}/turning-points")
        await home.tables.spare_time()


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


async def test_a_game_without_turning_points_is_not_searched_again() -> None:
    memory = Memory()
    home = Home(memory)
    record = load(late_game(2, 6, "random").dumps())
    table = (await ask(home, "POST", "/records", record))["table"]
    memory.things[f"turning {table}"] = "[]"
    found = await ask(home, "GET", f"/tables/{table}/turning-points")
    assert found == {"done": 1, "total": 1, "points": []}
