"""What cannot be opened is refused with one line that says why."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.processes import SECONDS, started
from tests.server.storage.rows import table

from keyflower.server.database import default_path, open_store
from keyflower.server.storage import StorageError
from keyflower.server.storage.statements.games import add_table, find_table
from tools.postgres import Cluster

pytestmark = pytest.mark.anyio

# Opens a database, has a child that outlives it, and waits to be killed.
SERVER = """
import asyncio, os, sys
from keyflower.server.database import open_store

async def main():
    store = await open_store(sys.argv[1])
    if os.fork() == 0:
        print("open", flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


async def refused(url: str) -> str:
    with pytest.raises(StorageError) as error:
        await open_store(url)
    assert "\n" not in str(error.value)
    return str(error.value)


async def test_a_plain_path_is_a_sqlite_file(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "100% ünïcode?#.db"
    store = await open_store(str(path))
    await add_table(store, table(), [])
    assert store.shown == str(path)
    await store.close()
    store = await open_store(f"sqlite:///{path}")
    assert await store.read(find_table, "t") == (table(), [])
    await store.close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600  # there are secrets in it


async def test_what_is_written_is_safe_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "keyflower.db"
    await (await open_store(str(path))).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


async def test_files_that_are_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, this isn't a database at all. " * 100)
    before = path.read_bytes()
    assert await refused(str(path)) == f"{path}: is not a SQLite database"
    assert path.read_bytes() == before
    assert "Is a directory" in await refused(str(tmp_path))
    for below in (path / "below.db", path / "further" / "below.db"):
        assert await refused(str(below)) == f"{below.parent}: is not a folder"
    assert "can't be used" in await refused("/proc/keyflower/keyflower.db")


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "sqlite:///:memory:", "a\0b"])
async def test_addresses_without_a_file(url: str) -> None:
    assert "sqlite:///path" in await refused(url)


async def test_an_unknown_kind_of_database() -> None:
    said = await refused("mysql://ann:secret@localhost/keyflower")
    assert "mysql://" in said
    assert "postgresql://" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:s3cret@127.0.0.1:1/keyflower",
        "postgresql://ann:s3cret@127.0.0.1:port/keyflower",
        "postgresql://ann:s3/cret@127.0.0.1:1/keyflower",
        "postgresql://ann:s3?cret@127.0.0.1:1/keyflower",
        "postgresql://ann@127.0.0.1:1/keyflower?password=s3cret",
        "postgresql://ann:s3cret@127.0.0.1:1/keyflower?sslmode=nonsense",
        "postgresql://ann:s3cret@[::1/keyflower",
        "postgresql://ann:s3cret@no-such-host.invalid/keyflower",
        "postgresql://ann@/keyflower?host=/no/such/socket",
    ],
)
async def test_a_postgresql_that_cannot_be_reached(url: str) -> None:
    said = await refused(url)
    assert said.startswith("postgresql://")
    assert "s3" not in said
    assert "cret" not in said


async def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    assert 'database "none" does not exist' in await refused(cluster.url("none"))


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
async def test_a_sqlite_file_is_for_one_server(tmp_path: Path) -> None:
    path = tmp_path / "keyflower.db"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with started([sys.executable, "-c", SERVER, path], **pipes) as server:
        assert server.stdout.readline() == b"open\n"
        wanted = f"{path}: is in use by another server; several servers need PostgreSQL"
        assert await refused(str(path)) == wanted
        os.kill(server.pid, signal.SIGKILL)
        server.wait(SECONDS)
        store = await open_store(str(path))  # although the child is still there
        assert await refused(f"sqlite:///{path}") == wanted
        await store.close()
        await (await open_store(str(path))).close()


def test_the_default_is_in_the_users_own_folder() -> None:
    path = default_path()
    assert path.is_absolute()
    assert path.name == "keyflower.db"
    assert path.parent.name == "keyflower"
