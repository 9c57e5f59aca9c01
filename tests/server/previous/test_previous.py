"""Databases of earlier versions open, and every game in them goes on.

422b030 is 1.0.0: its schema (`schema.sql`, 0011) is the oldest that opens, and its seals (version
1) committed to the secret only. edb0b9fb is a commit before browsers sent hashes (seals of version
2, schema 0014). Each wrote a table that waits, a game in play, a finished one and a daily game, the
latter an uploaded record, too; the JSON file beside has their ids and the players' cookies. Games
of 0.1.0, which 1.0.0 could open, have no seals.
"""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from tests.server.server_thread import SOON, Clock, Person, Served, known, serving

from bench.client import Json, Turned, some_action
from keyflower import Game, Record
from keyflower.game.fairness import Noted, check

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
DAY = 24 * 3600.0
WRITTEN_AT = {"422b030": 1_795_000_000.0, "edb0b9fb": 1_795_100_000.0}  # cookies expire
SEALS = {"422b030": 1, "edb0b9fb": 2}
CONTRIBUTIONS = {"422b030": ["a1" * 32, "b2" * 32], "edb0b9fb": ["", "b2" * 32]}
UNSEALED = "UPDATE tables SET sealed = NULL; UPDATE seats SET contribution = '';"


class Previous:
    """A database of an earlier version."""

    def __init__(self, version: str, path: Path) -> None:
        self.version = version
        self.path = path
        known_then: Json = json.loads((HERE / f"{version}.json").read_text("utf-8"))
        self.tables: dict[str, str] = known_then["tables"]
        self.commitments: dict[str, str] = known_then["commitments"]
        self.cookies: list[str] = known_then["cookies"]
        self.clock = Clock()
        self.clock.seconds = WRITTEN_AT[version]
        for file in ("schema.sql", f"{version}.sql"):
            self.run((HERE / file).read_text("utf-8"))

    def run(self, statements: str) -> None:
        """Change it before it is opened."""
        with sqlite3.connect(self.path) as database:
            database.executescript(statements)
        database.close()

    @contextmanager
    def opened(self) -> Iterator[Served]:
        """A server of today on it."""
        with serving(str(self.path), now=self.clock) as served:
            yield served

    def players(self, served: Served) -> list[Person]:
        """Both players, as their browsers come back."""
        return [known(served.address, cookie) for cookie in self.cookies]


@pytest.fixture(params=SEALS)
def previous(request: pytest.FixtureRequest, tmp_path: Path) -> Previous:
    """A database of each version in turn."""
    return Previous(request.param, tmp_path / "previous.db")


@pytest.fixture
def unsealed(tmp_path: Path) -> Previous:
    """A database with games that were started by 0.1.0."""
    previous = Previous("422b030", tmp_path / "previous.db")
    previous.run(UNSEALED)
    return previous


async def play_on(players: list[Person], path: str, passes: bool = True) -> None:
    """Play to the end: passes where that is possible, if wanted, and else at random."""
    chance = random.Random(4)
    async with asyncio.timeout(3 * SOON):
        while True:
            for person in players:
                state = await person.get(path)
                if state["table"]["status"] != "playing":
                    return
                if state["legal"]:
                    turn = state["view"]["phase"] == "turn"
                    action = "pass" if turn and passes else some_action(state["legal"], chance)
                    with suppress(Turned):  # a bot was quicker
                        body = {"seq": state["seq"], "action": action}
                        await person.post(f"{path}/actions", body)


async def record_of(person: Person, path: str) -> Record:
    """The record of a finished game."""
    return Record.loads((await person.http.get(f"/api{path}/record")).text)


@pytest.mark.slow
@pytest.mark.parametrize(
    "which", ["playing", "over", pytest.param("daily", marks=pytest.mark.thorough)]
)
async def test_games_go_on_and_their_draws_are_checked_as_what_they_were(
    previous: Previous, which: str
) -> None:
    path, committed = f"/tables/{previous.tables[which]}", previous.commitments[which]
    version = SEALS[previous.version]
    with previous.opened() as served:
        players = previous.players(served)
        if which == "daily":
            players = players[:1] if version == 1 else players[1:]
        before = await players[0].get(path)
        assert before["table"]["commitment"] == committed
        assert [event["seq"] for event in before["events"]] == list(range(before["seq"]))
        await play_on(players, path)
        previous.clock.seconds += 2 * DAY
        state = await players[0].get(path)
        record = await record_of(players[0], path)
        pools = await players[0].get(f"{path}/pools")
        scores = (await players[0].get(f"{path}/scores"))["seats"]
        last = await players[0].get(f"{path}/replay?at={state['seq']}&viewer=open")
    assert last["view"]["phase"] == "over"
    totals = [score.total for score in Game.from_record(record).scores()]
    assert totals == state["table"]["result"] == [score["total"] for score in scores]
    verdict = check(record, Noted("", committed, version=0))
    assert verdict.outcome == "incomparable"
    assert len(verdict.draws) == len(pools) > 40
    assert {seal.version for seal in record.seals} == {version}
    if which != "daily":
        assert record.seals[0].contributions == CONTRIBUTIONS[previous.version]


