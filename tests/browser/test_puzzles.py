"""Puzzles: a theme, hints, a wrong turn, the solution on the board, and the next one."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import LAPTOP, PHONE
from tests.browser.screens import speak

from keyflower.coach.outcome import last_points
from keyflower.coach.puzzle import Puzzle, shipped

THEMES = {
    "bid_or_use": "Bid or use?",
    "upgrade": "Upgrade in time",
    "transport": "Transport",
    "winter_sets": "Winter scoring",
    "denying": "Taking the lead",
}


def test_a_puzzle_is_tried_and_explained(visit: Visit) -> None:
    puzzle = next(one for one in shipped().values() if one.kind == "last_turn")
    assert puzzle.theme is not None
    player = visit()
    page = player.page
    player.open("/puzzles")
    expect(page.get_by_text("1,200")).to_be_visible()
    player.press(player.button(re.compile("^Loops and rivers")))
    strip = page.get_by_role("region", name="Puzzles")
    expect(strip).to_contain_text("Place all your tiles")

    player.open(f"/puzzles/{puzzle.id}")
    expect(strip).to_contain_text("Last turn")
    expect(strip).not_to_contain_text(THEMES[puzzle.theme])  # it would give much away
    player.press(player.button("Log"))
    drawer = page.get_by_role("complementary", name="Log")
    player.press(drawer.get_by_role("tab", name="Log"))  # nothing lies over it
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)  # nobody else is there
    page.keyboard.press("Escape")
    player.press(player.button("Hint 1 of 3"))
    expect(player.button("Hint 2 of 3")).to_be_visible()
    page.keyboard.press("p")  # passing is never the solution
    passed = last_points(puzzle.game().state, puzzle.seat)
    expect(strip).to_contain_text("There’s a better turn.")
    refuted = f"Your turn: {passed} points. The best one: {puzzle.best:g} points."
    expect(strip).to_contain_text(refuted)
    player.press(player.button("Show the solution"))
    expect(strip).to_contain_text(THEMES[puzzle.theme])
    expect(strip).to_contain_text(refuted)
    expect(strip.locator("[aria-current=step]")).to_contain_text("1 Bid")
    expect(strip).to_contain_text("; the next best turn gets ")
    player.press(page.get_by_role("link", name="Next puzzle"))
    expect(strip.locator("li")).to_have_count(0)


@pytest.mark.thorough
def test_every_step_of_a_solution_is_listed_and_shown(visit: Visit) -> None:
    puzzle = next(one for one in shipped().values() if one.kind == "transport" and moves(one) == 2)
    player = visit()
    player.open(f"/puzzles/{puzzle.id}")
    strip = player.page.get_by_role("region", name="Puzzles")
    player.press(player.button("Show the solution"))
    expect(strip.locator("li")).to_contain_text(["1 Move", "2 Move", "3 Upgrade"])
    expect(strip).to_contain_text(f"The best turn: {puzzle.best:g} points. The next best idea: ")
    expect(strip.locator("[aria-current=step]")).to_contain_text("3 Upgrade", timeout=10_000)
    for _ in range(2):  # without waiting for the first
        player.button("One action back").evaluate("(arrow) => arrow.click()")
    expect(strip.locator("[aria-current=step]")).to_contain_text("1 Move")
    expect(player.panel).to_contain_text("Move")


@pytest.mark.thorough
def test_a_place_to_build_is_named_by_its_neighbours(visit: Visit) -> None:
    puzzle = next(one for one in shipped().values() if one.kind == "building")
    player = visit()
    player.open(f"/puzzles/{puzzle.id}")
    strip = player.page.get_by_role("region", name="Puzzles")
    player.press(player.button("Show the solution"))
    expect(strip.locator("li").first).to_contain_text(re.compile(r"1 Place .+ beside .+"))


def moves(puzzle: Puzzle) -> int:
    """Steps from or to different tiles, where an upgrade follows them and ends it."""
    steps = puzzle.turn[:-1]
    plain = all(line.startswith("step") for line in steps) and len(set(steps)) == len(steps)
    return len(steps) if plain and puzzle.turn[-1].startswith("upgrade") else 0


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
    expect(strip.locator("[aria-current=step]")).to_contain_text("1 Bid")
    expect(page.locator("[data-caption]")).to_contain_text("Bid 1")  # it plays by itself
    player.press(player.button("One action back"))
    expect(page.locator("[data-caption]")).to_have_count(0)
    expect(player.owing).to_be_visible()


# By how many pixels a caption stands away from a tile, the farther way.
AWAY = """([caption, tile]) => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const [a, b] = [box(caption), box(tile)];
  return Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
}"""

# How far its first letter stands from the end of a caption that is read from there.
FROM_RIGHT = """(words) => {
  const letter = document.createRange();
  const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  while (text.nextNode().data.trim() === '');
  const at = text.currentNode.data.search(/\\S/);
  letter.setStart(text.currentNode, at);
  letter.setEnd(text.currentNode, at + 1);
  return words.getBoundingClientRect().right - letter.getBoundingClientRect().right;
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_last_step_of_a_solution_is_seen(visit: Visit, size: dict[str, Any]) -> None:
    """The middle of the table has the lots again by then; the caption once stood where it was."""
    puzzle = next(
        one
        for one in shipped().values()
        if one.kind == "last_turn" and one.turn[-1] == "done" and "upgrade" in one.turn[-2]
    )
    tile = f'[data-at="p{puzzle.seat}:{puzzle.turn[-2].split()[1]}"]'
    player = visit(size)
    page = player.page
    player.open(f"/puzzles/{puzzle.id}")
    player.press(player.button("Show the solution"))
    expect(player.button("One action on")).to_be_disabled()  # it plays by itself
    expect(page.locator(tile).last).to_be_visible()
    if size is LAPTOP:
        expect(page.locator("[data-caption]")).to_contain_text("Upgrade")
        assert page.evaluate(AWAY, ["[data-caption]", tile]) < 10
        speak(player, "fa")
        assert page.locator("[data-caption] b").evaluate(FROM_RIGHT) < 4
    else:  # nothing is left to decide
        expect(player.panel).to_be_hidden()
