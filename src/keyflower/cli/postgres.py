"""PostgreSQL's own programs, which the tests of the server run a private database with."""

import shutil
from pathlib import Path
from typing import Final

from keyflower.cli import debian

_NEEDED: Final = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is; None without any."""
    found = Path("/usr/lib/postgresql").glob("*/bin")
    folders = sorted(found, key=lambda folder: _number(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    for folder in folders:
        if all((folder / name).exists() for name in _NEEDED):
            return folder
    return None


def install() -> None:
    """Make sure that PostgreSQL's programs are there; a CommandError if they cannot be."""
    debian.install(("postgresql",), "the tests of the server", lambda: programs() is not None)


def _number(version: str) -> float:
    try:
        return float(version)
    except ValueError:
        return 0.0
