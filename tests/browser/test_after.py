"""After the game: watching it again, going on from a moment, playing again."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.records import bring, played
from tests.browser.test_game import finish
from tests.browser.test_table import pair


def test_replay(visit: Visit) -> None:
    """Step, play, other eyes, open screens, a link to the moment; then go on from there."""
    player, friend = visit(), visit()
    page = player.page
    record = played()
    last = len(record.moves)
    table = bring(player.context.request, player.address, record)
    seats = player.get(f"/api/tables/{table}")["table"]["seats"]
    first, second = (seat["face"].capitalize() for seat in seats)  # villagers, by seat
    player.open(f"/replay/{table}")
    position = page.get_by_text(re.compile(rf"\d+ of {last}$"))
    expect(position).to_have_text(f"0 of {last}")

    player.press(player.button("Step forward"))
    player.press(player.button("Step forward"))
    player.press(player.button("Step back"))
    expect(position).to_have_text(f"1 of {last}")
    expect(page.get_by_label("Speed")).to_have_value("2")
    page.get_by_label("Speed").select_option(label="8×")
    player.press(player.button("Play"))
    expect(position).to_have_text(re.compile(rf"^[4-9] of {last}"))
    player.press(player.button("Pause"))
    player.press(player.button("Go to the start of autumn"))
    expect(page.get_by_role("heading", name="Autumn lots")).to_be_visible()

    # From a seat one sees the screen of that seat only; open screens show all.
    viewer = page.get_by_label("View as")
    behind = page.get_by_role("region", name="Behind the screen")
    expect(viewer).to_have_value("open")
    for name in (first, second):
        player.press(player.button(re.compile(f"^{name}: ")))
        expect(page.get_by_role("heading", name=f"Village of {name}")).to_be_visible()
        expect(behind).to_contain_text(re.compile("blue worker"))
    viewer.select_option(label="Spectator")
    expect(behind).not_to_contain_text(re.compile("blue worker"))
    viewer.select_option(label=second)
    expect(behind).to_contain_text(re.compile("blue worker"))
    player.press(player.button(re.compile(f"^{first}: ")))
    expect(page.get_by_role("heading", name=f"Village of {first}")).to_be_visible()
    expect(behind).not_to_contain_text(re.compile("blue worker"))

    player.press(player.button("Share"))
    link = page.get_by_role("textbox", name="Link to this point").input_value()
    assert re.search(r"#at=\d+&viewer=1$", link)
    friend.page.goto(link)
    same = friend.page.get_by_text(re.compile(rf"\d+ of {last}$"))
    expect(same).to_have_text(position.inner_text())
    expect(friend.page.get_by_label("View as")).to_have_value("1")

    player.press(player.button("Continue from here"))
    dialog = page.get_by_role("dialog", name="Continue from here against bots")
    dialog.get_by_label("Strength of the bots").select_option(label="Easy")
    player.press(player.button("Start game", dialog))
    player.at_table()
    assert player.wait()
    player.decide(random.Random(1))


@pytest.mark.thorough
def test_points_are_counted_before_the_winner_is_named(visit: Visit) -> None:
    """Any key finishes it; then the winner's village is first, and one can share a picture."""
    player = visit(reduced_motion="no-preference")
    table = bring(player.context.request, player.address, played())
    player.open(f"/table/{table}")
    title = player.page.locator("#end-title")
    expect(title).to_have_text("Four seasons are over")
    totals = player.page.locator(".total")
    assert sum(int(text.split()[0]) for text in totals.all_inner_texts()) < 20
    player.page.keyboard.press("Shift")
    expect(title).to_have_text(re.compile(r"^\w+ won with \d+ points$"))
    winner = title.inner_text().split()[0]
    expect(player.page.locator("#end-detail")).to_contain_text(f"Village: {winner}")
    scores = player.get(f"/api/tables/{table}/scores")["seats"]
    assert sorted(player.totals().values()) == sorted(score["total"] for score in scores)

    player.press(player.button("Share"))
    link = player.page.get_by_role("textbox", name="Link to the replay")
    expect(link).to_have_value(f"{title.inner_text()}. {player.address}/replay/{table}")
    expect(player.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    with player.page.expect_download() as download:
        player.press(player.button("Save the picture"))
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.thorough
def test_rematch(visit: Visit) -> None:
    """Both ask for another game and meet at the same table; the one that is over stays."""
    first, second = pair(visit)
    finish(first, second)
    old = first.table
    assert sorted(first.totals().values()) == sorted(second.totals().values())
    first.press(first.button("Rematch"))
    second.press(second.page.get_by_role("link", name="Join the rematch"))
    second.press(second.button("Sit here"))
    expect(first.page.get_by_role("button", name="Start game", exact=True)).to_be_enabled()
    assert first.table == second.table != old
    first.press(first.button("Start game"))
    first.at_table()
    second.at_table()
    players = (first, second)
    assert any(player.owes(within=2000) for player in players)
    acting = next(player for player in players if player.owes())
    waiting = next(player for player in players if player is not acting)
    acting.pass_()
    expect(waiting.owing).to_have_attribute("data-phase", "turn")


@pytest.mark.thorough
def test_the_start_page_of_somebody_who_returns(visit: Visit) -> None:
    """Their table, today's game and a puzzle in place of the picture for newcomers."""
    player = visit()
    player.open()
    page = player.page
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Four seasons in a village by the river")
    puzzle = page.get_by_role("link", name="Puzzle of the day")
    expect(puzzle).to_have_count(0)
    player.ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}], "start": True})
    page.get_by_role("textbox", name="Your name").fill("Ana")
    player.press(player.button("Save"))
    page.reload()
    expect(heading).to_have_text("Welcome back, Ana")
    expect(page.get_by_role("link", name="Daily game")).to_contain_text("Play today’s game")
    player.press(puzzle)
    page.wait_for_url(re.compile("/puzzles/[0-9a-f]+$"))
