"""Laptop and phone: nothing scrolls that should not, everything can be reached."""

import pytest
from playwright.sync_api import expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.records import bring, go_on, moment, played, resume
from tests.browser.screens import SCREENS, overflow, reach, resize, sit, speak
from tests.browser.test_words import problems

FINGER = 44  # px

# What is smaller than that.
SMALL = """(elements, least) => elements
  .map((element) => [element.innerText, element.getBoundingClientRect().toJSON()])
  .filter(([, { width, height }]) => Math.min(width, height) < least)"""

LARGE: dict[str, object] = {"board_size": "large"}
SIZES = amount(
    [(1440, 900), (820, 1180), (844, 390), (390, 844)],
    thorough=[
        (1920, 1080),
        (1440, 900),
        (1280, 720),
        (1024, 768),
        (820, 1180),
        (844, 390),
        (390, 844),
    ],
)

PHASES = amount(
    ["transport"],
    thorough=["turn", "transport", "pick_boat", "build", "pick_winter"],
)


@pytest.mark.parametrize("players", amount([6], thorough=[2, 3, 4, 5, 6]))
def test_a_laptop_shows_the_table_whole(visit: Visit, players: int) -> None:
    """1440x900: nothing scrolls, and the panel lies within the window when a tile is chosen."""
    player = visit()
    player.sit_down(opponents=players - 1)
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
    widths: list[float] = player.page.locator(f"{of} image.land").evaluate_all(
        "(all) => all.map((one) => one.parentElement.getScreenCTM())"
        ".map(({ a, b }) => 200 * Math.hypot(a, b))"
    )
    return max(widths)


@pytest.mark.thorough
def test_a_large_board_is_larger(visit: Visit) -> None:
    """The setting enlarges lots and, beside them, one's own village."""
    found: list[list[tuple[float, float]]] = []
    for settings in ({}, LARGE):
        player = visit(settings=settings)
        player.sit_down(opponents=3)
        found.append([])
        for width, height in SIZES:
            resize(player, width, height)
            beside = width >= 700 and height >= 500
            village = widest(player, "section.village") if beside else 0
            found[-1].append((widest(player, ".lots"), village))
            if not settings or beside:
                assert overflow(player) == (0, 0), (width, height)
    for size, (lot, tile), (larger, wider) in zip(SIZES, *found):
        assert larger >= lot * 1.06, size
        assert wider >= tile, size


def seated(player: Player, players: int, phase: str, after: float, seed: int = 11) -> None:
    """Sit down late in a game of so many bots."""
    record = played(players, seed)
    at, seat = moment(record, phase, after=after)
    request = player.context.request
    table = go_on(request, player.address, bring(request, player.address, record), at, seat)
    player.open(f"/table/{table}")
    player.at_table()


# How wide the tiles of a village of nine are at least, in px: while lots have the middle, and
# while goods are moved.
NINE = {
    (1920, 1080): (120, 190),
    (1440, 900): (100, 150),
    (1366, 768): (86, 120),
    (1280, 720): (86, 120),
    (1024, 768): (60, 100),
    (820, 1180): (60, 100),
}


@pytest.mark.thorough
@pytest.mark.parametrize(("phase", "after"), [("turn", 0.64), ("transport", 0.82)])
def test_a_village_of_nine_can_be_read(visit: Visit, phase: str, after: float) -> None:
    """The column of the own village grows with it; whoever moves goods has it in the middle."""
    player = visit()
    seated(player, 2, phase, after, seed=7)
    expect(player.page.locator("section.village [data-tile]")).to_have_count(9)
    found = {}
    for size in NINE:
        resize(player, *size)
        found[size] = widest(player, "section.village")
        assert widest(player, ".lots") * (0.95 if phase == "turn" else 9) >= found[size], size
        assert overflow(player) == (0, 0), size
    least = {size: both[phase == "transport"] for size, both in NINE.items()}
    assert {size: px for size, px in found.items() if px < least[size]} == {}


# Loads that a boat cuts off, choices of the hand that don't fit into it, letters of its headings.
CLIPPED = """() => [...document.querySelectorAll('.hand h3')].filter((each) =>
  getComputedStyle(each).overflow !== 'visible' && each.scrollHeight > each.clientHeight
).map((each) => `cut: ${each.textContent}`).concat([
  ['.boat', '.load > *'], ['.hand .what', ':scope > .body button'],
  ['.hand .what', '.hints ol button'],
].flatMap(([outer, inner]) => [...document.querySelectorAll(outer)].flatMap((around) => {
  const room = around.getBoundingClientRect();
  return [...around.querySelectorAll(inner)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1
      || top < room.top - 1 || bottom > room.bottom + 1;
  }).map((each) => `${outer}: ${each.ariaLabel ?? each.outerHTML.slice(0, 60)}`);
})))"""
WHOLE = ["turn", "picker", "hints", "transport", "build", "replay", "end"]
LARGE_ENOUGH = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180)]


def transport(player: Player) -> None:
    """Resources can be moved and tiles upgraded, and nothing is chosen yet."""
    sit(player, "transport", lambda found: len(found.steps) > 1 and len(found.upgrades) > 0, 0.3)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [4, 6])
def test_a_lying_phone_shows_the_boats(visit: Visit, players: int) -> None:
    """844x390: boats have room for their load, stones for their bids."""
    player = visit(PHONE)
    player.page.set_viewport_size({"width": 844, "height": 390})
    seated(player, players, "turn", 0.3)
    player.press(player.page.get_by_role("navigation").get_by_role("button", name="Harbour"))
    boxes = player.page.locator(".boat").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == players
    assert min(box["width"] for box in boxes) >= 140
    assert min(box["height"] for box in boxes) >= FINGER
    assert max(box["bottom"] for box in boxes) <= 390
    assert player.page.evaluate(CLIPPED) == []
    assert widest(player, ".order") >= 64


@pytest.mark.thorough
def test_six_players_can_read_the_turn_order_on_a_tablet(visit: Visit) -> None:
    """1024x768: stones are large enough for their bids, and boats show all of their load."""
    player = visit()
    seated(player, 6, "turn", 0.3)
    resize(player, 1024, 768)
    assert widest(player, ".order") >= 64
    assert player.page.evaluate(CLIPPED) == []


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(
    "screen",
    amount(
        ["turn", "transport"],
        thorough=["turn", "picker", "hints", "transport", "build", "replay", "end"],
    ),
)
def test_every_window_shows_things_whole(visit: Visit, screen: str) -> None:
    """Laptops and tablets: nothing lies over something else, and the hand shows every choice."""
    player = visit()
    (transport if screen == "transport" else SCREENS[screen])(player)
    found = {}
    for language in amount(("el",), thorough=("en", "el")):  # Greek words are the longest
        speak(player, language)
        for size in LARGE_ENOUGH:
            resize(player, *size)
            key = f"{language} {size[0]}x{size[1]}"
            found[key] = problems(player) + player.page.evaluate(CLIPPED)
    assert not {key: wrong for key, wrong in found.items() if wrong}
