"""Where games are played: in processes of this machine, or on a Ray cluster.

The cluster is one that runs already, by its address, or one of our own. Ray is an extra of this
package, and imported only when it is asked for.
"""

import importlib
import os
import socket
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeVar

from keyflower.rules.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.pool import WorkerEnded, cores, unordered

TASKS_PER_CORE: Final = 2  # tasks for each core, so that none stands idle
PATIENCE: Final = 10.0  # seconds in which a Ray cluster must answer
LAST_PORT: Final = 65535

STORE: Final = 100 * 2**20  # bytes for what a Ray of our own passes around: records are small


class Numbered(Protocol):
    """A task with a number."""

    @property
    def number(self) -> int: ...


Task = TypeVar("Task")
NumberedTask = TypeVar("NumberedTask", bound=Numbered)
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Engine:
    """Works on tasks, and gives back the results as they finish.

    What is played follows from each task alone. Closing what it gives ends everything that plays.
    """

    jobs: int | None = None
    """How many processes; by default as many as there are cores."""
    engine: Literal["local", "ray"] = "local"
    """Where to play: on this machine, or on a Ray cluster."""
    ray_address: str | None = None
    """The address of the Ray cluster; by default one is started on this machine."""

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise KeyflowerError(f"{self.jobs} jobs: at least one is needed")
        if self.ray_address is not None and self.engine == "local":
            raise KeyflowerError("--ray-address needs --engine ray")
        if self.engine == "ray":
            import_ray()

    def run(
        self, work: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        """The results of `work` on the tasks."""
        if self.engine == "ray":
            yield from on_ray(work, tasks, self.jobs, self.ray_address)
        elif self.processes == 1 and not COMPILED:
            yield from map(work, tasks)
        else:
            try:
                yield from unordered(work, tasks, self.processes)
            except WorkerEnded as error:
                raise KeyflowerError(f"{error}; finished games are kept") from None

    def run_missing(
        self,
        work: Callable[[NumberedTask], Result],
        tasks: Iterable[NumberedTask],
        there: Collection[int],
        keep: Callable[[Result], None],
        advance: Callable[[int], None] = lambda _tasks: None,
    ) -> None:
        """Work on tasks whose numbers are not there; keep each result as soon as it is finished."""
        missing = (task for task in tasks if task.number not in there)
        with closing(self.run(work, missing)) as results:
            for result in results:
                keep(result)
                advance(1)

    @property
    def processes(self) -> int:
        """How many processes of this machine work."""
        return cores() if self.jobs is None else self.jobs


def on_ray(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int | None, address: str | None
) -> Generator[Result, None, None]:
    """The results of `work` on the tasks as they finish, on a Ray cluster."""
    ray = import_ray()
    _connect(ray, cores() if jobs is None else jobs, address)
    try:
        limit = jobs or int(ray.cluster_resources().get("CPU", 1)) * TASKS_PER_CORE
        yield from _run_all(ray, work, tasks, limit)
    except ray.exceptions.RayError as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise KeyflowerError(f"Ray failed: {said[-1]}") from None
    finally:
        ray.shutdown()


def import_ray() -> Any:
    # It must not write to the home folder or send usage statistics.
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
            _node_ip_address="127.0.0.1",  # reachable from this machine only
            num_cpus=jobs,
            include_dashboard=False,
            object_store_memory=STORE,
            **quiet,
        )
        return
    _call_on(address)
    # The cluster plays with the code of this process, not with its installed version.
    sources = str(Path(__file__).resolve().parent.parent)
    try:
        ray.init(address=address, runtime_env={"py_modules": [sources]}, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise KeyflowerError(f"no Ray cluster answers at {address!r}: {said[0]}") from None


def _call_on(address: str) -> None:
    """Whether the cluster answers: Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal() or int(port) > LAST_PORT:
        raise KeyflowerError(f"the address of a Ray cluster is HOST:PORT, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise KeyflowerError(f"no Ray cluster answers at {address!r}: {reason}") from None


def _run_all(
    ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task], limit: int
) -> Iterator[Result]:
    """The results as they finish; at most `limit` tasks are in the cluster at once."""
    remote = ray.remote(lambda task: work(task))  # `work` itself may be no plain function
    coming = iter(tasks)
    running: list[Any] = []
    while True:
        new = islice(coming, limit - len(running))
        running += [remote.remote(task) for task in new]
        if not running:
            return
        ready, running = ray.wait(running, num_returns=1)
        yield ray.get(ready[0])
