"""Undo at a table where all others are bots: their answers are taken back with one's own action."""

import asyncio

import pytest
from tests.server.server_thread import (
    BOT,
    ME,
    OPEN,
    SOON,
    Person,
    Served,
    said_to,
    until,
)

from bench.client import Watch

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def my_turn(watch: Watch) -> None:
    """Until one owes a decision, or the game is over."""
    async with asyncio.timeout(SOON):
        while not watch.my_turn and not watch.over:
            await watch.next()


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
