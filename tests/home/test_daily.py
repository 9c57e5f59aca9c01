"""The daily game: the same for everyone, once for each person, closed until the day is closed."""

import asyncio
import json

import pytest
from tests.home.homes import Home, Person, next_turn, play_on
from tests.server.server_thread import ME, said_to

from keyflower.coach.puzzle import shipped
from keyflower.formats.record import record_from
from keyflower.game import Replay
from keyflower.game.fairness import Noted, check, draws_of
from keyflower.home import days
from keyflower.home.days import closes
from keyflower.play.seals import daily_seal
from keyflower.play.views import view_data

pytestmark = pytest.mark.anyio

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def monday(home: Home) -> str:
    """Noon of a Monday, whose game has one opponent. -> the day"""
    home.go_to_monday()
    return days.day_of(home.clock.seconds)


async def begin(person: Person) -> str:
    """Begin the game of today, or go on with it. -> its table"""
    return str((await person.post("/daily"))["table"])


async def finish(person: Person, acts: int = 6) -> str:
    """Play the game of today to its end. -> its table"""
    table = await begin(person)
    await play_on(person, table, acts=acts)
    return table


# ---- The same for everyone


@pytest.mark.thorough
@pytest.mark.slow
async def test_the_same_moves_make_the_same_game(home: Home, monday: str) -> None:
    """Other moves get the same tiles, up to winter, whose tiles the players pick."""
    games, laid_out = [], []
    for acts in (4, 4, 0):
        async with home.person() as person:
            events = await person.get(f"/tables/{await finish(person, acts)}/events?viewer=open")
            seats: dict[int, list[str]] = {}
            for event in events:  # where all decide at once, anybody may be first
                seats.setdefault(event["seat"], []).append(event["text"])
            games.append(seats)
            laid_out.append([event["laid_out"] for event in events if event["laid_out"]])
    assert games[0] == games[1] != games[2]
    assert laid_out[0] == laid_out[1]
    assert [len(tiles) for tiles in laid_out] == [4] * 3
    assert laid_out[0][:3] == laid_out[2][:3]


async def test_another_day_has_another_deal(home: Home, ann: Person, monday: str) -> None:
    first = await begin(ann)
    home.clock.seconds += 7 * DAY
    second = await begin(ann)
    assert first != second
    deals = [(await ann.get(f"/tables/{table}/events"))[0] for table in (first, second)]
    assert deals[0]["laid_out"] != deals[1]["laid_out"]


# ---- One attempt


async def test_there_is_one_attempt_and_nothing_to_help_with_it(ann: Person, monday: str) -> None:
    before = await ann.get("/daily")
    assert (before["day"], len(before["opponents"])) == (monday, 1)
    assert (before["mine"], before["streak"], before["secret"]) == (None, 0, None)
    tables = await asyncio.gather(*(ann.post("/daily") for _ in range(3)))
    assert len({begun["table"] for begun in tables}) == 1
    table = tables[0]["table"]
    path = f"/tables/{table}"
    async with ann.again() as later:
        assert await begin(later) == table
    state = await ann.get(path)
    assert (state["table"]["daily"], state["table"]["closes_at"]) == (monday, closes(monday))
    assert (state["table"]["commitment"], state["table"]["hints"]) == (before["commitment"], False)
    (game,) = (await ann.get("/games"))["games"]
    assert game["table"]["closes_at"] == closes(monday)
    async with ann.watch(table) as watch:
        await next_turn(watch)
        await said_to(watch, "act", seq=watch.seq, action="pass")
        await next_turn(watch)
        assert not watch.can_undo
        seq = watch.seq
    assert not state["you"]["contribute"]
    assert await ann.refusal("POST", f"{path}/hint") == (403, "no-hints")
    assert (await ann.refusal("POST", f"{path}/leave"))[1] == "no-stand-in"
    for undo in ("undo", " undo", "p0: undo"):
        body = {"seq": seq, "action": undo}
        assert (await ann.refusal("POST", f"{path}/actions", body))[1] in ("no-undo", "illegal")
    assert (await ann.get(path))["seq"] == seq


