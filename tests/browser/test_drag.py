"""Pieces that are dragged with mouse or finger: they do what clicks do."""

import re
import time

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.records import bring, go_on, moment, played, resume

# Where a tile of the village lies: dragging it away would change that.
LIES = "(tile) => { const { e, f } = tile.getScreenCTM(); return [Math.round(e), Math.round(f)]; }"


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something, in px."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def loaded(player: Player) -> None:
    """Dragging has come: a table is drawn without it."""
    player.page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".filter(({ name }) => name.includes('/Dragging-')).length >= 2"
    )
    player.page.evaluate("() => new Promise(requestAnimationFrame)")


def drag(player: Player, start: tuple[float, float], end: tuple[float, float]) -> None:
    """From one point to another, with a finger where there is no mouse."""
    loaded(player)
    between = [
        tuple(a + (b - a) * n / 4 for a, b in zip(start, end, strict=True)) for n in (1, 2, 3)
    ]
    way = [start, *between, end]
    if not player.touch:
        mouse = player.page.mouse
        mouse.move(*start)
        mouse.down()
        for x, y in way[1:]:
            mouse.move(x, y)
        mouse.up()
        return
    finger = player.context.new_cdp_session(player.page)
    # It rests before it is lifted: else the page would scroll on, and the next tap only stop that.
    # The browser goes by the events' own times, however long a busy machine takes for them.
    begun = time.time() - 1
    for n, (x, y) in enumerate(way):
        what = {"type": "touchMove" if n else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", {**what, "timestamp": begun + n * 0.05})
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
    lifted = {"type": "touchEnd", "touchPoints": [], "timestamp": begun + 0.5}
    finger.send("Input.dispatchTouchEvent", lifted)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [None, PHONE], ids=["mouse", "finger"])
def test_a_good_is_dragged_to_the_next_tile(visit: Visit, size: dict[str, object] | None) -> None:
    """And one that is dropped beside the village stays where it was, as the village does."""
    player = visit(size) if size else visit()
    resume(player, "transport", steps=1)
    good = player.button(re.compile("^Move "), player.village).first
    tile, resource = (good.get_attribute("data-drag") or "").split()[1:]
    source = player.village.locator(f"[data-tile={tile}]")
    before = player.panel.get_by_role("paragraph").first.inner_text()
    lies = source.evaluate(LIES)
    corner = player.village.bounding_box()
    assert corner is not None

    drag(player, middle(good), (corner["x"] + 6, corner["y"] + corner["height"] - 6))
    expect(good).to_have_attribute("aria-pressed", "false")
    assert source.evaluate(LIES) == lies
    expect(player.panel.get_by_text(before)).to_be_visible()

    steps = player.get(f"/api/tables/{player.table}")["legal"]["steps"]
    way = next(step for step in steps if (step["tile"], step["resource"]) == (tile, resource))
    target = way["ways"][0]["to"]
    to = player.village.locator(f"[data-tile={target}] .drawn")
    player.sends(lambda: drag(player, middle(good), middle(to)))
    expect(player.panel.get_by_text(before)).to_have_count(0)


@pytest.mark.thorough
def test_a_good_that_rests_does_not_push_the_village(visit: Visit) -> None:
    player = visit()
    record = played()
    old = bring(player.context.request, player.address, record)
    at, seat = moment(record, "turn", after=0.7)
    player.open(f"/table/{go_on(player.context.request, player.address, old, at, seat)}")
    player.at_table()
    good = player.village.locator("[data-rests]").first
    home = player.village.locator("[data-tile^=home]")
    lies = home.evaluate(LIES)
    x, y = middle(good)
    drag(player, (x, y), (x + 60, y + 30))
    assert home.evaluate(LIES) == lies


