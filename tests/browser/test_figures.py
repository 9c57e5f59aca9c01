"""How much is loaded and how long things take.

Machines have other work too: of times that belong together the best one counts.
"""

import json
import random
from statistics import median
from time import monotonic, process_time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Request
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.records import bring, go_on, moment, played

from keyflower.rules.pieces import AUTUMN

START = 100_000  # bytes of the start page, gzipped, without fonts
TABLE = 180_000  # of a table for somebody who comes by a link
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

    def note(request: Request) -> None:
        if request.resource_type != "font" and "/api/" not in request.url:
            parts.append(request.url)

    player.page.on("request", note)
    player.page.goto(player.address + path, wait_until="networkidle")
    player.page.remove_listener("request", note)
    if path == "/":  # the table is fetched ahead once the page is there, on slow machines too soon
        ahead = [i for i, url in enumerate(parts) if "/TableRoute-" in url]
        parts = parts[: ahead[0]] if ahead else parts
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
    assert sum(start.values()) < START, start
    host.play_now()
    table = loaded(visit(), f"/table/{host.table}")
    assert sum(table.values()) < TABLE, table


@pytest.mark.timed
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


# Nothing has come for a while, and it is one's turn or over. Asked for seldom: to look for roles
# and names on the page takes longer than to draw it.
CALM = """
() => performance.now() - keyflowerSeen.latest > 300 &&
  document.querySelector('[data-phase]:not([data-phase=waiting]), .end h1')
"""


REDRAWS = "() => keyflowerSeen.redraws"

# What a trace must hold to know how much of a time the page itself has worked.
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline"]


def season(visit: Visit, chance: random.Random) -> tuple[list[float], list[float]]:
    """Play from the first turn of autumn to the first of winter.

    -> how long each message took to be drawn, in ms: while turns are taken; after one's last turn,
    when the season ends and all of the board changes
    """
    player = at_autumn(visit)
    turns = play_to_winter(player, chance)
    times: list[float] = player.page.evaluate(REDRAWS)
    player.context.close()
    return times[:turns], times[turns:]


def work(visit: Visit, chance: random.Random) -> list[float]:
    """Play the same under a trace. -> how long the page worked for each redraw, in ms"""
    player = at_autumn(visit)
    browser = player.context.browser
    assert browser is not None
    browser.start_tracing(page=player.page, categories=TRACED)
    play_to_winter(player, chance)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    player.context.close()
    return worked(trace)


def at_autumn(visit: Visit) -> Player:
    """Somebody who is to take the first turn of autumn, among four."""
    player = visit(reduced_motion="no-preference")
    record = played(4, 11)
    at, seat = moment(record, "turn", season=AUTUMN)
    table = bring(player.context.request, player.address, record)
    player.open(f"/table/{go_on(player.context.request, player.address, table, at, seat)}")
    player.at_table()
    return player


def play_to_winter(player: Player, chance: random.Random) -> int:
    """Play until winter begins. -> how many redraws there were before the last turn"""
    winter = player.page.get_by_role("heading", name="Winter lots")
    turns = 0
    while player.wait() and not winter.is_visible():
        if player.phase == "turn":
            turns = len(player.page.evaluate(REDRAWS))
        player.decide(chance)
        player.page.wait_for_function(CALM, polling=100)
    return turns


def worked(trace: list[dict[str, Any]]) -> list[float]:
    """For each redraw: processor time of the page's main thread while it lasted, in ms."""
    spans: dict[str, dict[str, Any]] = {}
    for event in trace:
        if event["name"].startswith("keyflower-redraw-"):
            spans.setdefault(event["name"], {})[event["ph"]] = event
    tasks: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in trace:
        if event["name"] == "RunTask":
            tasks.setdefault((event["pid"], event["tid"]), []).append(event)
    out = []
    for span in spans.values():
        begin, end = span["b"], span["e"]["ts"]
        out.append(
            sum(
                task.get("tdur", 0) / 1000
                for task in tasks.get((begin["pid"], begin["tid"]), [])
                if begin["ts"] - task.get("dur", 0) < task["ts"] < end
            )
        )
    return out


def spread(times: list[float]) -> str:
    """In words, for those who read the figures."""
    shares = f"90 % {share(times, 0.9):.0f}, 95 % {share(times, 0.95):.0f}"
    return f"median {median(times):.0f}, {shares}, longest {max(times):.0f} ms"


def share(times: list[float], part: float) -> float:
    """What that part of them stays below."""
    return sorted(times)[int(len(times) * part)]


@pytest.mark.timed
def test_redrawn_at_once(visit: Visit) -> None:
    """From the server's message to the end of the frame that shows it, with all motion.

    At four players, over a season: nine in ten redraws take less than the 100 ms wanted. At its end
    another board takes the place of the first; that may take three times as long. Of three seasons
    the best counts: a machine of two cores has bots and a server to run as well.
    """
    told = []
    for seed in (4, 5, 6):
        turns, change = season(visit, random.Random(seed))
        assert len(turns) > 20
        assert len(change) > 5
        told.append(f"{len(turns)} in turns: {spread(turns)}; then: {spread(change)}")
        quick = share(turns, 0.9) < REDRAWN and max(change) < 3 * REDRAWN
        if quick:
            break
    print(*told, sep="\n")
    if not quick and (slower := slowed_down()) > 1.3:
        pytest.skip(f"others keep this machine busy: everything takes {slower:.1f} times as long")
    assert quick, told


def slowed_down() -> float:
    """How many times longer than its CPU time a computation takes here now: 1 where it is quiet."""
    start, used = monotonic(), process_time()
    while process_time() - used < 0.5:
        pass
    return (monotonic() - start) / 0.5


@pytest.mark.timed
def test_little_work_to_redraw(visit: Visit) -> None:
    """Over the same season and its change, nineteen in twenty take under 200 ms of work."""
    told = []
    for seed in (4, 5, 6):
        times = work(visit, random.Random(seed))
        assert len(times) > 20
        told.append(f"worked: {spread(times)}")
        quick = share(times, 0.95) < 2 * REDRAWN
        if quick:
            break
    print(*told, sep="\n")
    assert quick, told
