"""Tables that cannot go on: each is left alone and shown as broken; the server and the others
go on, whatever is in the database."""

import asyncio
import io
import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, text
from tests.server.server_thread import SOON, Person, Served, known, serving
from tests.server.storage.test_migrations import run
from tests.server.tables.test_tables import refusal

from bench.client import Json, some_action
from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.play import SeatRow, Setup, TableRow
from keyflower.play.creating import log_rows, new_id, person
from keyflower.rules.actions import PASS
from keyflower.rules.errors import RecordError
from keyflower.rules.log import ENGINE
from keyflower.server.database import open_store
from keyflower.server.logs import LOGGER, JsonLines
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.games import add_table
from keyflower.server.storage.statements.people import identities
from keyflower.server.web.identity import Identities

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

ROW = "UPDATE tables SET {} WHERE id = :table"
SEAT = "UPDATE seats SET {} WHERE table_id = :table AND seat = 1"
ENTRY = "UPDATE log SET {} WHERE table_id = :table AND seq = {}"
LAST = "(SELECT max(seq) FROM log WHERE table_id = :table)"

DAMAGE = {
    "a seat too few": "DELETE FROM seats WHERE table_id = :table AND seat = 1",
    "no seats": "DELETE FROM seats WHERE table_id = :table",
    "seat 9": SEAT.format("seat = 9"),
    "seat 9 is to act": ROW.format("to_act = '[9]'"),
    "nobody is to act": ROW.format("to_act = '[]'"),
    "invalid JSON for who is to act": ROW.format("to_act = 'xx'"),
    "a kind of seat that there is not": SEAT.format("kind = 'xx'"),
    "a pass mode that there is not": SEAT.format("pass_mode = 'xx'"),
    "a contribution that is none": SEAT.format("contribution = 'xx'"),
    "prepared bids with invalid JSON": SEAT.format("prepared = 'xx'"),
    "a status that there is not": ROW.format("status = 'xx', due_at = 1"),
    "outcomes that are no JSON": ENTRY.format("outcomes = 'xx'", 0),
    "outcomes that are no list": ENTRY.format("""outcomes = '{"a": 1}'""", 1),
    "a deal of nothing": ENTRY.format("outcomes = '[]'", 0),
    "a deal of nonsense": ENTRY.format("outcomes = '[99999]'", 0),
    "a move of seat 9": ENTRY.format("seat = 9", 1),
    "a move that cannot be": ENTRY.format("action = 1 << 40", 1),
    "an altered move": ENTRY.format(f"action = {PASS}", 2),
    "a move of another seat": ENTRY.format("seat = 1 - seat", LAST),
    "altered draws": ENTRY.format("outcomes = '[129]'", 2),
    "a move that is not there": f"DELETE FROM log WHERE table_id = :table AND seq = {LAST}",
    "a gap in the log": "DELETE FROM log WHERE table_id = :table AND seq = 1",
    "no log": "DELETE FROM log WHERE table_id = :table",
    "a set-up with invalid JSON": ROW.format("setup = 'xx'"),
    "a set-up that is none": ROW.format("""setup = '{"pace": 7}'"""),
    "an origin that isn't a position": ROW.format("""origin = '{"a": 1}'"""),
    "an engine that there is not": ROW.format("engine = '0'"),
    "a bot that there is not": SEAT.format("bot = 'xx'"),
    "a bot that is a command": SEAT.format("bot = 'exec:false'"),
}


@contextmanager
def logged() -> Iterator[list[Json]]:
    """What the server logs, as it comes."""
    lines: list[Json] = []

    class Kept(io.StringIO):
        def write(self, line: str) -> int:
            lines.extend(json.loads(each) for each in line.splitlines() if each)
            return len(line)

    handler = logging.StreamHandler(Kept())
    handler.setFormatter(JsonLines())
    logger = logging.getLogger(LOGGER)
    logger.addHandler(handler)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)


def played() -> Game:
    """A game of two in which some bids were made and seat 0 is to move."""
    chance = Random(1)
    game = Game.new(2, 1)
    while len(game.log) < 8 or game.to_act != [0]:
        game.apply(chance.choice(game.legal(game.to_act[0])))
    return game


async def prepared(url: str, count: int) -> tuple[str, list[str]]:
    """Tables of somebody against a bot, in play. -> that person's cookie, the tables' ids"""
    store = await open_store(url)
    now = time.time()
    ann = Identity(new_id(), "Ann", now, now)
    await store.write(identities.add, ann)
    game = played()
    entries = log_rows(game, [now] * len(game.log))
    tables = [new_id() for _ in range(count)]
    for table in tables:
        row = TableRow(
            id=table,
            status="playing",
            invite=f"invite-{table}",
            setup=msgspec.to_builtins(Setup()),
            engine=ENGINE,
            catalogue=game.state.lookup.version,
            seq=len(entries),
            to_act=game.to_act,
            due_at=1.0,
            created_at=now,
            updated_at=now,
        )
        seats = [person(0, ann), SeatRow(seat=1, kind="bot", bot="random")]
        await add_table(store, row, seats, entries)
    cookie = (await Identities.open(store, now)).cookie(ann.id, now)
    await store.close()
    return cookie, tables


async def begun(ann: Person) -> str:
    """A game against a bot."""
    made = await ann.post("/tables", {"seats": SEATS, "start": True})
    table: str = made["table"]["id"]
    await move(ann, table, 1)
    return table


async def move(ann: Person, table: str, moves: int) -> None:
    """Make some moves, each when it is Ann's turn."""
    chance = Random(1)
    async with asyncio.timeout(SOON):
        while moves:
            state = await ann.get(f"/tables/{table}")
            if state["legal"] is None:
                await asyncio.sleep(0.01)
                continue
            body = {"seq": state["seq"], "action": some_action(state["legal"], chance)}
            await ann.post(f"/tables/{table}/actions", body)
            moves -= 1
        while (await ann.get(f"/tables/{table}"))["legal"] is None:
            await asyncio.sleep(0.01)


