"""Pages with plots, and what they need."""

from keyflower.cli.console import err
from keyflower.lab.pages import plots


def tell_plots(page: str) -> None:
    """Say so where a page was written without plots."""
    if plots.load() is None:
        err.print(f"keyflower: {page} is {plots.WITHOUT}", markup=False, soft_wrap=True)
