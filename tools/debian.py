"""Debian's packages without installing them: unpacked into a folder, which needs no root."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def unpack(packages: Sequence[str], folder: Path) -> bool:
    """Unpack packages, and what they need and this machine lacks. -> whether they are there

    apt-get works on lists and a cache in the folder itself: nothing outside it changes.
    """
    if folder.is_dir():
        return True
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return False
    print(f"keyflower: getting {', '.join(packages)} from Debian", file=sys.stderr)
    partial = folder.with_name(folder.name + ".partial")
    work = partial / "apt"
    shutil.rmtree(partial, ignore_errors=True)
    for part in ("lists/partial", "archives/partial"):
        (work / part).mkdir(parents=True)
    options = [f"Dir::State::Lists={work / 'lists'}", f"Dir::Cache={work}"]
    options += ["Debug::NoLocking=1", "APT::Sandbox::User="]
    apt = ["apt-get", "-q", *(word for option in options for word in ("-o", option))]
    download = ["install", "--yes", "--download-only", "--no-install-recommends", *packages]
    there = _run([*apt, "update"]) and _run([*apt, *download])
    if there:
        archives = sorted((work / "archives").glob("*.deb"))
        there = all(_run(["dpkg-deb", "-x", str(archive), str(partial)]) for archive in archives)
    shutil.rmtree(work, ignore_errors=True)
    if there:
        partial.rename(folder)
    else:
        shutil.rmtree(partial, ignore_errors=True)
    return there


def libraries(folder: Path) -> str:
    """LD_LIBRARY_PATH for programs that were unpacked into a folder."""
    found = {str(path.parent) for path in folder.glob("**/*-linux-gnu/**/*.so*")}
    return ":".join(sorted(found))


def _run(command: Sequence[str]) -> bool:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0
