"""Decisions without a pointer, and what those hear who do not see the board."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.records import resume
from tests.browser.screens import speak
from tests.browser.test_game import finish

from keyflower.words import Words

MOST_KEYS = 80
UNTOUCHED = re.compile(r"^[^.]+\. You can choose it\.$")  # nobody has bid there or used it


FOCUS: Final = """() => {
  const it = document.activeElement;
  return it.ariaLabel ?? it.labels?.[0]?.innerText ?? it.innerText ?? it.textContent;
}"""


def name(player: Player) -> str:
    """What has the focus, by its name."""
    found: str = player.page.evaluate(FOCUS)
    return found


def tab_to(player: Player, fits: Callable[[str], object]) -> None:
    """Tab until something that fits has the focus."""
    passed = []
    for _ in range(MOST_KEYS):
        player.page.keyboard.press("Tab")
        passed.append(name(player))
        if fits(passed[-1]):
            return
    raise AssertionError(f"Tab does not get there, in {player.phase}: {passed}")


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
    player.sit_down()
    for letter, go in (("b", r"^Bid \d"), ("u", r"^Use with \d")):
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
            tab_to(player, lambda label: label in ("Done", "Pay") or re.match("Take ", label))
            player.sends(lambda: keys.press("Enter"))
    player.sends(lambda: keys.press("p"))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("phase", "several", "least"),
    [("pay", "payments", 1), ("take", "goods", 2), ("pick_winter", "winter", 1)],
)
def test_one_of_several(visit: Visit, phase: str, several: str, least: int) -> None:
    """What to pay with, what to take, or which winter tiles come out: found by Tab, confirmed."""
    player = visit()
    resume(player, phase, **{several: least})
    tab_to_option(player)
    player.page.keyboard.press("Enter")
    tab_to(player, lambda label: re.match("Pay$|(Take|Pick) ", label))
    player.sends(lambda: player.page.keyboard.press("Enter"))


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_escape_closes_one_thing(visit: Visit) -> None:
    """First the card about a tile, then what was chosen."""
    player = visit()
    resume(player, "turn")
    player.choose_tile()
    player.page.get_by_role("region", name=re.compile(" lots")).get_by_role("button").last.hover()
    card = player.page.get_by_role("tooltip")
    card.wait_for()
    player.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(player.modes).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.modes).to_have_count(0)


@pytest.mark.thorough
def test_escape_closes_the_drawer_first(visit: Visit) -> None:
    """Log and chat lie over the table."""
    player = visit()
    resume(player, "turn")
    player.choose_tile()
    player.press(player.button("Log and chat"))
    talk = player.page.get_by_role("complementary", name="Log and chat")
    expect(talk).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(talk).not_to_be_visible()
    expect(player.modes).to_be_visible()


@pytest.mark.thorough
def test_a_whole_game(visit: Visit) -> None:
    """From the start page to the score without a pointer.

    Where not everything is tried, the seasons after spring are played without the page.
    """
    player = visit()
    keys = player.page.keyboard
    player.open()
    player.button("Play now").wait_for()
    tab_to(player, lambda label: label.endswith(" opponents"))
    keys.press("ArrowLeft")
    assert name(player) == "1 opponent"
    tab_to(player, lambda label: label == "Easy")
    keys.press("ArrowLeft")
    assert name(player) == "Beginner"
    tab_to(player, lambda label: label == "Play now")
    keys.press("Enter")
    player.at_table()
    turns = 0
    built = amount(1, thorough=100)
    while player.wait() and player.did["build"] < built:
        phase = player.phase
        player.did[phase] += 1
        if phase == "turn" and turns < 2:
            turns += 1
            by_keys_bid_or_use(player, "b" if turns == 1 else "u")
        elif phase == "turn":
            pass_for_the_season(player)
        else:
            turns = 0 if phase == "pick_boat" else turns
            by_keys_decide(player)
    later = amount(set[str](), thorough={"pick_winter"})
    assert {"turn", "pick_boat", "build"} | later <= player.did.keys(), player.did
    finish(player)
    tab_to(player, lambda label: label == "Rematch")


def pass_for_the_season(player: Player) -> None:
    """It's the last of the other ways to pass, and is asked first."""
    keys = player.page.keyboard
    tab_to(player, lambda label: label == "Other ways to pass")
    keys.press("Enter")
    expect(player.page.get_by_role("menuitem").first).to_be_focused()
    keys.press("End")
    keys.press("Enter")
    expect(player.page.get_by_role("menuitem", name="Yes, pass")).to_be_focused()
    player.sends(lambda: keys.press("Enter"))


def by_keys_bid_or_use(player: Player, letter: str) -> None:
    """Go to the first lot that can be chosen, and bid or use."""
    keys = player.page.keyboard
    lots = player.page.get_by_role("region", name=re.compile(" lots"))
    marked = lots.get_by_role("button", name=re.compile("You can choose it"))
    if not marked.count():
        player.sends(lambda: keys.press("p"))
        return
    named = {lot.get_attribute("aria-label") for lot in lots.get_by_role("button").all()}
    tab_to(player, lambda label: label in named)
    walk_to(player, marked)
    keys.press("Enter")
    player.modes.wait_for()
    keys.press(letter)  # what is not possible there stays as it is
    expect(player.go).to_be_focused()
    player.sends(lambda: keys.press("Enter"))


def by_keys_decide(player: Player) -> None:
    """Whatever else is asked: the first thing that is offered, and confirm."""
    keys = player.page.keyboard
    if player.phase == "build":
        tab_to(player, lambda label: label == "Next place")
        keys.press("Enter")
    elif player.phase in ("pay", "take", "pick_boat", "pick_winter"):
        tab_to_option(player)
        if player.page.locator("[data-at][aria-pressed=true]:focus").count():
            player.sends(lambda: keys.press("Enter"))  # the only boat is chosen already
            return
        keys.press("Enter")
    ends = player.panel.locator(":is([data-do=confirm], [data-do=done], [data-do=keep]):focus")
    tab_to(player, lambda _: ends.count())
    player.sends(lambda: keys.press("Enter"))


# What is added to the page's announcements, in order.
HEAR: Final = """() => {
  window.heard = [];
  const listen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const line of addedNodes) if (line.nodeType === 1) heard.push(line.textContent);
    }
  });
  listen.observe(document.querySelector('.unseen[role=log]'), { childList: true });
}"""


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "turn"), [("fa", "نوبت شماست"), ("en", "Your turn")])
def test_moves_of_others_are_announced(visit: Visit, language: str, turn: str) -> None:
    """Every move of every bot is a line of its own, in the reader's language; then my turn."""
    player = visit()
    player.sit_down(opponents=3)
    speak(player, language)
    player.page.evaluate(HEAR)
    events = f"/api/tables/{player.table}/events"
    before = len(player.get(events))
    player.sends(lambda: player.page.keyboard.press("p"))
    alert = player.page.locator("[aria-live=assertive]")
    expect(alert).to_have_text(turn)
    others = [event for event in player.get(events)[before:] if event["seat"] != 0]
    assert len({event["seat"] for event in others}) == 3
    heard = player.page.evaluate("() => heard")
    assert len(heard) == len(others)
    words = Words(language)
    seats = player.get(f"/api/tables/{player.table}")["table"]["seats"]
    for event, line in zip(others, heard):
        assert words.text(f"villager-{seats[event['seat']]['face']}") in line
