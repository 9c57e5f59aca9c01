"""`./keyflower test`: the checks and tests of this checkout."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Annotated, Final, Literal, NamedTuple

from cyclopts import Parameter

from keyflower.cli.errors import CommandError
from keyflower.runs.pool import cores
from tools import ROOT, browser, compiled, page, postgres

TESTS: Final = ROOT / "tests"
IN_BROWSER: Final = TESTS / "browser"

Mode = Literal["fast", "plain", "thorough"]
MARKS: Final[dict[Mode, str]] = {
    "fast": "not slow and not thorough and not timed",
    "plain": "not thorough and not timed",
    "thorough": "not timed",
}
"""The marks of the tests that a mode runs; those that measure times have a stage of their own."""


# Checks by their names: what Python runs, and what Node runs in web/.
CHECKS: Final = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format --check": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    "lint-imports": ("-c", "import sys, importlinter.cli as c; sys.exit(c.lint_imports_command())"),
}
_VITEST: Final = ("node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1")
# Two thirds of the time that all of them take: every page of Learn, every form of a decision.
_THOROUGH_FILES: Final = ("tests/learn/pages.test.ts", "tests/table/decide/forms.test.ts")
_ESLINT: Final = ("node_modules/eslint/bin/eslint.js", "--max-warnings=0") + (
    *("--cache", "--cache-location=node_modules/.cache/eslint", "--cache-strategy=content"),
)
PAGE_CHECKS: Final = {
    "types of the wire": ("wire.js",),  # svelte-check reads them
    "svelte-check": ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json")
    + ("--fail-on-warnings", "--tsgo", "--incremental"),
    "eslint": (*_ESLINT, "**/*.ts"),  # to read components takes it twice as long as all others
    "format --check": ("format.js", "--check"),
    "vitest": (*_VITEST, *(f"--exclude={file}" for file in _THOROUGH_FILES)),
}
THOROUGH_PAGE_CHECKS: Final = {**PAGE_CHECKS, "eslint": _ESLINT, "vitest": _VITEST}


class Stage(NamedTuple):
    """A run of pytest: on which tests, in which modes, and what this machine lacks for it."""

    name: str
    modes: tuple[Mode, ...]
    arguments: tuple[str, ...]
    marks: str = ""  # instead of those of the mode
    missing: Callable[[], str] = str
    compiled: bool = False
    # More than there are cores: tests of the server wait much of their time.
    processes: int = cores() + 1
    # Modes in which it runs at the same time as the others, in one process.
    beside: tuple[Mode, ...] = ()


def _no_browser() -> str:
    if not page.can_be_tested():
        return "the page could not be built, the set-up said why"
    return "" if browser.get() else browser.NO_BROWSER


_ELSEWHERE: Final = ("--ignore", str(IN_BROWSER), "-p", "no:playwright")
_COMPILED: Final = "tests of the server with compiled rules"
STAGES: Final = (
    Stage("tests", ("fast", "plain", "thorough"), _ELSEWHERE),
    Stage(
        _COMPILED, ("thorough",), (str(TESTS / "server"),), MARKS["plain"], compiled.missing, True
    ),
    Stage(
        "browser",
        ("plain", "thorough"),
        (str(IN_BROWSER),),
        missing=_no_browser,
        processes=min(cores(), 2),
        beside=("plain",),
    ),
    Stage("times", ("thorough",), ("-n0", *_ELSEWHERE), "timed"),
    Stage("times in a browser", ("thorough",), ("-n0", str(IN_BROWSER)), "timed", _no_browser),
)

# Arguments with which a person wants to watch one process, or to choose their number.
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

    Without further arguments: ruff, mypy, the import contracts, the page's own tests, the tests of
    Python, and beside them those in a browser. What this machine can't run is skipped, and named at
    the end.

    Parameters
    ----------
    pytest_arguments
        Files, names and options for pytest; then only pytest runs.
    fast
        For the edit loop: leave out the tests marked slow, those on PostgreSQL and in a browser,
        and those of the page's modules unless web/ has changed since the last commit.
    thorough
        Everything: also tests of whole games, of programs that are killed, of all screens, of
        compiled rules and bots, of a hundred interrupts; at the end those that measure times,
        which need a machine with nothing else to do.
    compiled
        Compile the rules with mypyc first, and run the tests of the rules on that.
    """
    # Tests load themselves in every process and start hundreds of others: all of them read what
    # the first has compiled, in this checkout.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if pytest_arguments or compiled:
        code = _run_named(pytest_arguments, MARKS["fast"] if fast else "", compiled)
    else:
        code = _run_stages("fast" if fast else "thorough" if thorough else "plain")
    if postgres.programs() is None:
        print(f"keyflower: skipped tests on PostgreSQL: {postgres.NO_POSTGRES}")
    return code


