"""The tutorial from its first step to its last, by someone who reads any of the languages."""

import re

import pytest
from playwright.sync_api import expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.learner import CONFIRM, STEPS, Learner
from tests.browser.player import PHONE

# That every message is there in every language is seen in the files.
OTHERS = ("fa", "fr", "el", "ro", "zh-TW")
LANGUAGES = ["en-GB", *(pytest.param(tag, marks=pytest.mark.thorough) for tag in OTHERS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_from_the_first_step_to_the_last(visit: Visit, language: str) -> None:
    learner = Learner(visit(locale=language))
    page = learner.page
    learner.begin()
    for step in STEPS:
        learner.take(step)
    card = learner.at("done")
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language[:2]}"))
    # No message is missing: it would show its id.
    assert "tutorial-" not in card.inner_text()
    state = learner.player.get(f"/api/tables/{learner.player.table}")
    assert state["view"]["season"] == "autumn"
    assert len(state["view"]["seats"][0]["village"]) == 4
    # From here on it is a game like any other.
    learner.press('[data-do="tutorial-play-on"]')
    expect(card).to_have_count(0)
    expect(page.locator('[data-phase="turn"] [data-do="pass"]')).to_be_enabled()


@pytest.mark.thorough
def test_it_is_left_and_gone_on_with_by_touch(visit: Visit) -> None:
    learner = Learner(visit(PHONE))
    learner.begin()
    steps = list(STEPS)
    for step in steps[: steps.index("visit") + 1]:
        learner.take(step)
    learner.at("own")
    table = learner.player.table
    learner.press('[data-do="tutorial-leave"]')
    learner.page.wait_for_url(re.compile(r"/$"))
    learner.begin()
    for step in steps[steps.index("own") :][: amount(2, thorough=len(steps))]:
        learner.take(step)
    learner.at(amount("second", thorough="done"))
    assert learner.player.table == table
    assert learner.player.screens == {0}


@pytest.mark.thorough
def test_only_what_the_step_asks_for_can_be_done(visit: Visit) -> None:
    learner = Learner(visit())
    page = learner.page
    learner.begin()
    learner.at("welcome")
    # While there is something to read, nothing can be decided.
    expect(page.locator("[data-do=pass]")).to_be_hidden()
    expect(page.locator('[data-at="lot:farrier"]')).not_to_have_attribute("aria-disabled", "false")
    for step in ("welcome", "table", "plan"):
        learner.take(step)
    learner.at("bid")
    expect(page.locator("[data-do=pass]")).to_have_count(0)
    expect(page.locator("[data-do=hint]")).to_have_count(0)
    page.locator('[data-at="lot:mason"]').press("Enter")
    panel = page.locator(".decide")
    expect(panel).to_contain_text("Later. Now: Choose Farrier among the lots")
    learner.press('[data-at="lot:farrier"]')
    blue = panel.locator('[data-colour="blue"]')
    expect(blue).to_have_attribute("aria-disabled", "true")
    expect(
        panel.locator("[data-colour=red]").get_by_role("button", name="One more")
    ).to_be_disabled()
    # One step back is to read it again.
    learner.press('[data-do="tutorial-back"]')
    learner.at("plan")


@pytest.mark.thorough
def test_it_can_be_played_by_keys_alone(visit: Visit) -> None:
    learner = Learner(visit())
    page = learner.page
    learner.begin()
    forth = page.locator('[data-do="tutorial-next"]')
    show = page.locator('[data-do="tutorial-show"]')
    on_board = {  # where the panel has buttons for the same, or any place will do
        "step": (".movable", '.village [data-at="p0:home_1"]'),
        "build": (".village [data-cell]", CONFIRM),
    }
    by_itself = (CONFIRM,)  # it gets the focus once a tile is chosen
    for step, presses in STEPS.items():
        learner.at(step)
        if not presses:
            forth.press("Enter")
        for selector in on_board.get(step, presses):
            if step == "build" or selector not in by_itself:
                show.press("Enter")
            expect(page.locator(selector).first).to_be_focused()
            page.keyboard.press("Enter")
    learner.at("done")


@pytest.mark.thorough
def test_newcomers_find_it_on_the_start_page(visit: Visit) -> None:
    learner = Learner(visit())
    learner.player.open()
    learner.press('main a[href="/learn/tutorial"]')
    learner.at("welcome")
    learner.press('[data-do="tutorial-leave"]')
    # It is one of their games now.
    expect(learner.page.locator('a[href^="/table/"]')).to_have_count(1)
    expect(learner.page.locator('main a[href="/learn/tutorial"]')).to_have_count(0)


# Words that the line of a ring runs through.
CUT = """() => [...document.querySelectorAll(".ring")].flatMap((ring) => {
  const around = ring.getBoundingClientRect();
  const texts = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const cut = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || text.parentElement.closest("style, .unseen, svg")) continue;
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const meets = box.left < around.right && box.right > around.left
      && box.top + 3 < around.bottom && box.bottom - 3 > around.top;
    const inside = box.left >= around.left && box.right <= around.right
      && box.top + 3 >= around.top && box.bottom - 3 <= around.bottom;
    if (box.width && meets && !inside) cut.push(text.data);
  }
  return cut;
})"""


@pytest.mark.thorough
@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_rings_cut_no_words_and_tiles_have_their_shape(
    visit: Visit, size: dict[str, object] | None
) -> None:
    learner = Learner(visit(size) if size else visit())
    page = learner.page
    ringed = {"bid": "lot:farrier", "own": "p0:keywood", "move": "p0:home_1", "step-1": "p0:home_1"}

    def look(step: str) -> None:
        assert page.evaluate(CUT) == [], step
        if size is None and step in ringed:
            tile = page.locator(f'[data-stop][data-at="{ringed[step]}"]')
            expect(tile.locator("polygon.ringed")).to_have_count(2)
        if step == "move-1":  # what is planned covers neither goods nor the sign above them
            home = page.locator('section.village [data-at="p0:home_1"]')
            chip = home.locator("[data-planned]").bounding_box()
            good = home.locator(".pill").bounding_box()
            assert chip is not None
            assert good is not None
            assert chip["y"] >= good["y"] + good["height"] - 1

    learner.begin()
    for step in STEPS:
        learner.take(step, look)
