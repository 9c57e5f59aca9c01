"""Two server processes on one PostgreSQL are one server to those who play."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from secrets import token_bytes

import pytest
from tests.server.server_process import Server

from bench.client import Client, Json, Watch, some_action
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.server.database import open_store
from keyflower.server.storage.statements.people import add_signing_key, list_signing_keys
from tools.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

WAIT_SECONDS = 30.0
GAME_SECONDS = 90.0


Two = tuple[Server, Server]


@contextmanager
def started(database: str) -> Iterator[Two]:
    """Two servers, started at the same time on an empty database."""
    with ExitStack() as servers:
        found = []
        for _ in range(2):
            found.append(Server(database))
            servers.push(found[-1])
        one, other = (server.wait() for server in found)
        yield one, other


@pytest.fixture(scope="module")
def shared_url(cluster: Cluster, migrated: str) -> Iterator[str]:
    """A database for all tests here that leave their servers running."""
    name = cluster.create(template=migrated)
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture(scope="module")
def two(shared_url: str) -> Iterator[Two]:
    """Two servers for all of them."""
    with started(shared_url) as servers:
        yield servers


@pytest.fixture
def own_two(postgres_url: str) -> Iterator[Two]:
    """Two servers of one test."""
    with started(postgres_url) as servers:
        yield servers


class Device(Client):
    """A client of one process; `copy_to` is the same person at another."""

    def copy_to(self, server: Server) -> "Device":
        found = Device(server.address)
        for name, value in self.http.cookies.items():
            found.http.cookies.set(name, value, domain="127.0.0.1")
        return found


async def until(watch: Watch, holds: Callable[[Watch], object]) -> None:
    """Read on until something holds."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not holds(watch):
            await watch.next()


def beyond(seq: int) -> Callable[[Watch], bool]:
    """Whether more entries than these have come."""
    return lambda watch: watch.seq > seq


async def answer(watch: Watch) -> Json:
    """Read on until an answer comes."""
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            message = await watch.next()
            if message["type"] in ("done", "refused"):
                return message


async def play(watch: Watch, chance: random.Random) -> None:
    """Play a seat to the end of the game."""
    async with asyncio.timeout(GAME_SECONDS):
        while not watch.over:
            if watch.legal is None:
                await watch.next()
                continue
            await watch.send("act", seq=watch.seq, action=some_action(watch.legal, chance))
            said = await answer(watch)
            assert said.get("code", "stale") == "stale"


async def look_on(watch: Watch) -> None:
    """Watch to the end."""
    async with asyncio.timeout(GAME_SECONDS):
        while not watch.over:
            await watch.next()


def seats(*kinds: str) -> Json:
    """A table that is open to all."""
    return {"seats": [{"kind": kind, "bot": "random"} for kind in kinds], "listed": True}


@pytest.mark.thorough
async def test_who_is_known_to_one_process_is_known_to_the_other(two: Two, shared_url: str) -> None:
    async def meet(first: Server, second: Server, name: str) -> str:
        """A person created at one process goes to the other. -> the key that signed the cookie"""
        async with Device(first.address) as here:
            await here.call("PATCH", "/me", {"name": name})
            async with here.copy_to(second) as there:
                assert (await there.call("GET", "/me"))["name"] == name
            return here.http.cookies["keyflower"].split(".")[2]

    one, other = two
    await meet(one, other, "Ann")
    old = await meet(other, one, "Ben")
    store = await open_store(shared_url)  # a third process, at the turn of a month
    try:
        newest = (await store.read(list_signing_keys))[0].created_at + 1
        await store.write(add_signing_key, token_bytes(32), newest)
    finally:
        await store.close()
    async with asyncio.timeout(WAIT_SECONDS):
        while await meet(one, other, "Cas") == old or await meet(other, one, "Dot") == old:
            pass


