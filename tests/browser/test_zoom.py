"""Everything larger: a laptop at 200 %, and the narrowest page that must reflow (WCAG 1.4.10)."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS, resize, sampled
from tests.browser.test_sizes import overflow, reach

SIZES = {"a laptop at 200 %": (720, 450), "the narrowest": (320, 568)}

BUTTONS = (
    ":is(button, [role=button], a.button):not(:disabled, [aria-disabled=true], [inert] *):visible"
)

PAGES = ["lobby", "new", "room", "turn", "end"]
# The sheet with a decision lies over the page: what it holds must be within reach.
SHEETS = ["picker", "pass_menu", "hints", "pay", "transport", "build", "boats", "winter"]


@pytest.mark.slow
@pytest.mark.parametrize("screen", sampled(PAGES + SHEETS))
def test_all_can_be_reached(visit: Visit, screen: str) -> None:
    """Nothing scrolls sideways; every button can be scrolled to, and nothing lies over it."""
    player = visit()
    SCREENS[screen](player)
    for size, (width, height) in SIZES.items():
        resize(player, width, height)
        assert overflow(player)[0] == 0, size
        place = player.panel if screen in SHEETS else player.page.locator("body")
        buttons = place.locator(BUTTONS)
        assert buttons.count(), size
        reach(buttons)
