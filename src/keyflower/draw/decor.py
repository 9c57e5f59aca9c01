"""Trees and such at the western and eastern corner: from the tile's data, never in the way."""

from typing import Final

from keyflower.catalogue import EDGES, RESOURCES, Tile
from keyflower.draw.land import kind
from keyflower.draw.svg import num
from keyflower.draw.symbol import read_parts

_TREES: Final = ("spring", "summer", "autumn", "winter")

Place = tuple[float, float, float]
"""x, y, scale."""
WEST: Final[Place] = (-76, -4, 1.2)
EAST: Final[Place] = (78, -2, 0.95)
LARGE_WEST: Final[Place] = (-74, 0, 1.5)
WINTER_WEST: Final[Place] = (-59, 51, 0.85)
WINTER_EAST: Final[Place] = (58, 53, 0.75)


def things(tile: Tile) -> tuple[str, str]:
    """What stands in the west and in the east; "" for nothing."""
    if tile.kind == "home":  # homes always lie as printed, so that nothing stands in their water
        wet = [edge for edge, what in zip(EDGES, tile.edges) if what == "water"]
        return (
            "" if "SW" in wet or "NW" in wet else "garden",
            "" if "SE" in wet or "NE" in wet else "tree",
        )
    west = _subject(tile)
    return west, "pine" if west == "barrel" else "tree"


def _subject(tile: Tile) -> str:
    """What the tile is about."""
    action, scoring, cost = tile.front.action, tile.front.scoring, tile.cost
    if tile.season == "winter":
        return "pine"
    if action is not None:
        if action.steps:
            return "hay"
        if action.workers:
            return "barrel"
        if action.greens:
            return "garden"
        if action.skills:
            return "signpost"
        made = [kind for kind, n in zip(RESOURCES, action.gives) if n]
        if len(made) == 1:
            return {"wood": "pine", "stone": "rocks", "iron": "ore", "gold": "nuggets"}[made[0]]
        return "crates"
    if scoring is not None and len(scoring.kinds) == 1:
        return {"wood": "logs", "stone": "rocks", "iron": "ore", "gold": "nuggets"}[
            scoring.kinds[0]
        ]
    if scoring is None and cost is not None:
        wanted = [kind for kind, n in zip(RESOURCES, cost.resources) if n]
        if len(wanted) == 1:
            return {"wood": "logs", "stone": "statue", "iron": "anvil", "gold": "coins"}[wanted[0]]
        return "well"
    return "hay"


def decor(tile: Tile, what: str, place: Place) -> str:
    """One thing at its place, in the colours of its season."""
    season = kind(tile) if kind(tile) in _TREES else "spring"
    x, y, scale = place
    size = f" scale({scale:g})" if scale != 1 else ""
    return (
        f'<use href="#part-{what}" transform="translate({num(x)} {num(y)}){size}"'
        f' fill="var(--tree-{season})" color="var(--tree2-{season})"/>'
    )


def parts() -> dict[str, str]:
    """All things, around 0, 0 (decor.svg)."""
    return read_parts("decor.svg")
