"""Packages from PyPI, installed by uv: each set for a tool in a folder of its own under .cache.

Standard library only: the launcher and the package's build call it before anything is installed.
uv is the one on PATH, or pip installs it: it has wheels for every platform that NumPy has. Debian's
Python has no pip; pip's wheel from Debian makes up for it, for which no address of a registry is
needed.
"""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools import CACHE, debian
from tools.lock import only_one

UV: Final = "uv==0.13.7"


class InstallError(Exception):
    """Packages can't be installed; the message says what would help."""


def base_python() -> str:
    """The Python that a virtual environment was made from; without one, this Python."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def folder_of(packages: Sequence[str], constraints: Path | None = None) -> Path:
    """A folder for PYTHONPATH that holds these packages; installed once.

    constraints: a lock that says which versions and which hashes.
    """
    parts = (*packages, sys.version, sys.platform)
    content = constraints.read_bytes() if constraints else b""
    digest = hashlib.sha256("\0".join(parts).encode() + content).hexdigest()[:16]
    folder = CACHE / f"packages-{digest}"
    if not folder.is_dir():
        print(f"keyflower: getting {', '.join(packages)}", file=sys.stderr)
        options = ["--constraint", str(constraints)] if constraints else []
        _install(folder, [find_uv(), "pip", "install", *options, *packages])
    return folder


@functools.cache
def find_uv() -> str:
    """The program uv: from PATH, or installed into .cache."""
    found = shutil.which("uv")
    if found is None:
        folder = CACHE / UV
        if not folder.is_dir():
            try:
                _install(folder, [*_find_pip(), "install", "--no-deps", UV])
            except InstallError as error:
                raise InstallError(
                    f"{error}: is there a network?"
                    " Otherwise install pip or uv (Debian: apt-get install python3-pip)"
                ) from None
        found = str(folder / "bin" / ("uv.exe" if os.name == "nt" else "uv"))
    return found


def _find_pip() -> list[str]:
    """The command for pip: this Python's own, or a wheel that Debian has of it."""
    options = ["--disable-pip-version-check"]
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", *options]
    command = [base_python(), "-m", "pip", *options]
    if subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0:
        return command
    folder = CACHE / "debian-pip"
    if debian.unpack(["python3-pip-whl"], folder):
        wheel = next((folder / "usr" / "share" / "python-wheels").glob("pip-*.whl"))
        return [base_python(), str(wheel / "pip"), *options]
    raise InstallError("this Python has no pip, and it can't be fetched")


def _install(folder: Path, command: Sequence[str]) -> None:
    """Install wheels into a folder, whole or not at all, unless another process was faster."""
    partial = folder.with_name(folder.name + ".partial")
    with only_one("installation"):
        if folder.is_dir():
            return
        shutil.rmtree(partial, ignore_errors=True)
        done = subprocess.run(
            [*command, "--quiet", "--only-binary=:all:", "--target", partial],
            env=environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            shutil.rmtree(partial, ignore_errors=True)
            said = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
            raise InstallError(f"can't install {command[-1]}: {said[-1].strip()}")
        partial.rename(folder)


@functools.cache
def environment() -> dict[str, str]:
    """For uv, which doesn't read pip's settings: the registry that pip uses, if one is set."""
    found = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    if "UV_DEFAULT_INDEX" not in found:
        ask = [base_python(), "-m", "pip", "config", "get", "global.index-url"]
        said = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
        index = os.environ.get("PIP_INDEX_URL") or said
        if index:
            found["UV_DEFAULT_INDEX"] = index
    return found
