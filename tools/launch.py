"""What `./keyflower` does for a verb: prepare what it needs in this checkout, then become it.

The first call makes .venv, and verbs that show the page build it beside; `serve` loads itself
while that goes on. Later calls find the stamps equal and go straight on. Standard library only: it
runs before anything is installed. Messages go to stderr: stdout belongs to the verb.

KEYFLOWER_OWN_NODE=1 uses a Node of its own even if there is one, KEYFLOWER_NO_COMPILE=1 never
compiles for `serve`.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from typing import Final, NoReturn

from tools import ROOT, compiled, packages, page, venv
from tools.lock import only_one

SHOW_THE_PAGE: Final = ("serve", "site", "test")
FOR_DEVELOPERS: Final = ("test", "bench", "dataset", "insights")  # pyarrow, matplotlib
SERVING: Final = (
    *("keyflower.cli.serve", "keyflower.server.run", "keyflower.server.storage.sqlite"),
    *("uvicorn.lifespan.on", "uvicorn.protocols.websockets.websockets_sansio_impl"),
)
"""Modules that load what `serve` needs."""
INTERRUPTED: Final = "set-up interrupted; the next call starts it again"
BUILDER: Final = "KEYFLOWER_BUILDER"
"""The variable that tells `serve` which process builds the page."""
COMPILED: Final = ("serve", "arena", "ladder", "insights", "dataset", "train", "puzzles")
"""Verbs that use compiled rules where there are any, and compile them if --compiled asks for it."""


def main(arguments: Sequence[str]) -> int:
    """Set up the checkout and become the verb's process. -> exit code 2 if the set-up fails"""
    try:
        prepare(arguments)
        become(arguments, {})
    except packages.InstallError as error:
        print(f"keyflower: {error}", file=sys.stderr)
        return 2


def prepare(arguments: Sequence[str]) -> None:
    """Make .venv and the page, unless they are there."""
    verb = arguments[0] if arguments else ""
    asks = "--help" in arguments or "-h" in arguments
    extras = any(word.startswith(("ray", "--ray", "postgres")) for word in arguments)
    develops = (verb in FOR_DEVELOPERS or extras) and not asks
    locks = [venv.DEVELOPING] if develops else [venv.PLAYING, venv.DEVELOPING]
    if venv.is_for_developers():
        locks.reverse()  # its packages are brought up to date, not taken away
    wants_page = verb in SHOW_THE_PAGE and not asks
    tests = verb == "test"
    flags = ["--tests"] if tests else ["--code"] if verb == "site" else []
    has_page = not wants_page or (page.is_ready(tests) and verb != "site")
    if venv.is_ready(locks) and has_page:
        return
    # What the set-up starts holds its lock too: if the set-up is killed, the next waits for them.
    with only_one("set-up") as held, ExitStack() as beside:
        builder = None
        if not has_page:
            builder = beside.enter_context(building(flags, held))
        if not venv.is_ready(locks):
            venv.install(locks[0], held)
        if builder and verb == "serve" and sys.platform != "win32":
            become(arguments, {BUILDER: str(builder)})


def load_beside_page() -> None:
    """Load what `serve` needs, and wait for the page if it's still being built."""
    builder = int(os.environ.pop(BUILDER, "0"))
    if not builder:
        return
    try:
        for module in SERVING:
            import_module(module)
        os.waitpid(builder, 0)
    except BaseException as error:
        kill_with_children(builder)
        if isinstance(error, KeyboardInterrupt):
            print(f"keyflower: {INTERRUPTED}", file=sys.stderr)
            sys.exit(130)
        raise


@contextmanager
def building(flags: Sequence[str], held: Sequence[int]) -> Iterator[int]:
    """Build the page meanwhile. Where that fails it says so, and the verb goes on without it.

    -> the process that builds it
    """
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "tools.page", *flags],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno(),
        start_new_session=True,
        pass_fds=held,
    )
    try:
        yield process.pid
        process.wait()
    except BaseException:
        if sys.platform == "win32":
            process.terminate()
        else:
            kill_with_children(process.pid)
        process.wait()
        raise


def kill_with_children(process: int) -> None:
    """End a process with what it has started: npm would go on by itself."""
    with suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def environment(arguments: Sequence[str]) -> dict[str, str]:
    """Variables of a verb: PYTHONPATH has our tools, and compiled rules before the sources."""
    path = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    found = dict(os.environ)
    plays = bool(arguments) and (arguments[0] in COMPILED or arguments[:2] == ["bench", "strength"])
    if plays and "--no-compiled" not in arguments:
        if "--compiled" in arguments:
            command = [str(venv.PYTHON), "-P", "-m", "tools.compiled"]
            compiles = {**found, "PYTHONPATH": str(ROOT)}
            if code := subprocess.call(command, stdout=subprocess.DEVNULL, env=compiles):
                sys.exit(code)  # it has said why
        folder = compiled.target()
        if folder.is_dir():
            path.insert(0, str(folder))
        elif not compiled.missing() and not os.environ.get("KEYFLOWER_NO_COMPILE"):
            found["KEYFLOWER_COMPILER"] = compiled.__file__  # serve runs it when it is up
    found["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    return found


def become(arguments: Sequence[str], more: dict[str, str]) -> NoReturn:
    """Replace this process by a verb; where the system can't (Windows), run it.

    more: what is added to its environment.
    """
    command = [str(venv.PYTHON), "-P", "-m", "tools", *arguments]
    variables = {**environment(arguments), **more}
    variables.pop("__PYVENV_LAUNCHER__", None)  # macOS: it would mislead the venv's Python
    if sys.platform == "win32":
        child = subprocess.Popen(command, env=variables)
        while True:
            with suppress(KeyboardInterrupt):  # the child gets it too, and decides
                sys.exit(child.wait())
    os.execve(command[0], command, variables)
