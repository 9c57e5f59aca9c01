"""What leaves the server: slow or hostile receivers delay only the person who named them."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

import pytest
from tests.server.features.notify.receivers import Browser
from tests.server.in_process_server import inside
from tests.server.server_thread import ME, OPEN, SOON, Clock, Person

from bench.client import Turned
from keyflower.server.features.notify.outbound import Address, Outbound, Unreached
from keyflower.server.features.notify.senders import MOST_OF_ONE, Busy, Senders
from keyflower.server.features.notify.webhook import Format, request

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


class SilentNames:
    """Looks names up, but hears nothing of some until the test says so."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = threading.Event()

    def resolve(self, host: str, port: int) -> list[Address]:
        self.asked.append(host)
        if "slow" in host:
            assert self.answer.wait(3 * SOON)
        return [ip_address("127.0.0.1")]

    async def wait(self, count: int) -> None:
        """Until so many have been asked."""
        async with asyncio.timeout(SOON):
            while len(self.asked) < count:
                await asyncio.sleep(0.01)


@pytest.fixture
def names() -> Iterator[SilentNames]:
    found = SilentNames()
    yield found
    found.answer.set()


async def hook(person: Person, host: str) -> None:
    """A table with a webhook, which nobody answers."""
    table = (await person.post("/tables", {"seats": [ME, OPEN]}))["table"]["id"]
    body = {"url": f"https://{host}/", "kind": "slack"}
    with suppress(Turned):
        await person.call("PUT", f"/tables/{table}/webhook", body)


@pytest.mark.slow
async def test_a_name_whose_server_never_answers_delays_no_table(
    database_file: str, names: SilentNames
) -> None:
    async with inside(database_file, Clock()) as server:
        server.server.notifier.outbound = Outbound((), names.resolve)
        async with server.person() as eve, server.person() as mallory, server.person() as bob:
            work = [
                asyncio.create_task(hook(person, f"a{number}.slow.example"))
                for person in (eve, mallory)
                for number in range(10)
            ]
            await names.wait(2)
            async with asyncio.timeout(SOON):
                made = await bob.post("/tables", {"seats": [ME, OPEN]})
                score = await bob.http.post("/api/learn/score", json={"tiles": []})
                await hook(bob, "quick.example")
            assert made["table"]["status"] == "waiting"
            assert score.status_code < 500
            slow = [name for name in names.asked if "slow" in name]
            assert len(slow) == 2  # one for each of the two
            assert "quick.example" in names.asked
            names.answer.set()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)


@pytest.mark.slow
async def test_a_subscription_to_an_address_inside_is_not_kept(
    database_file: str, names: SilentNames
) -> None:
    async with inside(database_file, Clock()) as server, server.person() as eve:
        server.server.notifier.outbound = Outbound((), names.resolve)
        await eve.post("/me")
        body = {"endpoint": "https://inside.example/x", **Browser().keys()}
        with pytest.raises(Turned, match="unavailable"):
            await eve.call("PUT", "/me/push", body)
        assert names.asked == ["inside.example"]
        assert (await eve.get("/me/notify"))["browsers"] == 0


async def test_an_address_inside_looks_like_one_that_nobody_answers() -> None:
    def resolve(host: str, port: int) -> list[Address]:
        if host == "missing.example":
            raise OSError("no such name")
        return [ip_address("10.0.0.1")]

    outbound = Outbound((), resolve)
    for host in ("missing.example", "inside.example"):
        with pytest.raises(Unreached):
            await outbound.send("ann", "POST", outbound.target(f"https://{host}/"), {}, b"")


async def test_one_persons_notices_wait_for_each_other_and_only_some_of_them() -> None:
    senders = Senders(2)
    release = asyncio.Event()
    sending: list[str] = []

    async def send(person: str) -> None:
        async with senders.turn(person):
            sending.append(person)
            await release.wait()

    eve = [asyncio.create_task(send("eve")) for _ in range(MOST_OF_ONE)]
    async with asyncio.timeout(SOON):
        while not sending:
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await send("eve")
        bob = asyncio.create_task(send("bob"))
        while "bob" not in sending:
            await asyncio.sleep(0)
    assert sending == ["eve", "bob"]
    release.set()
    await asyncio.gather(bob, *eve)
    assert len(sending) == MOST_OF_ONE + 1


async def test_nobody_waits_for_a_turn_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keyflower.server.features.notify.senders.WAIT_S", 0.0)
    senders = Senders(1)
    async with senders.turn("ann"):
        with pytest.raises(Busy):
            async with senders.turn("bob"):
                pass
    async with senders.turn("bob"):
        pass


@pytest.mark.parametrize("kind", ["discord", "slack", "matrix"])
def test_a_name_neither_formats_nor_links(kind: Format) -> None:
    target = Outbound().target("https://hooks.example/x")
    name = "[x](https://evil.co) **b** @room <!all> www.evil.co"
    made = request(kind, target, f"Your turn: {name}.", "https://play.example/t", "1")
    said = json.loads(made.body)
    text = next(said[field] for field in ("content", "text", "body") if field in said)
    assert text.endswith(". https://play.example/t")
    linking = ["https:/", "evil.co", "www.evil", "@room"]
    formatting = {"discord": ["[x]", "](", "**", " <!"], "slack": ["<!"], "matrix": []}
    for part in linking + formatting[kind]:
        assert part not in text.removesuffix("https://play.example/t")
