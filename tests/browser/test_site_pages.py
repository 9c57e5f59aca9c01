"""The pages of a site without a server, in every language, and nothing that axe objects to."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.learner import STEPS, Learner
from tests.browser.on_site import PYTHON_RUNS, loaded, start_page
from tests.browser.player import PHONE
from tests.browser.screens import LANGUAGES, overflow, speak
from tests.browser.test_accessible import violations

pytestmark = pytest.mark.thorough

PAGES = ("/", "/new", "/learn", "/puzzles", "/daily", "/settings", "/score", "/statistics")


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(visit: Visit, site: str, page: str) -> None:
    """In all languages on a phone, by day; and in Persian at dusk."""
    player = visit(PHONE, address=site, color_scheme="light")
    player.open(page)
    loaded(player)
    player.page.get_by_role("heading", level=1).first.wait_for()
    player.page.evaluate(AXE_SCRIPT)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(player, language)
        assert overflow(player)[0] <= 0, language
        found[language] = violations(player, "html")
    player.page.emulate_media(color_scheme="dark")
    found["fa, dark"] = violations(player, "html")
    assert not {key: wrong for key, wrong in found.items() if wrong}


def test_the_tutorial(visit: Visit, site: str) -> None:
    learner = Learner(visit(address=site, locale="fa"))
    learner.begin()
    for step in STEPS:
        learner.take(step)
    learner.at("done")


def test_a_puzzle_and_the_game_of_the_day(visit: Visit, site: str) -> None:
    player = visit(address=site)
    start_page(player)
    player.open("/daily")
    player.press(player.button("Play today’s game"))
    player.at_table()
    assert player.wait()
    assert re.search(r"/table/daily-\d{4}-\d\d-\d\d$", player.page.url)
    player.pass_()
    player.open("/puzzles")
    player.press(player.button("Solve a puzzle"))
    expect(player.page.locator(".lots").first).to_be_visible(timeout=PYTHON_RUNS)


def test_a_real_game_is_scored(visit: Visit, site: str) -> None:
    player = visit(address=site)
    page = player.page
    player.open("/score")
    loaded(player)
    page.get_by_label("Name of player 1").fill("Mei")
    player.press(player.button("Start"))
    player.press(page.get_by_role("button", name="Keywood", exact=True))
    expect(page.get_by_text("Saved")).to_be_visible()
    player.open("/score")
    link = page.get_by_role("link", name=re.compile("Mei"))
    expect(link).to_be_visible(timeout=PYTHON_RUNS)
