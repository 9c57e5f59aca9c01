"""An environment of its own for schemathesis, whose pytest plugin would slow every other test.

Made from requirements-fuzz.lock, kept in .cache under the hash of that lock. To write the lock
anew (it must hold no address and no path):

    uv pip compile --group fuzz --universal --generate-hashes --no-header --no-annotate \
        -o requirements-fuzz.lock
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LOCK = ROOT / "requirements-fuzz.lock"
STAMP = "keyflower-stamp"


def schemathesis() -> Path:
    """The program, installed where it is not yet."""
    parts = (LOCK.read_bytes(), sys.version.encode(), str(ROOT).encode())
    digest = hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
    folder = ROOT / ".cache" / f"fuzz-{digest}"
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    if not (folder / STAMP).is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(exist_ok=True)
        for command in commands(folder, programs / "python"):
            subprocess.run(command, check=True, stdin=subprocess.DEVNULL, env=environ())
        (folder / STAMP).touch()
    return programs / "schemathesis"


def commands(folder: Path, python: Path) -> list[list[str]]:
    """What makes the environment: uv where it is at hand, which is quicker; else venv and pip."""
    base = str(getattr(sys, "_base_executable", None) or sys.executable)
    found = sorted((ROOT / ".tools").glob("uv-*/bin/uv*"))
    uv = str(found[0]) if found else shutil.which("uv")
    if uv is None:
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        install = [*pip, "--require-hashes", "--no-deps", "-r", str(LOCK)]
        return [[base, "-m", "venv", str(folder)], install]
    venv = [uv, "venv", "--quiet", "--no-project", "--python", base, str(folder)]
    sync = [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", str(python), str(LOCK)]
    return [venv, sync]


def environ() -> dict[str, str]:
    """uv does not read pip's settings: hand the registry on, if there is one."""
    found = dict(os.environ, UV_PYTHON_DOWNLOADS="never")
    ask = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    base = getattr(sys, "_base_executable", None)
    if base:
        ask[0] = str(base)
    told = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    index = os.environ.get("PIP_INDEX_URL") or told
    if index:
        found.setdefault("UV_DEFAULT_INDEX", index)
    return found
