"""Long records and games: bounded, and nobody else waits for them."""

import asyncio
import time

import pytest
from tests.server.server_thread import SOON, Person, Served, until
from tests.server.tables.test_tables import refusal

from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.home.features.replays import CACHED_EVERY, MOST_ANALYSED, Moments
from keyflower.play import moves
from keyflower.play.again import MOST_ENTRIES
from keyflower.play.audience import MOST_EVENTS
from keyflower.rules.actions import BID, KIND_MASK, UNDO

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


def back_and_forth(moves: int) -> Record:
    """A game in which somebody bids and takes it back, again and again."""
    game = Game.new(2, 1)
    seat = game.to_act[0]
    bid = next(action for action in game.legal(seat) if action & KIND_MASK == BID)
    for _ in range(moves // 2):
        game.apply(bid, seat)
        game.undo(seat)
    return game.record()


async def longest_wait(served: Served, until: "asyncio.Task[object]") -> float:
    """How long a bystander waited at most for an answer meanwhile."""
    longest = 0.0
    async with Person(served.address) as bystander:
        while not until.done():
            begun = time.perf_counter()
            await bystander.http.get("/api/bots")
            longest = max(longest, time.perf_counter() - begun)
            await asyncio.sleep(0.005)
    return longest


@pytest.mark.timed
async def test_nobody_waits_for_a_long_record(on_sqlite: Served) -> None:
    text = (await asyncio.to_thread(back_and_forth, MOST_ENTRIES - 2)).dumps()
    async with Person(on_sqlite.address) as eve:
        await eve.post("/me")
        eve.http.timeout = 3 * SOON
        sent = asyncio.ensure_future(eve.http.post("/api/records", content=text))
        waited = await longest_wait(on_sqlite, sent)
        assert (await sent).status_code == 201
        table = (await sent).json()["table"]
        for at in (2900, 1, 1500):
            asked = asyncio.ensure_future(eve.http.get(f"/api/tables/{table}/replay?at={at}"))
            waited = max(waited, await longest_wait(on_sqlite, asked))
            assert (await asked).json()["seq"] == at
        kept = asyncio.ensure_future(eve.http.get(f"/api/tables/{table}/record"))
        waited = max(waited, await longest_wait(on_sqlite, kept))
        assert Record.loads((await kept).text).moves
    assert waited < 1.0  # it was 3.5 s for a smaller one


@pytest.mark.slow
async def test_a_long_log_comes_in_pages(on_sqlite: Served) -> None:
    text = (await asyncio.to_thread(back_and_forth, 2 * MOST_EVENTS + 10)).dumps()
    async with Person(on_sqlite.address) as eve:
        await eve.post("/me")
        table = (await eve.http.post("/api/records", content=text)).json()["table"]
        state = await eve.get(f"/tables/{table}")
        events = state["events"]
        assert len(events) == MOST_EVENTS
        while more := await eve.get(f"/tables/{table}/events?since={len(events)}"):
            assert len(more) <= MOST_EVENTS
            events += more
        assert [event["seq"] for event in events] == list(range(state["seq"]))
        async with eve.watch(table, since=700) as watch:
            shown = await until(watch, "state")
        assert shown["events"] == events[700:]


async def test_records_beyond_the_limit_are_refused(on_sqlite: Served) -> None:
    record = await asyncio.to_thread(back_and_forth, 200)
    record.moves *= MOST_ENTRIES // 200 + 1
    async with Person(on_sqlite.address) as eve:
        await eve.post("/me")
        answer = await eve.http.post("/api/records", content=record.dumps())
        assert answer.status_code == 400
        assert f"at most {MOST_ENTRIES} moves" in answer.json()["message"]


async def test_what_no_game_can_be_is_not_analysed(on_sqlite: Served) -> None:
    record = await asyncio.to_thread(back_and_forth, MOST_ANALYSED + 2)
    async with Person(on_sqlite.address) as eve:
        await eve.post("/me")
        table = (await eve.http.post("/api/records", content=record.dumps())).json()["table"]
        path = f"/tables/{table}/analysis"
        assert await refusal(eve, "GET", path) == (400, "game-too-long")


async def test_after_many_entries_nothing_is_taken_back(
    on_sqlite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(on_sqlite.address) as ann:
        seats = [{"kind": "me"}, {"kind": "me"}]
        seats[1] = {"kind": "bot", "bot": "random"}
        made = await ann.post("/tables", {"seats": seats, "start": True})
        path = f"/tables/{made['table']['id']}"
        monkeypatch.setattr(moves, "MOST_WITH_UNDO", 1)
        assert await refusal(ann, "POST", f"{path}/undo", {"seq": 1}) == (409, "undo-limit")


def test_of_a_long_game_few_states_are_kept() -> None:
    game = Game.from_record(back_and_forth(400))
    moments = Moments()
    last = len(game.log)
    for at in (last, 1, 2, 17, 200, last - 1, last):
        then = moments.after(game, at)
        assert len(then.log) == at
        taken_back = game.log[at - 1].action == UNDO or at == 1
        assert (then.state.lead.count(-1) == len(then.state.lead)) == taken_back
    assert len(moments._states) == last // CACHED_EVERY + (last % CACHED_EVERY > 0)
