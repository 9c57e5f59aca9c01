"""The game without a server: every request and message of the page, answered on the device."""

import json
import random
from typing import Any

import pytest
from tests.tab.memory import Memory
from tests.tab.page import Watch, answer_of, ask, refused

from bench.client import some_action
from keyflower.tab import Home

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "greedy"}
ALONE = {"seats": [{"kind": "me"}, BOT], "start": True}


async def play(watch: Watch, chance: random.Random, most: int = 1000) -> None:
    """Some legal actions of whoever sits here, to the end of the game or as many."""
    for _ in range(most):
        await watch.until(watch.my_turn)
        if watch.state["legal"] is None:
            return
        action = some_action(watch.state["legal"], chance)
        answer = await watch.send("act", seq=watch.state["seq"], action=action)
        assert answer["type"] == "done", answer


async def test_a_game_against_bots() -> None:
    home = Home(Memory())
    assert await ask(home, "POST", "/me") == {"name": "Guest", "face": ""}
    levels = [each["id"] for each in await ask(home, "GET", "/bots")]
    assert levels == ["beginner", "easy", "medium", "strong", "expert", "master"]
    made = await answer_of(
        home, "POST", "/tables", {"seats": [{"kind": "me"}, BOT, BOT], "start": True}
    )
    assert made["status"] == 201
    assert made["body"]["type"] == "state"
    table = made["body"]["table"]["id"]
    watch = Watch(home, table)
    await play(watch, random.Random(1))
    state = await ask(home, "GET", f"/tables/{table}")
    assert state["table"]["status"] == "finished"
    assert len(state["table"]["result"]) == 3
    assert [event["seq"] for event in state["events"]] == list(range(state["seq"]))
    games = (await ask(home, "GET", "/games"))["games"]
    assert [(game["table"]["id"], game["seat"]) for game in games] == [(table, 0)]
    assert games[0]["table"] == state["table"]


async def test_a_game_is_stored_as_it_is_listed() -> None:
    """A server's page lists the games of the device without Python."""
    store = Memory()
    home = Home(store)
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    watch = Watch(home, table)
    await play(watch, random.Random(1), 3)
    await watch.until(watch.my_turn)
    await ask(home, "POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "here", "name": "Mei"}]})
    listed = [json.loads(head)["game"] for _, head in await store.tables()]
    assert (
        sorted(listed, key=lambda game: not game["my_turn"])
        == (await ask(home, "GET", "/games"))["games"]
    )
    assert {(game["seat"], game["my_turn"]) for game in listed} == {(0, True), (0, False)}


async def test_messages_of_a_line() -> None:
    home = Home(Memory(), lambda: 7.0)
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    watch = Watch(home, table)
    assert await watch.send("ping") == {"type": "pong", "id": "m1", "now": 7.0}
    await watch.until(watch.my_turn)
    seq = watch.state["seq"]
    done = await watch.send("act", seq=seq, action="pass")
    assert done == {"type": "done", "id": "m2", "seq": seq + 1}
    stale = await watch.send("act", seq=seq, action="pass")
    assert stale["code"] == "stale"
    assert watch.messages[-1]["type"] in ("state", "update")
    await watch.until(watch.my_turn)
    undone = await watch.send("undo", seq=watch.state["seq"])
    assert undone["type"] == "done"
    assert watch.state["events"]
    assert (await watch.send("passing", mode="season"))["type"] == "done"
    assert watch.state["you"]["pass_mode"] == "season"
    for text in ("", "[]", "{", '{"type":"dance","id":"x"}', '{"type":"act","seq":"1"}'):
        watch.line.take(text or " ")
    await watch.until(lambda: sum(one["type"] == "refused" for one in watch.messages) >= 6)
    watch.line.close()
    assert not home.tables.known[table].audience.viewers


async def test_unknown_tables_and_requests() -> None:
    home = Home(Memory())
    assert await refused(home, "GET", "/tables/0123") == (404, "unknown")
    assert await refused(home, "GET", "/nothing") == (404, "unknown")
    assert await refused(home, "POST", "/tables", {"seats": []}) == (400, "bad-request")
    watch = Watch(home, "0123")
    await watch.until(lambda: watch.closed)
    assert watch.closed == 4404


@pytest.mark.parametrize(
    "body",
    [
        None,
        3,
        {"seats": [{"kind": "me"}, {"kind": "elephant"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "exec:rm"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}, BOT], "colour": "red"},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "start": True},
        {"seats": [{"kind": "me"}] + [BOT] * 6},
    ],
)
async def test_tables_that_are_refused(body: Any) -> None:
    home = Home(Memory())
    answer = await answer_of(home, "POST", "/tables", body)
    assert answer["status"] == 400
    assert answer["body"]["message"]
    assert (await ask(home, "GET", "/games"))["games"] == []


async def test_a_name_and_settings_stay_on_the_device() -> None:
    memory = Memory()
    home = Home(memory)
    assert await ask(home, "PATCH", "/me", {"name": " Ἀθηνᾶ "}) == {"name": "Ἀθηνᾶ", "face": ""}
    await ask(home, "PATCH", "/me", {"face": "nora"})
    assert await refused(home, "PATCH", "/me", {"name": ""}) == (400, "bad-text")
    assert await ask(home, "GET", "/me/settings") == {"settings": None}
    await ask(home, "PUT", "/me/settings", {"settings": {"sound": False}, "age": 0})
    again = Home(memory)
    assert await ask(again, "GET", "/me") == {"name": "Ἀθηνᾶ", "face": "nora"}
    assert await ask(again, "GET", "/me/settings") == {"settings": {"sound": False}}


async def test_leaving_and_coming_back() -> None:
    home = Home(Memory())
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    await ask(home, "POST", f"/tables/{table}/leave")
    state = await ask(home, "GET", f"/tables/{table}")
    assert state["table"]["seats"][0]["stand_in"]
    state = await ask(home, "POST", f"/tables/{table}/return")
    assert not state["table"]["seats"][0]["stand_in"]


async def test_a_table_that_is_filled_before_the_start() -> None:
    home = Home(Memory())
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = (await ask(home, "POST", "/tables", wanted))["table"]["id"]
    await ask(home, "POST", f"/tables/{table}/seats/1", {"kind": "here", "name": "Bob"})
    assert await refused(home, "POST", f"/tables/{table}/start", {}) == (400, "seats-free")
    state = await ask(home, "POST", f"/tables/{table}/start", {"fill": "random"})
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "person", "bot"]
    assert state["table"]["status"] == "playing"
