"""Turning points: from the end of a game to its moments, and to trying one again."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.records import bring
from tests.late import late_game


def worked_out(page: Page) -> int:
    """Wait for them. -> how many cards there are"""
    expect(page.locator("article, .cards .note")).not_to_have_count(0, timeout=60_000)
    return page.get_by_role("article").count()


@pytest.mark.thorough
def test_turning_points(visit: Visit) -> None:
    """Worked out in the background, kept, and linked with the replay, where one can go on."""
    player = visit()
    page = player.page
    table = bring(player.context.request, player.address, late_game(2, 6, "random"))
    player.open(f"/replay/{table}")
    player.press(page.get_by_role("link", name="Turning points"))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("img", name="Chance of winning, move by move")).to_be_visible()
    players = page.get_by_role("radio")
    for i in range(players.count()):
        players.nth(i).check(force=True)
        count = worked_out(page)
        expect(page.locator(".mark")).to_have_count(count)
        if count:
            break
    assert 1 <= count <= 5
    player.press(page.locator(".mark").first)
    card = page.get_by_role("article").first
    expect(card).to_be_focused()
    expect(card).to_contain_text(re.compile("would have (won|shared|lost)"))
    expect(card).to_contain_text(
        re.compile(r"played out \d+ times, ± \d+%|nothing was left to chance")
    )
    player.press(card.get_by_role("link", name="Try it"))
    expect(page.get_by_text("Can you find something better here?")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value(re.compile(r"^\d$"))
    expect(player.button("Continue from here")).to_be_enabled()


@pytest.mark.thorough
def test_the_end_shows_turning_points_in_place(visit: Visit) -> None:
    """Those of the winner to spectators, three at most; nothing else moves when they come."""
    player = visit()
    page = player.page
    table = bring(player.context.request, player.address, late_game(2, 6, "random"))
    page.set_viewport_size({"width": 1440, "height": 900})
    player.open(f"/table/{table}")
    title = page.locator("#end-title")
    expect(title).to_have_text(re.compile(r"^\w+ won with \d+ points$"))
    winner = title.inner_text().split()[0]
    section = page.get_by_role("region", name="Turning points")
    expect(section).to_be_visible()
    detail, bars = page.locator(".detail"), page.locator(".bars")
    before = detail.bounding_box(), bars.bounding_box()
    count = worked_out(page)
    assert count <= 3
    assert (detail.bounding_box(), bars.bounding_box()) == before
    player.press(page.get_by_role("link", name="Turning points", exact=True))
    expect(section.get_by_role("heading", name="Turning points")).to_be_in_viewport()
    player.press(section.get_by_role("link", name="All players"))
    page.wait_for_url(f"**/turning/{table}")
    expect(page.locator("label", has=page.get_by_role("radio", checked=True))).to_contain_text(
        winner
    )
