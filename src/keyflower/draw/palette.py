"""The colours, by day and at dusk: the single source of every `var(--name)` in a drawing."""

import re
from typing import Final

from keyflower.catalogue import SEASONS

THEMES: Final = ("light", "dark")

PALETTE: Final[dict[str, tuple[str, str]]] = {
    # name: (by day, at dusk). Names ending in -2, -3 are further tones of the same thing.
    # Page
    "paper": ("#FFFBF2", "#25282D"),
    "paper-2": ("#F6EEDD", "#30343A"),
    "table": ("#E9E0CB", "#16171A"),
    "line": ("#D8C9AE", "#454A51"),
    "ink": ("#2F2620", "#F3EBDC"),
    "ink-2": ("#685A4E", "#BFB4A3"),
    "accent": ("#0F6A66", "#63CBC0"),
    "accent-ink": ("#FFFFFF", "#10211F"),
    "accent-soft": ("#D9EAE3", "#214440"),
    "warn": ("#8A4B00", "#F2BE73"),
    "warn-soft": ("#FBE7C6", "#4A3719"),
    "danger": ("#A3271C", "#F29C8D"),
    "danger-soft": ("#F9DDD6", "#4D2620"),
    # Seasons of the page
    "spring": ("#436D25", "#A6CF82"),
    "summer": ("#8A5A00", "#F0C766"),
    "autumn": ("#A2451F", "#EFA077"),
    "winter": ("#3B628A", "#9CC3E6"),
    "spring-soft": ("#DDEBC6", "#2F3E22"),
    "summer-soft": ("#F7E3A8", "#4B4020"),
    "autumn-soft": ("#F8DDCB", "#4C2E20"),
    "winter-soft": ("#DBE7F2", "#24394D"),
    "table-spring": ("#E4E8D2", "#16171A"),
    "table-summer": ("#E9E0CB", "#16171A"),
    "table-autumn": ("#EBDCC9", "#16171A"),
    "table-winter": ("#E1E6EA", "#16171A"),
    # The mat under the lots, and its line
    "mat-spring": ("#EAEDD9", "#1C211B"),
    "mat-summer": ("#EFE7D2", "#22211B"),
    "mat-autumn": ("#F1E3D1", "#241D19"),
    "mat-winter": ("#E8ECEF", "#1A1E25"),
    "mat-line-spring": ("#D5DBBE", "#333B2F"),
    "mat-line-summer": ("#DCCFB2", "#37342A"),
    "mat-line-autumn": ("#E0CBB0", "#3D3029"),
    "mat-line-winter": ("#CFD8DF", "#2F3742"),
    # Seats: colours that no worker has, always together with the seat's emblem
    "seat-0": ("#466300", "#AFCC6C"),
    "seat-1": ("#242526", "#E7E6EC"),
    "seat-2": ("#09739D", "#99D6FD"),
    "seat-3": ("#69402D", "#A67F66"),
    "seat-4": ("#AB5972", "#DA91AC"),
    "seat-5": ("#7D1A60", "#CB5CB0"),
    "on-seat": ("#FFFFFF", "#1E1813"),
    # Workers
    "piece-line": ("#2F2620", "#1E1813"),
    "ink-fixed": ("#2F2620", "#2F2620"),
    "w-blue": ("#1A4A9A", "#3F80E2"),
    "w-red": ("#C93A2B", "#E4634B"),
    "w-yellow": ("#F4C63A", "#FFDA6E"),
    "w-green": ("#4FB286", "#6CCB9C"),
    "w-purple": ("#6B3FA0", "#A67BDA"),
    "on-blue": ("#FFFFFF", "#10141C"),
    "on-red": ("#FFFFFF", "#1E0F0B"),
    "on-yellow": ("#2F2620", "#2F2620"),
    "on-green": ("#2F2620", "#12241B"),
    # Goods
    "r-wood": ("#9C6B3F", "#A9774A"),
    "r-wood-2": ("#E2BC86", "#E2BC86"),
    "r-stone": ("#A8A299", "#AAA49B"),
    "r-stone-2": ("#D3CEC5", "#D3CEC5"),
    "r-stone-3": ("#87817A", "#87817A"),
    "r-iron": ("#56677A", "#62758A"),
    "r-iron-2": ("#93A6B8", "#9FB2C4"),
    "r-gold": ("#E8B431", "#EEBD3F"),
    "r-gold-2": ("#B98314", "#B98314"),
    "bag": ("#CDB48A", "#CDB48A"),
    # Skills and verbs
    "skill": ("#3F4C5C", "#51647A"),
    "skill-ink": ("#FFF6E2", "#FFF6E2"),
    "upgrade": ("#1E8A80", "#2AA196"),
    "points": ("#4A3145", "#4A3145"),
    "points-ink": ("#FFF6E2", "#FFF6E2"),
    # Signs
    "sign": ("#FFF9EA", "#F4E9D0"),
    "set": ("#F3E6C8", "#E6D6B2"),
    "ground": ("#FFF9EAD9", "#F4E9D0E0"),
    "strip": ("#FFF6E2", "#EADDBF"),
    "strip-cost": ("#E8D3A6", "#CFB889"),
    "wall-2": ("#EADCC0", "#CDBB98"),
    "window": ("#F3C961", "#FFD465"),
    # Land
    "land-home": ("#B7CF9B", "#5F7A52"),
    "field-home": ("#A5C084", "#546D47"),
    "furrow-home": ("#92AF70", "#48603C"),
    "land-spring": ("#BBD191", "#647F4E"),
    "field-spring": ("#A8C37B", "#587243"),
    "furrow-spring": ("#93B065", "#4B6438"),
    "land-summer": ("#E3D389", "#8C8049"),
    "field-summer": ("#D6C069", "#7D713C"),
    "furrow-summer": ("#C2AB52", "#6C6130"),
    "land-autumn": ("#DFB27A", "#8A6540"),
    "field-autumn": ("#D09C5F", "#7A5734"),
    "furrow-autumn": ("#BC884D", "#694929"),
    "land-winter": ("#E4EBEF", "#7D8C9A"),
    "field-winter": ("#D0DDE6", "#6F7F8E"),
    "furrow-winter": ("#BACBD8", "#617180"),
    "land-water": ("#C5D4A8", "#667A55"),
    "field-water": ("#B2C493", "#596C49"),
    "furrow-water": ("#9EB27E", "#4C5E3D"),
    "land-turn": ("#D3CBBC", "#76706A"),
    "field-turn": ("#C4BBAA", "#69635D"),
    "furrow-turn": ("#B1A795", "#5B5650"),
    # Roads and water
    "road": ("#F8EDD4", "#C9B58C"),
    "road-edge": ("#A3814D", "#66553A"),
    "road-dot": ("#DFCBA0", "#A8946A"),
    "bank": ("#EAD9AE", "#A7925F"),
    "shore": ("#478294", "#1D4655"),
    "water": ("#80BAC8", "#3C7488"),
    "wave": ("#D3EAEC", "#6FA6B5"),
    # Houses
    "roof-home": ("#CDA255", "#A37C3B"),
    "roof2-home": ("#A67D38", "#7E5E2A"),
    "roof-spring": ("#C96F55", "#A3543E"),
    "roof2-spring": ("#A7543D", "#7F3F2E"),
    "roof-summer": ("#4F897E", "#3C7067"),
    "roof2-summer": ("#3A6C63", "#2B564F"),
    "roof-autumn": ("#8D504E", "#703D3D"),
    "roof2-autumn": ("#6D3939", "#552B2C"),
    "roof-winter": ("#5D7897", "#45607E"),
    "roof2-winter": ("#455E7C", "#334B66"),
    "roof-water": ("#C96F55", "#A3543E"),
    "timber": ("#7A5638", "#54391F"),
    "timber-2": ("#BC9264", "#8E6B45"),
    "chimney": ("#9A7662", "#6E5343"),
    # Trees and such
    "tree-spring": ("#7DAD59", "#4C7A3C"),
    "tree2-spring": ("#99C376", "#5F9150"),
    "tree-summer": ("#5D9856", "#3D6E3F"),
    "tree2-summer": ("#7AB06D", "#518552"),
    "tree-autumn": ("#C96A32", "#A4532A"),
    "tree2-autumn": ("#DF8F4C", "#BE7440"),
    "tree-winter": ("#7FA39D", "#5D7F7E"),
    "tree2-winter": ("#A9C4C0", "#7E9E9E"),
    "rock": ("#A09A91", "#77726B"),
    "rock-2": ("#C4BFB5", "#938E86"),
    "hay": ("#E2BC59", "#B4923F"),
    "hay-2": ("#B98F36", "#8A6C28"),
    "bloom": ("#E48C9E", "#D57C8E"),
    # Boats and milestones
    "hull": ("#8A5A3D", "#6B442D"),
    "hull-2": ("#A96E42", "#865531"),
    "hull-rim": ("#F0DDB4", "#D9C393"),
    "sail": ("#FFF7E6", "#F4E9D0"),
    "sail-2": ("#F0E3C8", "#DCCBA5"),
    "milestone": ("#F1EBDF", "#D6CDBD"),
    "milestone-2": ("#DCD3C3", "#B9AF9E"),
    "carved": ("#4A4038", "#3A322B"),
    # Table
    "shade": ("#4A33182B", "#0000004D"),
    "tile-edge": ("#FFFBF2", "#1B1B1C"),
    "mark-case": ("#FFFBF2", "#122A28"),
    "meadow": ("#ECE9D3", "#20251F"),
    "shadow": ("0 1px 2px #5b432214,0 6px 18px #5b43221a", "0 1px 2px #0006,0 6px 18px #0005"),
}

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
