"""What a training run is asked to do."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a run; the same ones go on with a run that was stopped.

    Parameters
    ----------
    out
        A folder for the games, networks and figures: a new one, or that of the same run.
    seed
        Any whole number: other numbers play other games.
    generations
        How many networks to make, those in the folder included.
    games
        How many games to play for each network.
    jobs
        How many processes; 0: as many as there are cores.
    ray
        The address of a Ray cluster that plays the games; local: start one on this machine.
    minutes
        Stop playing after this time, train a network on what there is, and end; 0: no limit.
    explore
        How freely the bots try other plans than the best, as a temperature in points.
    keep
        The λ of TD(λ): how much the result counts, and not what the last network expected.
    window
        Learn from the games of this many generations only, the latest; 0: from all.
    epochs
        How often to go through all positions at most.
    wide
        Units of the first layer.
    narrow
        Units of the second layer.
    members
        How many networks to fit, each from other random weights: their mean is the network.
    rate
        How fast to learn.
    batch
        Positions in one step.
    device
        Where to fit: a device of PyTorch, such as cpu or cuda.
    measure
        Games against planners, and as many against the last network; 0: don't measure.
    tables
        The numbers of players to measure with, such as 2,3,4,5,6.
    """

    out: Path
    seed: int = 1
    generations: int = 3
    games: int = 2000
    jobs: int = 0
    ray: str = ""
    minutes: float = 0.0
    explore: float = 1.0
    keep: float = 0.9
    window: int = 0
    epochs: int = 6
    wide: int = 256
    narrow: int = 64
    members: int = 1
    rate: float = 0.001
    batch: int = 1024
    device: str = "cpu"
    measure: int = 200
    tables: str = "4"
