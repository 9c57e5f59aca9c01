"""Requests that never end are ended; those that take their time are not. Nobody has too many."""

import asyncio
import json
import logging
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
import uvicorn
from tests.processes import run
from tests.server.server_thread import SOON, Person, Served, serving
from uvicorn.server import ServerState

from keyflower.server.logs import JsonLines
from keyflower.server.settings import Settings
from keyflower.server.web.http import BODY_PART, TimedProtocol, protocol

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


@pytest.fixture
def hurried(on_sqlite: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server with little patience."""
    monkeypatch.setattr(TimedProtocol, "head_seconds", 0.5)
    monkeypatch.setattr(TimedProtocol, "body_seconds", 0.5)
    return on_sqlite


def closed(served: Served, first: bytes, drip: bytes = b"") -> bool:
    """Send something, then a byte now and then. -> whether the server hangs up"""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", served.port), SOON) as connection:
        connection.settimeout(0.1)
        try:
            connection.sendall(first)
            while time.monotonic() - begun < SOON / 2:
                try:
                    if connection.recv(1000) == b"":
                        return True
                except TimeoutError:
                    if drip:
                        connection.sendall(drip)
        except OSError:
            return True
    return False


HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "drip"),
    [(b"", b""), (b"GET /", b""), (HEAD, b""), (HEAD, b"X"), (BODY, b""), (BODY, b" ")],
)
async def test_what_never_ends_is_closed(hurried: Served, first: bytes, drip: bytes) -> None:
    assert await asyncio.to_thread(closed, hurried, first, drip)


@pytest.mark.timed  # on a busy machine a request may end too late
async def test_what_ends_in_time_is_answered(hurried: Served) -> None:
    async with Person(hurried.address) as ann:
        made = await ann.post("/tables", {"seats": [{"kind": "me"}, {}], "listed": True})
        async with ann.watch(made["table"]["id"]) as watch:
            await watch.next()
            await asyncio.sleep(1)  # longer than any request may take
            await watch.send("ping", id="still")
            assert (await watch.next())["type"] == "pong"
        for _ in range(4):  # the same connection, again and again
            await asyncio.sleep(0.2)
            assert (await ann.get("/me"))["name"] == "Guest"


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 70_000,  # without an end, in pieces
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nx: " + b"y" * 70_000 + b"\r\n\r\n",  # all at once
    ],
)
async def test_a_head_that_is_too_long_is_refused(on_sqlite: Served, head: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", on_sqlite.port)
    async with asyncio.timeout(SOON):
        writer.write(head)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        with suppress(ConnectionError):  # what was still on its way is not read
            await reader.read()
    writer.close()


async def test_unusual_methods_are_no_labels(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        for method, status in (("BREW", 400), ("X" * 200, 400), ("PURGE", 405), ("MKCOL", 405)):
            assert (await eve.http.request(method, "/api/me")).status_code == status
        text = (await eve.http.get("/metrics")).text
        for method in ("BREW", "X" * 3, "PURGE", "MKCOL"):
            assert method not in text
        assert 'method="other"' in text


class Pipe(asyncio.Transport):
    """A transport that leads nowhere."""

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


async def test_a_long_body_has_more_time_as_it_comes() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        await asyncio.Event().wait()

    config = uvicorn.Config(app, lifespan="off")
    config.load()
    found = protocol(Settings())(config=config, server_state=ServerState(), app_state={})
    found.connection_made(Pipe())
    found.data_received(b"PUT / HTTP/1.1\r\nContent-Length: 200000\r\n\r\n")
    first = found._late
    for _ in range(5):
        found.on_body(b"x")
    assert found._late is first
    found.on_body(b"x" * BODY_PART)
    assert found._late is not first
    assert first is not None
    assert first.cancelled()
    for task in found.tasks:
        task.cancel()
    found.connection_lost(None)
    assert found._late is None


# ---- How many


@contextmanager
def connected(served: Served, count: int, first: bytes) -> Iterator[list[socket.socket]]:
    """So many connections of one address, each with something sent."""
    with ExitStack() as stack:
        made = []
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", served.port), SOON)
            made.append(stack.enter_context(connection))
            connection.sendall(first)
        yield made


def status(served: Served, head: bytes, address: str = "127.0.0.1") -> bytes:
    """The first line of an answer; empty if the server hangs up."""
    with (
        socket.create_connection(("127.0.0.1", served.port), SOON, (address, 0)) as connection,
        suppress(ConnectionError),
    ):
        connection.sendall(head)
        return connection.makefile("rb").readline()
    return b""


SLOW = b"POST /api/learn/score HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.slow
async def test_slow_bodies_of_one_address_keep_nobody_else_out(database_file: str) -> None:
    with serving(database_file, allowance=1) as served:
        most = served.settings.connections
        with connected(served, most, SLOW + b"\r\n{") as made:
            assert await asyncio.to_thread(status, served, HEALTH) in (
                b"",
                b"HTTP/1.1 429 Too Many Requests\r\n",
            )
            if sys.platform == "linux":  # elsewhere this machine has one address only
                assert b" 200 " in await asyncio.to_thread(status, served, HEALTH, "127.0.0.2")
            made[0].close()
            async with asyncio.timeout(SOON):
                while b" 200 " not in await asyncio.to_thread(status, served, HEALTH):
                    pass


@pytest.mark.slow
async def test_sockets_are_not_counted_as_requests(database_file: str) -> None:
    with serving(database_file, allowance=1) as served:
        async with Person(served.address) as ann:
            made = await ann.post("/tables", {"seats": [{"kind": "me"}, {}], "listed": True})
            async with ann.watch(made["table"]["id"]) as watch:
                await watch.next()
                with connected(served, served.settings.connections - 2, b"GET /"):
                    assert b" 200 " in await asyncio.to_thread(status, served, HEALTH)


@pytest.mark.slow
async def test_behind_a_proxy_the_visitors_are_counted(database_file: str) -> None:
    with serving(database_file, allowance=1, proxies=("127.0.0.1",)) as served:
        eve, bob = (b"X-Forwarded-For: 10.0.0.%d\r\n\r\n" % number for number in (1, 2))
        health = HEALTH.removesuffix(b"\r\n")
        with connected(served, served.settings.connections, SLOW + eve + b"{"):
            async with asyncio.timeout(SOON):  # until the last of them has been read
                while b" 429 " not in await asyncio.to_thread(status, served, health + eve):
                    pass
            assert b" 200 " in await asyncio.to_thread(status, served, health + bob)


@pytest.mark.thorough
def test_a_server_asks_for_more_open_files() -> None:
    code = """if True:
        import resource
        from keyflower.server.run import OPEN_FILES, allow_open_files
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
        allow_open_files()
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        print(soft == (OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)))
    """
    if sys.platform == "win32":
        pytest.skip("no such limit")
    assert run([sys.executable, "-P", "-c", code], text=True).stdout.strip() == "True"


# ---- What is logged of it


@pytest.mark.slow
async def test_somebody_who_hangs_up_leaves_no_trace(
    database_file: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "keyflower")
    with serving(database_file) as served:
        with connected(served, 10, SLOW + b"\r\n{"):
            pass
        async with asyncio.timeout(SOON):
            while (
                sum(
                    getattr(each, "fields", {}).get("path") == "/api/learn/score"
                    for each in caplog.records
                )
                < 10
            ):
                await asyncio.sleep(0.01)
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


def test_the_same_error_again_has_no_trace() -> None:
    lines = JsonLines()

    def logged(at: float, error: Exception) -> bool:
        try:
            raise error
        except Exception:
            record = logging.LogRecord("keyflower", 40, "", 0, "failed", (), sys.exc_info())
        record.created = at
        return "trace" in json.loads(lines.format(record))

    assert logged(1000.0, OSError("disk full"))
    assert not logged(1010.0, OSError("disk full, again"))
    assert logged(1020.0, ValueError("something else"))
    assert logged(1061.0, OSError("disk full"))
