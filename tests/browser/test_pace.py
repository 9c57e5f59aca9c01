"""Others' moves one after the other, and the end of a season as a scene."""

import re
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import a_moment, bring, go_on, played
from tests.browser.test_sizes import widest

from keyflower.formats.choices import UseChoice
from keyflower.formats.record import Record
from keyflower.game import Replay
from keyflower.rules.state import PICK_BOAT, TURN

# Notes every caption as it appears, and how many there were at once at most.
NOTE = """() => {
  window.captions = { said: [], most: 0 };
  const seen = new Set();
  new MutationObserver(() => {
    const now = [...document.querySelectorAll('[data-caption]')];
    captions.most = Math.max(captions.most, now.length);
    for (const one of now) {
      if (!seen.has(one)) captions.said.push(one.dataset.caption);
      seen.add(one);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""

PLAYED: dict[str, object] = {"speed": "normal"}  # moves are seen one after the other


def against_bots(visit: Visit, opponents: int, size: dict[str, Any] = LAPTOP) -> Player:
    """A table against bots, with all motion."""
    player = visit(size, reduced_motion="no-preference", settings=PLAYED)
    player.sit_down(opponents=opponents)
    return player


def end_the_spring(player: Player, players: int = 2, tab: str | None = None) -> None:
    """Be the last of all to pass in a spring of bots; on a phone, with a part of the table open."""
    record = played(players)
    replay = Replay(record)
    at, seat = 0, 0
    while replay.game.state.phase != PICK_BOAT:
        if replay.game.state.phase == TURN:
            at, seat = replay.at + 1, replay.game.to_act[0]
        replay.step()
    go_on_at(player, record, at, seat)
    player.wait()
    if tab:
        player.press(player.button(tab))
    player.send(player.button("Pass", player.panel))
    player.page.locator("[data-sold]").first.wait_for()


def go_on_at(player: Player, record: Record, at: int, seat: int) -> None:
    """Sit down at a moment of a game of bots."""
    request = player.context.request
    old = bring(request, player.address, record)
    player.open(f"/table/{go_on(request, player.address, old, at, seat)}")
    player.at_table()


def test_moves_of_bots_are_captioned_one_after_the_other(visit: Visit) -> None:
    player = against_bots(visit, 3)
    player.page.evaluate(NOTE)
    player.pass_()
    player.page.wait_for_function("() => new Set(captions.said).size >= 3")
    said = player.page.evaluate("() => captions")
    assert said["most"] == 1
    # Each opponent in turn; a turn may have several parts.
    in_turn = [seat for seat, _ in groupby(said["said"])]
    assert len(set(in_turn[:3])) == 3
    # A click shows the latest at once.
    player.page.keyboard.press("Shift")
    expect(player.page.locator("[data-caption]")).to_have_count(0)


# Notes each caption that covers a tile to be bid for, with the bids on it.
COVERING = """() => {
  window.covering = { captions: 0, lots: [] };
  const seen = new Set();
  new MutationObserver(() => requestAnimationFrame(() => {
    const caption = document.querySelector('[data-caption]');
    if (!caption || seen.has(caption)) return;
    seen.add(caption);
    covering.captions += 1;
    const box = caption.getBoundingClientRect();
    for (const lot of document.querySelectorAll('.lot image.land, .lot .chip')) {
      const { left, right, top, bottom } = lot.getBoundingClientRect();
      const apart = left > box.right || right < box.left || top > box.bottom || bottom < box.top;
      if (!apart) covering.lots.push(`${caption.textContent} on ${lot.closest('.lot').dataset.at}`);
    }
  })).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.thorough
def test_captions_cover_no_lots_on_phones(visit: Visit) -> None:
    player = against_bots(visit, 3, PHONE)
    player.page.evaluate(COVERING)
    player.pass_()
    player.page.wait_for_function("() => covering.captions >= 3")
    assert player.page.evaluate("() => covering.lots") == []


# Notes whether boats were to be picked while the season's lots were still there.
EARLY = """() => {
  window.early = false;
  new MutationObserver(() => {
    const picks = document.querySelector('[data-phase=pick_boat]');
    early ||= picks !== null && document.querySelector('.lot') !== null;
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@pytest.mark.thorough
def test_boats_wait_for_the_moves_before_them(visit: Visit) -> None:
    """Whoever passes early sees the others pass, then the season's end, then boats to pick."""
    player = visit(PHONE, reduced_motion="no-preference", settings=PLAYED)
    record = played(4)
    replay = Replay(record)
    last: dict[int, int] = {}
    while replay.game.state.phase != PICK_BOAT:
        if replay.game.state.phase == TURN:
            last[replay.game.to_act[0]] = replay.at + 1
        replay.step()
    seat, at = min(last.items(), key=lambda found: found[1])
    go_on_at(player, record, at, seat)
    player.wait()
    player.page.evaluate(EARLY)
    player.pass_()
    player.page.locator("[data-phase=pick_boat]").wait_for(timeout=60_000)
    assert not player.page.evaluate("() => early")


@pytest.mark.thorough
def test_moves_since_ones_turn_are_shown_again(visit: Visit) -> None:
    player = against_bots(visit, 2)
    player.pass_()
    player.wait()
    player.page.keyboard.press("Shift")
    player.press(player.button("Show these moves on the board"))
    expect(player.page.locator("[data-caption]")).to_have_count(1)
    player.page.keyboard.press("Shift")
    expect(player.page.locator("[data-caption]")).to_have_count(0)


@pytest.mark.thorough
def test_a_pill_above_the_lots_shows_them_on_phones(visit: Visit) -> None:
    player = against_bots(visit, 2, PHONE)
    player.pass_()
    player.wait()
    player.page.keyboard.press("Shift")
    player.press(player.button(re.compile(r"^\d moves? since your turn$")))
    expect(player.page.locator("[data-caption]")).to_have_count(1)
    player.page.keyboard.press("Shift")
    expect(player.page.locator("[data-caption]")).to_have_count(0)


def test_the_end_of_a_season_is_a_scene(visit: Visit) -> None:
    player = visit(reduced_motion="no-preference", settings=PLAYED)
    end_the_spring(player, 3)
    page = player.page
    expect(page.get_by_role("heading", name="Spring is over who won")).to_be_visible()
    lots = page.locator("[data-sold^='lot:']")
    expect(lots).to_have_count(7)
    ends = player.get(f"/api/tables/{player.table}/events?since=0")
    sales = next(event["ends"] for event in ends if event["ends"])["sales"]
    for sale in sales:
        pill = page.locator(f"[data-sold='{sale['place']['at']}']")
        expect(pill).to_contain_text(str(sale["count"]) if sale["count"] else "Nobody")
    expect(page.locator("header .acts, .other.acts")).to_have_count(0)  # nobody's turn yet
    page.keyboard.press("Shift")
    expect(lots).to_have_count(0)
    expect(page.locator("header .acts")).to_have_count(1)
    expect(page.get_by_role("heading", name="Spring in short")).to_be_visible()
    player.talk("Log")
    expect(page.get_by_text(re.compile("^First in summer"))).to_be_visible()


@pytest.mark.thorough
def test_without_motion_the_end_is_a_picture_with_a_button(visit: Visit) -> None:
    player = visit(PHONE, settings=PLAYED)
    end_the_spring(player)
    player.press(player.button("Continue"))
    expect(player.page.locator("[data-sold]")).to_have_count(0)
    expect(player.page.get_by_role("heading", name="Spring in short")).to_be_visible()


@pytest.mark.thorough
def test_a_click_during_the_end_of_a_season_reaches_its_target(visit: Visit) -> None:
    """Nobody waits: what is pressed does what it does, and the scene is over."""
    for motion in amount(["no-preference"], thorough=["no-preference", "reduce"]):
        player = visit(settings=PLAYED, reduced_motion=motion)
        end_the_spring(player)
        player.press(player.button("Menu"))
        expect(player.button("Leave the game")).to_be_visible()
        expect(player.page.locator("[data-sold]")).to_have_count(0)


@pytest.mark.thorough
def test_the_end_of_a_season_leads_to_the_boats(visit: Visit) -> None:
    """On a phone too, where lots and harbour are elsewhere otherwise."""
    player = visit(PHONE, settings=PLAYED)
    end_the_spring(player, tab="Others")
    player.page.locator("[aria-current=step]", has_text="Boats").wait_for()
    expect(player.page.get_by_role("region", name="Harbour")).to_be_visible()
    player.page.get_by_role("heading", name="Spring in short").wait_for()


def picking_a_boat() -> tuple[Record, int, int]:
    """A moment at which somebody with new tiles picks a boat. -> the record, entries, the seat"""
    for seed in range(7, 30):
        record = played(3, seed)
        replay = Replay(record)
        while replay.at < len(record.moves):
            state = replay.game.state
            seat = replay.game.to_act[0]
            if state.phase == PICK_BOAT and state.won[seat]:
                return record, replay.at + 1, seat
            replay.step()
    raise AssertionError("nobody has won anything")


@pytest.mark.thorough
def test_won_tiles_stay_in_sight_while_boats_are_picked(visit: Visit) -> None:
    player = visit(settings=PLAYED)
    record, at, seat = picking_a_boat()
    go_on_at(player, record, at, seat)
    player.page.locator("[data-phase=pick_boat]").wait_for()
    won = player.get(f"/api/tables/{player.table}")["view"]["seats"][seat]["won"]
    tray = player.page.get_by_role("region", name=re.compile("^Yours now"))
    expect(tray.get_by_role("img")).to_have_count(len(won))


@pytest.mark.thorough
def test_the_replay_shows_the_same_summary(visit: Visit) -> None:
    player = visit(settings=PLAYED)
    record, at, _ = picking_a_boat()
    table = bring(player.context.request, player.address, record)
    player.open(f"/replay/{table}#at={at}&viewer=open")
    expect(player.page.get_by_role("heading", name=re.compile("in short$"))).to_be_visible()
    # Playing, the move stands at its place in words.
    player.press(player.button("Play"))
    expect(player.page.locator("[data-caption]")).to_have_count(1)


@pytest.mark.thorough
def test_a_replay_calls_its_reader_you_from_wherever_it_is_seen(visit: Visit) -> None:
    player = visit()
    record, at, seat = picking_a_boat()
    go_on_at(player, record, at, seat)
    player.open(f"/replay/{player.table}#at={at}&viewer=spectator")
    expect(player.page.locator(".stage .others")).to_contain_text("You")
    expect(player.page.get_by_label("Speed").locator("option").last).to_have_text(re.compile("16"))


@pytest.mark.thorough
def test_the_end_of_a_season_can_be_seen_again(visit: Visit) -> None:
    """While it plays nothing is decided; afterwards one can see it again."""
    player = visit(settings=PLAYED)
    end_the_spring(player)
    expect(player.panel).to_have_attribute("data-phase", "waiting")
    player.press(player.button("Continue"))
    expect(player.panel).to_have_attribute("data-phase", "pick_boat")
    player.press(player.button("Show again"))
    expect(player.page.locator("[data-sold]").first).to_be_visible()
    assert widest(player, ".lots") > 120  # as large as before


@pytest.mark.thorough
def test_what_my_use_brings_is_named_before_anybody_answers(visit: Visit) -> None:
    """Skills that I draw at a lot: a caption of mine at the tile, then those of the others."""
    player = visit(reduced_motion="no-preference", settings=PLAYED)

    def draws(use: UseChoice) -> bool:
        return use.owner is None and bool(use.yields.skills or use.yields.workers)

    record, at, seat = a_moment(
        "turn", lambda found: any(draws(use) and not use.yields.takes for use in found.uses)
    )
    go_on_at(player, record, at, seat)
    player.wait()
    player.skip()
    player.page.evaluate(NOTE)
    legal = player.get(f"/api/tables/{player.table}")["legal"]
    found = (
        use
        for use in legal["uses"]
        if use["owner"] is None and (use["yields"]["skills"] or use["yields"]["workers"])
    )
    spot = next(use["at"] for use in found if not use["yields"]["takes"])
    lot = player.page.locator(f"button.lot[data-at='{spot}']")
    player.press(lot)
    player.press(player.button(re.compile("^Use"), player.modes))
    player.press(player.go)
    caption = player.page.locator(f"[data-caption='{seat}']")
    expect(caption).to_contain_text("You got")
    player.page.wait_for_function("() => new Set(captions.said).size >= 2")
    assert player.page.evaluate("() => captions.said[0]") == str(seat)
