"""Trees and such at the western and eastern corner: from the tile's data, never in the way."""

from typing import Final

from keyflower.catalogue import EDGES, RESOURCES, Tile
from keyflower.draw.land import kind
from keyflower.draw.svg import circle, group, num, path, rect

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
    """All things, around 0, 0; trees are filled by their surroundings, lit by `currentColor`."""
    rocks = (
        path("M-13 11l3-11 9-5 7 6 2 10z", fill="var(--rock)")
        + path("M-10 0l9-5 3 7-6 4z", fill="var(--rock-2)")
        + path("M4 12l2-7 6-2 4 9z", fill="var(--rock-2)")
    )
    drawn = {
        "pine": rect(-1.8, 6, 3.6, 7, fill="var(--timber)")
        + path("M0-17L10-3H6l6 10h-24l6-10h-4z", fill="currentColor")
        + path("M0-17L10-3H6l6 10H0z"),
        "tree": rect(-1.8, 3, 3.6, 10, fill="var(--timber)")
        + circle(0, -5, 10.5)
        + path("M0-15.5a10.5 10.5 0 0 0 0 21 13 13 0 0 1 0-21z", fill="currentColor"),
        "rocks": rocks,
        "ore": rocks + _specks("var(--r-iron)"),
        "nuggets": rocks + _specks("var(--r-gold)"),
        "hay": path("M-12 11c0-11 4-17 10-17s10 6 10 17z", fill="var(--hay)")
        + path(
            "M-6 9c0-7 1-10 4-13M2 9c0-5-.5-8-2-11",
            stroke="var(--hay-2)",
            stroke_width=1.8,
            fill="none",
            stroke_linecap="round",
        ),
        "barrel": path("M-9-9h13c2.5 6 2.5 14 0 20H-9c-2.5-6-2.5-14 0-20z", fill="var(--timber-2)")
        + path("M-10.3-3.5h15.7M-10.3 5.5h15.7", stroke="var(--timber)", stroke_width=2),
        "logs": group(
            [circle(-8, 6, 5), circle(2.5, 6, 5), circle(-2.7, -3, 5)],
            fill="var(--r-wood-2)",
            stroke="var(--timber)",
            stroke_width=2,
        ),
        "crates": group(
            [rect(-13, -1, 12, 12), rect(0, 2, 9, 9), rect(-8, -11, 10, 10)],
            fill="var(--r-wood-2)",
            stroke="var(--timber)",
            stroke_width=2,
        ),
        "garden": circle(-6, 3, 6.5)
        + circle(5, 5, 5.5, fill="currentColor")
        + group(
            [circle(-8, 1, 1.7), circle(-3.5, 4.5, 1.7), circle(5, 4, 1.7)], fill="var(--bloom)"
        ),
        "signpost": path("M-2 12V-13", stroke="var(--timber)", stroke_width=3)
        + path("M-9-11h14l5 4-5 4H-9zM5 0H-8l-4 3.5L-8 7H5z", fill="var(--timber-2)"),
        "statue": path("M-9 12V6H7v6z", fill="var(--rock)")
        + path("M-6 6c0-7 1-10 5-10s5 3 5 10z", fill="var(--rock-2)")
        + circle(-1, -8, 4.6, fill="var(--rock-2)"),
        "anvil": path("M-8 12l2-7H4l2 7z", fill="var(--timber)")
        + path("M-13-7H8v4c-4 0-6 2-6 5H-6c0-4-5-4-7-9z", fill="var(--r-iron)"),
        "coins": group(
            [rect(-12, 5, 12, 5, 2), rect(-11, 0, 12, 5, 2), rect(2, 5, 10, 5, 2)]
            + [rect(-12, -5, 12, 5, 2)],
            fill="var(--r-gold)",
            stroke="var(--r-gold-2)",
            stroke_width=1.4,
        ),
        "well": path("M-10-4V8M8-4V8", stroke="var(--timber)", stroke_width=2.6)
        + path("M-13-4L-1-14 11-4z", fill="var(--roof2-autumn)")
        + path("M-11 3H9l-1.5 9h-17z", fill="var(--rock)")
        + path("M-11 3H9v3h-20z", fill="var(--water)"),
    }
    return {f"part-{name}": body for name, body in drawn.items()}


def _specks(fill: str) -> str:
    return group([circle(-6, 4, 2), circle(2, 6, 2), circle(10, 8, 1.8)], fill=fill)
