"""A profile without a password, with the browser's own passkeys: a virtual authenticator."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.server_process import Server


def with_authenticator(player: Player) -> None:
    """A device with a fingerprint reader, which always agrees."""
    devices = player.page.context.new_cdp_session(player.page)
    devices.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def named(server: Server) -> str:
    """The server by its name: passkeys don't work for addresses."""
    return server.address.replace("127.0.0.1", "localhost")


@pytest.mark.thorough
def test_cleared_cookies_lose_nothing(visit: Visit, server: Server) -> None:
    player = visit(address=named(server))
    player.open()
    with_authenticator(player)
    player.rename("Wilma")
    player.press(player.page.get_by_role("link", name="Your profile"))
    player.press(player.button("Add a passkey"))
    expect(player.button("Remove")).to_be_visible()
    player.press(player.button("Create a recovery phrase"))
    phrase = player.page.locator(".words").inner_text()
    assert re.fullmatch(r"([a-z]{5} ){5}[a-z]{5}", phrase)

    def forget() -> None:
        player.page.context.clear_cookies()
        player.open("/profile")
        expect(player.page.get_by_text("Guest", exact=True)).to_be_visible()

    forget()
    player.press(player.button("Use a passkey"))
    player.page.wait_for_url(player.address + "/")
    expect(player.page.get_by_label("Your name")).to_have_value("Wilma")

    forget()  # and the passkey is lost
    player.page.get_by_label("Your six words").fill("babab " * 6)
    player.away = True  # the browser logs the refusal
    player.press(player.button("Sign in"))
    expect(player.page.get_by_role("alert")).to_contain_text("doesn’t match any profile")
    player.away = False
    player.page.get_by_label("Your six words").fill(phrase.upper().replace(" ", "-"))
    player.press(player.button("Sign in"))
    player.page.wait_for_url(player.address + "/")
    player.open("/profile")
    player.press(player.button("Remove"))
    expect(player.button("Remove")).to_have_count(0)

    player.press(player.button("Delete all my data"))
    player.press(player.button("Yes, delete everything"))
    player.page.wait_for_url(player.address + "/")
    expect(player.page.get_by_label("Your name")).to_have_value("Guest")
