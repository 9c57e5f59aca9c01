"""Work spread over the cores of this machine.

Each worker has a pipe of its own and shares nothing with the others, no queue and no lock: one that
is killed, at whatever moment, can neither block the others nor the parent.
"""

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from keyflower.rules.errors import KeyflowerError
from keyflower.runs.interrupts import interrupts_later
from keyflower.runs.worker import GRACE, Worker

Task = TypeVar("Task")
Result = TypeVar("Result")

TASKS_PER_WORKER: Final = 4  # that are taken before their results are asked for
MOST_ON_WINDOWS: Final = 61  # Windows cannot wait for more processes than that


class WorkerEnded(KeyflowerError):
    """A worker process exited or was killed."""


def cores() -> int:
    """How many processes can run at once here."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:
        return os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """The result of `work` on each task, in their order, whatever the number of processes.

    With one job everything happens in this process. Closing the generator ends the workers, and so
    does an error or an interrupt.
    """
    if jobs == 1:
        yield from map(work, tasks)
    else:
        yield from _Pool(work, tasks, jobs, in_order=True).results()


def unordered(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """The results of `work` on the tasks as they finish; never computed in this process."""
    yield from _Pool(work, tasks, jobs, in_order=False).results()


class _Pool(Generic[Task, Result]):
    """Workers with their tasks, between the iterable and the caller that reads the results."""

    def __init__(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, in_order: bool
    ) -> None:
        self._work = work
        self._coming = enumerate(tasks)
        self._jobs = min(jobs, MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
        self._in_order = in_order
        self._workers: dict[Worker, deque[int]] = {}  # with the numbers of their tasks
        self._waiting: deque[tuple[int, Task]] = deque()
        self._finished: dict[int, tuple[Result, Exception | None]] = {}
        self._inside = 0  # tasks taken from the iterable whose result was not given back

    def results(self) -> Generator[Result, None, None]:
        """The results; workers end with the generator."""
        given = 0
        try:
            while True:
                for numbered in islice(self._coming, self._jobs * TASKS_PER_WORKER - self._inside):
                    self._waiting.append(numbered)
                    self._inside += 1
                self._hand_out()
                if not self._inside:
                    return
                number = given if self._in_order else next(iter(self._finished), -1)
                if number not in self._finished:
                    self._receive()
                    continue
                result, error = self._finished.pop(number)
                if error is not None:
                    raise error
                given += 1
                self._inside -= 1
                yield result
        finally:
            self._end()

    def _hand_out(self) -> None:
        while self._waiting and (worker := self._next_worker()) is not None:
            number, task = self._waiting.popleft()
            self._workers[worker].append(number)
            worker.send(task)

    def _next_worker(self) -> Worker | None:
        """Who gets the next task: an idle worker, a new one, or a busy one, which has it at hand
        then. The last tasks wait for the first idle worker."""
        least = min(self._workers, key=lambda worker: len(self._workers[worker]), default=None)
        if least is not None and not self._workers[least]:
            return least
        if len(self._workers) < self._jobs:
            return self._start()
        busy = len(self._waiting) <= self._jobs or least is None or len(self._workers[least]) > 1
        return None if busy else least

    def _start(self) -> Worker:
        if sys.platform != "win32" and multiprocessing.get_start_method() != "fork":
            # It unblocks Ctrl-C when it starts, which would reach the new worker then.
            resource_tracker.ensure_running()
        with interrupts_later():
            worker = Worker(self._work)
            self._workers[worker] = deque()
        return worker

    def _receive(self) -> None:
        """Wait for results, at least one."""
        pipes: dict[Any, Worker] = {worker.pipe: worker for worker in self._workers}
        ready = [pipes[pipe] for pipe in wait(list(pipes))]
        ended = []
        for worker in ready:
            try:
                outcome = worker.receive()
            except (EOFError, OSError):
                ended.append(worker)
            else:
                self._finished[self._workers[worker].popleft()] = outcome
        if len(ended) == len(ready):  # no other worker has sent a result
            code = ended[0].exit_code()
            raise WorkerEnded(f"a worker process ended unexpectedly (exit code {code})")

    def _end(self) -> None:
        with interrupts_later():
            until = monotonic() + GRACE
            for worker in self._workers:
                worker.pipe.close()
            for worker in self._workers:
                worker.end(until - monotonic())
            self._workers.clear()
