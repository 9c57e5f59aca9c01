"""Slow games: prepared bids, notes, and the next table that waits."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_table import pair


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
