"""The Chromium that the browser tests run in, with fonts for every language of the page."""

import functools
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import CACHE, debian, page

SHELL: Final = "chromium-headless-shell"  # no window to draw: half of the work
WHOLE_BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
NO_NOTICES: Final = "no Chromium that shows notices on PATH: its headless shell doesn't"
NO_BROWSER: Final = (
    "no Chromium: none on PATH, and neither Playwright's download nor Debian's packages"
    " can be reached; install Chromium or Chrome"
)
FONTS: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}/usr/share/fonts</dir>
  <cachedir>{folder}/fontconfig</cachedir>
</fontconfig>
"""


@dataclass(frozen=True, slots=True)
class Browser:
    """A program to run, and the environment that it needs besides ours."""

    program: str
    environment: dict[str, str]


@functools.cache
def find() -> Browser | None:
    """Chromium, from PATH or from what `get` has left."""
    return _on_path((SHELL, *WHOLE_BROWSERS)) or _playwright() or _debian()


def whole() -> Browser | None:
    """A Chromium with everything that people have; the headless shell shows no notices."""
    return _on_path(WHOLE_BROWSERS)


def get() -> Browser | None:
    """Chromium from PATH, from Playwright or from Debian; nothing outside .cache changes."""
    if find() is None:
        command = [sys.executable, "-m", "playwright", "install", SHELL]
        environment = {**os.environ, **driver(), "PLAYWRIGHT_BROWSERS_PATH": str(_DOWNLOADS)}
        # Where its hosts can't be reached, it says so after some attempts.
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode:
            shutil.rmtree(_DOWNLOADS, ignore_errors=True)
            fonts = ["fonts-noto-core", "fonts-noto-cjk"]
            debian.unpack([SHELL, *fonts], _UNPACKED)
        find.cache_clear()
    return find()


def driver() -> dict[str, str]:
    """Playwright runs on the Node that built the page: its own lacks libraries on some machines."""
    node = page.node_of_modules()
    return {"PLAYWRIGHT_NODEJS_PATH": node} if node else {}


_DOWNLOADS: Final = CACHE / "playwright"
_UNPACKED: Final = CACHE / "debian-chromium"


def _on_path(names: tuple[str, ...]) -> Browser | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Browser(found, {}) if found else None


def _playwright() -> Browser | None:
    found = sorted(_DOWNLOADS.glob("chromium*/*/*headless*shell*"))
    return next((Browser(str(path), {}) for path in found if os.access(path, os.X_OK)), None)


def _debian() -> Browser | None:
    program = _UNPACKED / "usr" / "lib" / "chromium" / SHELL
    if not program.is_file():
        return None
    fonts = Path(_UNPACKED / "fonts.conf")
    if not fonts.is_file():
        fonts.write_text(FONTS.format(folder=_UNPACKED), "utf-8")
    paths = {"LD_LIBRARY_PATH": debian.libraries(_UNPACKED), "FONTCONFIG_FILE": str(fonts)}
    return Browser(str(program), paths)
