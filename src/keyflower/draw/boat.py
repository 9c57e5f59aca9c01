"""Boats: what a boat does is painted on its sail."""

from typing import Final

from keyflower.draw.svg import ellipse, part, path, rect

SAIL_MIDDLE: Final = -36.0
SAIL_ROOM: Final = 96.0


def boat(season: str, summer: bool) -> str:
    """A boat on its river, with an empty sail."""
    return part("part-rigging", fill=f"var(--roof-{season})") + part(
        "part-hull", fill="var(--hull-2)" if summer else "var(--hull)"
    )


def parts() -> dict[str, str]:
    """Rigging (its small flag filled by the surroundings) and hull (likewise)."""
    rigging = (
        ellipse(2, 47, 56, 8, fill="var(--shade)")
        + rect(-2.5, -74, 5, 92, fill="var(--timber)")
        + path("M0-75l17 5-17 5z")
        + path(
            "M-50-61C-30-66 30-66 50-61 56-42 58-20 56-7 36-12-36-12-56-7-58-20-56-42-50-61z",
            fill="var(--sail)",
        )
        + path("M50-61C56-42 58-20 56-7L49-8.6C52-26 50-44 45-62.2z", fill="var(--sail-2)")
    )
    hull = (
        path("M-62 16H62C58 38 44 48 26 48H-26C-44 48-58 38-62 16z")
        + path("M-62 16H62l-1.5 6h-121z", fill="var(--hull-rim)")
        + path("M-56 32H56", stroke="var(--hull-rim)", stroke_opacity=".35", stroke_width=2)
    )
    return {"part-rigging": rigging, "part-hull": hull}
