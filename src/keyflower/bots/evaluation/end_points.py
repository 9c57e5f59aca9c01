"""A seat's points if the game ended now, for many positions that have much in common.

`total_points` gives the same. Here each part is worked out once for everything that it depends on:
the points of a village for its tiles and sides, those of resources, skills or workers for the tiles
that count them and how many there are.
"""

from typing import Final

from keyflower.rules.chapters import scoring
from keyflower.rules.chapters.allocation import ScoringTile
from keyflower.rules.chapters.scoring import hidden_stacks, open_points, resource_stacks, uses_of
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.chapters.worth import OUT_OF_THE_WAY, has_feats
from keyflower.rules.lookup import OF_RESOURCES, OF_SKILLS, ON_TILE
from keyflower.rules.pieces import BACK, COLOURS, RESOURCES, SKILLS, TILES
from keyflower.rules.state import State, replace_at

COUNT_BASE: Final = 64  # above any count of pieces: a number of counts has one such digit each


class DomainUses:
    """What a domain's items score at certain tiles, by how many items there are."""

    def __init__(self, uses: list[ScoringTile]) -> None:
        self.uses: list[ScoringTile] = uses
        self.found: dict[int, tuple[int, int]] = {}  # points, and what the purple worker adds


class Layout:
    """A village with its sides and some tiles added: its open points, and what counts items."""

    def __init__(self, tiles: list[int], points: int, counted: list[DomainUses]) -> None:
        self.tiles: list[int] = tiles
        self.points: int = points
        self.counted: list[DomainUses] = counted  # by domain


class EndPoints:
    """F14: a seat's points; caches the parts that other positions have in common."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.power: list[int] = state.power
        self.start: int = state.start
        self.village: list[int] = state.villages[seat]
        self.tiles: list[int] = sorted(self.village)  # so that equal villages have equal numbers
        self.layouts: dict[tuple[int, int], Layout] = {}  # by backs up and tiles added, as masks
        self.counted: list[dict[tuple[int, ...], DomainUses]] = [{} for _ in range(scoring.DOMAINS)]
        # What was read from the lists seen last; positions share them.
        self.side: list[int] = []
        self.goods: list[int] = []
        self.backs: int = 0
        self.resources: int = 0

    def total(self, state: State, screen: list[int], added: int) -> int:
        """The points with these workers, by colour, and with a mask of tiles added."""
        if (
            state.villages[self.seat] is not self.village
            or state.power is not self.power
            or state.start != self.start
        ):
            self.forget(state)
        if state.side is not self.side or state.goods is not self.goods:
            self.look_at(state)
        key = (self.backs, added)
        layout = self.layouts.get(key)
        if layout is None:
            layout = self.layout(state, added)
            self.layouts[key] = layout
        total = layout.points
        most_added = 0
        for domain in range(scoring.DOMAINS):
            counted = layout.counted[domain]
            if domain != OF_RESOURCES and not counted.uses:
                continue
            items = self.items(state, screen, domain)
            found = counted.found.get(items)
            if found is None:
                found = self.item_points(state, screen, layout, domain)
                counted.found[items] = found
            total += found[0]
            most_added = max(most_added, found[1])
        return total + most_added

    def forget(self, state: State) -> None:
        """Start again with another village, other powers or another start player."""
        if state.power is not self.power or state.start != self.start:
            self.counted = [{} for _ in range(scoring.DOMAINS)]
        self.power = state.power
        self.start = state.start
        self.village = state.villages[self.seat]
        self.tiles = sorted(self.village)
        self.layouts = {}
        self.side = []

    def look_at(self, state: State) -> None:
        """Read the sides and goods of the village."""
        self.side = state.side
        self.goods = state.goods
        score_way = state.lookup.score_way
        backs = 0
        lying = 0  # where they score (F3)
        free = [0] * RESOURCES
        for tile in self.tiles:
            face = tile * 2 + state.side[tile]
            if state.side[tile]:
                backs |= 1 << tile
            first = tile * RESOURCES
            for kind in range(RESOURCES):
                if score_way[face] == ON_TILE:
                    lying = lying * COUNT_BASE + state.goods[first + kind]
                else:
                    free[kind] += state.goods[first + kind]
        self.backs = backs
        self.resources = lying * COUNT_BASE**RESOURCES + as_number(free)

    def items(self, state: State, screen: list[int], domain: int) -> int:
        """All items of a domain as one number."""
        if domain == OF_RESOURCES:
            return self.resources
        if domain == OF_SKILLS:
            first = self.seat * SKILLS
            return as_number(state.skills[first : first + SKILLS])
        return as_number(screen)

    def item_points(
        self, state: State, screen: list[int], layout: Layout, domain: int
    ) -> tuple[int, int]:
        """F4, F9: what the items of a domain score, and what the purple worker would add."""
        if domain == OF_RESOURCES:
            stacks = resource_stacks(state, self.seat, layout.tiles, False)
        elif domain == OF_SKILLS:
            stacks = hidden_stacks(state.skills, self.seat, SKILLS)
        else:
            stacks = hidden_stacks(screen, 0, COLOURS)
        uses = layout.counted[domain].uses
        return scoring.item_points(state, self.seat, layout.tiles, domain, stacks, uses)

    def layout(self, state: State, added: int) -> Layout:
        """The village as it is in a position, with a mask of tiles added."""
        more = [tile for tile in range(TILES) if added >> tile & 1]
        tiles = [*self.tiles, *more]
        uses: list[list[ScoringTile]] = []
        counted: list[DomainUses] = []
        for domain in range(scoring.DOMAINS):
            key = counting_sides(state, tiles, domain)
            if key not in self.counted[domain]:
                if not uses:
                    uses = uses_of(state, tiles)
                self.counted[domain][key] = DomainUses(uses[domain])
            counted.append(self.counted[domain][key])
        return Layout(tiles, open_points_with(state, self.seat, more), counted)

    def best_flip(self, state: State, screen: list[int]) -> int:
        """F1: the most that a free flip can bring."""
        best = 0
        now = self.total(state, screen, 0)
        flipped = state.clone()
        for tile in self.tiles:
            if can_flip(state, tile):
                flipped.side = replace_at(state.side, tile, BACK)
                best = max(best, self.total(flipped, screen, 0) - now)
        return best


def as_number(counts: list[int]) -> int:
    """Several counts of pieces as one number."""
    number = 0
    for count in counts:
        number = number * COUNT_BASE + count
    return number


def counting_sides(state: State, tiles: list[int], domain: int) -> tuple[int, ...]:
    """The sides up that count items of a domain."""
    score_of = state.lookup.score_of  # -1 where nothing is counted
    faces = [tile * 2 + state.side[tile] for tile in tiles]
    return tuple(sorted([face for face in faces if score_of[face] == domain]))


def open_points_with(state: State, seat: int, more: list[int]) -> int:
    """F2, F10 to F13: the points that need no items, with more tiles out of the way of others."""
    if more and (has_feats(state, state.villages[seat]) or has_feats(state, more)):
        then = state.clone()
        column = OUT_OF_THE_WAY
        for tile in more:
            put_in_village(then, seat, tile, cell_at(seat, column, 0), 0)
            column -= 2
        return sum(open_points(then, seat, then.villages[seat]))
    points = sum(open_points(state, seat, state.villages[seat]))
    for tile in more:
        points += state.lookup.points[tile * 2 + state.side[tile]]
    return points