def _run_stages(mode: Mode) -> int:
    """All that a mode runs: pytest stage by stage, and the checks beside it. -> exit code"""
    stages = [stage for stage in STAGES if mode in stage.modes]
    if any(stage.compiled and not stage.missing() for stage in stages):
        _environment(with_compiled=True)  # once, and not within the limit of a test
    with ThreadPoolExecutor(1) as beside, ThreadPoolExecutor(1) as browsing:
        lacking = [beside.submit(stage.missing) for stage in stages]
        checks = [beside.submit(_check, *check) for check in _checks(mode)]
        for stage, missing in zip(stages, lacking):
            if mode in stage.beside:
                checks.append(browsing.submit(_run_beside, stage, MARKS[mode], missing))
        codes, skipped = [], []
        for stage, missing in zip(stages, lacking):
            if missing.result():
                skipped.append(f"keyflower: skipped {stage.name}: {missing.result()}")
            elif mode not in stage.beside:
                marks = stage.marks or MARKS[mode]
                command = _pytest(stage.arguments, marks, stage.processes)
                codes.append(_run(command, _environment(stage.compiled)))
        codes += [_report(*check.result()) for check in checks]
    for line in skipped:
        print(line)
    return next((code for code in codes if code), 0)


def _run_beside(stage: Stage, marks: str, missing: "Future[str]") -> "Checked":
    """Run a stage at the same time as another, and keep what it says."""
    if missing.result():
        return stage.name, 0.0, 0, ""
    return _check(stage.name, _pytest(stage.arguments, marks, 0), ROOT)


def _run_named(arguments: Sequence[str], marks: str, with_compiled: bool) -> int:
    """Only pytest, with the caller's arguments. -> exit code"""
    paths = [Path(argument.partition("::")[0]) for argument in arguments]
    named = [path.resolve() for path in paths if path.exists()]
    if any(path.is_relative_to(IN_BROWSER) or IN_BROWSER.is_relative_to(path) for path in named):
        if browser.get() is None:
            print(f"keyflower: skipped tests in a browser: {browser.NO_BROWSER}")
    if with_compiled and not named:
        arguments = [*arguments, str(TESTS / "rules"), str(TESTS / "formats")]
    return _run(_pytest(arguments, marks, cores() + 1), _environment(with_compiled))


def _checks(mode: Mode) -> list[tuple[str, list[str], Path]]:
    """The checks besides the tests: name, command, folder."""
    checks = [(name, [sys.executable, "-P", *words], ROOT) for name, words in CHECKS.items()]
    if page.can_be_tested() and (mode != "fast" or page_has_changed()):
        node = page.node_of_modules()
        of_page = THOROUGH_PAGE_CHECKS if mode == "thorough" else PAGE_CHECKS
        checks += [(name, [node, *words], page.WEB) for name, words in of_page.items()]
    return checks


def page_has_changed() -> bool:
    """Whether the page's sources differ from the last commit; true if that is unknown."""
    command = ["git", "status", "--porcelain", "web"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    except OSError:
        return True
    return bool(done.stdout or done.returncode)


Checked = tuple[str, float, int, str]
"""A check's name, its seconds, its exit code, and what it said."""


def _check(name: str, command: list[str], folder: Path) -> Checked:
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


def _report(name: str, seconds: float, code: int, said: str) -> int:
    """Show how a check went. -> its exit code"""
    print(f"{name}: {'FAILED' if code else 'ok'} ({seconds:.1f} s)", flush=True)
    lines = said.rstrip().splitlines()
    if code:
        print(*lines, sep="\n", flush=True)
    elif lines and " passed" in lines[-1] and lines[-1].startswith("="):  # pytest's summary
        print(*(line for line in lines if line.startswith("SKIPPED")), lines[-1], sep="\n")
    return code


def _run(command: Sequence[str], environment: dict[str, str]) -> int:
    """Run pytest. -> exit code"""
    # Paths among the arguments are the caller's; pytest itself looks into the folder tests.
    here = Path.cwd()
    folder = here if here.is_relative_to(ROOT) else ROOT
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _pytest(arguments: Sequence[str], marks: str, processes: int) -> list[str]:
    """The command for the tests with these marks."""
    command = [sys.executable, "-P", "-m", "pytest"]
    if not any(_ONE_PROCESS.match(argument) for argument in arguments):
        command += ["-n", str(processes), "--dist", "worksteal"]
    if marks:
        command += ["-m", marks]
    return [*command, *arguments]


def _environment(with_compiled: bool) -> dict[str, str]:
    try:
        return compiled.environment() if with_compiled else dict(os.environ)
    except compiled.CompileError as error:
        raise CommandError(str(error)) from None
