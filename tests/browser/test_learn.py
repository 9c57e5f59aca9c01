"""The Learn pages: addresses that point at rules and tiles, searching, and trying scoring out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import EITHER, speak

PERSIAN = {"locale": "fa-IR"}


def learn(visit: Visit, path: str = "", **options: Any) -> Player:
    """Somebody who looks at a Learn page, once it is drawn."""
    player = visit(**options)
    player.open(f"/learn{path}")
    player.page.get_by_role("heading", level=1).wait_for()
    player.page.locator("svg.sprite").wait_for(state="attached")
    return player


def at_the_top(place: Locator) -> None:
    """It is in view, right below the bar, and the keyboard is there."""
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    box = place.bounding_box()
    assert box is not None
    assert 40 < box["y"] < 140, box


def rule(player: Player, name: str) -> Locator:
    return player.page.locator(f"article#{name}")


# ---- Addresses


@pytest.mark.thorough
@pytest.mark.parametrize("size", EITHER)
def test_an_address_leads_to_its_rule(visit: Visit, size: dict[str, object]) -> None:
    """On loading, by a reference in a text, and back again."""
    player = learn(visit, "/rules#B5", size=size)
    at_the_top(rule(player, "B5"))
    expect(player.page).to_have_title("Rules · Keyflower")
    player.press(rule(player, "B5").get_by_role("link", name="U7", exact=True))
    at_the_top(rule(player, "U7"))
    assert player.page.url.endswith("/learn/rules#U7")
    player.page.go_back()
    at_the_top(rule(player, "B5"))


@pytest.mark.thorough
def test_tiles_and_rules_lead_to_each_other(visit: Visit) -> None:
    player = learn(visit, "/tiles#mason")
    at_the_top(player.page.locator("article#mason"))
    player.press(player.page.locator("article#mason").get_by_role("link", name="U7"))
    at_the_top(rule(player, "U7"))
    player.press(rule(player, "U7").get_by_role("link", name="Smelter"))
    at_the_top(player.page.locator("article#smelter"))
    expect(player.page).to_have_title("Tiles · Keyflower")


@pytest.mark.thorough
def test_the_menu_leads_there_and_on(visit: Visit) -> None:
    player = visit()
    player.open()
    player.press(player.page.get_by_role("link", name="Learn", exact=True))
    pages = player.page.get_by_role("navigation", name="Learn pages")
    for name, title in (
        ("Rules", "The rules"),
        ("Tiles", "Every tile"),
        ("Symbols", "Symbols on tiles"),
        ("Scoring", "Where points come from"),
        ("Overview", "Learn Keyflower"),
    ):
        player.press(pages.get_by_role("link", name=name))
        expect(player.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(pages.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
    speak(player, "fr")  # the title stays the page's own when the language changes
    expect(player.page).to_have_title(re.compile(r".+ · Keyflower"))
    player.open("/learn/nonsense")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Il n’y a rien ici")


# ---- Searching


@pytest.mark.thorough
def test_rules_are_found(visit: Visit) -> None:
    player = learn(visit, "/rules")
    player.page.keyboard.press("/")
    field = player.page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    player.page.keyboard.type("purple worker")
    found = player.page.locator("article")
    expect(player.page.get_by_role("status")).to_have_text(
        re.compile(r"^\d+ rules mention “purple worker”\.$")
    )
    assert 3 <= found.count() <= 20
    for article in found.all():
        assert "purple" in article.inner_text().lower()
        assert article.locator("mark").count() > 0
    player.page.keyboard.press("Enter")
    expect(found.first).to_be_focused()
    field.press("Escape")
    expect(found).to_have_count(81)
    # A search gives way to an address.
    field.fill("raise losing")
    expect(found).to_have_count(1)
    player.press(rule(player, "B5").get_by_role("link", name="U7", exact=True))
    at_the_top(rule(player, "U7"))
    expect(field).to_have_value("")


@pytest.mark.thorough
def test_in_persian(visit: Visit) -> None:
    """From right to left, with letters as any keyboard writes them."""
    player = learn(visit, "/rules#B4", **PERSIAN)
    at_the_top(rule(player, "B4"))
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    contents = player.page.locator("nav.contents").bounding_box()
    text = rule(player, "B4").bounding_box()
    assert contents is not None
    assert text is not None
    assert contents["x"] > text["x"] + text["width"]
    player.page.get_by_role("searchbox").fill("كارگر")  # as an Arabic keyboard writes کارگر
    expect(player.page.locator("mark").first).to_have_text("کارگر")
    player.open("/learn/tiles")
    player.page.get_by_role("searchbox").fill("دستفروش")  # without the half-space
    expect(player.page.locator("article")).to_have_attribute("id", "peddler")


# ---- Trying it out


def points(player: Player) -> Locator:
    """The sum of the example."""
    return player.page.locator(".try .total")


@pytest.mark.thorough
@pytest.mark.parametrize("size", EITHER)
def test_the_example_can_be_changed(visit: Visit, size: dict[str, object]) -> None:
    player = learn(visit, "/scoring", size=size)
    expect(points(player)).to_have_text(re.compile(r"^\d\d points$"))
    player.press(player.button("Just a home"))
    expect(points(player)).to_have_text("0 points")
    player.press(player.button("One more: gold, In the village"))
    expect(points(player)).to_have_text("1 point")
    player.press(player.button("Jeweller"))
    expect(points(player)).to_have_text("2 points")
    player.press(player.page.get_by_role("checkbox", name="You have the purple worker"))
    expect(points(player)).to_have_text("4 points")
    line = player.button(re.compile(r"^Jeweller: 4 points"))
    expect(line).to_be_visible()
    village = player.page.locator(".try .village")
    expect(village.get_by_role("img", name="Jeweller, 4 points")).to_be_visible()
    player.press(player.page.locator("summary", has_text="Autumn"))
    player.press(player.button("Barn"))
    player.press(player.button("One more: wood, On Barn"))
    expect(points(player)).to_have_text("5 points")
    player.press(player.button("Barn: Upgraded"))
    expect(points(player)).to_have_text("6 points")
    player.press(player.button("Jeweller"))
    expect(line).to_have_count(0)


@pytest.mark.thorough
def test_the_example_in_persian(visit: Visit) -> None:
    player = learn(visit, "/scoring", **PERSIAN)
    steppers = player.page.locator(".stepper")
    expect(points(player)).to_have_text(re.compile("[۰-۹]+"))
    before = points(player).inner_text()
    player.press(steppers.first.get_by_role("button").last)
    expect(points(player)).not_to_have_text(before)
    expect(points(player)).to_have_text(re.compile("[۰-۹]+"))
