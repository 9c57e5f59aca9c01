"""What happens at a table besides playing on: undo, ways to pass, hints, a server that restarts."""

import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import a_moment, bring, go_on, moment, played, resume
from tests.browser.screens import DRAWN, build
from tests.server.server_process import Server

# The server listens where it listened before.
AT_PORT = "import sys; sys.argv[sys.argv.index('--port') + 1] = '{}'"


def test_undo_a_step(visit: Visit) -> None:
    """A good is moved on the board, taken back, and moved again."""
    player = visit()
    resume(player, "transport", steps=1)
    before = player.panel.get_by_role("paragraph").first.inner_text()
    assert "step" in before
    player.press(player.button(re.compile("^Move "), player.village).first)
    way = player.button(re.compile("^To "), player.panel).first
    tile = way.inner_text().removeprefix("To ")
    player.send(way)
    expect(player.panel.get_by_text(before)).to_have_count(0)
    player.send(player.button("Undo", player.panel))
    expect(player.panel.get_by_text(before)).to_be_visible()
    player.press(player.button(re.compile("^Move "), player.village).first)
    player.send(player.button(re.compile(rf"^{tile}\."), player.village).first)
    expect(player.panel.get_by_text(before)).to_have_count(0)


def pair(visit: Visit, *sizes: dict[str, Any]) -> tuple[Player, Player]:
    """Two people at a table of their own, the first to act before the second."""
    host, guest = (visit(size) for size in sizes or (LAPTOP, PHONE))
    for player, name in ((host, "Anna"), (guest, "Ben")):
        player.ask("/api/me", {"name": name}, "PATCH")
    made = host.ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]["id"]
    guest.ask("/api/join", {"invite": made["you"]["invite"]})
    guest.ask(f"/api/tables/{table}/seats/1")
    host.ask(f"/api/tables/{table}/start")
    for player in (host, guest):
        player.open(f"/table/{table}")
        player.at_table()
    return (host, guest) if host.owes() else (guest, host)


def workers(player: Player) -> dict[str, int]:
    """The workers behind the player's screen, by colour."""
    screen = player.page.get_by_role("region", name=re.compile("^Behind your screen"))
    labels = screen.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    found = re.findall(r"(\d+) (blue|red|yellow|green) worker", " ".join(labels))
    return {colour: int(count) for count, colour in found}


def bid(player: Player, lot: str, colour: str = "") -> str:
    """Bid the least for a lot whose sentence begins so, in a colour or in any. -> its name"""
    lots = player.page.get_by_role("region", name=re.compile(" lots"))
    found = lots.get_by_role("button", name=re.compile(rf"^{lot}.*You can choose it\."))
    name = (found.first.get_attribute("aria-label") or "").split(".")[0]
    player.tap_mark(found.first)
    player.press(player.modes.get_by_role("button", name="Bid"))
    other = player.button(re.compile(f"^{colour}: ", re.IGNORECASE), player.panel)
    chosen = player.go.get_by_role("img", name=re.compile(f"^{colour}"))
    if not chosen.count():  # a press on the chosen one may add a worker
        player.press(other)
    expect(chosen).to_have_count(1)
    expect(player.page.locator("[data-planned]")).to_have_count(1)  # the board shows it, too
    player.send(player.go)
    expect(player.page.locator("[data-planned]")).to_have_count(0)
    return name


NO_BID = r"(?!.*leads)"


@pytest.mark.thorough
def test_ways_to_pass(visit: Visit) -> None:
    """Until outbid ends when one is outbid; for the season can be stopped."""
    first, second = pair(visit)
    have, other = workers(first), workers(second)
    colour = next(each for each in have if have[each] and other.get(each, 0) >= 2)
    mine = bid(first, NO_BID, colour)
    second.wait()
    bid(second, NO_BID, next(each for each in other if other[each] > 2 * (each == colour)))
    first.wait()
    first.pass_("Pass until I’m outbid")
    expect(first.panel).to_contain_text("You’re passing until you’re outbid.")
    second.wait()
    bid(second, mine, colour)
    first.owing.wait_for()
    expect(first.button(re.compile(rf"^{mine}\..*You’re outbid")).first).to_be_visible()
    # All bids at a glance: in the hand, and with the word at the lot.
    chip = first.panel.locator("[data-bid]")
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text(re.compile(rf"{mine}\s*outbid"))
    expect(first.page.locator(".lots .outbid .caption")).to_contain_text("outbid")
    first.pass_("Pass for the season")
    expect(first.panel).to_contain_text("You’re passing for the rest of the season.")
    first.send(first.button("Stop passing", first.panel))
    expect(first.panel).not_to_contain_text("You’re passing for the rest of the season.")
    second.wait()
    bid(second, NO_BID)
    expect(first.owing).to_have_attribute("data-phase", "turn")


