"""Without a connection: what opens, what the table says, and that no old build is served."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.on_site import files
from tests.browser.player import Player
from tests.browser.screens import speak

from keyflower.server.web.static import FOLDER

# Until the service worker has everything and answers for this page.
INSTALLED = """async () => {
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  const worker = navigator.serviceWorker;
  if (worker.controller) return;
  await new Promise((ruled) => worker.addEventListener('controllerchange', ruled));
}"""
# Until only the cache of a build is left.
REPLACED = """async (name) => {
  while ((await caches.keys()).join() !== name) await new Promise((then) => setTimeout(then, 50));
}"""
CACHED = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const one of await (await caches.open(name)).keys()) found.push(one.url);
  }
  return found.map((url) => new URL(url).pathname);
}"""


def installed(player: Player) -> None:
    """The page with its service worker."""
    player.open()
    player.page.evaluate(INSTALLED)


@pytest.mark.thorough
def test_rules_open_and_the_table_comes_back(visit: Visit) -> None:
    player = visit(service_workers="allow")
    installed(player)
    player.play_now()
    table = player.page.url
    player.away = True
    player.context.set_offline(True)

    player.page.reload()
    expect(player.page.get_by_role("heading", name="You’re offline")).to_be_visible()
    speak(player, "fr")  # all languages are there
    expect(player.page.get_by_role("heading", name="Vous êtes hors ligne")).to_be_visible()
    speak(player, "en")
    player.press(player.page.get_by_role("link", name="Read the rules meanwhile"))
    expect(player.page.get_by_role("heading", name="The rules")).to_be_visible()
    player.open("/learn")  # as typed: the page itself comes from the cache too
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()

    player.page.goto(table)
    expect(player.page.get_by_role("heading", name="You’re offline")).to_be_visible()
    player.context.set_offline(False)
    player.at_table()  # by itself
    player.away = False

    found = player.page.evaluate(CACHED)
    assert "/" in found
    assert all(path in ("/", "/here/") or path.startswith("/assets/") for path in found)


@pytest.mark.thorough
def test_a_page_that_is_kept_opens_where_the_network_hangs(visit: Visit) -> None:
    """The server accepts and never answers."""
    player = visit(service_workers="allow")
    installed(player)
    player.away = True
    asked: list[str] = []
    player.context.route("**/*", lambda route: asked.append(route.request.url))
    player.open("/learn/rules")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    assert player.address + "/learn/rules" in asked  # a newer page would have been shown
    player.context.unroute_all(behavior="ignoreErrors")


@pytest.mark.thorough
def test_a_new_build_is_shown_at_once(visit: Visit, tmp_path: Path) -> None:
    """The next visit after an update gets the new page, and its worker replaces the old one."""
    static = tmp_path / "static"
    shutil.copytree(FOLDER, static, ignore=shutil.ignore_patterns("*.br", "*.gz", "*.woff2"))
    with files(static) as address:
        player = visit(address=address, service_workers="allow")
        player.away = True  # there is no API
        installed(player)
        (before,) = player.page.evaluate("caches.keys()")
        page, worker = static / "index.html", static / "worker.js"
        page.write_text(page.read_text("utf-8").replace("<body>", "<body data-build=new>"), "utf-8")
        version = before.removeprefix("keyflower-").removesuffix("-/")
        after = before.replace(version, "0" * 16)
        worker.write_text(worker.read_text("utf-8").replace(version, "0" * 16), "utf-8")
        player.page.reload()
        expect(player.page.locator("body[data-build=new]")).to_be_attached()
        player.page.evaluate(
            "navigator.serviceWorker.getRegistration().then((one) => one.update())"
        )
        player.page.evaluate(REPLACED, after)
        player.context.set_offline(True)
        player.page.reload()
        expect(player.page.locator("body[data-build=new]")).to_be_attached()