@pytest.mark.thorough
@pytest.mark.parametrize("size", [None, PHONE], ids=["mouse", "finger"])
def test_workers_are_dragged_onto_a_lot(visit: Visit, size: dict[str, object] | None) -> None:
    """The first chooses the lot and the colour, each further one joins it."""
    player = visit(size) if size else visit()
    player.sit_down()
    seen = player.get(f"/api/tables/{player.table}")
    free = next(lot["tile"] for lot in seen["view"]["lots"] if not lot.get("bids"))
    lot = player.page.locator(f"button.lot[data-at='lot:{free}']")
    workers = seen["view"]["seats"][0]["workers"]
    colour = max(workers, key=workers.get)
    key = player.panel.locator(f"[data-drag='worker {colour}']")
    drag(player, middle(key), middle(lot))
    expect(lot).to_have_attribute("aria-pressed", "true")
    stepper = player.panel.get_by_role("group", name=re.compile(f"{colour}", re.I)).locator(
        ".count"
    )
    expect(stepper).to_have_text("1")
    drag(player, middle(key), middle(lot))
    expect(stepper).to_have_text("2")
    # Dropped elsewhere, nothing changes.
    drag(player, middle(key), middle(player.page.locator("h1, .top").last))
    expect(stepper).to_have_text("2")


def drag_losing_bid(player: Player, fits: bool) -> Locator:
    """Drag a losing bid onto a lot where it fits, or doesn't. -> that lot"""
    resume(player, "turn", losing=1, bids=3)
    losing = player.page.locator("button.lot[data-drag^=bid]").first
    spot = losing.get_attribute("data-at")
    legal = player.get(f"/api/tables/{player.table}")["legal"]
    slot = next(bid["slot"] for bid in legal["losing"] if bid["at"] == spot)
    to = next(
        choice["at"]
        for choice in legal["bids"]
        if choice["at"] != spot and any(slot in way["losing"] for way in choice["ranges"]) == fits
    )
    lot = player.page.locator(f"button.lot[data-at='{to}']")
    drag(player, middle(losing), middle(lot))
    return lot


@pytest.mark.thorough
def test_a_losing_bid_is_dragged_onto_a_lot(visit: Visit) -> None:
    player = visit()
    lot = drag_losing_bid(player, fits=True)
    expect(lot).to_have_attribute("aria-pressed", "true")
    expect(player.panel.locator("[data-group][aria-pressed=true]")).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [None, PHONE], ids=["mouse", "finger"])
def test_a_tile_is_dragged_from_the_tray(visit: Visit, size: dict[str, object] | None) -> None:
    """And again, to another place."""
    player = visit(size) if size else visit()
    resume(player, "build", placements=2)
    tile = player.page.locator("[data-won]").last
    player.press(tile)
    for at in (0, -1):
        cell = player.cells.nth(at)
        drag(player, middle(tile), middle(cell))
        ghost = player.page.locator(f"[data-ghost='{cell.get_attribute('data-cell')}']")
        expect(ghost).to_have_count(1)
        expect(player.go).to_be_enabled()
    player.send(player.go)


@pytest.mark.thorough
def test_escape_leaves_everything_as_it_was(visit: Visit) -> None:
    player = visit()
    resume(player, "transport", steps=1)
    mouse = player.page.mouse
    good = player.button(re.compile("^Move "), player.village).first
    before = player.panel.get_by_role("paragraph").first.inner_text()
    loaded(player)
    x, y = middle(good)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y + 30)
    carried = player.page.locator(".carried")
    expect(carried).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(carried).to_have_count(0)
    mouse.move(x, y)
    mouse.up()
    expect(good).to_have_attribute("aria-pressed", "false")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.panel.get_by_text(before)).to_be_visible()
    # The next click is one again.
    player.press(good)
    expect(good).to_have_attribute("aria-pressed", "true")


@pytest.mark.thorough
def test_a_losing_bid_that_does_not_fit_says_why(visit: Visit) -> None:
    player = visit()
    drag_losing_bid(player, fits=False)
    expect(player.panel.locator("[data-group][aria-pressed=true]")).to_have_count(0)
    expect(player.panel.locator(".body [role=status]").first).to_have_text(re.compile(r"\w+ \w+"))
