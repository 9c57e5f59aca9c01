"""Where games are played: on the cores of this machine, or on a Ray cluster.

Both take games to play and give them back finished, in any order: what is played follows from
each game alone.
"""

import importlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, Final

from keyflower.arena.match import Finished, Match, play_match
from keyflower.arena.pool import MOST_ON_WINDOWS, cores
from keyflower.rules.errors import KeyflowerError

Engine = Callable[[Iterable[Match]], Iterator[Finished]]

AHEAD: Final = 2
"""Games, or batches, that wait for each process, so that none stands idle."""

BATCH: Final = 8
"""Games in one task for Ray; each of them comes back as soon as it is finished."""

STORE: Final = 100 * 2**20
"""Bytes for what a Ray of our own passes around: records are small."""


def local_engine(jobs: int | None) -> Engine:
    """Processes on this machine; by default as many as there are cores."""
    count = cores() if jobs is None else checked(jobs)
    if sys.platform == "win32":
        count = min(count, MOST_ON_WINDOWS)

    def play(matches: Iterable[Match]) -> Iterator[Finished]:
        if count == 1:
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
    raise SystemExit(1)


def _outlive() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ray_engine(jobs: int | None, address: str | None) -> Engine:
    """A Ray cluster by its address; without one, a Ray of our own on this machine."""
    if jobs is not None:
        checked(jobs)
    ray = _imported()

    def play(matches: Iterable[Match]) -> Iterator[Finished]:
        _connect(ray, cores() if jobs is None else jobs, address)
        try:
            limit = jobs or int(ray.cluster_resources().get("CPU", 1)) * AHEAD
            yield from _on_ray(ray, matches, limit)
        except ray.exceptions.RayError as error:
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise KeyflowerError(f"Ray failed: {said[-1]}") from None
        finally:
            ray.shutdown()

    return play


def _imported() -> Any:
    # It must not write to the home folder, nor tell anybody that it was started.
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise KeyflowerError(
            "--engine ray needs the package ray: pip install 'keyflower[ray]'"
        ) from None


def _connect(ray: Any, jobs: int, address: str | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    if address is None:
        ray.init(
            address="local",
            _node_ip_address="127.0.0.1",  # nobody else is to reach it
            num_cpus=jobs,
            include_dashboard=False,
            object_store_memory=STORE,
            **quiet,
        )
        return
    # The cluster plays with this very code, whatever it has installed.
    sources = str(Path(__file__).resolve().parent.parent)
    try:
        ray.init(address=address, runtime_env={"py_modules": [sources]}, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise KeyflowerError(f"no Ray cluster answers at {address!r}: {said[0]}") from None


def _on_ray(ray: Any, matches: Iterable[Match], limit: int) -> Iterator[Finished]:
    """Batches of games, each a task that gives back its games one by one."""
    task = ray.remote(_play_batch)
    coming = iter(matches)
    running: list[Any] = []
    while True:
        while len(running) < limit and (batch := list(islice(coming, BATCH))):
            running.append(task.remote(batch))
        if not running:
            return
        ready, running = ray.wait(running, num_returns=1)
        for games in ready:
            with suppress(StopIteration):
                finished: Finished = ray.get(next(games))
                running.append(games)
                yield finished


def _play_batch(matches: list[Match]) -> Iterator[Finished]:
    for match in matches:
        yield play_match(match)
