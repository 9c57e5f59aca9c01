"""Slow games: waiting, prepared bids, notes, and the next table that waits."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import EITHER, overflow, resize, speak
from tests.browser.test_table import pair

SIZES: Final = [
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (390, 844),
]

# Of the hand, while it waits: words that are broken, and what isn't whole inside.
BROKEN: Final = """() => {
  const hand = document.querySelector('.hand');
  const found = [];
  const words = document.createTreeWalker(hand.querySelector('.wait .text'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    for (const { index, 0: word } of words.currentNode.data.matchAll(/[^\\s-]+/g)) {
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
      if (Math.max(...lines) - Math.min(...lines) > 8) found.push(`broken: ${word}`);
    }
  }
  for (const part of hand.querySelectorAll('.wait .text, .wait button')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    for (const around of [part.closest('.what'), part.closest('ul'), hand]) {
      const room = around?.getBoundingClientRect();
      if (room && (left < room.left - 1 || right > room.right + 1
        || top < room.top - 1 || bottom > room.bottom + 1)) {
        found.push(`outside ${around.className || around.tagName}: ${part.textContent.trim()}`);
      }
    }
  }
  return found;
}"""


def bid(player: Player, lot: int) -> None:
    """One worker on a lot, by its number."""
    state = player.get(f"/api/tables/{player.table}")
    held = state["view"]["seats"][state["you"]["seat"]]["workers"]
    colour = max(held, key=held.__getitem__)
    tile = state["view"]["lots"][lot]["tile"]
    action = {"seq": state["seq"], "action": f"bid 1 {colour} lot:{tile}"}
    player.ask(f"/api/tables/{player.table}/actions", action)


@pytest.mark.parametrize("size", EITHER)
def test_waiting_for_a_person_with_a_bid_out(visit: Visit, size: dict[str, Any]) -> None:
    """Who we wait for, my bids, the reminder and the prepared bids are all seen whole."""
    mover, waiter = pair(visit, size, size)
    bid(mover, 0)
    bid(waiter, 1)
    expect(waiter.page.locator(".wait .mine")).to_be_visible()
    waiter.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 61_000; }")
    expect(waiter.button("Nudge")).to_be_visible()
    expect(waiter.button("Prepare a bid")).to_be_visible()
    found = {}
    for language in ("en", "fr", "fa"):
        speak(waiter, language)
        for width, height in SIZES:
            resize(waiter, width, height)
            found[language, width] = waiter.page.evaluate(BROKEN)
            assert overflow(waiter)[0] == 0
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.thorough
def test_bids_are_prepared_made_and_cancelled(visit: Visit) -> None:
    mover, waiter = pair(visit)
    waiter.press(waiter.button("Prepare a bid"))
    sheet = waiter.page.get_by_role("dialog", name="Bids for your next turns")
    tiles = []
    for _ in range(2):
        tiles.append(sheet.get_by_label("Tile").locator("option:checked").inner_text())
        waiter.press(sheet.get_by_role("button", name="Add"))
        expect(sheet.get_by_text(f"{tiles[-1]}, up to 1")).to_be_visible()
    waiter.press(sheet.get_by_role("button", name="Close"))
    expect(waiter.button("2 bids prepared")).to_be_visible()

    # Too high for the first, or in another colour; then the second is made.
    state = mover.get(f"/api/tables/{mover.table}")
    lots = [lot["tile"] for lot in state["view"]["lots"]]
    held = state["view"]["seats"][state["you"]["seat"]]["workers"]
    colour = max(held, key=held.__getitem__)
    action = {"seq": state["seq"], "action": f"bid 2 {colour} lot:{lots[0]}"}
    mover.ask(f"/api/tables/{mover.table}/actions", action)
    note = waiter.page.get_by_text(f"Your prepared bid on {tiles[0]} is off")
    expect(note).to_be_visible()
    expect(waiter.button("1 bid prepared")).to_be_visible()
    made = mover.get(f"/api/tables/{mover.table}")["events"][-1]["move"]
    assert (made["do"], made["place"]["at"]) == ("bid", f"lot:{lots[1]}")
    waiter.press(waiter.button("Got it"))
    expect(note).to_have_count(0)

    # Notes are kept, and the next table is one press away.
    waiter.press(waiter.button("Menu"))
    waiter.press(waiter.button("My notes"))
    notes = waiter.page.get_by_role("dialog", name="My notes")
    notes.get_by_role("textbox").fill("green first")
    waiter.press(notes.get_by_role("button", name="Save"))
    expect(notes).to_have_count(0)
    assert waiter.get(f"/api/tables/{waiter.table}/notes") == {"text": "green first"}
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    other = waiter.ask("/api/tables", {"seats": seats, "start": True})["table"]["id"]
    waiter.page.reload()
    waiter.press(waiter.page.get_by_role("link", name="Next game"))
    waiter.page.wait_for_url(f"**/table/{other}")
