"""Ctrl-C while games are played on several processes: everything ends at once, at any moment."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.processes import PIPES, becomes_empty, started

from keyflower.formats.record import Record
from keyflower.lab.arena.folder import ArenaFolder, contest_of

pytestmark = pytest.mark.skipif(os.name == "nt", reason="interrupts come otherwise there")

RUNS = {
    "simulate": "--players 3 --games 1000000 --seed 1 --jobs 2",
    "arena": "--table random,random,random --games 1000000 --seed 1 --jobs 2 --no-compiled",
}
BOUND = 20.0
"""Seconds to end: a machine under load is slow, but a hang lasts for ever."""

INTERRUPTED = 130


def interrupt(verb: str, out: Path, after: float, again_after: float | None = None) -> float:
    """Start a verb, and interrupt all its processes that long after it started the first worker;
    maybe a second time. -> the seconds that it took to end"""
    command = [sys.executable, "-X", "importtime", "-m", "keyflower", verb, *RUNS[verb].split()]
    with started([*command, "--out", out], **PIPES, text=True) as process:
        assert process.stderr is not None
        # The list of imports tells how far it is: this one comes with the first worker.
        assert any("multiprocessing.popen_" in line for line in process.stderr)
        time.sleep(after)  # varies the moment of the interrupt
        assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        begun = time.monotonic()
        if again_after is not None:
            time.sleep(again_after)  # varies the moment of the second one
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=BOUND)
        took = time.monotonic() - begun
        assert becomes_empty(process.pid, BOUND)
    if again_after is None:
        assert process.returncode == INTERRUPTED
        assert "Traceback" not in said
    else:  # Python itself may be interrupted while it ends
        assert process.returncode in (INTERRUPTED, -signal.SIGINT)
    return took


def check(verb: str, out: Path) -> None:
    """An interrupted run leaves whole records, and an arena can go on."""
    if verb == "arena":
        store = ArenaFolder(out, contest_of(out))
        assert store.results().finished == len(list(out.glob("records/*")))
    for file in out.glob("**/game-*.json" if verb == "simulate" else "records/*"):
        Record.loads(file.read_text("utf-8"))
    assert not list(out.rglob(".*"))


# It ends with its parent, even one that was killed.
LOOP = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Load on the machine."""
    loops = [
        subprocess.Popen([sys.executable, "-c", LOOP], start_new_session=True)
        for _ in range(processes)
    ]
    try:
        yield
    finally:
        for loop in loops:
            os.killpg(loop.pid, signal.SIGKILL)
            loop.wait()


@pytest.mark.thorough
@pytest.mark.parametrize("verb", RUNS)
@pytest.mark.parametrize("twice", [False, True], ids=["once", "twice"])
@pytest.mark.parametrize("quarter", range(4))
def test_interrupts_on_a_busy_machine(quarter: int, twice: bool, verb: str, tmp_path: Path) -> None:
    """A hundred interrupts of each verb."""
    dice = random.Random(f"{verb} {twice} {quarter}")
    with busy(2):
        took = []
        for number in range(5 if twice else 25):
            out = tmp_path / str(number // 4)  # every run but the first of four goes on with one
            again_after = dice.choice([0.0, 0.01, 0.1, 0.3]) if twice else None
            took.append(interrupt(verb, out, dice.uniform(0.0, 1.0), again_after))
            check(verb, out)
    print(f"{verb}: {len(took)} interrupts; the longest took {max(took):.2f} s to end")
