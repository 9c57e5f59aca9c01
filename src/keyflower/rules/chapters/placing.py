"""T6: where the workers of a placement come from: the screen, and losing bids that join whole (B5).

There are as many placements at a tile as there are sets of losing bids: thousands. `Groups` lists
these sets, for the list of all actions. A `Range` describes all placements at once, for choices:
which losing bids may join, how many workers of each colour may come from the screen, and how many
there must be in all. What a converter takes (U7) fits in, too: a colour may have a limit.
"""

from typing import Final

from keyflower.rules.chapters.village import location
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, NO_COLOUR
from keyflower.rules.state import SLOTS, Board, State

ALL_COLOURS: Final = NO_COLOUR


def losing_slots(board: Board, seat: int) -> list[int]:
    """B5: the slots where a seat's bid is not the largest."""
    return [
        slot
        for slot in range(SLOTS)
        if board.bid_size[slot * MAX_PLAYERS + seat] and board.lead[slot] != seat
    ]


class Groups:
    """T6, B5: every way to join whole losing bids of one colour, as masks of slots.

    The first entry of each colour joins none, the last one all of them.
    """

    def __init__(self, board: Board, seat: int) -> None:
        self.slots: list[int] = losing_slots(board, seat)
        self.masks: list[list[int]] = [[0], [0], [0], [0]]
        self.sizes: list[list[int]] = [[0], [0], [0], [0]]
        for slot in self.slots:
            colour = board.bid_colour[slot * MAX_PLAYERS + seat]
            size = board.bid_size[slot * MAX_PLAYERS + seat]
            masks = self.masks[colour]
            sizes = self.sizes[colour]
            for i in range(len(masks)):
                masks.append(masks[i] | 1 << slot)
                sizes.append(sizes[i] + size)


# -------- In closed form


class LosingBid:
    """B5: a losing bid of the seat, which moves whole or not at all."""

    def __init__(self, board: Board, seat: int, slot: int) -> None:
        self.slot: int = slot
        self.tile: int = board.slot_tile[slot]
        self.size: int = board.bid_size[slot * MAX_PLAYERS + seat]
        self.colour: int = board.bid_colour[slot * MAX_PLAYERS + seat]


class Range:
    """Placements at one tile, in one colour or in colours that mix (X8).

    A placement takes any of the losing bids at `slots`, each whole, and up to `screen` workers of
    each colour from the screen; together `least` to `most` workers, of a colour at most `most_of`.
    All placements like that are legal, and whatever is named here is part of one.

    `fewest` and `joined` are the smallest one: workers from the screen by colour, and the mask of
    the losing bids that join them.
    """

    def __init__(self) -> None:
        self.colours: list[int] = []
        self.screen: list[int] = [0] * COLOURS
        self.slots: list[int] = []
        self.least: int = 0
        self.most: int = 0
        self.most_of: dict[int, int] = {}  # by colour, where there is such a limit
        self.fewest: list[int] = [0] * COLOURS
        self.joined: int = 0


class Workers:
    """T6: what a seat can place: the workers behind its screen and its losing bids."""

    def __init__(self, state: State, seat: int) -> None:
        self.screen: list[int] = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
        self.losing: list[LosingBid] = [
            LosingBid(state, seat, slot) for slot in losing_slots(state, seat)
        ]
        self.known: dict[int, Range | None] = {}  # by the limits of a use

    def total(self, colour: int) -> int:
        """How many workers there are of a colour, or of all."""
        found = sum(self.screen) if colour == ALL_COLOURS else self.screen[colour]
        for bid in self.losing:
            if colour in (ALL_COLOURS, bid.colour):
                found += bid.size
        return found


class Limits:
    """What a placement must keep to: its colours, and how many workers in all and of one colour."""

    def __init__(
        self, colours: list[int], least: int, most: int, capped: int = NO_COLOUR, cap: int = 0
    ) -> None:
        self.colours: list[int] = colours
        self.least: int = least
        self.most: int = most
        self.capped: int = capped  # the colour that has a limit of its own
        self.cap: int = cap

    def after(self, colour: int, count: int) -> "Limits":
        """What is left of the limits when some workers are placed."""
        cap = self.cap - count if colour == self.capped else self.cap
        least = max(self.least - count, 0)
        return Limits(self.colours, least, self.most - count, self.capped, cap)

    def totals(self, screen: list[int], losing: list[LosingBid]) -> int:
        """How many workers can be placed, as bits: bit 3 is set where a placement has 3."""
        if self.most < 0 or self.cap < 0:
            return 0
        within = (2 << self.most) - 1
        free = 1
        limited = 1  # the same of the capped colour
        for bid in losing:
            if bid.colour == self.capped:
                limited |= limited << bid.size & within
            else:
                free |= free << bid.size & within
        for colour in self.colours:
            for _ in range(min(screen[colour], self.most)):
                if colour == self.capped:
                    limited |= limited << 1 & within
                else:
                    free |= free << 1 & within
        found = free
        if self.capped != NO_COLOUR:
            found = 0
            for size in range(min(self.cap, self.most) + 1):
                if limited >> size & 1:
                    found |= free << size & within
        return found >> self.least << self.least


