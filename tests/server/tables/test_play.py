"""Playing: actions and their numbers, undo, passing, chat, hints, spectators, coming and going."""

import asyncio
import contextlib
import gc
import random
import socket
from typing import Any
from weakref import ref

import pytest
from tests.server.server_thread import (
    BOT,
    ME,
    SOON,
    Person,
    Served,
    said_to,
    seated,
    to_move,
    until,
)
from tests.server.tables.test_tables import refusal
from websockets.exceptions import ConnectionClosed

from bench.client import some_action
from keyflower.server.web.http import LiveProtocol

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


# ---- Acting


async def test_an_action_is_stored_and_told_to_everyone(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        table = await seated(ann, bob, listed=True)
        mover, other, state = await to_move(ann, bob, table)
        async with mover.watch(table) as acts, other.watch(table) as sees, eve.watch(table) as on:
            for watch in (acts, sees, on):
                assert (await until(watch, "state"))["seq"] == 1
            bid = state["legal"]["bids"][0]
            line = f"bid 1 {bid['ranges'][0]['colours'][0]} {bid['at']}"
            done = await said_to(acts, "act", seq=1, action=line)
            assert done == {"type": "done", "id": "asked", "seq": 2}
            for watch in (sees, on):
                update = await until(watch, "update")
                assert [event["text"] for event in update["events"]] == [line]
                assert [event["seq"] for event in update["events"]] == [1]
            assert acts.legal is None
            assert sees.legal is not None
            assert on.legal is None
            for watch, person in ((acts, mover), (sees, other), (on, eve)):
                now = await person.get(f"/tables/{table}")
                assert watch.view == now["view"]
                assert watch.events == now["events"]
                assert watch.legal == now["legal"]


@pytest.mark.slow
async def test_what_everyone_decides_apart_waits_for_nobody(served: Served) -> None:
    """T3: winter tiles are chosen at the same time; the others' choice makes nobody's too late."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}"
        while (state := await ann.get(path))["view"]["phase"] != "pick_winter":
            for person, boat in ((ann, "keyflower"), (bob, "sea_bastion")):
                seen = await person.get(path)
                phase = seen["view"]["phase"]
                if seen["legal"] and phase != "pick_winter":
                    line = f"boat {boat}" if phase == "pick_boat" else "pass"
                    body = {"seq": seen["seq"], "action": line}
                    await person.post(f"{path}/actions", body)
        bodies = []
        for person in (ann, bob):
            seen = await person.get(path)
            tiles = seen["view"]["seats"][seen["you"]["seat"]]["winter"]
            bodies.append({"seq": state["seq"], "action": f"winter {tiles[0]}"})
        assert await ann.post(f"{path}/actions", bodies[0]) == {"seq": state["seq"] + 1}
        assert await refusal(ann, "POST", f"{path}/actions", bodies[0]) == (409, "stale")
        assert (await bob.post(f"{path}/actions", bodies[1]))["seq"] > state["seq"] + 1
        assert await refusal(ann, "POST", f"{path}/actions", bodies[0]) == (409, "stale")


async def test_what_the_rules_do_not_allow_is_refused_with_the_reason(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}/actions"
        mover, other, _ = await to_move(ann, bob, table)
        for action in (
            "bid 60 red lot:keywood",
            "bid 1 mauve lot:keywood",
            "dance",
            "undo",
            "deal",
            1,
            (1 << 53) - 1,
        ):
            found = await refusal(mover, "POST", path, {"seq": 1, "action": action})
            assert found == (422, "illegal"), action
        assert await refusal(other, "POST", path, {"seq": 1, "action": "pass"}) == (422, "illegal")
        async with mover.watch(table) as watch:
            await until(watch, "state")
            refused = await said_to(watch, "act", seq=1, action="done")
            first = {"phase": "turn", "tile": ""}
            assert refused["reason"] == {"id": "illegal-first", "rule": "T4", "variables": first}
            assert refused["message"].startswith(
                "done: it’s your turn: bid, use a tile or pass (T4)"
            )
            refused = await said_to(watch, "act", seq=1, action="dance")
            assert (refused["code"], refused["reason"]) == ("illegal", None)
        eve = Person(served.address)
        unseated = await refusal(eve, "POST", path, {"seq": 1, "action": "pass"})
        assert unseated == (403, "no-seat")  # she may watch
        assert (await mover.get(f"/tables/{table}"))["seq"] == 1


async def test_spectators_see_and_cannot_act(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        table = await seated(ann, bob, listed=True)
        for known_here in (False, True):
            if known_here:
                await eve.get("/me")
            async with eve.watch(table) as watch:
                state = await until(watch, "state")
                assert state["you"]["seat"] is None
                assert state["you"]["invite"] is None
                assert all("workers" not in seat for seat in state["view"]["seats"])
                for kind, fields in (
                    ("act", {"seq": 1, "action": "pass"}),
                    ("undo", {"seq": 1}),
                    ("passing", {"mode": "season"}),
                    ("say", {"text": "hello"}),
                ):
                    refused = await said_to(watch, kind, **fields)
                    assert (refused["type"], refused["code"]) == ("refused", "no-seat")
                assert (await said_to(watch, "ping"))["type"] == "pong"
        path = f"/tables/{table}"
        for method, what, body in (
            ("POST", "actions", {"seq": 1, "action": "pass"}),
            ("POST", "undo", {"seq": 1}),
            ("PUT", "passing", {"mode": "season"}),
            ("POST", "chat", {"text": "hello"}),
            ("POST", "leave", {}),
            ("POST", "return", {}),
            ("POST", "hint", None),
        ):
            assert await refusal(eve, method, f"{path}/{what}", body) == (403, "no-seat"), what


# ---- Undo


async def test_undo_takes_back_ones_own_latest_action(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}"
        mover, other, before = await to_move(ann, bob, table)
        assert before["can_undo"] is False
        assert await refusal(mover, "POST", f"{path}/undo", {"seq": 1}) == (422, "illegal")
        bid = before["legal"]["bids"][0]["ranges"][0]["action"]
        async with other.watch(table) as watch:
            await until(watch, "state")
            await mover.post(f"{path}/actions", {"seq": 1, "action": bid})
            assert (await mover.get(path))["can_undo"] is True
            assert (await other.get(path))["can_undo"] is False
            assert await refusal(other, "POST", f"{path}/undo", {"seq": 2}) == (422, "illegal")
            assert await refusal(mover, "POST", f"{path}/undo", {"seq": 1}) == (409, "stale")
            assert await mover.post(f"{path}/undo", {"seq": 2}) == {"seq": 3}
            after = await mover.get(path)
            assert after["view"] == before["view"]
            assert after["legal"] == before["legal"]
            assert [event["text"] for event in after["events"]][-1] == "undo"
            while watch.seq < 3:
                await watch.next()
            assert watch.view == (await other.get(path))["view"]
            assert watch.legal is None
        # Once the other one has acted, it is too late.
        await mover.post(f"{path}/actions", {"seq": 3, "action": bid})
        await other.post(f"{path}/actions", {"seq": 4, "action": "pass"})
        assert (await mover.get(path))["can_undo"] is False
        assert await refusal(mover, "POST", f"{path}/undo", {"seq": 5}) == (422, "illegal")


async def test_what_was_drawn_cannot_be_taken_back(served: Served) -> None:
    """Both pass, boats are picked, the next season is drawn: nobody can go back behind that."""
    chance = random.Random(1)
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}"
        season = "spring"
        while season == "spring":
            mover, _, state = await to_move(ann, bob, table)
            action: Any = "pass"
            if state["view"]["phase"] != "turn":
                action = some_action(state["legal"], chance)
            done = await mover.post(f"{path}/actions", {"seq": state["seq"], "action": action})
            season = (await mover.get(path))["view"]["season"]
        for person in (ann, bob):
            assert (await person.get(path))["can_undo"] is False
            found = await refusal(person, "POST", f"{path}/undo", {"seq": done["seq"]})
            assert found == (422, "illegal")


# ---- Passing


async def test_passing_for_the_season_is_done_by_the_server(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}"
        mover, other, state = await to_move(ann, bob, table)
        # Said while it is not one's turn: nothing happens yet.
        assert await other.call("PUT", f"{path}/passing", {"mode": "season"}) == {"seq": 1}
        assert (await other.get(path))["you"]["pass_mode"] == "season"
        assert (await mover.get(path))["you"]["pass_mode"] == ""
        bid = state["legal"]["bids"][0]["ranges"][0]["action"]
        async with mover.watch(table) as watch:
            await until(watch, "state")
            assert (await said_to(watch, "act", seq=1, action=bid))["seq"] == 3
            assert [event["text"] for event in watch.events][-1] == "pass"
            assert watch.legal is not None
            # Other people's modes are nobody's business.
            assert watch.table["seats"][0].keys() == watch.table["seats"][1].keys()
            assert "pass_mode" not in watch.table["seats"][0]
            assert (await said_to(watch, "act", seq=3, action="pass"))["seq"] == 4
        now = await other.get(path)
        assert now["view"]["phase"] != "turn" or now["view"]["season"] != "spring"
        chance = random.Random(2)
        while now["view"]["season"] == "spring":
            person, _, state = await to_move(ann, bob, table)
            body = {"seq": state["seq"], "action": some_action(state["legal"], chance)}
            await person.post(f"{path}/actions", body)
            now = await other.get(path)
        assert now["you"]["pass_mode"] == ""


# ---- Talking


async def test_chat_reaches_everyone_and_is_kept(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await ann.call("PATCH", "/me", {"name": "Ann"})
        table = await seated(ann, bob, listed=True)
        async with bob.watch(table) as his, Person(served.address).watch(table) as on:
            await until(his, "state")
            await until(on, "state")
            await ann.post(f"/tables/{table}/chat", {"text": " good luck \n all "})
            for watch in (his, on):
                line = (await until(watch, "chat"))["chat"][0]
                assert (line["number"], line["seat"], line["name"]) == (0, 0, "Ann")
                assert line["text"] == "good luck \n all"
            assert (await said_to(his, "say", text="<b>you too</b>"))["type"] == "done"
            assert (await until(on, "chat"))["chat"][0]["text"] == "<b>you too</b>"
        kept = (await ann.get(f"/tables/{table}"))["chat"]
        assert [line["text"] for line in kept] == ["good luck \n all", "<b>you too</b>"]
        later = (await ann.get(f"/tables/{table}?chat=1"))["chat"]
        assert [line["number"] for line in later] == [1]


# ---- Coming and going


async def test_coming_back_brings_what_was_missed_and_nothing_twice(served: Served) -> None:
    chance = random.Random(4)
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        async with ann.watch(table) as first:
            await until(first, "state")
        first_seq = first.seq
        for turn in range(6):
            mover, _, state = await to_move(ann, bob, table)
            action = some_action(state["legal"], chance)
            await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": action})
            await bob.post(f"/tables/{table}/chat", {"text": f"line {turn}"})
        whole = await ann.get(f"/tables/{table}")
        async with ann.watch(table, since=first_seq, chat=2) as again:
            state = await until(again, "state")
            assert first.events + state["events"] == whole["events"]
            assert [line["number"] for line in state["chat"]] == [2, 3, 4, 5]
            assert state["view"] == whole["view"]
        async with ann.watch(table, since=90_000, chat=90_000) as ahead:
            state = await until(ahead, "state")
            assert (state["events"], state["chat"]) == ([], [])


# ---- Slow readers


def mute(served: Served, table: str, cookie: str) -> socket.socket:
    """A WebSocket of somebody who asks and never reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(SOON)
    found.connect(("127.0.0.1", served.port))
    found.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: keyflower={cookie}\r\n\r\n"
        "".encode()
    )
    return found


