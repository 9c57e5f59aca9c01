"""What a training run is asked to do."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class TrainSettings:
    """The settings of a run; the same ones go on with a run that was stopped."""

    out: Path
    """A folder for the games, networks and figures: a new one, or that of the same run."""
    start: str = ""
    """The file of a network to begin with; by default the built-in one; none: new weights."""
    seed: int = 1
    """Any whole number: other numbers play other games."""
    generations: int = 20
    """How many networks to make at most, those in the folder included."""
    games: int = 2000
    """How many games to play for each network."""
    jobs: int = 0
    """How many processes; 0: as many as there are cores."""
    ray: str = ""
    """The address of a Ray cluster that plays the games; local: start one on this machine."""
    minutes: float = 0.0
    """Stop playing after this time, train a network on what there is, and end; 0: no limit."""
    explore: float = 0.7
    """How freely the bots try other plans than the best, as a temperature in points."""
    keep: float = 0.98
    """The λ of TD(λ): how much the result counts, and not what the best network expected."""
    window: int = 3
    """Learn from the games of this many generations, the latest: each takes memory."""
    epochs: int = 1
    """How often to go through all positions at most."""
    rate: float = 0.0001
    """How fast to learn."""
    batch: int = 4096
    """Positions in one step."""
    device: str = "cpu"
    """Where to fit: a device of PyTorch, such as cpu or cuda."""
    gate: int = 400
    """Games against three of the best network, which a new one must win more often than not by
    chance; 0: keep every network."""
    teacher: str = "trained"
    """Which bot the policy learns from, with the best network: also search:iterations=50."""
