"""Whole games, from the start page to the score."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.server.features.test_daily import play
from tests.server.server_thread import known

from keyflower.formats.record import Record
from keyflower.game import Game


def seat_of(player: Player) -> int:
    """One's own seat."""
    return int(player.get(f"/api/tables/{player.table}")["you"]["seat"])


def same_scores(players: list[Player]) -> None:
    """What each of them is shown is what the server says, and what the record comes to."""
    first = players[0]
    scores = first.get(f"/api/tables/{first.table}/scores")["seats"]
    totals = sorted(score["total"] for score in scores)
    for player in players:
        shown = player.totals()
        assert sorted(shown.values()) == totals
        if "You" in shown:
            seat = seat_of(player)
            assert shown["You"] == next(s["total"] for s in scores if s["seat"] == seat)
    first.press(first.button("More"))
    with first.page.expect_download() as download:
        first.press(first.page.get_by_role("link", name="Game file"))
    record = Record.loads(download.value.path().read_text("utf-8"))
    assert sorted(score.total for score in Game.from_record(record).scores()) == totals
    assert record.result == [score["total"] for score in scores]


def finish(*players: Player) -> None:
    """Play people's game to its end without their pages, which look on."""
    table = players[0].table
    people = []
    for player in players:
        cookies = {each["name"]: each["value"] for each in player.context.cookies()}
        people.append(known(player.address, cookies["keyflower"]))

    async def play_on() -> None:
        await asyncio.gather(*(play(person, table) for person in people))

    with ThreadPoolExecutor(1) as thread:  # this one has Playwright's event loop
        thread.submit(asyncio.run, play_on()).result()
    for player in players:
        expect(player.over).to_be_visible()


def sit_down(visit: Visit, **options: Any) -> tuple[Player, Player, Player]:
    """Two people with two bots, and one who watches, invited by a link."""
    anna, ben, watcher = visit(**options), visit(PHONE, **options), visit(**options)
    for player, name in ((anna, "Anna"), (ben, "Ben"), (watcher, "Cleo")):
        player.open()
        player.rename(name)
    link = set_table(anna)
    for guest in (ben, watcher):
        guest.page.goto(link)
        guest.page.get_by_role("heading", name="A table is waiting").wait_for()
    ben.press(ben.button("Sit here"))
    expect(anna.page.locator("ol[aria-live=polite]")).to_contain_text("Ben")
    anna.press(anna.button("Start game"))
    for player in (anna, ben, watcher):
        player.at_table()
    expect(watcher.page.get_by_text("You’re watching").first).to_be_visible()
    return anna, ben, watcher


def sent_only_their_own(anna: Player, ben: Player, watcher: Player) -> None:
    """What the server has sent to each of them: their own screen, and to the watcher none."""
    assert anna.screens == {seat_of(anna)}
    assert ben.screens == {seat_of(ben)}
    assert watcher.screens == set()


def test_two_devices_and_one_who_watches(visit: Visit) -> None:
    """They talk, and play the spring together."""
    anna, ben, watcher = sit_down(visit)
    talk(anna, ben, watcher)
    summer = anna.page.get_by_role("heading", name="Summer lots")
    play_all([anna, ben], random.Random(8), until=summer)
    expect(watcher.page.get_by_role("heading", name="Summer lots")).to_be_visible()
    sent_only_their_own(anna, ben, watcher)


@pytest.mark.thorough
def test_four_players_to_the_end(visit: Visit) -> None:
    """All three screens end with the same score.

    Others' moves play at their usual speed and with all motion, and people skip them by a key.
    """
    motion: dict[str, Any] = {"settings": {"speed": "normal"}, "reduced_motion": "no-preference"}
    anna, ben, watcher = sit_down(visit, **motion)
    play_all([anna, ben], random.Random(8), turns=2)
    for player in (anna, ben):
        assert {"bid", "pick_boat", "pick_winter"} <= player.did.keys(), player.did
    same_scores([anna, ben, watcher])
    villagers = bots(watcher)
    assert len(villagers) == 2
    assert watcher.totals() == {
        **{name: points for name, points in watcher.totals().items() if name in villagers},
        "Anna": anna.totals()["You"],
        "Ben": ben.totals()["You"],
    }
    sent_only_their_own(anna, ben, watcher)


def bots(player: Player) -> set[str]:
    """The names of the bots at the player's table."""
    seats = player.get(f"/api/tables/{player.table}")["table"]["seats"]
    return {seat["face"].capitalize() for seat in seats if seat["kind"] == "bot"}


def set_table(host: Player) -> str:
    """A table for the host, a friend and two easy bots. -> the link to it"""
    page = host.page
    host.press(page.get_by_role("link", name=re.compile("^Invite friends")))
    host.press(host.button("Add a seat"))
    page.get_by_label("Who takes seat 4?").select_option(label="A bot")
    for seat in (3, 4):
        page.get_by_label(f"Strength of the bot in seat {seat}").select_option(label="Easy")
    host.press(host.button("Create table"))
    return page.get_by_role("textbox", name="Link to this table").input_value()


def talk(anna: Player, ben: Player, watcher: Player) -> None:
    """What is said is seen by all; who watches may not speak."""
    for player in (anna, ben, watcher):
        player.talk("Chat")
    for player, text in ((anna, "Good luck!"), (ben, "And to you")):
        player.page.get_by_role("textbox", name="Write to the table").fill(text)
        player.send(player.button("Send"))
    for player in (anna, ben, watcher):
        log = player.page.get_by_role("log", name="Chat")
        expect(log).to_contain_text("Anna Good luck!")
        expect(log).to_contain_text("Ben And to you")
    expect(watcher.page.get_by_role("textbox", name="Write to the table")).to_have_count(0)
    expect(watcher.page.get_by_text("Behind your screen")).to_have_count(0)
    anna.press(anna.button("Close"))


def play_all(
    players: list[Player], chance: random.Random, turns: int = 1, until: Locator | None = None
) -> None:
    """Some turns of each season, then pass for the rest of it; all other decisions are made.

    until: what is seen when it's enough; the headline of the end unless told.
    """
    taken = dict.fromkeys(players, 0)
    end = until or players[0].over
    while not end.is_visible():
        acted = False
        for player in players:
            while player.owes(within=0 if acted else 100):
                acted = True
                player.skip()
                if player.phase != "turn":
                    if player.decide(chance) == "pick_boat":
                        taken[player] = 0
                elif taken[player] < turns:
                    player.decide(chance)
                    taken[player] += 1
                else:
                    player.pass_("Pass for the season")
                    player.did["pass"] += 1
