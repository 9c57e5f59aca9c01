"""`./keyflower test`: the checks and tests of this checkout."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

from cyclopts import Parameter

from keyflower.arena.pool import cores
from keyflower.cli.errors import CommandError
from tools import ROOT, browser, page, postgres
from tools.compiled import CompileError, missing
from tools.compiled import environment as compiled_environment

TESTS: Final = ROOT / "tests"
IN_BROWSER: Final = TESTS / "browser"
TIMED: Final = IN_BROWSER / "test_figures.py"
"""Tests that measure times: they run with the cores to themselves."""

_LINT_IMPORTS: Final = "import sys, importlinter.cli as c; sys.exit(c.lint_imports_command())"
CHECKS: Final = (
    ("types of the wire", ("-m", "tools.types")),
    ("ruff check", ("-m", "ruff", "check")),
    ("ruff format --check", ("-m", "ruff", "format", "--check")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", _LINT_IMPORTS)),
)
PAGE_CHECKS: Final = (
    (
        "svelte-check",
        ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json")
        + ("--fail-on-warnings",),
    ),
    ("vitest", ("node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1")),
)

# Arguments with which a person wants to watch one process, or to choose their number.
_ONE_PROCESS: Final = re.compile(
    r"-n|--numprocesses|--dist|--exitfirst|--maxfail|--pdb|--trace|--capture|--co"
    r"|--stepwise|--sw|-[a-z]*[xs][a-z]*$"
)

# Marks of the tests of `--fast`.
QUICK: Final = "not slow and not thorough"


def run_tests(
    *pytest_arguments: Annotated[str, Parameter(allow_leading_hyphen=True)],
    fast: bool = False,
    thorough: bool = False,
    compiled: bool = False,
) -> int:
    """Run the checks and tests of this checkout.

    Without further arguments: ruff, mypy, the import contracts, the page's own tests, then all
    tests, those in a browser too. What this machine can't run is skipped, and named at the end.

    Parameters
    ----------
    pytest_arguments
        Files, names and options for pytest; then only pytest runs.
    fast
        For the edit loop: leave out the tests marked slow, those on PostgreSQL and in a browser,
        and those of the page's modules unless web/ has changed since the last commit.
    thorough
        Everything: all screens, thousands of random villages, compiled bots beside interpreted
        ones, the server with compiled rules too, a hundred interrupts.
    compiled
        Compile the rules with mypyc first, and run the tests of the rules on that.
    """
    # Tests load themselves in every process and start hundreds of others: all of them read what
    # the first has compiled, in this checkout.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    skipped = []
    if postgres.programs() is None:
        skipped.append(f"tests on PostgreSQL: {postgres.MISSING}")
    if pytest_arguments or compiled:
        if _named(IN_BROWSER, pytest_arguments) and browser.get() is None:
            skipped.append(f"tests in a browser: {browser.MISSING}")
        chosen = QUICK if fast else ""
        codes = [_run_pytest(pytest_arguments, chosen, _environment(compiled), compiled)]
    else:
        chosen = QUICK if fast else "" if thorough else "not thorough"
        if thorough and not missing():
            _environment(compiled=True)  # once, and not within the limit of a test
        node = page.node_of_modules() if page.can_be_tested() else ""
        if not node:
            skipped.append("tests of the page: it could not be built, the set-up said why")
        with ThreadPoolExecutor(1) as beside:
            chromium = beside.submit(browser.get) if node and not fast else None
            checks = [
                beside.submit(_check, *check)
                for check in _checks("" if fast and not _page_has_changed() else node)
            ]
            codes = [_run_pytest(["--ignore", str(IN_BROWSER)], chosen)]
            codes += [_told(check) for check in checks]
        if thorough and not missing():
            codes.append(_run_pytest([str(TESTS / "server")], "not thorough", _environment(True)))
        if chromium and chromium.result() is None:
            skipped.append(f"tests in a browser: {browser.MISSING}")
        elif chromium:
            shared = ["-n", str(min(cores(), 2)), "--dist", "worksteal"]
            codes.append(_run_pytest([*shared, str(IN_BROWSER), "--ignore", str(TIMED)], chosen))
            codes.append(_run_pytest(["-n0", str(TIMED)], chosen))
    for line in skipped:
        print(f"keyflower: skipped {line}")
    return next((code for code in codes if code), 0)


def _named(folder: Path, arguments: Sequence[str]) -> bool:
    """Whether tests of a folder are among those named."""
    paths = [Path(argument.partition("::")[0]) for argument in arguments]
    named = [path.resolve() for path in paths if path.exists()]
    return any(path.is_relative_to(folder) or folder.is_relative_to(path) for path in named)


def _checks(node: str) -> list[tuple[str, list[str], Path]]:
    """The checks besides the tests: name, command, folder."""
    checks = [(name, [sys.executable, "-P", *words], ROOT) for name, words in CHECKS]
    if node:
        checks += [(name, [node, *words], page.WEB) for name, words in PAGE_CHECKS]
    return checks


def _page_has_changed() -> bool:
    """Whether the page's sources differ from the last commit; true if that is unknown."""
    command = ["git", "status", "--porcelain", "web"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    except OSError:
        return True
    return bool(done.stdout or done.returncode)


def _check(name: str, command: list[str], folder: Path) -> tuple[str, float, int, str]:
    """Run a check. -> its name, seconds, exit code, and what it said"""
    start = monotonic()
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return name, monotonic() - start, done.returncode, done.stdout


def _told(check: "Future[tuple[str, float, int, str]]") -> int:
    """Show how a check went. -> its exit code"""
    name, seconds, code, said = check.result()
    print(f"{name}: {'FAILED' if code else 'ok'} ({seconds:.1f} s)", flush=True)
    if code:
        print(said.rstrip(), flush=True)
    return code


def _run_pytest(
    arguments: Sequence[str],
    chosen: str,
    environment: dict[str, str] | None = None,
    only_rules: bool = False,
) -> int:
    """Run pytest on the tests whose marks are chosen. -> exit code"""
    command = [sys.executable, "-P", "-m", "pytest"]
    if not any(_ONE_PROCESS.match(argument) for argument in arguments):
        # One more than there are cores: tests of the server wait much of their time.
        command += ["-n", str(cores() + 1), "--dist", "worksteal"]
    if chosen:
        command += ["-m", chosen]
    command += arguments
    named = any(Path(argument.partition("::")[0]).exists() for argument in arguments)
    if only_rules and not named:
        command += [str(TESTS / "rules"), str(TESTS / "formats")]
    # Paths among the arguments are the caller's; pytest itself looks into the folder tests.
    here = Path.cwd()
    folder = here if here.is_relative_to(ROOT) else ROOT
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _environment(compiled: bool) -> dict[str, str]:
    try:
        return compiled_environment() if compiled else dict(os.environ)
    except CompileError as error:
        raise CommandError(str(error)) from None
