"""Notices to a browser: asking for them, and what the service worker shows when one comes."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect
from tests.browser.conftest import FLAGS, Visit
from tests.browser.player import Player
from tests.browser.test_offline import installed
from tests.server.server_process import Server

from tools import browser

# Notes the keys that the page subscribes with, and lets the browser go on.
KEYS = """
const subscribe = PushManager.prototype.subscribe;
window.keys = [];
PushManager.prototype.subscribe = function (options) {
  window.keys.push(options.applicationServerKey);
  return subscribe.call(this, options);
};
"""
# In the worker: `shown` is done once the next notice is shown. Asking for the notices earlier
# can make Chromium forget one that is stored and not yet shown.
WATCH = """() => {
  const { prototype } = ServiceWorkerRegistration;
  const { showNotification } = prototype;
  self.shown = new Promise((shown, failed) => {
    prototype.showNotification = function (...notice) {
      prototype.showNotification = showNotification;
      const showing = showNotification.apply(this, notice);
      showing.then(shown, failed);
      return showing;
    };
  });
}"""
# The only notice; its icon has a width once it is loaded.
NOTICE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const [{ title, body, tag, data, icon }, ...more] = await registration.getNotifications();
  if (more.length) throw new Error(`${more.length} more notices`);
  const picture = await createImageBitmap(await (await fetch(icon)).blob());
  return { title, body, tag, data, icon: [new URL(icon).pathname, picture.width] };
}"""


@pytest.fixture
def everyday(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser as people have it: private windows and the headless shell get no notices."""
    found = browser.whole()
    if found is None:
        pytest.skip(browser.NO_NOTICES)
    context = playwright.chromium.launch_persistent_context(
        tmp_path,
        executable_path=found.program,
        args=[*FLAGS, "--headless=new"],
        env={**os.environ, **found.environment},
        permissions=["notifications"],
    )
    yield context
    context.close()


def test_a_push_becomes_a_notice_that_leads_to_the_table(
    everyday: BrowserContext, server: Server
) -> None:
    player = Player(everyday, server.address)
    line = everyday.new_cdp_session(player.page)
    known: list[dict[str, Any]] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    installed(player)
    (worker,) = everyday.service_workers
    for body in ("Keyflower with Ann", "Keyflower with Ann and Bob"):  # the newer one replaces it
        said = {"title": "It’s your turn", "body": body, "path": "/table/x7", "tag": "table-x7"}
        push = {"origin": server.address, "registrationId": known[-1]["registrationId"]}
        worker.evaluate(WATCH)
        line.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps(said)})
        worker.evaluate("self.shown")
        assert player.page.evaluate(NOTICE) == {
            "title": "It’s your turn",
            "body": body,
            "tag": "table-x7",
            "data": "/table/x7",
            "icon": ["/icon-192.png", 192],
        }
    assert not player.problems


@pytest.mark.thorough
def test_settings_say_why_no_notices_come(visit: Visit) -> None:
    player = visit(service_workers="allow")
    player.context.add_init_script(KEYS)
    player.open("/settings")
    switch = player.page.get_by_role("switch", name="To this browser")
    player.press(switch)
    expect(player.page.get_by_text("Your browser didn’t allow it.")).to_be_visible()
    expect(switch).not_to_be_checked()

    player.context.grant_permissions(["notifications"])
    player.press(switch)
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("Your browser couldn’t switch this on.")  # a private window
    expect(switch).not_to_be_checked()
    assert player.page.evaluate("window.keys") == [player.get("/api/me/notify")["push_key"]]
    assert player.get("/api/me/notify")["browsers"] == 0
    player.problems = [each for each in player.problems if "incognito" not in each]