def places_of_ideas(player: Player, hints: Locator) -> set[str]:
    """Where the ideas lead that do more than pass; two may lead to the same place."""
    places = set()
    for idea in hints.get_by_role("listitem").get_by_role("button").all():
        idea.focus()
        expect(idea).to_have_attribute("aria-pressed", "true")
        if not re.search(r"^Pass", idea.inner_text(), re.MULTILINE):
            label = player.page.locator("[data-stop][aria-pressed=true]").get_attribute(
                "aria-label"
            )
            places.add((label or "").partition(".")[0])
    return places


@pytest.mark.thorough
def test_a_chosen_tile_of_ones_village_says_so(visit: Visit) -> None:
    """As lots do, also to those who hear it."""
    player = visit()
    player.sit_down()
    home = player.page.locator("[data-stop][data-tile^=home_]")
    expect(home).to_have_attribute("aria-pressed", "false")
    player.press(home)
    expect(home).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")
    expect(home).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_refused_hint_leaves_the_draft_as_it_was(visit: Visit, size: dict[str, object]) -> None:
    player = visit(size)
    build(player)
    player.away = True  # the refusal is meant
    refusal = {"code": "too-many", "message": ""}
    player.page.route("**/hint", lambda route: route.fulfill(status=429, json=refusal))
    player.press(player.button("Hint", player.panel))
    expect(player.panel.get_by_role("alert")).to_be_visible()
    expect(player.go).to_have_text("Place here")
    player.send(player.go)


# The marks of ideas in a village, each with whether all tiles are drawn before it.
ON_TOP = """() => [...document.querySelectorAll('.village [data-idea]')].map((mark) =>
  [...document.querySelectorAll('.village .spot')].every((tile) =>
    tile.compareDocumentPosition(mark) === Node.DOCUMENT_POSITION_FOLLOWING))"""


@pytest.mark.thorough
def test_no_tile_covers_the_number_of_an_idea(visit: Visit) -> None:
    player = visit()
    record = played(6, 11)
    at, seat = moment(record, "turn", lambda found: len(found.uses) > 4, after=0.7)
    request = player.context.request
    table = go_on(request, player.address, bring(request, player.address, record), at, seat)
    player.open(f"/table/{table}")
    player.at_table()
    player.press(player.button("Hint", player.panel))
    player.panel.get_by_role("group", name="Three ideas").wait_for()
    marks = player.page.evaluate(ON_TOP)
    assert marks
    assert all(marks)


def test_an_idea_becomes_a_move(visit: Visit) -> None:
    """Three ideas with reasons, marked on the board; one is looked at, then taken and sent."""
    player = visit()
    player.sit_down()
    for _ in range(2):  # closing and asking again costs nothing
        player.press(player.button("Hint", player.panel))
        hints = player.panel.get_by_role("group", name="Three ideas")
        expect(hints.get_by_role("listitem")).to_have_count(3)
        assert player.page.locator("[data-idea]").count() == len(places_of_ideas(player, hints))
        player.press(player.button("Close", hints))
        expect(player.page.locator("[data-idea]")).to_have_count(0)
    player.press(player.button("Hint", player.panel))
    reasons = hints.get_by_role("listitem").locator("small").all_inner_texts()
    assert len(set(reasons)) > 1
    assert all(re.search(r"idea [12]\.\s*$", reason) for reason in reasons)
    assert hints.evaluate("hints => hints.scrollHeight <= hints.parentElement.clientHeight")
    assert hints.get_by_role("button", name=re.compile("^Pass")).count() == 0
    bid = hints.get_by_role("button", name=re.compile("^Bid ")).first
    bid.focus()
    expect(bid).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("[data-stop][aria-pressed=true]")).to_have_count(1)
    player.press(player.button(re.compile("^Use idea"), hints))
    expect(hints).to_have_count(0)
    player.send(player.go)
    player.wait()


@pytest.mark.thorough
def test_a_mouse_that_rests_takes_no_idea_from_the_keyboard(visit: Visit) -> None:
    """Ideas that appear under it are looked at when it moves."""
    player = visit()
    player.sit_down()
    player.press(player.button("Hint", player.panel))
    ideas = player.panel.get_by_role("group", name="Three ideas").get_by_role("listitem")
    place = ideas.last.bounding_box()
    assert place is not None
    player.page.keyboard.press("Escape")
    expect(ideas).to_have_count(0)
    player.page.mouse.move(place["x"] + 40, place["y"] + place["height"] / 2)
    player.button("Hint", player.panel).focus()
    player.page.keyboard.press("Enter")
    first = ideas.first.get_by_role("button")
    first.focus()
    player.page.evaluate(DRAWN)
    expect(first).to_have_attribute("aria-pressed", "true")
    player.page.mouse.move(place["x"] + 60, place["y"] + place["height"] / 2)
    expect(ideas.last.get_by_role("button")).to_have_attribute("aria-pressed", "true")


