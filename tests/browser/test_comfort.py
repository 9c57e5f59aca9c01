"""Settings, sound, and clicks that nobody has to make."""

import re
import subprocess
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import PHONE, Player
from tests.browser.records import a_moment, bring, go_on
from tests.browser.screens import EITHER

from tools import ROOT

WEB = ROOT / "web"

AUTOMATIC: dict[str, object] = {"auto_pass": True, "auto_single": True}


def at_moment(player: Player, phase: str, fits: Any) -> None:
    """Sit down at a moment of a game of bots where such a decision is owed."""
    record, at, seat = a_moment(phase, fits)
    request = player.context.request
    old = bring(request, player.address, record)
    player.open(f"/table/{go_on(request, player.address, old, at, seat)}")
    player.at_table()


def only_pass(found: Any) -> bool:
    """Nothing but passing is legal."""
    return not found.bids and not found.uses


def moves_of_mine(player: Player) -> list[str]:
    """What the player has done, by the log."""
    state = player.get(f"/api/tables/{player.table}")
    return [event["text"] for event in state["events"] if event["seat"] == state["you"]["seat"]]


def last_of_mine(player: Player) -> str:
    """What the player has done last."""
    return moves_of_mine(player)[-1]


# ---- Settings


@pytest.mark.parametrize("size", EITHER)
def test_settings_hold_at_once_and_after_a_reload(visit: Visit, size: dict[str, Any]) -> None:
    player = visit(size)
    page = player.page
    player.open()
    player.press(player.button("Menu"))
    player.press(page.get_by_role("link", name="Settings"))
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    title = page.get_by_role("heading", level=2, name="Motion")
    before = title.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    for group, name in (("Movement", "Full"), ("Others’ moves", "Slow")):
        radio = page.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True)
        radio.check(force=True)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/settings")) as kept:
        page.get_by_role("radio", name="130%").check(force=True)
    assert kept.value.ok
    assert kept.value.json()["settings"]["text_size"] == 130
    html = page.locator("html")
    expect(html).to_have_attribute("data-motion", "full")
    assert title.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") == pytest.approx(
        before * 1.3
    )
    wide = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert wide, "the page is wider than the window"
    page.reload()
    expect(page.get_by_role("radio", name="130%")).to_be_checked()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()


@pytest.mark.thorough
def test_settings_come_along_to_another_device(visit: Visit) -> None:
    ann, phone = visit(), visit(PHONE)
    ann.open("/settings")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/api/me/settings")):
        ann.page.get_by_role("switch", name=re.compile("^Names on tiles")).check(force=True)
    ann.open()
    ann.press(ann.button("Play on another device"))
    link = ann.page.get_by_role("textbox", name="Play on another device").input_value()
    phone.open(link.removeprefix(ann.address))
    phone.press(phone.button("Play as myself here"))
    phone.page.wait_for_url(phone.address + "/")
    phone.open("/settings")
    expect(phone.page.get_by_role("switch", name=re.compile("^Names on tiles"))).to_be_checked()


@pytest.mark.thorough
def test_settings_open_over_the_table(visit: Visit) -> None:
    player = visit()
    page = player.page
    player.sit_down()
    player.press(player.button("Menu"))
    player.press(player.button("Settings"))
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    page.keyboard.press("p")  # keys belong to the sheet
    sheet.get_by_role("radio", name="Large").check(force=True)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(player.button("Menu")).to_be_focused()
    player.wait()
    assert not player.did["pass"]


def test_a_click_beside_the_settings_closes_them(visit: Visit) -> None:
    """In every browser: not by `closedby`, which some don't know."""
    player = visit()
    player.sit_down()
    player.press(player.button("Menu"))
    player.press(player.page.get_by_role("button", name="Settings"))
    box = player.page.locator("dialog[open]")
    expect(box).to_have_count(1)
    assert box.get_attribute("closedby") is None
    player.page.mouse.click(6, 450)
    expect(box).to_have_count(0)


# ---- Sound

BUNDLE = """
import { rolldown } from 'rolldown';
const made = await rolldown({ input: 'src/features/sound/recipes.ts' });
const { output } = await made.generate({ format: 'iife', name: 'sounds' });
console.log(output[0].code);
"""

RENDER = """async () => {
  const found = {};
  for (const kind of Object.keys(sounds.RECIPES)) {
    const context = new OfflineAudioContext(1, 44100, 44100);
    sounds.perform(kind, context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0, energy = 0;
    samples.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      energy += value * value;
      if (Math.abs(value) > 0.001) last = at;
    });
    found[kind] = { peak, seconds: last / 44100, rms: Math.sqrt(energy / (last + 1)) };
  }
  return found;
}"""


