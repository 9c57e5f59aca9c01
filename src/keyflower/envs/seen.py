"""Spaces and observations that all environments share: numbers of a seat, and a mask of codes."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from keyflower.envs import codes, observations
from keyflower.envs.rewards import REWARDS
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View

SEEN: Final[dict[observations.Kind, Callable[[View, list[int]], Any]]] = {
    "flat": observations.flat,
    "structured": observations.structured,
    "features": observations.of_the_bot,
}

Observation = dict[str, Any]
"""`observation`: the numbers, flat or by part; `action_mask`: 1 for each legal code."""


def observation_space(kind: observations.Kind) -> spaces.Dict:
    """The space of all observations of a kind."""
    seen: spaces.Space[Any]
    if kind == "flat":
        seen = box((observations.SIZE,))
    elif kind == "features":
        seen = box((observations.FEATURES_SIZE,))
    else:
        seen = spaces.Dict({name: box(shape) for name, shape in observations.SHAPES.items()})
    mask = spaces.Box(0, 1, (codes.SIZE,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def box(shape: tuple[int, ...]) -> spaces.Box:
    """The space of arrays of a shape."""
    return spaces.Box(-observations.LIMIT, observations.LIMIT, shape, np.float32)


def observe(
    game: Game, seat: int, chosen: list[int], legal: list[int], kind: observations.Kind
) -> Observation:
    """What a seat sees, with the codes that are legal for it."""
    view = game.view(seat)
    return {"observation": SEEN[kind](view, chosen), "action_mask": mask_of(legal)}


def mask_of(legal: list[int]) -> npt.NDArray[np.int8]:
    """A 1 for each legal code."""
    mask = np.zeros(codes.SIZE, np.int8)
    mask[legal] = 1
    return mask


def check(kind: str, reward: str) -> None:
    """Raise an error that says what there is, unless both are known."""
    if kind not in observations.KINDS:
        raise KeyflowerError(f"{kind!r}: an observation is {', '.join(observations.KINDS)}")
    if reward not in REWARDS:
        raise KeyflowerError(f"{reward!r}: a reward is {' or '.join(REWARDS)}")
