"""F: final scoring. What is counted comes from the catalogue, never from a tile's name."""

from typing import Final, Literal

from keyflower.rules import pieces
from keyflower.rules.chapters.allocation import (
    OWN,
    Allocation,
    Given,
    ScoringTile,
    Stack,
    first_kind,
    most_points,
)
from keyflower.rules.chapters.loops import loop_walk
from keyflower.rules.chapters.village import edge, neighbour
from keyflower.rules.lookup import (
    ANY,
    FEAT_LOOP,
    FEAT_NEIGHBOURS,
    FEAT_RIVER,
    FEAT_STEPS,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    ON_TILE,
    SCORES_NOTHING,
    SET,
    Lookup,
)
from keyflower.rules.pieces import COLOURS, DIRECTIONS, GOLD, POWER_3B, RESOURCES, SKILLS, WATER
from keyflower.rules.state import Board, State
from keyflower.rules.wording import write_count

DOMAINS: Final = 3
Source = Literal["resources", "skills", "workers", "tiles", "boats"]

# Where points come from: the items of the three domains, what is printed on tiles (F2), and what
# boats and turn-order tiles score by rules of their own (F10 to F13).
SOURCE_NAMES: Final[tuple[Source, ...]] = ("resources", "skills", "workers", "tiles", "boats")
OF_TILES: Final = 3
OF_BOATS: Final = 4
RULE_OF: Final = ("F5", "F6", "F7")  # by domain
SCORING_FEATS: Final = (FEAT_STEPS, FEAT_LOOP, FEAT_RIVER, FEAT_NEIGHBOURS)
LOOSE_GOLD: Final = 1  # F5: for each gold given to no tile
NO_KIND: Final = -1  # of the purple worker as a piece


class Item:
    """Equal pieces that a line counts."""

    def __init__(
        self, domain: int, kind: int, counted_as: int, count: int, spot: int, purple: bool
    ) -> None:
        self.domain: int = domain  # OF_RESOURCES, OF_SKILLS, OF_WORKERS
        self.kind: int = kind  # what the piece is; NO_KIND for the purple worker
        self.counted_as: int = counted_as
        self.count: int = count
        self.spot: int = spot  # the tile on which it lay; -1: behind the screen
        self.purple: bool = purple


class ScoreLine:
    """What one tile scores by one rule; see `Score`."""

    def __init__(self, tile: int, rule: str, points: int) -> None:
        self.tile: int = tile  # -1: gold left over
        self.rule: str = rule
        self.points: int = points
        self.items: list[Item] = []
        # Sets or fives filled; F10: steps, doubling included; F11: different tiles; F12: boats;
        # F13: neighbours; else 0.
        self.count: int = 0
        # F10 to F13: the tiles counted; F11: in the order of the walk, as often as it passes them.
        self.tiles: list[int] = []

    def __repr__(self) -> str:
        where = f"tile {self.tile}" if self.tile >= 0 else "no tile"
        return f"<ScoreLine: {write_count(self.points, 'point', 'points')} by {self.rule}, {where}>"


class Score:
    """A player's points and where they come from; the lines add up to the total.

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> while not game.over:
    ...     game.apply(game.legal(game.to_act[0])[-1])
    >>> game.scores()
    [<Score: seat 0, 20 points, 6 lines>, <Score: seat 1, 7 points, 5 lines>]
    >>> game.scores()[1].lines[0]
    <ScoreLine: 5 points by F2, tile 1>
    """

    def __init__(self, seat: int, lines: list[ScoreLine]) -> None:
        self.seat: int = seat
        self.lines: list[ScoreLine] = lines
        self.total: int = sum([line.points for line in lines])

    def __repr__(self) -> str:
        points = write_count(self.total, "point", "points")
        lines = write_count(len(self.lines), "line", "lines")
        return f"<Score: seat {self.seat}, {points}, {lines}>"


# ---- What lies open: F2, F10 to F13


def steps_shown(board: Board, seat: int) -> int:
    """F10, X4: the steps printed on the sides up of a village's tiles, twice with boat 2b."""
    steps = board.lookup.steps
    total = sum([steps[tile * 2 + board.side[tile]] for tile in board.villages[seat]])
    return total * 2 if board.power[pieces.POWER_2B] == seat else total


