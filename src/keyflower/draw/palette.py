"""The colours, by day and at dusk: the single source of every `var(--name)` in a drawing."""

import re
import tomllib
from pathlib import Path
from typing import Final

from keyflower.catalogue import SEASONS

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


def css() -> str:
    """The client's colours: day, dusk by choice or by the system's setting, and season tints."""
    light, dark = (declarations(theme) for theme in THEMES)
    seasons = "".join(
        f"[data-season={season}]{{--table:var(--table-{season});--season:var(--{season});"
        f"--season-soft:var(--{season}-soft)}}\n"
        for season in SEASONS
    )
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media(prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=light]{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f"{seasons}"
    )
