"""The verbs of the laboratory: many games at once, training, figures, looking back at a game."""

from keyflower.cli.console import print_note
from keyflower.lab.pages import plots


def tell_plots(page: str) -> None:
    """Say so where a page was written without plots."""
    if plots.load() is None:
        print_note(f"{page} is {plots.WITHOUT}")
