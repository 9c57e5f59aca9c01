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
from keyflower.features import days
from keyflower.features.days import closes
from keyflower.formats.record import Record
from keyflower.game import Replay
from keyflower.game.fairness import Noted, check, draws_of
from keyflower.play.seals import daily_seal
from keyflower.play.views import view_data
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


async def moves(person: Person, table: str) -> dict[int, list[str]]:
    """What each seat did; where all decide at once, anybody may be first."""
    found: dict[int, list[str]] = {}
    for event in await person.get(f"/tables/{table}/events?viewer=open"):
        found.setdefault(event["seat"], []).append(event["text"])
    return found


async def laid_out(person: Person, table: str) -> list[list[Json]]:
    """The tiles that came to the table, one list for each season."""
    events = await person.get(f"/tables/{table}/events?viewer=open")
    return [event["laid_out"] for event in events if event["laid_out"]]


# ---- The same for everyone


@pytest.mark.slow
@pytest.mark.thorough
async def test_the_same_moves_make_the_same_game_and_other_moves_get_the_same_tiles(
    monday: Day,
) -> None:
    async with monday.person() as ann, monday.person() as ben, monday.person() as cat:
        tables = [await finish(ann, 1), await finish(ben, 1), await finish(cat, 2)]
        games = [await moves(person, table) for person, table in zip((ann, ben, cat), tables)]
        assert games[0] == games[1]
        assert games[0] != games[2]
        first, other = await laid_out(ann, tables[0]), await laid_out(cat, tables[2])
        assert await laid_out(ben, tables[1]) == first
        assert len(first) == 4
        assert first[:3] == other[:3]  # in winter players pick


async def test_another_day_has_another_deal(monday: Day) -> None:
    async with monday.person() as ann:
        first = (await ann.post("/daily"))["table"]
        monday.clock.seconds += 7 * DAY
        second = (await ann.post("/daily"))["table"]
        assert first != second
        deals = [(await ann.get(f"/tables/{table}/events"))[0] for table in (first, second)]
        assert deals[0]["laid_out"] != deals[1]["laid_out"]


# ---- One attempt


async def test_there_is_one_attempt_and_nothing_to_help_with_it(monday: Day) -> None:
    async with monday.person() as ann:
        await ann.get("/me")
        tables = await asyncio.gather(*(ann.post("/daily") for _ in range(3)))
        assert len({each["table"] for each in tables}) == 1
        path = f"/tables/{tables[0]['table']}"
        info = await play(ann, tables[0]["table"], moves=2)
        assert (info["daily"], info["hints"]) == (monday.day, False)
        state = await ann.get(path)
        assert not state["can_undo"]
        assert not state["you"]["contribute"]
        assert await refused(ann.post(f"{path}/hint")) == "no-hints"
        assert await refused(ann.post(f"{path}/leave")) == "no-stand-in"
        for undo in ("undo", " undo", "p0: undo"):
            body = {"seq": state["seq"], "action": undo}
            assert await refused(ann.post(f"{path}/actions", body)) in ("no-undo", "illegal")
        assert (await ann.get(path))["seq"] == state["seq"]


@pytest.mark.slow
async def test_a_result_is_what_the_server_played(monday: Day) -> None:
    async with monday.person() as ann, monday.person() as eve:
        table = await finish(ann)
        points = (await ann.get(f"/tables/{table}"))["table"]["result"]
        found = (await ann.get("/daily"))["results"]
        assert [(each["points"], each["me"]) for each in found] == [(points[0], True)]
        assert found[0]["lead"] == points[0] - points[1]
        # Nobody else can bring one: there is no place to send it to, and what looks like one
        # (a table that says so, a game file of the day) is not an attempt.
        forged = {"day": monday.day, "points": 999, "result": [999, 0], "table": table}
        for path in ("/daily", f"/daily/{monday.day}"):
            answer = await eve.http.put(f"/api{path}", json=forged)
            assert answer.status_code in (404, 405)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = {"seats": seats, "daily": monday.day, "start": True}
        assert await refused(eve.post("/tables", made)) == "bad-request"
        begun = (await eve.post("/daily", forged))["table"]  # a body changes nothing
        assert begun != table
        assert not (await eve.get("/daily"))["finished"]
        monday.clock.seconds += DAY
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        await eve.post("/records", json.loads(record))
        assert len((await eve.get(f"/daily/{days.after(monday.day, -1)}"))["results"]) == 1


