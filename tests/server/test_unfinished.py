"""Requests that never end are ended; those that take their time are not."""

import asyncio
import socket
import time

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


async def test_invented_methods_are_no_labels(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        for method in ("BREW", "X" * 200):
            assert (await eve.http.request(method, "/api/me")).status_code == 405
        text = (await eve.http.get("/metrics")).text
        assert "BREW" not in text
        assert "XXX" not in text
        assert 'method="other"' in text