@pytest.mark.thorough
def test_undo_what_bots_have_answered(visit: Visit) -> None:
    """A bid, the bots' answers, and back to before it; then another decision."""
    player = visit()
    for _ in range(12):  # until the bots answer without drawing anything
        player.sit_down()
        before = workers(player)
        bid(player, NO_BID)
        player.wait()
        if player.button("Undo", player.panel).count():
            break
    assert sum(workers(player).values()) < sum(before.values())
    player.sends(lambda: player.page.keyboard.press("z"))
    expect(player.owing).to_have_attribute("data-phase", "turn")
    assert workers(player) == before
    bid(player, NO_BID)
    player.wait()


@pytest.mark.thorough
def test_a_good_goes_over_several_tiles(visit: Visit) -> None:
    """One choice, several steps; undo takes back the last of them."""
    player = visit()
    record, at, seat = a_moment(
        "transport", lambda found: any(step.further for step in found.steps)
    )
    request = player.context.request
    old = bring(request, player.address, record)
    player.open(f"/table/{go_on(request, player.address, old, at, seat)}")
    player.at_table()
    before = player.panel.get_by_role("paragraph").first.inner_text()
    far = player.button(re.compile(r"^To .*2 steps\)$"), player.panel)
    goods = player.panel.get_by_role("group", name="Resources you can move").locator("[data-good]")
    for at in range(goods.count()):
        player.press(goods.nth(at))
        if far.count():
            break
    answers = int(player.marks().get("answers", "0"))
    player.press(far.first)
    player.page.locator(f'html[data-answers="{answers + 2}"]').wait_for(state="attached")
    player.send(player.button("Undo", player.panel))
    player.send(player.button("Undo", player.panel))
    expect(player.panel.get_by_text(before)).to_be_visible()


@pytest.mark.thorough
def test_points_open_their_sources(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    standing = player.get(f"/api/tables/{player.table}")["standing"]["points"]
    score = player.button(re.compile(r"points? so far$"), player.village)
    expect(score).to_have_attribute("data-points", str(standing[0]["total"]))
    player.press(score)
    expect(player.page.get_by_text("Total")).to_be_visible()
    player.press(score)
    for key in ("Enter", "Escape"):
        score.focus()
        player.page.keyboard.press(key)
        sources = player.page.get_by_role("group", name=re.compile("points so far$"))
        expect(sources).to_have_count(1 if key == "Enter" else 0)
        if key == "Enter":
            expect(sources.get_by_text("Total")).to_be_visible()


@pytest.mark.thorough
def test_a_village_is_pushed_and_enlarged(visit: Visit) -> None:
    """By buttons, by dragging, by the wheel and by keys; to drag chooses nothing."""
    player = visit()
    resume(player, "turn", uses=1)
    mouse, keys = player.page.mouse, player.page.keyboard
    home = player.village.locator("[data-tile^=home]")

    def seen() -> tuple[int, int, int]:
        """Where the middle of the home is, and how large it is drawn, in per cent."""
        player.page.evaluate("() => new Promise(requestAnimationFrame)")
        drawn = home.evaluate("(tile) => DOMMatrix.fromMatrix(tile.getScreenCTM()).toJSON()")
        return round(drawn["e"]), round(drawn["f"]), round(100 * drawn["a"])

    first = x, y, size = seen()
    player.press(player.button("Zoom in", player.village))
    assert seen()[2] > size
    player.press(player.button("Zoom out", player.village))
    assert seen() == first

    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y - 30, steps=4)
    mouse.up()
    assert seen() == (x + 40, y - 30, size)
    expect(player.modes).to_have_count(0)
    mouse.wheel(0, -200)
    assert seen()[2] > size
    player.press(player.button("Fit to view", player.village))
    assert seen() == first

    home.focus()
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowDown")
    assert seen() == (x - 60, y - 60, size)
    keys.press("+")
    assert seen()[2] > size
    keys.press("0")
    assert seen() == first


@pytest.mark.thorough
def test_the_server_restarts(visit: Visit, tmp_path: Path) -> None:
    """A strip says that the line broke; it goes by itself, and the game goes on."""
    database = str(tmp_path / "keyflower.db")
    with Server(database) as server:
        player = visit(LAPTOP, server.address)
        chance = random.Random(3)
        player.sit_down()
        player.decide(chance)
        player.wait()
        seq = player.marks()["seq"]
        player.away = True
        server.kill()
    strip = player.page.get_by_role("alert").filter(has_text="Connection lost")
    strip.wait_for()
    expect(player.panel).to_contain_text("You can act again once you’re back online.")
    player.talk("Log")  # it can't be loaded now, and the table stays as it is
    expect(player.page.get_by_role("button", name="Try again")).to_be_visible()
    with Server(database, flaw=AT_PORT.format(urlsplit(server.address).port)):
        expect(strip).to_have_count(0)
        player.away = False
        assert player.marks()["seq"] == seq
        for _ in range(3):
            player.wait()
            player.decide(chance)
        assert int(player.marks()["seq"]) > int(seq)
        player.open()  # away from the table before its server goes