def frame(text: str) -> bytes:
    """A short text frame, masked with zeros."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text.encode()


def metric(text: str, name: str) -> float:
    """The value of a metric."""
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


@pytest.mark.thorough
@pytest.mark.slow
async def test_who_never_reads_is_dropped_and_nobody_else_suffers(on_sqlite: Served) -> None:
    """Each stale message is answered with the whole state; soon nobody can take more of them."""
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as bob:
        table = await seated(ann, bob, listed=True)

        async def dropped() -> float:
            return metric((await bob.http.get("/metrics")).text, "keyflower_viewers_dropped_total")

        before = await dropped()
        ask = frame('{"type":"undo","seq":99}') * 100
        with mute(on_sqlite, table, ann.cookie) as deaf:
            async with asyncio.timeout(3 * SOON), bob.watch(table) as his:
                await until(his, "state")
                while await dropped() == before:
                    with contextlib.suppress(OSError):
                        await asyncio.to_thread(deaf.sendall, ask)
                    assert (await said_to(his, "ping"))["type"] == "pong"
                assert (await said_to(his, "say", text="still here"))["type"] == "done"
        assert his.chat[-1]["text"] == "still here"


async def test_a_closed_connection_is_freed_at_once(on_sqlite: Served) -> None:
    """Nothing of it is in a cycle: full collections are rare (operations/garbage.py)."""
    async with Person(on_sqlite.address) as ann:
        table = (await ann.post("/tables", {"seats": [ME, BOT]}))["table"]["id"]
        found: list[ref[object]] = []
        gc.disable()
        try:
            while not found:  # the server may have exempted all objects in this moment
                async with ann.watch(table) as watch:
                    await until(watch, "state")
                    open_now = [each for each in gc.get_objects() if isinstance(each, LiveProtocol)]
                    found = [ref(part) for each in open_now for part in (each, each.conn)]
                    del open_now[:]
            async with asyncio.timeout(SOON):
                while any(each() is not None for each in found):
                    await asyncio.sleep(0)
        finally:
            gc.enable()


async def test_a_refused_connection_is_freed_at_once(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = (await ann.post("/tables", {"seats": [ME, BOT]}))["table"]["id"]
        gc.unfreeze()
        gc.collect()  # what earlier tests have left
        gc.disable()
        try:
            async with ann.watch(table, since=-1) as watch:
                with pytest.raises(ConnectionClosed):
                    await watch.next()
            async with asyncio.timeout(SOON):
                there = True
                while there:
                    await asyncio.sleep(0)
                    gc.unfreeze()  # what the server has exempted isn't listed
                    there = any(isinstance(each, LiveProtocol) for each in gc.get_objects())
        finally:
            gc.enable()
