"""Laptop and phone: nothing scrolls that should not, everything can be reached."""

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.test_table import resume

FINGER = 44  # px

# What is smaller than that.
SMALL = """(elements, least) => elements
  .map((element) => [element.innerText, element.getBoundingClientRect().toJSON()])
  .filter(([, { width, height }]) => Math.min(width, height) < least)"""

OVERFLOW = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""

LARGE: dict[str, object] = {"board_size": "large"}
SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180), (844, 390), (390, 844)]

PHASES = ["turn", "transport", "pick_boat", "build", "pick_winter"]


def overflow(player: Player) -> tuple[int, int]:
    """By how much the page is wider and higher than the window."""
    width, height = player.page.evaluate(OVERFLOW)
    return width, height


# Which of some elements have something over their middle, wherever one scrolls to.
COVERED = """(elements) => elements.flatMap((element, at) => {
  const free = ['nearest', 'center', 'end', 'start'].some((block) => {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return free ? [] : [at];
})"""


def reach(buttons: Locator) -> None:
    """Every button can be scrolled to and pressed: nothing lies over it.

    A press on trial takes Playwright a while; it only looks at those that seem to be covered.
    """
    for at in buttons.evaluate_all(COVERED):
        buttons.nth(at).click(trial=True, timeout=5000)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_laptop_shows_the_table_whole(visit: Visit, players: int) -> None:
    """1440x900: nothing scrolls, and the panel lies within the window when a tile is chosen."""
    player = visit()
    player.open()
    player.play_now(opponents=players - 1)
    player.wait()
    assert overflow(player) == (0, 0)
    player.choose_tile()
    assert overflow(player) == (0, 0)
    within(player)


def within(player: Player) -> None:
    """All buttons of the panel lie within the window."""
    size = player.page.viewport_size
    assert size is not None
    for button in player.panel.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0, button
        assert box["y"] >= 0, button
        assert box["x"] + box["width"] <= size["width"] + 0.5, button
        assert box["y"] + box["height"] <= size["height"] + 0.5, button


@pytest.mark.parametrize("phase", PHASES)
def test_a_phone_reaches_everything(visit: Visit, phase: str) -> None:
    """390x844: no sideways scrolling, and what is pressed is as large as a fingertip."""
    player = visit(PHONE)
    resume(player, phase)
    assert overflow(player)[0] == 0
    if phase == "turn":
        player.choose_tile()
        assert overflow(player)[0] == 0
    buttons = player.panel.get_by_role("button")
    assert buttons.evaluate_all(SMALL, FINGER - 0.5) == []
    reach(buttons.and_(player.page.locator(":not(:disabled, [aria-disabled=true])")))
    for tab in player.page.get_by_role("navigation").get_by_role("button").all():
        player.press(tab)
        box = tab.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, tab.inner_text()


def widest(player: Player, of: str) -> float:
    """How wide the widest tile is, in px."""
    widths = player.page.locator(f"{of} image.land").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    return max(widths)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_large_board_is_larger(visit: Visit, width: int, height: int) -> None:
    """The setting enlarges lots and, beside them, one's own village."""
    size: dict[str, object] = {"viewport": {"width": width, "height": height}}
    found = []
    for settings in ({}, LARGE):
        player = visit(size, settings=settings)
        player.open()
        player.play_now(opponents=3)
        player.wait()
        village = widest(player, "section.village") if width >= 700 and height >= 500 else 0
        found.append((widest(player, ".lots"), village))
        if not settings or (width >= 700 and height >= 500):
            assert overflow(player) == (0, 0)
    (lot, tile), (larger, wider) = found
    assert larger >= lot * 1.06
    assert wider >= tile
