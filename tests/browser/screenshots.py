"""Pictures of the page, from a real game: `python -m tests.browser.screenshots OUT_DIR`.

Lobby, table, worker picker, building, transport, end and replay; each on a laptop, on a phone and
on a laptop in the dark. The game is the same one every time (bots, a seed), so pictures of two
versions can be laid side by side.

`python -m tests.browser.screenshots --readme` takes the one that README.md shows, a laptop beside a
phone, and writes it to docs/pictures with the digest of what it shows (tests/docs.py).
"""

import os
import re
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import bring, go_on, moment, played
from tests.docs import PICTURE, PICTURE_DIGEST, shown_by_the_picture
from tests.server.server_process import Server

import tools.browser
from keyflower.formats.choices import Choices

LOOKS = {
    "laptop": LAPTOP,
    "phone": PHONE | {"device_scale_factor": 2},
    "dark": LAPTOP | {"color_scheme": "dark"},
}
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
SEED = 11


README = {"laptop": "transport", "phone": "picker"}
"""What README.md shows on which device."""
QUALITY = 70
"""Of that picture: it must stay under 150 kB, so that the page opens soon."""
BESIDE = """
<style>
  body { margin: 0; background: transparent; display: inline-flex; align-items: end; gap: 28px;
         padding: 12px }
  img { border-radius: 14px; box-shadow: 0 0 0 1px #8886, 0 3px 12px #0005 }
  .laptop { inline-size: 1180px }
  .phone { inline-size: 330px }
</style>
"""


def take(browser: Browser, address: str, look: str, out: Path) -> None:
    """All pictures of one look."""
    options = {"reduced_motion": "reduce", "locale": "en-GB"} | LOOKS[look]
    context = browser.new_context(**options)
    player = Player(context, address, touch=look == "phone")
    record = played(len(NAMES), SEED)
    record.names = NAMES
    table = bring(context.request, address, record)

    def picture(name: str) -> None:
        player.page.evaluate("() => document.fonts.ready")
        player.page.screenshot(path=out / f"{name}-{look}.png")

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


def beside(browser: Browser, shots: Path) -> bytes:
    """The pictures of README.md side by side."""
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    pictures = {look: (shots / f"{name}-{look}.png").read_bytes() for look, name in README.items()}
    page.set_content(
        BESIDE
        + "".join(
            f'<img class="{look}" src="data:image/png;base64,{b64encode(data).decode()}">'
            for look, data in pictures.items()
        )
    )
    box = page.locator("body").bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setDefaultBackgroundColorOverride", {"color": dict.fromkeys("rgba", 0)})
    how = {"format": "webp", "quality": QUALITY, "clip": box | {"scale": 1}}
    return b64decode(line.send("Page.captureScreenshot", how)["data"])


def main() -> None:
    """Take all of them, or the one of README.md."""
    readme = sys.argv[1:] == ["--readme"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        out = Path(folder) if readme else Path(sys.argv[1])
        out.mkdir(parents=True, exist_ok=True)
        found = tools.browser.get()
        assert found is not None, tools.browser.NO_BROWSER
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(
            executable_path=found.program, args=FLAGS, env=environment
        )
        with Server(str(Path(folder) / "keyflower.db")) as server:
            for look in README if readme else LOOKS:
                take(browser, server.address, look, out)
        if readme:
            PICTURE.write_bytes(beside(browser, out))
            PICTURE_DIGEST.write_text(shown_by_the_picture() + "\n", "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
