"""The page as an app: manifest, icons, and what a link to a page shows elsewhere."""

import asyncio
import re
import struct
import subprocess
import sys
from html import unescape

import httpx
import pytest
from tests.browser.records import played as bots_played
from tests.server.server_thread import (
    ME,
    OPEN,
    SOON,
    Clock,
    Finished,
    Person,
    Served,
    seated,
    serving,
)

from keyflower import Game
from keyflower.draw.pictures.preview import preview_svg
from keyflower.game import Replay, determinize
from keyflower.play import moves, seating
from keyflower.play.creating import NewTable, SeatWish, set_up
from keyflower.server.bots import WorkerPools
from keyflower.server.database import open_store
from keyflower.server.features.sharing.pictures import FRESH, Pictures
from keyflower.server.metrics import Metrics
from keyflower.server.settings import Settings
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.people import identities
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.services import Services
from keyflower.server.web.limits import Networks

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def card_of(page: str) -> dict[str, str]:
    """What a page tells those who show a link to it."""
    head = page.partition("</head>")[0]
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', head)
    return {name: unescape(text) for name, text in found}


async def fetched(served: Served, path: str, **headers: str) -> httpx.Response:
    """A file, as a program without cookies gets it."""
    address = served.local
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=SOON) as anyone:
        return await anyone.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})


@pytest.mark.slow
async def test_the_manifest_names_icons_that_are_there(on_sqlite: Served) -> None:
    answer = await fetched(on_sqlite, "/manifest.webmanifest", accept_language="fa,en;q=0.5")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["lang"], manifest["dir"], manifest["start_url"]) == ("fa", "rtl", "/")
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        found = await fetched(on_sqlite, icon["src"])
        width, height = size_of(found.content)
        assert icon["sizes"] == f"{width}x{height}"
        assert found.headers["content-type"] == "image/png"
    assert (await fetched(on_sqlite, "/icon-7.png")).status_code == 404


async def test_the_worker_is_asked_for_each_time(on_sqlite: Served) -> None:
    answer = await fetched(on_sqlite, "/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "__OFFLINE__" not in answer.text


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/", "with friends or against bots"),
        ("/daily", "daily game"),
        ("/daily/2026-11-18", "daily game"),
        ("/puzzles", "puzzle"),
        ("/puzzles/e9d3d28122", "puzzle"),
    ],
)
async def test_pages_that_people_share_say_what_they_are(
    on_sqlite: Served, path: str, says: str
) -> None:
    card = card_of((await fetched(on_sqlite, path)).text)
    assert says in card["og:description"]
    assert card["og:url"] == on_sqlite.local + path
    worker = await fetched(on_sqlite, path, sec_fetch_mode="cors")  # it keeps the page as it is
    assert "og:description" not in worker.text


@pytest.mark.slow
async def test_a_finished_game_shows_its_players_and_a_picture(
    on_sqlite: Served, finished: Finished
) -> None:
    async with finished.person(0) as ann:
        table = (await ann.get(f"/tables/{finished.table}"))["table"]
    for path in ("replay", "table"):
        page = await fetched(on_sqlite, f"/{path}/{finished.table}")
        card = card_of(page.text)
        for seat, points in zip(table["seats"], table["result"]):
            assert f"{seat['name']} {points}" in card["og:description"]
        assert card["og:url"] == f"{on_sqlite.local}/{path}/{finished.table}"
        picture = await fetched(on_sqlite, card["og:image"].removeprefix(on_sqlite.local))
        assert size_of(picture.content) == (1200, 630)
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    browser = await fetched(on_sqlite, f"/table/{finished.table}", sec_fetch_mode="navigate")
    assert "og:description" not in browser.text
    assert browser.headers["etag"]


@pytest.mark.slow
async def test_a_link_to_an_uploaded_game_says_so(on_sqlite: Served, finished: Finished) -> None:
    async with finished.person(0) as ann:
        record = await ann.http.get(f"/api/tables/{finished.table}/record")
        table = (await ann.call("POST", "/records", record.json()))["table"]
    shown = {
        each: card_of((await fetched(on_sqlite, f"/replay/{each}")).text)["og:description"]
        for each in (finished.table, table)
    }
    assert "uploaded" not in shown[finished.table]
    assert "from an uploaded file" in shown[table]


