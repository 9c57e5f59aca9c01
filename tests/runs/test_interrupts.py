"""Ctrl-C in the parent of workers, at every line of its code."""

import os
import signal
import sys
from pathlib import Path

import pytest
from tests.processes import PIPES, started

from keyflower.runs.interrupts import interrupts_later

BOUND = 300.0
"""Seconds for some hundred short runs, each of which ends in a moment."""

# Each run is a process that interrupts itself at one line of the pool's code: the first, and so on.
# When it has ended, and a pipe that it shares with its workers too, nothing of it is left.
EVERY_LINE = """\
import os, signal, sys
from contextlib import closing

from keyflower.runs import interrupts, pool

FILES = {interrupts.__file__, pool.__file__}
INTERRUPTED, SWALLOWED = 130, 3


def double(number):
    return 2 * number


def run(line):
    left = line

    def trace(frame, event, _argument):
        nonlocal left
        if frame.f_code.co_filename not in FILES:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                signal.raise_signal(signal.SIGINT)
        return trace

    sys.settrace(trace)
    try:
        with closing(pool.spread(double, range(5), 2)) as results:
            assert list(results) == [0, 2, 4, 6, 8]
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        sys.settrace(None)
    return 0 if left > 0 else SWALLOWED


step = int(sys.argv[1])
line = 1
code = None
while code != 0:
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        sys.exit(run(line))
    os.close(theirs)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.read(ours, 1)
    os.close(ours)
    print(line, code, flush=True)
    line += step
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="interrupts come otherwise there")
@pytest.mark.parametrize("lines", [31, pytest.param(1, marks=pytest.mark.thorough)])
def test_an_interrupt_at_any_line_ends_the_workers(lines: int, tmp_path: Path) -> None:
    script = tmp_path / "every_line.py"
    script.write_text(EVERY_LINE)
    with started([sys.executable, script, str(lines)], **PIPES, text=True) as runs:
        said, errors = runs.communicate(timeout=BOUND)
    codes = [int(line.split()[1]) for line in said.splitlines()]
    assert (runs.returncode, errors) == (0, "")
    assert len(codes) > 100 // lines
    assert codes == [130] * (len(codes) - 1) + [0]


def step(steps: list[str], name: str) -> None:
    """A step in which Ctrl-C is pressed."""
    with interrupts_later():
        signal.raise_signal(signal.SIGINT)
        steps.append(name)
        if name == "wrong":
            raise ValueError(name)


@pytest.mark.parametrize("name", ["right", "wrong"])
def test_an_interrupt_is_held_back_until_the_end_of_the_block(name: str) -> None:
    steps: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        step(steps, name)
    assert steps == [name]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_ignores_interrupts_goes_on_ignoring_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    steps: list[str] = []
    try:
        step(steps, "right")
        assert steps == ["right"]
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
