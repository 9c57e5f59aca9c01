"""Packages from PyPI for tools, each set in a folder of its own under .cache.

Standard library only: the launcher and the package's build call it before anything is installed.
uv is quick and pip is nearly everywhere; neither is needed, one of them is.
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
        uv = find_uv()
        install_into(folder, [*options, *packages], [uv, "pip"] if uv else pip())
    return folder


def find_installer() -> None:
    """Get uv or pip, whichever there is, before anything asks for it."""
    find_uv() or pip()


@functools.cache
def find_uv() -> str | None:
    """uv, from PATH or installed by pip into .cache; None if it's unavailable or disabled."""
    if os.environ.get("KEYFLOWER_NO_UV"):
        return None
    found = shutil.which("uv")
    if found is None:
        folder = CACHE / UV
        name = "uv.exe" if os.name == "nt" else "uv"
        if not folder.is_dir():
            try:
                install_into(folder, ["--no-deps", UV], pip())
            except InstallError:
                return None
        found = str(folder / "bin" / name)
    return found


@functools.cache
def pip() -> list[str]:
    """The command for pip: this Python's own, or a wheel that Debian has of it."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    command = [base_python(), "-m", "pip", "--disable-pip-version-check"]
    if subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0:
        return command
    folder = CACHE / "debian-pip"
    if debian.unpack(["python3-pip-whl"], folder):
        wheel = next((folder / "usr" / "share" / "python-wheels").glob("pip-*.whl"))
        return [base_python(), str(wheel / "pip"), "--disable-pip-version-check"]
    raise InstallError(
        "this Python has no pip, and it can't be fetched: is there a network?"
        " Otherwise install pip or uv (Debian: apt-get install python3-pip)"
    )


def install_into(folder: Path, arguments: Sequence[str], installer: Sequence[str]) -> None:
    """Install wheels into a folder, whole or not at all."""
    partial = folder.with_name(folder.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [*installer, "install", "--quiet", "--only-binary=:all:", "--target", partial, *arguments],
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
        raise InstallError(f"can't install {arguments[-1]}: {said[-1].strip()}")
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
