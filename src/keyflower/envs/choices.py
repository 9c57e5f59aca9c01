"""A decision as a tree of small choices between codes (codes.py).

The root is `first_choice`; `Choice.take` leads from a choice to the next, and from the last one to
the action. A tree holds no reference to the state, so choices can be kept and shared.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from keyflower.envs import codes
from keyflower.rules import actions
from keyflower.rules.chapters.bidding import bid_ranges
from keyflower.rules.chapters.placing import Limits, LosingBid, Range, Workers
from keyflower.rules.chapters.using import may_mix, usable_tiles, use_ranges
from keyflower.rules.chapters.village import STEP_TO
from keyflower.rules.decisions import legal_actions
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import COLOURS, DIRECTIONS, MAX_PLAYERS
from keyflower.rules.state import TURN, Board, State

Next: TypeAlias = "Choice | int"  # the choice that follows, or the action that is complete


class Choice:
    """A choice between codes, in ascending order, and what follows each. It never changes."""

    __slots__ = ("codes", "take")

    def __init__(self, legal: Iterable[int], take: Callable[[int], Next]) -> None:
        self.codes = sorted(legal)
        self.take = take

    def choose(self, code: int) -> Next:
        """What follows a code; a choice that is left with one code is made by itself."""
        if code not in self.codes:
            raise KeyflowerError(f"code {code} is not legal now")
        found = self.take(code)
        while isinstance(found, Choice) and len(found.codes) == 1:
            found = found.take(found.codes[0])
        return found


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
    if may_mix(state, seat, tile):
        return [codes.USE + tile, *joined, *map(codes.send, range(COLOURS), counts)]
    if any(counts):
        colour = next(colour for colour, count in enumerate(counts) if count)
    else:
        colour = state.bid_colour[slots[0] * MAX_PLAYERS + seat]
    return [codes.USE + tile, codes.COLOUR + colour, *joined, codes.COUNT + counts[colour]]


# -------- Decisions with few actions: the tree is made of their runs

Run: TypeAlias = tuple[list[int], int]  # the codes of an action, and the action


def choose_listed(runs: list[Run], depth: int) -> Choice:
    """A choice among listed actions: by the code at one place of their runs."""
    by_code: dict[int, list[Run]] = {}
    for run in runs:
        by_code.setdefault(run[0][depth], []).append(run)

    def take(code: int) -> Next:
        """The action, or the choice among the runs that go on with this code."""
        same = by_code[code]
        run, action = same[0]
        return action if len(run) == depth + 1 else choose_listed(same, depth + 1)

    return Choice(by_code, take)


def small_run(action: int, beside: dict[int, tuple[int, int]]) -> list[int]:
    """The run of any action but bids and uses."""
    kind = action & actions.KIND_MASK
    if kind in SINGLE:
        block, which = SINGLE[kind]
        return [block + which(action)]
    tile = actions.tile_of(action)
    if kind == actions.PLACE:
        anchor, direction = beside[actions.cell_of(action)]
        where = [codes.BESIDE + anchor, codes.DIRECTION + direction]
        return [codes.PLACE + tile, *where, codes.ROTATION + actions.rotation_of(action)]
    if kind == actions.STEP:
        way = codes.DIRECTION + actions.direction_of(action)
        return [codes.STEP + tile, codes.RESOURCE + actions.resource_of(action), way]
    if kind == actions.UPGRADE:
        resources = [codes.spend(i, n) for i, n in enumerate(actions.resources_paid(action))]
        skills = [codes.spend_skill(i, n) for i, n in enumerate(actions.skills_paid(action))]
        return [codes.UPGRADE + tile, *resources, *skills]
    mask = actions.picked_mask(action)
    picks = [codes.WINTER_TILE + i for i in range(codes.WINTER_TILES) if mask >> i & 1]
    return [*picks, codes.ENOUGH]


SINGLE: Final[dict[int, tuple[int, Callable[[int], int]]]] = {
    actions.PASS: (codes.PASS, lambda _: 0),
    actions.DONE: (codes.DONE, lambda _: 0),
    actions.KEEP: (codes.KEEP, lambda _: 0),
    actions.PAY_WORKER: (codes.PAY_WORKER, actions.piece_of),
    actions.PAY_BID: (codes.PAY_BID, actions.piece_of),
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
    ranges: dict[int, list[Range]] = {}
    mixed = set()
    for slot, tile in enumerate(state.slot_tile):
        if tile >= 0 and (found := bid_ranges(state, seat, slot, workers)):
            ranges[codes.BID + tile] = found
    for tile in usable_tiles(state):
        if found := use_ranges(state, seat, tile, workers):
            ranges[codes.USE + tile] = found
            if may_mix(state, seat, tile):
                mixed.add(codes.USE + tile)

    def take(code: int) -> Next:
        """Passing is complete; else the colour follows, or the losing bids where colours mix."""
        if code == codes.PASS:
            return actions.PASS
        if code in mixed:
            return choose_workers(code, ranges[code][0], losing, mixed=True)
        parts = {codes.COLOUR + part.colours[0]: part for part in ranges[code]}  # B3, C1
        return Choice(parts, lambda colour: choose_workers(code, parts[colour], losing))

    return Choice([codes.PASS, *ranges], take)


class PartialPlacement(NamedTuple):
    """T6: a bid or use in progress, and the limits that it must still keep."""

    first: int  # the code with which it started
    mixed: bool
    colours: list[int]
    mask: int  # the slots of the losing bids that join
    losing: list[LosingBid]  # those that may follow
    screen: list[int]
    limits: Limits

    def join_bid(self, at: int) -> "PartialPlacement":
        """The same with one of the losing bids; only those at later slots can follow."""
        bid = self.losing[at]
        mask, later = self.mask | 1 << bid.slot, self.losing[at + 1 :]
        limits = self.limits.after(bid.colour, bid.size)
        return self._replace(mask=mask, losing=later, limits=limits)

    def send(self, colour: int, count: int) -> "PartialPlacement":
        """The same with workers of a colour from the screen, and no more of that colour."""
        screen = [*self.screen[:colour], 0, *self.screen[colour + 1 :]]
        return self._replace(losing=[], screen=screen, limits=self.limits.after(colour, count))

    def possible(self, joining: bool = True) -> bool:
        """Whether it can still become a legal action, or do so without further losing bids."""
        return self.limits.totals(self.screen, self.losing if joining else []) > 0

    def act(self, counts: Sequence[int]) -> int:
        """The action, with so many workers of each colour from the screen."""
        if self.first < codes.USE:
            tile = self.first - codes.BID
            return actions.bid_action(tile, self.colours[0], sum(counts), self.mask)
        sent = sum(count * step for count, step in zip(counts, actions.USE_STEPS))
        return actions.use_action(self.first - codes.USE, self.mask) + sent


def choose_workers(first: int, part: Range, losing: list[LosingBid], mixed: bool = False) -> Choice:
    """T6: the losing bids that join, then the workers from the screen."""
    limits = Limits(part.colours, part.least, part.most)
    for colour, most in part.most_of.items():
        limits.capped, limits.cap = colour, most
    able = [bid for bid in losing if bid.slot in part.slots]
    return choose_joining(
        PartialPlacement(first, mixed, part.colours, 0, able, part.screen, limits)
    )


def choose_joining(placement: PartialPlacement) -> Choice:
    """B5: which losing bids join, in the order of their slots, until it is enough."""
    joined = {
        codes.JOIN + bid.slot: placement.join_bid(at) for at, bid in enumerate(placement.losing)
    }
    legal = [code for code, one in joined.items() if one.possible()]
    if placement.possible(joining=False):
        legal.append(codes.ENOUGH)

    def take(code: int) -> Next:
        """A further losing bid, or how many workers come from the screen."""
        if code != codes.ENOUGH:
            return choose_joining(joined[code])
        return choose_sent(placement) if placement.mixed else choose_count(placement)

    return Choice(legal, take)


def choose_count(placement: PartialPlacement) -> Choice:
    """T6: how many workers come from the screen, where all have one colour."""
    colour, limits = placement.colours[0], placement.limits
    most = min(placement.screen[colour], limits.most)
    legal = range(codes.COUNT + limits.least, codes.COUNT + most + 1)
    return Choice(legal, lambda code: placement.act([0] * colour + [code - codes.COUNT]))


def choose_sent(placement: PartialPlacement, counts: tuple[int, ...] = ()) -> Choice:
    """X8: how many workers of one colour come from the screen; then the next colour."""
    colour = len(counts)
    most = min(placement.screen[colour], placement.limits.most)
    sent = [placement.send(colour, count) for count in range(most + 1)]
    first = codes.send(colour, 0)

    def take(code: int) -> Next:
        """The next colour, or the use is complete."""
        now = (*counts, code - first)
        return placement.act(now) if len(now) == COLOURS else choose_sent(sent[now[-1]], now)

    return Choice((first + count for count, one in enumerate(sent) if one.possible()), take)
