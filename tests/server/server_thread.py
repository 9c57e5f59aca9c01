"""A server inside the process of the tests: uvicorn in a thread, on a real port.

Test modules that use the fixtures say `pytest_plugins = ("tests.server.server_thread",)`. `served`
is shared by all tests of the process and runs once on each database; `Served` starts one with
settings or a clock of its own.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from tests.server.server_process import Server

from bench.client import Client, Json, Watch, some_action
from keyflower.server.app import create
from keyflower.server.database import open_store
from keyflower.server.run import address, configured, listen
from keyflower.server.settings import Settings
from keyflower.server.storage import Store
from tools.postgres import Cluster

SOON = 20.0  # seconds within which anything here happens, however busy the machine is
FREELY = 1e6  # an allowance that no test uses up


class Clock:
    """A clock that a test can put forward; it stands still otherwise."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


class Served:
    """A running server."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float],
        steady: Callable[[], float] | None = None,
    ) -> None:
        self.settings = settings
        self.store: Store
        self.loop: asyncio.AbstractEventLoop
        self._now = now
        self._steady = steady
        self._socket = listen(settings.host, 0)
        self.address = address(settings, self._socket)
        self.port: int = self._socket.getsockname()[1]
        self._server: uvicorn.Server | None = None
        self._thread = threading.Thread(target=self._run, name="served")
        self._thread.start()
        try:
            assert httpx.get(f"{self.local}/health", timeout=SOON, trust_env=False).is_success
        except BaseException:
            self.close()
            raise

    @property
    def local(self) -> str:
        """Its address without any proxy."""
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with asyncio.Runner() as runner, self._socket:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = await open_store(self.settings.database)
        app = create(self.settings, self.store, self._now, self._steady)
        self._server = uvicorn.Server(configured(self.settings, app))
        await self._server.serve(sockets=[self._socket])

    def close(self) -> None:
        """Stop it as a signal would."""
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(SOON)
        assert not self._thread.is_alive()


@contextmanager
def serving(
    database: str,
    *,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] | None = None,
    **settings: Any,
) -> Iterator[Served]:
    """A server on a database, with settings of its own. A clock of the test drives both times.

    Most of them have no bots: a process for bots starts when one is asked.
    """
    defaults: dict[str, Any] = {"allowance": FREELY, "sweep": 0.05, "version": "test"}
    defaults["warm"] = False
    found = Served(
        Settings(database=database, **(defaults | settings)),
        now,
        steady or (None if now is time.time else now),
    )
    try:
        yield found
    finally:
        found.close()


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a SQLite file, shared by many tests."""
    with serving(str(tmp_path_factory.mktemp("served") / "keyflower.db")) as found:
        yield found


@pytest.fixture(scope="session")
def on_postgres(cluster: Cluster, migrated: str) -> Iterator[Served]:
    """A server on PostgreSQL, shared by many tests."""
    with serving(cluster.url(cluster.create(template=migrated))) as found:
        yield found


@pytest.fixture(scope="module")
def clock() -> Clock:
    """The clock of the servers of a module."""
    return Clock()


@pytest.fixture(scope="module")
def timed(clock: Clock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with that clock, on SQLite."""
    with serving(str(tmp_path_factory.mktemp("timed") / "keyflower.db"), now=clock) as served:
        yield served


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
def served(request: pytest.FixtureRequest) -> Served:
    """A server on each database in turn, shared by many tests.

    What the databases themselves do is tested on both in every run (tests/server/storage).
    """
    found = request.getfixturevalue(f"on_{request.param}")
    assert isinstance(found, Served)
    return found


@pytest.fixture(scope="session")
def finished(on_sqlite: Served) -> "Finished":
    """A game that two people have played to its end, on SQLite."""
    return asyncio.run(played(on_sqlite))


# ---- People


class Person(Client):
    """A client with what tests ask all the time."""

    async def get(self, path: str) -> Any:
        """GET under /api."""
        return await self.call("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        """POST under /api."""
        return await self.call("POST", path, {} if body is None else body)

    @property
    def cookie(self) -> str:
        """The value of the cookie."""
        return self.http.cookies["keyflower"]


class Finished:
    """A finished game, and the cookies of those who played it."""

    def __init__(self, address: str, table: str, cookies: list[str]) -> None:
        self.address = address
        self.table = table
        self.cookies = cookies

    def person(self, seat: int) -> Person:
        """Who played a seat."""
        return known(self.address, self.cookies[seat])


def known(address: str, cookie: str) -> Person:
    """Somebody with a cookie."""
    person = Person(address)
    person.http.cookies.set("keyflower", cookie)
    return person


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


async def seated(host: Person, *guests: Person, **options: object) -> str:
    """A table at which all of them sit, started. -> its id"""
    seats = [ME, *(OPEN for _ in guests)]
    made = await host.post("/tables", {"seats": seats, **options})
    table: str = made["table"]["id"]
    for seat, guest in enumerate(guests, 1):
        await guest.post("/join", {"invite": made["you"]["invite"]})
        await guest.post(f"/tables/{table}/seats/{seat}")
    await host.post(f"/tables/{table}/start")
    return table


async def until(watch: Watch, kind: str) -> Json:
    """The next message of a kind."""
    async with asyncio.timeout(SOON):
        while True:
            message = await watch.next()
            if message["type"] == kind:
                return message


async def said_to(watch: Watch, kind: str, **fields: object) -> Json:
    """What the server answers to a message: done, refused or pong."""
    await watch.send(kind, id="asked", **fields)
    async with asyncio.timeout(SOON):
        while True:
            message = await watch.next()
            if message.get("id") == "asked":
                return message


async def to_move(host: Person, guest: Person, table: str) -> tuple[Person, Person, Json]:
    """Who is to move at a table of two, the other one, and the state of the first."""
    state = await host.get(f"/tables/{table}")
    if state["legal"] is not None:
        return host, guest, state
    return guest, host, await guest.get(f"/tables/{table}")


async def played(served: Served | Server) -> Finished:
    """Two people pass through the seasons to the end of a game."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob, listed=True)
        await play_out(ann, bob, table)
        return Finished(served.address, table, [ann.cookie, bob.cookie])


async def play_out(host: Person, guest: Person, table: str) -> None:
    """Two people act a little, then pass until the game is over."""
    chance = Random(5)
    async with asyncio.timeout(3 * SOON):
        while True:
            person, _, state = await to_move(host, guest, table)
            if state["table"]["status"] == "finished":
                return
            action: int | str = some_action(state["legal"], chance)
            if state["view"]["phase"] == "turn" and state["seq"] > 8:
                action = "pass"
            await person.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": action})
