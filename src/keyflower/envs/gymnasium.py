"""Keyflower as a Gymnasium environment: one seat against bots. vector.py has many at once.

Each step is one code (codes.py). Needs the extra `envs`: `pip install keyflower[envs]`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from keyflower.bots import check
from keyflower.envs import codes
from keyflower.envs.adapter import SEEDS, Adapter, Observation, mask_of, observation_space
from keyflower.envs.coded import CodedGame
from keyflower.envs.rewards import rewards
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.table import Turns, seat_specs

STAND_IN = "random"  # the bot at the learner's own seat, which is never asked


class KeyflowerEnv(Adapter, gymnasium.Env[Observation, np.int64]):
    """One seat learns, bots have the others.

    opponents: specs of bots (docs/bots.md), one for all seats or one for each other seat in turn.
    seat: which one learns; None for another one in each game. observation: `flat`, `structured` or
    `features`. reward: `win` or `points`, at the end. rules: the options of the rules. An illegal
    code ends the game, and costs 1.

    >>> env = KeyflowerEnv(players=2, opponents=["random"])
    >>> seen, info = env.reset(seed=7)
    >>> legal = info["codes"]
    >>> seen, reward, over, cut, info = env.step(legal[0])
    """

    def __init__(
        self,
        players: int = 4,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(players, **options)
        many = opponents if len(opponents) == 1 else [STAND_IN, *opponents]
        self._specs = seat_specs(players, many)
        for spec in self._specs:
            check(spec)
        self._specs[0] = STAND_IN  # then the others in turn, starting to the left of the learner
        if seat is not None and not 0 <= seat < players:
            raise KeyflowerError(f"there is no seat {seat}: seats are 0 to {players - 1}")
        self.seat = 0 if seat is None else seat
        self.observation_space = observation_space(self.kind)
        self.action_space = spaces.Discrete(codes.SIZE)
        self._any_seat = seat is None
        self._turns: Turns | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the bots play until it is the learner's turn."""
        super().reset(seed=seed)
        self.close()
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.players))
        dealt = int(self.np_random.integers(SEEDS))
        self._game = Game.new(self.players, dealt, self.rules)
        specs = [self._specs[(seat - self.seat) % self.players] for seat in range(self.players)]
        self._turns = Turns(self._game, specs, dealt)
        self._turns.start()
        self._go_on()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a code; when the action is complete, the bots play on."""
        if int(action) not in self._coded.codes():
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        if self._coded.choose(int(action)):
            self._go_on()
        over = self._game.over
        won = rewards(self._game, self.reward)[self.seat] if over else 0.0
        return self._observe(), won, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal codes, as maskable algorithms of Stable-Baselines3 ask for them."""
        return mask_of(self._coded.codes()).astype(np.bool_)

    def close(self) -> None:
        if self._turns is not None:
            self._turns.close()
            self._turns = None

    def _go_on(self) -> None:
        """The bots play until the learner owes a decision, or the game is over."""
        assert self._turns is not None
        while not self._game.over and self._game.to_act[0] != self.seat:
            self._turns.advance()
        self._coded = CodedGame(self._game)

    def _observe(self) -> Observation:
        coded = self._coded
        return self.observe_seat(coded.game, self.seat, coded.chosen, coded.codes())

    def _info(self) -> dict[str, Any]:
        if self._game.over:
            return {"points": [score.total for score in self._game.scores()]}
        return {"codes": self._coded.codes()}
