"""Turning points of a finished game: worked out once, with progress, and kept as puzzles."""

import asyncio
import json
from typing import Any

import pytest
from tests.home.homes import Person
from tests.late import late_game

from keyflower.home.features.turning import is_current

pytestmark = pytest.mark.anyio


async def worked_out(person: Person, path: str) -> list[Any]:
    """Ask until they are there."""
    seen = 0
    while True:
        turning = await person.get(f"{path}/turning-points")
        if turning["points"] is not None:
            return list(turning["points"])
        assert seen <= turning["done"] <= turning["total"]
        seen = turning["done"]
        await asyncio.sleep(0.05)


async def bring(person: Person, seed: int) -> str:
    """Bring a short game whose turning points are quickly found. -> its table"""
    record = json.loads(late_game(2, seed, "random", left=12).dumps())
    return str((await person.post("/records", record))["table"])


@pytest.mark.slow
async def test_turning_points_are_worked_out_kept_and_solved(ann: Person) -> None:
    table = await bring(ann, seed=3)
    path = f"/tables/{table}"
    points = await worked_out(ann, path)
    last = (await ann.get(path))["seq"]
    assert {point["seat"] for point in points} == {0, 1}
    for point in points:
        assert 0 <= point["at"] < point["until"] <= last
        assert point["done"][0]["seat"] == point["seat"]
        assert point["reason"]["id"].startswith("idea-")
    async with ann.again() as later:
        again = await later.get(f"{path}/turning-points")
        assert again == {"done": 1, "total": 1, "points": points}
        await solve_missed(later, table, points)


async def solve_missed(person: Person, table: str, points: list[Any]) -> None:
    """What a player has missed is a puzzle, which doesn't count."""
    missed = [point for point in points if point["other"] > point["played"]]
    first = missed[0]
    path = f"/puzzles/{table}-{first['at']}"
    puzzle = await person.get(path)
    assert (puzzle["kind"], puzzle["theme"], puzzle["table"]) == ("searched", None, table)
    own = [point["at"] for point in missed if point["seat"] == first["seat"]]
    assert puzzle["next"] == (f"{table}-{own[1]}" if len(own) > 1 else None)
    start = (await person.post(f"{path}/play", {"actions": []}))["state"]
    seat = first["seat"]
    replayed = await person.get(f"/tables/{table}/replay?at={first['at']}&viewer={seat}")
    assert (start["you"]["seat"], start["view"]) == (seat, replayed["view"])
    assert "workers" not in start["view"]["seats"][1 - seat]  # behind a screen
    played = (await person.get(f"/tables/{table}"))["table"]
    assert start["table"]["seats"] == played["seats"]  # by their names
    hint = await person.post(f"{path}/hint?step=3")
    assert hint["played"]["text"] == first["done"][0]["text"]
    assert hint["action"]["text"] == first["instead"][0]["text"]
    solution = await person.post(f"{path}/solution")
    assert (solution["best"], solution["second"]) == (first["other"], first["played"])
    assert solution["reason"] == first["reason"]
    solved = await person.post(f"{path}/play", {"actions": solution["actions"]})
    assert (solved["verdict"], solved["change"], solved["record"]) == ("solved", 0, None)
    assert (await person.get("/puzzles"))["tried"] == 0


@pytest.mark.slow
async def test_only_what_was_missed_is_a_puzzle(ann: Person) -> None:
    table = await bring(ann, seed=6)
    points = await worked_out(ann, f"/tables/{table}")
    well = [point["at"] for point in points if point["other"] <= point["played"]]
    assert well
    for at in (*well, 0, 99_999, "x"):
        refusal = await ann.refusal("POST", f"/puzzles/{table}-{at}/solution")
        assert refusal == (404, "unknown"), at


def test_points_of_older_versions_are_found_again() -> None:
    assert not is_current([{"seat": 0, "before": 0.4, "after": 0.5, "best": 0.6, "better": []}])
    place = {"seat": 0, "at": 3, "until": 4}
    assert is_current([place | {"played": 0.4, "other": 0.6, "error": 0.1, "deals": 24}])
