"""Who somebody is: a signed cookie that is renewed, links that work once, seats nobody steals."""

import asyncio
import re
import time

import httpx
import pytest
from tests.server.server_thread import Clock, Person, Served, known, seated, serving
from tests.server.tables.test_tables import refusal

from keyflower.server.storage import Store
from keyflower.server.storage.statements.people import list_signing_keys
from keyflower.server.web.identity import (
    DAY,
    KEY_LIFE,
    KEYS_KEPT,
    LINK_LIFE,
    Identities,
)

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def is_known(address: str, cookie: str) -> bool:
    """Whether a server takes somebody with this cookie for the one named Ann."""
    async with known(address, cookie) as person:
        return bool((await person.get("/me"))["name"] == "Ann")


async def ann_at(address: str) -> str:
    """The cookie of somebody named Ann."""
    async with Person(address) as ann:
        await ann.call("PATCH", "/me", {"name": "Ann"})
        return ann.cookie


# ---- The cookie


async def test_the_cookie_is_for_this_server_and_no_script(served: Served) -> None:
    async with Person(served.address) as ann:
        answer = await ann.http.post("/api/me")
        assert answer.json() == {"name": "Guest", "face": ""}
        parts = answer.headers["set-cookie"].split("; ")
        assert parts[0].startswith("keyflower=")
        assert set(parts[1:]) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Strict"}
        again = await ann.http.get("/api/me")
        assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    "others",
    [
        'version=1; prefs={"a":1}; keyflower={}; x=y',
        'a="{}"; keyflower={}',
        "keyflower=other; keyflower={}",
        "$Version=1; [x]=y; =; ; ===; keyflower={}",
        'a="; keyflower={}; b="',
        "x; keyflower={} ;é=ü",
    ],
)
async def test_odd_cookies_of_other_programs_do_no_harm(on_sqlite: Served, others: str) -> None:
    cookie = await ann_at(on_sqlite.address)
    header = others.replace("keyflower={}", f"keyflower={cookie}")
    async with Person(on_sqlite.address) as person:
        answer = await person.http.get("/api/me", headers={b"cookie": header.encode("latin-1")})
        assert answer.json() == {"name": "Ann", "face": ""}
        assert "set-cookie" not in answer.headers


