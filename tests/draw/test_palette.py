"""The colours: contrast by day and at dusk, as look.md promises it."""

import pytest

from keyflower.catalogue import SEASONS
from keyflower.draw.palette import PALETTE, THEMES, declarations, names_in
from keyflower.rules.pieces import MAX_PLAYERS
from tools.drawings import css


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str, theme: str) -> float:
    which = THEMES.index(theme)
    values = sorted(luminance(PALETTE[name][which]) for name in (one, other))
    return (values[1] + 0.05) / (values[0] + 0.05)


TABLES = tuple(f"table-{season}" for season in SEASONS)
MATS = tuple(f"mat-{season}" for season in SEASONS)
SEATS = tuple(f"seat-{seat}" for seat in range(MAX_PLAYERS))
FIGURES = (
    ("ink", "paper", 14.3, 12.5),
    ("ink", "table", 11.3, 15.1),
    ("ink-2", "paper", 6.4, 7.2),
    ("ink-2", "paper-2", 5.8, 6.1),
    ("accent", "paper", 6.2, 7.6),
    ("accent-ink", "accent", 6.4, 8.6),
    ("warn", "warn-soft", 5.6, 6.7),
    ("danger", "danger-soft", 5.7, 6.1),
    ("ink-fixed", "sign", 14.1, 12.3),
    ("ink-fixed", "strip-cost", 10.1, 7.7),
    ("points-ink", "points", 10.7, 10.7),
    ("skill-ink", "skill", 8.1, 5.7),
    ("on-blue", "w-blue", 8.4, 4.7),
    ("on-red", "w-red", 5.1, 5.5),
    ("on-yellow", "w-yellow", 9.2, 10.9),
    ("on-green", "w-green", 5.7, 8.2),
    ("road-edge", "road", 3.1, 3.6),
    ("shore", "bank", 3.1, 3.4),
    ("accent", "mark-case", 6.2, 7.8),
)
AT_LEAST = (
    *(("ink-2", table, 4.9, 8.4) for table in TABLES),
    *(("accent", table, 4.7, 8.8) for table in TABLES),
    *((season, f"{season}-soft", 4.6, 5.8) for season in SEASONS),
    *(("ink-2", mat, 5.3, 7.9) for mat in MATS),
    *(("accent", mat, 5.1, 8.3) for mat in MATS),
    *((f"land-{season}", f"mat-{season}", 1.2, 3.2) for season in SEASONS),
    ("land-winter", "mat-winter", 1.3, 3.2),
    ("land-winter", "meadow", 1.3, 3.2),
    *(("on-seat", seat, 4.8, 4.8) for seat in SEATS),
    *((seat, ground, 3.4, 3.4) for seat in SEATS for ground in ("paper", *MATS, *TABLES)),
)


@pytest.mark.parametrize(("one", "other", "light", "dark"), FIGURES)
def test_contrast_as_listed(one: str, other: str, light: float, dark: float) -> None:
    assert contrast(one, other, "light") == pytest.approx(light, abs=0.06)
    assert contrast(one, other, "dark") == pytest.approx(dark, abs=0.06)


@pytest.mark.parametrize(("one", "other", "light", "dark"), AT_LEAST)
def test_contrast_at_least(one: str, other: str, light: float, dark: float) -> None:
    assert round(contrast(one, other, "light"), 1) >= light
    assert round(contrast(one, other, "dark"), 1) >= dark


def test_css_has_day_and_dusk() -> None:
    text = css()
    assert text.count("--paper:#FFFBF2;") == text.count("--paper:#25282D;") == 2
    assert ":root[data-theme=dark]{" in text
    assert "@media(prefers-color-scheme:dark){:root{" in text
    for season in SEASONS:
        assert f"[data-season={season}]{{--table:var(--table-{season});" in text
    assert text.count("{") == text.count("}")


def test_some_colours_only() -> None:
    names = names_in('<path fill="var(--water)" stroke="var(--ink)"/>')
    assert names == ["ink", "water"]
    assert declarations("dark", names) == "--ink:#F3EBDC;--water:#3C7488;"
    with pytest.raises(KeyError, match="no such-colour"):
        names_in("var(--such-colour)")
