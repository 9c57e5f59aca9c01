"""Who is at a table, what they say with one press, and reminders."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.server_thread import (
    BOT,
    ME,
    SOON,
    Clock,
    Person,
    Served,
    said_to,
    seated,
    serving,
    to_move,
    until,
)

from bench.client import Json, Turned, Watch
from keyflower.server.tables.audience import NUDGE_EVERY

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


async def here(watch: Watch, online: list[int], spectators: int) -> None:
    """Until the server says that these are here."""
    expected = {"online": online, "spectators": spectators}
    async with asyncio.timeout(SOON):
        while (await watch.next()).get("presence") != expected:
            pass


async def test_everyone_knows_who_is_here(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        table = await seated(ann, bob)
        await eve.post("/me")
        async with ann.watch(table) as hers:
            await here(hers, [0], 0)
            async with bob.watch(table) as his:
                await here(hers, [0, 1], 0)
                await here(his, [0, 1], 0)
                async with bob.watch(table) as second:  # another window
                    await here(second, [0, 1], 0)
                async with eve.watch(table) as watching, eve.watch(table):
                    await here(hers, [0, 1], 1)  # two windows of one person
                    await here(watching, [0, 1], 1)
                await here(hers, [0, 1], 0)
            await here(hers, [0], 0)


async def test_sitting_down_is_seen(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await bob.post("/me")
        made = await ann.post("/tables", {"seats": [ME, {"kind": "open"}], "listed": True})
        path = f"/tables/{made['table']['id']}"
        async with ann.watch(made["table"]["id"]) as hers, bob.watch(made["table"]["id"]):
            await here(hers, [0], 1)
            await bob.post(f"{path}/seats/1")
            await here(hers, [0, 1], 0)
            await bob.post(f"{path}/leave")
            await here(hers, [0], 1)


async def test_whoever_has_the_address_may_watch(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        await eve.post("/me")
        waiting = (await ann.post("/tables", {"seats": [ME, {"kind": "open"}]}))["table"]["id"]
        with pytest.raises(Turned, match="404"):  # seats are for those with the invitation
            await eve.get(f"/tables/{waiting}")
        table = await seated(ann, bob)
        state = await eve.get(f"/tables/{table}")
        assert state["you"] == {
            "seat": None,
            "here": [],
            "host": False,
            "pass_mode": "",
            "prepared": {"bids": [], "cancelled": []},
            "invite": None,
            "contribute": "",
        }
        assert all("workers" not in seat for seat in state["view"]["seats"])
        closed = await seated(ann, bob, watchable=False)
        with pytest.raises(Turned, match="404"):
            await eve.get(f"/tables/{closed}")


async def test_phrases_are_ids(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        async with ann.watch(table) as hers, bob.watch(table) as his:
            await until(his, "state")  # later lines come one by one
            assert (await said_to(hers, "phrase", phrase="hello"))["type"] == "done"
            line: Json = (await until(his, "chat"))["chat"][0]
            assert (line["seat"], line["phrase"], line["text"]) == (0, "hello", "")
        for wrong in ("you smell", "nudge", ""):
            with pytest.raises(Turned, match="400"):
                await bob.post(f"/tables/{table}/phrase", {"phrase": wrong})
        await bob.post(f"/tables/{table}/phrase", {"phrase": "luck"})
        chat = (await ann.get(f"/tables/{table}"))["chat"]
        assert [line["phrase"] for line in chat] == ["hello", "luck"]


@pytest.fixture
def slowly(database_file: str, clock: Clock) -> Iterator[Served]:
    """A server whose clock the test puts forward."""
    with serving(database_file, now=clock) as found:
        yield found


@pytest.mark.slow
async def test_a_nudge_reminds_at_most_once_a_minute(slowly: Served, clock: Clock) -> None:
    async with Person(slowly.address) as ann, Person(slowly.address) as bob:
        table = await seated(ann, bob)
        mover, waiter, _ = await to_move(ann, bob, table)
        path = f"/tables/{table}"
        with pytest.raises(Turned, match="409"):  # nobody but the mover is waited for
            await mover.post(f"{path}/nudge")
        async with mover.watch(table) as watch:
            await until(watch, "state")
            await waiter.post(f"{path}/nudge")
            assert (await until(watch, "chat"))["chat"][0]["phrase"] == "nudge"
        with pytest.raises(Turned, match="429"):
            await waiter.post(f"{path}/nudge")
        clock.seconds += NUDGE_EVERY
        await waiter.post(f"{path}/nudge")
        await mover.post(f"{path}/leave")  # a bot needs no reminder
        clock.seconds += NUDGE_EVERY
        with pytest.raises(Turned, match="409"):
            await waiter.post(f"{path}/nudge")


async def test_bots_are_not_nudged_nor_by_strangers(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        made = await ann.post("/tables", {"seats": [ME, BOT], "listed": True, "start": True})
        path = f"/tables/{made['table']['id']}"
        with pytest.raises(Turned, match="409"):
            await ann.post(f"{path}/nudge")
        await eve.post("/me")
        for what, body in (("nudge", None), ("phrase", {"phrase": "hello"})):
            with pytest.raises(Turned, match="403"):
                await eve.post(f"{path}/{what}", body)
