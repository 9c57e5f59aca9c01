"""Many games at once over several processes, as a Gymnasium vector environment.

Each process plays some of the games, one step of all of them for each message; observations, masks
and rewards lie in memory that the processes share. Needs the extra `envs`.

By hand, because Gymnasium's `AsyncVectorEnv` has a process for each game: with 16 games on two
cores, a step takes 2.5 times the CPU.
"""

import multiprocessing
import traceback
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.util import register_after_fork
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from keyflower.envs import codes, observations
from keyflower.envs.gymnasium import SEEDS, KeyflowerEnv
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.pool import cores

RESET: Final = "reset"
STEP: Final = "step"
GRACE: Final = 2.0
"""Seconds for a process to end."""

Observations = dict[str, npt.NDArray[Any]]
Flags = npt.NDArray[np.bool_]


class Shared:
    """Memory of all processes: a row for each game."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._observation = multiprocessing.RawArray("f", count * observations.SIZE)
        self._mask = multiprocessing.RawArray("b", count * codes.SIZE)
        self._action = multiprocessing.RawArray("q", count)
        self._reward = multiprocessing.RawArray("d", count)
        self._over = multiprocessing.RawArray("b", count)

    def attach(self) -> None:
        """Make the arrays; once in each process."""
        self.observation = np.frombuffer(self._observation, np.float32).reshape(self.count, -1)
        self.mask = np.frombuffer(self._mask, np.int8).reshape(self.count, -1)
        self.action = np.frombuffer(self._action, np.int64)
        self.reward = np.frombuffer(self._reward, np.float64)
        self.over = np.frombuffer(self._over, np.int8)


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
        self._shared = Shared(count)
        self._pipes: list[Connection] = []
        self._processes: list[multiprocessing.Process] = []
        jobs = min(count, jobs or cores())
        bounds = [count * job // jobs for job in range(jobs + 1)]
        for first, after in pairwise(bounds):
            pipe, theirs = multiprocessing.Pipe()
            # A process that is forked must not keep our end of any pipe open after us.
            register_after_fork(pipe, Connection.close)
            arguments = (theirs, self._shared, first, after, options)
            process = multiprocessing.Process(target=_serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(pipe)
            self._processes.append(process)
        self._shared.attach()

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
        return self._observed(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """A code in each game."""
        self._shared.action[:] = actions
        self._ask(STEP, None)
        over = self._shared.over.astype(np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        return self._observed(), self._shared.reward.copy(), over, cut, {}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(GRACE)
            if process.is_alive():
                process.kill()
                process.join()

    def _ask(self, what: str, seeds: list[int | None] | None) -> None:
        """Send all processes a message, and wait for all answers."""
        try:
            for pipe in self._pipes:
                pipe.send((what, seeds))
            failures = [failure for pipe in self._pipes if (failure := pipe.recv())]
        except (EOFError, OSError):
            raise KeyflowerError("a process of the games ended unexpectedly") from None
        if failures:
            raise KeyflowerError(f"a game failed in its process:\n{failures[0]}")

    def _observed(self) -> Observations:
        shared = self._shared
        return {"observation": shared.observation.copy(), "action_mask": shared.mask.copy()}


def _serve(
    pipe: Connection, shared: Shared, first: int, after: int, options: dict[str, Any]
) -> None:
    """Play some of the games until the pipe closes."""
    shared.attach()
    games = [KeyflowerEnv(**options) for _ in range(first, after)]
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            what, seeds = pipe.recv()
            try:
                for row, game in enumerate(games, first):
                    if what == RESET:
                        seen, _ = game.reset(seed=seeds[row])
                    else:
                        seen, reward, over, _, _ = game.step(shared.action[row])
                        shared.reward[row] = reward
                        shared.over[row] = over
                        if over:
                            seen, _ = game.reset()
                    shared.observation[row] = seen["observation"]
                    shared.mask[row] = seen["action_mask"]
                pipe.send(None)
            except Exception:
                pipe.send(traceback.format_exc())
