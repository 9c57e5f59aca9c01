"""The game without a server: every request and message of the page, answered on the device."""

import json
import random

import pytest
from tests.tab.memory import Memory
from tests.tab.page import Watch, ask

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
