"""Pictures of the page, from a real game: `python -m tests.browser.screenshots OUT_DIR`.

Lobby, table, worker picker, building, transport, end and replay; each on a laptop, on a phone and
on a laptop in the dark. The game is the same one every time (bots, a seed), so pictures of two
versions can be laid side by side.

`python -m tests.browser.screenshots --readme` writes the few that README.md shows to docs/pictures,
small.
"""

import os
import re
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import bring, go_on, moment, played
from tests.server.running import Server

import tools.browser
from keyflower.formats.choices import Choices

LOOKS = {
    "laptop": LAPTOP,
    "phone": PHONE | {"device_scale_factor": 2},
    "dark": LAPTOP | {"color_scheme": "dark"},
}
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SEED = 11


# What README.md shows, and how good: each at most 150 kB, so that the page opens soon.
README = {
    "transport-laptop": 62,
    "building-dark": 62,
    "replay-laptop": 58,
    "picker-phone": 50,
    "end-phone": 50,
}
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def take(browser: Browser, address: str, look: str, out: Path, readme: bool = False) -> None:
    """All pictures of one look, or those that README.md shows."""
    options = {"reduced_motion": "reduce", "locale": "en-GB"} | LOOKS[look]
    context = browser.new_context(**options)
    player = Player(context, address, touch=look == "phone")
    record = played(len(NAMES), SEED)
    record.names = NAMES
    table = bring(context.request, address, record)

    def picture(name: str) -> None:
        player.page.evaluate("() => document.fonts.ready")
        if not readme:
            player.page.screenshot(path=out / f"{name}-{look}.png")
        elif quality := README.get(f"{name}-{look}"):
            line = context.new_cdp_session(player.page)
            how = {"format": "webp", "quality": quality}
            shot = line.send("Page.captureScreenshot", how)["data"]
            (out / f"{name}-{look}.webp").write_bytes(b64decode(shot))

    def resume(phase: str, after: float, fits: Callable[[Choices], bool]) -> None:
        at, seat = moment(record, phase, fits, after)
        player.open(f"/table/{go_on(context.request, address, table, at, seat)}")
        player.at_table()
        player.wait()

    resume("turn", 0.5, lambda found: len(found.losing) > 0 and len(found.uses) > 4)
    picture("table")
    player.choose_tile()
    picture("picker")
    resume("build", 0.5, lambda found: len(found.placements) > 1)
    player.press(player.cells.nth(player.cells.count() // 2))
    picture("building")
    resume("transport", 0.4, lambda found: len(found.steps) > 1 and len(found.upgrades) > 0)
    goods = player.panel.get_by_role("group", name="Resources you can move")
    player.press(goods.get_by_role("button").first)
    picture("transport")
    player.open(f"/table/{table}")
    player.over.wait_for()
    picture("end")
    at, _ = moment(record, "turn", after=0.55)
    player.open(f"/replay/{table}#at={at}&viewer=open")
    player.page.get_by_text(re.compile(rf"^{at - 1} of ")).wait_for()
    picture("replay")
    player.open()
    player.page.get_by_role("heading", name="Finished games").wait_for()
    picture("lobby")
    context.close()
    for problem in player.problems:
        print(f"{look}: {problem}", file=sys.stderr)


def main() -> None:
    """Take all of them."""
    readme = sys.argv[1:] == ["--readme"]
    out = PICTURES if readme else Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        found = tools.browser.get()
        assert found is not None, tools.browser.MISSING
        environment = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(
            executable_path=found.program, args=FLAGS, env=environment
        )
        with Server(str(Path(folder) / "keyflower.db")) as server:
            for look in LOOKS:
                take(browser, server.address, look, out, readme)
        browser.close()


if __name__ == "__main__":
    main()