# ---- Days


@pytest.mark.slow
@pytest.mark.thorough
async def test_a_game_counts_for_the_day_on_which_it_began(monday: Day) -> None:
    day = monday.day
    monday.clock.seconds += 12 * HOUR - 1  # a second before midnight
    assert monday.day == day
    async with monday.person() as ann:
        table = (await ann.post("/daily"))["table"]
        monday.clock.seconds += 2
        assert monday.day == days.after(day)
        await play(ann, table)
        assert (await ann.get("/daily"))["results"] == []
        found = await ann.get(f"/daily/{day}")
        assert [each["me"] for each in found["results"]] == [True]
        assert (found["streak"], found["today"]) == (1, days.after(day))
        assert (await ann.post("/daily"))["table"] != table
        monday.clock.seconds += 2 * DAY
        assert (await ann.get("/daily"))["streak"] == 0


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_game_counts_if_it_ends_before_the_close(monday: Day) -> None:
    """Later it could be played with the secret and the games of others in hand."""
    day = monday.day
    close = closes(day)
    assert close == monday.clock.seconds + 13 * HOUR
    async with monday.person() as ann, monday.person() as eve:
        tables = [(await person.post("/daily"))["table"] for person in (ann, eve)]
        monday.clock.seconds = close - 1
        await play(ann, tables[0])
        await play(eve, tables[1], moves=3)
        monday.clock.seconds = close
        assert (await eve.get(f"/daily/{day}"))["secret"] is not None
        assert (await play(eve, tables[1]))["status"] == "finished"  # for fun
        for person, counts in ((ann, 1), (eve, 0)):
            found = await person.get(f"/daily/{day}")
            assert (found["mine"], found["finished"]) == (tables[1 - counts], True)
            assert [each["table"] for each in found["results"]] == tables[:1]
            assert [each["me"] for each in found["history"]] == [True] * counts
            assert found["streak"] == counts
            profile = await person.get("/me/profile")
            assert [one["table"] for one in profile["history"]] == tables[:counts]
        info = (await eve.get(f"/tables/{tables[1]}"))["table"]
        assert info["finished_at"] >= info["closes_at"] == close


async def test_a_streak_waits_for_the_close(monday: Day) -> None:
    played = [days.after(monday.day, -1), days.after(monday.day, -2)]
    close = closes(monday.day)
    assert [days.streak(played, now) for now in (close - 1, close)] == [2, 0]
    assert days.streak([monday.day, *played], close - 1) == 3


