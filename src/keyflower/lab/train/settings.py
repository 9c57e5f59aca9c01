"""What a training run is asked to do."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a run; the same ones go on with a run that was stopped."""

    out: Path
    """A folder for the games, networks and figures: a new one, or that of the same run."""
    seed: int = 1
    """Any whole number: other numbers play other games."""
    generations: int = 3
    """How many networks to make, those in the folder included."""
    games: int = 2000
    """How many games to play for each network."""
    jobs: int = 0
    """How many processes; 0: as many as there are cores."""
    ray: str = ""
    """The address of a Ray cluster that plays the games; local: start one on this machine."""
    minutes: float = 0.0
    """Stop playing after this time, train a network on what there is, and end; 0: no limit."""
    explore: float = 1.0
    """How freely the bots try other plans than the best, as a temperature in points."""
    keep: float = 0.9
    """The λ of TD(λ): how much the result counts, and not what the last network expected."""
    window: int = 0
    """Learn from the games of this many generations only, the latest; 0: from all."""
    epochs: int = 6
    """How often to go through all positions at most."""
    wide: int = 256
    """Units of the first layer."""
    narrow: int = 64
    """Units of the second layer."""
    members: int = 1
    """How many networks to fit, each from other random weights: their mean is the network."""
    rate: float = 0.001
    """How fast to learn."""
    batch: int = 1024
    """Positions in one step."""
    device: str = "cpu"
    """Where to fit: a device of PyTorch, such as cpu or cuda."""
    measure: int = 200
    """Games against planners, and as many against the last network; 0: don't measure."""
    tables: str = "4"
    """The numbers of players to measure with, such as 2,3,4,5,6."""
