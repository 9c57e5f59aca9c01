"""The game without a server: static files in a folder of a host that runs nothing."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.on_site import PYTHON_RUNS, Files, board, loaded
from tests.browser.player import PHONE, Player
from tests.browser.test_figures import slowed_down

# Until the service worker, which the page has started, has everything and answers for this page.
INSTALLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((then) => setTimeout(then, 50));
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("strength", ["Easy", "Expert"])
def test_a_game_goes_on_where_it_was(visit: Visit, site: str, strength: str) -> None:
    player = visit(address=site)
    player.open("/")
    expect(player.page.get_by_text("Your games stay on this device")).to_be_visible()
    expect(player.page.get_by_role("link", name="Invite friends")).to_have_count(0)
    loaded(player)
    player.play_now(strength=strength)
    assert "/games/keyflower/?/table/" in player.page.url
    chance = Random(7)
    for _ in range(4):
        assert player.wait()
        player.decide(chance)

    player.wait()
    before = board(player), player.marks()["seq"]
    player.page.reload()  # in the middle of a decision
    expect(player.owing).to_be_visible(timeout=PYTHON_RUNS)
    assert (board(player), player.marks()["seq"]) == before
    player.decide(chance)

    player.open("/")
    loaded(player)
    expect(player.page.locator("section.turns").get_by_role("link")).to_have_count(1)

    player.open("/settings")
    with player.page.expect_download() as saved:
        player.press(player.button("Save all games"))
    other = visit(address=site)  # in another browser
    other.open("/settings")
    other.page.get_by_label("Add games from a file").set_input_files(saved.value.path())
    expect(other.page.get_by_text("1 game added.")).to_be_visible(timeout=PYTHON_RUNS)


@pytest.mark.thorough
def test_everything_is_there_without_a_connection(visit: Visit, site: str) -> None:
    player = visit(PHONE, address=site, service_workers="allow")
    player.open("/")
    loaded(player)
    player.page.evaluate(INSTALLED)
    player.away = True  # the page itself is asked for, and comes from the cache
    player.context.set_offline(True)
    player.page.reload()
    loaded(player)
    player.play_now()
    player.wait()
    player.decide(Random(1))
    player.open("/learn/rules#B4")
    expect(player.page.get_by_role("heading", name="The rules")).to_be_visible()


@pytest.mark.thorough
def test_people_take_turns_at_one_device(visit: Visit, site: str) -> None:
    player = visit(address=site)
    player.open("/new")
    player.page.get_by_role("textbox", name="Your name").fill("Mei")
    player.page.get_by_role("textbox", name="Name of the player in seat 2").fill("Ben")
    player.press(player.button("Start game"))
    mine = player.page.get_by_role("button", name="I’m Mei").or_(player.owing)
    expect(mine.first).to_be_visible(timeout=PYTHON_RUNS)


@pytest.mark.thorough
def test_what_a_browser_lacks_is_said_at_once(visit: Visit, site: str) -> None:
    player = visit(address=site)
    player.page.add_init_script("delete window.WebAssembly;")
    player.open("/")
    expect(player.page.get_by_role("alert").first).to_contain_text("can’t run the game")
    player.page.goto("about:blank")
    private = visit(address=site)
    private.page.add_init_script(
        "Object.defineProperty(window, 'indexedDB', { get: () => undefined });"
    )
    private.open()
    expect(private.page.get_by_role("alert").first).to_contain_text("can’t run the game")


# When one could first press "Play now", which is done at once, and when one owed a decision.
BEGUN = """
(() => {
  const look = () => {
    const { dataset } = document.documentElement;
    const now = String(Math.ceil(performance.now()));
    const buttons = [...document.querySelectorAll('form button:not([disabled])')];
    const play = buttons.find((button) => button.textContent.trim() === 'Play now');
    if (play && !dataset.usable) {
      dataset.usable = now;
      play.click();
    }
    if (document.querySelector('[data-phase]:not([data-phase=waiting])')) dataset.begun = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
# Until the memory of Python is kept, besides the files.
REMEMBERED = """async () => {
  const memory = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('python '));
    return names.length && (await (await caches.open(names[0])).keys()).length;
  };
  while (!(await memory())) await new Promise((then) => setTimeout(then, 50));
}"""
# All code that is kept, and the memory of Python.
DAMAGE = """async () => {
  const damaged = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!/\\.(m?js|wasm|zip)/.test(request.url)) continue;
      const { headers } = await cache.match(request);
      await cache.put(request, new Response('damaged', { headers }));
      damaged.push(request.url);
    }
  }
  return damaged;
}"""


def kept(player: Player) -> None:
    """Until everything is that a later visit uses."""
    player.page.evaluate(INSTALLED)
    player.page.evaluate(REMEMBERED)


@pytest.mark.thorough
def test_damaged_files_are_loaded_again(visit: Visit, site: str) -> None:
    player = visit(address=site, service_workers="allow")
    player.open()
    loaded(player)
    kept(player)
    damaged = player.page.evaluate(DAMAGE)
    assert {Path(url.partition("?")[0]).suffix for url in damaged} == {
        ".js",
        ".wasm",
        ".zip",
    }
    player.page.reload()
    loaded(player)
    player.play_now()
    assert player.wait()


@pytest.mark.timed
@pytest.mark.thorough
def test_it_feels_instant(visit: Visit, site: str) -> None:
    """Until the page can be used, and until the first game: at the first visit, and at later ones.

    These ask for nothing but the page and the service worker.
    """
    most = {"first, usable": 1000, "first": 6000, "later, usable": 1000, "later": 2500}  # ms
    best: dict[str, int] = {}
    for _ in range(3):
        player = visit(address=site, service_workers="allow")
        player.context.add_init_script(BEGUN)
        found: dict[str, int] = {}
        for name in ("first", "later"):
            Files.asked.clear()
            player.open()
            player.page.locator("html[data-begun]").wait_for(state="attached", timeout=PYTHON_RUNS)
            marks = player.marks()
            found |= {f"{name}, usable": int(marks["usable"]), name: int(marks["begun"])}
            kept(player)
        assert {path.rpartition("/")[2] for path in Files.asked} <= {"", "worker.js"}
        best = {name: min(ms, best.get(name, ms)) for name, ms in found.items()}
        if all(best[name] <= ms for name, ms in most.items()):
            break
    print(best)
    if any(best[name] > ms for name, ms in most.items()) and (slower := slowed_down()) > 1.3:
        pytest.skip(f"others keep this machine busy: everything takes {slower:.1f} times as long")
    assert all(best[name] <= ms for name, ms in most.items()), best