@pytest.mark.slow
async def test_the_best_and_ones_own_result_are_shown_with_their_ranks(monday: Day) -> None:
    async with monday.person() as ann:
        table = await finish(ann)
        for number in range(102):
            who, points = f"{monday.day}-{number}", [1000 - number // 2, 0]
            ended = monday.clock.seconds
            row = table_row(
                who, status="finished", result=points, finished_at=ended,
                sealed=Sealed("ab" * 32, daily=monday.day),
            )  # fmt: skip
            seats = [
                SeatRow(seat=0, kind="person", identity=who),
                SeatRow(seat=1, kind="bot", bot="random"),
            ]
            store = monday.served.store
            for work in (
                store.write(
                    identities.add, Identity(id=who, name=who, created_at=1.0, seen_at=1.0)
                ),
                add_table(store, row, seats),
                store.write(attempts.add, Attempt(monday.day, who, row.id)),
            ):
                done = asyncio.run_coroutine_threadsafe(work, monday.served.loop)
                await asyncio.wrap_future(done)
        found = (await ann.get("/daily"))["results"]
        ranks = [each["rank"] for each in found]
        assert ranks == [1 + number // 2 * 2 for number in range(100)] + [103]
        assert [each["points"] for each in found[:100]] == [1000 - n // 2 for n in range(100)]
        assert (found[-1]["me"], found[-1]["table"]) == (True, table)


async def test_a_clock_or_time_zone_of_a_browser_changes_nothing(monday: Day) -> None:
    async with monday.person() as ann:
        ann.http.headers["date"] = "Mon, 01 Jan 2035 00:00:00 GMT"
        ann.http.headers["time-zone"] = "Asia/Tokyo"
        found = await ann.get("/daily")
        assert (found["day"], found["today"]) == (monday.day, monday.day)
        assert found["ends_at"] == found["now"] + 12 * HOUR
        for day in (days.after(monday.day), "2026-7-1", "2026-02-30", "today", "0"):
            assert await refused(ann.get(f"/daily/{day}")) == "unknown"
        assert (await ann.get("/daily/2020-01-01"))["results"] == []


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


@pytest.mark.slow
async def test_a_player_is_sent_what_their_seat_may_see_and_no_secret(monday: Day) -> None:
    async with monday.person() as ann:
        table = (await ann.post("/daily"))["table"]
        sent: list[Json] = []
        await play(ann, table, 4, sent=sent)
        sent.append(await ann.get("/daily"))
        sent.append(await ann.get(f"/tables/{table}/fair"))
        day = monday.day
        monday.clock.seconds += DAY
        text = json.dumps(sent)
        assert (await ann.get(f"/daily/{day}"))["secret"] not in text
        replay = Replay(Record.loads((await ann.http.get(f"/api/tables/{table}/record")).text))
        views = [json.dumps(view_data(replay.game, 0))]
        while len(views) <= len(replay.record.moves):
            replay.step()
            views.append(json.dumps(view_data(replay.game, 0)))
        seen = [message for message in sent if message.get("view")]
        assert len(seen) > 20
        for message in seen:
            assert message["view"] == json.loads(views[message["seq"] - 1])


@pytest.mark.slow
async def test_the_draws_follow_from_what_was_committed_to_the_day_before(monday: Day) -> None:
    async with monday.person() as ann:
        monday.clock.seconds -= DAY
        committed = (await ann.get("/daily"))["next_commitment"]
        monday.clock.seconds += DAY
        found = await ann.get("/daily")
        assert (found["commitment"], found["secret"]) == (committed, None)
        table = await finish(ann, 3)
        state = await ann.get(f"/tables/{table}")
        assert state["table"]["commitment"] == committed
        monday.clock.seconds += DAY
        secret = (await ann.get(f"/daily/{found['day']}"))["secret"]
        assert daily_seal(found["day"], secret, 2).commitment == committed
        record = Record.loads((await ann.http.get(f"/api/tables/{table}/record")).text)
        draws = list(draws_of(record))
        assert all(draw.fits and draw.seal is not None for draw in draws)
        assert [seal.write() for seal in record.seals] == [
            daily_seal(found["day"], secret, 2).write()
        ]
        assert {draw.season for draw in draws} == {"spring", "summer", "autumn", "winter"}
        log = 1 + len(record.moves)
        known = Noted(f"daily {found['day']}", committed, entries=log, seen=record.seen(log))
        assert check(record, known).outcome == "same"
        assert (await ann.get(f"/tables/{table}/fair"))["secret"] == secret
        # It can be gone on from, and the game that comes of it can be checked as well.
        go_on = {"at": len(record.moves) - 5, "seat": 0, "bot": "random"}
        begun = await ann.post(f"/tables/{table}/continue", go_on)
        assert begun["table"]["daily"] == ""


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


def test_every_weekday_has_opponents_that_need_no_clock() -> None:
    week = [days.after("2026-07-27", number) for number in range(7)]
    bots = [[level.bot for level in days.opponents(day)] for day in week]
    assert len(bots) == 7
    assert all(1 <= len(one) <= 3 and not any("ms=" in bot for bot in one) for one in bots)


@pytest.mark.slow
def test_the_thing_of_a_day_takes_turns() -> None:
    for count in (1, 2, 7, 500):
        found = [days.pick(days.after("2026-07-27", number), count) for number in range(count)]
        assert sorted(found) == list(range(count))
