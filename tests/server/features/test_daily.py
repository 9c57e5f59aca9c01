"""The daily game: the same for everyone, once for each person, closed until it no longer counts."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.server.server_thread import SOON, Clock, Person, Served, serving
from tests.server.storage.rows import table as table_row

from bench.client import Json, Turned, some_action
from keyflower.coach.puzzle import actions_of, shipped
from keyflower.home import days
from keyflower.home.days import closes
from keyflower.server.features.daily import Attempt, attempts
from keyflower.server.storage import Identity, Sealed, SeatRow
from keyflower.server.storage.statements.games import add_table
from keyflower.server.storage.statements.people import identities

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)

MONDAY = 1_785_110_400.0  # 27 July 2026: one easy opponent
HOUR = 3600.0
DAY = 24 * HOUR


class Day:
    """A server on which a test says what time it is."""

    def __init__(self, served: Served, clock: Clock) -> None:
        self.served = served
        self.clock = clock

    def person(self) -> Person:
        """Somebody new."""
        return Person(self.served.address)

    @property
    def day(self) -> str:
        """The day of UTC."""
        return days.day_of(self.clock.seconds)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Day]:
    """One server for all tests of this module."""
    clock = Clock()
    clock.seconds = MONDAY
    database = str(tmp_path_factory.mktemp("daily") / "keyflower.db")
    with serving(database, now=clock, pause_after=1e9) as served:
        yield Day(served, clock)


@pytest.fixture
def monday(server: Day) -> Day:
    """Noon of another Monday for each test."""
    weeks = (server.clock.seconds - MONDAY) // (7 * DAY)
    server.clock.seconds = MONDAY + (weeks + 1) * 7 * DAY + 12 * HOUR
    return server


async def refused(work: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(Turned) as caught:
        await work
    return caught.value.code


async def play(
    person: Person,
    table: str,
    seed: int = 1,
    moves: int = 100_000,
    sent: list[Json] | None = None,
) -> Json:
    """Some turns of a game, or to its end: a few moves in each season, then passes.

    sent: gets what the server has sent. -> the table
    """
    chance = Random(seed)
    async with person.watch(table) as watch, asyncio.timeout(3 * SOON):
        tape = [] if sent is None else sent
        tape.append(await watch.next())
        while not watch.over:
            if not watch.my_turn:
                tape.append(await watch.next())
                continue
            if not moves:
                break  # and nobody else acts meanwhile
            moves -= 1
            assert watch.legal is not None
            action: int | str = some_action(watch.legal, chance)
            if watch.view["phase"] == "turn" and chance.random() < 0.75:
                action = "pass"
            await watch.send("act", id="asked", seq=watch.seq, action=action)
            tape.append({})
            while tape[-1].get("id") != "asked":
                tape.append(await watch.next())
    found: Json = (await person.get(f"/tables/{table}"))["table"]
    return found


async def finish(person: Person, seed: int = 1) -> str:
    """Somebody's daily game of today, played to its end. -> its table"""
    table: str = (await person.post("/daily"))["table"]
    assert (await play(person, table, seed))["status"] == "finished"
    return table


# ---- One attempt


# ---- Days


