"""Whole games in the tab, by clicks: against each level, at one device, killed, moved elsewhere."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, expect
from tests.browser.conftest import Visit
from tests.browser.on_site import (
    PYTHON_RUNS,
    board,
    choose,
    in_database,
    save_record,
    start_page,
    upload,
)
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import bring, played
from tests.browser.test_game import play_all

from keyflower.formats.record import Record
from keyflower.game import Game

pytestmark = pytest.mark.thorough


def verify(record: Path) -> str:
    """What `./keyflower verify` says about a record."""
    command = [sys.executable, "-m", "keyflower", "verify", str(record)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


LEVELS: list[Any] = [
    ("Beginner", 1, LAPTOP),
    ("Easy", 5, LAPTOP),
    ("Medium", 1, PHONE),
    ("Strong", 1, LAPTOP),
    ("Expert", 1, PHONE),
    ("Master", 1, LAPTOP),
]


@pytest.mark.parametrize(("strength", "opponents", "size"), LEVELS)
def test_a_whole_game_by_clicks(
    visit: Visit, site: str, strength: str, opponents: int, size: dict[str, Any]
) -> None:
    player = visit(size, address=site)
    start_page(player)
    player.play_now(opponents, strength)
    play_all([player], Random(opponents), turns=3)
    shown = player.totals()
    assert len(shown) == opponents + 1
    file = save_record(player)
    record = Record.loads(file.read_text("utf-8"))
    scores = [score.total for score in Game.from_record(record).scores()]
    assert sorted(shown.values()) == sorted(scores) == sorted(record.result or [])
    verify(file)


def test_two_people_play_a_whole_game_at_one_device(visit: Visit, site: str) -> None:
    names = ("Mei", "Ben")
    player = visit(address=site)
    page, chance = player.page, Random(3)
    player.open("/new")
    page.get_by_role("textbox", name="Your name").fill(names[0])
    page.get_by_role("textbox", name="Name of the player in seat 2").fill(names[1])
    player.press(page.get_by_label("Remove seat 3"))
    player.press(player.button("Start game"))
    taken = dict.fromkeys(names, 0)
    curtain = page.get_by_role("button", name="I’m ").first
    while True:
        ready = curtain.or_(player.owing).or_(player.over)
        expect(ready.first).to_be_visible(timeout=PYTHON_RUNS)
        if player.over.is_visible():
            break
        if curtain.is_visible():
            name = curtain.inner_text().removeprefix("I’m ")
            player.press(curtain)
            player.at_table()
        elif player.phase != "turn":
            if player.decide(chance) == "pick_boat":
                taken = dict.fromkeys(names, 0)
        elif taken[name] < 2:
            player.decide(chance)
            taken[name] += 1
        else:
            player.pass_("Pass for the season")
    assert set(player.totals()) == set(names)
    verify(save_record(player))


def test_a_killed_tab_loses_nothing(visit: Visit, site: str) -> None:
    """Killed without any unloading, in the middle of a decision and while bots think."""
    player = visit(address=site)
    start_page(player)
    player.play_now(opponents=2, strength="Medium")
    chance = Random(7)
    for _ in range(3):
        assert player.wait()
        player.decide(chance)
    player.wait()
    before, seq = board(player), player.marks()["seq"]
    again = killed(player)
    assert again.marks()["seq"] == seq
    assert board(again) == before
    again.send(again.button("Pass", again.panel))  # and while they answer, once more
    last = killed(again)
    last.wait()
    assert int(last.marks()["seq"]) > int(seq)
    play_all([last], chance)
    last.totals()


def killed(player: Player) -> Player:
    """The same browser, after its tab has crashed."""
    url = player.page.url
    player.away = True
    with suppress(Error):
        player.page.goto("chrome://crash")
    player.page.close()
    player.page = player.context.new_page()
    player.watch(player.page)
    player.away = False
    player.page.goto(url)
    player.page.locator("html[data-seq]").wait_for(state="attached", timeout=PYTHON_RUNS)
    player.wait()
    return player


def test_a_record_comes_from_a_server_and_goes_back(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    there, here = visit(), visit(address=site)
    table = bring(there.context.request, there.address, played())
    there.open(f"/table/{table}")
    theirs = save_record(there)
    choose(here, theirs)
    expect(here.page.get_by_text(f"0 of {len(played().moves)}")).to_be_visible(timeout=PYTHON_RUNS)
    here.page.goto(here.page.url.replace("/replay/", "/table/"))
    totals = here.totals()
    mine = save_record(here)
    assert (
        Record.loads(mine.read_text("utf-8")).moves == Record.loads(theirs.read_text("utf-8")).moves
    )
    there.open("/")
    there.page.get_by_label("Open a game file").set_input_files(mine)
    expect(there.page.get_by_text(f"0 of {len(played().moves)}")).to_be_visible()
    there.page.goto(there.page.url.replace("/replay/", "/table/"))
    assert sorted(there.totals().values()) == sorted(totals.values())


def test_a_game_of_the_tab_is_shown_by_a_server(visit: Visit, site: str) -> None:
    here, there = visit(address=site), visit()
    start_page(here)
    here.play_now(strength="Beginner")
    play_all([here], Random(2))
    totals = here.totals()
    mine = save_record(here)
    verify(mine)
    there.open("/")
    there.page.get_by_label("Open a game file").set_input_files(mine)
    there.page.wait_for_url("**/replay/*")
    there.page.goto(there.page.url.replace("/replay/", "/table/"))
    assert sorted(there.totals().values()) == sorted(totals.values())


def test_playing_on_undo_and_hints(visit: Visit, site: str, tmp_path: Path) -> None:
    player = visit(address=site)
    upload(player, played(), tmp_path)
    page = player.page
    player.press(player.button("Go to the start of autumn"))
    expect(page.get_by_role("heading", name="Autumn lots")).to_be_visible()
    player.press(player.button("Continue from here"))
    dialog = page.get_by_role("dialog", name="Continue from here against bots")
    dialog.get_by_label("Strength of the bots").select_option(label="Medium")
    player.press(player.button("Start game", dialog))
    player.at_table()
    assert player.wait()
    player.press(player.button("Hint", player.panel))
    player.panel.get_by_role("group", name="Three ideas").wait_for()
    page.keyboard.press("Escape")
    before = board(player)
    player.pass_()
    player.wait()
    assert board(player) != before
    player.send(player.button("Undo"))
    assert player.wait()
    assert board(player) == before


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_games_are_listed_and_deleted(
    visit: Visit, site: str, tmp_path: Path, size: dict[str, Any]
) -> None:
    player = visit(size, address=site)
    upload(player, played(), tmp_path)
    start_page(player)
    rows = player.page.get_by_role("link", name="Replay")
    expect(rows).to_have_count(1)
    player.play_now()
    player.wait()
    start_page(player)
    delete = player.page.get_by_role("button", name="Delete this game")
    expect(delete).to_have_count(2)
    player.press(delete.last)
    player.press(player.page.get_by_role("button", name="Close"))
    expect(delete).to_have_count(2)
    player.press(delete.last)
    player.press(player.page.get_by_role("button", name="Yes, delete it"))
    expect(rows).to_have_count(0)
    expect(delete).to_have_count(1)
    start_page(player)
    expect(delete).to_have_count(1)
    assert in_database(player, "(doing) => doing.objectStore('tables').count()") == 1
