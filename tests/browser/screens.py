"""Every screen of the page: how to get there, and how to see it in another language, light or size.

Games are those of bots, the same ones every time. One gets there in English; a screen is loaded
once and then follows where it stands, as it does when the language is changed in another tab.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.learner import Learner
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.records import bring, go_on, moment, played, resume
from tests.sealed import sealed_record

from keyflower.coach.puzzle import shipped
from keyflower.formats.choices import Choices
from keyflower.formats.record import Record

LANGUAGES: Final = ("en", "fr", "el", "ro", "zh-Hant", "fa")
NAMES: Final = ["Anna", "Ben", "Cleo", "Dora"]
SEED: Final = 11

# Until three frames have changed nothing, and all letters are here: one change leads to another.
DRAWN: Final = """async () => {
  let calm = 0;
  const watch = new MutationObserver(() => { calm = 0; });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document.body, all);
  while (calm < 3) {
    calm += 1;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));
    await document.fonts.ready;
  }
  watch.disconnect();
}"""


def resize(player: Player, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has taken it."""
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.wait_for_function("(width) => innerWidth === width", arg=width)
    player.page.evaluate(DRAWN)


OVERFLOW: Final = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""


def overflow(player: Player) -> tuple[int, int]:
    """By how much the page is wider and higher than the window."""
    width, height = player.page.evaluate(OVERFLOW)
    return width, height


# Which of some elements have something over their middle, wherever one scrolls to.
COVERED: Final = """(elements) => elements.flatMap((element, at) => {
  const free = ['nearest', 'center', 'end', 'start'].some((block) => {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return free ? [] : [at];
})"""


def reach(buttons: Locator) -> None:
    """Every button can be scrolled to and pressed: nothing lies over it.

    A press on trial takes Playwright a while; it only looks at those that seem to be covered.
    """
    for at in buttons.evaluate_all(COVERED):
        buttons.nth(at).click(trial=True, timeout=5000)


# What a page is told when another tab has chosen a language.
CHOSEN: Final = """(language) => {
  const key = 'keyflower-language';
  localStorage.setItem(key, language);
  dispatchEvent(new StorageEvent('storage', { key, newValue: language }));
}"""


def speak(player: Player, language: str) -> None:
    """Choose a language as in another tab; this one follows."""
    player.page.evaluate(CHOSEN, language)
    player.page.locator(f"html[lang|='{language}']").wait_for(state="attached")
    player.page.evaluate(DRAWN)


def record() -> Record:
    """A game of four."""
    found = played(len(NAMES), SEED)
    found.names = NAMES
    return found


@cache
def sealed() -> Record:
    """A game of two whose draws can be checked."""
    return sealed_record()


def finished(player: Player) -> str:
    """The table of a game that is over."""
    return bring(player.context.request, player.address, record())


def sit(
    player: Player,
    phase: str,
    fits: Callable[[Choices], bool] = lambda _: True,
    after: float = 0,
) -> None:
    """Go on from a moment of that game at which such a decision is owed."""
    at, seat = moment(record(), phase, fits, after)
    table = go_on(player.context.request, player.address, finished(player), at, seat)
    player.open(f"/table/{table}")
    player.at_table()
    expect(player.owing).to_have_attribute("data-phase", phase)


def lobby(player: Player) -> None:
    """The start page, with games in its lists."""
    turn(player)
    player.open()
    player.page.get_by_role("link", name=re.compile("Your turn")).first.wait_for()


def settings(player: Player) -> None:
    """Language and colours."""
    player.open("/learn")
    player.press(player.button("Menu"))
    player.page.get_by_label("Language").wait_for()


def profile(player: Player) -> None:
    """The profile of somebody who has a recovery phrase and no rating yet."""
    player.open("/profile")
    player.press(player.button("Create a recovery phrase"))
    player.page.locator(".words").wait_for()


def new(player: Player) -> None:
    """A new table, with clocks."""
    player.open("/new")
    player.choose("Pace", "Live")


