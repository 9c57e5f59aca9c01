"""Training from mistakes: what somebody missed in a game is a puzzle of their own."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.server.features.test_turning import store_points
from tests.server.server_thread import played, serving


@pytest.mark.thorough
def test_what_was_missed_is_found_again(visit: Visit, tmp_path: Path) -> None:
    with serving(str(tmp_path / "keyflower.db")) as server, ThreadPoolExecutor(1) as apart:
        finished = apart.submit(asyncio.run, played(server)).result()
        points = store_points(server, finished.table)
        missed = [one for one in points if one.seat == 0 and one.other > one.played]
        player = visit(address=server.address)
        page = player.page
        player.context.add_cookies(
            [{"name": "keyflower", "value": finished.cookies[0], "url": server.address}]
        )
        player.open(f"/table/{finished.table}")
        card = page.get_by_role("article", name=f"Spring, move {missed[0].at}")
        expect(card).to_contain_text("Find what you missed")
        expect(card).not_to_contain_text("Better:")
        player.press(player.button("Show it", card))
        expect(card).to_contain_text("Better:")
        page.reload()
        player.press(card.get_by_role("link", name="Find it yourself"))
        strip = page.get_by_role("region", name="Puzzles")
        expect(strip).to_contain_text("Your game, spring: find the turn that wins more often.")
        player.press(player.button("Hint 1 of 3"))
        expect(strip).to_contain_text("In the game you chose: Pass")
        page.keyboard.press("p")
        expect(strip).to_contain_text("There’s a better turn. Your turn: 0%. The best one: 100%.")
        player.press(player.button("Start over"))
        tile = missed[0].instead[0].text.split()[-1]
        player.press(page.locator(f'[data-at="{tile}"]'))
        player.press(player.go)
        expect(strip).to_contain_text(re.compile("Solved!|Right idea"))  # workers may differ

        player.open(f"/puzzles/{finished.table}-{missed[-1].at}")
        player.press(player.button("Show the solution"))
        expect(strip.locator("[aria-current=step]")).to_contain_text("1 Bid")
        expect(strip).to_contain_text("The better turn wins 100% of games, what you played 0%.")
        player.press(page.locator("[data-do=puzzle-next]", has_text="Back to the game"))
        page.wait_for_url(f"**/table/{finished.table}")