@pytest.mark.slow
async def test_a_table_that_waits_gets_the_draws_of_new_tables(previous: Previous) -> None:
    """Nothing was drawn there: its browsers send hashes, as at a new table."""
    path = f"/tables/{previous.tables['waiting']}"
    with previous.opened() as served:
        players = previous.players(served)
        fair = await players[0].get(f"{path}/fair")
        assert fair["commitment"] != previous.commitments["waiting"]
        assert (fair["contributors"], fair["hashes"]) == ([0, 1], ["", ""])
        asked = [(await person.get(path))["you"]["contribute"] for person in players]
        assert sorted(asked) == ["hash", "last"]
        await players[asked.index("last")].post(f"{path}/start")
        await play_on(players, path)
        record = await record_of(players[0], path)
    assert [seal.version for seal in record.seals] == [3]
    noted = Noted(record.seals[0].game, fair["commitment"], entries=1, seen=record.seen(1))
    assert check(record, noted).outcome == "same"


@pytest.mark.slow
async def test_an_uploaded_record_is_shown_and_gone_on_from(tmp_path: Path) -> None:
    """Each entry of its log is a row; today a long log is one."""
    previous = Previous("edb0b9fb", tmp_path / "previous.db")
    path = f"/tables/{previous.tables['uploaded']}"
    with previous.opened() as served:
        async with Person(served.address) as anyone:
            state = await anyone.get(path)
            assert (state["table"]["status"], state["table"]["uploaded"]) == ("finished", True)
            assert [event["seq"] for event in state["events"]] == list(range(state["seq"]))
            assert any(event["text"] == "undo" for event in state["events"])
            body = {"at": state["seq"] // 2, "seat": 0, "bot": "random"}
            more = await anyone.post(f"{path}/continue", body)
            assert more["seq"] >= body["at"]
            record = (await anyone.http.get(f"/api{path}/record")).text
            again = (await anyone.http.post("/api/records", content=record)).json()["table"]
            assert (await anyone.get(f"/tables/{again}"))["seq"] == state["seq"]


# ---- Games of 0.1.0


@pytest.mark.slow
@pytest.mark.parametrize("which", ["playing", pytest.param("over", marks=pytest.mark.thorough)])
async def test_a_game_without_seals_goes_on_without_them(unsealed: Previous, which: str) -> None:
    path = f"/tables/{unsealed.tables[which]}"
    with unsealed.opened() as served:
        players = unsealed.players(served)
        await play_on(players, path, passes=False)
        state = await players[0].get(path)
        fair = await players[0].get(f"{path}/fair")
        assert await players[0].get(f"{path}/pools")
        record = await record_of(players[0], path)
    assert record.seals == []
    assert (state["table"]["commitment"], fair["commitment"], fair["secret"]) == ("", "", None)
    totals = [score.total for score in Game.from_record(record).scores()]
    assert totals == state["table"]["result"]


async def test_a_table_that_waits_without_seals_starts_without_them(unsealed: Previous) -> None:
    path = f"/tables/{unsealed.tables['waiting']}"
    with unsealed.opened() as served:
        for person in unsealed.players(served):
            state = await person.get(path)
            assert (state["you"]["contribute"], state["table"]["commitment"]) == ("", "")
            assert await person.post(f"{path}/pledge", {"hash": "a1" * 32}) is False
        state = await unsealed.players(served)[0].post(f"{path}/start")
    assert state["table"]["status"] == "playing"


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
async def test_every_bot_that_was_offered_plays_on(
    unsealed: Previous, bot: str, level: int
) -> None:
    """A table keeps the bots that it was made with, whatever the lobby offers today."""
    table = unsealed.tables["playing"]
    unsealed.run(
        f"UPDATE seats SET kind = 'bot', bot = '{bot}', name = '', identity = NULL"
        f" WHERE table_id = '{table}' AND seat = 1"
    )
    with unsealed.opened() as served:
        ann, _ = unsealed.players(served)
        state = await ann.get(f"/tables/{table}")
        assert (state["table"]["seats"][1]["bot"], state["table"]["seats"][1]["level"]) == (
            bot,
            level,
        )
        chance = random.Random(3)
        async with asyncio.timeout(3 * SOON), ann.watch(table, since=state["seq"]) as watch:
            while not any(event["seat"] == 1 for event in watch.events):
                await watch.next()
                if watch.legal is not None:
                    action = some_action(watch.legal, chance)
                    await watch.send("act", seq=watch.seq, action=action)
