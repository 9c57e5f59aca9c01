"""Fair draws: browsers contribute by themselves, the panel says so, the draws can be checked."""

import json
import random
import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.records import bring, played
from tests.browser.test_game import play_all
from tests.game.test_fairness import exchange
from tests.sealed import sealed_record

from keyflower.formats.record import Record
from keyflower.game.fairness import check, draws_of, read_notes


def panel(player: Player) -> Locator:
    """Open the panel from the room, or from the menu of the table."""
    if player.button("Menu").count() and not player.button("Fair draws").count():
        player.press(player.button("Menu"))
    player.press(player.button("Fair draws"))
    found = player.page.get_by_role("dialog", name="Fair draws")
    found.get_by_role("textbox", name="Commitment").wait_for()
    return found


def close(player: Player, dialog: Locator) -> None:
    player.press(player.button("Close", dialog))
    expect(dialog).to_have_count(0)


def checked(player: Player) -> Locator:
    """Check the draws. -> what is said about them"""
    player.press(player.button("Check the draws"))
    found = player.page.locator("[data-verdict]")
    found.wait_for()
    return found


@pytest.mark.thorough  # a whole game; what the page finds in one is looked at below
def test_a_game_from_the_commitment_to_the_check(visit: Visit) -> None:
    """Two people and a visitor: each browser compares the record with what it saw."""
    anna, ben, eve = visit(), visit(PHONE), visit()
    for player, name in ((anna, "Anna"), (ben, "Ben")):
        player.open()
        player.rename(name)
    anna.press(anna.page.get_by_role("link", name=re.compile("^Invite friends")))
    anna.press(anna.button("Remove seat 3"))
    anna.press(anna.button("Create table"))
    link = anna.page.get_by_role("textbox", name="Link to this table").input_value()
    ben.page.goto(link)
    ben.press(ben.button("Sit here"))

    dialog = panel(ben)
    expect(dialog.get_by_text("mixed in", exact=True)).to_have_count(1)
    expect(dialog.get_by_text("comes when the game starts", exact=True)).to_have_count(1)
    close(ben, dialog)
    dialog = panel(anna)
    committed = dialog.get_by_role("textbox", name="Commitment").input_value()
    close(anna, dialog)

    anna.press(anna.button("Start game"))
    for player in (anna, ben):
        player.at_table()
    dialog = panel(anna)
    expect(dialog.get_by_role("textbox", name="Commitment")).to_have_value(committed)
    expect(dialog.get_by_text("mixed in", exact=True)).to_have_count(2)
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    play_all([anna, ben], random.Random(2), turns=0)
    record = Record.loads(json.dumps(anna.get(f"/api/tables/{anna.table}/record")))
    draws = list(draws_of(record))
    assert all(draw.fits for draw in draws)
    assert all(record.seals[0].contributions)
    for player in (anna, ben):
        player.press(player.button("More"))
        player.press(player.button("Fair draws"))
        said = checked(player)
        expect(said).to_contain_text(f"{len(draws)} draws checked: all match the commitment.")
        expect(said).to_contain_text("2 browsers mixed in randomness.")
        expect(said).to_contain_text("The commitment is the one noted during the game.")
        expect(said).to_contain_text("What your browser mixed in was used for your seat.")
        expect(said).to_contain_text("What the others mixed in is what your browser noted")
        entries = 1 + len(record.moves)
        expect(said).to_contain_text(f"{entries} entries of the log match what your browser saw.")
        expect(said).to_have_attribute("data-verdict", "same")
    with ben.page.expect_download() as saved:
        ben.press(ben.page.get_by_role("link", name="Save my notes"))
    notes = read_notes(saved.value.path().read_text("utf-8"))
    assert check(record, notes).outcome == "same"
    assert (notes.seat, notes.commitment) == (1, committed)
    eve.open(f"/replay/{anna.table}")
    eve.press(eve.button("Fair draws"))
    said = checked(eve)
    expect(said).to_contain_text("Nothing was compared with notes from the game.")
    expect(said).to_contain_text(committed)
    expect(said).not_to_contain_text("What your browser mixed in")


def test_a_game_against_bots_has_my_contribution(visit: Visit) -> None:
    player = visit()
    player.open()
    player.play_now()
    fair = player.get(f"/api/tables/{player.table}/fair")
    assert re.fullmatch("[0-9a-f]{64}", fair["contributions"][0])
    assert fair["secret"] is None
    dialog = panel(player)
    expect(dialog.get_by_text("none", exact=True)).to_have_count(1)  # the bot
    expect(dialog.get_by_text("mixed in", exact=True)).to_have_count(1)


def test_a_record_that_was_changed(visit: Visit) -> None:
    player = visit(PHONE)
    record = sealed_record()
    data = json.loads(record.dumps())
    for move in data["moves"]:
        del move["check"]
    assert exchange(data["deal"])
    table = bring(player.context.request, player.address, Record.loads(json.dumps(data)))
    player.open(f"/replay/{table}")
    player.press(player.button("Fair draws"))
    said = checked(player)
    expect(said).to_have_text(
        re.compile(
            r"Draw \d+ \(the deal\) doesn’t match: it says \w+, but the commitment gives \w+\."
        )
    )


@pytest.mark.thorough
def test_a_record_without_fair_draws(visit: Visit) -> None:
    player = visit()
    player.open(f"/replay/{bring(player.context.request, player.address, played())}")
    player.press(player.button("Fair draws"))
    expect(checked(player)).to_contain_text("This game has no commitment")
