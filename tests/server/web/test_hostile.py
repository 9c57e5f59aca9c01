"""Whatever is sent: a clear error to the sender, nothing to anyone else, the server stays up."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.server_thread import SOON, Person, Served, said_to, seated, to_move, until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bench.client import Json

pytest_plugins = ("tests.server.server_thread",)


class Victims:
    """A table of two people in play, and a spectator's WebSocket that must hear nothing."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.cookies, self.table = asyncio.run(self._seated())
        self.mover = self._socket(self.cookies[0])
        self.other = self._socket(self.cookies[1])
        self.spectator = self._socket("")
        for socket in (self.mover, self.other):  # those who came first were told of the others
            heard = self.ask(socket, '{"type": "ping"}')
            assert {answer["type"] for answer in heard} == {"presence", "pong"}

    async def _seated(self) -> tuple[list[str], str]:
        async with Person(self.served.address) as ann, Person(self.served.address) as bob:
            table = await seated(ann, bob, listed=True)
            mover, other, _ = await to_move(ann, bob, table)
            return [mover.cookie, other.cookie], table

    def _socket(self, cookie: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.table}/live"
        headers = {"cookie": f"keyflower={cookie}"} if cookie else {}
        socket = connect(url, additional_headers=headers, compression=None, proxy=None)
        assert json.loads(socket.recv(SOON))["type"] == "state"
        return socket

    def ask(self, socket: ClientConnection, message: str | bytes) -> list[Json]:
        """Send something, then a ping. -> what came before the pong"""
        socket.send(message)
        socket.send('{"type": "ping", "id": "all"}')
        found: list[Json] = []
        while True:
            answer = json.loads(socket.recv(SOON))
            if answer["type"] == "pong" and answer["id"] == "all":
                return found
            found.append(answer)

    def check_nobody_heard(self) -> None:
        """Neither the other player nor the spectator was told anything."""
        for socket in (self.other, self.spectator):
            assert self.ask(socket, '{"type": "ping", "id": "first"}')[0]["type"] == "pong"

    def close(self) -> None:
        for socket in (self.mover, self.other, self.spectator):
            socket.close()


@pytest.fixture(scope="module")
def victims(on_sqlite: Served) -> Iterator[Victims]:
    """Shared by all tests here: nothing that they send may change anything."""
    with ThreadPoolExecutor(1) as thread:  # no event loop of a test may run there
        found = thread.submit(Victims, on_sqlite).result()
    yield found
    found.close()


DEEP = '{"type": "act", "seq": 1, "action": ' + "[" * 5000 + "]" * 5000 + "}"


@pytest.mark.parametrize(
    "message",
    [
        "",
        " ",
        "null",
        "7",
        '"ping"',
        "[]",
        "{}",
        "{",
        '{"type": "ping"',
        '{"type": "ping"}}',
        '{"type": "ping", "type": "dance"}',
        '{"type": "dance"}',
        '{"type": null}',
        '{"type": ["act"]}',
        '{"type": "ping", "id": 7}',
        '{"type": "ping", "extra": 1}',
        f'{{"type": "ping", "id": "{"x" * 41}"}}',
        '{"type": "act"}',
        '{"type": "act", "seq": 1}',
        '{"type": "act", "seq": "1", "action": "pass"}',
        '{"type": "act", "seq": 1.5, "action": "pass"}',
        '{"type": "act", "seq": -1, "action": "pass"}',
        '{"type": "act", "seq": 1, "action": null}',
        '{"type": "act", "seq": 1, "action": -1}',
        '{"type": "act", "seq": 1, "action": true}',
        '{"type": "act", "seq": 1, "action": 1e999}',
        f'{{"type": "act", "seq": 1, "action": {10**400}}}',
        f'{{"type": "act", "seq": {10**30}, "action": "pass"}}',
        '{"type": "act", "seq": 1, "action": ""}',
        f'{{"type": "act", "seq": 1, "action": "{"bid " * 60}"}}',
        '{"type": "act", "seq": 1, "action": "bid \\u0000 red"}',
        '{"type": "act", "seq": 1, "action": "bid 99999999999999999999 red lot:miner"}',
        '{"type": "act", "seq": 1, "action": "bid ٣ red lot:miner"}',
        '{"type": "act", "seq": 1, "action": "\\ud800"}',
        '{"type": "act", "seq": 1, "action": "pass", "seat": 1}',
        '{"type": "undo"}',
        '{"type": "passing", "mode": "always"}',
        '{"type": "passing", "mode": null}',
        '{"type": "say"}',
        '{"type": "say", "text": 5}',
        '{"type": "say", "text": ""}',
        '{"type": "say", "text": " \\n "}',
        f'{{"type": "say", "text": "{"x" * 501}"}}',
        f'{{"type": "say", "text": "{"x" * 9000}"}}',
        '{"type": "say", "text": "a\\u0000b"}',
        '{"type": "say", "text": "a\\u001b[31mb"}',
        '{"type": "say", "text": "a\\u202eb"}',
        '{"type": "say", "text": "a\\u2066b"}',
        '{"type": "say", "text": "\\ud83d"}',
        '{"type": "say", "text": "Z' + "\\u0335" * 50 + '"}',
        DEEP,
        b"",
        b"\x00\xff",
        b'{"type": "say", "text": "in bytes"}',
    ],
)
def test_a_message_that_makes_no_sense_is_refused(victims: Victims, message: str | bytes) -> None:
    answers = victims.ask(victims.mover, message)
    assert [answer["type"] for answer in answers] == ["refused"]
    assert answers[0]["code"] in ("bad-request", "bad-text", "illegal")
    assert len(answers[0]["message"]) > 10
    assert len(answers[0]["message"]) < 1000
    victims.check_nobody_heard()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
