"""Scoring a game that was played with the box."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit


@pytest.mark.thorough
def test_score(visit: Visit) -> None:
    """Tap in a village, lay it out where that matters, and share the link."""
    player, friend = visit(), visit()
    page = player.page
    player.open("/score")
    page.get_by_label("Name of player 1").fill("Mei")
    player.press(player.button("Start"))
    mei = page.get_by_role("tab", name=re.compile("^Mei"))
    player.press(page.get_by_role("button", name="Keywood", exact=True))
    player.press(page.get_by_role("button", name="Keywood: Upgraded"))
    player.press(page.locator("summary", has_text="Winter"))
    player.press(page.get_by_role("button", name="Jeweller", exact=True))
    for _ in range(2):
        player.press(player.button("One more: gold, In the village"))
    expect(mei).to_contain_text("7")  # 3 printed, 2 for each gold
    expect(page.get_by_role("heading", name="Map")).to_have_count(0)

    player.press(page.locator("summary", has_text="Turn-order tiles"))
    player.press(page.get_by_role("button", name="Turn order 1", exact=True))
    warning = page.get_by_text("Put all tiles on the map")
    expect(warning).to_be_visible()
    expect(mei).to_contain_text("7")  # no made-up place scores
    place = page.get_by_role("region", name="Map")
    player.press(place.get_by_role("button", name="Keywood", exact=True))
    player.press(place.get_by_role("button", name="Put it at column -1, row 0"))
    player.press(place.get_by_role("button", name="Put it at column -1, row -1"))
    player.press(place.get_by_role("button", name="Put it at column 0, row -1"))
    expect(warning).to_have_count(0)
    expect(mei).to_contain_text(re.compile("(8|9|10)"))  # 1 for each neighbour
    expect(page.get_by_text("Saved")).to_be_visible()

    friend.open(page.url.removeprefix(player.address))
    assert friend.page.get_by_role("tab", name=re.compile("^Mei")).inner_text() == mei.inner_text()
    expect(friend.button("Edit a copy")).to_be_visible()
    player.open("/score")
    expect(page.get_by_role("link", name=re.compile("Mei"))).to_be_visible()
