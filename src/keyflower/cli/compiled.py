"""The rules and the bots' thinking compiled with mypyc, from the files that run interpreted.

`build` makes a folder to be put first on PYTHONPATH. It holds only `rules` and `bots`;
everything else of the package comes from the sources as they are now. The folder is kept in a
cache under a hash of all that went into it.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from keyflower.cli.checkout import checkout, package
from keyflower.cli.errors import CommandError

PACKAGES: Final = ("rules", "bots")
"""What is compiled, as far as it is not named in INTERPRETED."""

INTERPRETED: Final = frozenset(
    {
        "rules/__init__.py",
        "bots/__init__.py",
        "bots/expectation.py",
        "bots/external.py",
        "bots/failure.py",
        "bots/program.py",
        "bots/random.py",
        "bots/reasons.py",
        "bots/seeds.py",
        "bots/thought.py",
    }
)
"""Files that are left as they are: they wait for others, or think of little."""

_SETUP: Final = """
import sys
from setuptools import setup
from mypyc.build import mypycify

setup(
    name="keyflower-rules",
    packages=[],
    ext_modules=mypycify(sys.argv[1:], opt_level="3", debug_level="0"),
    script_args=["build_ext", "--build-lib", "compiled", "--build-temp", "objects"],
)
"""

# The compiled folder comes first on the path of the package, the sources second.
_PACKAGE: Final = """\
from pathlib import Path

_sources = Path({sources!r})
__path__.append(str(_sources))
_init = _sources / "__init__.py"
exec(compile(_init.read_text("utf-8"), str(_init), "exec"))
"""

_CHECK: Final = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    if file.endswith(".py"):
        sys.exit(name + " came from " + file)
"""

_STALE: Final = 3600.0
"""Seconds after which the leavings of an interrupted build are swept."""


def build() -> Path:
    """Compile the rules, unless the cache has them. -> the folder to put first on PYTHONPATH"""
    cache = _cache()
    target = _target()
    if target.is_dir():
        return target
    _require_compiler()
    print("keyflower: compiling the rules; this happens once after each change", file=sys.stderr)
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="building-", dir=cache) as temporary:
        finished = _compile(Path(temporary), cache / "compiled.log")
        try:
            finished.rename(target)
        except OSError:
            if not target.is_dir():  # else another build was quicker: as good as ours
                raise
    _sweep(cache, keep=target)
    return target


def is_built() -> bool:
    """Whether the cache has the files as they are now."""
    return _has_tools() and _target().is_dir()


def can_build() -> bool:
    """Whether all is there that compiling needs."""
    return _has_tools() and sys.platform != "win32" and not _missing()


def environment() -> dict[str, str]:
    """The environment for a new process, in which rules and bots are the compiled ones."""
    path = [str(build()), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def _cache() -> Path:
    root = checkout()
    if root is not None:
        return root / ".cache"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "keyflower" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "keyflower"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "keyflower"


def _target() -> Path:
    """Where the compiled files go, or are."""
    return _cache() / f"compiled-{_digest()}"


def _has_tools() -> bool:
    return find_spec("mypyc") is not None and find_spec("setuptools") is not None


def _digest() -> str:
    """A hash of all that decides what the compiled files are.

    The catalogue is part of it, since mypyc writes its constants and types into the rules.
    """
    try:
        tools = f"mypy {version('mypy')} setuptools {version('setuptools')}"
    except PackageNotFoundError as error:
        raise CommandError(
            f"compiling needs the package {error.name}: pip install mypy setuptools"
        ) from error
    sources = package()
    digest = hashlib.sha256()
    for part in (tools, sys.version, sysconfig.get_platform(), platform.machine(), str(sources)):
        digest.update(part.encode() + b"\0")
    files = [Path(__file__), *_files(sources / "catalogue")]
    for name in PACKAGES:
        files += _files(sources / name)
    for file in files:
        digest.update(file.relative_to(sources).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files(folder: Path) -> list[Path]:
    return sorted(
        file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    )


def _require_compiler() -> None:
    """A C compiler and Python's headers; as root on Debian they are installed."""
    if sys.platform == "win32":
        return  # setuptools looks for the compiler itself, and says what it misses
    if _missing():
        if shutil.which("apt-get") and os.geteuid() == 0:
            print("keyflower: installing gcc and python3-dev", file=sys.stderr)
            env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            install = ["install", "-y", "gcc", "libc6-dev", "python3-dev"]
            for arguments in (["update"], install):
                subprocess.run(["apt-get", *arguments], env=env, capture_output=True, check=False)
        if missing := _missing():
            raise CommandError(
                f"compiling the rules needs {missing} (Debian: apt-get install gcc python3-dev)"
            )


def _missing() -> str:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler, {compiler}"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's headers, {header}"


def _compile(work: Path, log: Path) -> Path:
    """Compile in the folder `work`. -> the finished folder in it"""
    sources = package()
    log.unlink(missing_ok=True)
    shutil.copytree(sources, work / "keyflower", ignore=shutil.ignore_patterns("__pycache__"))
    (work / "setup.py").write_text(_SETUP, "utf-8")
    copied = work / "keyflower"
    chosen = [
        file.relative_to(work)
        for name in PACKAGES
        for file in _files(copied / name)
        if file.suffix == ".py" and file.relative_to(copied).as_posix() not in INTERPRETED
    ]
    _logged([sys.executable, "setup.py", *map(str, chosen)], work, log)

    finished = work / "compiled"
    for name in PACKAGES:
        shutil.copytree(copied / name, finished / "keyflower" / name, dirs_exist_ok=True)
    init = _PACKAGE.format(sources=str(sources))
    (finished / "keyflower" / "__init__.py").write_text(init, "utf-8")
    names = [".".join(file.with_suffix("").parts) for file in chosen]
    _logged([sys.executable, "-c", _CHECK, *names], finished, log)
    return finished


def _logged(command: list[str], folder: Path, log: Path) -> None:
    """Run `command` in `folder` and on what is there, what it says added to the file `log`."""
    # Fused multiply-add would round otherwise than the interpreter: bots must choose the same.
    flags = "" if sys.platform == "win32" else "-ffp-contract=off"
    env = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip(),
    }
    with log.open("a", encoding="utf-8") as file:
        done = subprocess.run(
            command, cwd=folder, env=env, stdout=file, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        last = "\n".join(log.read_text("utf-8", "replace").splitlines()[-30:])
        raise CommandError(f"the rules did not compile; the end of {log}:\n{last}")


def _sweep(cache: Path, keep: Path) -> None:
    """Remove earlier compiled folders, and what interrupted builds have left."""
    for folder in cache.glob("compiled-*"):
        if folder != keep:
            shutil.rmtree(folder, ignore_errors=True)
    for folder in cache.glob("building-*"):
        if time.time() - folder.stat().st_mtime > _STALE:
            shutil.rmtree(folder, ignore_errors=True)
