"""Where games are played: on the cores of this machine, or elsewhere (cluster.py).

An engine takes games to play and gives them back finished, in any order: what is played follows
from each game alone. Closing what it gives ends everything that plays. `local` and `on_ray` make
an engine for any work.
"""

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from keyflower.arena.match import Finished, Match, play_match
from keyflower.arena.pool import WorkerEnded, cores, unordered
from keyflower.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError

Task = TypeVar("Task")
Result = TypeVar("Result")
Games = Generator[Finished, None, None]
Engine = Callable[[Iterable[Match]], Games]


def local_engine(jobs: int | None) -> Engine:
    """Plays games on this machine."""
    return local(play_match, jobs)


def local(
    work: Callable[[Task], Result], jobs: int | None
) -> Callable[[Iterable[Task]], Generator[Result, None, None]]:
    """Processes on this machine; by default as many as there are cores."""
    count = cores() if jobs is None else checked(jobs)

    def play(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        if count == 1 and not COMPILED:
            yield from map(work, tasks)
            return
        try:
            yield from unordered(work, tasks, count)
        except WorkerEnded as error:
            raise KeyflowerError(f"{error}; finished games are kept") from None

    return play


def checked(jobs: int) -> int:
    """How many jobs, if that makes sense."""
    if jobs < 1:
        raise KeyflowerError(f"{jobs} jobs: at least one is needed")
    return jobs
