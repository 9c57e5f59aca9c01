"""The catalogue as flat lists of ints, indexed by tile, that the rules look things up in."""

from typing import Final

from keyflower.catalogue import Action, Catalogue, Cost, Scoring, Tile, load
from keyflower.rules import pieces
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    DIRECTIONS,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SKILL_NAMES,
)

# What a converter takes (U7).
TAKES_NOTHING: Final = 0
TAKES_COLOUR: Final = 1  # + colour
TAKES_WORKER: Final = 5
TAKES_SKILL: Final = 6
TAKES_SKILL_KIND: Final = 7  # + kind
TAKES_NAMES: Final = ("", *COLOUR_NAMES, "worker", "skill", *SKILL_NAMES)

# How a side scores at the end (F).
SCORES_NOTHING: Final = 0
ON_TILE: Final = 1
EACH: Final = 2
CHOSEN: Final = 3
SET: Final = 4
ANY: Final = 5

# What a scoring tile counts.
OF_RESOURCES: Final = 0
OF_SKILLS: Final = 1
OF_WORKERS: Final = 2

# What a boat or turn-order tile does besides (F1, F10 to F13); summer boats: `powers`.
NO_FEAT: Final = 0
FEAT_STEPS: Final = 1
FEAT_LOOP: Final = 2
FEAT_RIVER: Final = 3
FEAT_FLIP: Final = 4
FEAT_NEIGHBOURS: Final = 5

TILE_KINDS: Final = ("home", "village", "summer_boat", "boat", "turn_order")
EDGE_KINDS: Final = ("field", "road", "water")
FEATS: Final = ("", "steps", "loop", "river", "flip", "neighbours")
WAYS: Final = ("", "on_tile", "each", "chosen", "set", "any")
COUNTED: Final = ("resource", "skill", "worker")
COUNTED_NAMES: Final[tuple[tuple[str, ...], ...]] = (RESOURCE_NAMES, SKILL_NAMES, COLOUR_NAMES)


class Lookup:
    """Everything printed on the tiles, ready for quick look-up; shared by all copies of a game.

    A face is `tile * 2 + side`: lists "by face" are indexed like that, lists "by rotation"
    by `tile * 6 + rotation`.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        tiles = catalogue.tiles
        self.catalogue = catalogue
        self.version: str = catalogue.version
        self.ids: list[str] = [tile.id for tile in tiles]
        self.index: dict[str, int] = {tile.id: i for i, tile in enumerate(tiles)}
        self.kind: list[int] = [TILE_KINDS.index(tile.kind) for tile in tiles]
        self.season: list[int] = [find(SEASON_NAMES, tile.season) for tile in tiles]
        self.number: list[int] = [tile.number for tile in tiles]
        self.river: list[int] = list(catalogue.river)

        self.homes: list[int] = self._of_kind(pieces.HOME)
        self.boats: list[int] = self._of_kind(pieces.BOAT)
        self.turn_tiles: list[int] = self._of_kind(pieces.TURN_ORDER)
        self.by_season: list[list[int]] = [
            [i for i in range(len(tiles)) if self.season[i] == season]
            for season in range(len(SEASON_NAMES))
        ]
        loads = [load for boat in self.boats for load in tiles[boat].loads]
        self.load_workers: list[int] = [workers for workers, _ in loads]  # boat * 3 + season
        self.load_skills: list[int] = [skills for _, skills in loads]

        turned = [turn_edges(tile, turns) for tile in tiles for turns in range(DIRECTIONS)]
        # By rotation, then * 6 + direction; and by rotation, two bits for each direction.
        self.edge: list[int] = [edge for edges in turned for edge in edges]
        self.pattern: list[int] = [
            sum([edge << 2 * direction for direction, edge in enumerate(edges)]) for edges in turned
        ]

        # By face.
        sides = [side for tile in tiles for side in (tile.front, tile.back or tile.front)]
        actions = [side.action or NO_ACTION for side in sides]
        self.acts: list[bool] = [side.action is not None for side in sides]  # U2
        self.takes: list[int] = [TAKES_NAMES.index(action.takes) for action in actions]
        self.gives: list[int] = [n for action in actions for n in action.gives]  # * 4 + resource
        self.choose: list[bool] = [action.choose for action in actions]
        self.greens: list[int] = [action.greens for action in actions]
        self.workers: list[int] = [action.workers for action in actions]
        self.skills: list[int] = [action.skills for action in actions]
        self.steps: list[int] = [action.steps for action in actions]
        self.upgrades: list[int] = [action.upgrades for action in actions]
        self.points: list[int] = [side.points for side in sides]
        # Of summer boats, else -1; and what other tiles do besides.
        self.power: list[int] = [find(pieces.POWER_NAMES, side.power) for side in sides]
        self.feat: list[int] = [max(find(FEATS, side.power), NO_FEAT) for side in sides]
        scorings = [side.scoring or NO_SCORING for side in sides]
        self.score_way: list[int] = [WAYS.index(scoring.way) for scoring in scorings]
        self.yards: list[int] = [
            tile for tile in range(len(tiles)) if self.score_way[2 * tile] == ON_TILE
        ]
        self.score_of: list[int] = [find(COUNTED, scoring.items) for scoring in scorings]
        self.score_kinds: list[list[int]] = [
            [COUNTED_NAMES[COUNTED.index(scoring.items)].index(kind) for kind in scoring.kinds]
            for scoring in scorings
        ]
        self.score_size: list[int] = [scoring.size for scoring in scorings]
        self.score_points: list[int] = [scoring.points for scoring in scorings]

        costs = [tile.cost or NO_COST for tile in tiles]
        self.can_upgrade: list[bool] = [tile.cost is not None for tile in tiles]
        self.cost: list[int] = [n for cost in costs for n in cost.resources]  # tile * 4 + resource
        self.cost_any: list[int] = [cost.any_resources for cost in costs]
        self.cost_skill: list[int] = [n for cost in costs for n in cost.skills]  # tile * 3 + skill
        self.cost_any_skill: list[int] = [cost.any_skills for cost in costs]
        self.cost_size: list[int] = [  # resource symbols in all
            sum(cost.resources) + cost.any_resources for cost in costs
        ]

    def _of_kind(self, kind: int) -> list[int]:
        return [i for i in range(len(self.kind)) if self.kind[i] == kind]


NO_ACTION: Final = Action(
    takes="", gives=(0, 0, 0, 0), choose=False, greens=0, workers=0, skills=0, steps=0, upgrades=0
)
NO_SCORING: Final = Scoring(items="", way="", kinds=(), size=0, points=0)
NO_COST: Final = Cost(resources=(0, 0, 0, 0), any_resources=0, skills=(0, 0, 0), any_skills=0)


def find(names: tuple[str, ...], name: str) -> int:
    """The number of a name, or -1."""
    return names.index(name) if name in names else -1


def turn_edges(tile: Tile, turns: int) -> list[int]:
    """The edges of a tile that is turned clockwise, by direction."""
    edges = [EDGE_KINDS.index(edge) for edge in tile.edges]
    return [edges[(direction - turns) % DIRECTIONS] for direction in range(DIRECTIONS)]


_built_in: list[Lookup] = []


def lookup_of(catalogue: Catalogue | None) -> Lookup:
    """The look-up tables of a catalogue; the built-in one's are made once."""
    if catalogue is not None:
        return Lookup(catalogue)
    if not _built_in:
        _built_in.append(Lookup(load()))
    return _built_in[0]
