"""Puzzles: a theme, hints, a wrong turn, the solution on the board, and the next one."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit

from keyflower.coach.puzzle import shipped


def test_a_puzzle_is_tried_and_explained(visit: Visit) -> None:
    puzzle = next(one for one in shipped().values() if one.kind == "last_turn")
    player = visit()
    page = player.page
    player.open("/puzzles")
    expect(page.get_by_text("1,200")).to_be_visible()
    player.press(player.button(re.compile("^Loops and rivers")))
    strip = page.get_by_role("region", name="Puzzles")
    expect(strip).to_contain_text("Place all your tiles")

    player.open(f"/puzzles/{puzzle.id}")
    expect(strip).to_contain_text("Last turn")
    player.press(player.button("Log and chat"))
    player.press(page.get_by_role("tab", name="Log"))  # nothing lies over it
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)  # nobody else is there
    page.keyboard.press("Escape")
    player.press(player.button("Hint 1 of 3"))
    expect(player.button("Hint 2 of 3")).to_be_visible()
    page.keyboard.press("p")  # passing is never the solution
    expect(strip).to_contain_text("There’s a better turn.")
    player.press(player.button("Start over"))
    expect(strip).to_contain_text("Last turn")
    player.press(player.button("Show the solution"))
    expect(strip).to_contain_text(re.compile("Best:"))
    expect(strip).to_contain_text(
        f"{puzzle.best:g} points; the next best idea gets {puzzle.second:g} points"
    )
    player.press(page.get_by_role("link", name="Next puzzle"))
    expect(strip).not_to_contain_text("Best:")


@pytest.mark.thorough
def test_a_solved_puzzle_is_a_feast_and_its_solution_is_walked_through(visit: Visit) -> None:
    turn = re.compile(r"bid 1 \w+ lot:(\w+)$")
    puzzle = next(
        one for one in shipped().values() if len(one.turn) == 1 and turn.match(one.turn[0])
    )
    found = turn.match(puzzle.turn[0])
    assert found
    player = visit()
    page = player.page
    player.open(f"/puzzles/{puzzle.id}")
    player.press(page.locator(f'[data-at="lot:{found[1]}"]'))
    player.press(player.go)
    feast = page.get_by_role("dialog", name="Solved!")
    expect(feast).to_contain_text("In a row")
    player.press(player.button("Why?", feast))
    expect(feast).to_have_count(0)
    strip = page.get_by_role("region", name="Puzzles")
    expect(strip).to_contain_text("1/1")  # it plays by itself
    expect(page.locator("[data-caption]")).to_be_visible()
    player.press(player.button("One action back"))
    expect(strip).to_contain_text("0/1")
    expect(player.owing).to_be_visible()