@pytest.mark.timed
@pytest.mark.parametrize("size", [16_000, 60_000])
async def test_a_cookie_header_costs_nothing(on_sqlite: Served, size: int) -> None:
    """Python's own parser takes seconds for these."""
    async with Person(on_sqlite.address) as eve:
        for header in (
            'a="' + '\\"' * (size // 2) + '"',
            "a=b;" * (size // 4),
            "=" * size,
            ";" * size,
            "keyflower=" + "x" * size,
            "keyflower=x;" * (size // 12),
        ):
            begun = time.perf_counter()
            answer = await eve.http.get("/api/tables", headers={"cookie": header})
            assert answer.status_code == 200
            assert time.perf_counter() - begun < 0.4


async def test_nothing_behind_the_gate_sees_a_cookie(
    on_sqlite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(header: str) -> dict[str, str]:
        raise AssertionError(f"parsed {header}")

    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", parsed)
    monkeypatch.setattr("http.cookies.SimpleCookie.load", parsed)
    cookie = await ann_at_raw(on_sqlite)
    paths = ("/", "/health", "/metrics", "/api/me", "/api/tables", "/api/games", "/api/bots")
    async with httpx.AsyncClient(base_url=on_sqlite.address, trust_env=False) as raw:
        for path in paths:
            answer = await raw.get(path, headers={"cookie": f"a=b; keyflower={cookie}"})
            assert answer.status_code == 200, path


async def ann_at_raw(served: Served) -> str:
    """A signed cookie, without a client that parses cookies itself."""

    async def signed() -> str:
        identities = Identities(served.store, await served.store.read(list_signing_keys))
        return identities.cookie((await identities.create(time.time())).id, time.time())

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(signed(), served.loop))


@pytest.mark.slow
async def test_over_https_the_cookie_is_secure(database_file: str) -> None:
    with serving(database_file) as served:
        cookie = await ann_at(served.address)
    with serving(database_file, origin="https://play.example") as served:
        async with httpx.AsyncClient(base_url=served.local, trust_env=False) as raw:
            answer = await raw.post("/api/me")
            fresh, old = answer.headers.get_list("set-cookie")
            assert fresh.startswith("__Host-keyflower=")
            assert {"Secure", "Path=/", "HttpOnly", "SameSite=Strict"} < set(fresh.split("; "))
            assert "Domain" not in fresh
            assert old.startswith("keyflower=; ")
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            # A cookie with the old name is replaced, with the same identity.
            raw.cookies.clear()
            answer = await raw.get("/api/me", headers={"cookie": f"keyflower={cookie}"})
            assert answer.json() == {"name": "Ann", "face": ""}
            fresh, old = answer.headers.get_list("set-cookie")
            assert fresh.startswith(f"__Host-keyflower={cookie.split('.')[0]}.")
            assert "Max-Age=0" in old.split("; ")
            raw.cookies.clear()
            both = f"keyflower=x; {fresh.split('; ')[0]}"
            answer = await raw.get("/api/me", headers={"cookie": both})
            assert answer.json() == {"name": "Ann", "face": ""}
            assert "set-cookie" not in answer.headers


async def test_only_asking_for_it_makes_somebody(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, trust_env=False) as raw:
        for method, path in (
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("GET", "/api/games"),
            ("POST", "/api/me/link"),
            ("POST", "/api/tables"),
            ("POST", "/api/tutorial"),
            ("POST", "/api/join"),
            ("POST", "/api/records"),
        ):
            body: dict[str, object]
            body = {"name": "Ann"} if method == "PATCH" else {"seats": [{}, {}]}
            body = {"invite": "x"} if path == "/api/join" else body
            answer = await raw.request(method, path, json=None if method == "GET" else body)
            assert answer.status_code == 401, path
            assert answer.json()["code"] == "nobody"
            assert "POST /api/me" in answer.json()["message"]
            assert "set-cookie" not in answer.headers
        first = await raw.post("/api/me")
        again = await raw.post("/api/me")
        assert "set-cookie" in first.headers
        assert "set-cookie" not in again.headers


async def test_a_link_of_another_site_takes_nobodys_identity(on_sqlite: Served) -> None:
    """Browsers leave the cookie out when such a link is followed."""
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    async with httpx.AsyncClient(base_url=on_sqlite.address, trust_env=False) as raw:
        for path in ("/api/me", "/api/tables", "/api/games", "/api/openapi.json"):
            answer = await raw.get(path, headers=headers)
            assert answer.status_code == 403, path
            assert "set-cookie" not in answer.headers
        assert (await raw.get("/", headers=headers)).status_code == 200
        assert (await raw.get("/join/abc", headers=headers)).status_code == 200
        assert (await raw.get("/api/tables")).status_code == 200


async def test_looking_around_makes_nobody(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        for path in ("/", "/health", "/api/tables", "/api/bots", "/api/openapi.json", "/join/abc"):
            answer = await eve.http.get(path)
            assert answer.is_success, path
            assert "set-cookie" not in answer.headers, path


async def test_a_cookie_that_was_tampered_with_is_nobodys(served: Served) -> None:
    cookie = await ann_at(served.address)
    other = await ann_at(served.address)
    assert await is_known(served.address, cookie)
    identity, issued, key, signature = cookie.split(".")
    for wrong in (
        "",
        "x",
        "....",
        f"{identity}.{issued}.{key}.",
        f"{identity}.{issued}.{key}.{signature[:-1]}",
        f"{identity}.{issued}.{key}.{'A' * len(signature)}",
        f"{identity}.{int(issued) + 1}.{key}.{signature}",
        f"{identity}.{issued}.{int(key) + 1}.{signature}",
        f"{identity}.{issued}.0.{signature}",
        f"{identity}.{'9' * 400}.{key}.{signature}",
        f"{identity}.{issued}.{'9' * 400}.{signature}",
        f"{other.split('.')[0]}.{issued}.{key}.{signature}",
        f"{identity}.-1.{key}.{signature}",
        "x" * 5000,
    ):
        assert not await is_known(served.address, wrong), wrong


async def test_an_identity_that_the_database_forgot_never_comes_back(served: Served) -> None:
    """The signature is right, but its owner may have deleted everything."""

    async def signed() -> str:
        identities = Identities(served.store, await served.store.read(list_signing_keys))
        return identities.cookie("0123456789abcdef", time.time())

    task = asyncio.run_coroutine_threadsafe(signed(), served.loop)
    async with known(served.address, await asyncio.wrap_future(task)) as nobody:
        assert (await nobody.get("/tables"))["tables"] is not None
        assert (await nobody.http.get("/api/me")).status_code == 401
        answer = await nobody.http.post("/api/me")
        assert answer.json() == {"name": "Guest", "face": ""}
    cookie = answer.headers["set-cookie"].partition(";")[0].removeprefix("keyflower=")
    assert not cookie.startswith("0123456789abcdef.")
    async with known(served.address, cookie) as somebody:
        made = await somebody.post("/tables", {"seats": [{"kind": "me"}, {}]})
        assert made["you"]["seat"] == 0


@pytest.mark.slow
async def test_cookies_are_renewed_after_a_day(timed: Served, clock: Clock) -> None:
    cookie = await ann_at(timed.address)
    async with known(timed.address, cookie) as ann:
        clock.seconds += DAY - 10
        assert "set-cookie" not in (await ann.http.get("/api/me")).headers
        clock.seconds += 20
        renewed = (await ann.http.get("/api/tables")).headers["set-cookie"]
        assert renewed.startswith(f"keyflower={cookie.split('.')[0]}.{int(clock())}.")
        assert "set-cookie" not in (await ann.http.get("/api/me")).headers
    assert await is_known(timed.address, cookie)  # the old one is good as long as its key


@pytest.mark.parametrize("days", [-3650, -5, 5, 20])
async def test_a_clock_that_is_set_makes_nobody_somebody_else(
    timed: Served, clock: Clock, days: int
) -> None:
    cookie = await ann_at(timed.address)
    clock.seconds += days * DAY
    try:
        async with known(timed.address, cookie) as ann:
            answer = await ann.http.post("/api/me")
            assert answer.json() == {"name": "Ann", "face": ""}
            fresh = answer.headers["set-cookie"]
            assert fresh.startswith(f"keyflower={cookie.split('.')[0]}.{int(clock())}.")
    finally:
        clock.seconds -= days * DAY
    assert await is_known(timed.address, cookie)


# ---- Keys


async def test_a_new_key_signs_and_old_ones_are_still_read(store: Store) -> None:
    identities = await Identities.open(store, 0.0)
    first = identities.cookie("ann", 1000.0)
    assert identities.read(first, 1001.0) == ("ann", False)
    await identities.rotate(KEY_LIFE - 1)
    assert len(await store.read(list_signing_keys)) == 1
    await identities.rotate(KEY_LIFE + 1)
    assert identities.read(first, 1001.0) == ("ann", True)
    second = identities.cookie("ann", 1001.0)
    assert second.split(".")[2] != first.split(".")[2]
    assert identities.read(second, 1001.0) == ("ann", False)
    for month in range(2, 2 + KEYS_KEPT):
        await identities.rotate(month * (KEY_LIFE + 1))
    assert len(await store.read(list_signing_keys)) == KEYS_KEPT
    assert identities.read(first, 1001.0) is None
    again = await Identities.open(store, KEYS_KEPT * KEY_LIFE)
    newest = identities.cookie("ann", 2000.0)
    assert again.read(newest, 2000.0) == ("ann", False)


async def test_a_running_server_changes_its_key(timed: Served, clock: Clock) -> None:
    cookie = await ann_at(timed.address)
    clock.seconds += KEY_LIFE + 10
    async with asyncio.timeout(20):
        while (fresh := await ann_at(timed.address)).split(".")[2] == cookie.split(".")[2]:
            pass
    async with known(timed.address, cookie) as ann:
        answer = await ann.http.get("/api/me")
        assert answer.json() == {"name": "Ann", "face": ""}
        assert f".{fresh.split('.')[2]}." in answer.headers["set-cookie"]


@pytest.mark.slow
async def test_no_two_databases_sign_alike(on_sqlite: Served, on_postgres: Served) -> None:
    assert not await is_known(on_postgres.address, await ann_at(on_sqlite.address))


# ---- Names


async def test_names_may_repeat_and_seats_cannot_be_stolen_by_them(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        for person in (ann, eve):
            renamed = await person.call("PATCH", "/me", {"name": " Ann "})
            assert renamed == {"name": "Ann", "face": ""}
        table = await seated(ann, bob, listed=True)
        assert (await eve.get(f"/tables/{table}"))["you"]["seat"] is None
        assert await refusal(eve, "POST", f"/tables/{table}/return") == (403, "no-seat")
        body = {"seq": 1, "action": "pass"}
        assert await refusal(eve, "POST", f"/tables/{table}/actions", body) == (403, "no-seat")
        assert (await eve.get("/games"))["games"] == []
        # Nothing that others are sent could be used to become somebody.
        for person in (bob, eve):
            shown = (await person.http.get(f"/api/tables/{table}")).text
            assert ann.cookie.split(".")[0] not in shown


async def test_a_new_name_is_for_new_tables(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await ann.call("PATCH", "/me", {"name": "Ann"})
        table = await seated(ann, bob)
        await ann.call("PATCH", "/me", {"name": "Anna"})
        assert (await ann.get("/me"))["name"] == "Anna"
        assert (await bob.get(f"/tables/{table}"))["table"]["seats"][0]["name"] == "Ann"


# ---- Links


async def test_a_link_carries_an_identity_once(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as phone:
        await ann.call("PATCH", "/me", {"name": "Ann"})
        link = await ann.post("/me/link")
        assert re.fullmatch(r"/me/[\w-]{43}", link["path"])
        token = link["path"].removeprefix("/me/")
        await phone.get("/me")
        assert await phone.post("/me/adopt", {"token": token}) == {"name": "Ann", "face": ""}
        assert phone.cookie.split(".")[0] == ann.cookie.split(".")[0]
        assert (await phone.get("/me"))["name"] == "Ann"
        eve = Person(served.address)
        assert await refusal(eve, "POST", "/me/adopt", {"token": token}) == (404, "unknown")
        assert await refusal(eve, "POST", "/me/adopt", {"token": token + "x"}) == (404, "unknown")
        assert await refusal(eve, "POST", "/me/adopt", {"token": ""}) == (400, "bad-request")


async def test_of_many_who_open_a_link_one_becomes_its_owner(served: Served) -> None:
    async with Person(served.address) as ann:
        token = (await ann.post("/me/link"))["path"].removeprefix("/me/")
        people = [Person(served.address) for _ in range(5)]
        answers = await asyncio.gather(
            *(person.post("/me/adopt", {"token": token}) for person in people),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, dict) for answer in answers) == 1


async def test_a_link_is_good_for_an_hour(timed: Served, clock: Clock) -> None:
    async with Person(timed.address) as ann, Person(timed.address) as phone:
        link = await ann.post("/me/link")
        assert link["expires_at"] == clock() + LINK_LIFE
        clock.seconds += LINK_LIFE + 1
        body = {"token": link["path"].removeprefix("/me/")}
        assert await refusal(phone, "POST", "/me/adopt", body) == (404, "unknown")


async def test_opening_the_page_of_a_link_does_not_use_it_up(on_sqlite: Served) -> None:
    """Messengers look at links before people do."""
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as phone:
        path = (await ann.post("/me/link"))["path"]
        page = await phone.http.get(path)
        assert page.is_success
        assert path.removeprefix("/me/") not in page.text
        await phone.post("/me/adopt", {"token": path.removeprefix("/me/")})
