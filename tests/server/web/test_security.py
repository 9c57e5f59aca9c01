"""Access: other sites, hosts, headers, sizes, limits, proxies, and what must not be there."""

import asyncio
import contextlib
import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from html.parser import HTMLParser

import httpx
import pytest
from tests.server.server_thread import (
    BOT,
    ME,
    OPEN,
    Person,
    Served,
    said_to,
    seated,
    serving,
    to_move,
    until,
)
from tests.server.tables.test_tables import refusal
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.client import Watch
from keyflower.server.logs import LOGGER, JsonLines
from keyflower.server.settings import MOST_BODY, MOST_MESSAGE
from keyflower.server.tables.routes.live import CLOSE_TOO_MANY
from keyflower.server.web.access import HEADERS

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

CHANGES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("PATCH", "/api/me", {"name": "Ann"}),
    ("PUT", "/api/me/settings", {"settings": {"sound": False}}),
    ("POST", "/api/me/link", {}),
    ("POST", "/api/me/adopt", {"token": "x"}),
    ("POST", "/api/tables", {"seats": [{}, {}]}),
    ("POST", "/api/tutorial", {}),
    ("POST", "/api/join", {"invite": "x"}),
    ("POST", "/api/tables/x/actions", {"seq": 1, "action": "pass"}),
    ("PUT", "/api/tables/x/passing", {"mode": "season"}),
    ("POST", "/api/records", {}),
)


# ---- Other sites


@pytest.mark.slow
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_pages_of_other_sites_can_change_nothing(
    on_sqlite: Served, headers: dict[str, str]
) -> None:
    async with Person(on_sqlite.address) as ann:
        await ann.get("/me")
        for method, path, body in CHANGES:
            answer = await ann.http.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403, (method, path)
            assert answer.json()["code"] == "not-allowed"
        assert (await ann.get("/me"))["name"] == "Guest"


async def test_own_pages_and_programs_can(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        await ann.post("/me")
        for headers in (
            {},
            {"origin": on_sqlite.address},
            {"origin": on_sqlite.address, "sec-fetch-site": "same-origin"},
            {"sec-fetch-site": "none"},
        ):
            answer = await ann.http.patch("/api/me", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == 200, headers


@pytest.mark.parametrize(
    ("headers", "let_in"),
    [
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({}, True),
    ],
)
async def test_pages_of_other_sites_cannot_listen_in(
    on_sqlite: Served, headers: dict[str, str], let_in: bool
) -> None:
    async with Person(on_sqlite.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        url = f"ws://127.0.0.1:{on_sqlite.port}/api/tables/{made['table']['id']}/live"
        given = {"cookie": f"keyflower={ann.cookie}"} | headers
        if let_in:
            given["origin"] = on_sqlite.address
            async with connect(url, additional_headers=given, proxy=None) as socket:
                assert json.loads(await socket.recv())["you"]["seat"] == 0
            return
        with pytest.raises(InvalidStatus) as turned:
            await connect(url, additional_headers=given, proxy=None)
        assert turned.value.response.status_code == 403


@pytest.mark.slow
async def test_with_an_origin_that_is_the_only_one(database_file: str) -> None:
    with serving(database_file, origin="https://play.example") as served:
        async with Person(served.local) as ann:
            made = await ann.http.post("/api/me", headers={"host": "play.example"})
            cookie = made.headers["set-cookie"].split(";")[0]
            for origin, status in (
                ("https://play.example", 200),
                ("http://play.example", 403),
                ("https://play.example:444", 403),
                ("https://play.example.evil.example", 403),
                (served.local, 403),
            ):
                headers = {"origin": origin, "host": "play.example", "cookie": cookie}
                answer = await ann.http.patch("/api/me", json={"name": "A"}, headers=headers)
                assert answer.status_code == status, origin


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:99", 200),
        ("127.0.0.1", 200),
        ("[::1]:99", 200),
        ("evil.example", 403),
        ("127.evil.example", 403),
        ("localhost.evil.example", 403),
        ("", 403),
        ("[", 403),
    ],
)
async def test_on_this_machine_only_its_own_names_are_answered(
    on_sqlite: Served, host: str, status: int
) -> None:
    """A page of another site may have its name point to 127.0.0.1."""
    async with Person(on_sqlite.address) as ann:
        answer = await ann.http.get("/api/tables", headers={"host": host})
        assert answer.status_code == status


# ---- Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/style.css", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/me", 401),
        ("POST", "/api/me", 200),
        ("GET", "/join/abc", 200),
        ("GET", "/me/abc", 200),
        ("HEAD", "/api/me", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/schema", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/api/tables/nothing", 404),
        ("DELETE", "/api/bots", 405),
        ("TRACE", "/", 405),
        ("POST", "/api/tables", 401),
        ("GET", "/api/tables?show=nothing", 400),
        ("GET", "/api/tables/x%00y", 404),
        ("GET", "/api/tables/%ff", 404),
    ],
)
async def test_every_answer_has_the_security_headers(
    served: Served, method: str, path: str, status: int
) -> None:
    async with Person(served.address) as ann:
        answer = await ann.http.request(method, path)
        assert answer.status_code == status
        for name, value in HEADERS:
            assert answer.headers[name] == value, name
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"
        if answer.is_error and method != "HEAD":
            assert set(answer.json()) == {"code", "message", "reason"}
        assert "access-control-allow-origin" not in answer.headers


