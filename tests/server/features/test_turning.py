"""Turning points of a finished game: worked out once, with progress, and kept."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from tests.late import late_game
from tests.server.in_process_server import inside
from tests.server.server_thread import BOT, ME, Clock, Finished, Person, Served

from bench.client import Turned
from keyflower.coach.trials import Trial
from keyflower.coach.turning import Candidate, TurningPointData, decisions, turning_point
from keyflower.features.turning import is_current
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.actions import BID, KIND_MASK, PASS
from keyflower.server.features.turning import TurningPointsRow, turning_points

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
        brought = await ann.http.post(
            "/api/records", content=late_game(2, 6, "random").dumps().encode()
        )
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


def test_points_of_older_versions_are_found_again() -> None:
    assert not is_current([{"seat": 0, "before": 0.4, "after": 0.5, "best": 0.6, "better": []}])
    place = {"seat": 0, "at": 3, "until": 4}
    assert is_current([place | {"played": 0.4, "other": 0.6, "error": 0.1, "deals": 24}])


@pytest.mark.slow
async def test_few_failures_are_kept(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """L9: each was, until somebody asked again."""
    monkeypatch.setattr("keyflower.server.features.turning.MAX_FAILURES", 2)
    record = late_game(2, 6, "random").dumps()
    async with inside(sqlite_url, Clock()) as found, found.person() as ann:
        await ann.post("/me")
        await found.server.thinkers.analysis.close()
        turning = found.server.turning
        for _ in range(3):
            brought = await ann.http.post("/api/records", content=record)
            path = f"/tables/{brought.json()['table']}/turning-points"
            await ann.get(path)
            while turning._running:
                await asyncio.sleep(0)
        assert len(turning._failed) == 2
        with pytest.raises(Turned, match="no turning points now"):
            await ann.get(path)


async def test_a_running_game_has_none(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        with pytest.raises(Turned, match="once the game is over") as caught:
            await ann.get(f"/tables/{table['table']['id']}/turning-points")
        assert caught.value.code == "not-over"


def points_of(record: Record) -> list[TurningPointData]:
    """Each pass in spring and summer beside a bid; the second player did the rest well."""
    game = Game.from_record(record)
    found = []
    for decision in decisions(game.log):
        before = game.after(decision.at)
        done = [entry.action for entry in game.log[decision.at : decision.until]]
        legal = before.legal(decision.seat)
        bids = [one for one in legal if one & KIND_MASK == BID]
        if before.state.season < 2 and bids and (done == [PASS] or decision.seat == 1):
            gained = 1.0 if done == [PASS] else -1.0
            trials = [Trial([0.5 - gained / 2, 0.5 + gained / 2], certain=False)] * 32
            one = Candidate(decision, done, bids[:1], gained)
            point = turning_point(one, before, game.log, trials)
            assert point is not None
            found.append(point)
    return found


def store_points(served: Served, table: str) -> list[TurningPointData]:
    """Store turning points with a finished game."""
    answer = httpx.get(f"{served.local}/api/tables/{table}/record", trust_env=False)
    found = points_of(Record.loads(answer.text))
    row = TurningPointsRow(table, msgspec.to_builtins(found))
    writing = served.store.write(turning_points.put, row)
    asyncio.run_coroutine_threadsafe(writing, served.loop).result()
    return found


@pytest.fixture(scope="module")
def points(on_sqlite: Served, finished: Finished) -> list[TurningPointData]:
    """The turning points of the finished game."""
    return store_points(on_sqlite, finished.table)


async def test_what_was_missed_is_a_puzzle(
    finished: Finished, points: list[TurningPointData]
) -> None:
    first, second = [one for one in points if one.other > one.played and one.seat == 0][:2]
    path = f"/puzzles/{finished.table}-{first.at}"
    async with finished.person(0) as ann:
        found = await ann.get(path)
        assert (found["kind"], found["season"], found["theme"]) == ("searched", "spring", None)
        assert found["table"] == finished.table
        assert found["next"] == f"{finished.table}-{second.at}"
        start = await ann.post(f"{path}/play", {"actions": []})
        assert start["state"]["you"]["seat"] == 0
        replayed = await ann.get(f"/tables/{finished.table}/replay?at={first.at}&seat=0")
        assert start["state"]["view"] == replayed["view"]
        assert "workers" not in start["state"]["view"]["seats"][1]  # behind a screen
        played = await ann.get(f"/tables/{finished.table}")
        assert start["state"]["table"]["seats"] == played["table"]["seats"]  # by their names
        missed = await ann.post(f"{path}/play", {"actions": [PASS]})
        assert (missed["verdict"], missed["worth"], missed["record"]) == (
            "wrong",
            first.played,
            None,
        )
        hint = await ann.post(f"{path}/hint?step=3")
        assert hint["played"]["text"] == "pass"
        assert hint["action"]["text"] == first.instead[0].text
        solution = await ann.post(f"{path}/solution")
        assert (solution["best"], solution["second"]) == (first.other, first.played)
        assert solution["reason"] == msgspec.to_builtins(first.reason)
        solved = await ann.post(f"{path}/play", {"actions": solution["actions"]})
        assert (solved["verdict"], solved["change"]) == ("solved", 0)
        assert (await ann.get("/puzzles"))["tried"] == 0


async def test_only_what_was_missed_in_a_finished_game_is_a_puzzle(
    on_sqlite: Served, finished: Finished, points: list[TurningPointData]
) -> None:
    well = next(one for one in points if one.other < one.played)
    async with finished.person(0) as ann, Person(on_sqlite.address) as eve:
        await eve.post("/me")
        table = await eve.post("/tables", {"seats": [ME, BOT], "start": True, "watchable": False})
        running = table["table"]["id"]
        names = [f"{finished.table}-{well.at}", f"{finished.table}-99999", f"{finished.table}-x"]
        for person, name in [*((ann, name) for name in names), (eve, f"{running}-1")]:
            with pytest.raises(Turned) as caught:
                await person.post(f"/puzzles/{name}/solution")
            assert caught.value.code == "unknown"
        with pytest.raises(Turned) as caught:
            await ann.get(f"/puzzles/{running}-1")  # she may not even see that table
        assert caught.value.code == "unknown"
