"""How much is loaded and how long things take.

Machines have other work too: of times that belong together the best one counts.
"""

import random

import httpx
from playwright.sync_api import Response
from tests.browser.conftest import Visit
from tests.browser.player import Player

FIRST_LOAD = 150_000  # bytes, gzipped, without fonts
INTERACTIVE = 2000  # ms after the address was entered
REDRAWN = 100  # ms after the server's message

# When the button to play could first be pressed, in ms since the page was asked for.
PLAYABLE = """
(() => {
  const look = () => {
    const found = [...document.querySelectorAll('form button:not([disabled])')];
    if (found.some((button) => button.textContent.trim() === 'Play now')) {
      document.documentElement.dataset.playable = String(Math.ceil(performance.now()));
    } else requestAnimationFrame(look);
  };
  look();
})();
"""


def loaded(player: Player, path: str) -> dict[str, int]:
    """What an address loads until nothing more comes: gzipped sizes without fonts."""
    parts: list[str] = []

    def note(response: Response) -> None:
        if response.request.resource_type != "font" and "/api/" not in response.url:
            parts.append(response.url)

    player.page.on("response", note)
    player.page.goto(player.address + path, wait_until="networkidle")
    player.page.remove_listener("response", note)
    sizes = {}
    with httpx.Client(headers={"accept-encoding": "gzip"}, trust_env=False) as client:
        for url in dict.fromkeys(parts):
            with client.stream("GET", url) as answer:
                sizes[url] = sum(len(chunk) for chunk in answer.iter_raw())
                assert answer.headers.get("content-encoding") == "gzip" or sizes[url] < 1000, url
    return sizes


def test_first_load_is_small(visit: Visit) -> None:
    """The start page, and the table for somebody who comes by a link."""
    host = visit()
    start = loaded(host, "/")
    assert sum(start.values()) < FIRST_LOAD, start
    host.play_now()
    table = loaded(visit(), f"/table/{host.table}")
    assert sum(table.values()) < FIRST_LOAD, table


def test_soon_interactive(visit: Visit) -> None:
    """With an empty cache."""
    times = []
    for _ in range(3):
        player = visit()
        player.context.add_init_script(PLAYABLE)
        player.open()
        player.page.locator("html[data-playable]").wait_for(state="attached")
        times.append(int(player.marks()["playable"]))
    assert min(times) < INTERACTIVE, times


def test_redrawn_at_once(visit: Visit) -> None:
    """From the server's message to the end of the frame that shows it, with all motion."""
    player = visit(reduced_motion="no-preference")
    player.open()
    player.play_now(opponents=2)
    chance = random.Random(4)
    times: list[float] = []
    for _ in range(6):
        player.wait()
        player.page.evaluate("() => { keyflowerSeen.redraws.length = 0 }")
        player.decide(chance)
        times += player.page.evaluate("() => keyflowerSeen.redraws.slice(0, 1)")
    assert min(times) < REDRAWN, times
