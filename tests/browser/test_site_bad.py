"""What a page without a server says when something is missing, full, damaged or too new."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.on_site import PYTHON_RUNS, alert, choose, in_database, loaded, start_page
from tests.browser.player import Player
from tests.browser.records import played
from tests.browser.test_blocked import BLOCKED

pytestmark = pytest.mark.thorough

WITHOUT = {
    "WebAssembly": "delete window.WebAssembly;",
    "workers": "delete window.Worker;",
    # A browser that doesn't know module workers never looks at the type.
    "module workers": """{
      const Known = window.Worker;
      window.Worker = function (source) { return new Known(source); };
    }""",
    "IndexedDB": "Object.defineProperty(window, 'indexedDB', { get: () => undefined });",
}
UNSUPPORTED = {
    "en-GB": "This browser can’t run the game. Use a current version of",
    "fa": "این مرورگر",
}


@pytest.mark.parametrize("language", UNSUPPORTED)
@pytest.mark.parametrize("missing", WITHOUT)
def test_what_a_browser_lacks(visit: Visit, site: str, missing: str, language: str) -> None:
    player = visit(address=site, locale=language)
    player.away = True  # it says so in the console, too
    player.page.add_init_script(WITHOUT[missing])
    player.open("/")
    expect(alert(player)).to_contain_text(UNSUPPORTED[language])
    player.open("/learn/rules")  # needs nothing of it
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()


# A script that runs in the game's worker before it; what the worker is sent meanwhile waits.
BEFORE = """{
  const Known = window.Worker;
  window.Worker = class extends Known {
    constructor(source, options) {
      const game = JSON.stringify(new URL(source, location.href).href);
      const early = `const kept = []; onmessage = (event) => kept.push(event); %s
        import(${game}).then(() => kept.forEach((event) => onmessage(event)));`;
      const { type } = options;
      super(URL.createObjectURL(new Blob([early], { type: 'text/javascript' })), { type });
    }
  };
}"""
# As private windows of some browsers have it.
FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
# Chromium has no quota for the windows of tests.
FULL = """
  let full = false;
  new BroadcastChannel('device').onmessage = ({ data }) => { full = data; };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (full) throw new DOMException('no space', 'QuotaExceededError');
    return put.apply(this, given);
  };
"""


def test_a_private_window_without_storage(visit: Visit, site: str) -> None:
    player = visit(address=site, bypass_csp=True)
    player.away = True
    player.page.add_init_script(BLOCKED)
    player.page.add_init_script(BEFORE % FORBIDDEN)
    player.open("/")
    expect(alert(player)).to_contain_text("doesn’t let the page store games", timeout=PYTHON_RUNS)
    expect(alert(player)).to_contain_text("leave the private window")


def begin(player: Player) -> str:
    """A game with a move in it. -> its address"""
    start_page(player)
    player.play_now()
    player.wait()
    player.decide(Random(1))
    player.wait()
    return player.page.url


def test_a_full_device(visit: Visit, site: str) -> None:
    player = visit(address=site, bypass_csp=True)
    player.page.add_init_script(BEFORE % FULL)
    begin(player)
    before = player.marks()["seq"]
    player.page.evaluate("new BroadcastChannel('device').postMessage(true)")
    player.press(player.button("Pass", player.panel))
    said = player.page.get_by_text("This browser couldn’t save that, so nothing has changed")
    expect(said.first).to_be_visible()
    player.page.reload()  # there is space again
    expect(player.owing).to_be_visible(timeout=PYTHON_RUNS)
    assert player.marks()["seq"] == before
    player.pass_()


DAMAGE = {
    "a cut head": "(doing) => { const at = doing.objectStore('tables'); "
    'at.put({ version: 9, head: \'{"row":{"id":"ID"\' }, \'ID\'); }',
    "a log without an end": "(doing) => { const at = doing.objectStore('entries'); "
    "at.put('{\"seat\":', ['ID', 1]); }",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_takes_no_other_along(visit: Visit, site: str, damage: str) -> None:
    player = visit(address=site)
    address = begin(player)
    other = begin(player)
    player.open("/learn")
    in_database(player, DAMAGE[damage].replace("ID", address.rsplit("/", 1)[1]))
    player.away = True
    player.page.goto(address)
    title = player.page.get_by_role("heading", name="This game can’t go on")
    expect(title).to_be_visible(timeout=PYTHON_RUNS)
    expect(player.page.get_by_text("Your other games aren’t affected")).to_be_visible()
    expect(player.page.get_by_text("server")).to_have_count(0)
    player.page.goto(other)
    player.page.locator("html[data-seq]").wait_for(state="attached", timeout=PYTHON_RUNS)
    assert player.wait()
    player.decide(Random(2))


def test_records_that_are_not_ours(visit: Visit, site: str, tmp_path: Path) -> None:
    player = visit(address=site)
    record = json.loads(played().dumps())
    texts = {
        "engine": json.dumps(record | {"engine": "99"}),
        "format": json.dumps(record | {"format": "keyflower record 99"}),
        "cut": played().dumps()[:500],
        "other": "[]",
    }
    for name, text in texts.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text, "utf-8")
        choose(player, file)
        expect(alert(player)).to_have_text(
            "This isn’t a game file that can be opened here. It may be cut short or changed."
        )
    expect(player.page.get_by_text("No games yet. Play one now.")).to_be_visible()


def test_a_file_of_all_games_that_is_damaged(visit: Visit, site: str, tmp_path: Path) -> None:
    player = visit(address=site)
    begin(player)
    player.open("/settings")
    loaded(player)
    with player.page.expect_download() as saved:
        player.press(player.button("Save all games"))
    whole = saved.value.path().read_text("utf-8")
    other = visit(address=site)
    other.open("/settings")
    loaded(other)
    field = other.page.get_by_label("Add games from a file")
    wrong = json.dumps(json.loads(whole) | {"things": [7]})
    for text in (whole[: len(whole) // 2], wrong, "{}"):
        (file := tmp_path / "games.json").write_text(text, "utf-8")
        field.set_input_files(file)
        expect(alert(other)).to_contain_text("It may be cut short or changed")
    assert in_database(other, "(doing) => doing.objectStore('tables').count()") == 0
    field.set_input_files(saved.value.path())
    expect(other.page.get_by_text("1 game added.")).to_be_visible()
