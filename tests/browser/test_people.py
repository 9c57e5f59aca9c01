"""People at a table: names and faces, invitations, watching, leaving, talking, addresses."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.records import bring, go_on, played
from tests.browser.screens import EITHER, resize, speak
from tests.browser.test_table import pair

from keyflower.play.villagers import VILLAGERS

RATED = "If the game is rated, the place the bot reaches counts as yours."
NAMES = {face.capitalize() for face in VILLAGERS}


def menu(player: Player, name: str) -> None:
    """Something in the table's menu."""
    player.press(player.button("Menu"))
    player.press(player.button(name))


def seats(player: Player) -> list[dict[str, object]]:
    """The seats of the player's table."""
    found: list[dict[str, object]] = player.get(f"/api/tables/{player.table}")["table"]["seats"]
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("size", EITHER)
def test_leaving_a_game(visit: Visit, size: dict[str, object]) -> None:
    """B1: the menu asks, then a bot takes over, and one can come back."""
    player = visit(size)
    player.sit_down(opponents=3, level="master")  # slow: the game isn't over on coming back
    table = player.table
    menu(player, "Leave the game")
    expect(player.page.get_by_text(RATED)).to_contain_text("With only bots left")
    player.press(player.button("Leave"))
    player.page.wait_for_url(player.address + "/")
    assert player.get(f"/api/tables/{table}")["table"]["seats"][0]["stand_in"]
    player.open(f"/table/{table}")
    player.at_table()
    menu(player, "Take your seat back")
    player.wait()
    assert not seats(player)[0]["stand_in"]


@pytest.mark.thorough
def test_leaving_says_what_it_means_before(visit: Visit) -> None:
    """Where somebody else plays on too, and where the page doesn't ask first."""
    host, _ = pair(visit)
    menu(host, "Leave the game")
    expect(host.page.get_by_text(RATED)).to_contain_text("You can take your seat back any time")
    hasty = visit(settings={"confirm": False})
    hasty.sit_down()
    hasty.press(hasty.button("Menu"))
    expect(hasty.page.get_by_text(RATED)).to_be_visible()
    hasty.press(hasty.button("Leave"))
    hasty.page.wait_for_url(hasty.address + "/")


