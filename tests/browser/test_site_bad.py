"""What a page without a server says when something is missing, full, damaged or too new."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.on_site import (
    PYTHON_RUNS,
    Files,
    alert,
    choose,
    files,
    in_database,
    loaded,
    start_page,
)
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import played
from tests.browser.test_blocked import BLOCKED

from keyflower.cli.site import write_site

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


class Typeless(Files):
    """A host that knows the types of pages, scripts and styles only, as Debian's nginx does."""

    def guess_type(self, path: Any) -> str:
        """What it sends as the type of a file."""
        found = super().guess_type(path)
        known = Path(path).suffix in (".html", ".js", ".css", ".svg")
        return found if known else "application/octet-stream"


def test_a_host_that_knows_few_types(visit: Visit, host: Path) -> None:
    with files(host, Typeless) as address:
        player = visit(address=f"{address}/games/keyflower/?")
        start_page(player)
        player.play_now()
        assert player.wait()


class Missing(Files):
    """A host that fails for one file."""

    file = "pyodide.asm.wasm"

    def do_GET(self) -> None:  # noqa: N802
        """Send a file, or fail."""
        if self.path.endswith(self.file):
            self.fail()
        else:
            super().do_GET()

    def fail(self) -> None:
        """There is no such file."""
        self.send_error(404)


class Cut(Missing):
    """It sends the beginning of the file, and then nothing more."""

    def fail(self) -> None:
        """The connection is closed in the middle."""
        whole = Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("content-length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole[: len(whole) // 10])
        self.wait()

    def wait(self) -> None:
        """What it does before it closes the connection."""


class Hanging(Cut):
    """It sends the beginning, and keeps the connection."""

    over = Event()

    def wait(self) -> None:
        """Until the test is over."""
        self.over.wait(PYTHON_RUNS / 1000)


class HangingScript(Hanging):
    """The same for what is imported, not fetched."""

    file = "pyodide.js"


@pytest.mark.parametrize("bad", [Missing, Cut, Hanging, HangingScript])
def test_a_file_that_does_not_come(visit: Visit, host: Path, bad: type[Missing]) -> None:
    """The page says so, and tries again as soon as somebody wants it."""
    with files(host, bad) as address:
        player = visit(address=f"{address}/games/keyflower/?")
        player.away = True  # requests fail
        player.open("/statistics")
        said = "The game couldn’t be loaded. Check your connection, then try again."
        expect(player.page.get_by_text(said)).to_be_visible(timeout=PYTHON_RUNS)
        bad.file, file = "nothing is missing now", bad.file
        Hanging.over.set()
        try:
            player.press(player.page.get_by_role("button", name="Try again"))
            loaded(player)
        finally:
            bad.file = file
            Hanging.over.clear()


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


def truncate(folder: Path) -> None:
    """As where the connection is cut."""
    (script,) = (folder / "assets").glob("lib-*.js")
    script.write_bytes(script.read_bytes()[:20_000])


def without_start(folder: Path) -> None:
    """As where a host lacks a file."""
    (script,) = (folder / "assets").glob("index-*.js")
    script.unlink()


@pytest.mark.parametrize("damage", [truncate, without_start])
def test_a_page_that_cannot_start_says_so(
    visit: Visit, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    folder = tmp_path / "site"
    write_site(folder)
    damage(folder)
    with files(folder) as address:
        player = visit(address=address)
        player.away = True
        player.open("/")
        expect(player.page.get_by_text("Keyflower hasn’t started")).to_be_visible()
        expect(player.page.get_by_text("Keyflower n’a pas démarré")).to_be_visible()
        player.problems.clear()  # the script that was cut


def test_a_page_opened_as_a_file_says_what_to_do(visit: Visit, tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    player = visit(address=f"file://{tmp_path}/site")
    player.away = True
    player.open("/index.html")
    hint = player.page.get_by_text("If you opened the page as a file, run")
    expect(hint).to_be_visible()
    expect(hint.locator("code")).to_have_text("python3 -m http.server")


def test_a_page_whose_styles_are_refused_says_so(visit: Visit, site: str) -> None:
    """As where a host has the wrong type for them."""
    player = visit(address=site)
    player.away = True
    wrong = {"content-type": "text/plain", "x-content-type-options": "nosniff"}
    player.page.route("**/*.css", lambda route: route.fulfill(body="", headers=wrong))
    player.open("/")
    expect(player.page.get_by_text("Keyflower hasn’t started")).to_be_visible()
    player.problems.clear()  # the styles that were refused


def test_a_browser_without_scripts_is_told_at_once(visit: Visit, site: str) -> None:
    player = visit(address=site, java_script_enabled=False)
    player.away = True  # its scripts are refused
    player.open("/")
    expect(player.page.get_by_text("It needs JavaScript")).to_be_visible(timeout=5000)


@pytest.mark.parametrize(("size", "words"), [(LAPTOP, 1), (PHONE, 0)])
def test_loading_covers_no_words_on_a_phone(
    visit: Visit, site: str, size: dict[str, Any], words: int
) -> None:
    player = visit(size, address=site)
    player.page.route("**/*.wasm", lambda _: None)  # it never ends
    player.open("/")
    progress = player.page.get_by_role("progressbar", name="Loading the game")
    expect(progress).to_be_attached()
    expect(progress.locator(".small:visible")).to_have_count(words)
    player.page.unroute_all(behavior="ignoreErrors")


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


NESTED = "[" * 20_000 + "]" * 20_000
BACKUP = {"format": "keyflower games 1", "games": [], "things": [["settings", NESTED]]}


@pytest.mark.parametrize("text", [NESTED, json.dumps(BACKUP)])
def test_a_file_that_would_end_python(visit: Visit, site: str, tmp_path: Path, text: str) -> None:
    player = visit(address=site)
    (file := tmp_path / "deep.json").write_text(text, "utf-8")
    player.open("/settings")
    loaded(player)
    player.page.get_by_label("Add games from a file").set_input_files(file)
    expect(alert(player)).to_contain_text("It may be cut short or changed")
    choose(player, file)
    expect(alert(player)).to_contain_text("It may be cut short or changed")
    player.play_now()
    assert player.wait()


def test_a_file_that_is_too_large(visit: Visit, site: str, tmp_path: Path) -> None:
    player = visit(address=site)
    with (file := tmp_path / "large.json").open("wb") as large:
        large.truncate(70_000_000)
    choose(player, file)
    expect(alert(player)).to_contain_text("That’s too much at once")


# Whatever Python does then, it never comes to an end.
ENDLESS = "new BroadcastChannel('device').onmessage = () => { for (;;); };"


def test_a_worker_that_never_answers_is_replaced(visit: Visit, site: str) -> None:
    player = visit(address=site, bypass_csp=True)
    player.page.add_init_script(BEFORE % ENDLESS)
    begin(player)
    before = player.marks()["seq"]
    player.page.evaluate("new BroadcastChannel('device').postMessage(true)")
    player.press(player.button("Pass", player.panel))
    said = "The game stopped and was loaded again. Check whether it went through."
    expect(alert(player)).to_have_text(said, timeout=2 * PYTHON_RUNS)
    loaded(player)
    assert player.wait()
    assert player.marks()["seq"] >= before
    player.pass_()


def test_a_game_that_is_not_here(visit: Visit, site: str) -> None:
    player = visit(address=site)
    player.away = True
    player.open("/table/0123456789abcdef")
    expect(player.page.get_by_text("This isn’t on this device.")).to_be_visible(timeout=PYTHON_RUNS)
