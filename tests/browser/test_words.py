"""Words in other languages: nothing is cut off, nothing lies over something else, at any size.

Also which letters they are written in, and what happens where we have no words.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import (
    AGAIN,
    SCREENS,
    overflow,
    reach,
    resize,
    sampled,
    speak,
)

LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LARGE: Final = (720, 450)  # a laptop at 200 %
SMALLEST: Final = (320, 568)  # what must reflow (WCAG 1.4.10)
# Where everything is large, nothing scrolls sideways and every button can be scrolled to. The sheet
# with a decision lies over the page: what it holds must be within reach.
PAGES: Final = ("lobby", "new", "room", "turn", "end")
SHEETS: Final = ("picker", "pass_menu", "hints", "pay", "transport", "build", "boats", "winter")
BUTTONS: Final = (
    ":is(button, [role=button], a.button):not(:disabled, [aria-disabled=true], [inert] *):visible"
)
# Greek and French are the longest (a third longer than English), Persian runs the other way, and
# Chinese breaks anywhere; the thorough run reads all six.
READ: Final = amount(
    {"el": (LAPTOP, PHONE, LARGE, SMALLEST), "fa": (LAPTOP, PHONE)},
    thorough={
        "el": (LAPTOP, PHONE, LARGE, SMALLEST),
        "en": (LAPTOP, PHONE),
        "fr": (LAPTOP, PHONE),
        "ro": (LAPTOP, PHONE),
        "zh-Hant": (LAPTOP, PHONE),
        "fa": (LAPTOP, PHONE, SMALLEST),
    },
)

# Where an ellipsis is meant: names of players in chips as narrow as they come, and what a caption
# says in a few words; both say all of it in a title, and in the name of their button.
MEANT: Final = [".seats .name", ".other .name", ".lot small", ".replay .seats .name"]

LOOK: Final = r"""(meant) => {
  const said = (element) => element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  const named = (element) => {
    const own = (element.getAttribute('class') ?? '').replace(/ ?\b_\w+/g, '').trim();
    return `${element.localName}${own && '.' + own.replace(/ +/g, '.')} “${said(element)}”`;
  };
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) {
      const { position, display, overflowX, overflowY, clipPath } = getComputedStyle(element);
      styles.set(element, {
        fixed: position === 'fixed',
        unseen: clipPath === 'inset(50%)',
        flows: !/absolute|fixed|sticky/.test(position),
        box: !/inline$|contents/.test(display) && element.getBoundingClientRect(),
        scrolls: { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) },
        cuts: { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) },
      });
    }
    return styles.get(element);
  };
  const unseen = (element) =>
    element !== document.body && (style(element).unseen || unseen(element.parentElement));
  const seen = (element) => !element.closest('.skip, svg, select, [inert]') && !unseen(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // All texts with the boxes of their lines. Letters fill the middle of a line's box.
  const range = document.createRange();
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    texts.push({ element, lines: lines.map(({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 })) });
  }

  const problems = new Set();
  /** What of a line is cut off, going up through all that is around it. */
  const cut = (line, element) => {
    let { left, right, top, bottom } = line;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { fixed, box, scrolls, cuts } = style(around);
      if (box) {
        const beside = cuts.x && (left < box.left - 1 || right > box.right + 1);
        const beyond = cuts.y && (top < box.top - 1 || bottom > box.bottom + 1);
        if (beside || beyond) return `cut by ${named(around)}`;
        // Within what scrolls everything can be reached.
        if (scrolls.x) { left = Math.max(left, box.left); right = Math.min(right, box.right); }
        if (scrolls.y) { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
        if (left >= right || top >= bottom) return '';
      }
      if (fixed) break;
    }
    return left < -1 || right > innerWidth + 1 ? 'outside the window' : '';
  };
  for (const { element, lines } of texts) {
    if (element.closest(meant)) continue;
    const button = element.closest('button, .button, .choices label');
    const room = button?.getBoundingClientRect();
    for (const line of lines) {
      const why = cut(line, element);
      if (why) problems.add(`${named(element)}: ${why}`);
      if (room && (line.left < room.left - 1 || line.right > room.right + 1
        || line.top < room.top - 1 || line.bottom > room.bottom + 1)) {
        problems.add(`${named(element)}: larger than its button`);
      }
    }
  }

  // Brothers and sisters that lie over each other; what is lifted out of the flow may.
  const families = new Map();
  /** What is seen of a line within all that cuts or scrolls around it. */
  const shown = (line, element) => {
    let { left, right, top, bottom } = line;
    for (let around = element; around !== document.body; around = around.parentElement) {
      const { fixed, box, scrolls, cuts } = style(around);
      if (box && (cuts.x || scrolls.x)) {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (box && (cuts.y || scrolls.y)) {
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      if (fixed) break;
    }
    return left < right && top < bottom ? [{ left, right, top, bottom }] : [];
  };
  for (const { element, lines: whole } of texts) {
    const lines = whole.flatMap((line) => shown(line, element));
    if (!lines.length) continue;
    for (let child = element; child !== document.body; child = child.parentElement) {
      if (!style(child).flows) break;
      const family = families.get(child.parentElement) ?? new Map();
      family.set(child, [...(family.get(child) ?? []), ...lines]);
      families.set(child.parentElement, family);
    }
  }
  const over = (a, b) => a.left < b.right - 2 && b.left < a.right - 2
    && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const least = (lines, side) => Math.min(...lines.map((line) => line[side]));
  const most = (lines, side) => Math.max(...lines.map((line) => line[side]));
  const around = (lines) => ({
    left: least(lines, 'left'), right: most(lines, 'right'),
    top: least(lines, 'top'), bottom: most(lines, 'bottom'),
  });
  for (const family of families.values()) {
    const all = [...family].map(([child, lines]) => ({ child, lines, box: around(lines) }));
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
      if (over(a.box, b.box) && a.lines.some((one) => b.lines.some((other) => over(one, other)))) {
        problems.add(`${named(a.child)} lies over ${named(b.child)}`);
      }
    }));
  }
  return [...problems];
}"""

SIDEWAYS: Final = "() => document.documentElement.scrollWidth - innerWidth"


def problems(player: Player) -> list[str]:
    """What is cut off, covered, or outside of the window."""
    found: list[str] = player.page.evaluate(LOOK, ", ".join(MEANT))
    wider = player.page.evaluate(SIDEWAYS)
    return found + ([f"the page is {wider} px too wide"] if wider > 0 else [])


# Rules are called by a letter and a number, B4, in every language.
LATIN_DIGITS: Final = r"""() => {
  const latin = (text) => /[0-9]/.test(text.replace(/\b[A-Z][0-9]{1,2}\b/g, ''));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (latin(data) && !parentElement.closest('bdi, [data-latin]')) found.push(data.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title]')) {
    found.push(...[element.ariaLabel, element.title].filter((text) => text && latin(text)));
  }
  return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("screen", sampled(SCREENS))