@pytest.mark.thorough
def test_leaving_by_keyboard(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    player.button("Menu").press("Enter")
    player.button("Leave the game").press("Enter")
    expect(player.button("Leave")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.wait_for_url(player.address + "/")


@pytest.mark.thorough
def test_bots_have_names_and_faces(visit: Visit) -> None:
    player = visit()
    player.sit_down(opponents=5)
    names = {str(seat["face"]).capitalize() for seat in seats(player)[1:]}
    assert len(names) == 5
    assert names < NAMES
    for name in names:
        expect(player.page.get_by_text(name, exact=True).first).to_be_attached()
    expect(player.page.get_by_text(re.compile("Easy bot"))).to_have_count(0)
    player.open()
    for name in names:
        expect(player.page.get_by_text(f"{name} · Easy").first).to_be_visible()
    expect(player.page.locator(".face svg[viewBox='0 0 64 64']").first).to_be_visible()


@pytest.mark.thorough
def test_a_portrait_is_chosen_and_worn(visit: Visit) -> None:
    player = visit()
    player.open()
    player.press(player.page.get_by_text("Your portrait"))
    player.choose("Your portrait", "Petra")
    expect(player.page.get_by_text("Builds straight, talks straighter.")).to_be_visible()
    player.play_now(opponents=5)
    found = [seat["face"] for seat in seats(player)]
    assert found[0] == "petra"
    assert len(set(found)) == 6


def test_a_guest_is_asked_for_a_name_and_sits_down(visit: Visit) -> None:
    """B10, and both see who is here."""
    host, guest = visit(), visit(PHONE)
    host.open("/new")
    host.page.get_by_role("textbox", name="Your name").fill("Anna")
    host.press(host.button("Create table"))
    expect(host.page.get_by_role("img", name="QR code: Link to this table")).to_be_visible()
    link = host.page.get_by_role("textbox", name="Link to this table").input_value()
    guest.page.goto(link)
    guest.press(guest.button("Sit here").first)
    dialog = guest.page.get_by_role("dialog", name="What should the others call you?")
    field = dialog.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    expect(guest.button("Sit down", dialog)).to_be_disabled()
    field.press_sequentially("Marguerite of Navarre and of Angoulême")
    expect(field).to_have_value("Marguerite of Navarre an")
    expect(dialog.get_by_text("That’s as long as a name can be")).to_be_visible()
    field.fill("Ben")
    guest.press(guest.button("Sit down", dialog))
    expect(dialog).to_have_count(0)
    here = host.page.get_by_role("listitem").filter(has_text="Ben")
    expect(here.get_by_role("img", name="Ben is here").first).to_be_visible()
    guest.page.close()
    expect(here.get_by_role("img", name="Ben is away").first).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["fr", "el", "fa"])
def test_spectators_cover_no_words_on_a_phone(visit: Visit, language: str) -> None:
    """390x844: the eye stands beside "Your turn", however long that is."""
    first, _ = pair(visit)
    visit().page.goto(first.page.url)
    first.button("1 spectator").wait_for()
    resize(first, 390, 844)
    speak(first, language)
    words = first.page.locator(".turn").bounding_box()
    eye = first.page.locator("[data-do=attendance]").bounding_box()
    menu = first.page.locator("header.bar .end").bounding_box()
    assert words
    assert eye
    assert menu
    apart = eye["x"] - words["x"] - words["width"], words["x"] - eye["x"] - eye["width"]
    assert max(apart) >= 4
    assert menu["x"] >= 0
    assert menu["x"] + menu["width"] <= 390


@pytest.mark.thorough
def test_the_table_shows_who_is_here(visit: Visit) -> None:
    """A dot at every person's card, and how many watch in the head: a press names who is here.

    B11: whoever has the address of a table may watch, also where it isn't listed.
    """
    first, second = pair(visit)
    names = {first: "Ben", second: "Anna"}
    if first.get("/api/me")["name"] == "Ben":
        names = {first: "Anna", second: "Ben"}
    card = first.page.get_by_role("complementary", name="Other players")
    expect(card.get_by_role("img", name=f"{names[first]} is here")).to_be_visible()
    stranger = visit()
    stranger.page.goto(first.page.url)
    expect(stranger.page.get_by_text("You’re watching").first).to_be_visible()
    for player in (first, second):
        player.press(player.button("1 spectator"))
        sheet = player.page.locator("[popover]:popover-open")
        expect(sheet.get_by_text(names[player])).to_be_visible()
        player.page.keyboard.press("Escape")
    for player in (first, second):
        player.talk("Chat")
        expect(player.page.get_by_role("img", name="1 spectator").first).to_be_visible()
    assert stranger.screens == set()
    stranger.page.close()
    expect(first.button("1 spectator")).to_have_count(0)
    second.page.close()
    expect(card.get_by_role("img", name=f"{names[first]} is away").first).to_be_visible()


@pytest.mark.thorough
def test_whoever_waits_for_long_may_nudge(visit: Visit) -> None:
    first, second = pair(visit)
    nudge = second.page.locator("[data-do=nudge]")
    expect(second.panel).to_contain_text("Waiting")
    expect(nudge).to_have_count(0)
    second.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 61_000; }")
    second.send(nudge)
    expect(first.page.get_by_role("status").filter(has_text="Your turn, when")).to_be_visible()


