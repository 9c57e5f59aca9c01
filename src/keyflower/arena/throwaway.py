"""An environment of its own for the engines that ours is compared with."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from keyflower.rules.errors import KeyflowerError

STAMP: Final = "keyflower-stamp"
"""The file that says that an environment is complete."""


@contextmanager
def environment(packages: Sequence[str], cache: Path | None) -> Iterator[Path]:
    """The Python of an environment with these packages; kept in the cache, if there is one."""
    with tempfile.TemporaryDirectory(prefix="keyflower-peers-") as temporary:
        folder = Path(temporary) if cache is None else cache / f"peers-{_digest(packages)}"
        python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        if not (folder / STAMP).is_file():
            print(
                f"keyflower: installing {', '.join(packages)} into an environment of their own",
                file=sys.stderr,
            )
            shutil.rmtree(folder, ignore_errors=True)
            folder.parent.mkdir(parents=True, exist_ok=True)
            for command in _commands(folder, python, packages):
                _run(command)
            (folder / STAMP).touch()
        yield python


def _digest(packages: Sequence[str]) -> str:
    parts = "\0".join((*packages, sys.version, sys.platform))
    return hashlib.sha256(parts.encode()).hexdigest()[:16]


def _commands(folder: Path, python: Path, packages: Sequence[str]) -> list[list[str]]:
    """venv and pip, which know this machine's registry; where there is none of them, uv."""
    base = str(getattr(sys, "_base_executable", None) or sys.executable)
    if importlib.util.find_spec("ensurepip") is not None:
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        return [[base, "-m", "venv", str(folder)], [*pip, *packages]]
    uv = shutil.which("uv")
    if uv is not None:
        venv = [uv, "venv", "--quiet", "--no-project", "--python", base, str(folder)]
        return [venv, [uv, "pip", "install", "--quiet", "--python", str(python), *packages]]
    raise KeyflowerError("other engines need an environment of their own: install venv or uv")


def _run(command: list[str]) -> None:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["it said nothing"]
        raise KeyflowerError(f"{' '.join(command)} failed: {said[-1]}")
