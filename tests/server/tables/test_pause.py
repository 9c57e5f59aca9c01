"""Bots play for people: where everyone has left they wait, and go on when somebody comes."""

import asyncio
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any, TypeVar

import pytest
from tests.server.server_thread import BOT, ME, SOON, Clock, Person, Served, serving, until

from bench.client import some_action
from keyflower.rules.log import ENGINE
from keyflower.server.storage.statements.games import find_table, list_due
from tools.postgres import Cluster

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

T = TypeVar("T")

LATER = 1000.0  # seconds: longer than bots play on without anybody


@pytest.fixture
def timed(clock: Clock, database_url: str) -> Iterator[Served]:
    with serving(database_url, now=clock) as found:
        yield found


async def status(served: Served, table: str) -> str:
    """Of a table in the database: asking changes nothing."""
    found = await on_loop(served, served.store.read(find_table, table))
    assert found is not None
    return found[0].status


async def due(served: Served, now: float) -> list[str]:
    """Tables that a sweep would take up."""
    return await on_loop(served, served.store.read(list_due, now + 1, 10, ENGINE))


async def on_loop(served: Served, work: Coroutine[Any, Any, T]) -> T:
    """Run something of the server's on its own loop."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, served.loop))


@pytest.mark.slow
async def test_bots_wait_where_nobody_is(timed: Served, clock: Clock) -> None:
    async with Person(timed.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, *[BOT] * 3], "start": True})
        table = made["table"]["id"]
        clock.seconds += LATER  # she looks away for long, then leaves: a bot has her seat
        async with ann.watch(table) as watch:
            await until(watch, "state")
            clock.seconds += LATER
            await ann.post(f"/tables/{table}/leave")
        await paused(timed, clock)
        assert await status(timed, table) == "playing"
        await goes_on(ann, table)


@pytest.mark.thorough
@pytest.mark.slow
async def test_bots_stop_at_once_where_the_only_player_has_given_up(
    timed: Served, clock: Clock
) -> None:
    async with Person(timed.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, *[BOT] * 3], "start": True})
        table = made["table"]["id"]
        await ann.post(f"/tables/{table}/leave")
        async with asyncio.timeout(SOON):
            while await due(timed, clock()):  # no time passes
                await asyncio.sleep(0.01)
        assert await status(timed, table) == "playing"
        await goes_on(ann, table)


async def paused(served: Served, clock: Clock) -> None:
    """Time goes on until no sweep would take up a table any more."""
    async with asyncio.timeout(SOON):
        while await due(served, clock()):
            clock.seconds += LATER
            await asyncio.sleep(0.01)


async def goes_on(person: Person, table: str) -> None:
    """Bots play on when somebody looks."""
    async with person.watch(table) as watch, asyncio.timeout(SOON):
        first = (await watch.next())["seq"]
        while watch.seq < first + 5:
            await watch.next()


@pytest.mark.thorough
@pytest.mark.slow
async def test_bots_answer_those_who_only_look_in(timed: Served, clock: Clock) -> None:
    """Somebody who plays by requests alone, hours apart."""
    async with Person(timed.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        path = f"/tables/{made['table']['id']}"
        chance = Random(3)
        for _ in range(3):
            clock.seconds += 10 * LATER
            async with asyncio.timeout(SOON):
                while (state := await ann.get(path))["legal"] is None:
                    await asyncio.sleep(0.01)
            clock.seconds += 10 * LATER
            action = some_action(state["legal"], chance)
            done = await ann.post(f"{path}/actions", {"seq": state["seq"], "action": action})
            assert done["seq"] > state["seq"]


@pytest.mark.thorough
@pytest.mark.slow
async def test_another_process_goes_on_for_those_who_are_there(
    cluster: Cluster, migrated: str
) -> None:
    clock = Clock()
    database = cluster.url(cluster.create(template=migrated))
    with serving(database, now=clock) as one, serving(database, now=clock) as two:
        async with Person(one.address) as ann:
            made = await ann.post("/tables", {"seats": [ME, *[BOT] * 3], "start": True})
            table = made["table"]["id"]
            await ann.post(f"/tables/{table}/leave")
            await paused(one, clock)
            ann.address = two.address
            await goes_on(ann, table)
