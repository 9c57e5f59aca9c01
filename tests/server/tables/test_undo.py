"""Undo at a table where all others are bots: their answers are taken back with one's own action."""

import asyncio
import random

import pytest
from tests.server.server_thread import (
    BOT,
    ME,
    OPEN,
    SOON,
    Clock,
    Person,
    Served,
    said_to,
    serving,
    until,
)
from tests.server.tables.test_tables import refusal

from bench.client import Json, Watch, some_action

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def my_turn(watch: Watch) -> None:
    """Until one owes a decision, or the game is over."""
    async with asyncio.timeout(SOON):
        while not watch.my_turn and not watch.over:
            await watch.next()


def since_mine(events: list[Json], seat: int) -> list[Json]:
    """The latest event of a seat that stands, and those after it that stand."""
    gone = {event["move"]["takes_back"] for event in events if event["move"]["do"] == "undo"}
    kept = [e for e in events if e["seq"] not in gone and e["move"]["do"] != "undo"]
    own = max((at for at, event in enumerate(kept) if event["seat"] == seat), default=0)
    return kept[own:]


def reveals(event: Json) -> bool:
    """Whether something was drawn or laid out with it."""
    return bool(event["drew"] or event["laid_out"] or event["loaded"])


@pytest.mark.slow
@pytest.mark.parametrize("asked", [("undo", {}), ("act", {"action": "undo"})])
async def test_a_bid_and_its_answers_are_taken_back(
    served: Served, asked: tuple[str, Json]
) -> None:
    kind, fields = asked
    async with Person(served.address) as ann:
        while True:  # until both bots answer with something that draws nothing
            made = await ann.post("/tables", {"seats": [ME, BOT, BOT], "start": True})
            path = f"/tables/{made['table']['id']}"
            async with ann.watch(made["table"]["id"]) as watch:
                await until(watch, "state")
                await my_turn(watch)
                before = await ann.get(path)
                bid = before["legal"]["bids"][0]["ranges"][0]["action"]
                await said_to(watch, "act", seq=before["seq"], action=bid)
                await my_turn(watch)
                answers = [event["seat"] for event in watch.events[before["seq"] + 1 :]]
                if not watch.can_undo or len(answers) != 2:
                    continue
                done = await said_to(watch, kind, seq=watch.seq, **fields)
                assert done["type"] == "done"
                after = await ann.get(path)
                assert after["seq"] == done["seq"] == before["seq"] + 6
                assert (after["view"], after["legal"]) == (before["view"], before["legal"])
                undone = [(each["seat"], each["move"]["takes_back"]) for each in watch.events[-3:]]
                own = before["seq"]
                assert undone == [(answers[1], own + 2), (answers[0], own + 1), (0, own)]
                # No bot moves before she does; then they decide again.
                assert after["table"]["to_act"] == [0]
                await said_to(watch, "act", seq=watch.seq, action=bid)
                await my_turn(watch)
                assert len(watch.events) > done["seq"] + 2
                return


