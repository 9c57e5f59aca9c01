"""Where games are played: on the cores of this machine, or elsewhere (cluster.py).

An engine takes games to play and gives them back finished, in any order: what is played follows
from each game alone.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Final

from keyflower.arena.match import Finished, Match, play_match
from keyflower.arena.pool import MOST_ON_WINDOWS, cores
from keyflower.rules import decisions
from keyflower.rules.errors import KeyflowerError

Engine = Callable[[Iterable[Match]], Iterator[Finished]]

COMPILED: Final = not str(decisions.__file__).endswith(".py")
"""Whether the rules are compiled: code of theirs cannot be interrupted without harm."""

AHEAD: Final = 2
"""Games that wait for each process, so that none stands idle."""


def local_engine(jobs: int | None) -> Engine:
    """Processes on this machine; by default as many as there are cores."""
    count = cores() if jobs is None else checked(jobs)
    if sys.platform == "win32":
        count = min(count, MOST_ON_WINDOWS)

    def play(matches: Iterable[Match]) -> Iterator[Finished]:
        if count == 1 and not COMPILED:
            yield from map(play_match, matches)
        else:
            yield from _on_processes(matches, count)

    return play


def checked(jobs: int) -> int:
    """How many jobs, if that makes sense."""
    if jobs < 1:
        raise KeyflowerError(f"{jobs} jobs: at least one is needed")
    return jobs


def _on_processes(matches: Iterable[Match], jobs: int) -> Iterator[Finished]:
    coming = iter(matches)
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_leave_the_end_to_the_parent)
    waiting: set[Future[Finished]] = set()
    try:
        while True:
            for match in islice(coming, jobs * AHEAD - len(waiting)):
                waiting.add(pool.submit(_play, match))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise KeyflowerError(
            "a process that played ended all of a sudden; what was finished before is kept"
        ) from None
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _play(match: Match) -> Finished:
    try:
        return play_match(match)
    except SystemExit:  # the programs of its bots have been ended on the way here
        os._exit(1)


def _leave_the_end_to_the_parent() -> None:
    """Ctrl-C reaches every process of the group, but only the parent answers it.

    It then terminates the others; should it be killed, they notice.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_outlive, daemon=True).start()


def _leave(_signal: int, _frame: object) -> None:
    if COMPILED:
        os._exit(1)  # the programs of its bots end when nobody talks to them any more
    raise SystemExit(1)


def _outlive() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
