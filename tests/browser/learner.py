"""Somebody who plays the tutorial, in any language: by what things are, not by what they say."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.player import PATIENCE, Player

CONFIRM: Final = '[data-do="confirm"]'

# Each step with what is pressed in it, one after the other; without anything it is only read.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "welcome": (),
    "table": (),
    "plan": (),
    "bid": ('[data-at="lot:farrier"]', CONFIRM),
    "outbid": ('[data-at="lot:farrier"]', CONFIRM),
    "visit": ('.other[data-seat="1"]', '.village [data-at="p1:keystone_quarry"]', CONFIRM),
    "own": ('.village [data-at="p0:keywood"]', CONFIRM),
    "guest": (),
    "second": ('[data-at="lot:carpenter"]', CONFIRM),
    "move": ('.village [data-at="p0:home_1"]', CONFIRM),
    "step": ('[data-good="keywood wood"]', '[data-to="home_1"]'),
    "upgrade": ('[data-upgrade="home_1"]', CONFIRM),
    "pass": ('[data-do="pass"]',),
    "ended": (),
    "boat": ('.stage [data-at="boat:keyflower"]', CONFIRM),
    "build": ('.village [data-cell="1,0"]', CONFIRM),
}


class Learner:
    """A player in the tutorial."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def begin(self) -> None:
        """Begin, or go on where it was left."""
        self.player.open("/learn/tutorial")
        # The first page in another script: the browser looks through all fonts of the system.
        self.page.locator("[data-step]").wait_for(timeout=3 * PATIENCE)

    def at(self, step: str) -> Locator:
        """The card of a step, once it is one's own turn to do it."""
        card = self.page.locator(f'[data-step="{step}"]:not([data-waits])')
        expect(card).to_be_visible()
        return card

    def press(self, selector: str) -> None:
        """Press something that is there once."""
        self.player.press(self.page.locator(selector))

    def take(self, step: str, look: Callable[[str], object] = lambda _: None) -> None:
        """Do what a step asks for; `look` is called before each press."""
        card = self.at(step)
        look(step)
        # Where the text lies over the board, it is read before anything is done.
        forth = card.locator('[data-do="tutorial-next"]')
        if forth.is_visible():
            self.player.press(forth)
        for n, selector in enumerate(STEPS[step]):
            if n:
                expect(self.page.locator(selector)).to_be_enabled()
                look(f"{step}-{n}")
            self.press(selector)