@pytest.mark.thorough
def test_every_sound_is_short_and_gentle(visit: Visit) -> None:
    page = visit().page
    node = (WEB / "node_modules" / "stamp").read_text().splitlines()[0]
    run = [node, "--input-type=module", "-e", BUNDLE]
    code = subprocess.run(run, cwd=WEB, capture_output=True, text=True, check=True).stdout
    page.add_script_tag(content=code.replace("var sounds", "globalThis.sounds"))
    found = page.evaluate(RENDER)
    assert len(found) == 15
    for kind, sound in found.items():
        assert 0.02 < sound["seconds"] < 0.6, (kind, sound)
        assert 0.1 < sound["peak"] < 0.7, (kind, sound)
        assert 0.02 < sound["rms"] < 0.25, (kind, sound)


@pytest.mark.thorough
def test_nothing_of_sound_is_loaded_before_the_first_click(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    entries = "performance.getEntriesByType('resource')"
    loaded = f"() => {entries}.filter(({{ name }}) => /engine-/.test(name)).length"
    fresh = player.context.new_page()  # nobody has clicked in it
    player.watch(fresh)
    fresh.goto(player.page.url)
    fresh.get_by_role("region", name="Your decision").wait_for()
    assert fresh.evaluate(loaded) == 0
    fresh.get_by_role("button", name="Menu").click()
    fresh.wait_for_function(f"({loaded})() === 1")


# ---- Clicks that nobody has to make


def test_pass_is_one_click(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    player.send(player.button("Pass", player.panel))
    assert last_of_mine(player) == "pass"


@pytest.mark.thorough
def test_the_season_is_asked_for_only_where_one_wants_that(visit: Visit) -> None:
    player = visit(settings={"confirm": False})
    player.sit_down()
    player.press(player.button("Other ways to pass", player.panel))
    player.send(player.page.get_by_role("menuitem", name=re.compile("^Pass for the season")))
    assert player.get(f"/api/tables/{player.table}")["you"]["pass_mode"] == "season"
    assert last_of_mine(player) == "pass"


# Every line that says what is done in a moment.
NOTE = """
window.said = [];
new MutationObserver(() => {
  const text = document.querySelector('[data-automatic] span')?.textContent;
  if (text && said.at(-1) !== text) said.push(text);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


@pytest.mark.thorough
def test_it_passes_by_itself_where_nothing_else_is_possible(visit: Visit) -> None:
    player = visit(settings={"auto_pass": True})
    player.context.add_init_script(NOTE)
    at_moment(player, "turn", only_pass)
    player.page.wait_for_function("() => said.includes('Nothing to do: you’re passing.')")
    expect(player.page.get_by_text("Nothing to do: you passed.")).to_be_visible()
    assert last_of_mine(player) == "pass"
    assert "refused" not in player.marks(), "sent more than once"


@pytest.mark.thorough
def test_passing_by_itself_can_be_stopped_or_switched_off(visit: Visit) -> None:
    player = visit()
    at_moment(player, "turn", only_pass)
    expect(player.owing).to_be_visible()
    expect(player.page.locator("[data-automatic]")).to_have_count(0)
    before = moves_of_mine(player)
    player.send(player.button("Pass", player.panel))
    assert moves_of_mine(player)[: len(before) + 1] == [*before, "pass"]


@pytest.mark.thorough
def test_a_single_choice_is_made_by_itself(visit: Visit) -> None:
    player = visit(settings=AUTOMATIC)
    at_moment(player, "pay", lambda found: len(found.payments) == 1 and not found.plain)
    expect(
        player.page.get_by_text(re.compile("^(Only one choice|Done for you): Pay")).first
    ).to_be_visible()
    expect(player.panel).not_to_have_attribute("data-phase", "pay")


@pytest.mark.thorough
def test_what_is_laid_out_survives_a_reload(visit: Visit) -> None:
    player = visit()
    player.sit_down()
    player.choose_tile()
    wanted = player.go.inner_text()
    player.page.reload()
    player.at_table()
    expect(player.go).to_have_text(wanted)
    player.send(player.go)
    player.page.reload()
    player.at_table()
    player.wait()
    assert (
        player.page.evaluate("() => Object.keys(sessionStorage).filter((key) => /draft/.test(key))")
        == []
    )
