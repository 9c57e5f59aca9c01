"""A decision as a tree of small choices between codes (codes.py).

The root is `first_choice`; `Choice.take` leads from a choice to the next, and from the last one to
the action. A tree holds no reference to the state, so choices can be kept and shared.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from keyflower.envs import codes
from keyflower.formats.moves.bid import bid_ranges
from keyflower.formats.moves.use import use_ranges
from keyflower.formats.placing import NO_LIMIT, Limits, LosingBid, Range, Workers
from keyflower.rules import actions
from keyflower.rules.decisions import legal_actions
from keyflower.rules.pieces import COLOURS, DIRECTIONS, MAX_PLAYERS, NO_COLOUR, POWER_4B
from keyflower.rules.production import usable_tiles
from keyflower.rules.state import TURN, Board, State
from keyflower.rules.village import STEP_TO

Next: TypeAlias = "Choice | int"
"""The choice that follows, or the action that is complete."""


class Choice:
    """A choice between codes, in ascending order; it never changes."""

    __slots__ = ("_next", "codes")

    def __init__(self, following: dict[int, Callable[[], Next]]) -> None:
        self._next = following
        self.codes = sorted(following)

    def take(self, code: int) -> Next:
        """The choice that follows, or the action that is complete now."""
        return self._next[code]()


def first_choice(state: State, seat: int) -> Choice:
    """The first choice of a seat that owes a decision; it is never empty."""
    if state.phase == TURN:
        return choose_turn(state, seat)
    beside = anchors(state, seat)
    return choose_listed([(small_run(one, beside), one) for one in legal_actions(state, seat)], 0)


def run_of(state: State, action: int, seat: int) -> list[int]:
    """All codes of an action, those that follow by themselves included."""
    kind = action & actions.KIND_MASK
    if kind not in (actions.BID, actions.USE):
        return small_run(action, anchors(state, seat))
    slots = actions.joining_slots(action)
    joined = [codes.JOIN + slot for slot in slots] + [codes.ENOUGH]
    tile = actions.tile_of(action)
    if kind == actions.BID:
        first = [codes.BID + tile, codes.COLOUR + actions.bid_colour(action)]
        return [*first, *joined, codes.COUNT + actions.bid_count(action)]
    counts = actions.use_counts(action)
    if mixes(state, seat, tile):
        return [codes.USE + tile, *joined, *map(codes.send, range(COLOURS), counts)]
    if any(counts):
        colour = next(colour for colour, count in enumerate(counts) if count)
    else:
        colour = state.bid_colour[slots[0] * MAX_PLAYERS + seat]
    return [codes.USE + tile, codes.COLOUR + colour, *joined, codes.COUNT + counts[colour]]


def mixes(board: Board, seat: int, tile: int) -> bool:
    """X8: whether a seat may use a tile with workers of several colours."""
    return board.colour[tile] != NO_COLOUR and board.power[POWER_4B] == seat


# -------- Decisions with few actions: the tree is made of their runs

Run: TypeAlias = tuple[list[int], int]
"""The codes of an action, and the action."""


def choose_listed(runs: list[Run], depth: int) -> Choice:
    """A choice among listed actions: by the code at one place of their runs."""
    by_code: dict[int, list[Run]] = {}
    for run in runs:
        by_code.setdefault(run[0][depth], []).append(run)
    return Choice({code: partial(_follow, same, depth + 1) for code, same in by_code.items()})


def _follow(runs: list[Run], depth: int) -> Next:
    """Among runs that are equal so far: the action, or what comes next in them."""
    run, action = runs[0]
    return action if len(run) == depth else choose_listed(runs, depth)


def small_run(action: int, beside: dict[int, tuple[int, int]]) -> list[int]:
    """The run of any action but bids and uses."""
    kind = action & actions.KIND_MASK
    tile = actions.tile_of(action)
    if kind == actions.STEP:
        way = codes.DIRECTION + actions.direction_of(action)
        return [codes.STEP + tile, codes.RESOURCE + actions.resource_of(action), way]
    if kind == actions.UPGRADE:
        resources = [codes.spend(i, n) for i, n in enumerate(actions.resources_paid(action))]
        skills = [codes.spend_skill(i, n) for i, n in enumerate(actions.skills_paid(action))]
        return [codes.UPGRADE + tile, *resources, *skills]
    if kind == actions.PLACE:
        anchor, direction = beside[actions.cell_of(action)]
        where = [codes.BESIDE + anchor, codes.DIRECTION + direction]
        return [codes.PLACE + tile, *where, codes.ROTATION + actions.rotation_of(action)]
    if kind == actions.PICK_TILES:
        mask = actions.picked_mask(action)
        picks = [i for i in range(codes.WINTER_TILES) if mask >> i & 1]
        return [*(codes.WINTER_TILE + i for i in picks), codes.ENOUGH]
    block, which = SINGLE[kind]
    return [block + which(action)]


SINGLE: Final[dict[int, tuple[int, Callable[[int], int]]]] = {
    actions.PASS: (codes.PASS, lambda _: 0),
    actions.DONE: (codes.DONE, lambda _: 0),
    actions.KEEP: (codes.KEEP, lambda _: 0),
    actions.PAY_WORKER: (codes.PAY_WORKER, actions.piece_of),
    actions.PAY_BID: (codes.PAY_BID, actions.slot_paid),
    actions.PAY_SKILL: (codes.PAY_SKILL, actions.piece_of),
    actions.TAKE_GOOD: (codes.TAKE, actions.piece_of),
    actions.TAKE_BOAT: (codes.BOAT, actions.boat_of),
    actions.FLIP_TILE: (codes.FLIP, actions.tile_of),
}
"""Actions that are one choice: the block of codes, and which of them."""


def anchors(board: Board, seat: int) -> dict[int, tuple[int, int]]:
    """For each free cell at a village: the tile that was added first of those it touches, and the
    direction from there. So every cell has one name, wherever the village grows."""
    out: dict[int, tuple[int, int]] = {}
    for tile in board.villages[seat]:
        for direction in range(DIRECTIONS):
            cell = board.cell[tile] + STEP_TO[direction]
            if cell not in board.cells and cell not in out:
                out[cell] = (tile, direction)
    return out


# -------- Bids and uses: there can be 100,000, so the tree grows where one walks


def choose_turn(state: State, seat: int) -> Choice:
    """T4: pass, bid for a tile or use one."""
    workers = Workers(state, seat)
    losing = workers.losing
    following: dict[int, Callable[[], Next]] = {codes.PASS: lambda: actions.PASS}
    for slot, tile in enumerate(state.slot_tile):
        if tile >= 0 and (ranges := bid_ranges(state, seat, slot, workers)):
            code = codes.BID + tile
            following[code] = partial(choose_colour, code, ranges, losing)
    for tile in usable_tiles(state):
        if ranges := use_ranges(state, seat, tile, workers):
            code = codes.USE + tile
            if mixes(state, seat, tile):
                following[code] = partial(choose_workers, code, ranges[0], losing, mixed=True)
            else:
                following[code] = partial(choose_colour, code, ranges, losing)
    return Choice(following)


def choose_colour(first: int, ranges: list[Range], losing: list[LosingBid]) -> Choice:
    """B3, C1: the colour of the workers."""
    return Choice(
        {
            codes.COLOUR + part.colours[0]: partial(choose_workers, first, part, losing)
            for part in ranges
        }
    )


class Placement(NamedTuple):
    """T6: a bid or use in progress, and the limits that it must still keep."""

    first: int
    """The code with which it started."""
    mixed: bool
    colours: list[int]
    screen: list[int]
    losing: list[LosingBid]
    """Those that may follow."""
    limits: Limits
    mask: int = 0
    counts: tuple[int, ...] = (0,) * COLOURS

    def join_bid(self, at: int) -> "Placement":
        """The same with one of the losing bids; only those at later slots can follow."""
        bid = self.losing[at]
        return self._replace(
            losing=self.losing[at + 1 :],
            limits=self.limits.after(bid.colour, bid.size),
            mask=self.mask | 1 << bid.slot,
        )

    def send(self, colour: int, count: int) -> "Placement":
        """The same with workers of a colour from the screen, and no more of that colour."""
        return self._replace(
            losing=[],
            limits=self.limits.after(colour, count),
            counts=(*self.counts[:colour], count, *self.counts[colour + 1 :]),
            screen=[*self.screen[:colour], 0, *self.screen[colour + 1 :]],
        )

    def possible(self, joining: bool = True) -> bool:
        """Whether it can still become a legal action, or do so without further losing bids."""
        return self.limits.totals(self.screen, self.losing if joining else []) > 0

    def act(self, colour: int, count: int) -> int:
        """The action, with the last workers from the screen."""
        counts = (*self.counts[:colour], count, *self.counts[colour + 1 :])
        if self.first < codes.USE:
            return actions.bid_action(self.first - codes.BID, colour, count, self.mask)
        sent = sum(count * step for count, step in zip(counts, actions.USE_STEPS))
        return actions.use_action(self.first - codes.USE, self.mask) + sent


def choose_workers(first: int, part: Range, losing: list[LosingBid], mixed: bool = False) -> Choice:
    """T6: the losing bids that join, then the workers from the screen."""
    limits = Limits(part.colours, part.least, part.most)
    for colour, most in enumerate(part.most_of):
        if most != NO_LIMIT:
            limits.capped, limits.cap = colour, most
    able = [bid for bid in losing if bid.slot in part.slots]
    return choose_joining(Placement(first, mixed, part.colours, part.screen, able, limits))


def choose_joining(placement: Placement) -> Choice:
    """B5: which losing bids join, in the order of their slots, until it is enough."""
    following: dict[int, Callable[[], Next]] = {}
    if placement.possible(joining=False):
        choose = choose_sent if placement.mixed else choose_count
        following[codes.ENOUGH] = partial(choose, placement)
    for at, bid in enumerate(placement.losing):
        joined = placement.join_bid(at)
        if joined.possible():
            following[codes.JOIN + bid.slot] = partial(choose_joining, joined)
    return Choice(following)


def choose_count(placement: Placement) -> Choice:
    """T6: how many workers come from the screen, where all have one colour."""
    colour, limits = placement.colours[0], placement.limits
    counts = range(limits.least, min(placement.screen[colour], limits.most) + 1)
    return Choice({codes.COUNT + count: partial(placement.act, colour, count) for count in counts})


def choose_sent(placement: Placement, colour: int = 0) -> Choice:
    """X8: how many workers of one colour come from the screen; then the next colour."""
    following: dict[int, Callable[[], Next]] = {}
    for count in range(min(placement.screen[colour], placement.limits.most) + 1):
        sent = placement.send(colour, count)
        if sent.possible():
            following[codes.send(colour, count)] = (
                partial(choose_sent, sent, colour + 1)
                if colour + 1 < COLOURS
                else partial(placement.act, colour, count)
            )
    return Choice(following)