async def test_the_policy_forbids_inline_scripts_and_other_hosts(on_sqlite: Served) -> None:
    policy = httpx.get(on_sqlite.address, trust_env=False).headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'none'"
    for name, sources in rules.items():
        assert set(sources.split()) <= {"'none'", "'self'", "data:"}, name
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"


async def test_only_the_game_that_runs_in_the_browser_may_use_webassembly(
    on_sqlite: Served,
) -> None:
    allowed = {}
    for path in ("/", "/table/x", "/api/bots", "/here/", "/assets/x.js"):
        answer = httpx.get(on_sqlite.address + path, trust_env=False)
        policy = answer.headers["content-security-policy"]
        allowed[path] = policy.count("'wasm-unsafe-eval'")
        assert "; worker-src 'self';" in policy
    assert allowed == {"/": 0, "/table/x": 0, "/api/bots": 0, "/here/": 1, "/assets/x.js": 1}


class Page(HTMLParser):
    """What a page loads and holds."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.inline: list[str] = []
        self._within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data", "action"):
                self.loads.append(value or "")
            if name == "style" or name.startswith("on"):
                self.inline.append(name)

    def handle_data(self, data: str) -> None:
        if self._within in ("script", "style") and data.strip():
            self.inline.append(self._within)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/join/abc", "/me/abc", "/join/%3Cscript%3Ealert(1)"])
async def test_the_page_loads_nothing_from_elsewhere(on_sqlite: Served, path: str) -> None:
    async with Person(on_sqlite.address) as ann:
        text = (await ann.http.get(path)).text
        page = Page()
        page.feed(text)
        assert page.inline == []
        assert page.loads
        assert "alert" not in text
        for address in page.loads:
            assert re.match(r"/(?!/)", address), address
            assert (await ann.http.get(address)).is_success


# ---- Sizes


async def test_bodies_have_a_limit(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        await ann.post("/me")
        fits = json.dumps({"name": "Ann"}) + " " * (MOST_BODY - 20)
        assert (await ann.http.patch("/api/me", content=fits)).status_code == 200
        answer = await ann.http.patch("/api/me", content=fits + " " * 40)
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(2 * MOST_BODY // 1000):
                yield b" " * 1000

        answer = await ann.http.patch("/api/me", content=pieces())
        assert answer.status_code == 413


async def test_messages_have_a_limit(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as bob:
        table = await seated(ann, bob)
        async with ann.watch(table) as hers, bob.watch(table) as his:
            await until(hers, "state")
            await until(his, "state")
            await hers.send("say", text="x" * MOST_MESSAGE)
            with pytest.raises(ConnectionClosed) as closed:
                await until(hers, "done")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert (await said_to(his, "ping"))["type"] == "pong"
            assert his.chat == []


async def test_a_long_address_or_many_headers_are_refused(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        answer = await ann.http.get("/api/tables/" + "x" * 20_000)
        assert answer.status_code in (400, 404, 414, 431)
        with contextlib.suppress(httpx.ReadError):  # it may hang up before we have said it all
            answer = await ann.http.get("/api/me", headers={"x-long": "y" * 200_000})
            assert answer.status_code in (400, 431)
        assert (await ann.http.get("/health")).status_code == 200


# ---- Limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a fifth of the usual limits."""
    path = tmp_path_factory.mktemp("strict") / "keyflower.db"
    with serving(str(path), allowance=0.2, proxies=("127.0.0.1",)) as found:
        yield found


