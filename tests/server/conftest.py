"""What the tests of the server share: both databases, and how async tests run.

Async tests and fixtures run by anyio's plugin on asyncio: a module of them says
`pytestmark = pytest.mark.anyio`. A test that takes `database_url` runs once on SQLite and once
on PostgreSQL, each time with an empty database of its own that is already migrated.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from keyflower.server.database import open_store
from keyflower.server.storage import Store
from tools.postgres import NO_POSTGRES, Cluster, programs


@pytest.fixture
def anyio_backend() -> str:
    """asyncio is what the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    if programs() is None:
        pytest.skip(NO_POSTGRES)
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def migrated(cluster: Cluster) -> str:
    """A database with our schema, to make others from."""
    name = cluster.create()

    async def migrate() -> None:
        await (await open_store(cluster.url(name))).close()

    asyncio.run(migrate())
    return name


@pytest.fixture
def postgres_url(cluster: Cluster, migrated: str) -> Iterator[str]:
    """A PostgreSQL database of this test."""
    name = cluster.create(template=migrated)
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with our schema, to make others from."""
    path = tmp_path_factory.mktemp("migrated") / "keyflower.db"

    async def migrate() -> None:
        await (await open_store(str(path))).close()

    asyncio.run(migrate())
    return path


@pytest.fixture
def database_file(tmp_path: Path, migrated_file: Path) -> str:
    """A SQLite file of this test."""
    return str(shutil.copy(migrated_file, tmp_path))


@pytest.fixture
def sqlite_url(database_file: str) -> str:
    """The same as a URL."""
    return f"sqlite:///{database_file}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database of this test, of each kind in turn; storage/ always runs on both."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """The store of that database."""
    store = await open_store(database_url)
    yield store
    await store.close()
