"""Undo at a table where all others are bots: their answers are taken back with the own action."""

import random

import pytest
from tests.home.homes import Home, Person, follow, next_turn
from tests.server.server_thread import BOT, ME, said_to

from bench.client import Json, Watch, some_action

pytestmark = pytest.mark.anyio


def since_mine(events: list[Json], seat: int) -> list[Json]:
    """The latest event of a seat that stands, and those after it that stand."""
    gone = {event["move"]["takes_back"] for event in events if event["move"]["do"] == "undo"}
    kept = [e for e in events if e["seq"] not in gone and e["move"]["do"] != "undo"]
    own = max((at for at, event in enumerate(kept) if event["seat"] == seat), default=0)
    return kept[own:]


def reveals(event: Json) -> bool:
    """Whether something was drawn or laid out with it."""
    return bool(event["drew"] or event["laid_out"] or event["loaded"])


async def bid(watch: Watch) -> int:
    """Make the first bid that is possible. -> what it was"""
    await next_turn(watch)
    assert watch.legal is not None
    action: int = watch.legal["bids"][0]["ranges"][0]["action"]
    assert (await said_to(watch, "act", seq=watch.seq, action=action))["type"] == "done"
    return action


@pytest.mark.slow
@pytest.mark.parametrize("asked", [("undo", {}), ("act", {"action": "undo"})])
async def test_a_bid_and_its_answers_are_taken_back(ann: Person, asked: tuple[str, Json]) -> None:
    kind, fields = asked
    while True:  # until both bots answer with something that draws nothing
        table = await ann.begin({"seats": [ME, BOT, BOT], "start": True})
        path = f"/tables/{table}"
        async with ann.watch(table) as watch:
            await next_turn(watch)
            before = await ann.get(path)
            action = await bid(watch)
            await next_turn(watch)
            answers = [event["seat"] for event in watch.events[before["seq"] + 1 :]]
            if not watch.can_undo or len(answers) != 2:
                continue
            done = await said_to(watch, kind, seq=watch.seq, **fields)
            assert done["type"] == "done"
            after = await ann.get(path)
            assert after["seq"] == done["seq"] == before["seq"] + 6
            assert (after["view"], after["legal"]) == (before["view"], before["legal"])
            undone = [(event["seat"], event["move"]["takes_back"]) for event in watch.events[-3:]]
            own = before["seq"]
            assert undone == [(answers[1], own + 2), (answers[0], own + 1), (0, own)]
            # No bot moves before she does; then they decide again.
            assert after["table"]["to_act"] == [0]
            await said_to(watch, "act", seq=watch.seq, action=action)
            await next_turn(watch)
            assert len(watch.events) > done["seq"] + 2
            return


@pytest.mark.slow
async def test_can_undo_tells_the_truth_through_a_whole_game(ann: Person) -> None:
    chance = random.Random(3)
    taken = refused = 0
    table = await ann.begin()
    async with ann.watch(table) as watch:
        while True:
            await next_turn(watch)
            if watch.over:
                break
            expected = since_mine(watch.events, 0)
            drawn = expected[0]["seat"] != 0 or any(reveals(event) for event in expected)
            assert watch.can_undo is not drawn, expected
            if drawn and (refused < 2 or chance.random() < 0.2):
                body = {"seq": watch.seq}
                refusal = await ann.refusal("POST", f"/tables/{table}/undo", body)
                assert refusal == (422, "illegal")
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


async def test_an_undo_reaches_past_a_bot_that_was_quicker(ann: Person) -> None:
    """An undo that is sent while the bot moves takes back the own action."""
    while True:
        table = await ann.begin()
        async with ann.watch(table) as watch:
            await next_turn(watch)
            before = await ann.get(f"/tables/{table}")
            await bid(watch)
            seq = before["seq"] + 1
            await next_turn(watch)
            if not watch.can_undo:
                continue
            assert (await said_to(watch, "undo", seq=seq))["type"] == "done"
            assert (await ann.get(f"/tables/{table}"))["view"] == before["view"]
            # What she saw before her own undo is stale: it isn't taken back twice.
            stale = await said_to(watch, "undo", seq=seq)
            assert (stale["type"], stale["code"]) == ("refused", "stale")
            return


async def test_clocks_start_again_after_an_undo(home: Home, ann: Person) -> None:
    """The time spent is spent; the decision that is open again has its full time."""
    pace = {"kind": "live", "seconds": 30, "reserve": 120}
    while True:
        table = await ann.begin({"seats": [ME, BOT], "pace": pace, "start": True})
        async with ann.watch(table) as watch:
            await bid(watch)
            await next_turn(watch)
            if not watch.can_undo:
                continue
            home.clock.seconds += 40
            await said_to(watch, "undo", seq=watch.seq)
            mine, other = watch.table["seats"]
            assert (mine["reserve"], mine["deadline"]) == (110.0, home.clock() + 30 + 110)
            assert (other["reserve"], other["deadline"]) == (120.0, None)
            return


async def test_automatic_passes_end_with_an_undo(ann: Person) -> None:
    while True:
        table = await ann.begin()
        async with ann.watch(table) as watch:
            await next_turn(watch)
            before = watch.view
            done = await said_to(watch, "passing", mode="season")
            await follow(watch, lambda: watch.can_undo or watch.my_turn)
            if not watch.can_undo or done["seq"] + 1 < watch.seq:
                continue
            if (await said_to(watch, "undo", seq=watch.seq))["type"] == "refused":
                continue  # the bot was quicker, and drew
            state = await ann.get(f"/tables/{table}")
            assert state["you"]["pass_mode"] == ""
            assert state["table"]["to_act"] == [0]
            assert before["season"] == state["view"]["season"]
            return
