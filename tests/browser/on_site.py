"""Somebody at a page without a server, whose game runs in the tab."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, expect
from tests.browser.player import Player

from keyflower.formats.record import Record

PYTHON_RUNS: Final = 60_000  # ms; loading it takes a few seconds on a quiet machine
SHOWN: Final = ".lots, section.village, .supplies"

# What the device keeps.
DATABASE: Final = """(work) => new Promise((resolve, reject) => {
  indexedDB.databases().then(([{ name }]) => {
    const opened = indexedDB.open(name);
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const database = opened.result;
      const doing = database.transaction(['tables', 'entries', 'things'], 'readwrite');
      const found = work(doing);
      doing.oncomplete = () => { database.close(); resolve(found?.result); };
      doing.onabort = () => reject(doing.error);
    };
  });
})"""


class Files(SimpleHTTPRequestHandler):
    """A server that has the files of a build and nothing else."""

    asked: ClassVar[list[str]] = []

    def end_headers(self) -> None:
        """As ours: browsers ask each time."""
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""
        self.asked.append(self.path)


@contextmanager
def files(folder: Path, host: type[Files] = Files) -> Iterator[str]:
    """Those of a folder, on a port of their own. -> the address"""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def loaded(player: Player) -> None:
    """Until the game runs."""
    player.page.locator("html[data-ready]").wait_for(state="attached", timeout=PYTHON_RUNS)
    progress = player.page.get_by_role("progressbar", name="Loading the game")
    expect(progress).to_have_count(0)


def board(player: Player) -> list[str]:
    """What the table shows, in words."""
    player.skip()
    return [" ".join(text.split()) for text in player.page.locator(SHOWN).all_inner_texts()]


def start_page(player: Player) -> None:
    """The start page, with the game loaded."""
    player.open("/")
    loaded(player)


def in_database(player: Player, work: str) -> Any:
    """Do something with what the device keeps. work: a function of a transaction."""
    return player.page.evaluate(f"() => ({DATABASE})({work})")


def upload(player: Player, record: Record, folder: Path) -> None:
    """Choose the file of a game on the start page; it is shown again."""
    file = folder / "game.json"
    file.write_text(record.dumps(), "utf-8")
    choose(player, file)
    player.page.wait_for_url(re.compile("/replay/"))


def choose(player: Player, file: Path) -> None:
    """Choose a file on the start page."""
    start_page(player)
    player.page.get_by_label("Open a game file").set_input_files(file)


def save_record(player: Player) -> Path:
    """The file of a finished game, from its end."""
    player.press(player.button("More"))
    with player.page.expect_download() as download:
        player.press(player.page.get_by_text("Game file"))
    return Path(download.value.path())


def alert(player: Player) -> Locator:
    """The sentence that says what is wrong."""
    return player.page.get_by_role("alert").first


def read(file: Path) -> Any:
    """JSON of a file."""
    return json.loads(file.read_text("utf-8"))
