"""The game and its bots compiled with mypyc, from the same files that run interpreted.

`build` makes a folder to put first on PYTHONPATH. It holds only what is compiled; the rest of
the package comes from the sources as they are now. The folder is kept in .cache under a hash of
everything that went into it. Standard library only: the launcher and the package's build use it.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools import CACHE, ROOT
from tools.lock import only_one
from tools.packages import InstallError, folder_of

SOURCES: Final = ROOT / "src" / "keyflower"
LOCK: Final = ROOT / "requirements-dev.lock"

PACKAGES: Final = ("rules", "formats", "game", "bots")
"""What is compiled, except for the files in INTERPRETED and those that only import others."""

INTERPRETED: Final = frozenset(
    {
        "game/fairness.py",
        "rules/compiled.py",
        "formats/choices.py",
        "formats/position/shapes.py",
        "bots/bot.py",
        "bots/external/bot.py",
        "bots/external/program.py",
        "bots/failure.py",
        "bots/levels.py",
        "bots/network/expectation.py",
        "bots/network/network.py",
        "bots/network/plain.py",
        "bots/random.py",
        "bots/seeds.py",
        "bots/specs.py",
        "bots/thought.py",
    }
)
"""Files that would not gain from it: they wait for other programs, or do little. The dataclasses of
choices.py are made, and written as JSON, more slowly when they are compiled."""

# Two C files, so that two cores compile them: what plays, whose functions are inlined into each
# other, and the formats. -O2 takes twice as long for 4 % more speed; -O3 gains nothing over it.
_SETUP: Final = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class BuildInParallel(build_ext):
    def build_extensions(self):
        game = self.extensions[0]  # the others only load it
        includes = [f'#include "{Path(source).name}"\\n' for source in game.sources]
        formats = [line for line in includes if "formats" in line]
        units = {"formats.c": formats, "game.c": [x for x in includes if x not in formats]}
        with ThreadPoolExecutor() as pool:
            objects = pool.map(self.compile_unit, units, units.values())
            game.extra_objects = sum(objects, [])
        game.sources = []
        super().build_extensions()

    def compile_unit(self, name, lines):
        game = self.extensions[0]
        unit = Path("build", name)
        unit.write_text("".join(lines), "utf-8")
        return self.compiler.compile(
            [str(unit)],
            output_dir=self.build_temp,
            include_dirs=game.include_dirs,
            extra_postargs=game.extra_compile_args,
        )

setup(
    name="keyflower-rules",
    packages=[],
    ext_modules=mypycify(sys.argv[1:], opt_level="1", debug_level="0", multi_file=True),
    cmdclass={"build_ext": BuildInParallel},
    script_args=["build_ext", "--build-lib", "compiled", "--build-temp", "objects", "--parallel=2"],
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


class CompileError(Exception):
    """The rules can't be compiled; the message says what would help."""


def target() -> Path:
    """The folder for PYTHONPATH, which is there once the files as they are now are compiled."""
    digest = hashlib.sha256()
    for part in (*requirements(), sys.version, sysconfig.get_platform(), platform.machine()):
        digest.update(part.encode() + b"\0")
    digest.update(str(SOURCES).encode())
    # mypyc writes constants and types of the catalogue into the rules.
    files = [Path(__file__), *_files(SOURCES / "catalogue")]
    for name in PACKAGES:
        files += _files(SOURCES / name)
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return CACHE / f"compiled-{digest.hexdigest()[:16]}"


def build() -> Path:
    """Compile the rules and bots, unless .cache has them. -> the folder for PYTHONPATH"""
    folder = target()
    if folder.is_dir():
        return folder
    if lack := missing():
        raise CompileError(
            f"compiling needs {lack} (Debian: apt-get install gcc python3-dev;"
            " macOS: xcode-select --install)"
        )
    with only_one("compilation"):
        for old in (*CACHE.glob("compiled-*"), *CACHE.glob("building-*")):
            if old != folder:
                shutil.rmtree(old, ignore_errors=True)
        if not folder.is_dir():
            print("keyflower: compiling the rules; this happens once", file=sys.stderr)
            with tempfile.TemporaryDirectory(prefix="building-", dir=CACHE) as work:
                _build_in(Path(work)).rename(folder)
    return folder


def _build_in(work: Path) -> Path:
    """Compile in the folder `work`. -> the folder for PYTHONPATH, inside it"""
    finished = compile_in(work)
    for name in PACKAGES:
        copied = finished / "keyflower" / name
        shutil.copytree(work / "keyflower" / name, copied, dirs_exist_ok=True)
    init = finished / "keyflower" / "__init__.py"
    init.write_text(_PACKAGE.format(sources=str(SOURCES)), "utf-8")
    names = [".".join(file.with_suffix("").parts) for file in chosen(work)]
    _run([sys.executable, "-c", _CHECK, *names], finished, [finished])
    return finished


def environment() -> dict[str, str]:
    """The environment for a new process that uses the compiled rules and bots."""
    path = [str(build()), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def missing() -> str:
    """What compiling needs and this machine lacks; empty where everything is there."""
    if sys.platform == "win32":
        return ""  # setuptools looks for the compiler itself, and says what it misses
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler, {compiler}"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's headers, {header}"


def requirements() -> list[str]:
    """The packages that compile, in the versions of the lock."""
    return re.findall(r"^(?:mypy|setuptools)==[^\s;]+", LOCK.read_text("utf-8"), re.MULTILINE)


def compile_in(work: Path) -> Path:
    """Compile a copy of the package in the folder `work`. -> the folder of compiled files"""
    ignored = shutil.ignore_patterns("__pycache__", "static", "static.partial")
    shutil.copytree(SOURCES, work / "keyflower", ignore=ignored)
    (work / "setup.py").write_text(_SETUP, "utf-8")
    path = [work]
    if not (find_spec("mypyc") and find_spec("setuptools")):
        try:
            path.append(folder_of(requirements(), constraints=LOCK))
        except InstallError as error:
            raise CompileError(str(error)) from None
    _run([sys.executable, "setup.py", *map(str, chosen(work))], work, path)
    return work / "compiled"


def chosen(work: Path) -> list[Path]:
    """The files to compile, relative to the folder `work`."""
    package = work / "keyflower"
    found = [file for name in PACKAGES for file in _files(package / name)]
    return [
        file.relative_to(work)
        for file in found
        if file.suffix == ".py" and file.name != "__init__.py"
        if file.relative_to(package).as_posix() not in INTERPRETED
    ]


def _files(folder: Path) -> list[Path]:
    return sorted(
        file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    )


def _run(command: list[str], folder: Path, path: list[Path]) -> None:
    # Fused multiply-add rounds differently from the interpreter, and bots must choose the same.
    # What no other library calls can be inlined.
    flags = "" if sys.platform == "win32" else "-ffp-contract=off -fvisibility=hidden"
    inherited = os.environ.get("PYTHONPATH", "")
    done = subprocess.run(
        command,
        cwd=folder,
        env={
            **os.environ,
            # What is there stays: in pip's isolated builds it leads to mypy and setuptools.
            "PYTHONPATH": os.pathsep.join(filter(None, [*map(str, path), inherited])),
            "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip(),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-30:])
        raise CompileError(f"the rules did not compile:\n{last}")


def main() -> int:
    """Compile, and print the folder."""
    try:
        print(build())
    except (CompileError, OSError) as error:
        print(f"keyflower: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
