"""The numbers of the evaluation (docs/evaluation.md): what things are worth before the end.

Each list over seasons is what a thing is worth once spring, summer, autumn or winter has ended,
in points of the final score.
"""

from typing import Final

from keyflower.rules.errors import KeyflowerError


class Weights:
    """The weights of the evaluation, set by hand; `tuned` has those found by self-play."""

    def __init__(self) -> None:
        # What is behind the screen, and resources that wait to be used.
        self.worker: list[float] = [1.4, 1.15, 0.85, 0.0]
        self.green: list[float] = [0.3, 0.3, 0.25, 0.0]  # on top of a worker
        self.skill: list[float] = [1.5, 1.35, 0.9, 0.0]
        self.skills_counted: int = 5  # of each kind; more are hard to spend
        self.resource: list[float] = [0.9, 0.85, 0.6, 0.0]
        self.gold: list[float] = [0.4, 0.4, 0.5, 1.0]  # on top of a resource
        self.choice: float = 1.1  # times a resource, where its kind can be chosen
        self.plenty: float = 0.001  # what each further worker of a colour takes off its price
        self.lost: float = 0.05  # what a worker in a losing bid is worth less in a look ahead
        # What a tile with an action brings in each season to come.
        self.use_share: float = 0.75
        self.use_fade: float = 0.8  # each further tile is used less
        self.visitor: float = 0.35  # workers that opponents leave on a new tile
        self.step: float = 0.35
        self.steps_counted: int = 5  # of one use
        self.upgrade: float = 0.6
        # A use whose transport is still owed.
        self.owed_step: float = 0.3
        self.owed_upgrade: float = 0.8
        self.owed_nothing: float = 0.2  # while there is nothing to move
        # How likely an upgrade is, by season.
        self.ready_step: float = 0.9  # for each step that a resource is away
        self.ready_missing: list[float] = [0.55, 0.55, 0.55, 0.25]  # for each missing resource
        self.ready_skill: list[float] = [0.6, 0.6, 0.6, 0.3]  # for each missing skill
        self.known: list[float] = [0.8, 0.8, 0.75, 0.85]  # everything is there
        self.gold_detour: float = 0.5  # steps that paying with gold instead counts as
        self.lot_known: float = 0.85  # the same for a lot that is not won yet
        self.lot_missing: float = 0.5  # how strongly its whole cost counts as missing
        # How much of what a village's other resources would score on its yards.
        self.yard: list[float] = [0.0, 0.0, 0.0, 0.0]
        # Turn order and boats.
        self.turn_tile: list[float] = [0.3, 0.3, 0.4, 3.0]
        self.start: list[float] = [0.8, 0.8, 0.8, 2.0]
        self.boat: float = 0.7
        self.river: float = 0.7  # of the points of a river that a boat makes longer
        self.power: list[float] = [1.6, 1.2, 1.2, 1.6, 1.6, 1.5, 0.8, 1.4]  # for each season
        self.power_boat: float = 0.5  # a summer boat as a tile
        # Where a tile is placed.
        self.road_link: float = 3.0  # the first road that meets one of the village
        self.road_loop: float = 1.6  # each further one
        self.place_in_winter: float = 0.05  # of all that, beside the exact points


def tuned() -> Weights:
    """The weights that self-play found for bots that plan whole turns."""
    weights = Weights()
    weights.worker = [1.5, 0.85, 1.55, 0.0]
    weights.green = [0.3, 0.5, 0.6, 0.0]
    weights.skill = [1.7, 1.5, 2.0, 0.0]
    weights.resource = [0.87, 0.85, 1.15, 0.0]
    weights.gold = [0.4, 0.4, 1.0, 1.0]
    weights.known = [0.33, 0.33, 0.3, 0.3]
    weights.turn_tile = [0.6, 0.6, 0.8, 3.28]
    weights.start = [0.6, 0.6, 0.6, 0.74]
    weights.use_share = 0.5
    weights.use_fade = 0.75
    weights.step = 0.39
    weights.upgrade = 0.68
    weights.ready_step = 0.74
    weights.ready_skill = [0.49, 0.49, 0.49, 0.3]
    weights.boat = 0.7
    weights.yard = [0.2, 0.2, 0.2, 0.2]
    return weights


PARTS: Final = {
    "upgrades": ["known"],
    "uses": ["use_share"],
    "boats": ["boat", "turn_tile"],
    "yards": ["yard"],
}


def without(part: str) -> Weights:
    """The tuned weights with one part of the evaluation left out, to measure what it adds."""
    if part not in PARTS:
        raise KeyflowerError(f"unknown part {part!r}; the parts are {', '.join(PARTS)}")
    weights = tuned()
    for name in PARTS[part]:
        value = getattr(weights, name)
        setattr(weights, name, [0.0] * len(value) if isinstance(value, list) else 0.0)
    return weights


DEFAULT_WEIGHTS: Final = Weights()
TUNED: Final = tuned()
WITHOUT_YARDS: Final = without("yards")
