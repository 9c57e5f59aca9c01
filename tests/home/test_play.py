"""Playing at one device or against bots: actions, passing, prepared bids, notes, hints."""

import asyncio
import random

import pytest
from tests.home.homes import Person, follow, next_turn, show
from tests.server.server_thread import BOT, ME, said_to, until

from bench.client import Json, some_action

pytestmark = pytest.mark.anyio

TOGETHER: Json = {"seats": [ME, {"kind": "here", "name": "Bea"}], "start": True}


async def mover_of(ann: Person, table: str) -> tuple[int, Json]:
    """Open the curtain for the seat that is to act. -> it, and the state then"""
    seat: int = (await ann.get(f"/tables/{table}"))["table"]["to_act"][0]
    return seat, await show(ann, table, seat)


# ---- Acting


async def test_numbers_of_the_legal_form_and_lines_are_the_same(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    path = f"/tables/{table}"
    _, state = await mover_of(ann, table)
    bid = state["legal"]["bids"][0]
    part = max(bid["ranges"], key=lambda part: part["most"])
    (colour,) = part["colours"]
    number = part["action"] + bid["steps"][colour]
    assert await ann.post(f"{path}/actions", {"seq": 1, "action": number}) == {"seq": 2}
    _, state = await mover_of(ann, table)
    assert state["events"][-1]["text"] == f"bid {part['least'] + 1} {colour} {bid['at']}"
    await ann.post(f"{path}/actions", {"seq": 2, "action": "pass"})
    assert (await ann.get(path))["events"][-1]["text"] == "pass"


async def test_stale_and_doubled_actions_are_refused(ann: Person) -> None:
    table = await ann.begin()
    path = f"/tables/{table}"
    async with ann.watch(table) as watch:
        await next_turn(watch)
        seq = watch.seq
        body = {"seq": seq, "action": "pass"}
        answers = await asyncio.gather(
            *(ann.answer("POST", f"{path}/actions", body) for _ in range(4))
        )
        assert [answer for status, answer in answers if status != 409] == [{"seq": seq + 1}]
        assert [answer["code"] for status, answer in answers if status == 409] == ["stale"] * 3
        await follow(watch, lambda: watch.seq > seq)
        await next_turn(watch)
        for wrong in (0, seq, watch.seq + 1, 99_999):
            body = {"seq": wrong, "action": 0}
            assert await ann.refusal("POST", f"{path}/actions", body) == (409, "stale")
        # Over a line the current state follows, whole.
        assert (await said_to(watch, "act", seq=seq, action="pass"))["code"] == "stale"
        again = await until(watch, "state")
        assert (again["seq"], again["events"]) == (watch.seq, [])
        assert (await ann.get(path))["seq"] == watch.seq


async def test_illegal_actions_are_refused_with_the_reason(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    path = f"/tables/{table}/actions"
    await mover_of(ann, table)
    for action in (
        "bid 60 red lot:keywood",
        "bid 1 mauve lot:keywood",
        "dance",
        "undo",
        "deal",
        1,
        (1 << 53) - 1,
    ):
        refusal = await ann.refusal("POST", path, {"seq": 1, "action": action})
        assert refusal == (422, "illegal"), action
    for malformed in ({}, {"seq": 1}, {"seq": "1", "action": "pass"}, {"seq": 1, "action": [1]}):
        assert await ann.refusal("POST", path, malformed) == (400, "bad-request"), malformed
    async with ann.watch(table, since=1) as watch:
        await until(watch, "state")
        refused = await said_to(watch, "act", seq=1, action="done")
        first = {"phase": "turn", "tile": ""}
        assert refused["reason"] == {"id": "illegal-first", "rule": "T4", "variables": first}
        assert refused["message"].startswith("done: it’s your turn: bid, use a tile or pass (T4)")
        refused = await said_to(watch, "act", seq=1, action="dance")
        assert (refused["code"], refused["reason"]) == ("illegal", None)
    assert (await ann.get(f"/tables/{table}"))["seq"] == 1


# ---- Passing


async def test_passing_on_your_turn_passes_at_once_and_can_be_ended(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    path = f"/tables/{table}"
    seat, _ = await mover_of(ann, table)
    assert await ann.put(f"{path}/passing", {"mode": "season"}) == {"seq": 2}
    state = await show(ann, table, seat)
    assert (state["events"][-1]["text"], state["events"][-1]["seat"]) == ("pass", seat)
    assert state["you"]["pass_mode"] == "season"
    assert (await show(ann, table, 1 - seat))["you"]["pass_mode"] == ""
    await show(ann, table, seat)
    assert await ann.put(f"{path}/passing", {"mode": ""}) == {"seq": 2}
    assert await ann.refusal("PUT", f"{path}/passing", {"mode": "forever"}) == (400, "bad-request")
    state = await show(ann, table, 1 - seat)
    bid = state["legal"]["bids"][0]["ranges"][0]["action"]
    assert await ann.post(f"{path}/actions", {"seq": 2, "action": bid}) == {"seq": 3}
    assert (await show(ann, table, seat))["legal"] is not None


# ---- Prepared bids and notes


async def test_a_prepared_bid_is_made_on_the_next_turn(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    path = f"/tables/{table}"
    seat, _ = await mover_of(ann, table)
    state = await show(ann, table, 1 - seat)
    workers = state["view"]["seats"][1 - seat]["workers"]
    colour = next(name for name, count in workers.items() if count)
    lots = [f"lot:{lot['tile']}" for lot in state["view"]["lots"]]
    bid = {"at": lots[0], "colour": colour, "most": 2}
    await ann.put(f"{path}/prepared", {"bids": [bid]})
    assert (await ann.get(path))["you"]["prepared"] == {"bids": [bid], "cancelled": []}
    for wrong, code in (
        ([bid | {"at": "lot:nowhere"}], "bad-bid"),
        ([bid | {"colour": "purple"}], "bad-request"),
        ([bid | {"most": 0}], "bad-request"),
        ([bid | {"most": 61}], "bad-request"),
        ([bid, bid], "bad-bid"),
        ([bid | {"at": lot} for lot in lots[:5]], "bad-request"),
    ):
        body = {"bids": wrong}
        assert await ann.refusal("PUT", f"{path}/prepared", body) == (400, code), wrong
    assert (await show(ann, table, seat))["you"]["prepared"] == {"bids": [], "cancelled": []}
    await ann.post(f"{path}/actions", {"seq": 1, "action": "pass"})
    state = await show(ann, table, seat)
    assert (state["events"][-1]["seat"], state["events"][-1]["move"]["do"]) == (1 - seat, "bid")
    await show(ann, table, 1 - seat)
    await ann.put(f"{path}/prepared", {"bids": []})
    assert (await ann.get(path))["you"]["prepared"]["bids"] == []


async def test_notes_are_those_of_the_side_that_is_shown(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    path = f"/tables/{table}/notes"
    assert await ann.refusal("GET", path) == (409, "curtain-closed")
    await show(ann, table, 0)
    assert await ann.get(path) == {"text": ""}
    await ann.put(path, {"text": "Bea wants the Keyflower"})
    await ann.put(path, {"text": "Bea wants boats\nand green"})
    assert await ann.refusal("PUT", path, {"text": "x" * 4001}) == (400, "bad-request")
    await show(ann, table, 1)
    assert await ann.get(path) == {"text": ""}
    async with ann.again() as later:
        await show(later, table, 0)
        assert await later.get(path) == {"text": "Bea wants boats\nand green"}


# ---- Hints


async def test_a_hint_is_what_a_bot_would_do(ann: Person) -> None:
    table = await ann.begin()
    path = f"/tables/{table}"
    async with ann.watch(table) as watch:
        await next_turn(watch)
        hint = await ann.post(f"{path}/hint")
        assert hint["seq"] == watch.seq
        assert 1 <= len(hint["thoughts"]) <= 3
        best = hint["thoughts"][0]
        assert best["value"] == max(thought["value"] for thought in hint["thoughts"])
        kinds = [thought["move"].split()[0] for thought in hint["thoughts"]]
        assert {"bid", "use", "pass"} >= set(kinds)
        given = [reason["id"] for thought in hint["thoughts"] for reason in thought["reasons"]]
        assert len(given) >= 2 * len(kinds)
        assert all(name.startswith("idea-") for name in given)
        assert await ann.post(f"{path}/hint") == hint
        done = await said_to(watch, "act", seq=watch.seq, action=best["action"])
        assert done["type"] == "done"


async def test_a_hint_is_for_a_player_who_has_something_to_decide(ann: Person) -> None:
    table = await ann.begin(TOGETHER)
    assert await ann.refusal("POST", f"/tables/{table}/hint") == (409, "curtain-closed")
    seat, _ = await mover_of(ann, table)
    await show(ann, table, 1 - seat)
    assert await ann.refusal("POST", f"/tables/{table}/hint") == (409, "nothing-to-decide")
    silent = await ann.begin(TOGETHER | {"hints": False})
    await mover_of(ann, silent)
    assert await ann.refusal("POST", f"/tables/{silent}/hint") == (403, "no-hints")


# ---- Lines


async def test_every_message_has_an_answer(ann: Person) -> None:
    table = await ann.begin()
    async with ann.watch(table) as watch:
        await next_turn(watch)
        pong = await said_to(watch, "ping")
        assert (pong["type"], set(pong)) == ("pong", {"type", "id", "now"})
        seq = watch.seq
        done = await said_to(watch, "act", seq=seq, action="pass")
        assert (done["type"], done["seq"] > seq) == ("done", True)
        malformed: list[tuple[str, Json]] = [
            ("dance", {}),
            ("act", {"seq": "1", "action": "pass"}),
            ("act", {"seq": seq}),
            ("undo", {}),
        ]
        for kind, fields in malformed:
            await watch.send(kind, **fields)
            await until(watch, "refused")
        assert (await said_to(watch, "ping"))["type"] == "pong"


async def test_coming_back_brings_what_was_missed_and_nothing_twice(ann: Person) -> None:
    chance = random.Random(4)
    table = await ann.begin()
    async with ann.watch(table) as first:
        await next_turn(first)
    async with ann.watch(table, since=first.seq) as watch:
        for _ in range(4):
            await next_turn(watch)
            assert watch.legal is not None
            await said_to(watch, "act", seq=watch.seq, action=some_action(watch.legal, chance))
        await next_turn(watch)
        whole = await ann.get(f"/tables/{table}")
        assert first.events + watch.events == whole["events"]
    async with ann.watch(table, since=first.seq) as again:
        state = await until(again, "state")
        assert first.events + state["events"] == whole["events"]
        assert state["view"] == whole["view"]
    async with ann.watch(table, since=90_000) as ahead:
        assert (await until(ahead, "state"))["events"] == []


async def test_two_windows_of_one_person_show_the_same(ann: Person) -> None:
    table = await ann.begin()
    async with ann.watch(table) as left, ann.watch(table) as right:
        for watch in (left, right):
            await next_turn(watch)
        assert (await said_to(left, "act", seq=left.seq, action="pass"))["type"] == "done"
        await follow(right, lambda: right.seq >= left.seq)
        assert right.events[: len(left.events)] == left.events


async def test_a_game_against_bots_is_played_to_its_end(ann: Person) -> None:
    chance = random.Random(1)
    table = await ann.begin({"seats": [ME, BOT, BOT], "start": True})
    async with ann.watch(table) as watch:
        while True:
            await next_turn(watch)
            if watch.legal is None:
                break
            action = some_action(watch.legal, chance)
            assert (await said_to(watch, "act", seq=watch.seq, action=action))["type"] == "done"
    state = await ann.get(f"/tables/{table}")
    assert state["table"]["status"] == "finished"
    assert len(state["table"]["result"]) == 3
    assert [event["seq"] for event in state["events"]] == list(range(state["seq"]))
    (game,) = (await ann.get("/games"))["games"]
    assert (game["table"], game["seat"]) == (state["table"], 0)