def range_within(workers: Workers, limits: Limits) -> Range | None:
    """The placements within limits; None where there is none."""
    screen = workers.screen
    losing = [bid for bid in workers.losing if bid.colour in limits.colours]
    totals = limits.totals(screen, losing)
    if not totals:
        return None
    part = Range()
    part.most = totals.bit_length() - 1
    for bid in losing:
        others = [other for other in losing if other.slot != bid.slot]
        if limits.after(bid.colour, bid.size).totals(screen, others):
            part.slots.append(bid.slot)
    for colour in limits.colours:
        without = screen.copy()
        without[colour] = 0
        count = min(screen[colour], limits.most)
        while count and not limits.after(colour, count).totals(without, losing):
            count -= 1
        part.screen[colour] = count
        joins = [bid for bid in losing if bid.colour == colour and bid.slot in part.slots]
        if count or joins:
            part.colours.append(colour)
    if limits.capped != NO_COLOUR and limits.cap < part.most:
        part.most_of[limits.capped] = limits.cap
    find_smallest(part, limits, losing)
    return part


def find_smallest(part: Range, limits: Limits, losing: list[LosingBid]) -> None:
    """Give a range its smallest placement: large losing bids join where the screen is too small."""
    only = limits.colours[0]
    if len(limits.colours) == 1 and limits.capped == NO_COLOUR:
        if limits.least <= min(part.screen[only], limits.most):  # nothing has to join
            part.least = limits.least
            part.fewest[only] = limits.least
            return
    rest = losing
    if limits.totals(part.screen, []):
        rest = []
    totals = limits.totals(part.screen, rest)
    part.least = (totals & -totals).bit_length() - 1
    left = Limits(limits.colours, part.least, part.least, limits.capped, limits.cap)
    rest = sorted(rest, key=lambda bid: -bid.size)
    while rest and not left.totals(part.screen, []):
        bid = rest.pop(0)
        taken = left.after(bid.colour, bid.size)
        if taken.totals(part.screen, rest):
            left = taken
            part.joined |= 1 << bid.slot
    for colour in sorted(limits.colours, key=lambda kind: -part.screen[kind]):
        count = min(left.least, part.screen[colour])
        if colour == left.capped:
            count = min(count, left.cap)
        part.fewest[colour] = count
        left = left.after(colour, count)


# -------- Why workers cannot be placed


def check_joined(board: Board, seat: int, slots: list[int], colour: int) -> Reason | None:
    """T6, B4, B5: why losing bids cannot join a placement of a colour (NO_COLOUR: any)."""
    for slot in slots:
        why = check_losing_bid(board, seat, slot)
        if why is not None:
            return why
        has = board.bid_colour[slot * MAX_PLAYERS + seat]
        if colour not in (NO_COLOUR, has):
            at = location(board, board.slot_tile[slot])
            return Reason("illegal-group-colour", "T6", {"at": at, "colour": COLOUR_NAMES[has]})
    return None


def count_joined(board: Board, seat: int, slots: list[int]) -> int:
    """T6, B5: how many workers stand in the losing bids that join a placement."""
    return sum([board.bid_size[slot * MAX_PLAYERS + seat] for slot in slots])


def check_losing_bid(board: Board, seat: int, slot: int) -> Reason | None:
    """B4, B5: why there is no losing bid of a seat at a slot."""
    tile = board.slot_tile[slot]
    if tile < 0:
        return Reason("illegal-group-slot", "B5", {"slot": slot})
    if not board.bid_size[slot * MAX_PLAYERS + seat]:
        return Reason("illegal-group-none", "B5", {"at": location(board, tile)})
    if board.lead[slot] == seat:
        return Reason("illegal-group-leads", "B4", {"at": location(board, tile)})
    return None


def refuse_few(state: State, seat: int, colour: int, rule: str) -> Reason:
    """T6, U7: that the screen has no more workers of a colour."""
    has = state.screen[seat * COLOURS + colour]
    return Reason("illegal-screen", rule, {"colour": COLOUR_NAMES[colour], "has": has})


def refuse_short(
    message: str, rule: str, state: State, seat: int, colour: int, needs: int, besides: int
) -> Reason:
    """That a seat has too few workers of a colour (`worker`: of any one colour)."""
    name = "worker" if colour == NO_COLOUR else COLOUR_NAMES[colour]
    has = most_workers(state, seat, colour, besides)
    return Reason(message, rule, {"colour": name, "needs": needs, "has": has})


def most_workers(state: State, seat: int, colour: int, besides: int) -> int:
    """The workers of a colour, or of the commonest, on the screen and in losing bids.

    A bid at the slot `besides` does not count: it lies there already.
    """
    counts = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    for slot in losing_slots(state, seat):
        if slot != besides:
            bid = slot * MAX_PLAYERS + seat
            counts[state.bid_colour[bid]] += state.bid_size[bid]
    return max(counts) if colour == NO_COLOUR else counts[colour]
