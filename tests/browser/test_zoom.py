"""Everything four times as large: a laptop at 200 %, and the narrowest page that must reflow."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.browser.test_sizes import overflow

LAPTOP_AT_200 = {"viewport": {"width": 720, "height": 450}}
NARROWEST = {"viewport": {"width": 320, "height": 568}}  # WCAG 1.4.10

DECISIONS = ["picker", "pass_menu", "hints", "pay", "transport", "build", "boats", "winter"]


@pytest.mark.parametrize("size", [LAPTOP_AT_200, NARROWEST], ids=["200%", "320px"])
@pytest.mark.parametrize("screen", DECISIONS)
def test_all_can_be_reached(visit: Visit, screen: str, size: dict[str, dict[str, int]]) -> None:
    """Every button of the decision and of the page can be scrolled to and pressed."""
    player = visit(size)
    SCREENS[screen](player)
    assert overflow(player)[0] == 0
    for button in player.page.get_by_role("button", disabled=False).all():
        button.click(trial=True)
