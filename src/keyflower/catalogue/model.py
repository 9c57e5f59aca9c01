"""What is printed on the hexagons, as plain values.

Numbers of resources, skills and edges stand in tuples in the order of `RESOURCES`, `SKILLS` and
`EDGES`, so that the index of a word is its number everywhere.
"""

from dataclasses import dataclass, field

COLOURS = ("blue", "red", "yellow", "green")
RESOURCES = ("iron", "stone", "wood", "gold")
SKILLS = ("anvil", "pick", "saw")
SEASONS = ("spring", "summer", "autumn", "winter")
EDGES = ("S", "SW", "NW", "N", "NE", "SE")
"""Clockwise; the index is the direction, the opposite edge is three further."""
MARKS = ("sure", "single", "doubtful")
"""How well a value is known: two sources or a rulebook, one source, one source under doubt."""


@dataclass(frozen=True, slots=True)
class Cost:
    """M4: what it takes to upgrade a tile."""

    resources: tuple[int, int, int, int]
    any_resources: int
    skills: tuple[int, int, int]
    any_skills: int


@dataclass(frozen=True, slots=True)
class Action:
    """U5: what a use of the tile gives, and what it takes first (U7)."""

    takes: str
    """"" for nothing, a colour, "worker" (any colour), a kind of skill, or "skill" (any kind)."""
    gives: tuple[int, int, int, int]
    choose: bool  # U10: one resource only, by choice among those given
    greens: int
    workers: int  # drawn from the bag
    skills: int  # drawn from the pile
    steps: int
    upgrades: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """F3 to F7: `points` for every `size` items that are given to the tile."""

    items: str  # "resource", "skill" or "worker"
    way: str
    """"on_tile" (each that lies on the tile), "each", "chosen" (each of one kind, chosen once),
    "set" (one of each of `kinds`) or "any" (`size` items, mixed)."""
    kinds: tuple[str, ...]  # the resources, skills or colours that count
    size: int  # items for one scoring: the length of a set, the number for "any", else 1
    points: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a tile."""

    points: int  # F2: plain points
    action: Action | None
    scoring: Scoring | None
    power: str
    """A rule of its own: "1a" to "4b" (X1 to X8), "steps" (F10), "loop" (F11), "river" (F12),
    "flip" (F1), "neighbours" (F13), or ""."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One hexagon."""

    id: str
    kind: str  # "home", "village", "summer_boat", "boat" or "turn_order"
    season: str  # "" for homes, boats and turn-order tiles
    number: int
    """Of homes, summer boats, turn-order tiles, and boats (in the order of S3), from 1; else 0."""
    players: int  # S2, S3: the smallest number of players with which the tile is used
    edges: tuple[str, ...]  # "road", "field" or "water" for each of `EDGES`
    cost: Cost | None  # None for tiles that cannot be upgraded
    front: Side
    back: Side | None  # None for tiles with one side; side b of a summer boat
    loads: tuple[tuple[int, int], ...]
    """Boats: (workers, skills) for spring, summer, autumn; else ()."""
    marks: dict[str, str] = field(hash=False)
    """Per value ("front", "cost", "back", "points", "edges", "loads", "river") one of `MARKS`."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All 64 hexagons, and the version that game records name."""

    version: str
    tiles: tuple[Tile, ...]
    """Homes, spring, summer, summer boats, autumn, winter, boats, turn-order tiles."""
    river: tuple[int, ...]  # F12: points by the number of boats in the line

    def tile(self, id: str) -> Tile:  # noqa: A002
        """The tile with this id, as in `catalogue.tile("miner")`."""
        for tile in self.tiles:
            if tile.id == id:
                return tile
        raise KeyError(f"no tile has the id {id!r}")