@pytest.mark.thorough
def test_links_are_shared_at_the_table(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    menu(player, "Invite and share")
    dialog = player.page.get_by_role("dialog", name="Invite and share")
    watch = dialog.get_by_role("textbox", name="Link to watch")
    expect(watch).to_have_value(player.page.url)
    expect(dialog.get_by_role("img", name="QR code: Link to watch")).to_be_visible()
    player.press(player.button("Play on another device", dialog))
    mine = dialog.get_by_role("textbox", name="Play on another device").input_value()
    assert urlsplit(mine).path.startswith("/me/")
    expect(dialog.get_by_role("img", name="QR code: Play on another device")).to_be_visible()
    player.press(player.button("Close", dialog))
    expect(dialog).to_have_count(0)


@pytest.mark.thorough
def test_phrases_are_read_in_each_language_and_a_nudge_arrives(visit: Visit) -> None:
    first, second = pair(visit)
    mover, waiter = (first, second) if first.owes() else (second, first)
    mover.page.goto(mover.page.url + "?language=fr")
    expect(mover.page.locator("html[lang=fr]")).to_be_attached()
    waiter.talk("Chat")
    waiter.press(waiter.button(re.compile("^Quick phrases")))
    waiter.send(waiter.button("Good luck!"))
    waiter.send(waiter.button("Nudge"))
    expect(
        mover.page.get_by_role("button", name=re.compile("À vous de jouer, quand"))
    ).to_be_visible()
    mover.talk("Discussion")
    expect(mover.page.get_by_role("log", name="Discussion")).to_contain_text("Bonne chance")
    expect(waiter.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    waiter.press(waiter.button("Nudge"))
    expect(waiter.page.get_by_text("That was a bit too fast.")).to_be_visible()


@pytest.mark.thorough
def test_unknown_addresses_have_ways_on(visit: Visit) -> None:
    """B13."""
    player = visit()
    for path, title in (
        ("/foo/bar", "There’s nothing here"),
        ("/replay/zzz", "This game isn’t here"),
    ):
        player.away = True  # the page itself, or what it asks for, is not there
        player.open(path)
        expect(player.page.get_by_role("heading", name=title)).to_be_visible()
        player.page.get_by_role("link", name="Go to the start page").wait_for()
    expect(player.page.get_by_text("Open a game file")).to_be_visible()
    player.press(player.page.get_by_role("link", name="Go to the start page"))
    player.page.wait_for_url(player.address + "/")


@pytest.mark.thorough
def test_a_replay_opens_on_ones_own_village(visit: Visit) -> None:
    """B12, also where a bot starts."""
    player = visit()
    request = player.context.request
    player.open()
    player.rename("Marguerite Yourcenar")
    old = bring(request, player.address, played())
    for seat in amount((1,), thorough=(0, 1)):
        table = go_on(request, player.address, old, len(played().moves) - 1, seat)
        player.open(f"/replay/{table}")
        own = re.compile("^(Village of Marguerite Yourcenar|Your village)")  # by the viewpoint
        expect(player.page.get_by_role("heading", name=own)).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("size", EITHER)
def test_a_host_is_kept_from_inviting_and_allowed_again(
    visit: Visit, size: dict[str, object]
) -> None:
    anna, ben = visit(), visit(size)
    for player, name in ((anna, "Anna"), (ben, "Ben")):
        player.ask("/api/me", {"name": name}, "PATCH")
    made = anna.ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]["id"]
    ben.ask("/api/join", {"invite": made["you"]["invite"]})
    ben.ask(f"/api/tables/{table}/seats/1")
    anna.ask(f"/api/tables/{table}/start")
    for _ in range(2):
        state = anna.get(f"/api/tables/{table}")
        mover = anna if state["legal"] is not None else ben
        mover.ask(f"/api/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
    anna.ask("/api/invite", {"people": [{"table": table, "seat": 1}]})
    ben.open()
    ben.press(ben.button("Block this host"))
    expect(ben.page.get_by_role("heading", name="You’re invited")).to_have_count(0)
    ben.open("/profile")
    blocked = ben.page.get_by_role("list", name="Hosts who can’t invite you")
    expect(blocked).to_contain_text("Anna")
    ben.press(ben.button("Allow again"))
    expect(blocked).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("size", EITHER)
def test_a_host_replaces_the_link(visit: Visit, size: dict[str, object]) -> None:
    player = visit(size)
    made = player.ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})
    old = f"/join/{made['you']['invite']}"
    player.open(f"/table/{made['table']['id']}")
    link = player.page.get_by_label("Link to this table").first
    expect(link).to_have_value(re.compile(re.escape(old)))
    player.press(player.button("Replace this link"))
    expect(link).not_to_have_value(re.compile(re.escape(old)))
    expect(link).to_have_value(re.compile("/join/"))
