"""Work spread over processes."""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.processes import PIPES, started

from keyflower.lab.arena.match import Match, play_match
from keyflower.runs.pool import TASKS_PER_WORKER, WorkerEnded, cores, spread, unordered

posix = pytest.mark.skipif(os.name == "nt", reason="there are no such signals and pipes there")
both = pytest.mark.parametrize("on_processes", [spread, unordered])
OnProcesses = Callable[..., Iterator[int]]

BOUND = 30.0
"""Seconds for what takes a moment; a machine under load is slow."""

METHODS = [
    pytest.param(method, marks=[] if method == "fork" else pytest.mark.slow)
    for method in multiprocessing.get_all_start_methods()
]


def square(number: int) -> int:
    time.sleep(0.001 * (number % 3))  # later ones may be ready earlier
    return number * number


def fail_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number


class Untold(Exception):
    """An error that pickles but does not unpickle."""

    def __init__(self, name: str, place: str) -> None:
        super().__init__(f"{name} at {place}")


def fail_untold(_number: int) -> int:
    raise Untold("nobody", "home")


def unpicklable(_number: int) -> object:
    return lambda: 0


def process(_number: int) -> int:
    return os.getpid()


def die_at_five(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def open_end(end: tuple[str, str]) -> str:
    path, mode = end
    with Path(path).open(mode):  # a FIFO opens once its other end is opened, too
        return mode


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks_or_in_any(jobs: int) -> None:
    squares = [n * n for n in range(40)]
    assert list(spread(square, range(40), jobs)) == squares
    assert sorted(unordered(square, range(40), jobs)) == squares
    assert list(spread(square, [], jobs)) == list(unordered(square, [], jobs)) == []


def test_one_job_stays_in_this_process_and_more_leave_it() -> None:
    assert set(spread(process, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(spread(process, range(8), 2))
    assert os.getpid() not in set(unordered(process, range(3), 1))


@both
def test_there_are_no_more_workers_than_tasks(on_processes: OnProcesses) -> None:
    results = on_processes(process, range(2), 50)
    next(results)
    assert len(multiprocessing.active_children()) <= 2
    assert len(list(results)) == 1


@posix
def test_tasks_are_worked_on_at_the_same_time(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    ends = [(str(fifo), mode) for mode in ("rb", "wb")]
    assert list(spread(open_end, ends, 2)) == ["rb", "wb"]


@both
def test_tasks_are_taken_as_they_are_needed(on_processes: OnProcesses) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = on_processes(square, tasks(), 2)
    assert not taken
    for asked in range(1, 20):
        next(results)
        assert len(taken) < asked + 2 * TASKS_PER_WORKER


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_in_its_turn_and_ends_the_workers(jobs: int) -> None:
    results = spread(fail_at_five, range(1000), jobs)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="five"):
        next(results)
    assert not multiprocessing.active_children()


@both
def test_an_error_tells_where_it_happened(on_processes: OnProcesses) -> None:
    with pytest.raises(ValueError, match="five") as found:
        list(on_processes(fail_at_five, range(1000), 2))
    assert "in fail_at_five" in found.value.__notes__[0]
    assert not multiprocessing.active_children()


def test_what_cannot_travel_between_processes_is_named() -> None:
    with pytest.raises(RuntimeError, match="Untold: nobody at home"):
        list(spread(fail_untold, range(2), 2))
    with pytest.raises((AttributeError, pickle.PicklingError), match="unpicklable"):
        list(spread(unpicklable, range(2), 2))
    with pytest.raises((AttributeError, pickle.PicklingError), match="lambda"):
        list(spread(str, [lambda: 0], 2))
    assert not multiprocessing.active_children()


@both
def test_an_error_of_the_tasks_ends_the_workers(on_processes: OnProcesses) -> None:
    def tasks() -> Iterator[int]:
        yield from range(20)
        raise LookupError("no more")

    with pytest.raises(LookupError, match="no more"):
        list(on_processes(square, tasks(), 2))
    assert not multiprocessing.active_children()


@posix
@both
def test_a_worker_that_is_killed_ends_the_others(on_processes: OnProcesses) -> None:
    with pytest.raises(WorkerEnded, match=r"ended unexpectedly \(exit code -9\)"):
        list(on_processes(die_at_five, range(1000), 2))
    assert not multiprocessing.active_children()


@both
def test_who_stops_asking_ends_the_workers(on_processes: OnProcesses) -> None:
    results = on_processes(square, range(10_000), 2)
    next(results)
    del results
    assert not multiprocessing.active_children()


def test_other_threads_can_have_workers() -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(spread(square, range(9), 2)))
    thread.start()
    thread.join(BOUND)
    assert found == [n * n for n in range(9)]


PARENT = """\
import multiprocessing, os, sys, time

from keyflower.runs.pool import unordered


def work(name):
    os.write(1, f"{name}\\n".encode())  # in one piece: three processes share the pipe
    while name == "busy":
        pass
    time.sleep(600 if name == "asleep" else 0)


if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv[1])
    list(unordered(work, ["idle", "asleep", "busy"], 3))
"""


@pytest.mark.thorough
@posix
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_workers_end_with_their_parent(how: int, method: str, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with started([sys.executable, script, method], **PIPES, text=True) as parent:
        assert parent.stdout is not None
        assert {parent.stdout.readline() for _ in range(3)} == {"idle\n", "asleep\n", "busy\n"}
        os.kill(parent.pid, how)
        parent.communicate(timeout=BOUND)  # ends when all that hold the pipes have ended


PROGRAM = """\
import sys, time

with open(sys.argv[1], "w") as held:
    print("here", file=held, flush=True)
    time.sleep(60)
"""


@posix
def test_programs_of_bots_end_with_the_workers(tmp_path: Path) -> None:
    program, fifo = tmp_path / "program.py", tmp_path / "fifo"
    program.write_text(PROGRAM)
    os.mkfifo(fifo)
    bot = f"exec:{sys.executable} {program} {fifo}"
    matches = [Match(1, 1, ("random", "random")), Match(2, 1, (bot, "random"))]
    with closing(unordered(play_match, matches, 2)) as results:
        assert next(results).number == 1
        with fifo.open() as held:
            assert held.readline() == "here\n"
            results.close()
            assert held.read() == ""  # the program holds it no more


def test_there_is_a_core() -> None:
    assert cores() >= 1
