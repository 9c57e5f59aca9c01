"""`keyflower serve`: play in the browser."""

from keyflower.cli.errors import CommandError


def serve() -> None:
    """Play: open the table in the browser."""
    raise CommandError(
        "there is no server to play on yet; today there are complete games on the command line"
        " (./keyflower simulate, show, score) and as a Python package (import keyflower)"
    )
