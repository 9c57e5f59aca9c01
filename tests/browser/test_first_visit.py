"""A first visit, with the limits that servers have: nothing is refused, and everything is kept."""

import re
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.server_process import Server

KEPT = "async () => (await navigator.serviceWorker.getRegistration('/'))?.active != null"
HERE_KEPT = "async () => (await caches.match('/here/')) !== undefined"
INSTALLING = 120_000  # ms; a few seconds on a quiet machine


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    path = tmp_path_factory.mktemp("limited") / "keyflower.db"
    with Server(str(path), allowance="1") as server:
        yield server


def refusals(server: Server) -> float:
    """How much was refused since the server started."""
    text = httpx.get(f"{server.address}/metrics", trust_env=False).text
    found = re.findall(r"^keyflower_refused_total\{.*\} (\S+)$", text, re.MULTILINE)
    return sum(map(float, found))


def wait_for(player: Player, what: str) -> None:
    """Until a script says that it is so."""
    player.page.wait_for_function(what, timeout=INSTALLING)


def slow_down(player: Player) -> None:
    """A line of 400 kbit a second."""
    line = {
        "offline": False,
        "latency": 400,
        "downloadThroughput": 50_000,
        "uploadThroughput": 50_000,
    }
    session = player.page.context.new_cdp_session(player.page)
    session.send("Network.emulateNetworkConditions", line)


@pytest.mark.parametrize("slow", [False, True])
def test_one_person(visit: Visit, limited: Server, slow: bool) -> None:
    """Also the game on the device is kept, after a game against bots."""
    before = refusals(limited)
    player = visit(address=limited.address, service_workers="allow")
    if slow:
        slow_down(player)
    player.open()
    player.play_now()
    wait_for(player, KEPT)
    wait_for(player, HERE_KEPT)
    assert refusals(limited) == before


def test_five_friends_behind_one_address(visit: Visit, limited: Server) -> None:
    before = refusals(limited)
    friends = [visit(address=limited.address, service_workers="allow") for _ in range(5)]
    for friend in friends:
        friend.page.goto(friend.address, wait_until="commit")
    for friend in friends:
        friend.press(friend.button("Play now"))
    for friend in friends:
        friend.at_table()
    for friend in friends:
        wait_for(friend, KEPT)
    assert len({friend.table for friend in friends}) == 5
    assert refusals(limited) == before


def test_a_chunk_that_was_refused_is_asked_for_again(visit: Visit) -> None:
    """The page isn't loaded again for it: what one was about to do stays."""
    player = visit()
    player.open()
    asked: list[float] = []

    def refuse(route: Route) -> None:
        asked.append(time.monotonic())
        if asked[-1] < asked[0] + 0.5:  # preloaded, then imported
            route.fulfill(status=429, headers={"retry-after": "1"})
        else:
            route.continue_()

    player.page.route(re.compile(r"/assets/Learn-.*\.js"), refuse)
    player.away = True  # failed requests are no problem
    player.page.evaluate("window.stayed = true")
    player.press(player.page.get_by_role("link", name="Learn", exact=True).first)
    expect(player.page.get_by_role("heading", level=1, name="Learn")).to_be_visible()
    assert len(asked) > 1
    assert player.page.evaluate("window.stayed")
