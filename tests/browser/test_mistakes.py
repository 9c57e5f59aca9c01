"""Training from mistakes: what somebody missed in a game is a puzzle of their own."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.server.server_thread import Served, played, serving

from keyflower.coach.trials import Trial
from keyflower.coach.turning import Candidate, TurningPointData, decisions, turning_point
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.actions import BID, KIND_MASK, PASS
from keyflower.server.features.turning import TurningPointsRow, turning_points


def points_of(record: Record) -> list[TurningPointData]:
    """Each pass in spring and summer beside a bid; the second player did the rest well."""
    game = Game.from_record(record)
    found = []
    for decision in decisions(game.log):
        before = game.after(decision.at)
        done = [entry.action for entry in game.log[decision.at : decision.until]]
        legal = before.legal(decision.seat)
        bids = [one for one in legal if one & KIND_MASK == BID]
        if before.state.season < 2 and bids and (done == [PASS] or decision.seat == 1):
            gained = 1.0 if done == [PASS] else -1.0
            trials = [Trial([0.5 - gained / 2, 0.5 + gained / 2], certain=False)] * 32
            one = Candidate(decision, done, bids[:1], gained)
            point = turning_point(one, before, game.log, trials)
            assert point is not None
            found.append(point)
    return found


def store_points(served: Served, table: str) -> list[TurningPointData]:
    """Store turning points with a finished game."""
    answer = httpx.get(f"{served.local}/api/tables/{table}/record", trust_env=False)
    found = points_of(Record.loads(answer.text))
    row = TurningPointsRow(table, msgspec.to_builtins(found))
    writing = served.store.write(turning_points.put, row)
    asyncio.run_coroutine_threadsafe(writing, served.loop).result()
    return found


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
