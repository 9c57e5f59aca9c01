"""Debian's packages, for what the tests need and no Python package brings."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from keyflower.cli.errors import CommandError

_POLICY: Final = Path("/usr/sbin/policy-rc.d")


def install(packages: tuple[str, ...], purpose: str, there: Callable[[], bool]) -> None:
    """Make sure that something is there, by apt-get as root; a CommandError where it cannot be."""
    if there():
        return
    names = " ".join(packages)
    wanted = f"{purpose} need more than is here: install it (Debian: apt-get install {names})"
    if sys.platform == "win32" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise CommandError(wanted)
    print(f"keyflower: installing {names} for {purpose}", file=sys.stderr)
    with _nothing_started():
        said = _apt("update") + _apt("install", "-y", "--no-install-recommends", *packages)
    if not there():
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
