"""What is legal at a table: small and quick for any position, and never out of date."""

import json
from time import process_time

import msgspec
import pytest
from tests.formats.losing import outbid_everywhere
from tests.server.server_thread import Person, Served, seated, to_move

from bench.client import Turned

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

MOST_BYTES = 60_000


async def thirteen_losing_bids(ann: Person) -> str:
    """Brought as a record and gone on from: listed, 226,000 actions would be legal. -> the table"""
    record = outbid_everywhere().record()
    await ann.get("/me")
    brought = await ann.post("/records", json.loads(record.dumps()))
    body = {"at": len(record.moves), "seat": 0, "bot": "random"}
    table: str = (await ann.post(f"/tables/{brought['table']}/continue", body))["table"]["id"]
    return table


@pytest.mark.timed
async def test_thirteen_losing_bids_hold_nobody_up(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = await thirteen_losing_bids(ann)
        start = process_time()
        states = [await ann.get(f"/tables/{table}") for _ in range(10)]
        assert process_time() - start < 1  # of the server, which runs in this process, and ours
        assert all(state["legal"] == states[0]["legal"] for state in states)


async def test_thirteen_losing_bids_take_few_bytes(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = await thirteen_losing_bids(ann)
        state = await ann.get(f"/tables/{table}")
        legal = state["legal"]
        assert len(msgspec.json.encode(legal)) < MOST_BYTES

        bid = next(choice for choice in legal["bids"] if choice["at"] == "turn:4")
        red = next(part for part in bid["ranges"] if part["colours"] == ["red"])
        joined = [losing for losing in legal["losing"] if losing["slot"] in red["losing"]]
        assert len(joined) == 13
        path = f"/tables/{table}/actions"
        seq = state["seq"]
        all_but_one = red["base"] + sum(losing["step"] for losing in joined[1:])
        with pytest.raises(Turned, match=r"no bid at turn:4"):
            await ann.post(path, {"seq": seq, "action": all_but_one + (1 << 37)})
        assert await ann.post(path, {"seq": seq, "action": all_but_one}) == {"seq": seq + 1}


async def test_what_is_legal_follows_each_move_and_its_undo(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}"
        mover, other, state = await to_move(ann, bob, table)
        before = state["legal"]
        assert (await mover.get(path))["legal"] == before
        action = before["bids"][0]["ranges"][0]["action"]
        await mover.post(f"{path}/actions", {"seq": 1, "action": action})
        assert (await mover.get(path))["legal"] is None
        assert (await other.get(path))["legal"]["seat"] == 1 - before["seat"]
        await mover.post(f"{path}/undo", {"seq": 2})
        assert (await mover.get(path))["legal"] == before
        assert (await other.get(path))["legal"] is None
