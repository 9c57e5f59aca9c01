"""What all environments of Gymnasium and PettingZoo share: options, spaces, observations.

An observation has `observation`, the numbers of a seat, flat or by part, and `action_mask`, a 1 for
each legal code.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from keyflower.envs import codes, observations
from keyflower.envs.rewards import REWARDS, Reward
from keyflower.game import Game
from keyflower.rules.chapters.setup import check_players
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.options import Options
from keyflower.rules.view import View

OBSERVE: Final[dict[observations.Kind, Callable[[View, list[int]], Any]]] = {
    "flat": observations.flat,
    "structured": observations.structured,
    "features": observations.bot_features,
}
SEEDS: Final = 2**53

Observation = dict[str, Any]


class Adapter:
    """An environment with its options."""

    def __init__(
        self,
        players: int = 4,
        observation: observations.Kind = "flat",
        reward: Reward = "win",
        rules: Options | None = None,
    ) -> None:
        check_players(players)
        check_option("an observation", observation, observations.KINDS)
        check_option("a reward", reward, REWARDS)
        self.players = players
        self.kind: observations.Kind = observation
        self.reward: Reward = reward
        self.rules = rules

    def observe_seat(
        self, game: Game, seat: int, chosen: list[int], legal: list[int]
    ) -> Observation:
        """What a seat sees, with the codes that are legal for it."""
        seen = OBSERVE[self.kind](game.view(seat), chosen)
        return {"observation": seen, "action_mask": mask_of(legal)}


def observation_space(kind: observations.Kind) -> spaces.Dict:
    """The space of all observations of a kind."""
    seen: spaces.Space[Any]
    if kind == "structured":
        seen = spaces.Dict({name: _box(shape) for name, shape in observations.SHAPES.items()})
    else:
        seen = _box((observations.SIZE if kind == "flat" else observations.FEATURES_SIZE,))
    mask = spaces.Box(0, 1, (codes.SIZE,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-observations.LIMIT, observations.LIMIT, shape, np.float32)


def mask_of(legal: list[int]) -> npt.NDArray[np.int8]:
    """A 1 for each legal code."""
    mask = np.zeros(codes.SIZE, np.int8)
    mask[legal] = 1
    return mask


def check_option(what: str, given: str, known: Sequence[str]) -> None:
    """Raise an error that says what there is, unless it is known."""
    if given not in known:
        raise KeyflowerError(f"{given!r}: {what} is {', '.join(known[:-1])} or {known[-1]}")