KINDS = st.sampled_from(["act", "undo", "passing", "say", "ping", "state", "done", ""])
FIELDS = st.dictionaries(
    st.sampled_from(["id", "seq", "action", "mode", "text", "seat", "table"]),
    JSON | st.sampled_from([0, 1, 2, "pass", "undo", "season", "outbid"]),
    max_size=4,
)
EVERYTHING = (
    st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), KINDS, FIELDS)
    | JSON.map(json.dumps)
    | st.text(max_size=50)
    | st.binary(max_size=50)
)


@pytest.mark.slow
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(message=EVERYTHING)
def test_whatever_somebody_without_a_seat_sends_is_answered_to_them_alone(
    victims: Victims, message: str | bytes
) -> None:
    answers = victims.ask(victims.spectator, message)
    assert len(answers) == 1
    assert answers[0]["type"] in ("refused", "pong")
    assert victims.ask(victims.other, '{"type": "ping", "id": "first"}')[0]["type"] == "pong"


@pytest.mark.slow
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(fields=FIELDS, kind=st.sampled_from(["act", "undo"]))
def test_whatever_somebody_sends_out_of_turn_changes_nothing(
    victims: Victims, fields: dict[str, Any], kind: str
) -> None:
    answers = victims.ask(victims.other, json.dumps({"type": kind, **fields}))
    assert answers[0]["type"] == "refused"
    # A stale message is followed by the state as it is.
    assert [answer["type"] for answer in answers[1:]] in ([], ["state"])
    if answers[1:]:
        assert answers[0]["code"] == "stale"
        assert answers[1]["seq"] == 1
    assert victims.ask(victims.mover, '{"type": "ping", "id": "first"}')[0]["type"] == "pong"


# ---- Text


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "';DROP TABLE tables;--",
        "{{7*7}}",
        "سلام\u200cها",
        "名無し",
        "👩‍🌾",
    ],
)
async def test_any_writing_is_plain_text(served: Served, text: str) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await ann.call("PATCH", "/me", {"name": text[:24]})
        table = await seated(ann, bob)
        async with bob.watch(table) as watch:
            await until(watch, "state")
            await ann.post(f"/tables/{table}/chat", {"text": text})
            line = (await until(watch, "chat"))["chat"][0]
            assert (line["name"], line["text"]) == (text[:24], text)
        answer = await ann.http.get(f"/api/tables/{table}")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "name",
    ["", "  ", "x" * 25, "x" * 300, "a\u0000", "a\nb", "a\u202eb", "\u200b", "\ue000", 7, None],
)
async def test_names_that_could_deceive_are_refused(served: Served, name: object) -> None:
    async with Person(served.address) as ann:
        await ann.post("/me")
        answer = await ann.http.patch("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["code"] in ("bad-text", "bad-request")
        assert (await ann.get("/me"))["name"] == "Guest"


# ---- HTTP


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"seq": 1}',
        b'{"seq": "1", "action": "pass"}',
        b'{"seq": 1, "action": "pass", "more": 1}',
        b'{"seq": 1, "action": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"seq": 1, "action": ' + b"9" * 5000 + b"}",
        b'{"seq": 1e400, "action": 1}',
        b'{"seq": true, "action": 1}',
        b'{"seq": NaN, "action": 1}',
    ],
)
async def test_bodies_that_make_no_sense_are_refused(served: Served, content: bytes) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            answer = await ann.http.post(
                f"/api/tables/{table}/actions", content=content, headers={"content-type": kind}
            )
            assert answer.status_code == 400, answer.text
            assert answer.json()["code"] == "bad-request"
            assert len(answer.content) < 2000


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(
    "query",
    [
        "since=x",
        "since=-1",
        "since=99999999999999999999999",
        "chat=99999999999999999999999",
        "chat=1.5",
        "since=%00",
    ],
)
async def test_numbers_that_make_no_sense_are_refused(served: Served, query: str) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        answer = await ann.http.get(f"/api/tables/{table}?{query}")
        assert answer.status_code == 400
        url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/live?{query}"

        def told() -> int:
            with pytest.raises((ConnectionClosed, InvalidStatus)) as turned:
                connect(url, proxy=None).recv(SOON)
            if isinstance(turned.value, InvalidStatus):
                return turned.value.response.status_code
            assert isinstance(turned.value, ConnectionClosed)
            return 0 if turned.value.rcvd is None else turned.value.rcvd.code

        assert await asyncio.to_thread(told) == 4400
        async with bob.watch(table) as watch:
            await until(watch, "state")
            assert (await said_to(watch, "ping"))["type"] == "pong"


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(
    "path",
    ["x", "0123456789abcdef", "%00", "..", "%2e%2e%2f", "'", "é", "x" * 5000, "0" * 16 + "%0a"],
)
async def test_tables_that_are_not_there(served: Served, path: str) -> None:
    async with Person(served.address) as ann:
        await ann.get("/me")
        for method, rest in (("GET", ""), ("POST", "/start"), ("POST", "/leave")):
            answer = await ann.http.request(method, f"/api/tables/{path}{rest}", json={})
            assert answer.status_code in (404, 405), (method, rest)
            assert answer.json()["code"] in ("unknown", "no-such-method")
        for invite in (path[:100] or "x", "\u0000", "x" * 101):
            answer = await ann.http.post("/api/join", json={"invite": invite})
            assert answer.status_code in (400, 404)