def test_nothing_is_cut_off(visit: Visit, screen: str) -> None:
    """Each screen is loaded once, then read at every size; Persian has its own figures only."""
    player = visit()
    SCREENS[screen](player)
    found: dict[str, list[str]] = {}
    for language, sizes in READ.items():
        speak(player, language)
        for size in sizes:
            resize(player, *size)
            if screen in AGAIN:
                AGAIN[screen](player)
            found[f"{language} {size[0]}x{size[1]}"] = problems(player)
            if size in (LARGE, SMALLEST) and screen in PAGES + SHEETS:
                assert overflow(player)[0] == 0, size
                buttons = player.page.locator(".decide" if screen in SHEETS else "body").locator(
                    BUTTONS
                )
                assert buttons.count(), size
                reach(buttons)
            if language == "fa" and size == LAPTOP:
                found["other figures in Persian"] = player.page.evaluate(LATIN_DIGITS)
    assert not {key: wrong for key, wrong in found.items() if wrong}


# ---- Letters


def fonts(player: Player) -> set[str]:
    """Files of letters that the page has fetched."""
    found: list[str] = player.page.evaluate(
        "() => performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    return {url.rsplit("/", 1)[1] for url in found if url.endswith(".woff2")}


USED: Final = """(family) => [...document.fonts].some(
  (face) => face.status === 'loaded' && face.family.replaceAll('"', '') === family)"""

# As wide as high is a character; the box that stands for what a system does not have is not.
HAS_CHINESE: Final = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '100px sans-serif';
  return Math.abs(pen.measureText('語').width - 100) < 1;
}"""
NARROW: Final = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!/^[\u4e00-\u9fff]+$/.test(data) || parentElement.closest('svg')) continue;
    range.selectNodeContents(walker.currentNode);
    const wide = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (wide > 0 && wide < 0.95 * size * data.length) found.push(data);
  }
  return found;
}"""


@pytest.mark.thorough
def test_persian_letters_come_with_the_language(visit: Visit) -> None:
    """English fetches no letters; Persian only the slices that it needs."""
    player = visit()
    SCREENS["turn"](player)
    assert fonts(player) == set()
    speak(player, "fa")
    player.page.wait_for_function(USED, arg="Vazirmatn Variable")
    assert player.page.evaluate(FAMILY).startswith('"Vazirmatn Variable"')
    found = fonts(player)
    assert all(re.match("vazirmatn-(arabic|latin)-wght", file) for file in found), found


