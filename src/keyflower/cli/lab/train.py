"""`keyflower train`: bots that learn from their own games."""

from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import print_note
from keyflower.cli.options import Compiled, check_compiled
from keyflower.lab.train.run import Run
from keyflower.lab.train.settings import TrainSettings


def train(
    *, settings: Annotated[TrainSettings, Parameter(name="*")], compiled: Compiled = None
) -> None:
    """Play games, fit a network to them, measure it, and repeat with the new network.

    The same command resumes a stopped run. docs/training.md explains it all.
    """
    check_compiled(compiled)
    Run(settings, print_note).play_fit_measure()