def river(board: Board, seat: int) -> list[int]:
    """F12: the boats in an unbroken line of water from the home, in order."""
    kind = board.lookup.kind
    best: list[int] = []
    for home in board.villages[seat]:
        if kind[home] != pieces.HOME:
            continue
        for direction in range(DIRECTIONS):
            boats: list[int] = []
            here = home
            while edge(board, here, direction) == WATER:
                here = neighbour(board, here, direction)
                if (
                    here < 0
                    or (kind[here] != pieces.BOAT and kind[here] != pieces.SUMMER_BOAT)
                    or edge(board, here, (direction + 3) % DIRECTIONS) != WATER
                ):
                    break
                boats.append(here)
            if len(boats) > len(best):
                best = boats
    return best


def river_points(lookup: Lookup, boats: int) -> int:
    """F12: what a line of so many boats scores."""
    return lookup.river[min(boats, len(lookup.river) - 1)]


def neighbours(board: Board, tile: int) -> list[int]:
    """F13: the tiles that share an edge with one in a village."""
    around = [neighbour(board, tile, direction) for direction in range(DIRECTIONS)]
    return [other for other in around if other >= 0]


def feat_points(board: Board, seat: int, tile: int) -> int:
    """F10 to F13: what a boat or turn-order tile scores by a rule of its own."""
    feat = board.lookup.feat[tile * 2 + board.side[tile]]
    return feat_line(board, seat, tile, feat).points if feat in SCORING_FEATS else 0


def open_points(board: Board, seat: int, tiles: list[int]) -> tuple[int, int]:
    """F2, F10 to F13: the points of tiles that need no items: those printed, and the others."""
    printed = 0
    others = 0
    for tile in tiles:
        face = tile * 2 + board.side[tile]
        printed += board.lookup.points[face]
        if board.lookup.feat[face]:
            others += feat_points(board, seat, tile)
    return printed, others


# ---- Items: F3 to F7, F9


def mask_of(kinds: list[int]) -> int:
    return sum([1 << kind for kind in kinds])


def uses_of(board: Board, tiles: list[int]) -> list[list[ScoringTile]]:
    """F4: the scoring tiles of a village, by domain, without those of F3."""
    lookup = board.lookup
    out: list[list[ScoringTile]] = [[], [], []]
    for tile in tiles:
        face = tile * 2 + board.side[tile]
        way = lookup.score_way[face]
        if way != SCORES_NOTHING and way != ON_TILE:
            use = ScoringTile(
                tile,
                way,
                mask_of(lookup.score_kinds[face]),
                lookup.score_size[face],
                lookup.score_points[face],
            )
            out[lookup.score_of[face]].append(use)
    return out


def resource_stacks(board: Board, seat: int, tiles: list[int], apart: bool) -> list[Stack]:
    """F3, F5, X6: a village's resources; those that are free together, or `apart` by tile."""
    lookup = board.lookup
    goods = board.goods
    all_alike = board.power[POWER_3B] == seat
    loose = [LOOSE_GOLD if all_alike and board.options.boat_3b_leftovers else 0] * RESOURCES
    loose[GOLD] = LOOSE_GOLD
    stacks: list[Stack] = []
    free = [0] * RESOURCES
    for tile in tiles:
        face = tile * 2 + board.side[tile]
        yard = lookup.score_way[face] == ON_TILE
        first = tile * RESOURCES
        for kind in range(RESOURCES):
            count = goods[first + kind]
            if count == 0:
                continue
            wild = kind == GOLD or all_alike
            if yard and stays(lookup, face, kind, wild, loose[kind]):
                stack = Stack(kind, count, wild, lookup.score_points[face], tile)
                if kind not in lookup.score_kinds[face]:
                    stack.own_as = lookup.score_kinds[face][0]
                stack.spot = tile
                stacks.append(stack)
            elif apart:
                stack = Stack(kind, count, wild, loose[kind], -1)
                if loose[kind]:
                    stack.own_as = GOLD
                stack.spot = tile
                stacks.append(stack)
            else:
                free[kind] += count
    for kind in range(RESOURCES):
        if free[kind]:
            stacks.append(Stack(kind, free[kind], kind == GOLD or all_alike, loose[kind], -1))
    return stacks


