"""`keyflower train`: bots that learn from their own games."""

from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.compiling import check_compiled
from keyflower.cli.console import err
from keyflower.lab.train.run import Run
from keyflower.lab.train.settings import Settings


def train(
    *,
    settings: Annotated[Settings, Parameter(name="*")],
    compiled: Annotated[bool | None, Parameter(negative="--no-compiled")] = None,
) -> None:
    """Play games, fit a network to them, measure it, and repeat with the new network.

    The same command resumes a stopped run. docs/training.md explains it all.

    Parameters
    ----------
    compiled
        Play with rules and bots compiled by mypyc, which is several times faster, or not.
    """
    check_compiled(compiled)
    Run(settings, say).play_fit_measure()


def say(line: str) -> None:
    """Print a line of progress."""
    err.print(f"keyflower: {line}", markup=False, soft_wrap=True)
