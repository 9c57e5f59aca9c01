"""The numbers of the evaluation (docs/evaluation.md): what things are worth before the end.

Each list over seasons is what a thing is worth once spring, summer, autumn or winter has ended,
in points of the final score.
"""

from typing import Final

from keyflower.rules.errors import KeyflowerError


class Weights:
    """One set of numbers, as set by hand; `tuned` has those found by self-play."""

    __slots__ = (
        "bid_nerve",
        "boat",
        "deny",
        "gold",
        "green",
        "hope",
        "keep",
        "known",
        "power",
        "ready_missing",
        "ready_skill",
        "ready_step",
        "resource",
        "skill",
        "start",
        "step",
        "turn_tile",
        "unplaced",
        "upgrade",
        "use_fade",
        "use_share",
        "worker",
    )

    def __init__(self) -> None:
        # What is behind the screen, and resources that wait to be used.
        self.worker: list[float] = [1.4, 1.15, 0.85, 0.0]
        self.green: list[float] = [0.3, 0.3, 0.25, 0.0]  # on top of a worker
        self.skill: list[float] = [1.5, 1.35, 0.9, 0.0]
        self.resource: list[float] = [0.9, 0.85, 0.6, 0.0]
        self.gold: list[float] = [0.4, 0.4, 0.5, 0.0]  # on top of a resource
        self.unplaced: list[float] = [0.1, 0.1, 0.1, 0.12]  # a worker that can still act now
        # What a tile with an action brings in each season to come.
        self.use_share: float = 0.75
        self.use_fade: float = 0.8  # each further tile is used less
        self.step: float = 0.35
        self.upgrade: float = 0.6
        # How likely an upgrade comes about.
        self.ready_step: float = 0.9  # for each step that a resource is away
        self.ready_missing: float = 0.55  # for each resource that is not there
        self.ready_skill: float = 0.6  # for each skill that is not there
        self.known: list[float] = [0.8, 0.8, 0.75, 0.85]  # all is there, it must only be done
        # Bids.
        self.keep: float = 0.8  # how likely an opponent who can outbid will; not in winter
        self.bid_nerve: float = 1.3
        self.turn_tile: list[float] = [0.3, 0.3, 0.4, 3.0]
        self.start: list[float] = [0.8, 0.8, 0.8, 2.0]
        self.boat: float = 0.7
        self.deny: float = 0.6  # how much a winter tile's worth to others speaks against it
        # How much of a winter tile in hand counts already.
        self.hope: list[float] = [0.1, 0.2, 0.4, 0.0]
        # Summer boats by power, for each season to come.
        self.power: list[float] = [1.6, 1.2, 1.2, 1.6, 1.6, 1.5, 0.8, 1.4]


def tuned() -> Weights:
    """The weights that self-play found for bots that plan whole turns."""
    weights = Weights()
    weights.worker = [1.5, 0.85, 1.55, 0.0]
    weights.green = [0.3, 0.5, 0.6, 0.0]
    weights.skill = [1.7, 1.5, 2.0, 0.0]
    weights.resource = [0.87, 0.85, 1.15, 0.0]
    weights.gold = [0.4, 0.4, 1.0, 0.0]
    weights.unplaced = [0.3, 0.3, 0.3, 0.23]
    weights.known = [0.33, 0.33, 0.3, 0.3]
    weights.turn_tile = [0.6, 0.6, 0.8, 3.28]
    weights.start = [0.6, 0.6, 0.6, 0.74]
    weights.hope = [0.1, 0.21, 0.38, 0.0]
    weights.use_share = 0.5
    weights.use_fade = 0.75
    weights.step = 0.39
    weights.upgrade = 0.68
    weights.ready_step = 0.74
    weights.ready_missing = 0.55
    weights.ready_skill = 0.49
    weights.keep = 0.3
    weights.bid_nerve = 1.24
    weights.boat = 0.7
    weights.deny = 0.3
    return weights


def zero(values: list[float]) -> list[float]:
    """As many zeros."""
    return [0.0] * len(values)


PARTS: Final = ("hand", "upgrades", "uses", "rivals", "unplaced", "boats")


def without(part: str) -> Weights:
    """The tuned weights with one part of the evaluation left out, to measure what it adds."""
    weights = tuned()
    if part == "hand":
        weights.hope = zero(weights.hope)
    elif part == "upgrades":
        weights.known = zero(weights.known)
    elif part == "uses":
        weights.use_share = 0.0
    elif part == "rivals":
        weights.keep = 0.0
    elif part == "unplaced":
        weights.unplaced = zero(weights.unplaced)
    elif part == "boats":
        weights.boat = 0.0
        weights.turn_tile = zero(weights.turn_tile)
    else:
        raise KeyflowerError(f"there is no part {part!r}; the parts are {', '.join(PARTS)}")
    return weights


PLAIN: Final = Weights()
TUNED: Final = tuned()