def stays(lookup: Lookup, face: int, kind: int, wild: bool, loose: int) -> bool:
    """F3: whether a resource counts on the yard where it lies, and not less than left over."""
    counts = wild or kind in lookup.score_kinds[face]
    return counts and lookup.score_points[face] >= loose


def hidden_stacks(held: list[int], seat: int, kinds: int) -> list[Stack]:
    """F6, F7: the skills or workers behind a screen."""
    counts = held[seat * kinds : (seat + 1) * kinds]
    return [Stack(kind, count, False, 0, -1) for kind, count in enumerate(counts) if count]


def stacks_of(state: State, seat: int, tiles: list[int], domain: int, apart: bool) -> list[Stack]:
    """All items of a seat in one domain, the purple worker aside."""
    if domain == OF_RESOURCES:
        return resource_stacks(state, seat, tiles, apart)
    if domain == OF_SKILLS:
        return hidden_stacks(state.skills, seat, SKILLS)
    return hidden_stacks(state.screen, seat, COLOURS)


def purple_stack(board: Board, tiles: list[int], domain: int) -> Stack:
    """F9: the purple worker as an item of a domain: on the dearest yard, or as gold left over."""
    stack = Stack(NO_KIND, 1, True, 0, -1)
    stack.purple = True
    if domain == OF_RESOURCES:
        lookup = board.lookup
        stack.own = LOOSE_GOLD
        stack.own_as = GOLD
        for tile in tiles:
            face = tile * 2 + board.side[tile]
            if lookup.score_way[face] == ON_TILE:
                points = lookup.score_points[face]
                if points > stack.own or (points == stack.own and stack.own_tile < 0):
                    stack.own = points
                    stack.own_tile = tile
                    stack.own_as = first_kind(mask_of(lookup.score_kinds[face]))
    return stack


def points_by_source(state: State, seat: int, behind: bool) -> list[int]:
    """F14: a player's points by `SOURCE_NAMES`; `behind`: with what is behind the screen."""
    return points_of_tiles(state, seat, state.villages[seat], behind)


def points_of_tiles(state: State, seat: int, tiles: list[int], behind: bool) -> list[int]:
    """F14: the points that a player would have with these tiles, by `SOURCE_NAMES`."""
    points = [0] * len(SOURCE_NAMES)
    points[OF_TILES], points[OF_BOATS] = open_points(state, seat, tiles)
    uses = uses_of(state, tiles)
    most_added = 0
    purple = -1
    for domain in range(DOMAINS):
        if domain != OF_RESOURCES and not uses[domain]:
            continue
        stacks: list[Stack] = []
        if behind or domain == OF_RESOURCES:
            stacks = stacks_of(state, seat, tiles, domain, False)
        points[domain], added = item_points(state, seat, tiles, domain, stacks, uses[domain])
        if added > most_added:
            most_added = added
            purple = domain
    if purple >= 0:
        points[purple] += most_added
    return points


def item_points(
    board: Board,
    seat: int,
    tiles: list[int],
    domain: int,
    stacks: list[Stack],
    uses: list[ScoringTile],
) -> tuple[int, int]:
    """F4, F9: the most that the items of one domain score, and what the purple worker would add."""
    points = most_points(stacks, uses)
    if board.start != seat:
        return points, 0
    return points, most_points([*stacks, purple_stack(board, tiles, domain)], uses) - points


def total_points(state: State, seat: int) -> int:
    """F14: a player's points, without the lines."""
    return sum(points_by_source(state, seat, True))


# ---- Item by item


def score(state: State, seat: int) -> Score:
    """F14: a player's points with every line: F2, F3, F5, F6, F7, F10 to F13, tiles in order."""
    lookup = state.lookup
    tiles = sorted(state.villages[seat])
    printed = [(tile, lookup.points[tile * 2 + state.side[tile]]) for tile in tiles]
    lines = [ScoreLine(tile, "F2", points) for tile, points in printed if points]
    add_item_lines(state, seat, tiles, lines)
    for feat in SCORING_FEATS:
        for tile in tiles:
            if lookup.feat[tile * 2 + state.side[tile]] == feat:
                lines.append(feat_line(state, seat, tile, feat))
    return Score(seat, lines)


