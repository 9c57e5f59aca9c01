"""Which version this is."""

from keyflower import __version__


def version() -> str:
    """Of this package."""
    return __version__
