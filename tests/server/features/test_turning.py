"""Turning points of a finished game: worked out once, with progress, and kept."""

import asyncio
from typing import Any

import pytest
from tests.late import late_game
from tests.server.server_thread import BOT, ME, Person, Served

from bench.client import Turned

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def worked_out(person: Person, path: str) -> Any:
    """Ask until they are there."""
    seen = 0
    while True:
        found = await person.get(f"{path}/turning-points")
        if found["points"] is not None:
            return found["points"]
        assert seen <= found["done"] <= found["total"]
        seen = found["done"]
        await asyncio.sleep(0.05)


@pytest.mark.thorough
@pytest.mark.slow
async def test_turning_points_are_worked_out_and_kept(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as eve:
        await ann.post("/me")
        brought = await ann.http.post("/api/records", content=late_game().dumps().encode())
        path = f"/tables/{brought.json()['table']}"
        points = await worked_out(ann, path)
        assert {point["seat"] for point in points} == {0, 1}
        last = (await ann.get(path))["seq"]
        for point in points:
            assert 0 <= point["at"] < point["until"] <= last
            assert point["done"][0]["seat"] == point["seat"]
            assert point["reason"]["id"].startswith("idea-")
        again = await eve.get(f"{path}/turning-points")
        assert again == {"done": 1, "total": 1, "points": points}


async def test_a_running_game_has_none(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        with pytest.raises(Turned, match="once the game is over") as caught:
            await ann.get(f"/tables/{table['table']['id']}/turning-points")
        assert caught.value.code == "not-over"
