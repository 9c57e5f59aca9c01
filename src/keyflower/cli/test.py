"""`keyflower test`: the checks and tests of this checkout."""

import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

from cyclopts import Parameter

from keyflower.arena.pool import cores
from keyflower.cli import chromium, postgres
from keyflower.cli.checkout import checkout
from keyflower.cli.errors import CommandError

_LINT_IMPORTS: Final = "import sys, importlinter.cli as c; sys.exit(c.lint_imports_command())"

CHECKS: Final = (
    ("ruff check", ("-m", "ruff", "check")),
    ("ruff format --check", ("-m", "ruff", "format", "--check")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", _LINT_IMPORTS)),
)

CLIENT_CHECKS: Final = (
    (
        "svelte-check",
        ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json")
        + ("--fail-on-warnings",),
    ),
    ("vitest", ("node_modules/vitest/vitest.mjs", "run")),
)

# Arguments with which a person wants to watch one process, or to say themselves how many.
_ONE_PROCESS: Final = re.compile(
    r"-n|--numprocesses|--dist|--exitfirst|--maxfail|--pdb|--trace|--capture|--co"
    r"|--stepwise|--sw|-[a-z]*[xs][a-z]*$"
)


def run_tests(
    *pytest_arguments: Annotated[str, Parameter(allow_leading_hyphen=True)],
    fast: bool = False,
    thorough: bool = False,
    compiled: bool = False,
) -> int:
    """Run the checks and tests of this checkout.

    Without further arguments: ruff, mypy, the import contracts, then all tests.

    Parameters
    ----------
    pytest_arguments
        Files, names and options for pytest; then only pytest runs.
    fast
        Leave out the tests marked slow.
    thorough
        Look at all screens too, not only at those that matter most, count thousands of random
        villages, compare compiled bots with interpreted ones: a quarter of an hour more.
    compiled
        Compile the rules with mypyc first, and run the tests of the rules on that.
    """
    root = checkout()
    if root is None:
        raise CommandError("the tests are in the source checkout, not in the installed package")
    only_pytest = bool(pytest_arguments) or compiled
    whole = not (only_pytest or fast)
    if whole or _among(root / "tests" / "server", pytest_arguments):
        postgres.install()
    if whole or _among(root / "tests" / "browser", pytest_arguments):
        chromium.install()
    codes = [] if only_pytest else _run_checks(root)
    left_out = "slow" if fast else "" if thorough or only_pytest else "thorough"
    codes.append(_run_pytest(root, pytest_arguments, left_out, compiled))
    if whole:
        browser = root / "tests" / "browser"
        figures = browser / "test_figures.py"  # times are measured with the cores to itself
        codes.append(_run_pytest(root, ["-n0", str(figures)], left_out))
        others = ["-n2", "--dist", "loadfile", str(browser), "--ignore", str(figures)]
        codes.append(_run_pytest(root, others, left_out))
    return next((code for code in codes if code), 0)


def _among(folder: Path, arguments: Sequence[str]) -> bool:
    """Whether the tests of a folder are among those asked for by name."""
    paths = [Path(argument.partition("::")[0]) for argument in arguments]
    named = [path.resolve() for path in paths if path.exists()]
    return any(path.is_relative_to(folder) or folder.is_relative_to(path) for path in named)


def _checks(root: Path) -> list[tuple[str, list[str], Path]]:
    """What is checked beside the tests: name, command, folder."""
    web = root / "web"
    checks = [(name, [sys.executable, "-P", *words], root) for name, words in CHECKS]
    node = _node(web)
    return checks + [(name, [node, *words], web) for name, words in CLIENT_CHECKS]


def _node(web: Path) -> str:
    """The Node that the set-up has built the client with."""
    stamp = web / "node_modules" / "keyflower-stamp"
    try:
        return stamp.read_text("utf-8").splitlines()[3]
    except (OSError, IndexError):
        raise CommandError("the client was not built: run ./keyflower test, not the verb") from None


def _run_checks(root: Path) -> list[int]:
    """Run all checks side by side, and show what each of them said. -> exit codes"""

    def run(check: tuple[str, list[str], Path]) -> tuple[str, float, int, str]:
        name, command, folder = check
        begun = monotonic()
        done = subprocess.run(
            command,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return name, monotonic() - begun, done.returncode, done.stdout

    codes = []
    checks = _checks(root)
    with ThreadPoolExecutor(cores()) as pool:
        for name, seconds, code, output in pool.map(run, checks):
            print(f"{name}: {'FAILED' if code else 'ok'} ({seconds:.1f} s)")
            if code:
                print(output.rstrip())
            sys.stdout.flush()
            codes.append(code)
    return codes


def _run_pytest(root: Path, arguments: Sequence[str], left_out: str, compiled: bool = False) -> int:
    """Run pytest, without the tests of a mark. -> exit code"""
    command = [sys.executable, "-P", "-m", "pytest"]
    if not any(_ONE_PROCESS.match(argument) for argument in arguments):
        command += ["-n", str(cores()), "--dist", "worksteal"]
    if left_out:
        command += ["-m", f"not {left_out}"]
    if not arguments:
        command += ["--ignore", str(root / "tests" / "browser")]
    command += arguments
    environment = None
    if compiled:
        from keyflower.cli.compiled import environment as compiled_environment

        environment = compiled_environment()
        if not any(Path(argument.partition("::")[0]).exists() for argument in arguments):
            command.append(str(root / "tests" / "rules"))
    here = Path.cwd()
    # Paths among the arguments are those of the caller; without any, pytest takes all of ours.
    inside = bool(arguments) and here.is_relative_to(root)
    return subprocess.run(
        command, cwd=here if inside else root, env=environment, check=False
    ).returncode
