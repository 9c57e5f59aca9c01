"""What can be seen of a running server, and how it starts and stops: real processes."""

import asyncio
import json
import logging
import re
import signal
import socket
import sqlite3
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.processes import run
from tests.server.server_process import Server
from tests.server.server_thread import (
    BOT,
    ME,
    SOON,
    Person,
    Served,
    known,
    seated,
    serving,
    to_move,
    until,
)
from tests.server.tables.test_play import metric
from websockets.exceptions import ConnectionClosed

from keyflower.cli.errors import CommandError
from keyflower.cli.serve import checked_origin
from keyflower.rules.compiled import COMPILED
from keyflower.server.logs import MAX_REMEMBERED, JsonLines, Quiet, Seldom, on_loop_error

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


# ---- Health and metrics

HOW = "compiled" if COMPILED else "interpreted"
RUNS = {"version": "test", "rules": HOW, "bots": HOW}


async def test_health_says_what_runs(served: Served) -> None:
    async with Person(served.address) as ann:
        answer = await ann.http.get("/health")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ok", "database": True} | RUNS


@pytest.mark.slow
async def test_health_fails_when_the_database_is_gone(database_file: str) -> None:
    with serving(database_file) as served:
        async with Person(served.address) as ann:
            await ann.get("/me")
            task = asyncio.run_coroutine_threadsafe(served.store.close(), served.loop)
            await asyncio.wrap_future(task)
            async with asyncio.timeout(SOON):  # it is tried every two seconds only
                while (answer := await ann.http.get("/health")).status_code == 200:
                    await asyncio.sleep(0.1)
            assert answer.status_code == 503
            assert answer.json() == {"status": "failing", "database": False} | RUNS
            failed = await ann.http.get("/api/games")
            assert failed.status_code == 503
            assert failed.json()["code"] == "unavailable"
            assert database_file not in failed.text


async def test_metrics_count(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as bob:

        async def value(name: str) -> float:
            answer = await ann.http.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            return metric(answer.text, f"keyflower_{name}")

        names = ("games_total", "actions_total", "action_seconds_count", "connections")
        before = {name: await value(name) for name in names}
        table = await seated(ann, bob)
        mover, _, _ = await to_move(ann, bob, table)
        async with mover.watch(table) as watch:
            await until(watch, "state")
            assert await value("connections") == before["connections"] + 1
            await watch.send("act", seq=1, action="pass")
            await until(watch, "done")
        refused = await ann.http.get("/api/tables/nothing")
        assert refused.status_code == 404
        assert await value("games_total") == before["games_total"] + 1
        assert await value("actions_total") >= before["actions_total"] + 1
        assert await value("action_seconds_count") == before["action_seconds_count"] + 1
        text = (await ann.http.get("/metrics")).text
        for name in (
            "keyflower_games_finished_total",
            "keyflower_bot_failures_total",
            "keyflower_viewers_dropped_total",
            'keyflower_request_seconds_count{method="GET",status="404"}',
            "keyflower_tables",
            "keyflower_bots_waiting",
            "keyflower_bot_seconds",
            "process_resident_memory_bytes",
        ):
            assert metric(text, name) >= 0, name
        assert table not in text


# ---- Logs


@pytest.mark.slow
async def test_logs_are_json_lines(database_file: str) -> None:
    with Server(database_file, log_level="info") as server:
        async with Person(server.address) as ann:
            await ann.post("/me")
            made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
            await ann.http.get("/join/secret-of-mine")
            await ann.http.get("/nowhere")
        server.stop()
    lines = [json.loads(line) for line in server.said if line.startswith("{")]
    assert [line for line in server.said if not line.startswith("{")] == server.said[:2]
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"])
        assert line["level"] in ("info", "warning", "error")
    events = [line["event"] for line in lines]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("POST", "/api/me", 200),
        ("POST", "/api/tables", 201),
        ("GET", "/join/…", 200),
        ("GET", "/nowhere", 404),
    ]
    assert all(line["ms"] >= 0 for line in requests)
    assert "secret-of-mine" not in "".join(server.said)
    assert made["you"]["invite"] not in "".join(server.said)
    assert server.process.returncode == 0


class Failing(asyncio.Protocol):
    """Fails at whatever comes, as uvicorn does at some frames of WebSockets."""

    def data_received(self, data: bytes) -> None:
        raise AssertionError(data)


async def test_connections_that_fail_are_counted_and_told_in_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """M4: each wrote a trace, with the addresses of objects."""
    counted: list[int] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(partial(on_loop_error, lambda: counted.append(1)))
    server = await loop.create_server(Failing, "127.0.0.1", 0)
    for _ in range(3):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"x")
        with suppress(ConnectionResetError):
            await reader.read()
        writer.close()
    server.close()
    loop.set_exception_handler(None)
    assert len(counted) == 3
    assert [record.getMessage() for record in caplog.records] == [
        "a connection failed: AssertionError"
    ] * 3


async def test_malformed_requests_are_logged_once_a_minute(database_file: str) -> None:
    """L2: each wrote a line."""
    with Server(database_file) as server:
        url = urlsplit(server.address)
        for _ in range(20):
            reader, writer = await asyncio.open_connection(url.hostname, url.port)
            writer.write(b"FOO\0BAR / HTTP/1.1\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 400")
            writer.close()
        server.stop()
    lines = [json.loads(line) for line in server.said if line.startswith("{")]
    assert [line["event"] for line in lines] == ["Invalid HTTP request received."]


