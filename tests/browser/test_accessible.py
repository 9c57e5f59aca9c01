"""Nothing that axe objects to, on any screen.

Rules: WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe's best practices. Pages are looked at by
day in English and at dusk, right to left, in Persian; decisions and sheets, which are parts of the
same table, and screens with long texts and logs, which take axe long, only at dusk. The thorough
run looks at these by day, too, and at pages by day in all six languages and at dusk in English.
"""

from typing import Final, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import AGAIN, LANGUAGES, PARTS, SCREENS, sampled, speak

TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS: Final = {
    "runOnly": {"type": "tag", "values": TAGS},
    "resultTypes": ["violations"],
    "preload": False,
    "iframes": False,
}

PAGES: Final = ("lobby", "new", "room", "turn", "learn", "missing")
Look = tuple[Literal["light", "dark"], str]
TWO_LOOKS: Final[list[Look]] = [("light", "en"), ("dark", "fa")]
OF_PARTS: Final = amount(TWO_LOOKS[1:], thorough=TWO_LOOKS)
LOOKS: Final[list[Look]] = amount(
    TWO_LOOKS,
    thorough=[("light", language) for language in LANGUAGES] + [("dark", "fa"), ("dark", "en")],
)

# The sprite is hidden from everybody and holds more elements than all the rest: it is taken out
# while axe looks.
LOOK: Final = """async ([part, options]) => {
  const sprite = document.querySelector('svg.sprite');
  sprite?.remove();
  const { violations } = await axe.run(part, options);
  if (sprite) document.body.append(sprite);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("screen", sampled(SCREENS))
def test_axe_finds_nothing(visit: Visit, screen: str) -> None:
    """Each screen is loaded once; language and colours change where it stands."""
    player = visit(color_scheme="light")
    SCREENS[screen](player)
    player.page.evaluate(AXE_SCRIPT)
    found: dict[str, list[str]] = {}
    for light, language in LOOKS if screen in PAGES else OF_PARTS:
        player.page.emulate_media(color_scheme=light)
        speak(player, language)
        if screen in AGAIN:
            AGAIN[screen](player)
        found[f"{language}, {light}"] = violations(player, PARTS.get(screen, "html"))
    assert not {key: wrong for key, wrong in found.items() if wrong}


def violations(player: Player, part: str) -> list[str]:
    """What axe objects to in a part of the page."""
    found: list[str] = player.page.evaluate(LOOK, [part, OPTIONS])
    return found