@pytest.mark.thorough
def test_chinese_characters_come_where_the_system_has_none(visit: Visit) -> None:
    """Only the slices that are needed; and all that is written is then drawn with them."""
    player = visit()
    SCREENS["turn"](player)
    speak(player, "zh-Hant")
    expect(player.page.locator("html")).to_have_attribute("lang", "zh-Hant-TW")
    if player.page.evaluate(HAS_CHINESE):
        assert fonts(player) == set()
        return
    player.page.wait_for_function(USED, arg="Noto Sans TC Variable")
    player.page.wait_for_function(f"() => ({NARROW})().length === 0")
    found = fonts(player)
    assert all(file.startswith("noto-sans-tc-") for file in found), found
    assert len(found) < 40, "there are 108"


FAMILY: Final = "() => getComputedStyle(document.body).fontFamily"


@pytest.mark.thorough
def test_drawings_count_in_the_figures_of_the_language(visit: Visit) -> None:
    """Digits on tiles too, whichever language is spoken first and next."""
    drawn = (
        "() => Array.from({ length: 10 }, (_, n) => document.querySelector(`#n${n}`).textContent)"
    )
    latin = list("0123456789")
    persian = list("۰۱۲۳۴۵۶۷۸۹")
    player = visit(locale="fa-IR")
    player.open()
    expect(player.page.locator("svg.sprite #n9")).to_have_text(persian[9])
    assert player.page.evaluate(drawn) == persian
    speak(player, "en")
    assert player.page.evaluate(drawn) == latin
    speak(player, "fa")
    assert player.page.evaluate(drawn) == persian


# ---- Languages that we do not have

NOTICE: Final = "Keyflower isn’t available in"


@pytest.mark.thorough
def test_an_unknown_language_is_said_once(visit: Visit) -> None:
    """The browser's first choice is not here: English, and a word about it, one time."""
    player = visit(locale="de-AT")
    notice = player.page.get_by_role("status").filter(has_text=NOTICE)
    player.open()
    expect(notice).to_contain_text("Austrian German")
    player.press(player.button("Close", notice))
    expect(notice).to_have_count(0)
    player.open()
    player.button("Play now").wait_for()
    expect(notice).to_have_count(0)


@pytest.mark.thorough
def test_the_second_choice_is_spoken(visit: Visit) -> None:
    """A browser that prefers German and then French gets French, and is told so in French."""
    player = visit(locale="de")
    player.context.add_init_script(
        "Object.defineProperty(navigator, 'languages', { get: () => ['de', 'fr-CA', 'en'] })"
    )
    player.open()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    expect(player.page.get_by_text("n’est pas encore traduit")).to_contain_text("allemand")


@pytest.mark.thorough
def test_the_address_chooses_a_language(visit: Visit) -> None:
    """In this tab, until another one is chosen; an unknown one is told."""
    player = visit()
    player.open()  # what was chosen before stays
    player.page.evaluate("localStorage.setItem('keyflower-language', 'en')")
    html = player.page.locator("html")
    player.open("/?language=fr")
    expect(html).to_have_attribute("lang", "fr")
    assert player.page.url == f"{player.address}/"
    player.open()
    expect(html).to_have_attribute("lang", "fr")
    player.open("/new?language=de")
    expect(html).to_have_attribute("lang", "fr")
    expect(player.page.get_by_role("status").filter(has_text="allemand")).to_be_visible()
    player.open("/?language=???")
    expect(html).to_have_attribute("lang", "fr")
    other = player.context.new_page()
    other.goto(player.address)
    expect(other.locator("html")).to_have_attribute("lang", "en")
    player.open("/settings")
    player.page.get_by_role("combobox", name="Langue").select_option(label="English")
    expect(html).to_have_attribute("lang", "en")
    player.open()
    expect(html).to_have_attribute("lang", "en")


@pytest.mark.thorough
def test_other_tabs_follow(visit: Visit) -> None:
    """What is chosen in one is spoken in all."""
    player = visit()
    player.open()
    other = player.context.new_page()
    other.goto(player.address)
    other.get_by_role("button", name="Menu").click()
    other.get_by_label("Language").select_option("ro")
    expect(player.page.locator("html")).to_have_attribute("lang", "ro")


@pytest.mark.thorough
def test_a_kept_language_may_be_gone(visit: Visit) -> None:
    """Then it is as if there were none, and said."""
    player = visit(locale="el-GR")
    player.context.add_init_script(
        "if (!localStorage.getItem('keyflower-language'))"
        " localStorage.setItem('keyflower-language', 'tlh')"
    )
    player.open()
    expect(player.page.locator("html")).to_have_attribute("lang", "el")
    expect(player.page.get_by_text("δεν υπάρχει ακόμη σε αυτή τη γλώσσα")).to_be_visible()
