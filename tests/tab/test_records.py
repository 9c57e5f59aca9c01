"""After and besides a game: records, fair draws, playing on, hot seat, hints, notes."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.dishonest import as_notes, noted_of
from tests.tab.memory import Memory
from tests.tab.page import Watch, ask, refused
from tests.tab.test_home import ALONE, BOT, play

from keyflower.cli import main
from keyflower.formats.record import Record, record_from
from keyflower.formats.seals import hash_of
from keyflower.game import Game
from keyflower.tab import Home

pytestmark = pytest.mark.anyio

MINE = "5a" * 32


async def finished(home: Home) -> str:
    """A game to whose draws the page has contributed, played to its end. -> its table"""
    made = await ask(home, "POST", "/tables", {**ALONE, "start": False})
    table: str = made["table"]["id"]
    last = {"hash": hash_of(MINE)}
    assert await ask(home, "POST", f"/tables/{table}/pledge", last)
    await ask(home, "POST", f"/tables/{table}/start", {"value": MINE})
    watch = Watch(home, table)
    await play(watch, random.Random(1))
    watch.line.close()
    return table


def verify(record: Any, folder: Path, *options: str) -> int:
    """What `keyflower verify` says about a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    return main(["verify", str(file), *options])


async def test_draws_are_fair_and_verified(tmp_path: Path) -> None:
    home = Home(Memory())
    table = await finished(home)
    fair = await ask(home, "GET", f"/tables/{table}/fair")
    assert fair["hashes"] == [hash_of(MINE), ""]
    assert fair["contributions"] == [MINE, ""]
    record = await ask(home, "GET", f"/tables/{table}/record")
    notes = tmp_path / "notes.json"
    notes.write_text(json.dumps(as_notes(noted_of(record_from(record), game=table))), "utf-8")
    assert verify(record, tmp_path, "--noted", str(notes)) == 0
    record["seals"][0]["secret"] = "00" * 32
    assert verify(record, tmp_path) != 0
    assert await ask(home, "GET", f"/tables/{table}/pools")


async def test_the_secret_stays_hidden_until_the_end() -> None:
    home = Home(Memory())
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    fair = await ask(home, "GET", f"/tables/{table}/fair")
    assert fair["secret"] is None
    assert fair["commitment"]
    assert not await ask(home, "POST", f"/tables/{table}/contribution", {"value": MINE})
    assert await refused(home, "GET", f"/tables/{table}/record") == (409, "not-over")
    assert await refused(home, "GET", f"/tables/{table}/events?viewer=open") == (403, "not-over")


async def test_a_record_goes_to_another_device_and_on(tmp_path: Path) -> None:
    home = Home(Memory())
    record = await ask(home, "GET", f"/tables/{await finished(home)}/record")
    other = Home(Memory())
    table = (await ask(other, "POST", "/records", record))["table"]
    state = await ask(other, "GET", f"/tables/{table}")
    assert state["table"]["uploaded"]
    assert state["table"]["result"] == record["result"]
    assert await ask(other, "GET", f"/tables/{table}/record") == record
    on = await ask(other, "POST", f"/tables/{table}/continue", {"at": 12, "seat": 1})
    assert on["you"]["seat"] == 1
    watch = Watch(other, on["table"]["id"])
    await play(watch, random.Random(1))
    continued = await ask(other, "GET", f"/tables/{on['table']['id']}/record")
    assert continued["moves"][:11] == record["moves"][:11]
    assert verify(continued, tmp_path) == 0


@pytest.mark.parametrize("body", [None, [], {}, {"format": "keyflower record 1"}, "text"])
async def test_records_that_are_none(body: Any) -> None:
    assert await refused(Home(Memory()), "POST", "/records", body) == (400, "bad-file")


async def test_a_record_of_another_version() -> None:
    record = json.loads(Record.dumps(Game.new(2, 1).record()))
    record["engine"] = "99"
    home = Home(Memory())
    status, code = await refused(home, "POST", "/records", record)
    assert (status, code) == (400, "bad-file")


async def test_people_at_one_device() -> None:
    home = Home(Memory())
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}, BOT]
    table = (await ask(home, "POST", "/tables", {"seats": seats, "start": True}))["table"]["id"]
    at = f"/tables/{table}"
    watch = Watch(home, table)

    def owing() -> list[int]:
        return [seat for seat in watch.state["table"]["to_act"] if seat < 2]

    await watch.until(lambda: watch.state and owing())
    assert watch.state["you"]["seat"] is None
    assert watch.state["legal"] is None
    first = owing()[0]
    await ask(home, "POST", f"{at}/curtain", {"seat": first})
    await watch.until(lambda: watch.state["legal"])
    await ask(home, "PUT", f"{at}/notes", {"text": f"of {first}"})
    await watch.send("act", seq=watch.state["seq"], action="pass")
    await watch.until(lambda: owing() and owing()[0] != first)
    assert watch.state["you"]["seat"] is None
    assert await refused(home, "GET", f"{at}/notes") == (409, "curtain-closed")
    await ask(home, "POST", f"{at}/curtain", {"seat": 1 - first})
    assert await ask(home, "GET", f"{at}/notes") == {"text": ""}
    reloaded = Watch(home, table)
    await reloaded.until(lambda: reloaded.state)
    assert reloaded.state["you"]["seat"] is None


async def test_hints_for_a_position_are_the_same() -> None:
    home = Home(Memory())
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    watch = Watch(home, table)
    await watch.until(watch.my_turn)
    hint = await ask(home, "POST", f"/tables/{table}/hint")
    assert hint["thoughts"]
    assert hint["seq"] == watch.state["seq"]
    assert await ask(home, "POST", f"/tables/{table}/hint") == hint
    move = hint["thoughts"][0]["action"]
    assert (await watch.send("act", seq=hint["seq"], action=move))["type"] == "done"


async def test_play_again() -> None:
    home = Home(Memory())
    table = await finished(home)
    again = (await ask(home, "POST", f"/tables/{table}/rematch"))["table"]
    state = await ask(home, "GET", f"/tables/{again}")
    assert state["table"]["status"] == "playing"
    old = await ask(home, "GET", f"/tables/{table}")
    assert old["table"]["next_table"] == again
    looks = [[seat["face"] for seat in each["table"]["seats"]] for each in (old, state)]
    assert looks[0][1] == looks[1][1]