@pytest.mark.slow
async def test_can_undo_tells_the_truth_through_a_whole_game(served: Served) -> None:
    chance = random.Random(3)
    taken = refused = 0
    async with Person(served.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        path = f"/tables/{made['table']['id']}"
        async with ann.watch(made["table"]["id"]) as watch:
            await until(watch, "state")
            while True:
                await my_turn(watch)
                if watch.over:
                    break
                expected = since_mine(watch.events, 0)
                drawn = expected[0]["seat"] != 0 or any(reveals(event) for event in expected)
                assert watch.can_undo is not drawn, expected
                if drawn and (refused < 2 or chance.random() < 0.2):
                    body = {"seq": watch.seq}
                    assert await refusal(ann, "POST", f"{path}/undo", body) == (422, "illegal")
                    refused += 1
                elif not drawn and (taken < 6 or chance.random() < 0.3):
                    assert (await said_to(watch, "undo", seq=watch.seq))["type"] == "done"
                    taken += 1
                    continue
                assert watch.legal is not None
                action = some_action(watch.legal, chance)
                assert (await said_to(watch, "act", seq=watch.seq, action=action))["type"] == "done"
            assert not watch.can_undo
    assert taken > 5
    assert refused > 1


async def test_an_undo_reaches_past_a_bot_that_was_quicker(served: Served) -> None:
    """One presses undo while the bot moves: it takes back what one meant, not nothing."""
    async with Person(served.address) as ann:
        while True:
            made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
            path = f"/tables/{made['table']['id']}"
            async with ann.watch(made["table"]["id"]) as watch:
                await until(watch, "state")
                await my_turn(watch)
                before = await ann.get(path)
                bid = before["legal"]["bids"][0]["ranges"][0]["action"]
                seq = (await said_to(watch, "act", seq=before["seq"], action=bid))["seq"]
                await my_turn(watch)
                if not watch.can_undo:
                    continue
                await said_to(watch, "undo", seq=seq)
                assert (await ann.get(path))["view"] == before["view"]
                # What she saw before her own undo is stale: it isn't taken back twice.
                stale = await said_to(watch, "undo", seq=seq)
                assert (stale["type"], stale["code"]) == ("refused", "stale")
                return


async def test_other_people_are_not_overruled(served: Served) -> None:
    """Also after they have left: a bot stands in, and they may come back."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, BOT]})
        path = f"/tables/{made['table']['id']}"
        await bob.post("/join", {"invite": made["you"]["invite"]})
        await bob.post(f"{path}/seats/1")
        await ann.post(f"{path}/start")
        async with ann.watch(made["table"]["id"]) as watch:
            await until(watch, "state")
            async with asyncio.timeout(SOON):
                while watch.table["to_act"] != [0]:
                    if watch.table["to_act"] == [1]:
                        await bob.post(f"{path}/actions", {"seq": watch.seq, "action": "pass"})
                    await watch.next()
            assert watch.legal is not None
            bid = watch.legal["bids"][0]["ranges"][0]["action"]
            seq = (await said_to(watch, "act", seq=watch.seq, action=bid))["seq"]
            could_undo = watch.can_undo
            await bob.post(f"{path}/actions", {"seq": seq, "action": "pass"})
            await bob.post(f"{path}/leave")
            await my_turn(watch)
            assert (could_undo, watch.can_undo) == (True, False)
            found = await said_to(watch, "undo", seq=watch.seq)
            assert (found["type"], found["code"]) == ("refused", "illegal")


@pytest.mark.slow
async def test_clocks_start_again_after_an_undo(sqlite_url: str) -> None:
    """The time spent is spent; the decision that is open again has its full time."""
    clock = Clock()
    pace = {"kind": "live", "seconds": 30, "reserve": 120}
    with serving(sqlite_url, now=clock) as timed:
        async with Person(timed.address) as ann:
            while True:
                wanted = {"seats": [ME, BOT], "pace": pace, "start": True}
                made = await ann.post("/tables", wanted)
                async with ann.watch(made["table"]["id"]) as watch:
                    await until(watch, "state")
                    await my_turn(watch)
                    assert watch.legal is not None
                    bid = watch.legal["bids"][0]["ranges"][0]["action"]
                    await said_to(watch, "act", seq=watch.seq, action=bid)
                    await my_turn(watch)
                    if not watch.can_undo:
                        continue
                    clock.seconds += 40
                    await said_to(watch, "undo", seq=watch.seq)
                    mine, other = watch.table["seats"]
                    assert (mine["reserve"], mine["deadline"]) == (110.0, clock() + 30 + 110)
                    assert (other["reserve"], other["deadline"]) == (120.0, None)
                    return


async def test_automatic_passes_end_with_an_undo(served: Served) -> None:
    async with Person(served.address) as ann:
        while True:
            made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
            async with ann.watch(made["table"]["id"]) as watch:
                await until(watch, "state")
                await my_turn(watch)
                before = watch.view
                done = await said_to(watch, "passing", mode="season")
                async with asyncio.timeout(SOON):
                    while not watch.can_undo and not watch.my_turn:
                        await watch.next()
                if not watch.can_undo or done["seq"] + 1 < watch.seq:
                    continue
                if (await said_to(watch, "undo", seq=watch.seq))["type"] == "refused":
                    continue  # the bot was quicker, and drew
                state = await ann.get(f"/tables/{made['table']['id']}")
                assert state["you"]["pass_mode"] == ""
                assert state["table"]["to_act"] == [0]
                assert before["season"] == state["view"]["season"]
                return