def somebody(served: Served, address: str) -> Person:
    """Somebody behind the proxy, at an address of their own."""
    person = Person(served.local)
    person.http.headers["x-forwarded-for"] = address
    return person


@pytest.mark.slow
async def test_an_address_may_ask_only_so_much(strict: Served) -> None:
    async with somebody(strict, "10.0.0.1") as eve, somebody(strict, "10.0.0.2") as ann:
        answers: list[httpx.Response] = []
        while not any(answer.status_code == 429 for answer in answers):
            answers += await asyncio.gather(*(eve.http.get("/api/bots") for _ in range(20)))
        assert sum(answer.status_code == 200 for answer in answers) >= 40
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        for name, _ in HEADERS:
            assert name in refused.headers
        assert (await ann.http.get("/api/bots")).status_code == 200


async def test_an_identity_may_ask_only_so_much_from_anywhere(strict: Served) -> None:
    async with somebody(strict, "10.0.1.1") as eve:
        await eve.get("/me")
        statuses: list[int] = []
        while 429 not in statuses:
            eve.http.headers["x-forwarded-for"] = f"10.0.2.{len(statuses)}"
            statuses.append((await eve.http.get("/api/bots")).status_code)
        assert statuses.count(200) >= 15


async def test_files_of_the_page_have_a_limit_of_their_own(strict: Served) -> None:
    """A first visit loads hundreds of them, and keeps nobody from playing."""
    async with somebody(strict, "10.0.7.1") as ann:
        await ann.get("/me")
        answers = [await ann.http.get("/assets/none.js") for _ in range(100)]
        assert {answer.status_code for answer in answers} == {404}
        assert (await ann.http.get("/api/bots")).status_code == 200
        while answers[-1].status_code == 404:
            answers += await asyncio.gather(*(ann.http.get("/assets/none.js") for _ in range(50)))
        assert answers[-1].status_code == 429
        assert (await ann.http.get("/api/bots")).status_code == 200


async def test_people_are_refused_with_a_page_that_loads_again(strict: Served) -> None:
    async with somebody(strict, "10.0.8.1") as eve:
        eve.http.headers.update({"accept": "text/html", "accept-language": "fr"})
        answers: list[httpx.Response] = []
        while not any(answer.status_code == 429 for answer in answers):
            answers += await asyncio.gather(*(eve.http.get("/learn") for _ in range(60)))
        answer = next(answer for answer in answers if answer.status_code == 429)
        assert answer.headers["content-type"].startswith("text/html")
        assert "Attendez un instant" in answer.text
        wait = answer.headers["retry-after"]
        assert f'<meta http-equiv="refresh" content="{wait}">' in answer.text


async def test_newcomers_from_one_address_are_limited(strict: Served) -> None:
    """Somebody who throws the cookie away each time."""
    statuses = []
    async with somebody(strict, "10.0.3.1") as eve:
        for _ in range(9):
            eve.http.cookies.clear()
            statuses.append((await eve.http.post("/api/me")).status_code)
        assert statuses == [200] * 6 + [429] * 3
        assert (await eve.http.get("/api/tables")).status_code == 200


@pytest.mark.slow
async def test_tables_chat_hints_and_links_are_limited(strict: Served) -> None:
    async with somebody(strict, "10.0.4.1") as ann, somebody(strict, "10.0.4.2") as bob:
        table = await seated(ann, bob)
        for person, path, body in (
            (ann, f"/tables/{table}/chat", {"text": "hello"}),
            (ann, "/tables", {"seats": [BOT, BOT]}),
            (bob, "/me/link", {}),
            (bob, "/records", {}),
        ):
            answers = [await person.http.post(f"/api{path}", json=body) for _ in range(5)]
            assert 429 in [answer.status_code for answer in answers], path
            assert answers[-1].json()["message"].startswith("too many")
        hints = [bob.http.post(f"/api/tables/{table}/hint") for _ in range(3)]
        answers = await asyncio.gather(*hints)
        assert 429 in [answer.status_code for answer in answers]


