"""The two homes of the game, asked in the same way: a server, and a tab of a browser.

A test takes the fixture `home` and runs once on each. Everyone whom `home.person()` returns is new:
a guest of the server, or a device of their own.
"""

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any, Self

import pytest
from tests.server import server_thread
from tests.server.server_thread import BOT, ME, SOON, Clock, Served
from tests.tab.memory import Memory
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.frames import Close

from bench.client import Json, Turned, Watch, some_action
from keyflower.formats.seals import hash_of
from keyflower.tab import Home as Tab

ALONE: Json = {"seats": [ME, BOT], "start": True}
WEEK = 7 * 86_400.0
MONDAY_NOON = 1_785_110_400.0 + 12 * 3600.0  # 27 July 2026
MINE = "5a" * 32  # random bytes of a browser
UNKNOWN_TABLE = 4404  # with which a line to a table ends that isn't there


class Person(ABC):
    """A person's page: requests, and lines to tables."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def send(self, method: str, path: str, text: str | None) -> tuple[int, Any]:
        """Send a request with this text as its body. -> the status and body of the answer"""

    @abstractmethod
    def watch(self, table: str, since: int = 0) -> Watch:
        """Open a line to a table."""

    @abstractmethod
    def again(self) -> "Person":
        """The same person on a page that was just opened, which knows only what is stored."""

    async def close(self) -> None:  # noqa: B027 (a device has nothing to close)
        """Close the page."""

    async def answer(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and body of the answer to a request."""
        return await self.send(method, path, None if body is None else json.dumps(body))

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """The body of the answer to a request, or `Turned` if it is refused."""
        status, answer = await self.answer(method, path, body)
        if status not in (200, 201):
            raise Turned(status, answer["code"], answer["message"])
        return answer

    async def get(self, path: str) -> Any:
        """GET under /api."""
        return await self.call("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        """POST under /api."""
        return await self.call("POST", path, {} if body is None else body)

    async def put(self, path: str, body: object) -> Any:
        """PUT under /api."""
        return await self.call("PUT", path, body)

    async def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and code with which a request is refused; its message says why."""
        status, answer = await self.answer(method, path, body)
        assert status >= 400, answer
        assert len(answer["message"]) > 8
        return status, answer["code"]

    async def begin(self, request: Json | None = None) -> str:
        """Make a table; by default a game against a bot, started. -> its id"""
        made = await self.post("/tables", ALONE if request is None else request)
        table: str = made["table"]["id"]
        return table


class Finished:
    """A finished game against a bot, on a page of its player, who has contributed `MINE`."""

    def __init__(self, home: "Home", person: Person, table: str) -> None:
        self.home = home
        self.person = person
        self.table = table
        self.path = f"/tables/{table}"

    async def get(self, path: str = "") -> Any:
        """GET something of that table."""
        return await self.person.get(self.path + path)


class Home(ABC):
    """Where people play. clock: stands still until the test puts it forward"""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._finished: tuple[Person, str] | None = None

    @abstractmethod
    def person(self) -> Person:
        """Somebody new."""

    async def finished(self) -> Finished:
        """A finished game, which is played once for all tests."""
        if self._finished is None:
            async with self.person() as person:
                self._finished = person, await finished_game(person)
        person, table = self._finished
        return Finished(self, person.again(), table)

    def go_to_monday(self) -> None:
        """Put the clock forward to noon of the next Monday: the daily game has one opponent."""
        weeks = (self.clock.seconds - MONDAY_NOON) // WEEK + 1
        self.clock.seconds = MONDAY_NOON + weeks * WEEK


async def follow(watch: Watch, reached: Callable[[], bool]) -> None:
    """Follow a table until a condition is met."""
    async with asyncio.timeout(SOON):
        while not watch.table or not reached():
            await watch.next()


async def next_turn(watch: Watch) -> None:
    """Follow a table until the person owes a decision, or the game is over."""
    await follow(watch, lambda: watch.my_turn or watch.over)


async def play_on(person: Person, table: str, seed: int = 1, acts: int = 12) -> list[Json]:
    """Play a game to its end: some legal actions, then passes. -> everything that was sent

    What is done depends on the seed and the position alone, not on how quick the others are.
    """
    sent: list[Json] = []
    done = 0
    async with asyncio.timeout(3 * SOON), person.watch(table) as watch:
        while not watch.over:
            if watch.legal is None:
                sent.append(await watch.next())
                continue
            action: int | str = some_action(watch.legal, Random(1000 * seed + done))
            if watch.view["phase"] == "turn" and done >= acts:
                action = "pass"
            await watch.send("act", id="mine", seq=watch.seq, action=action)
            sent.append(await watch.next())
            while sent[-1].get("id") != "mine":
                sent.append(await watch.next())
            if sent[-1]["type"] == "done":
                done += 1
                continue
            assert sent[-1]["code"] == "stale", sent[-1]  # another decided at the same time
            while sent[-1]["type"] != "state":
                sent.append(await watch.next())
    return sent


async def finished_game(person: Person) -> str:
    """Play a game against a bot, and contribute to its draws. -> its table"""
    table = await person.begin(ALONE | {"start": False})
    assert await person.post(f"/tables/{table}/pledge", {"hash": hash_of(MINE)})
    await person.post(f"/tables/{table}/start", {"value": MINE})
    await play_on(person, table)
    return table


async def show(person: Person, table: str, seat: int | None) -> Json:
    """Open the curtain of a device for a seat. -> the state then"""
    await person.post(f"/tables/{table}/curtain", {"seat": seat})
    state: Json = await person.get(f"/tables/{table}")
    return state


async def closing_code(person: Person, table: str) -> int:
    """The code with which a line to a table ends at once."""
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(SOON), person.watch(table) as watch:
            await watch.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# ---- A server


class Guest(Person):
    """A guest of a server."""

    def __init__(self, client: server_thread.Person) -> None:
        self.client = client

    async def close(self) -> None:
        await self.client.http.aclose()

    async def send(self, method: str, path: str, text: str | None) -> tuple[int, Any]:
        if not self.client.http.cookies:
            await self.client.post("/me")
        answer = await self.client.http.request(
            method, f"/api{path}", content=text, headers={"content-type": "application/json"}
        )
        return answer.status_code, answer.json()

    def watch(self, table: str, since: int = 0) -> Watch:
        return self.client.watch(table, since)

    def again(self) -> Person:
        client = server_thread.Person(self.client.address)
        client.http.cookies.update(self.client.http.cookies)
        return Guest(client)


class ServerHome(Home):
    """A server, shared by many tests; so is its clock."""

    def __init__(self, served: Served, clock: Clock) -> None:
        super().__init__(clock)
        self.served = served

    def person(self) -> Person:
        return Guest(server_thread.Person(self.served.address))


# ---- A tab


class TabWatch(Watch):
    """A line to a table of a tab."""

    def __init__(self, tab: Tab, table: str, since: int) -> None:
        super().__init__(f"/api/tables/{table}/live?since={since}&chat=0", "")
        self._tab = tab
        self._messages: asyncio.Queue[Json | Close] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._line = self._tab.dial(self.url, self._push, self._hang_up)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line.close()

    def _push(self, text: str) -> None:
        self._messages.put_nowait(json.loads(text))

    def _hang_up(self, code: int) -> None:
        self._messages.put_nowait(Close(code, ""))

    async def send(self, kind: str, **fields: object) -> None:
        self._line.take(json.dumps({"type": kind, **fields}))

    async def next(self) -> Json:
        message = await self._messages.get()
        if isinstance(message, Close):
            raise ConnectionClosedError(message, None)
        self.take_in(message)
        return message


class Device(Person):
    """A tab of a person's browser, with what their device keeps."""

    def __init__(self, memory: Memory, clock: Clock) -> None:
        self.memory = memory
        self.clock = clock
        self.tab = Tab(memory, clock)

    async def send(self, method: str, path: str, text: str | None) -> tuple[int, Any]:
        answer = json.loads(await self.tab.request(method, path, text))
        return answer["status"], answer["body"]

    def watch(self, table: str, since: int = 0) -> Watch:
        return TabWatch(self.tab, table, since)

    def again(self) -> Person:
        return Device(self.memory, self.clock)


class TabHome(Home):
    """Tabs, each on a device of its own."""

    def person(self) -> Person:
        return Device(Memory(), self.clock)
