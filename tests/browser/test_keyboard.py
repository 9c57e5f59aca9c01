"""Decisions without a pointer."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_table import resume

MOST_KEYS = 80
UNTOUCHED = re.compile(r"^[^.]+\. You can choose it\.$")  # nobody has bid there or used it


def name(player: Player) -> str:
    """What has the focus, by its name."""
    focus = player.page.locator(":focus")
    if not focus.count():
        return ""
    return focus.get_attribute("aria-label") or focus.inner_text()


def tab_to(player: Player, fits: Callable[[str], object]) -> None:
    """Tab until something that fits has the focus."""
    for _ in range(MOST_KEYS):
        player.page.keyboard.press("Tab")
        if fits(name(player)):
            return
    raise AssertionError("Tab does not get there")


def tab_to_option(player: Player) -> None:
    """Tab until one of several things to pay with or to take has the focus."""
    for _ in range(MOST_KEYS):
        player.page.keyboard.press("Tab")
        if player.page.locator(".opts [aria-pressed]:focus").count():
            return
    raise AssertionError("Tab leads to no option")


def walk_to(player: Player, places: Locator) -> None:
    """Go by arrow keys within a region to one of these places."""
    wanted = {place.get_attribute("aria-label") for place in places.all()}
    assert wanted
    for key in ["ArrowRight"] * 6 + ["ArrowDown", *["ArrowLeft"] * 6] * 3:
        if name(player) in wanted:
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"arrow keys lead to none of {wanted}")


def test_bid_use_and_pass(visit: Visit) -> None:
    """A tile is found by Tab and arrow keys; letters and numbers do the rest."""
    player = visit()
    keys = player.page.keyboard
    player.open()
    player.play_now()
    for letter, go in (("b", r"^Bid \d"), ("u", r"^Use .+ with \d")):
        player.wait()
        lots = player.page.get_by_role("region", name=re.compile(" lots"))
        named = {lot.get_attribute("aria-label") for lot in lots.get_by_role("button").all()}
        tab_to(player, lambda label: label in named)  # noqa: B023
        walk_to(player, lots.get_by_role("button", name=UNTOUCHED))
        keys.press("Enter")
        player.modes.wait_for()
        keys.press(letter)
        expect(player.go).to_be_focused()
        expect(player.go).to_have_text(re.compile(go))
        player.sends(lambda: keys.press("Enter"))
        while player.wait() and player.phase != "turn":
            if player.phase in ("pay", "take"):
                tab_to_option(player)
                keys.press("Enter")
            tab_to(player, lambda label: label == "Done" or re.match("(Pay|Take) ", label))
            player.sends(lambda: keys.press("Enter"))
    keys.press("p")
    expect(player.page.get_by_role("menuitem").first).to_be_focused()
    player.sends(lambda: keys.press("Enter"))


@pytest.mark.parametrize(
    ("phase", "several", "least"), [("pay", "payments", 1), ("take", "goods", 2)]
)
def test_one_of_several(visit: Visit, phase: str, several: str, least: int) -> None:
    """What to pay with, or what to take, is found by Tab and confirmed."""
    player = visit()
    resume(player, phase, **{several: least})
    tab_to_option(player)
    player.page.keyboard.press("Enter")
    tab_to(player, lambda label: re.match("(Pay|Take) ", label))
    player.sends(lambda: player.page.keyboard.press("Enter"))


def test_place_a_tile(visit: Visit) -> None:
    """A place is found by arrow keys, R turns the tile, Enter confirms."""
    player = visit()
    resume(player, "build", placements=1)
    keys = player.page.keyboard
    tab_to(player, lambda label: label.startswith("Free place"))
    keys.press("Enter")
    ghost = player.village.get_by_role("img", name=re.compile("in hand"))
    before = ghost.get_attribute("aria-label")
    keys.press("r")
    assert before is not None
    tab_to(player, lambda label: label.startswith("Place ") and label.endswith(" here"))
    player.sends(lambda: keys.press("Enter"))
    expect(player.village.get_by_role("img", name=before)).to_have_count(0)
