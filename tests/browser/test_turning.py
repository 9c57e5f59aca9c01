"""Turning points: from the end of a game to its five moments, and to trying one again."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.records import bring
from tests.late import late_game


@pytest.mark.thorough
def test_turning_points(visit: Visit) -> None:
    """Worked out in the background, kept, and linked with the replay, where one can go on."""
    player = visit()
    page = player.page
    table = bring(player.context.request, player.address, late_game())
    player.open(f"/replay/{table}")
    player.press(page.get_by_role("link", name="Turning points"))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    cards = page.get_by_role("article")
    expect(cards).not_to_have_count(0, timeout=60_000)
    assert cards.count() <= 5
    expect(page.get_by_role("img", name="Chance of winning, move by move")).to_be_visible()

    player.press(page.locator(".mark").first)
    expect(cards.first).to_be_focused()
    page.get_by_role("radio").last.check(force=True)
    expect(cards).not_to_have_count(0)
    player.press(cards.first.get_by_role("link", name="Try it"))
    expect(page.get_by_text("Can you find something better here?")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value(re.compile(r"^\d$"))
    expect(player.button("Continue from here")).to_be_enabled()
