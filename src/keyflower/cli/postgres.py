"""PostgreSQL's own programs, which the tests of the server run a private database with."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from keyflower.cli.errors import CommandError

PACKAGE: Final = "postgresql"
_NEEDED: Final = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb")
_POLICY: Final = Path("/usr/sbin/policy-rc.d")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is; None without any."""
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders = sorted(debian, key=lambda folder: _number(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    for folder in folders:
        if all((folder / name).exists() for name in _NEEDED):
            return folder
    return None


def install() -> None:
    """Make sure that PostgreSQL's programs are there; a CommandError if they cannot be."""
    if programs() is not None:
        return
    wanted = (
        f"the tests of the server need PostgreSQL: install it (Debian: apt-get install {PACKAGE})"
    )
    if sys.platform == "win32" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise CommandError(wanted)
    print(f"keyflower: installing {PACKAGE} for the tests of the server", file=sys.stderr)
    with _nothing_started():
        said = _apt("update") + _apt("install", "-y", "--no-install-recommends", PACKAGE)
    if programs() is None:
        print(said.rstrip(), file=sys.stderr)
        raise CommandError(wanted)


def _apt(*arguments: str) -> str:
    """Run apt-get. -> what it said"""
    return subprocess.run(
        ["apt-get", "-q", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    ).stdout


@contextmanager
def _nothing_started() -> Iterator[None]:
    """Debian's way to install a service without starting it."""
    if _POLICY.exists():
        yield
        return
    _POLICY.write_text("#!/bin/sh\nexit 101\n")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()


def _number(version: str) -> float:
    try:
        return float(version)
    except ValueError:
        return 0.0