def feat_line(board: Board, seat: int, tile: int, feat: int) -> ScoreLine:
    """F10 to F13: the line of a boat or turn-order tile, with the tiles it counts."""
    lookup = board.lookup
    if feat == FEAT_STEPS:
        line = ScoreLine(tile, "F10", steps_shown(board, seat))
        line.count = line.points
        steps = lookup.steps
        line.tiles = [t for t in sorted(board.villages[seat]) if steps[t * 2 + board.side[t]]]
    elif feat == FEAT_LOOP:
        walk = loop_walk(board, seat)
        line = ScoreLine(tile, "F11", len(set(walk)))
        line.count = line.points
        line.tiles = walk
    elif feat == FEAT_RIVER:
        boats = river(board, seat)
        line = ScoreLine(tile, "F12", river_points(lookup, len(boats)))
        line.count = len(boats)
        line.tiles = boats
    else:
        line = ScoreLine(tile, "F13", 0)
        line.tiles = neighbours(board, tile)
        line.points = line.count = len(line.tiles)
    return line


def add_item_lines(state: State, seat: int, tiles: list[int], lines: list[ScoreLine]) -> None:
    """F3 to F7, F9: the best allocation of every domain, the purple worker where it adds most."""
    uses = uses_of(state, tiles)
    best: list[Allocation] = []
    purple = -1
    most_added = 0
    with_purple: list[Allocation] = []
    for domain in range(DOMAINS):
        stacks = stacks_of(state, seat, tiles, domain, True)
        best.append(Allocation(stacks, uses[domain]))
        if state.start == seat:
            more = stacks + [purple_stack(state, tiles, domain)]
            with_purple.append(Allocation(more, uses[domain]))
            added = with_purple[domain].points - best[domain].points
            if added > most_added:
                most_added = added
                purple = domain
    if purple >= 0:
        best[purple] = with_purple[purple]
    for domain in (OF_RESOURCES, OF_SKILLS, OF_WORKERS):
        given = best[domain].given()
        if domain == OF_RESOURCES:
            add_yard_lines(state, tiles, best[domain], given, lines)
        add_use_lines(best[domain], given, domain, lines)


def add_yard_lines(
    board: Board, tiles: list[int], best: Allocation, all_given: list[Given], lines: list[ScoreLine]
) -> None:
    """F3: what stays on barns and yards."""
    lookup = board.lookup
    for tile in tiles:
        face = tile * 2 + board.side[tile]
        if lookup.score_way[face] != ON_TILE:
            continue
        line = ScoreLine(tile, "F3", 0)
        for given in all_given:
            stack = best.stacks[given.stack]
            if given.use == OWN and stack.own_tile == tile:
                add_item(line, OF_RESOURCES, stack, given.counted_as, given.count, stack.own)
        lines.append(line)


def add_use_lines(
    best: Allocation, all_given: list[Given], domain: int, lines: list[ScoreLine]
) -> None:
    """F5 to F7: what is given to the scoring tiles of a domain; then gold left over."""
    for index in range(len(best.uses)):
        use = best.uses[index]
        line = ScoreLine(use.tile, RULE_OF[domain], 0)
        by_group = use.way == SET or use.way == ANY
        for given in all_given:
            if given.use == index:
                worth = 0 if by_group else use.points
                stack = best.stacks[given.stack]
                add_item(line, domain, stack, given.counted_as, given.count, worth)
        if by_group:
            line.count = best.groups_of(index)
            line.points = line.count * use.points
        lines.append(line)
    loose = ScoreLine(-1, RULE_OF[domain], 0)
    for given in all_given:
        stack = best.stacks[given.stack]
        if given.use == OWN and stack.own_tile < 0:
            add_item(loose, domain, stack, given.counted_as, given.count, stack.own)
    if loose.points:
        lines.append(loose)


def add_item(
    line: ScoreLine, domain: int, stack: Stack, counted_as: int, count: int, points: int
) -> None:
    """Items on a line, each worth so many points."""
    line.items.append(Item(domain, stack.kind, counted_as, count, stack.spot, stack.purple))
    line.points += count * points
