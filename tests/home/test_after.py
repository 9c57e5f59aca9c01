"""After a game: points, any moment of it, records, playing on, playing again."""

import asyncio
import json
from pathlib import Path

import pytest
from tests.home.homes import Finished, Person, play_on

from bench.client import Json
from keyflower.cli import main
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.play.villagers import VILLAGERS

pytestmark = pytest.mark.anyio


def verify(record: Json, folder: Path, *options: str) -> int:
    """What `keyflower verify` says about a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    return main(["verify", str(file), *options])


# ---- Points and moments


async def test_the_points_of_a_finished_game(finished: Finished) -> None:
    scores, table = await finished.get("/scores"), (await finished.get())["table"]
    assert scores["final"] is True
    assert [seat["total"] for seat in scores["seats"]] == table["result"]
    for seat in scores["seats"]:
        assert sum(line["points"] for line in seat["lines"]) == seat["total"]


async def test_any_moment_as_each_viewer_saw_it(finished: Finished) -> None:
    state = await finished.get()
    last = state["seq"]
    for at in (1, 2, last // 2, last):
        own = await finished.get(f"/replay?at={at}")
        assert (own["seq"], own["last"], own["view"]["seat"]) == (at, last, 0)
        assert [event["seq"] for event in own["events"]] == [at - 1]
        assert await finished.get(f"/replay?at={at}&viewer=0") == own
        other = await finished.get(f"/replay?at={at}&viewer=1")
        opened = await finished.get(f"/replay?at={at}&viewer=open")
        shown = [["workers" in seat for seat in seen["view"]["seats"]] for seen in (own, other)]
        assert shown == [[True, False], [False, True]]
        assert all("workers" in seat for seat in opened["view"]["seats"])
    assert own["view"] == state["view"]
    assert own["view"]["phase"] == "over"
    for wrong in ("at=0", f"at={last + 1}", "at=1&viewer=2", "at=1&viewer=x", "at=-1", ""):
        refusal = await finished.person.refusal("GET", f"{finished.path}/replay?{wrong}")
        assert refusal == (400, "bad-request"), wrong
    events = await finished.get("/events?since=3&viewer=open")
    assert [event["seq"] for event in events] == list(range(3, last))


async def test_before_the_end_nobody_sees_behind_another_screen(ann: Person) -> None:
    table = await ann.begin()
    path = f"/tables/{table}"
    for hidden in ("1", "open"):
        for what in ("replay?at=1", "events?since=0"):
            refusal = await ann.refusal("GET", f"{path}/{what}&viewer={hidden}")
            assert refusal == (403, "not-over")
    assert (await ann.get(f"{path}/replay?at=1&viewer=0"))["view"]["seat"] == 0
    for method, what, body in (
        ("GET", "record", None),
        ("GET", "pools", None),
        ("GET", "analysis", None),
        ("GET", "turning-points", None),
        ("POST", "rematch", {}),
        ("POST", "continue", {"at": 1, "seat": 0}),
    ):
        assert await ann.refusal(method, f"{path}/{what}", body) == (409, "not-over"), what
    assert await ann.refusal("GET", f"/puzzles/{table}-1") == (404, "unknown")
    own = await ann.get(f"{path}/scores")
    assert (own["final"], [seat["seat"] for seat in own["seats"]]) == (False, [0])


@pytest.mark.slow
async def test_chances_move_by_move(finished: Finished) -> None:
    chances, again = await asyncio.gather(finished.get("/analysis"), finished.get("/analysis"))
    last = (await finished.get())["seq"]
    assert chances == again
    assert chances["at"] == list(range(1, last + 1))
    assert [len(seat) for seat in chances["seats"]] == [last, last]
    assert all(abs(sum(shares) - 1) < 0.001 for shares in zip(*chances["seats"]))


# ---- Records


async def test_a_record_goes_to_another_place_and_on(finished: Finished, tmp_path: Path) -> None:
    record = await finished.get("/record")
    game = Game.from_record(Record.loads(json.dumps(record)))
    assert game.over
    assert record["seed"] is None
    async with finished.home.person() as eve:
        status, brought = await eve.answer("POST", "/records", record)
        assert status == 201
        path = f"/tables/{brought['table']}"
        kept = (await eve.get(path))["table"]
        assert (kept["status"], kept["uploaded"]) == ("finished", True)
        assert kept["result"] == record["result"]
        assert await eve.get(f"{path}/record") == record
        assert await eve.get(f"{path}/scores") == await finished.get("/scores")
        on = await eve.post(f"{path}/continue", {"at": 12, "seat": 1, "bot": "random"})
        assert on["you"]["seat"] == 1
        await play_on(eve, on["table"]["id"])
        continued = await eve.get(f"/tables/{on['table']['id']}/record")
    assert continued["moves"][:11] == record["moves"][:11]
    assert verify(continued, tmp_path) == 0
    assert (await finished.get())["table"]["uploaded"] is False


CHANGES: list[Json] = [
    {"players": 7},
    {"engine": "99"},
    {"result": [999, 0]},
    {"names": ["\ud800", "Bob"]},
    {"names": ["x" * 301, "Bob"]},
    {"deal": ["\udfff"]},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))
async def test_records_of_impossible_games_are_refused(finished: Finished, change: Json) -> None:
    status, code = await finished.person.refusal(
        "POST", "/records", (await finished.get("/record")) | change
    )
    assert (status, code) in ((400, "bad-file"), (400, "bad-text"))


async def test_a_record_without_its_first_move_is_refused(finished: Finished) -> None:
    record = await finished.get("/record")
    record["moves"] = record["moves"][1:]
    assert await finished.person.refusal("POST", "/records", record) == (400, "bad-file")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", "null", '"text"', "[" * 100_000, '{"format": "keyflower record 1"}'],
)
async def test_files_that_are_no_records_are_refused(ann: Person, text: str) -> None:
    status, answer = await ann.send("POST", "/records", text)
    assert (status, answer["code"]) == (400, "bad-file")
    assert (await ann.get("/games"))["games"] == []


@pytest.mark.parametrize("name", ["a\u0000b", "a\u202eb", "x" * 300, "", "  "])
async def test_hostile_names_of_a_record_are_left_out(finished: Finished, name: str) -> None:
    record = (await finished.get("/record")) | {"names": [name, "Bob"]}
    async with finished.home.person() as eve:
        table = (await eve.post("/records", record))["table"]
        seats = (await eve.get(f"/tables/{table}"))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["", "Bob"]
    assert seats[0]["face"] in VILLAGERS
    assert seats[1]["face"] == ""


# ---- Playing on, and again


async def test_going_on_from_a_moment_of_a_finished_game(finished: Finished) -> None:
    last = (await finished.get())["seq"]
    body: Json = {"at": 5, "seat": 1, "bot": "random"}
    going = await finished.person.post(f"{finished.path}/continue", body)
    assert (going["you"]["seat"], going["table"]["status"]) == (1, "playing")
    assert going["seq"] >= 5
    assert [seat["kind"] for seat in going["table"]["seats"]] == ["bot", "person"]
    then = await finished.get("/events?viewer=1")
    assert [event["text"] for event in going["events"][:5]] == [event["text"] for event in then[:5]]
    for wrong in ({"at": 0}, {"at": last}, {"at": last + 1}, {"seat": 2}, {"bot": "exec:id"}):
        path = f"{finished.path}/continue"
        status, _ = await finished.person.refusal("POST", path, body | wrong)
        assert status == 400, wrong


async def test_play_again(finished: Finished) -> None:
    person = finished.person
    again = (await person.post(f"{finished.path}/rematch"))["table"]
    assert (await person.post(f"{finished.path}/rematch"))["table"] == again
    old, state = await finished.get(), await person.get(f"/tables/{again}")
    assert state["table"]["status"] == "playing"
    assert state["table"]["commitment"] != old["table"]["commitment"]
    assert old["table"]["next_table"] == again
    faces = [[seat["face"] for seat in table["table"]["seats"]] for table in (old, state)]
    assert faces[0][1] == faces[1][1]
