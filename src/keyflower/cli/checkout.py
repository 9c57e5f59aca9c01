"""Where this package runs from: a checkout of the repository, or an installed wheel."""

from pathlib import Path


def package() -> Path:
    """The folder of the `keyflower` package's sources."""
    return Path(__file__).resolve().parent.parent


def checkout() -> Path | None:
    """The root of the checkout, or None for an installed package."""
    source = package().parent
    root = source.parent
    if source.name == "src" and (root / "pyproject.toml").is_file():
        return root
    return None
