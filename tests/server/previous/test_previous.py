"""Games of the previous version: its database opens, and everything in it goes on.

`previous/games.sql` was written by the server of commit c3f5e68 (engine 1), and brought to schema
0011 by that of 422b030: a table that waits, games in summer and winter, and a finished one;
`games.json` has their ids and the cookies of both players. `previous/sealed.sql` is from commit
422b030 itself, whose seals committed to the secret only: a table that waits, a game in play, a
finished one, a daily game.
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.server_thread import SOON, Person, Served, serving

from bench.client import Turned, some_action
from keyflower import Game, Record
from keyflower.game.fairness import Noted, check

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
SEALED: dict[str, Any] = json.loads((HERE / "sealed.json").read_text("utf-8"))
SEALED_THEN = 1_795_000_000.0
DAY = 24 * 3600.0
GAMES: dict[str, Any] = json.loads((HERE / "games.json").read_text("utf-8"))
THEN = 1_794_800_000.0  # shortly after it was written: cookies expire


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """That database."""
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as database:
        database.executescript((HERE / "games.sql").read_text("utf-8"))
    database.close()
    return path


@pytest.fixture
def previous(written: Path) -> Iterator[Served]:
    """A server of today on that database."""
    with serving(str(written), now=lambda: THEN) as served:
        yield served


def people(served: Served, cookies: list[str] | None = None) -> list[Person]:
    """Both players, as their browsers come back."""
    cookies = GAMES["cookies"] if cookies is None else cookies
    found = [Person(served.address) for _ in cookies]
    for person, cookie in zip(found, cookies):
        person.http.cookies.set("keyflower", cookie)
    return found


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_finished_game_is_replayed_and_recorded(previous: Served) -> None:
    path = f"/tables/{GAMES['tables']['over']}"
    async with Person(previous.address) as anyone:
        state = await anyone.get(path)
        assert state["table"]["status"] == "finished"
        assert [event["seq"] for event in state["events"]] == list(range(state["seq"]))
        assert any(event["text"] == "undo" for event in state["events"])
        for at in range(1, state["seq"] + 1, 40):
            frame = await anyone.get(f"{path}/replay?at={at}&viewer=open")
            assert (frame["seq"], frame["last"]) == (at, state["seq"])
        record = Record.loads((await anyone.http.get(f"/api{path}/record")).text)
        scores = (await anyone.get(f"{path}/scores"))["seats"]
        fair = await anyone.get(f"{path}/fair")
        assert await anyone.get(f"{path}/pools")
    assert record.seals == []
    assert (state["table"]["commitment"], fair["commitment"], fair["secret"]) == ("", "", None)
    totals = [score["total"] for score in scores]
    assert totals == state["table"]["result"]
    assert [score.total for score in Game.from_record(record).scores()] == totals


@pytest.mark.slow
async def test_an_uploaded_record_is_shown_and_gone_on_from(written: Path) -> None:
    """Each entry of its log is a row; today a long log is one."""
    table = GAMES["tables"]["over"]
    with sqlite3.connect(written) as database:
        database.execute("UPDATE tables SET uploaded_by = host, host = NULL WHERE id = ?", (table,))
        database.execute("UPDATE seats SET identity = NULL WHERE table_id = ?", (table,))
    database.close()
    with serving(str(written), now=lambda: THEN) as served:
        async with Person(served.address) as anyone:
            state = await anyone.get(f"/tables/{table}")
            assert (state["table"]["status"], state["table"]["uploaded"]) == ("finished", True)
            assert [event["seq"] for event in state["events"]] == list(range(state["seq"]))
            body = {"at": state["seq"] // 2, "seat": 0, "bot": "random"}
            more = await anyone.post(f"/tables/{table}/continue", body)
            assert more["seq"] >= body["at"]
            record = (await anyone.http.get(f"/api/tables/{table}/record")).text
            again = (await anyone.http.post("/api/records", content=record)).json()["table"]
            assert (await anyone.get(f"/tables/{again}"))["seq"] == state["seq"]


@pytest.mark.slow
@pytest.mark.parametrize("season", [pytest.param("summer", marks=pytest.mark.thorough), "winter"])
async def test_a_running_game_goes_on_to_its_end(previous: Served, season: str) -> None:
    path = f"/tables/{GAMES['tables'][season]}"
    chance = random.Random(3)
    ann, bob = people(previous)
    async with ann, bob, asyncio.timeout(3 * SOON):
        state = await ann.get(path)
        assert (state["table"]["status"], state["view"]["season"]) == ("playing", season)
        assert (state["you"]["seat"], len(state["chat"])) == (0, 1)
        while state["table"]["status"] == "playing":
            for person in (ann, bob):
                state = await person.get(path)
                if state["legal"]:
                    act = {"seq": state["seq"], "action": some_action(state["legal"], chance)}
                    with suppress(Turned):  # the bot was quicker
                        await person.post(f"{path}/actions", act)
        record = Record.loads((await ann.http.get(f"/api{path}/record")).text)
    assert state["table"]["result"]
    assert record.seals == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "level"),
    [
        ("random", 1),
        pytest.param("greedy", 2, marks=pytest.mark.thorough),
        pytest.param("planner", 3, marks=pytest.mark.thorough),
        pytest.param("search:ms=800", 6, marks=pytest.mark.thorough),
    ],
)
async def test_every_bot_that_was_offered_plays_on(written: Path, bot: str, level: int) -> None:
    """A table keeps the bots that it was made with, whatever the lobby offers today."""
    with sqlite3.connect(written) as database:
        database.execute("UPDATE seats SET bot = ? WHERE kind = 'bot'", (bot,))
    database.close()
    path = f"/tables/{GAMES['tables']['winter']}"
    chance = random.Random(3)
    with serving(str(written), now=lambda: THEN) as served:
        ann, bob = people(served)
        async with ann, bob, asyncio.timeout(3 * SOON):
            state = await ann.get(path)
            (seat,) = [seat for seat in state["table"]["seats"] if seat["kind"] == "bot"]
            assert (seat["bot"], seat["level"]) == (bot, level)
            first = state["seq"]
            while not any(event["seat"] == seat["seat"] for event in state["events"][first:]):
                for person in (ann, bob):
                    state = await person.get(path)
                    if state["legal"]:
                        act = {"seq": state["seq"], "action": some_action(state["legal"], chance)}
                        with suppress(Turned):  # the bot was quicker
                            await person.post(f"{path}/actions", act)
            assert state["table"]["status"] == "playing"


@pytest.mark.slow
async def test_a_table_that_waits_can_be_joined(previous: Served) -> None:
    async with Person(previous.address) as guest:
        await guest.post("/me")
        (waiting,) = (await guest.get("/tables?show=open"))["tables"]
        state = await guest.post(f"/tables/{waiting['id']}/seats/1", {"kind": "me"})
        body = {"hash": "a1" * 32}
        assert await guest.post(f"/tables/{waiting['id']}/pledge", body) is False
    assert state["you"]["seat"] == 1
    assert (state["you"]["contribute"], state["table"]["commitment"]) == ("", "")


@pytest.mark.slow
@pytest.mark.parametrize(("erased", "left"), [(0, ("", "…")), (1, ("Guest", "hello"))])
async def test_chat_goes_with_who_said_it_and_nobody_else(
    previous: Served, erased: int, left: tuple[str, str]
) -> None:
    """Both players had the same name; the first one said something."""
    path = f"/tables/{GAMES['tables']['over']}"
    ann, bob = people(previous)
    async with ann, bob:
        await (ann, bob)[erased].call("DELETE", "/me")
        state = await (bob, ann)[erased].get(path)
    assert [(line["name"], line["text"]) for line in state["chat"]] == [left]


# ---- Fair draws of version 1


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """The database with seals."""
    path = tmp_path / "sealed.db"
    with sqlite3.connect(path) as database:
        database.executescript((HERE / "sealed.sql").read_text("utf-8"))
    database.close()
    return path


async def play_on(players: list[Person], path: str) -> None:
    """Passing, and else at random, to the end."""
    chance = random.Random(4)
    async with asyncio.timeout(3 * SOON):
        while True:
            for person in players:
                state = await person.get(path)
                if state["table"]["status"] != "playing":
                    return
                if state["legal"]:
                    turn = state["view"]["phase"] == "turn"
                    action = "pass" if turn else some_action(state["legal"], chance)
                    with suppress(Turned):  # a bot was quicker
                        await person.post(
                            f"{path}/actions", {"seq": state["seq"], "action": action}
                        )


@pytest.mark.slow
@pytest.mark.parametrize(
    "which", ["playing", "over", pytest.param("daily", marks=pytest.mark.thorough)]
)
async def test_the_draws_of_an_earlier_version_are_checked_as_what_they_were(
    sealed: Path, which: str
) -> None:
    table, committed = SEALED["tables"][which], SEALED["commitments"][which]
    path = f"/tables/{table}"
    now = SEALED_THEN
    with serving(str(sealed), now=lambda: now) as served:
        ann, bob = people(served, SEALED["cookies"])
        async with ann, bob:
            assert (await ann.get(path))["table"]["commitment"] == committed
            await play_on([ann] if which == "daily" else [ann, bob], path)
            now += 2 * DAY
            record = Record.loads((await ann.http.get(f"/api{path}/record")).text)
            pools = await ann.get(f"{path}/pools")
    verdict = check(record, Noted("", committed, version=0))
    assert verdict.outcome == "incomparable"
    assert len(verdict.draws) == len(pools) > 40
    assert {seal.version for seal in record.seals} == {1}
    if which != "daily":
        assert record.seals[0].contributions == ["a1" * 32, "b2" * 32]


@pytest.mark.slow
async def test_a_table_that_waits_gets_the_draws_of_new_tables(sealed: Path) -> None:
    """Nothing was drawn there: its browsers send hashes, as at a new table."""
    path = f"/tables/{SEALED['tables']['waiting']}"
    with serving(str(sealed), now=lambda: SEALED_THEN) as served:
        ann, bob = people(served, SEALED["cookies"])
        async with ann, bob:
            fair = await ann.get(f"{path}/fair")
            assert fair["commitment"] != SEALED["commitments"]["waiting"]
            assert (fair["contributors"], fair["hashes"]) == ([0, 1], ["", ""])
            asked = [(await each.get(path))["you"]["contribute"] for each in (ann, bob)]
            assert sorted(asked) == ["hash", "last"]
            host = (ann, bob)[asked.index("last")]
            await host.post(f"{path}/start")
            await play_on([ann, bob], path)
            record = Record.loads((await ann.http.get(f"/api{path}/record")).text)
    assert [seal.version for seal in record.seals] == [3]
    known = Noted(record.seals[0].game, fair["commitment"], entries=1, seen=record.seen(1))
    assert check(record, known).outcome == "same"
