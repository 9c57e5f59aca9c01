"""A decision as a tree of small choices between codes (codes.py).

The root is `first_choice`; `Choice.take` leads from a choice to the next, and from the last one to
the action. A tree holds no reference to the state, so choices can be kept and shared.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeAlias

from keyflower.envs import codes
from keyflower.formats.moves.bid import bid_ranges
from keyflower.formats.moves.use import use_ranges
from keyflower.formats.placing import NO_LIMIT, Limits, LosingBid, Range, Workers
from keyflower.rules.actions import (
    BID,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PICK_TILES,
    PLACE,
    STEP,
    TAKE_BOAT,
    TAKE_GOOD,
    UPGRADE,
    USE,
    USE_STEPS,
    bid_action,
    bid_colour,
    bid_count,
    boat_of,
    cell_of,
    direction_of,
    joining_slots,
    picked_mask,
    piece_of,
    resource_of,
    resources_paid,
    rotation_of,
    skills_paid,
    slot_paid,
    tile_of,
    use_action,
    use_counts,
)
from keyflower.rules.decisions import legal_actions
from keyflower.rules.pieces import COLOURS, DIRECTIONS, MAX_PLAYERS, NO_COLOUR, POWER_4B
from keyflower.rules.production import usable_tiles
from keyflower.rules.state import SLOTS, TURN, Board, State
from keyflower.rules.village import STEP_TO


class Choice(ABC):
    """A choice between codes, in ascending order."""

    __slots__ = ("codes",)

    codes: list[int]

    @abstractmethod
    def take(self, code: int) -> "Choice | int":
        """The choice that follows, or the action that is complete now."""


Next: TypeAlias = Choice | int


def first_choice(state: State, seat: int) -> Choice:
    """The first choice of a seat that owes a decision; it is never empty."""
    if state.phase == TURN:
        return TurnChoice(state, seat)
    beside = anchors(state, seat)
    actions = legal_actions(state, seat)
    return Listed([(small_run(action, beside), action) for action in actions], 0)


def run_of(state: State, action: int, seat: int) -> list[int]:
    """All codes of an action, those that follow by themselves included."""
    kind = action & KIND_MASK
    if kind not in (BID, USE):
        return small_run(action, anchors(state, seat))
    joined = [codes.JOIN + slot for slot in joining_slots(action)] + [codes.ENOUGH]
    tile = tile_of(action)
    if kind == BID:
        colour = bid_colour(action)
        first = [codes.BID + tile, codes.COLOUR + colour]
        return [*first, *joined, codes.COUNT + bid_count(action)]
    counts = use_counts(action)
    if mixes(state, seat, tile):
        sent = [codes.send(colour, counts[colour]) for colour in range(COLOURS)]
        return [codes.USE + tile, *joined, *sent]
    colour = NO_COLOUR
    for placed in range(COLOURS):
        if counts[placed]:
            colour = placed
    if colour == NO_COLOUR:
        colour = state.bid_colour[joining_slots(action)[0] * MAX_PLAYERS + seat]
    return [codes.USE + tile, codes.COLOUR + colour, *joined, codes.COUNT + counts[colour]]


def mixes(board: Board, seat: int, tile: int) -> bool:
    """X8: whether a seat may use a tile with workers of several colours."""
    return board.colour[tile] != NO_COLOUR and board.power[POWER_4B] == seat


# -------- Decisions with few actions: the tree is made of their runs


class Listed(Choice):
    """A choice among listed actions: by the code at one place of their runs."""

    __slots__ = ("_by_code", "_depth")

    def __init__(self, runs: list[tuple[list[int], int]], depth: int) -> None:
        self._depth = depth
        self._by_code: dict[int, list[tuple[list[int], int]]] = {}
        for run in runs:
            self._by_code.setdefault(run[0][depth], []).append(run)
        self.codes = sorted(self._by_code)

    def take(self, code: int) -> Next:
        """The choice among the actions that go on with this code."""
        runs = self._by_code[code]
        depth = self._depth + 1
        if len(runs[0][0]) == depth:
            return runs[0][1]
        return Listed(runs, depth)


def small_run(action: int, beside: dict[int, tuple[int, int]]) -> list[int]:
    """The run of any action but bids and uses."""
    kind = action & KIND_MASK
    tile = tile_of(action)
    if kind == STEP:
        way = codes.DIRECTION + direction_of(action)
        return [codes.STEP + tile, codes.RESOURCE + resource_of(action), way]
    if kind == UPGRADE:
        resources = [codes.spend(i, paid) for i, paid in enumerate(resources_paid(action))]
        skills = [codes.spend_skill(i, paid) for i, paid in enumerate(skills_paid(action))]
        return [codes.UPGRADE + tile, *resources, *skills]
    if kind == PLACE:
        anchor, direction = beside[cell_of(action)]
        where = [codes.BESIDE + anchor, codes.DIRECTION + direction]
        return [codes.PLACE + tile, *where, codes.ROTATION + rotation_of(action)]
    if kind == PICK_TILES:
        mask = picked_mask(action)
        picks = [i for i in range(codes.WINTER_TILES) if mask >> i & 1]
        return [*(codes.WINTER_TILE + i for i in picks), codes.ENOUGH]
    block, which = SINGLE[kind]
    return [block + which(action)]


SINGLE: Final[dict[int, tuple[int, Callable[[int], int]]]] = {
    PASS: (codes.PASS, lambda _: 0),
    DONE: (codes.DONE, lambda _: 0),
    KEEP: (codes.KEEP, lambda _: 0),
    PAY_WORKER: (codes.PAY_WORKER, piece_of),
    PAY_BID: (codes.PAY_BID, slot_paid),
    PAY_SKILL: (codes.PAY_SKILL, piece_of),
    TAKE_GOOD: (codes.TAKE, piece_of),
    TAKE_BOAT: (codes.BOAT, boat_of),
    FLIP_TILE: (codes.FLIP, tile_of),
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


class TurnChoice(Choice):
    """T4: pass, bid for a tile or use one."""

    __slots__ = ("_losing", "_mixed", "_ranges")

    def __init__(self, state: State, seat: int) -> None:
        workers = Workers(state, seat)
        self._losing = workers.losing
        self._ranges: dict[int, list[Range]] = {}
        self._mixed: list[int] = []
        for slot in range(SLOTS):
            tile = state.slot_tile[slot]
            if tile >= 0 and (ranges := bid_ranges(state, seat, slot, workers)):
                self._ranges[codes.BID + tile] = ranges
        for tile in usable_tiles(state):
            if ranges := use_ranges(state, seat, tile, workers):
                self._ranges[codes.USE + tile] = ranges
                if mixes(state, seat, tile):
                    self._mixed.append(codes.USE + tile)
        self.codes = [codes.PASS, *sorted(self._ranges)]

    def take(self, code: int) -> Next:
        """Passing is complete; else the colour follows, or the losing bids where colours mix."""
        if code == codes.PASS:
            return PASS
        ranges = self._ranges[code]
        if code not in self._mixed:
            return Colour(code, ranges, self._losing)
        return Joining(Placement(code, ranges[0], self._losing, mixed=True))


class Colour(Choice):
    """B3, C1: the colour of the workers."""

    __slots__ = ("_first", "_losing", "_ranges")

    def __init__(self, first: int, ranges: list[Range], losing: list[LosingBid]) -> None:
        self._first = first
        self._losing = losing
        self._ranges = {codes.COLOUR + part.colours[0]: part for part in ranges}
        self.codes = sorted(self._ranges)

    def take(self, code: int) -> Next:
        """Now the losing bids."""
        placement = Placement(self._first, self._ranges[code], self._losing, mixed=False)
        return Joining(placement)


class Placement:
    """T6: a bid or use in progress, and the limits that it must still keep."""

    __slots__ = ("colours", "counts", "first", "limits", "losing", "mask", "mixed", "screen")

    def __init__(self, first: int, part: Range, losing: list[LosingBid], mixed: bool) -> None:
        self.first = first  # the code with which it started
        self.mixed = mixed
        self.colours = part.colours
        self.screen = part.screen
        self.losing = [bid for bid in losing if bid.slot in part.slots]  # those that may follow
        self.limits = Limits(part.colours, part.least, part.most)
        for colour in range(COLOURS):
            if part.most_of[colour] != NO_LIMIT:
                self.limits.capped = colour
                self.limits.cap = part.most_of[colour]
        self.mask = 0
        self.counts = [0] * COLOURS

    def join_bid(self, at: int) -> "Placement":
        """The same with one of the losing bids; only those at later slots can follow."""
        bid = self.losing[at]
        other = self._after(bid.colour, bid.size)
        other.losing = self.losing[at + 1 :]
        other.mask = self.mask | 1 << bid.slot
        return other

    def send(self, colour: int, count: int) -> "Placement":
        """The same with workers of a colour from the screen, and no more of that colour."""
        other = self._after(colour, count)
        other.losing = []
        other.counts = self.counts.copy()
        other.counts[colour] = count
        other.screen = self.screen.copy()
        other.screen[colour] = 0
        return other

    def _after(self, colour: int, count: int) -> "Placement":
        other = Placement.__new__(Placement)
        other.first = self.first
        other.mixed = self.mixed
        other.colours = self.colours
        other.screen = self.screen
        other.counts = self.counts
        other.mask = self.mask
        other.limits = self.limits.after(colour, count)
        return other

    def possible(self, joining: bool = True) -> bool:
        """Whether it can still become a legal action, or do so without further losing bids."""
        return self.limits.totals(self.screen, self.losing if joining else []) > 0

    def action(self) -> int:
        """The action, when everything is chosen."""
        if self.first < codes.USE:
            colour = self.colours[0]
            return bid_action(self.first - codes.BID, colour, self.counts[colour], self.mask)
        action = use_action(self.first - codes.USE, self.mask)
        for colour in range(COLOURS):
            action += self.counts[colour] * USE_STEPS[colour]
        return action


class Joining(Choice):
    """B5: which losing bids join, in the order of their slots, until it is enough."""

    __slots__ = ("_next", "_placement")

    def __init__(self, placement: Placement) -> None:
        self._placement = placement
        self._next: dict[int, Placement] = {}
        self.codes = [codes.ENOUGH] if placement.possible(joining=False) else []
        for at, bid in enumerate(placement.losing):
            joined = placement.join_bid(at)
            if joined.possible():
                self._next[codes.JOIN + bid.slot] = joined
                self.codes.append(codes.JOIN + bid.slot)

    def take(self, code: int) -> Next:
        """A further losing bid, or how many workers come from the screen."""
        if code != codes.ENOUGH:
            return Joining(self._next[code])
        if self._placement.mixed:
            return Sending(self._placement, 0)
        return Counting(self._placement)


class Counting(Choice):
    """T6: how many workers come from the screen, where all have one colour."""

    __slots__ = ("_placement",)

    def __init__(self, placement: Placement) -> None:
        self._placement = placement
        limits = placement.limits
        most = min(placement.screen[placement.colours[0]], limits.most)
        self.codes = list(range(codes.COUNT + limits.least, codes.COUNT + most + 1))

    def take(self, code: int) -> Next:
        """The bid or use is complete."""
        placement = self._placement
        return placement.send(placement.colours[0], code - codes.COUNT).action()


class Sending(Choice):
    """X8: how many workers of one colour come from the screen; then the next colour."""

    __slots__ = ("_colour", "_next")

    def __init__(self, placement: Placement, colour: int) -> None:
        self._colour = colour
        self._next: dict[int, Placement] = {}
        most = min(placement.screen[colour], placement.limits.most)
        for count in range(most + 1):
            sent = placement.send(colour, count)
            if sent.possible():
                self._next[codes.send(colour, count)] = sent
        self.codes = list(self._next)

    def take(self, code: int) -> Next:
        """The next colour, or the use is complete."""
        placement = self._next[code]
        if self._colour + 1 == COLOURS:
            return placement.action()
        return Sending(placement, self._colour + 1)