def failure(message: str, line: int = 1) -> logging.LogRecord:
    """What a failure at some line of a program's code would be logged with."""
    code = compile("\n" * line + "raise ValueError", f"place-{line}", "exec")
    try:
        exec(code, {})
    except ValueError:
        return logging.LogRecord("web", logging.ERROR, "web.py", 7, message, (), sys.exc_info())
    raise AssertionError


def test_what_fails_again_has_one_trace_however_it_is_told() -> None:
    lines = JsonLines()
    traced = ["trace" in json.loads(lines.format(failure(f"at {number}"))) for number in range(5)]
    assert traced == [True, False, False, False, False]


def test_few_places_that_failed_are_remembered() -> None:
    seldom = Seldom()
    for number in range(2 * MAX_REMEMBERED):
        assert not seldom.again(number, 0.0)
    assert len(seldom) == MAX_REMEMBERED
    assert seldom.again(number, 59.0)
    assert not seldom.again(number, 60.0)


def test_what_others_log_again_is_left_out() -> None:
    quiet = Quiet()
    assert [quiet.filter(failure(f"at {number}")) for number in range(3)] == [True, False, False]
    ours = logging.LogRecord("keyflower", logging.ERROR, "x.py", 7, "a table is broken", (), None)
    assert quiet.filter(ours)
    assert quiet.filter(ours)


# ---- Stopping


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.thorough)]
)
async def test_a_signal_stops_it_when_everything_under_way_is_done(
    database_file: str, how: signal.Signals
) -> None:
    with Server(database_file) as server:
        async with Person(server.address) as ann:
            made = await ann.post("/tables", {"seats": [ME, BOT, BOT], "start": True})
            async with ann.watch(made["table"]["id"]) as watch:
                await until(watch, "state")
                with half_a_request(server.address, ann.cookie) as under_way:
                    server.process.send_signal(how)
                    with pytest.raises(ConnectionClosed) as closed:
                        await until(watch, "nothing more")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
                    under_way.sendall(b'Ann"}')
                    assert under_way.recv(65536).startswith(b"HTTP/1.1 200 OK")
        assert server.process.wait(SOON) == 0
        server.stop()
    assert "Traceback" not in "".join(server.said)
    assert [line for line in server.said[2:] if '"level": "error"' in line] == []
    with serving(database_file) as again:
        async with known(again.address, ann.cookie) as ann_again:
            assert (await ann_again.get("/me"))["name"] == "Ann"


def half_a_request(address: str, cookie: str) -> socket.socket:
    """A request that renames somebody, its last five bytes missing; it is under way."""
    parts = urlsplit(address)
    found = socket.create_connection((parts.hostname, parts.port), SOON)
    found.sendall(
        f"PATCH /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nCookie: keyflower={cookie}\r\n"
        'Content-Length: 15\r\nExpect: 100-continue\r\n\r\n{"name": "'.encode()[:-10]
    )
    assert found.recv(1000).startswith(b"HTTP/1.1 100")  # the server waits for the body
    found.sendall(b'{"name": "')
    return found


# ---- Refusing to start


def refused_start(*options: str) -> str:
    """What a server says that does not start, in one line."""
    command = [sys.executable, "-P", "-m", "keyflower", "serve", *options]
    done = run(command, text=True)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    said: list[str] = [line for line in done.stderr.splitlines() if line.startswith("keyflower: ")]
    assert len(said) == 1
    assert done.stderr.splitlines()[-1] == said[0]
    return said[0]


@pytest.mark.slow
async def test_a_port_that_is_taken(database_file: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused_start("--port", str(port), "--database", database_file)
        assert f"port {port}" in said
        assert "--port 0" in said


@pytest.mark.thorough  # such databases are opened in tests/server/storage
async def test_a_schema_that_is_newer(database_file: str) -> None:
    with serving(database_file):
        pass
    with sqlite3.connect(database_file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    said = refused_start("--port", "0", "--database", database_file)
    assert "newer Keyflower" in said
    assert "9999" in said


@pytest.mark.thorough  # such databases are opened in tests/server/storage
async def test_databases_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this isn't a database, whatever its name says" * 50)
    refused_start("--port", "0", "--database", str(tmp_path / "text.db"))
    nowhere = "postgresql://nobody:secret@127.0.0.1:1/nothing"
    said = refused_start("--port", "0", "--database", nowhere)
    assert "127.0.0.1:1/nothing" in said
    assert "secret" not in said


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_file_that_another_server_uses(on_sqlite: Served) -> None:
    refused_start("--port", "0", "--database", on_sqlite.settings.database)


def test_an_origin_is_a_scheme_and_a_host() -> None:
    assert checked_origin("https://play.example") == "https://play.example"
    for origin in ("https://play.example/table", "play.example", "ftp://play.example"):
        with pytest.raises(CommandError, match="--origin must look like"):
            checked_origin(origin)


def test_it_listens_to_this_machine_alone_unless_told(on_sqlite: Served) -> None:
    assert on_sqlite.settings.host == "127.0.0.1"
    assert httpx.get(f"{on_sqlite.local}/health", trust_env=False).is_success
