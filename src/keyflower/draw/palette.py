"""The colours, by day and at dusk: the single source of every `var(--name)` in a drawing."""

import re
import tomllib
from pathlib import Path
from typing import Final

THEMES: Final = ("light", "dark")
PALETTE: Final[dict[str, list[str]]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text("utf-8")
)
"""By name: the colour by day, and at dusk."""

_NAME = re.compile(r"var\(--([a-z0-9-]+)\)")


def names_in(drawing: str) -> list[str]:
    """The colours that a drawing asks for, each once, in the palette's order."""
    asked = set(_NAME.findall(drawing))
    unknown = sorted(asked - set(PALETTE))
    if unknown:
        raise KeyError(f"the palette has no {', '.join(unknown)}")
    return [name for name in PALETTE if name in asked]


def declarations(theme: str, names: list[str] | None = None) -> str:
    """`--paper:#FFFBF2;--ink:...` for one theme, of all colours or of some."""
    which = THEMES.index(theme)
    return "".join(
        f"--{name}:{PALETTE[name][which]};" for name in (PALETTE if names is None else names)
    )