async def damage(url: str, tables: dict[str, str]) -> None:
    """Do to each table what its name says."""

    def work(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.execute(text("PRAGMA foreign_keys = OFF"))
        for name, table in tables.items():
            connection.execute(text(DAMAGE[name]), {"table": table})

    await run(url, work)


async def check_broken(ann: Person, table: str, what: str) -> None:
    """The table is shown as broken, refuses to be played, and gives its file."""
    state = await ann.get(f"/tables/{table}")
    assert state["table"]["status"] == "broken", what
    assert (state["view"], state["legal"], state["events"]) == (None, None, []), what
    for path, body in (
        ("actions", {"seq": 1, "action": "pass"}),
        ("undo", {"seq": 1}),
        ("leave", None),
        ("chat", {"text": "hello"}),
        ("rematch", None),
        ("hint", None),
        ("continue", {"at": 1, "seat": 0, "bot": "random"}),
    ):
        status, _ = await refusal(ann, "POST", f"/tables/{table}/{path}", body)
        assert status == 409, (what, path)
    for path in ("scores", "replay?at=1", "analysis"):
        assert await refusal(ann, "GET", f"/tables/{table}/{path}") == (409, "broken"), what
    kept = await ann.http.get(f"/api/tables/{table}/record")
    assert kept.json()["format"] == "keyflower game file 1"
    assert "attachment" in kept.headers["content-disposition"]


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(
    "database_url",
    ["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)],
    indirect=True,
)
async def test_broken_tables_stop_nothing(database_url: str) -> None:
    cookie, (well, *others) = await prepared(database_url, 1 + len(DAMAGE))
    tables = dict(zip(DAMAGE, others))
    await damage(database_url, tables)
    with logged() as lines, serving(database_url) as served:
        async with known(served.address, cookie) as ann:
            shown = {game["table"]["id"]: game for game in (await ann.get("/games"))["games"]}
            for name, table in tables.items():
                if name != "no seats":
                    assert table in shown, name
                    await check_broken(ann, table, name)
            assert len((await ann.get("/tables"))["tables"]) == 0
            await move(ann, well, 2)
            await begun(ann)
            await asyncio.sleep(0.3)  # some sweeps
    told = [line["table"] for line in lines if line["event"].startswith("a table")]
    other = tables["an engine that there is not"]
    assert sorted(told) == sorted(set(tables.values()) - {other})
    assert [line["games"] for line in lines if "engine" in line["event"]] == [1]
    assert not [line for line in lines if "sweep" in line["event"]]
    with logged() as lines, serving(database_url) as served:  # they were marked
        async with known(served.address, cookie) as ann:
            for name, table in tables.items():
                if name != "no seats":
                    await check_broken(ann, table, name)
            await move(ann, well, 1)
    assert not [line for line in lines if line["event"].startswith("a table")]


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_table_at_which_the_server_fails_is_given_up(
    database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from keyflower.home.table import Driver

    with logged() as lines, serving(database_file) as served:
        async with Person(served.address) as ann:
            table = await begun(ann)
            other = await begun(ann)

            async def fails(self: Driver) -> None:
                if self._table.id == table:
                    raise IndexError("list index out of range")
                await drives(self)

            drives = Driver._drive
            monkeypatch.setattr(Driver, "_drive", fails)
            state = await ann.get(f"/tables/{table}")
            async with ann.watch(table) as watch:
                await watch.next()
                await watch.send("act", seq=state["seq"], action="pass")
                async with asyncio.timeout(SOON):
                    while watch.table["status"] != "broken":
                        await watch.next()
            await check_broken(ann, table, "failed")
            await move(ann, other, 2)
    assert [line["table"] for line in lines if line["event"].startswith("a table")] == [table]


def wrong_seats() -> str:
    """A record that says two players and starts from a position of six."""
    game = Game.new(players=6, seed=1)
    begun = Game.from_state(game.state.clone())
    begun.play("pass", begun.to_act[0])
    text = begun.record().dumps()
    assert '"players": 6' in text
    return text.replace('"players": 6', '"players": 2', 1)


def test_a_record_with_other_seats_than_its_position_is_refused() -> None:
    text = wrong_seats()
    with pytest.raises(RecordError, match="the position has 6 seats, but players is 2"):
        Game.from_record(Record.loads(text))


@pytest.mark.slow
async def test_such_a_record_is_not_kept(served: Served) -> None:
    async with Person(served.address) as eve:
        await eve.post("/me")
        answer = await eve.http.post("/api/records", content=wrong_seats())
        assert answer.status_code == 400
        assert "the position has 6 seats, but players is 2" in answer.json()["message"]


@pytest.mark.slow
async def test_a_table_that_cannot_be_built_is_not_stored(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flawed(game: Game, entries: int) -> Game:
        found = original(game, entries)
        found.log = found.log[:-1]
        return found

    original = Game.after
    monkeypatch.setattr(Game, "after", flawed)
    with serving(database_url) as served:
        async with Person(served.address) as ann:
            await ann.post("/me")
            game = Game.from_state(position.read(position.write(Game.new(3, 1).state)))
            game.play("pass", game.to_act[0])
            answer = await ann.http.post("/api/records", content=game.record().dumps())
            table = answer.json()["table"]
            body = {"at": 1, "seat": 0, "bot": "random"}
            answer = await ann.http.post(f"/api/tables/{table}/continue", json=body)
            assert answer.status_code >= 400
            assert (await ann.get("/games"))["games"] == []
