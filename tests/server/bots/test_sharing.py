"""Bots' time on a server is shared by networks first: more guests don't get more of it."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack

import pytest
from tests.server.in_process_server import Inside, inside
from tests.server.server_thread import SOON, Clock

from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.server.bots import Payer

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

DEEP = {"kind": "bot", "bot": "search:ms=300"}
GUESTS = 8


async def table_of(server: Inside, stack: AsyncExitStack, network: str) -> str:
    """A table of deep bots, which somebody new has started. -> its id"""
    person = await stack.enter_async_context(server.person(network=network))
    made = await person.post("/tables", {"seats": [DEEP, DEEP], "start": True})
    table: str = made["table"]["id"]
    return table


@pytest.mark.timed  # networks pay for the seconds that their bots think
async def test_many_guests_of_one_network_delay_only_themselves(database_file: str) -> None:
    """M1: while the bots are busy, eight guests of a network ask, then two of another."""
    async with inside(database_file, Clock()) as server, AsyncExitStack() as stack:
        registry = server.server.registry
        deep = registry.services.thinkers.deep
        game = Game.new(2, 1)
        view = game.view(game.to_act[0])
        first = asyncio.create_task(deep.plan("search:ms=600000", 1, view, Payer("", "server")))
        eves = [await table_of(server, stack, "192.0.2.1") for _ in range(GUESTS)]
        others = [await table_of(server, stack, "192.0.2.2") for _ in range(2)]
        async with asyncio.timeout(3 * SOON):
            while deep.waiting < GUESTS + 2 or not deep.pids:
                await asyncio.sleep(0.01)
            os.kill(deep.pids[0], signal.SIGKILL)  # now all of them are answered in turn
            with pytest.raises(BotFailure):
                await first
            while any(registry.tables[table].seq == 1 for table in others):
                await asyncio.sleep(0.01)
        assert any(registry.tables[table].seq == 1 for table in eves)
