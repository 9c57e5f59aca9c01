"""Several people at one device: creating the table, the curtain between turns, taking back."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import EITHER


def at_one_device(player: Player, *names: str) -> None:
    """A game of these people, started from the page for a new table."""
    player.open("/new")
    player.page.get_by_label("Your name").fill(names[0])
    for number, name in enumerate(names[1:], 2):
        player.page.get_by_label(f"Who takes seat {number}?").select_option(
            "Someone on this device"
        )
        player.page.get_by_label(f"Name of the player in seat {number}").fill(name)
    for _ in range(3 - len(names)):
        player.press(player.page.get_by_label(f"Remove seat {len(names) + 1}"))
    player.press(player.button("Start game"))
    player.page.wait_for_url("**/table/*")


def frames_of(player: Player) -> list[dict[str, Any]]:
    """What the server will send to the page, from now on."""
    found: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: found.append(json.loads(frame)))

    player.page.on("websocket", listen)
    return found


def turn_of(player: Player, names: tuple[str, ...]) -> str:
    """Who is to take the device."""
    title = player.page.get_by_role("heading", level=1, name="it’s your turn")
    title.wait_for()
    return next(name for name in names if name in title.inner_text())


@pytest.mark.parametrize("size", EITHER)
def test_a_curtain_between_the_turns_of_people_at_one_device(
    visit: Visit, size: dict[str, object]
) -> None:
    names = ("Anna", "Bea")
    player = visit(size)
    sent = frames_of(player)
    at_one_device(player, *names)
    first = turn_of(player, names)
    assert all(message["view"]["seat"] is None for message in sent if message.get("view"))
    player.press(player.button(f"I’m {first}"))
    player.at_table()
    player.wait()
    player.pass_()
    second = turn_of(player, names)
    assert second != first
    # The curtain is closed, and nothing of the second side has come.
    sides = {message["view"]["seat"] for message in sent if message.get("view")}
    assert sides == {None, names.index(first)}
    player.press(player.button(f"{first}: undo last move"))
    player.at_table()
    player.wait()
    player.pass_()
    player.press(player.button(f"I’m {second}"))
    player.at_table()
    player.wait()
    player.press(player.button("Menu"))
    player.press(player.button("Close the curtain"))
    assert turn_of(player, names) == second
    player.page.reload()
    assert turn_of(player, names) == second
