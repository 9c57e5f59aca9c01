"""`keyflower train`: bots that learn from their own games."""

from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import err
from keyflower.train.run import Run
from keyflower.train.settings import Settings


def train(*, settings: Annotated[Settings, Parameter(name="*")]) -> None:
    """Play games, fit a network to them, measure it, and repeat with the new network.

    The same command goes on with a run that was stopped. docs/training.md explains it all.
    """
    Run(settings, say).play_fit_measure()


def say(line: str) -> None:
    """Print a line of progress."""
    err.print(f"keyflower: {line}", markup=False, soft_wrap=True)