def room(player: Player) -> None:
    """A table before its game."""
    player.open("/new")
    player.press(player.button("Create table"))
    player.button(re.compile("^Start")).wait_for()


def turn(player: Player) -> None:
    """My turn, with losing bids."""
    sit(player, "turn", lambda found: len(found.losing) > 0 and len(found.uses) > 4, 0.4)


def log(player: Player) -> None:
    """The log beside the board."""
    turn(player)
    player.talk("Log")


def menu(player: Player) -> None:
    """The menu of the table, about to leave."""
    turn(player)
    player.press(player.button("Menu"))
    player.press(player.button(re.compile("^Leave")))


def picker(player: Player) -> None:
    """A tile is chosen."""
    turn(player)
    player.choose_tile()


def pass_menu(player: Player) -> None:
    """Ways to pass."""
    turn(player)
    player.press(player.button("Other ways to pass", player.panel))


def hints(player: Player) -> None:
    """Three ideas."""
    turn(player)
    player.press(player.button("Hint", player.panel))
    player.panel.get_by_role("group", name="Three ideas").wait_for()


def card(player: Player) -> None:
    """A tile in words."""
    turn(player)
    point(player)


def point(player: Player) -> None:
    """Rest the pointer on a lot until its card is there."""
    player.page.mouse.move(0, 0)
    player.page.locator(".lots [data-stop]").first.hover()
    player.page.get_by_role("tooltip").wait_for()


def pay(player: Player) -> None:
    """What to pay with."""
    resume(player, "pay", payments=1)


def transport(player: Player) -> None:
    """A good is held, tiles can be upgraded."""
    sit(player, "transport", lambda found: len(found.steps) > 1 and len(found.upgrades) > 0, 0.3)
    goods = player.panel.get_by_role("group", name="Resources you can move")
    player.press(goods.get_by_role("button").first)


def build(player: Player) -> None:
    """A tile in hand."""
    sit(player, "build", lambda found: len(found.placements) > 1, 0.4)
    player.press(player.button("Next place", player.panel))


def boats(player: Player) -> None:
    """Boats with their load."""
    sit(player, "pick_boat")


def winter(player: Player) -> None:
    """Which winter tiles come out."""
    sit(player, "pick_winter")


def end(player: Player) -> None:
    """The score."""
    player.open(f"/table/{finished(player)}")
    player.over.wait_for()


def fair(player: Player) -> None:
    """What decides the draws, before the game."""
    room(player)
    player.press(player.button("Fair draws"))
    player.page.get_by_role("textbox", name="Commitment").wait_for()


def checked(player: Player) -> None:
    """The draws of a finished game, checked."""
    table = bring(player.context.request, player.address, sealed())
    player.open(f"/table/{table}")
    player.press(player.button("More"))
    player.press(player.button("Fair draws"))
    player.press(player.button("Check the draws"))
    player.page.locator("[data-verdict=good]").wait_for()


def replay(player: Player) -> None:
    """The game again, in the midst of it."""
    at, _ = moment(record(), "turn", after=0.55)
    player.open(f"/replay/{finished(player)}#at={at}&viewer=open")
    player.page.get_by_text(re.compile(rf"^{at - 1} of ")).wait_for()


def go_on_from(player: Player) -> None:
    """Going on from a moment of a replay."""
    replay(player)
    player.press(player.button("Continue from here"))


def learn(player: Player) -> None:
    """How to play."""
    to_learn(player, "")


def rules(player: Player) -> None:
    """The rules, one of them pointed at."""
    to_learn(player, "/rules#B4")
    expect(player.page.locator("#B4")).to_be_focused()


def tiles(player: Player) -> None:
    """Every tile in words."""
    to_learn(player, "/tiles")


def signs(player: Player) -> None:
    """What the signs mean."""
    to_learn(player, "/icons")


def scoring(player: Player) -> None:
    """A village to try scoring on, with goods on yards."""
    to_learn(player, "/scoring")
    player.press(player.button("Resources on yards"))
    player.button(re.compile("^Blacksmith: ")).wait_for()


