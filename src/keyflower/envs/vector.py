"""Many games at once over several processes, as a Gymnasium vector environment.

Each process plays some of the games, one step of all of them for each message; observations and
masks lie in memory that the processes share. Needs the extra `envs`.

By hand, because Gymnasium's `AsyncVectorEnv` has a process for each game: with 16 games on two
cores, a step takes 2.5 times the CPU.
"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_shared_memory, read_from_shared_memory

from keyflower.envs import codes
from keyflower.envs.adapter import SEEDS
from keyflower.envs.gymnasium import KeyflowerEnv
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.pool import cores
from keyflower.runs.worker import Worker

RESET: Final = "reset"
STEP: Final = "step"

Observations = dict[str, npt.NDArray[Any]]
Flags = npt.NDArray[np.bool_]


class KeyflowerVector(VectorEnv[Observations, npt.NDArray[np.int64], Any]):
    """`count` games at once in `jobs` processes; the options are `KeyflowerEnv`'s.

    Observations are flat. A game that is over is followed by the next one in the same step: the
    reward is that of the game which has ended, the observation that of the new one.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # Gymnasium has no ClassVar
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(self, count: int, jobs: int | None = None, **options: Any) -> None:
        if count < 1:
            raise KeyflowerError(f"{count} games: at least one is needed")
        if jobs is not None and jobs < 1:
            raise KeyflowerError(f"{jobs} jobs: at least one is needed")
        if options.get("observation", "flat") != "flat":
            raise KeyflowerError("observations of many games at once are flat")
        alone = KeyflowerEnv(**options)  # checks the options
        self.num_envs = count
        self.single_observation_space = alone.observation_space
        self.single_action_space = alone.action_space
        self.observation_space = batch_space(alone.observation_space, count)
        self.action_space = spaces.MultiDiscrete([codes.SIZE] * count)
        memory = create_shared_memory(alone.observation_space, count)
        self._seen: Any = read_from_shared_memory(alone.observation_space, memory, count)
        jobs = min(count, jobs or cores())
        self._firsts = [count * job // jobs for job in range(jobs)]
        self._workers = []
        for first, after in pairwise([*self._firsts, count]):
            games = [KeyflowerEnv(**options) for _ in range(first, after)]
            self._workers.append(Worker(partial(_play, games, memory, count, first)))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games again. seed: one for each game, or the first of consecutive ones."""
        seeds: list[int | None]
        if isinstance(seed, Sequence):
            seeds = list(seed)
        elif seed is None:
            seeds = np.random.default_rng().integers(SEEDS, size=self.num_envs).tolist()
        else:
            seeds = list(range(seed, seed + self.num_envs))
        self._ask(RESET, seeds)
        return self._copy(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        rewards, over = np.array(self._ask(STEP, np.asarray(actions).tolist())).T
        cut = np.zeros(self.num_envs, np.bool_)
        return self._copy(), rewards, over.astype(np.bool_), cut, {}

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self._workers:
            worker.end()

    def _copy(self) -> Observations:
        return {part: numbers.copy() for part, numbers in self._seen.items()}

    def _ask(self, what: str, each: list[Any]) -> list[tuple[float, bool]]:
        """Send each game's part to its process. -> reward and end of each game's step"""
        bounds = pairwise([*self._firsts, None])
        for worker, (first, after) in zip(self._workers, bounds):
            worker.send((what, each[first:after]))
        try:
            answers = [worker.receive() for worker in self._workers]
        except (EOFError, OSError):
            raise KeyflowerError("a process of the games ended unexpectedly") from None
        for _, error in answers:
            if error is not None:
                raise KeyflowerError(f"a game failed in its process:\n{error}") from error
        return [step for steps, _ in answers for step in steps]


def _play(
    games: list[KeyflowerEnv], memory: Any, count: int, first: int, task: tuple[str, list[Any]]
) -> list[tuple[float, bool]]:
    """Reset or step some of the games, whose rows start at `first`."""
    shared: Any = read_from_shared_memory(games[0].observation_space, memory, count)
    what, each = task
    steps = []
    for row, (game, given) in enumerate(zip(games, each, strict=True), first):
        if what == RESET:
            seen, _ = game.reset(seed=given)
        else:
            seen, reward, over, _, _ = game.step(given)
            steps.append((reward, over))
            if over:
                seen, _ = game.reset()
        for part, numbers in seen.items():
            shared[part][row] = numbers
    return steps
