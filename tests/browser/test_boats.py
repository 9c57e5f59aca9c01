"""Boats and winter tiles are picked in a scene: large, marked, with a reason for the order."""

from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.records import bring, go_on, moment, played
from tests.browser.screens import resize, speak

pytestmark = pytest.mark.thorough

# How wide the pictures are, and what leaves its card.
PICTURES: Final = """() => [...document.querySelectorAll('.stage [data-at] .face > svg')].map(
  (each) => each.querySelector('.drawn').getBoundingClientRect().width)"""
CUT: Final = """() => [...document.querySelectorAll('.stage .card')].flatMap((card) => {
  const room = card.getBoundingClientRect();
  return [...card.querySelectorAll('.said > *')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
  }).map((each) => each.textContent);
})"""


@pytest.mark.parametrize("players", [2, 4, 6])
def test_boats_are_large_and_say_who_picks_when(visit: Visit, players: int) -> None:
    player = visit()
    record = played(players, 11)
    at, seat = moment(record, "pick_boat", after=0.2)
    request, address = player.page.request, player.address
    player.open(f"/table/{go_on(request, address, bring(request, address, record), at, seat)}")
    player.at_table()
    cards = player.page.locator(".stage .card")
    expect(cards).to_have_count(players)  # those that are gone too
    assert (
        cards.locator(".marks:not(.case)").count()
        == cards.and_(player.page.get_by_role("button")).count()
    )
    expect(player.page.locator(".stage .order li")).to_have_count(players)
    expect(player.page.locator(".stage .title small").first).to_contain_text("You pick")
    expect(player.page.locator(".stage")).not_to_contain_text("+0")
    for size, least in (((1440, 900), 120 if players == 6 else 165), ((390, 844), 80)):
        resize(player, *size)
        assert min(player.page.evaluate(PICTURES)) >= least, size
        assert player.page.evaluate(CUT) == [], size


@pytest.mark.parametrize("language", ["el", "zh-Hant", "fr"])
def test_the_way_to_the_harbour_keeps_its_words_in_its_cell(visit: Visit, language: str) -> None:
    player = visit()
    record = played(6, 11)
    at, seat = moment(record, "turn", after=0.5)
    request, address = player.page.request, player.address
    player.open(f"/table/{go_on(request, address, bring(request, address, record), at, seat)}")
    player.at_table()
    speak(player, language)
    resize(player, 390, 844)
    cell = player.page.locator("[data-do=quay]")
    assert cell.evaluate("(cell) => cell.scrollWidth <= cell.clientWidth")
