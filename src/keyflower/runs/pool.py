"""Work spread over the cores of this machine.

Each worker has a pipe of its own and shares nothing with the others, no queue and no lock: one that
is killed, at whatever moment, can neither block the others nor the parent.
"""

import multiprocessing
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.util import register_after_fork
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from keyflower.rules.errors import KeyflowerError
from keyflower.runs.interrupts import interrupts_later
from keyflower.runs.worker import GRACE, serve

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks for each worker that are taken from the iterable before their results are asked for."""

MOST_ON_WINDOWS: Final = 61
"""Windows cannot wait for more processes than that."""


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
        return
    pool = _Pool(work, tasks, jobs)
    early: dict[int, _Outcome[Result]] = {}
    turn = 0
    try:
        while (outcome := pool.next(len(early))) is not None:
            early[outcome.number] = outcome
            while turn in early:
                yield early.pop(turn).value()
                turn += 1
    finally:
        pool.end()


def unordered(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """The results of `work` on the tasks as they finish; never computed in this process."""
    pool = _Pool(work, tasks, jobs)
    try:
        while (outcome := pool.next()) is not None:
            yield outcome.value()
    finally:
        pool.end()


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[Result]):
    """What became of the task of a number: a result or an error."""

    number: int
    result: Result
    error: Exception | None

    def value(self) -> Result:
        if self.error is not None:
            raise self.error
        return self.result


class _Worker:
    """A process, our end of its pipe, and the numbers of its tasks, the oldest first."""

    def __init__(self, work: Callable[[Any], object]) -> None:
        self.tasks: deque[int] = deque()
        self.pipe, theirs = multiprocessing.Pipe()
        # A worker that is forked must not keep our end of any pipe open after us.
        register_after_fork(self.pipe, Connection.close)
        self.process = multiprocessing.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def take(self, number: int, task: object) -> None:
        """Send it a task."""
        data = pickle.dumps(task)
        self.tasks.append(number)
        with suppress(BrokenPipeError, ConnectionResetError):  # shows when results are read
            self.pipe.send_bytes(data)


class _Pool(Generic[Task, Result]):
    """Workers and the tasks between the iterable and whoever asks for the outcomes."""

    def __init__(self, work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> None:
        self._work = work
        self._coming = enumerate(tasks)
        self._jobs = min(jobs, MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
        self._workers: list[_Worker] = []
        self._waiting: deque[tuple[int, Task]] = deque()
        self._finished: deque[_Outcome[Result]] = deque()
        self._inside = 0  # tasks taken from the iterable whose outcome was not given back

    def next(self, held: int = 0) -> _Outcome[Result] | None:
        """An outcome as soon as there is one, None after the last.

        held: how many outcomes the caller has and keeps until that of an earlier task is there.
        """
        for numbered in islice(self._coming, max(0, self._jobs * AHEAD - self._inside - held)):
            self._waiting.append(numbered)
            self._inside += 1
        self._hand_out()
        if not self._inside:
            return None
        if not self._finished:
            self._receive()
            self._hand_out()  # before yielding outcomes, so that no worker is idle
        self._inside -= 1
        return self._finished.popleft()

    def end(self) -> None:
        """Terminate all workers, and kill those that don't end."""
        with interrupts_later():
            for worker in self._workers:
                worker.pipe.close()
                worker.process.terminate()
            until = monotonic() + GRACE
            for worker in self._workers:
                worker.process.join(max(0.0, until - monotonic()))
                if worker.process.is_alive():
                    worker.process.kill()
                    worker.process.join(GRACE)
            self._workers.clear()

    def _hand_out(self) -> None:
        while self._waiting and (worker := self._next_worker()) is not None:
            worker.take(*self._waiting.popleft())

    def _next_worker(self) -> _Worker | None:
        """Who gets the next task: an idle worker, a new one, or a busy one, which has it at hand
        then. The last tasks wait for whoever is idle first."""
        least = min(self._workers, key=lambda worker: len(worker.tasks), default=None)
        if least is not None and not least.tasks:
            return least
        if len(self._workers) < self._jobs:
            return self._start()
        if least is not None and len(least.tasks) == 1 and len(self._waiting) > self._jobs:
            return least
        return None

    def _start(self) -> _Worker:
        if sys.platform != "win32" and multiprocessing.get_start_method() != "fork":
            # It unblocks Ctrl-C when it starts, which would reach the new worker then.
            resource_tracker.ensure_running()
        with interrupts_later():
            worker = _Worker(self._work)
            self._workers.append(worker)
        return worker

    def _receive(self) -> None:
        """Wait for outcomes, at least one."""
        workers: dict[object, _Worker] = {worker.pipe: worker for worker in self._workers}
        ended = None
        for pipe in wait([worker.pipe for worker in self._workers]):
            worker = workers[pipe]
            try:
                data = worker.pipe.recv_bytes()
            except (EOFError, OSError):
                ended = worker
                continue
            result, error, trace = pickle.loads(data)
            if error is not None:
                error.add_note(f"in a worker process:\n{trace}")
            self._finished.append(_Outcome(worker.tasks.popleft(), result, error))
        if ended is not None and not self._finished:
            ended.process.join(GRACE)
            code = ended.process.exitcode
            raise WorkerEnded(f"a worker process ended unexpectedly (exit code {code})")