async def test_players_at_different_processes_play_one_game(two: Two) -> None:
    one, other = two
    async with AsyncExitStack() as stack:
        ann, cas = [await stack.enter_async_context(Device(one.address)) for _ in range(2)]
        ben, dot = [await stack.enter_async_context(Device(other.address)) for _ in range(2)]
        for each in (ann, ben, cas, dot):
            await each.call("GET", "/me")
        made = await ann.call("POST", "/tables", seats("me", "open", "open", "bot"))
        table_id = made["table"]["id"]
        path = f"/tables/{table_id}"
        anns, bens, cass, dots = [
            await stack.enter_async_context(each.watch(table_id)) for each in (ann, ben, cas, dot)
        ]
        for watch in (anns, bens, cass, dots):
            await watch.next()

        # joining
        assert [t["id"] for t in (await ben.call("GET", "/tables"))["tables"]] == [table_id]
        await ben.call("POST", f"{path}/seats/1", {})
        await until(anns, lambda watch: watch.table["seats"][1]["kind"] == "person")
        await cas.call("POST", f"{path}/seats/2", {})
        await until(dots, lambda watch: watch.table["seats"][2]["kind"] == "person")

        # chat, both ways
        await anns.send("say", text="hello")
        await until(bens, lambda watch: [line["text"] for line in watch.chat] == ["hello"])
        await ben.call("POST", f"{path}/chat", {"text": "good day"})
        await until(
            anns, lambda watch: [line["text"] for line in watch.chat] == ["hello", "good day"]
        )

        # the start, and the whole game
        await ann.call("POST", f"{path}/start", {})
        for watch in (anns, bens, cass, dots):
            await until(watch, lambda watch: watch.view)
        players = (anns, bens, cass)
        chances = [random.Random(seat) for seat in range(3)]
        await asyncio.gather(*map(play, players, chances), look_on(dots))

        # the same at both processes, for every viewer
        for device, watch in ((ann, anns), (ben, bens), (cas, cass), (dot, dots)):
            for server in two:
                async with device.copy_to(server) as there:
                    assert await there.call("GET", f"{path}/events") == watch.events
                    state = await there.call("GET", path)
                    assert state["view"] == watch.view
                    assert state["table"] == watch.table
                    assert state["you"]["seat"] == watch.you["seat"]
        texts = [(await each.http.get(f"/api{path}/record")).text for each in (ann, ben)]
        assert texts[0] == texts[1]
        game = Game.from_record(Record.loads(texts[0]))
        assert [score.total for score in game.scores()] == anns.table["result"]


@pytest.mark.thorough
async def test_who_is_here_is_known_at_every_process(two: Two) -> None:
    one, other = two
    async with Device(one.address) as ann, Device(other.address) as bob, Device(one.address) as eve:
        made = await ann.call("POST", "/tables", seats("me", "open"))
        table = made["table"]["id"]
        await bob.call("POST", f"/tables/{table}/seats/1", {})
        async with ann.watch(table) as hers:
            async with bob.watch(table) as his:
                await is_here(hers, [0, 1], 0)
                await is_here(his, [0, 1], 0)
                async with eve.watch(table):
                    await is_here(his, [0, 1], 1)
                await is_here(his, [0, 1], 0)
            await is_here(hers, [0], 0)


async def is_here(watch: Watch, online: list[int], spectators: int) -> None:
    """Until the server says that these are here."""
    expected = {"online": online, "spectators": spectators}
    async with asyncio.timeout(WAIT_SECONDS):
        while (await watch.next()).get("presence") != expected:
            pass


