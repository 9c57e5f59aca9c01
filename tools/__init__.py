"""Tools for this checkout, not shipped: its set-up, tests, the page, the compiled rules.

What the launcher and the package's build need uses the standard library only.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CACHE: Final = ROOT / ".cache"
"""What tools download and build, by name and version; safe to delete."""