async def test_nothing_but_the_day_begins_its_game(ann: Person, monday: str) -> None:
    made = {"seats": [ME, {"kind": "bot", "bot": "random"}], "daily": monday, "start": True}
    assert await ann.refusal("POST", "/tables", made) == (400, "bad-request")
    forged = {"day": monday, "points": 999, "result": [999, 0]}
    for path in ("/daily", f"/daily/{monday}"):
        assert (await ann.refusal("PUT", path, forged))[0] in (404, 405)
    await ann.post("/daily", forged)  # a body changes nothing
    assert not (await ann.get("/daily"))["finished"]
    assert (await ann.get("/daily"))["results"] == []


# ---- Days


@pytest.mark.slow
async def test_a_day_and_the_next(home: Home, ann: Person, monday: str) -> None:
    """A result is what was played; a game counts for the day on which it began."""
    home.clock.seconds += 12 * HOUR - 1  # a second before midnight
    assert days.day_of(home.clock.seconds) == monday
    before = await ann.get("/daily")
    table = await begin(ann)
    home.clock.seconds += 2
    tomorrow = days.after(monday)
    await play_on(ann, table, acts=6)
    assert (await ann.get("/daily"))["results"] == []
    after = await ann.get(f"/daily/{monday}")
    assert (after["mine"], after["finished"], after["streak"]) == (table, True, 1)
    assert after["today"] == tomorrow
    mine = next(result for result in after["results"] if result["me"])
    points = (await ann.get(f"/tables/{table}"))["table"]["result"]
    assert (mine["points"], mine["lead"]) == (points[0], points[0] - points[1])
    assert (mine["table"], len(mine["beaten"])) == (table, 1)
    assert [game["day"] for game in after["history"]] == [monday]
    today = await ann.get("/daily")
    assert (today["mine"], today["streak"], len(today["history"])) == (None, 1, 1)
    assert today["commitment"] == before["next_commitment"]
    home.clock.seconds += DAY
    assert (await ann.get(f"/daily/{monday}"))["secret"] is not None
    assert (await ann.get("/daily"))["streak"] == 1
    home.clock.seconds += DAY
    assert (await ann.get("/daily"))["streak"] == 0


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_game_counts_if_it_ends_before_the_close(
    home: Home, ann: Person, monday: str
) -> None:
    """Later it could be played with the secret and the games of others in hand."""
    assert closes(monday) == home.clock.seconds + 13 * HOUR
    async with home.person() as eve:
        tables = [await begin(person) for person in (ann, eve)]
        home.clock.seconds = closes(monday) - 1
        await play_on(ann, tables[0], acts=0)
        home.clock.seconds = closes(monday)
        assert (await eve.get(f"/daily/{monday}"))["secret"] is not None
        await play_on(eve, tables[1], acts=0)  # for fun
        for person, table, counts in ((ann, tables[0], 1), (eve, tables[1], 0)):
            shown = await person.get(f"/daily/{monday}")
            assert (shown["mine"], shown["finished"]) == (table, True)
            mine = [result["table"] for result in shown["results"] if result["me"]]
            assert mine == [table] * counts
            assert [game["me"] for game in shown["history"]] == [True] * counts
            assert shown["streak"] == counts
        info = (await eve.get(f"/tables/{tables[1]}"))["table"]
        assert info["finished_at"] >= info["closes_at"] == closes(monday)


async def test_days_that_are_not_there(home: Home, ann: Person, monday: str) -> None:
    shown = await ann.get("/daily")
    assert (shown["day"], shown["today"]) == (monday, monday)
    assert shown["ends_at"] == shown["now"] + 12 * HOUR
    for day in (days.after(monday), "2026-7-1", "2026-02-30", "today", "0"):
        assert await ann.refusal("GET", f"/daily/{day}") == (404, "unknown")
    assert (await ann.get("/daily/2020-01-01"))["results"] == []


# ---- Draws


