"""The virtual environment of this checkout, .venv: made from a lock, once for each change of it."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Final

from tools import ROOT, packages

PLAYING: Final = "requirements.lock"
DEVELOPING: Final = "requirements-dev.lock"
"""The locks: what playing needs, and that plus what developers need."""

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP: Final = VENV / "stamp"


def is_ready(locks: Iterable[str]) -> bool:
    """Whether .venv is there, made from one of these locks."""
    return PYTHON.exists() and _read_stamp() in map(_stamp_of, locks)


def is_for_developers() -> bool:
    """Whether .venv has what developers need, of this version or an older one."""
    return DEVELOPING in _read_stamp()


def install(lock: str, keep_open: Iterable[int]) -> None:
    """Make .venv, or bring it up to date.

    keep_open: file descriptors that the programs it starts inherit.
    """
    uv = packages.find_uv()
    start = monotonic()
    print(f"keyflower: preparing .venv from {lock}; this happens once", file=sys.stderr)
    stamp = _stamp_of(lock)
    if PYTHON.exists() and _read_stamp().split("\n")[:-1] == stamp.split("\n")[:-1]:
        STAMP.unlink()  # the same Python: only packages change
    elif VENV.exists():
        shutil.rmtree(VENV)
    python = packages.base_python()
    make = [uv, "venv", "--no-project", "--allow-existing", "--python", python, str(VENV)]
    sync = [uv, "pip", "sync", "--require-hashes", "--python", str(PYTHON), str(ROOT / lock)]
    for command in (make, sync):
        quiet = not sys.stderr.isatty()
        done = subprocess.run(
            command,
            env=packages.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else sys.stderr.fileno(),
            stderr=subprocess.STDOUT if quiet else None,
            pass_fds=tuple(keep_open),
            check=False,
        )
        if done.returncode:
            sys.stderr.write((done.stdout or b"").decode("utf-8", "replace"))
            raise packages.InstallError(
                f"the packages of {lock} can't be installed (see above): is there a network, and"
                " room on the disk?"
            )
    # A line in site-packages that leads to src: quicker than an editable install.
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    folder = Path(subprocess.check_output([PYTHON, "-c", code], text=True).strip())
    source = os.path.relpath(ROOT / "src", folder)
    (folder / "keyflower.pth").write_text(f"{source}\n", "utf-8")
    STAMP.write_text(stamp, "utf-8")
    print(f"keyflower: ready after {monotonic() - start:.1f} s", file=sys.stderr)


def _stamp_of(lock: str) -> str:
    """What .venv is made from."""
    content = (ROOT / lock).read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    made_from = f"{lock} {hashlib.sha256(content).hexdigest()}"
    return "\n".join((sys.version, sys.platform, str(ROOT), made_from))


def _read_stamp() -> str:
    try:
        return STAMP.read_text("utf-8")
    except OSError:
        return ""
