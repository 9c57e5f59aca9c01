"""Work spread over the cores of this machine, its results in the order of the tasks."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks that wait for each process, so that none stands idle."""

MOST_ON_WINDOWS: Final = 61
"""More processes than that, Windows cannot wait for."""


def cores() -> int:
    """How many processes can run at once here."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:
        return os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The result of `work` on each task, in their order, whatever the number of processes.

    With one job everything happens in this process. Whoever stops asking, or interrupts, ends
    the workers at once.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    if sys.platform == "win32":
        jobs = min(jobs, MOST_ON_WINDOWS)
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the group: one of them is enough to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
