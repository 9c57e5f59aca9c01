"""`keyflower doctor`: what is broken in a database, and that a restored backup is whole."""

import asyncio
import json
import shutil
import sqlite3
import stat
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
from tools import ROOT
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
@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3")
async def test_the_documented_backup_of_sqlite_can_be_restored(tmp_path: Path) -> None:
    """As docs/hosting.md says it, line by line."""
    path, copy = tmp_path / "keyflower.db", tmp_path / "copy.db"
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if '".backup copy.db"' in line)
    command, _, check = line.rpartition(" && ")
    assert check == "keyflower doctor copy.db"  # check_backup does that

    def backup() -> str:
        run(["sh", "-c", command], check=True, cwd=tmp_path)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600  # it has the keys of the server
        return str(copy)

    def restore(backed_up: str) -> str:
        Path(backed_up).replace(path)
        for name in ("keyflower.db-wal", "keyflower.db-shm"):
            assert name in page
            (tmp_path / name).unlink(missing_ok=True)
        return str(path)

    await check_backup(str(path), backup, restore)


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_dump_of_postgresql_can_be_restored(cluster: Cluster, migrated: str) -> None:
    name = cluster.create(template=migrated)
    await check_backup(cluster.url(name), lambda: cluster.url(cluster.restore(cluster.dump(name))))


async def check_backup(
    database: str, backup: Callable[[], str], restore: Callable[[str], str] = str
) -> None:
    """A game goes on from a backup that was made while the server ran."""
    with serving(database) as served:
        async with Person(served.address) as ann:
            table = await begun(ann)
            state = await ann.get(f"/tables/{table}")
            copy = backup()
            await move(ann, table, 1)  # this one is lost with the original
            cookie = ann.cookie
    assert (await doctor(copy))[0] == 0
    with serving(restore(copy)) as served:
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
