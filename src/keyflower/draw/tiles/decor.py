"""Trees and such at the western and eastern corner: from the tile's data, never in the way."""

from typing import Final

from keyflower.catalogue import EDGES, RESOURCES, SEASONS, Tile
from keyflower.draw.svg import num, part
from keyflower.draw.tiles.land import land_kind

Place = tuple[float, float, float]  # x, y, scale
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
        about = {
            "hay": action.steps,
            "barrel": action.workers,
            "garden": action.greens,
            "signpost": action.skills,
        }
        made = [kind for kind, n in zip(RESOURCES, action.gives) if n]
        return next(filter(about.get, about), _MADE_DECOR[made[0]] if len(made) == 1 else "crates")
    if scoring is not None:
        return _KEPT_DECOR[scoring.kinds[0]] if len(scoring.kinds) == 1 else "hay"
    if cost is None:
        return "hay"
    paid = [kind for kind, n in zip(RESOURCES, cost.resources) if n]
    return _PAID_DECOR[paid[0]] if len(paid) == 1 else "well"


_MADE_DECOR: Final = {"wood": "pine", "stone": "rocks", "iron": "ore", "gold": "nuggets"}
_KEPT_DECOR: Final = {**_MADE_DECOR, "wood": "logs"}
_PAID_DECOR: Final = {"wood": "logs", "stone": "statue", "iron": "anvil", "gold": "coins"}


def draw_thing(tile: Tile, what: str, place: Place) -> str:
    """One thing at its place, in the colours of its season (signs.svg)."""
    season = land_kind(tile) if land_kind(tile) in SEASONS else "spring"
    x, y, scale = place
    return part(
        f"part-{what}",
        transform=f"translate({num(x)} {num(y)})" + (f" scale({scale:g})" if scale != 1 else ""),
        fill=f"var(--tree-{season})",
        color=f"var(--tree2-{season})",
    )
