"""Fair draws at a table of one person: fixed beforehand, hidden until the end, then checked."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.dishonest import as_notes, noted_of
from tests.game.test_fairness import exchange
from tests.home.homes import ALONE, MINE, Finished, Person, play_on
from tests.home.test_after import verify
from tests.sealed import seal, sealed_record

from keyflower.formats.record import record_from
from keyflower.formats.seals import hash_of
from keyflower.game.fairness import draws_of

pytestmark = pytest.mark.anyio

OTHER = "b2" * 32


async def test_draws_are_fair_and_verified(finished: Finished, tmp_path: Path) -> None:
    fair = await finished.get("/fair")
    assert fair["hashes"] == [hash_of(MINE), ""]
    assert fair["contributions"] == [MINE, ""]
    record = await finished.get("/record")
    (sealed,) = record["seals"]
    assert sealed == {
        "version": 3,
        "game": finished.table,
        "covers": "deal",
        "since": 0,
        "past": "",
        "contributors": [0],
        "commitment": fair["commitment"],
        "secret": fair["secret"],
        "contributions": [MINE, ""],
    }
    notes = tmp_path / "notes.json"
    noted = noted_of(record_from(record), game=finished.table)
    notes.write_text(json.dumps(as_notes(noted)), "utf-8")
    assert verify(record, tmp_path, "--noted", str(notes)) == 0
    sealed["secret"] = "00" * 32
    assert verify(record, tmp_path) != 0


async def test_pools_are_what_the_draws_were_made_from(finished: Finished) -> None:
    pools = await finished.get("/pools")
    drawn = [
        (pool["entry"], [word for word, count in pool["pieces"] for _ in range(count)])
        for pool in pools
    ]
    record = record_from(await finished.get("/record"))
    draws = list(draws_of(record))
    assert len(draws) > 40
    assert all(draw.fits for draw in draws)
    assert drawn == [(draw.entry, draw.pool) for draw in draws]


async def test_the_secret_stays_hidden_until_the_end(ann: Person) -> None:
    path = f"/tables/{await ann.begin()}"
    fair = await ann.get(f"{path}/fair")
    assert (fair["secret"], fair["hashes"], fair["contributions"]) == (None, ["", ""], ["", ""])
    assert len(fair["commitment"]) == 64
    state = await ann.get(path)
    assert (state["table"]["commitment"], state["you"]["contribute"]) == (fair["commitment"], "")
    # It is too late to contribute.
    assert await ann.post(f"{path}/pledge", {"hash": hash_of(MINE)}) is False
    assert await ann.post(f"{path}/contribution", {"value": MINE}) is False


async def test_tables_have_secrets_of_their_own(ann: Person) -> None:
    deals, secrets = [], []
    for _ in range(2):
        path = f"/tables/{await ann.begin(ALONE | {'start': False})}"
        await ann.post(f"{path}/pledge", {"hash": hash_of(MINE)})
        started = await ann.post(f"{path}/start", {"value": MINE})
        secrets.append(started["table"]["commitment"])
        deals.append(started["events"][0]["laid_out"])
    assert secrets[0] != secrets[1]
    assert deals[0] != deals[1]


@pytest.mark.parametrize(
    "value",
    ["", "a1", "a1" * 33, "A1" * 32, "zz" * 32, "a1" * 31 + "a\n", "a1" * 32 + "\n", 7, None, []],
)
async def test_a_malformed_contribution_is_refused(ann: Person, value: Any) -> None:
    path = f"/tables/{await ann.begin(ALONE | {'start': False})}"
    for what, body in (("contribution", {"value": value}), ("pledge", {"hash": value})):
        assert await ann.refusal("POST", f"{path}/{what}", body) == (400, "bad-request")
    assert (await ann.get(f"{path}/fair"))["hashes"] == ["", ""]


async def test_only_the_bytes_of_the_hash_start_the_game(ann: Person) -> None:
    path = f"/tables/{await ann.begin(ALONE | {'start': False})}"
    assert (await ann.get(path))["you"]["contribute"] == "last"
    assert (await ann.get(f"{path}/fair"))["contributors"] == [0]
    assert await ann.post(f"{path}/pledge", {"hash": hash_of(MINE)})
    for value in ("", "a1", "A1" * 32, OTHER):
        refusal = await ann.refusal("POST", f"{path}/start", {"value": value})
        assert refusal == (400, "bad-request"), value
    assert (await ann.get(path))["table"]["status"] == "waiting"
    await ann.post(f"{path}/start", {"value": MINE})
    fair = await ann.get(f"{path}/fair")
    assert (fair["contributions"], fair["secret"]) == ([MINE, ""], None)


async def test_a_rematch_can_wait_for_a_contribution(ann: Person) -> None:
    table = await ann.begin()
    await play_on(ann, table, acts=0)
    again = (await ann.post(f"/tables/{table}/rematch?start=false"))["table"]
    path = f"/tables/{again}"
    assert (await ann.get(path))["table"]["status"] == "waiting"
    await ann.post(f"{path}/pledge", {"hash": hash_of(MINE)})
    await ann.post(f"{path}/start", {"value": MINE})
    assert (await ann.get(f"{path}/fair"))["contributions"] == [MINE, ""]


async def test_a_continued_game_has_the_seals_of_both(finished: Finished) -> None:
    person = finished.person
    last = (await finished.get())["seq"]
    at = last - 6
    body = {"at": at, "seat": 1, "bot": "random", "pledge": hash_of(OTHER)}
    state = await person.post(f"{finished.path}/continue", body)
    table = state["table"]["id"]
    old = (await finished.get("/record"))["seals"][0]
    assert state["you"]["contribute"] == "bytes"
    assert state["table"]["commitment"] not in ("", old["commitment"])
    assert (await person.get(f"/tables/{table}/fair"))["secret"] is None
    async with person.watch(table) as watch:
        assert (await watch.next())["seq"] == at  # a bot waits for the bytes
        assert await person.post(f"/tables/{table}/contribution", {"value": OTHER})
    await play_on(person, table)
    record = record_from(await person.get(f"/tables/{table}/record"))
    assert all(draw.fits for draw in draws_of(record))
    assert [each.game for each in record.seals] == [finished.table, table]
    assert record.seals[0].write() == old
    assert (record.seals[1].since, record.seals[1].contributions) == (at, ["", OTHER])
    assert record.seals[1].past == record.past(at)


# ---- Records from elsewhere


async def test_a_record_that_is_brought_keeps_its_seals(ann: Person) -> None:
    brought = json.loads(sealed_record().dumps())
    path = f"/tables/{(await ann.post('/records', brought))['table']}"
    assert (await ann.get(path))["table"]["commitment"] == ""
    record = record_from(await ann.get(f"{path}/record"))
    assert [each.write() for each in record.seals] == [seal().write()]
    assert await ann.get(f"{path}/pools")


async def test_a_record_that_was_tampered_with_shows_it(ann: Person) -> None:
    data = json.loads(sealed_record().dumps())
    for move in data["moves"]:
        del move["check"]
    assert exchange(data["deal"])
    table = (await ann.post("/records", data))["table"]
    record = record_from(await ann.get(f"/tables/{table}/record"))
    assert [draw.entry for draw in draws_of(record) if not draw.fits] == [0, 0]


async def test_a_record_with_an_invalid_seal_is_refused(ann: Person) -> None:
    data = json.loads(sealed_record().dumps())
    data["seals"][0]["secret"] = "no secret"
    status, answer = await ann.answer("POST", "/records", data)
    assert status == 400
    assert "secret has 64 hexadecimal digits" in answer["message"]