@pytest.mark.thorough
async def test_chat_goes_on_at_either_process_without_a_gap_or_a_repeat(
    two: Two,
) -> None:
    async with Device(two[0].address) as ann:
        made = await ann.call("POST", "/tables", seats("me", "open"))
        table_id = made["table"]["id"]
        for number in range(6):
            here, there = two[number % 2], two[(number // 2) % 2]
            one, other = ann.copy_to(here), ann.copy_to(there)
            async with one, other, one.watch(table_id, chat=number) as watch:
                await watch.next()
                await other.call("POST", f"/tables/{table_id}/chat", {"text": f"line {number}"})
                await until(watch, lambda watch: watch.chat)
                assert [line["number"] for line in watch.chat] == [number]


@pytest.mark.thorough
@pytest.mark.parametrize("processes", [1, 2])
async def test_of_two_who_race_for_one_number_one_wins(two: Two, processes: int) -> None:
    one, other = two[0], two[processes - 1]
    chance = random.Random(processes)
    rounds = 0
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(Device(one.address)) for _ in range(2)]
        made = await ann.call("POST", "/tables", seats("me", "open"))
        table_id = made["table"]["id"]
        await ben.call("POST", f"/tables/{table_id}/seats/1", {})
        await ann.call("POST", f"/tables/{table_id}/start", {})
        again = await stack.enter_async_context(ann.copy_to(other))
        bens = await stack.enter_async_context(ben.watch(table_id))
        racers = [
            await stack.enter_async_context(device.watch(table_id)) for device in (ann, again)
        ]
        for watch in (*racers, bens):
            await watch.next()
            assert watch.view
        while rounds < 25:
            seq = max(watch.seq for watch in (*racers, bens))
            for watch in (*racers, bens):
                await until(watch, beyond(seq - 1))
            assert {watch.seq for watch in (*racers, bens)} == {seq}
            if bens.legal is not None:
                await bens.send("act", seq=seq, action=some_action(bens.legal, chance))
                assert (await answer(bens))["type"] == "done"
                continue
            rounds += 1
            for watch in racers:
                assert watch.legal is not None
                await watch.send("act", seq=seq, action=some_action(watch.legal, chance))
            said = [await answer(watch) for watch in racers]
            assert sorted(message["type"] for message in said) == ["done", "refused"]
            late = [message["type"] for message in said].index("refused")
            assert said[late]["code"] == "stale"
            shown = await racers[late].next()  # the state, or the update and then the state
            while shown["type"] != "state":
                shown = await racers[late].next()
            assert shown["seq"] == seq + 1
            assert [event["seq"] for event in racers[late].events] == list(range(seq + 1))
        for watch in (*racers, bens):
            await until(watch, beyond(seq))
        assert racers[0].events == racers[1].events
        assert [event["at"] for event in bens.events] == [e["at"] for e in racers[0].events]


async def thought(server: Server) -> bool:
    """Whether bots have thought in a process."""
    async with Client(server.address) as client:
        text = (await client.http.get("/metrics")).text
    found = re.search(r"^keyflower_bot_seconds (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1]) > 0


@pytest.mark.thorough
async def test_one_process_drives_the_bots_and_another_takes_over(own_two: Two) -> None:
    """The bots, the clocks, and who is here: when the process is killed that saw to all of them."""
    chance = random.Random(5)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Device(own_two[0].address))
        made = await ann.call("POST", "/tables", {**seats("me", "bot", "bot"), "start": True})
        table_id = made["table"]["id"]
        here = [await stack.enter_async_context(ann.copy_to(server)) for server in own_two]
        watches = [await stack.enter_async_context(each.watch(table_id)) for each in here]
        for watch in watches:
            await watch.next()
        turns = 0
        while turns < 8:  # at one process and at the other in turn
            watch = watches[turns % 2]
            await until(watch, lambda watch: watch.legal is not None)
            seq = watch.seq
            assert watch.legal is not None
            await watch.send("act", seq=seq, action=some_action(watch.legal, chance))
            turns += (await answer(watch))["type"] == "done"
            for each in watches:
                await until(each, beyond(seq))
        bots = [event for event in watches[0].events if event["seat"] > 0]
        assert len(bots) > 8
        drives = [await thought(server) for server in own_two]
        assert sorted(drives) == [False, True]
        driver = drives.index(True)
        left = watches[1 - driver]
        meeting = await stack.enter_async_context(met(own_two[1 - driver], own_two[driver]))
        late = await stack.enter_async_context(late_at(own_two[driver], own_two[1 - driver]))

        # killed when it is a bot's turn, as far as one can tell
        await until(left, lambda watch: watch.legal is not None)
        await left.send("act", seq=left.seq, action=some_action(left.legal or {}, chance))
        await answer(left)
        own_two[driver].kill()
        await asyncio.gather(play(left, chance), late(), is_here(meeting, [0], 0))
        assert left.over
        assert await thought(own_two[1 - driver])
        assert await here[1 - driver].call("GET", f"/tables/{table_id}/events") == left.events


@asynccontextmanager
async def met(one: Server, other: Server) -> AsyncIterator[Watch]:
    """A table at which somebody sits at each process. -> what the one at the first is told"""
    async with Device(one.address) as ann, Device(other.address) as bob:
        table = (await ann.call("POST", "/tables", seats("me", "open")))["table"]["id"]
        await bob.call("POST", f"/tables/{table}/seats/1", {})
        async with ann.watch(table) as hers, bob.watch(table):
            await is_here(hers, [0, 1], 0)
            yield hers


@asynccontextmanager
async def late_at(one: Server, other: Server) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """A table at one process where somebody has a few seconds. -> looks from the other process
    whether they lose their seat to a bot in time, and get it back"""
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(Device(one.address)) for _ in range(2)]
        pace = {"kind": "live", "seconds": 5, "reserve": 0}
        made = await ann.call("POST", "/tables", {**seats("me", "open"), "pace": pace})
        table_id = made["table"]["id"]
        path = f"/tables/{table_id}"
        await ben.call("POST", f"{path}/seats/1", {})
        await ann.call("POST", f"{path}/start", {})
        moved = await stack.enter_async_context(ann.copy_to(other))
        watch = await stack.enter_async_context(moved.watch(table_id))
        await watch.next()
        owing = watch.table["to_act"][0]
        assert watch.table["seats"][owing]["deadline"] is not None
        assert not watch.table["seats"][owing]["stand_in"]

        async def check() -> None:
            await until(watch, lambda watch: watch.table["seats"][owing]["stand_in"])
            await until(watch, beyond(1))  # the bot has played for whoever was late
            late = moved if owing == 0 else await stack.enter_async_context(ben.copy_to(other))
            await late.call("POST", f"{path}/return")
            await until(watch, lambda watch: not watch.table["seats"][owing]["stand_in"])

        yield check