@pytest.mark.slow
async def test_a_card_says_nothing_that_its_reader_may_not_see(on_sqlite: Served) -> None:
    welcome = (await fetched(on_sqlite, "/preview/welcome.png")).content
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as bob:
        await ann.call("PATCH", "/me", {"name": 'Ann "<b>'})
        secret = await seated(ann, bob, watchable=False)
        shown = await seated(ann, bob)
        waiting = await ann.post("/tables", {"seats": [ME, OPEN]})
    private = card_of((await fetched(on_sqlite, f"/table/{secret}")).text)
    unknown = card_of((await fetched(on_sqlite, "/table/0123456789abcdef")).text)
    without = {name: text for name, text in private.items() if name != "og:url"}
    assert without == {name: text for name, text in unknown.items() if name != "og:url"}
    assert (await fetched(on_sqlite, f"/preview/{secret}.png")).content == welcome
    page = await fetched(on_sqlite, f"/table/{shown}")
    assert "<b>" not in page.text
    assert 'Ann "<b>' in card_of(page.text)["og:description"]
    assert (await fetched(on_sqlite, f"/preview/{shown}.png")).content != welcome
    invited = card_of((await fetched(on_sqlite, f"/join/{waiting['you']['invite']}")).text)
    assert "invited" in invited["og:description"]
    assert waiting["you"]["invite"] not in str(invited)
    assert "Ann" not in str(invited)


@pytest.mark.slow
def test_a_preview_depends_on_nothing_hidden() -> None:
    record = bots_played(3)
    replay = Replay(record)
    while replay.at < len(record.moves) // 2:
        replay.step()
    game: Game = replay.game
    view = game.view(None)
    pictures = {preview_svg(determinize(view, seed).view(None)) for seed in range(3)}
    assert pictures == {preview_svg(view)}
    assert "<text" not in preview_svg(view)  # there may be no font
    assert "var(" not in preview_svg(view)


@pytest.mark.thorough
@pytest.mark.slow
async def test_one_preview_is_drawn_at_a_time(database_file: str) -> None:
    clock = Clock()
    store = await open_store(database_file)
    settings = Settings(database=database_file)
    services = Services(
        settings, store, WorkerPools(1, 20.0, warm=False), Metrics(), clock, clock, Networks()
    )
    registry = TableRegistry(services)
    try:
        ann = Identity("ann", "Ann", clock(), clock())
        await store.write(identities.add, ann)
        two = NewTable([SeatWish("me"), SeatWish("here", name="Bob")], start=True)
        one, other = [await registry.add(*set_up(two, ann, clock())) for _ in range(2)]
        for table in (one, other):
            await table.change(seating.start, "ann")
        pictures = Pictures(services)
        first = asyncio.ensure_future(pictures.preview(one))
        await asyncio.sleep(0)
        assert await pictures.preview(other) is None
        assert await pictures.preview(one) is await first
        assert size_of(await first or b"") == (1200, 630)
        assert await pictures.preview(other) not in (None, await first)
        await one.change(seating.show, "ann", one.row.to_act[0])
        await one.move(moves.act, "ann", one.seq, "pass")
        assert await pictures.preview(one) is await first
        clock.seconds += FRESH
        assert await pictures.preview(one) is not await first
    finally:
        await registry.services.close()
        await store.close()


@pytest.mark.thorough
@pytest.mark.slow
def test_the_server_itself_draws_nothing() -> None:
    """What makes pixels holds the interpreter meanwhile, so that nobody else would be served."""
    command = "import sys, keyflower.server.run; sys.exit('resvg_py' in sys.modules)"
    subprocess.run([sys.executable, "-P", "-c", command], check=True)


@pytest.mark.thorough
@pytest.mark.slow
async def test_pictures_are_limited(database_file: str) -> None:
    with serving(database_file, allowance=1.0) as served:
        address = served.local
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=SOON) as eve:
            codes = [(await eve.get("/preview/x.png")).status_code for _ in range(60)]
    assert codes[0] == 200
    assert 429 in codes
