"""What tests of both homes share: each runs on a tab and on a server with SQLite.

Thorough runs add a server with PostgreSQL. Async tests run by anyio's plugin on asyncio: a module
of them says `pytestmark = pytest.mark.anyio`.
"""

from collections.abc import AsyncIterator, Iterator

import pytest
from tests.home.homes import MONDAY_NOON, Finished, Home, Person, ServerHome, TabHome
from tests.server.conftest import cluster, migrated
from tests.server.server_thread import Clock, serving

from tools.postgres import Cluster

__all__ = ["cluster", "migrated"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """asyncio is what the server runs on, and what Pyodide has."""
    return "asyncio"


def serve(database: str) -> Iterator[Home]:
    """A server whose clock stands still."""
    clock = Clock()
    clock.seconds = MONDAY_NOON
    with serving(database, now=clock, pause_after=1e9) as served:
        yield ServerHome(served, clock)


@pytest.fixture(scope="module")
def sqlite_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server on SQLite for all tests of a module: other tests count processes."""
    yield from serve(str(tmp_path_factory.mktemp("home") / "keyflower.db"))


@pytest.fixture(scope="module")
def postgres_home(cluster: Cluster, migrated: str) -> Iterator[Home]:
    """A server on PostgreSQL for all tests of a module."""
    yield from serve(cluster.url(cluster.create(template=migrated)))


@pytest.fixture(scope="session")
def tab_home() -> Home:
    """Tabs without a server."""
    clock = Clock()
    clock.seconds = MONDAY_NOON
    return TabHome(clock)


HOMES = ["tab", "sqlite", pytest.param("postgres", marks=pytest.mark.thorough)]


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest) -> Home:
    """Where people play: each home in turn."""
    home = request.getfixturevalue(f"{request.param}_home")
    assert isinstance(home, Home)
    return home


@pytest.fixture
async def ann(home: Home) -> AsyncIterator[Person]:
    """A person at that home."""
    async with home.person() as ann:
        yield ann


@pytest.fixture
async def finished(home: Home) -> AsyncIterator[Finished]:
    """A game that was played to its end there, once for all tests."""
    finished = await home.finished()
    async with finished.person:
        yield finished
