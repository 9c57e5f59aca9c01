"""The catalogue as flat lists of ints, indexed by tile, that the rules look things up in."""

from typing import Final

from keyflower.catalogue import Action, Catalogue, Side, Tile, load
from keyflower.rules import pieces
from keyflower.rules.pieces import COLOUR_NAMES, DIRECTIONS, POWER_NAMES, SEASON_NAMES, SKILL_NAMES

# What a converter takes (U7).
TAKES_NOTHING: Final = 0
TAKES_COLOUR: Final = 1  # + colour
TAKES_WORKER: Final = 5
TAKES_SKILL: Final = 6
TAKES_SKILL_KIND: Final = 7  # + kind

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

KINDS: Final = ("home", "village", "summer_boat", "boat", "turn_order")
EDGE_KINDS: Final = ("field", "road", "water")
FEATS: Final = ("", "steps", "loop", "river", "flip", "neighbours")
WAYS: Final = ("", "on_tile", "each", "chosen", "set", "any")
COUNTED: Final = ("resource", "skill", "worker")


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
        self.kind: list[int] = [KINDS.index(tile.kind) for tile in tiles]
        self.season: list[int] = [
            SEASON_NAMES.index(tile.season) if tile.season else -1 for tile in tiles
        ]
        self.number: list[int] = [tile.number for tile in tiles]
        self.river: list[int] = list(catalogue.river)

        self.homes: list[int] = self._of_kind(pieces.HOME)
        self.boats: list[int] = self._of_kind(pieces.BOAT)
        self.turn_tiles: list[int] = self._of_kind(pieces.TURN_ORDER)
        self.by_season: list[list[int]] = [
            [i for i in range(len(tiles)) if self.season[i] == season]
            for season in range(len(SEASON_NAMES))
        ]
        self.load_workers: list[int] = []  # boat * 3 + season
        self.load_skills: list[int] = []
        for boat in self.boats:
            for workers, skills in tiles[boat].loads:
                self.load_workers.append(workers)
                self.load_skills.append(skills)

        self.edge: list[int] = []  # by rotation, then * 6 + direction
        self.pattern: list[int] = []  # by rotation: two bits for each direction
        for tile in tiles:
            self._add_edges(tile)

        self.acts: list[bool] = []  # by face: has an action (U2)
        self.takes: list[int] = []
        self.gives: list[int] = []  # by face, then * 4 + resource
        self.choose: list[bool] = []
        self.greens: list[int] = []
        self.workers: list[int] = []
        self.skills: list[int] = []
        self.steps: list[int] = []
        self.upgrades: list[int] = []
        self.points: list[int] = []
        self.power: list[int] = []  # summer boats, by face: the power, else -1
        self.feat: list[int] = []
        self.score_way: list[int] = []
        self.score_of: list[int] = []
        self.score_kinds: list[list[int]] = []
        self.score_size: list[int] = []
        self.score_points: list[int] = []
        for tile in tiles:
            self._add_side(tile.front)
            self._add_side(tile.back or tile.front)

        self.can_upgrade: list[bool] = [tile.cost is not None for tile in tiles]
        self.cost: list[int] = []  # tile * 4 + resource
        self.cost_any: list[int] = []
        self.cost_skill: list[int] = []  # tile * 3 + skill
        self.cost_any_skill: list[int] = []
        self.cost_size: list[int] = []  # resource symbols in all
        for tile in tiles:
            self._add_cost(tile)

    def _of_kind(self, kind: int) -> list[int]:
        return [i for i in range(len(self.kind)) if self.kind[i] == kind]

    def _add_edges(self, tile: Tile) -> None:
        printed = [EDGE_KINDS.index(edge) for edge in tile.edges]
        for rotation in range(DIRECTIONS):
            turned = [printed[(d - rotation) % DIRECTIONS] for d in range(DIRECTIONS)]
            self.edge.extend(turned)
            bits = 0
            for direction in range(DIRECTIONS):
                bits |= turned[direction] << (2 * direction)
            self.pattern.append(bits)

    def _add_side(self, side: Side) -> None:
        action = side.action or NO_ACTION
        self.acts.append(side.action is not None)
        self.takes.append(takes_code(action.takes))
        self.gives.extend(action.gives)
        self.choose.append(action.choose)
        self.greens.append(action.greens)
        self.workers.append(action.workers)
        self.skills.append(action.skills)
        self.steps.append(action.steps)
        self.upgrades.append(action.upgrades)
        self.points.append(side.points)
        self.power.append(POWER_NAMES.index(side.power) if side.power in POWER_NAMES else -1)
        self.feat.append(FEATS.index(side.power) if side.power in FEATS else NO_FEAT)
        scoring = side.scoring
        if scoring is None:
            self.score_way.append(SCORES_NOTHING)
            self.score_of.append(-1)
            self.score_kinds.append([])
            self.score_size.append(0)
            self.score_points.append(0)
        else:
            names = (pieces.RESOURCE_NAMES, SKILL_NAMES, COLOUR_NAMES)[COUNTED.index(scoring.items)]
            self.score_way.append(WAYS.index(scoring.way))
            self.score_of.append(COUNTED.index(scoring.items))
            self.score_kinds.append([names.index(kind) for kind in scoring.kinds])
            self.score_size.append(scoring.size)
            self.score_points.append(scoring.points)

    def _add_cost(self, tile: Tile) -> None:
        cost = tile.cost
        if cost is None:
            self.cost.extend([0] * pieces.RESOURCES)
            self.cost_any.append(0)
            self.cost_skill.extend([0] * pieces.SKILLS)
            self.cost_any_skill.append(0)
            self.cost_size.append(0)
        else:
            self.cost.extend(cost.resources)
            self.cost_any.append(cost.any_resources)
            self.cost_skill.extend(cost.skills)
            self.cost_any_skill.append(cost.any_skills)
            self.cost_size.append(sum(cost.resources) + cost.any_resources)


NO_ACTION: Final = Action(
    takes="", gives=(0, 0, 0, 0), choose=False, greens=0, workers=0, skills=0, steps=0, upgrades=0
)


def takes_code(takes: str) -> int:
    """The code of what a converter takes: nothing, a colour, any worker, any skill, a skill."""
    if takes == "":
        return TAKES_NOTHING
    if takes == "worker":
        return TAKES_WORKER
    if takes == "skill":
        return TAKES_SKILL
    if takes in COLOUR_NAMES:
        return TAKES_COLOUR + COLOUR_NAMES.index(takes)
    return TAKES_SKILL_KIND + SKILL_NAMES.index(takes)


_built_in: list[Lookup] = []


def lookup_of(catalogue: Catalogue | None) -> Lookup:
    """The look-up tables of a catalogue; the built-in one's are made once."""
    if catalogue is not None:
        return Lookup(catalogue)
    if not _built_in:
        _built_in.append(Lookup(load()))
    return _built_in[0]
