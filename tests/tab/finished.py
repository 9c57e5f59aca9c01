"""A game that was played to its end on a device."""

import random

from tests.tab.page import Watch, ask

from bench.client import some_action
from keyflower.tab import Home

BOT = {"kind": "bot", "bot": "greedy"}


async def play_on(home: Home, table: str, seed: int = 1) -> str:
    """Some legal actions of whoever sits here, to the end of a game. -> its table"""
    watch, chance = Watch(home, table), random.Random(seed)
    while True:
        await watch.until(watch.my_turn)
        if watch.state["legal"] is None:
            watch.line.close()
            return table
        action = some_action(watch.state["legal"], chance)
        answer = await watch.send("act", seq=watch.state["seq"], action=action)
        assert answer["type"] == "done", answer


async def finished_table(home: Home, seed: int = 1) -> str:
    """A table where somebody has played against a bot."""
    wanted = {"seats": [{"kind": "me"}, BOT], "start": True}
    return await play_on(home, (await ask(home, "POST", "/tables", wanted))["table"]["id"], seed)
