"""Requests that never end are ended; those that take their time are not."""

import asyncio
import socket
import time
from contextlib import suppress

import pytest
from tests.server.serving import SOON, Person, Served

from keyflower.server.http import TimedProtocol

pytest_plugins = ("tests.server.serving",)
pytestmark = pytest.mark.anyio


@pytest.fixture
def hurried(on_sqlite: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server with little patience."""
    monkeypatch.setattr(TimedProtocol, "head_seconds", 0.5)
    monkeypatch.setattr(TimedProtocol, "body_seconds", 0.5)
    return on_sqlite


def closed(served: Served, first: bytes, drip: bytes = b"") -> float:
    """Send something, then a byte now and then. -> seconds until the server hangs up"""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", served.port), SOON) as connection:
        connection.settimeout(0.1)
        try:
            connection.sendall(first)
            while time.monotonic() - begun < SOON:
                try:
                    if connection.recv(1000) == b"":
                        break
                except TimeoutError:
                    if drip:
                        connection.sendall(drip)
        except OSError:
            pass
    return time.monotonic() - begun


HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "drip"),
    [(b"", b""), (b"GET /", b""), (HEAD, b""), (HEAD, b"X"), (BODY, b""), (BODY, b" ")],
)
async def test_what_never_ends_is_closed(hurried: Served, first: bytes, drip: bytes) -> None:
    took = await asyncio.to_thread(closed, hurried, first, drip)
    assert took < SOON / 2


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