async def add_results(monday: Day, count: int) -> None:
    """Store finished attempts of others, two for each number of points."""
    store = monday.served.store

    async def add(number: int) -> None:
        who, points = f"{monday.day}-{number}", [1000 - number // 2, 0]
        row = table_row(
            who,
            status="finished",
            result=points,
            finished_at=monday.clock.seconds,
            sealed=Sealed("ab" * 32, daily=monday.day),
        )
        seats = [
            SeatRow(seat=0, kind="person", identity=who),
            SeatRow(seat=1, kind="bot", bot="random"),
        ]
        await store.write(identities.add, Identity(id=who, name=who, created_at=1.0, seen_at=1.0))
        await add_table(store, row, seats)
        await store.write(attempts.add, Attempt(monday.day, who, row.id))

    await asyncio.gather(*(add(number) for number in range(count)))


@pytest.mark.slow
async def test_the_best_and_ones_own_result_are_shown_with_their_ranks(monday: Day) -> None:
    async with monday.person() as ann:
        table = await finish(ann)
        done = asyncio.run_coroutine_threadsafe(add_results(monday, 102), monday.served.loop)
        await asyncio.wrap_future(done)
        found = (await ann.get("/daily"))["results"]
        ranks = [each["rank"] for each in found]
        assert ranks == [1 + number // 2 * 2 for number in range(100)] + [103]
        assert [each["points"] for each in found[:100]] == [1000 - n // 2 for n in range(100)]
        assert (found[-1]["me"], found[-1]["table"]) == (True, table)


# ---- Closed until the day is closed


@pytest.mark.thorough
@pytest.mark.slow
async def test_nobody_learns_the_deal_of_a_day_before_they_have_played_it(monday: Day) -> None:
    async with monday.person() as ann, monday.person() as ben, monday.person() as eve:
        table = await finish(ann)
        path = f"/tables/{table}"
        looks = ["", "/events", "/events?viewer=open", "/replay?at=1", "/scores", "/record"]
        looks += ["/fair", "/pools", "/analysis"]
        begun = (await eve.post("/daily"))["table"]
        other = (await ben.post("/daily"))["table"]
        invite = (await ann.get(path))["you"]["invite"]
        go_on = {"at": 2, "seat": 0, "bot": "random"}
        close = closes(monday.day)
        day = f"/daily/{monday.day}"
        # Nor when the day is over: they may still play, and that counts.
        for now in (monday.clock.seconds, close - HOUR, close - 1):
            monday.clock.seconds = now
            await eve.post("/join", {"invite": invite})
            for look in (*looks, "/turning-points"):
                assert await refused(eve.get(path + look)) == "unknown"
            assert await refused(eve.post(f"{path}/continue", go_on)) == "unknown"
            assert await refused(eve.post(f"{path}/rematch")) == "unknown"
            for shown in ("open", "playing", "finished"):
                assert table not in json.dumps(await eve.get(f"/tables?show={shown}"))
            found = await eve.get(day)
            assert table not in json.dumps(found)
            assert (found["secret"], found["closes_at"]) == (None, close)
            pictures = [await eve.http.get(f"/preview/{name}.png") for name in (table, "welcome")]
            assert pictures[0].content == pictures[1].content
        # Those who have finished see each other's games, but take nothing away.
        await play(ben, other, 2)
        assert (await ben.get(f"{path}/replay?at=3&viewer=open"))["seq"] == 3
        assert {each["table"] for each in (await ben.get(day))["results"]} == {table, other}
        assert await refused(ben.get(f"{path}/record")) == "day-open"
        assert await refused(ann.get(f"{path}/record")) == "day-open"
        assert await refused(ann.post(f"{path}/continue", go_on)) == "day-open"
        assert (await ann.get(f"{path}/fair"))["secret"] is None
        assert (await ann.get(day))["secret"] is None
        # From then on everything is open, to those who still play too.
        monday.clock.seconds = close
        for look in looks:
            assert (await eve.http.get(f"/api{path}{look}")).is_success
        assert await refused(ann.get(f"/tables/{begun}")) == "unknown"


async def test_a_puzzle_comes_with_the_day_the_same_for_everyone(monday: Day) -> None:
    async with monday.person() as ann, monday.person() as bob:
        await ann.post("/me")
        await bob.post("/me")
        seen = await ann.get("/daily")
        puzzle = shipped()[seen["puzzle"]["id"]]
        assert (seen["puzzle"]["solved"], seen["puzzle_tried"]) == (None, 0)
        assert seen["puzzle"]["theme"] is None
        turn = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
        await ann.post(f"/puzzles/{puzzle.id}/play", {"actions": turn})
        await bob.post(f"/puzzles/{puzzle.id}/solution")  # gives up
        for person, solved in ((ann, True), (bob, False)):
            found = await person.get("/daily")
            assert found["puzzle"] == seen["puzzle"] | {
                "solved": solved,
                "theme": puzzle.theme,
                "rating": found["puzzle"]["rating"],
            }
            assert (found["puzzle_tried"], found["puzzle_solved"]) == (2, 1)
        before = await ann.get(f"/daily/{days.after(monday.day, -1)}")
        assert before["puzzle"]["id"] != puzzle.id
