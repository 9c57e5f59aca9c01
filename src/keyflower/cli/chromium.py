"""The browser that the browser tests run in, and fonts for every language that it shows."""

import shutil

from keyflower.cli import debian


def program() -> str | None:
    """Chromium, where it is installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def install() -> None:
    """Make sure that Chromium is there; a CommandError if it cannot be."""
    packages = ("chromium", "fonts-noto-core", "fonts-noto-cjk")
    debian.install(packages, "the browser tests", lambda: program() is not None)
