"""Nothing that axe objects to, on any screen, in any language, by day and at dusk.

Rules: WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe's best practices. By day all of them are
applied in all six languages. Colours do not depend on words: at dusk all rules are applied in
English and, right to left, in Persian; in the other languages only the contrast is looked at.
"""

from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.screens import LANGUAGES, PARTS, SCREENS, speak

TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL: Final = {"runOnly": {"type": "tag", "values": TAGS}}
CONTRAST: Final = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
WHOLE_AT_DUSK: Final = ("en", "fa")

# The sprite is hidden from everybody and holds more elements than all the rest: it is taken out
# while axe looks.
LOOK: Final = """async ([part, options]) => {
  const sprite = document.querySelector('svg.sprite');
  sprite?.remove();
  const { violations } = await axe.run(part, {
    ...options, resultTypes: ['violations'], preload: false, iframes: false,
  });
  if (sprite) document.body.append(sprite);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


def violations(player: Player, part: str, options: dict[str, Any]) -> list[str]:
    """What axe objects to."""
    found: list[str] = player.page.evaluate(LOOK, [part, options])
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visit, screen: str) -> None:
    """Each screen is loaded once; language and colours change where it stands."""
    player = visit(color_scheme="light")
    SCREENS[screen](player)
    player.page.evaluate(AXE_SCRIPT)
    part = PARTS.get(screen, "html")
    found: dict[str, list[str]] = {}
    for light in ("light", "dark"):
        player.page.emulate_media(color_scheme=light)
        for language in LANGUAGES:
            speak(player, language)
            whole = light == "light" or language in WHOLE_AT_DUSK
            options = ALL if whole else CONTRAST
            found[f"{language}, {light}"] = violations(player, part, options)
    assert not {key: wrong for key, wrong in found.items() if wrong}
