"""Keyflower in PettingZoo: `env(players=4)`, in which agents act one after the other.

Agents are `player_0` to `player_5`, by seat. Each step is one code (codes.py). Needs the extra
`envs`: `pip install keyflower[envs]`.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from keyflower.envs import codes
from keyflower.envs.adapter import SEEDS, Adapter, Observation, observation_space
from keyflower.envs.coded import CodedGame
from keyflower.envs.rewards import rewards
from keyflower.game import Game


def env(illegal_reward: float = -1.0, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks; the options are `raw_env`'s.

    An illegal code ends the game, and costs `illegal_reward`.
    """
    made: AECEnv = raw_env(**options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(Adapter, AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """One agent after the other; an agent chooses several codes in a row where its action needs it.

    players: 2 to 6. observation: `flat`, `structured` or `features`. reward: `win` or `points`, at
    the end. rules: the options of the rules.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "keyflower_v1",
        "render_modes": [],
        "is_parallelizable": False,
    }
    coded: CodedGame

    def __init__(self, **options: Any) -> None:
        AECEnv.__init__(self)
        Adapter.__init__(self, **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._spaces = {
            agent: (observation_space(self.kind), spaces.Discrete(codes.SIZE))
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.coded.game

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents: `observation` and `action_mask`."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All codes."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game: without a seed it follows from the seed of an earlier reset."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        dealt = int(self._random.integers(SEEDS))
        self.coded = CodedGame(Game.new(self.players, dealt, self.rules))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.coded.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; only the one that acts has legal codes."""
        seat = self.possible_agents.index(agent)
        if seat != self.coded.seat:
            return self.observe_seat(self.game, seat, [], [])
        return self.observe_seat(self.game, seat, self.coded.chosen, self.coded.codes())

    def step(self, action: int | None) -> None:
        """Choose a code; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.coded.choose(int(action))
        if self.coded.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.coded.seat]
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to release."""

    def _finish(self) -> None:
        won = rewards(self.game, self.reward)
        for agent, reward, score in zip(self.possible_agents, won, self.game.scores()):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"points": score.total}
        self.agent_selection = self.agents[0]
