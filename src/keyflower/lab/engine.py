"""Where games are played: in processes of this machine, or on a Ray cluster (cluster.py)."""

from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol, TypeVar

from keyflower.lab.cluster import import_ray, on_ray
from keyflower.rules.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.pool import WorkerEnded, cores, unordered


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
    """How many processes; None: as many as there are cores."""
    ray: bool = False
    ray_address: str | None = None
    """The address of a Ray cluster; None: one of our own on this machine."""

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise KeyflowerError(f"{self.jobs} jobs: at least one is needed")
        if self.ray_address is not None and not self.ray:
            raise KeyflowerError("--ray-address needs --engine ray")
        if self.ray:
            import_ray()

    def run(
        self, work: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Generator[Result, None, None]:
        """The results of `work` on the tasks."""
        if self.ray:
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
