"""Games played on the processes of this machine."""

import multiprocessing
import os
import sys
from pathlib import Path

import pytest
from tests.processes import run

from keyflower.lab.arena.match import Match, play_match
from keyflower.lab.engine import Engine
from keyflower.rules.errors import KeyflowerError

COUNTS_ITS_THREADS = """\
import keyflower.lab.arena.results
import numpy, os
square = numpy.ones((500, 500), "f")
square @ square
print(len(os.listdir("/proc/self/task")))
"""
KILLS_ITS_WORKER = "import os, signal; os.kill(os.getppid(), signal.SIGKILL)"


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_is_played(jobs: int) -> None:
    matches = [Match(number, number, ("random", "random")) for number in range(1, 6)]
    finished = {game.number: game.record for game in Engine(jobs).run(play_match, iter(matches))}
    assert finished.keys() == {1, 2, 3, 4, 5}
    assert len(set(finished.values())) == 5


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_worker_that_is_killed_ends_the_run(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(KILLS_ITS_WORKER)
    match = Match(1, 1, (f"exec:{sys.executable} {program}", "random"))
    with pytest.raises(KeyflowerError) as found:
        list(Engine(2).run(play_match, [match]))
    assert str(found.value) == (
        "a worker process ended unexpectedly (exit code -9); finished games are kept"
    )
    assert not multiprocessing.active_children()


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_numpy_has_one_thread_in_each_process() -> None:
    """The matrices of bots are small, and there is a process for each core already."""
    environment = {**os.environ}
    environment.pop("OPENBLAS_NUM_THREADS", None)
    done = run([sys.executable, "-c", COUNTS_ITS_THREADS], env=environment, text=True, check=True)
    assert done.stdout == "1\n"
