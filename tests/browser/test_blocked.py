"""Browsers that keep nothing: the user has blocked all site data."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit

# As Chromium does with that setting.
BLOCKED = """
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException(`${name}: access is denied`, 'SecurityError'); },
  });
}
"""


def test_the_page_plays_and_remembers_choices_while_it_is_open(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script(BLOCKED)
    player.open()
    player.play_now(opponents=2)
    player.wait()
    player.press(player.page.get_by_role("link", name="Start page").first)
    chosen = player.page.get_by_role("radio", name="2 opponents", exact=True)
    expect(chosen).to_be_checked()
