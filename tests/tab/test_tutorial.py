"""The tutorial without a server."""

import json

import pytest
from tests.tab.memory import Memory
from tests.tab.page import Watch, answer_of, ask

from keyflower.features import tutorial
from keyflower.tab import Home

pytestmark = pytest.mark.anyio

MOVES: list[str] = json.loads(tutorial.FILE.read_text("utf-8"))["moves"]


async def test_the_opponent_plays_the_script() -> None:
    home = Home(Memory())
    answer = await answer_of(home, "POST", "/tutorial")
    assert answer["status"] == 201
    assert answer["body"]["table"]["tutorial"]
    watch = Watch(home, answer["body"]["table"]["id"])
    for line in MOVES:
        if line.startswith("p0: "):
            await watch.until(watch.my_turn)
            action = line.removeprefix("p0: ")
            done = await watch.send("act", seq=watch.state["seq"], action=action)
            assert done["type"] == "done"
    await watch.until(watch.my_turn)
    texts = [f"p{one['seat']}: {one['text']}" for one in await ask_events(home, watch)]
    assert texts == MOVES


async def ask_events(home: Home, watch: Watch) -> list[dict[str, str]]:
    """The log so far."""
    state = await ask(home, "GET", f"/tables/{watch.state['table']['id']}")
    return [dict(one) for one in state["events"]]


async def test_the_same_table_until_it_is_left() -> None:
    memory = Memory()
    home = Home(memory)
    first = (await ask(home, "POST", "/tutorial"))["table"]["id"]
    assert (await ask(Home(memory), "POST", "/tutorial"))["table"]["id"] == first
    await ask(home, "POST", f"/tables/{first}/leave")
    assert (await ask(home, "POST", "/tutorial"))["table"]["id"] != first
