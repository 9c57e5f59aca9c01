"""The daily game, and the statistics that it counts for."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_game import finish
from tests.server.server_process import Server

EASY_DAYS = """
from keyflower.home import days
days.LINE_UPS = (("beginner",),) * 7
"""
"""The same opponents on whatever day the tests run."""
CLOSED_DAYS = f"""{EASY_DAYS}
from keyflower.server.tables import day
day.GRACE = day.timedelta(days=-2)
"""
"""Every day is closed before it starts."""
LATE = "You didn’t finish this game in time"
PNG = b"\x89PNG\r\n"


@pytest.mark.thorough
def test_daily(visit: Visit, tmp_path: Path) -> None:
    """Start it, come back to it, finish, see and share the result; others don't see the deal."""
    with Server(str(tmp_path / "daily.db"), flaw=EASY_DAYS) as server:
        player, friend = visit(address=server.address), visit(address=server.address)
        page = player.page
        player.open("/")
        player.press(page.get_by_role("link", name="Daily game"))
        player.press(player.button("Play today’s game"))
        player.at_table()
        assert player.wait()
        expect(player.button("Hint")).to_have_count(0)
        player.press(player.button("Menu"))
        expect(player.button("Leave the game")).to_have_count(0)
        table = player.table
        player.open("/daily")
        player.press(player.button("Continue your game"))
        player.at_table()
        assert player.table == table

        finish(player)
        points = max(
            player.get(f"/api/tables/{table}/scores")["seats"], key=lambda one: -one["seat"]
        )
        expect(page.get_by_role("link", name="Save the game file")).to_have_count(0)
        player.press(page.get_by_role("link", name="All results of the day"))
        row = page.get_by_role("row").filter(has_text="You")
        expect(row).to_contain_text(str(points["total"]))
        text = page.get_by_role("textbox", name="Share your result").input_value()
        assert text.startswith("Keyflower, daily game of ")
        assert f"{points['total']} point" in text
        with page.expect_download() as download:
            player.press(player.button("Save picture"))
        assert download.value.path().read_bytes().startswith(PNG)

        expect(page.get_by_text(LATE)).to_have_count(0)

        # A link to the game shows nothing to those who haven't played.
        friend.open("/daily")
        expect(friend.button("Play today’s game")).to_be_visible()
        expect(friend.page.get_by_role("row")).to_have_count(2)
        expect(friend.page.get_by_role("link", name="Watch again")).to_have_count(0)

        player.open("/statistics")
        expect(page.get_by_role("heading", name="Progress")).to_be_visible()
        expect(page.get_by_role("row").filter(has_text="Beginner")).to_contain_text("1")


@pytest.mark.thorough
def test_a_late_daily_game_says_that_it_does_not_count(visit: Visit, tmp_path: Path) -> None:
    """The page of the day says until when a game counts, and afterwards that it doesn't."""
    with Server(str(tmp_path / "daily.db"), flaw=CLOSED_DAYS) as server:
        player = visit(address=server.address)
        page = player.page
        player.open("/daily")
        expect(page.get_by_text("it counts if you finish before")).to_be_visible()
        expect(page.get_by_text(LATE)).to_have_count(0)
        player.press(player.button("Play today’s game"))
        player.at_table()
        player.open("/daily")
        expect(page.get_by_text(LATE)).to_be_visible()
        player.press(player.button("Continue your game"))
        player.at_table()
        finish(player)
        expect(page.get_by_text(LATE)).to_be_visible()
        player.press(page.get_by_role("link", name="All results of the day"))
        expect(page.get_by_text("Nobody has finished yet")).to_be_visible()
        expect(page.get_by_text(LATE)).to_be_visible()