@pytest.mark.slow
async def test_the_same_hint_again_costs_nothing(strict: Served) -> None:
    async with somebody(strict, "10.0.4.3") as ann, somebody(strict, "10.0.4.4") as bob:
        table = await seated(ann, bob)
        mover, _, _ = await to_move(ann, bob, table)
        hints = [await mover.http.post(f"/api/tables/{table}/hint") for _ in range(12)]
        assert {hint.status_code for hint in hints} == {200}
        assert len({hint.text for hint in hints}) == 1


async def test_messages_are_limited_and_the_connection_stays(strict: Served) -> None:
    async with somebody(strict, "10.0.5.1") as ann, somebody(strict, "10.0.5.2") as bob:
        table = await seated(ann, bob)
        async with ann.watch(table) as watch:
            await until(watch, "state")
            for number in range(30):
                await watch.send("ping", id=str(number))
            answers = [await watch.next() for _ in range(30)]
            kinds = [answer["type"] for answer in answers]
            assert kinds[:12] == ["pong"] * 12
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] == "too-many"
            await watch.send("ping")
            assert (await watch.next())["type"] in ("pong", "refused")


@pytest.mark.slow
async def test_an_address_may_have_only_so_many_connections(database_file: str) -> None:
    with serving(database_file, allowance=1.0) as served:
        async with contextlib.AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Person(served.address))
            made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
            table = made["table"]["id"]
            first = await stack.enter_async_context(ann.watch(table))
            await until(first, "state")
            for _ in range(99):
                await stack.enter_async_context(Watch(first.url, ""))
            async with Watch(first.url, "") as more:
                with pytest.raises(ConnectionClosed) as closed:
                    await until(more, "state")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSE_TOO_MANY
            assert (await said_to(first, "ping"))["type"] == "pong"


# ---- Proxies


@pytest.mark.slow
async def test_forwarded_addresses_count_from_a_configured_proxy_only(database_file: str) -> None:
    with serving(database_file, allowance=0.05) as served:
        async with Person(served.local) as eve:
            statuses = [
                (
                    await eve.http.get("/api/bots", headers={"x-forwarded-for": f"10.1.0.{i}"})
                ).status_code
                for i in range(30)
            ]
            assert 429 in statuses


async def test_metrics_are_for_this_machine(strict: Served) -> None:
    async with Person(strict.local) as admin, somebody(strict, "10.0.6.1") as eve:
        assert (await admin.http.get("/metrics")).status_code == 200
        assert (await eve.http.get("/metrics")).status_code == 403
        spoofed = {"x-forwarded-for": "127.0.0.1, 10.0.6.1"}
        assert (await admin.http.get("/metrics", headers=spoofed)).status_code == 403
        for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            for path in ("/metrics", "/metrics/"):  # M1: a proxy may believe what visitors say
                answer = await admin.http.get(path, headers={name: "127.0.0.1"})
                assert answer.status_code == 403


# ---- Secrets


@pytest.mark.slow
async def test_no_secret_is_logged(database_file: str) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    # The clients of this test are in the same process, and log what they send.
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))
    root = logging.getLogger()
    level = logging.getLogger(LOGGER).level
    root.addHandler(handler)
    logging.getLogger(LOGGER).setLevel("DEBUG")
    try:
        with serving(database_file) as served:
            async with Person(served.address) as ann, Person(served.address) as bob:
                link = (await ann.post("/me/link"))["path"]
                made = await ann.post("/tables", {"seats": [ME, OPEN]})
                invite = made["you"]["invite"]
                await bob.http.get(f"/join/{invite}")
                await bob.http.get(f"{link}?again={invite}")
                await bob.http.get(f"/join/{invite}/x")
                await bob.post("/join", {"invite": invite})
                await bob.http.post("/api/join", content=f'{{"invite": "{invite}", "x": 1}}')
                token = link.removeprefix("/me/")
                await refusal(bob, "POST", "/me/adopt", {"token": token + "x"})
                await bob.post("/me/adopt", {"token": token})
                table = made["table"]["id"]
                await ann.post(f"/tables/{table}/start", {"fill": "random"})
                async with ann.watch(table) as watch:
                    await until(watch, "state")
                secrets = [ann.cookie, bob.cookie, token, invite]
    finally:
        root.removeHandler(handler)
        logging.getLogger(LOGGER).setLevel(level)
    lines = stream.getvalue()
    assert r'"path": "/join/\u2026"' in lines
    for secret in secrets:
        assert secret not in lines
        assert secret.split(".")[0] not in lines