@pytest.mark.slow
async def test_the_draws_follow_from_what_was_committed_to_the_day_before(
    home: Home, ann: Person, monday: str
) -> None:
    home.clock.seconds -= DAY
    committed = (await ann.get("/daily"))["next_commitment"]
    home.clock.seconds += DAY
    shown = await ann.get("/daily")
    assert (shown["commitment"], shown["secret"]) == (committed, None)
    table = await finish(ann)
    assert (await ann.get(f"/tables/{table}"))["table"]["commitment"] == committed
    home.clock.seconds += DAY
    secret = (await ann.get(f"/daily/{monday}"))["secret"]
    seal = daily_seal(monday, secret, 2)
    assert seal.commitment == committed
    record = record_from(await ann.get(f"/tables/{table}/record"))
    draws = list(draws_of(record))
    assert all(draw.fits and draw.seal is not None for draw in draws)
    assert [each.write() for each in record.seals] == [seal.write()]
    assert {draw.season for draw in draws} == {"spring", "summer", "autumn", "winter"}
    log = 1 + len(record.moves)
    noted = Noted(f"daily {monday}", committed, entries=log, seen=record.seen(log))
    assert check(record, noted).outcome == "same"
    assert (await ann.get(f"/tables/{table}/fair"))["secret"] == secret
    # It can be gone on from, and the game that comes of it can be checked as well.
    go_on = {"at": len(record.moves) - 5, "seat": 0, "bot": "random"}
    begun = await ann.post(f"/tables/{table}/continue", go_on)
    assert begun["table"]["daily"] == ""


@pytest.mark.slow
async def test_a_player_is_sent_what_their_seat_may_see_and_no_secret(
    home: Home, ann: Person, monday: str
) -> None:
    table = await begin(ann)
    sent = await play_on(ann, table, seed=4)
    sent += [await ann.get("/daily"), await ann.get(f"/tables/{table}/fair")]
    home.clock.seconds += DAY
    assert (await ann.get(f"/daily/{monday}"))["secret"] not in json.dumps(sent)
    replay = Replay(record_from(await ann.get(f"/tables/{table}/record")))
    views = [json.dumps(view_data(replay.game, 0))]
    while len(views) <= len(replay.record.moves):
        replay.step()
        views.append(json.dumps(view_data(replay.game, 0)))
    seen = [message for message in sent if message.get("view")]
    assert len(seen) > 20
    for message in seen:
        assert message["view"] == json.loads(views[message["seq"] - 1])


async def test_the_puzzle_of_a_day_is_the_same_for_everyone(
    home: Home, ann: Person, monday: str
) -> None:
    seen = await ann.get("/daily")
    puzzle = shipped()[seen["puzzle"]["id"]]
    assert (seen["puzzle"]["solved"], seen["puzzle"]["theme"]) == (None, None)
    await ann.post(f"/puzzles/{puzzle.id}/solution")  # gives up
    shown = await ann.get("/daily")
    assert (shown["puzzle"]["id"], shown["puzzle"]["solved"]) == (puzzle.id, False)
    assert shown["puzzle"]["theme"] == puzzle.theme
    async with home.person() as bob:
        assert (await bob.get("/daily"))["puzzle"]["id"] == puzzle.id
    before = await ann.get(f"/daily/{days.after(monday, -1)}")
    assert before["puzzle"]["id"] != puzzle.id


def test_a_streak_waits_for_the_close() -> None:
    today = "2026-07-27"
    played = [days.after(today, -1), days.after(today, -2)]
    close = closes(today)
    assert [days.streak(played, now) for now in (close - 1, close)] == [2, 0]
    assert days.streak([today, *played], close - 1) == 3


def test_every_weekday_has_opponents_that_need_no_clock() -> None:
    week = [days.after("2026-07-27", number) for number in range(7)]
    bots = [[level.bot for level in days.opponents(day)] for day in week]
    assert all(1 <= len(day) <= 3 for day in bots)
    assert not any("ms=" in bot for day in bots for bot in day)


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 7, 500])
def test_the_puzzle_of_a_day_takes_turns(count: int) -> None:
    picked = [days.pick(days.after("2026-07-27", number), count) for number in range(count)]
    assert sorted(picked) == list(range(count))
