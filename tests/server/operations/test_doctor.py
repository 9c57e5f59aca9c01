"""`keyflower doctor`: what is broken in a database, and that a restored backup is whole."""

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.processes import run
from tests.server.operations.test_damage import DAMAGE, begun, damage, move, prepared
from tests.server.server_thread import Person, known, serving
from tests.server.storage.test_migrations import run as change

from keyflower.cli import main
from tools.postgres import Cluster

pytestmark = pytest.mark.anyio


async def doctor(url: str, *options: str) -> tuple[int, str]:
    """The exit code, and what it says."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        code = await asyncio.to_thread(main, ["doctor", url, *options])
    return code, out.getvalue() + err.getvalue()


@pytest.mark.slow
async def test_every_kind_of_damage_is_named(database_url: str) -> None:
    _, (well, *others) = await prepared(database_url, 1 + len(DAMAGE))
    assert (await doctor(database_url))[0] == 0
    tables = dict(zip(DAMAGE, others))
    await damage(database_url, tables)
    code, said = await doctor(database_url, "--json")
    assert code == 1
    report = json.loads(said)
    other = tables["an engine that there is not"]
    assert set(report["broken"]) == set(others) - {other}
    assert report["tables"] == 1 + len(DAMAGE)
    code, said = await doctor(database_url)
    assert code == 1
    assert well not in said
    assert "entry 2 of the log is not as it was written" in said


@pytest.mark.thorough
@pytest.mark.slow
async def test_what_is_well_again_is_taken_up_again(sqlite_url: str) -> None:
    cookie, (table,) = await prepared(sqlite_url, 1)
    marked = f"UPDATE tables SET broken = 'IndexError' WHERE id = '{table}'"
    await change(sqlite_url, lambda c: c.execute(text(marked)))
    code, said = await doctor(sqlite_url)
    assert code == 0
    assert f"table {table}: is well again; --repair takes the mark off" in said
    assert "unmarked" in (await doctor(sqlite_url, "--repair"))[1]
    with serving(sqlite_url) as served:
        async with known(served.address, cookie) as ann:
            await move(ann, table, 1)


@pytest.mark.slow
async def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    path = tmp_path / "keyflower.db"
    await prepared(str(path), 30)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    root, size = connection.execute(
        "SELECT rootpage, (SELECT * FROM pragma_page_size) FROM sqlite_master WHERE name = 'log'"
    ).fetchone()
    connection.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * 200)
    done = run([sys.executable, "-P", "-m", "keyflower", "doctor", path], text=True)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "the file: " in done.stdout


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_backup_made_while_the_server_runs_can_be_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "keyflower.db", tmp_path / "copy.db"

    def backup() -> str:
        source, target = sqlite3.connect(path), sqlite3.connect(copy)
        source.backup(target)  # as .backup of the sqlite3 program
        source.close()
        target.close()
        return str(copy)

    await check_backup(str(path), backup)


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_dump_of_postgresql_can_be_restored(cluster: Cluster, migrated: str) -> None:
    name = cluster.create(template=migrated)
    await check_backup(cluster.url(name), lambda: cluster.url(cluster.restore(cluster.dump(name))))


async def check_backup(database: str, backup: Callable[[], str]) -> None:
    """A game goes on from a backup that was made while the server ran."""
    with serving(database) as served:
        async with Person(served.address) as ann:
            table = await begun(ann)
            state = await ann.get(f"/tables/{table}")
            copy = backup()
            await move(ann, table, 1)  # this one is lost with the original
            cookie = ann.cookie
    assert (await doctor(copy))[0] == 0
    with serving(copy) as served:
        async with known(served.address, cookie) as ann:
            restored = await ann.get(f"/tables/{table}")
            assert restored["view"] == state["view"]
            assert restored["events"] == state["events"]
            await move(ann, table, 1)


async def test_a_file_that_is_not_there_is_not_created(tmp_path: Path) -> None:
    file = tmp_path / "nofile.db"
    for url in (str(file), f"sqlite:///{file}", str(tmp_path / "no" / "x.db")):
        code, said = await doctor(url)
        assert code == 2
        assert "there is no file " in said
    assert list(tmp_path.iterdir()) == []
