"""A server's page plays on the device, too: without a connection, and back on the server."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.on_site import PYTHON_RUNS, board, loaded
from tests.browser.player import Player
from tests.browser.records import moment, played
from tests.browser.test_offline import installed

# Until everything is kept that a game on the device needs.
KEPT = """async () => {
  await navigator.serviceWorker.register('/here/worker.js');
  while (!(await caches.match('/here/'))) await new Promise((then) => setTimeout(then, 100));
}"""


def play_here(player: Player) -> None:
    """Start a game on this device, from the server's page."""
    player.page.get_by_role("checkbox", name="Play on this device").check()
    player.press(player.button("Play now"))
    expect(player.owing).to_be_visible(timeout=PYTHON_RUNS)
    assert "/here/?/table/" in player.page.url


@pytest.mark.thorough
def test_a_game_goes_on_without_the_server(visit: Visit) -> None:
    player = visit(service_workers="allow")
    installed(player)
    play_here(player)
    for hidden in ("Chat", "Copy link"):
        expect(player.page.get_by_text(hidden, exact=True)).to_have_count(0)
    player.decide(Random(3))
    player.page.evaluate(KEPT)

    player.away = True
    player.context.set_offline(True)
    player.wait()
    player.decide(Random(4))
    player.wait()
    before = board(player), player.marks()["seq"]
    player.page.reload()
    expect(player.owing).to_be_visible(timeout=PYTHON_RUNS)
    assert (board(player), player.marks()["seq"]) == before

    # The server's page offers it as well.
    player.open()
    expect(player.page.get_by_role("heading", name="You’re offline")).to_be_visible()
    player.press(player.page.get_by_role("link", name="Play on this device"))
    mine = player.page.locator("section.turns").get_by_role("link")
    expect(mine).to_have_count(1, timeout=PYTHON_RUNS)

    player.context.set_offline(False)
    player.away = False
    player.press(player.page.get_by_role("link", name="Play with others"))
    expect(mine).to_contain_text("On this device")
    player.press(mine)
    expect(player.owing).to_be_visible(timeout=PYTHON_RUNS)
    assert "/here/?/table/" in player.page.url


@pytest.mark.thorough
def test_a_finished_game_is_shown_on_the_server(visit: Visit, tmp_path: Path) -> None:
    """Its end is played without a connection; the server gets it afterwards."""
    player = visit(service_workers="allow")
    player.open("/here/")
    loaded(player)
    player.page.evaluate(KEPT)
    player.away = True
    player.context.set_offline(True)
    record = played()
    (tmp_path / "game.json").write_text(record.dumps(), "utf-8")
    player.page.get_by_label("Open a game file").set_input_files(tmp_path / "game.json")
    at, _ = moment(record, "turn", after=0.9)
    player.page.wait_for_url(re.compile(r"\?/replay/"))
    player.open(f"{player.page.url.removeprefix(player.address)}#at={at}&viewer=0")
    player.page.reload()
    go_on = player.button("Continue from here")
    expect(go_on).to_be_enabled(timeout=PYTHON_RUNS)
    player.press(go_on)
    player.press(player.button("Start game"))
    player.at_table()
    chance = Random(2)
    while player.wait():
        player.decide(chance)
    points = list(player.totals().values())
    player.press(player.button("More"))
    with player.page.expect_download() as saved:
        player.press(player.page.get_by_role("link", name="Game file"))

    player.press(player.button("Share"))
    player.press(player.button("Show it on the server"))
    expect(player.page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    player.context.set_offline(False)
    player.away = False
    player.press(player.button("Show it on the server"))
    there = player.page.get_by_role("link", name="Open it there")
    expect(there).to_be_visible(timeout=PYTHON_RUNS)
    address = there.get_attribute("href") or ""
    player.page.reload()  # it isn't sent again
    player.press(player.button("Share"))
    expect(there).to_have_attribute("href", address)
    player.press(there)
    player.page.wait_for_url(re.compile(r"/replay/\w+$"))
    expect(player.page.get_by_role("heading", name="Uploaded")).to_be_visible()
    player.press(player.page.get_by_role("link", name="Final score"))
    player.page.locator("#end-title").wait_for()
    assert list(player.totals().values()) == points
    own = json.loads(saved.value.path().read_text("utf-8"))
    assert player.get(f"/api/tables/{player.table}/record") == own