def to_learn(player: Player, path: str) -> None:
    """A page of Learn, with all that it loads."""
    player.open(f"/learn{path}")
    player.page.get_by_role("heading", level=1).wait_for()
    player.page.wait_for_load_state("networkidle")


def tutorial(player: Player) -> None:
    """A step of the tutorial in which something is done."""
    learner = Learner(player)
    learner.begin()
    for step in ("welcome", "table", "plan", "bid", "outbid"):
        learner.take(step)
    learner.at("visit")


def daily(player: Player) -> None:
    """The daily game, before it is played."""
    player.open("/daily")
    player.button("Play today’s game").wait_for()


def puzzle(player: Player) -> None:
    """A puzzle of five, whose tiles have points beside their names."""
    found = next(one for one in shipped().values() if one.seen().players == 5)
    player.open(f"/puzzles/{found.id}")
    player.panel.wait_for()


def real_game(player: Player) -> None:
    """A score sheet with tiles on the map and some that aren't."""
    player.open("/score")
    for number, name in enumerate(NAMES[:3], 1):  # names stay as they are in every language
        player.page.get_by_label(f"Name of player {number}").fill(name)
    player.press(player.button("Start"))
    player.press(player.page.get_by_role("button", name="Keywood", exact=True))
    player.press(player.page.locator("summary", has_text="Turn-order tiles"))
    player.press(player.page.get_by_role("button", name="Turn order 1", exact=True))
    place = player.page.get_by_role("region", name="Map")
    player.press(place.get_by_role("button", name="Turn order 1", exact=True))
    player.press(place.get_by_role("button", name="Put it at column 0, row -1"))
    player.page.get_by_text("Saved").wait_for()


def statistics(player: Player) -> None:
    """Statistics of somebody who hasn't finished a game."""
    player.open("/statistics")
    player.page.get_by_text("No finished games here yet").wait_for()


def missing(player: Player) -> None:
    """An address that leads nowhere."""
    player.open("/learn/nothing")
    player.page.get_by_role("heading", name="There’s nothing here").wait_for()


SCREENS: Final[dict[str, Callable[[Player], None]]] = {
    each.__name__: each
    for each in (
        lobby,
        settings,
        profile,
        new,
        room,
        turn,
        log,
        menu,
        picker,
        pass_menu,
        hints,
        card,
        pay,
        transport,
        build,
        boats,
        winter,
        fair,
        end,
        checked,
        replay,
        go_on_from,
        learn,
        rules,
        tiles,
        signs,
        scoring,
        tutorial,
        daily,
        puzzle,
        real_game,
        statistics,
        missing,
    )
}

AGAIN: Final[dict[str, Callable[[Player], None]]] = {"card": point}
"""What must be repeated after each change to see the screen."""

PARTS: Final = {
    "settings": "header",
    "log": ".words",
    "menu": "header",
    "picker": ".decide",
    "pass_menu": ".decide",
    "hints": ".decide",
    "card": ".tile-card",
    "pay": ".decide",
    "transport": ".decide",
    "boats": ".decide",
    "winter": ".decide",
    "tutorial": ".coach",
    "fair": "dialog",
    "end": ".end",
    "checked": ".check",
    "go_on_from": "dialog",
}
"""What is on a screen that is not on another one already: the rest need not be looked at twice."""

EITHER: Final = [
    pytest.param(LAPTOP, id="laptop"),
    pytest.param(PHONE, id="phone", marks=pytest.mark.thorough),
]
"""Windows as parameters of a test that goes the same way in both."""

SAMPLE: Final = ("turn",)
"""What every run of the tests looks at; the others are for `./keyflower test --thorough`."""


def sampled(screens: Iterable[str]) -> list[Any]:
    """Screens as parameters of a test."""
    return [
        screen if screen in SAMPLE else pytest.param(screen, marks=pytest.mark.thorough)
        for screen in screens
    ]
