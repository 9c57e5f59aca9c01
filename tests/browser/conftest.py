"""What the browser tests share: Chromium, a server, and people who look for problems.

A test that ends well still fails if a page logged an error, a request failed or went to another
host. Each process of pytest has one browser and one server, for all of its tests.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.amounts import amount
from tests.browser.on_site import files
from tests.browser.player import LAPTOP, PATIENCE, PHONE, Player
from tests.server.server_process import Server

from keyflower.cli.site import write_site
from tools import browser, page

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

os.environ.update(browser.driver())
expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Somebody comes, with a browser of their own."""

    def __call__(
        self,
        size: dict[str, Any] = ...,
        address: str = ...,
        settings: dict[str, object] | None = ...,
        **options: object,
    ) -> Player: ...


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The Chromium that `./keyflower test` has found."""
    found = browser.find()
    if found is None:
        pytest.skip(browser.NO_BROWSER)
    environment = {**os.environ, **found.environment}
    return {"executable_path": found.program, "args": FLAGS, "env": environment}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests; each sits at tables of its own."""
    path = tmp_path_factory.mktemp("browser") / "keyflower.db"
    with Server(str(path)) as server:
        yield server


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host that runs nothing, with a page without a server in one of its own."""
    host = tmp_path_factory.mktemp("host")
    if amount(False, thorough=True):
        page.compile_code()  # else the browser compiles it at each visit
    write_site(host / "games" / "keyflower")
    return host


@pytest.fixture(scope="session")
def site(host: Path) -> Iterator[str]:
    """Where a page without a server lies. A path can follow the address, as for a server."""
    with files(host) as address:
        yield f"{address}/games/keyflower/?"


@pytest.fixture
def visit(server: Server, new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """People with browsers of their own; at the end none of them may have seen a problem."""
    people: list[Player] = []

    def come(
        size: dict[str, Any] = LAPTOP,
        address: str = server.address,
        settings: dict[str, object] | None = None,
        **options: object,
    ) -> Player:
        usual: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
        usual["service_workers"] = "block"  # it would load all pages; tests/browser/test_offline.py
        context = new_context(**usual | size | options)
        people.append(Player(context, address, touch=size is PHONE, settings=settings))
        return people[-1]

    yield come
    problems = {str(n): player.problems for n, player in enumerate(people) if player.problems}
    assert not problems
