"""T6, B, U: the bids and uses of a seat in closed form, computed without listing them.

A losing bid joins a placement whole or not at all, so there are as many placements at a tile as
there are sets of losing bids: thousands. A `Range` describes them all: which losing bids may join,
how many workers of each colour may come from the screen, and how many there must be in all.

What a converter takes (U7) fits in too: something is left to pay with exactly if fewer workers
are placed than there are, of the colour it takes or of all.
"""

from typing import Final

from keyflower.formats.notation import location
from keyflower.rules.actions import USE_STEPS, bid_action, use_action
from keyflower.rules.bidding import bid_colours, least_bid, losing_slots
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_SKILL, TAKES_WORKER
from keyflower.rules.pieces import (
    COLOURS,
    MAX_PLAYERS,
    NO_COLOUR,
    POWER_4B,
)
from keyflower.rules.production import has_skill, room_on
from keyflower.rules.state import Board, State

ALL_COLOURS: Final = NO_COLOUR
NO_LIMIT: Final = -1


class LosingBid:
    """B5: a losing bid of the seat, which moves whole or not at all."""

    __slots__ = ("at", "colour", "size", "slot", "tile")

    def __init__(self, board: Board, seat: int, slot: int) -> None:
        self.slot: int = slot
        self.tile: int = board.slot_tile[slot]
        self.at: str = location(board, self.tile)
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

    __slots__ = ("colours", "fewest", "joined", "least", "most", "most_of", "screen", "slots")

    def __init__(self) -> None:
        self.colours: list[int] = []
        self.screen: list[int] = [0] * COLOURS
        self.slots: list[int] = []
        self.least: int = 0
        self.most: int = 0
        self.most_of: list[int] = [NO_LIMIT] * COLOURS
        self.fewest: list[int] = [0] * COLOURS
        self.joined: int = 0


class Workers:
    """T6: what a seat can place: the workers behind its screen and its losing bids."""

    __slots__ = ("known", "losing", "screen")

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


def smallest_bid(tile: int, part: Range) -> int:
    """The bid of a range with the fewest workers."""
    return bid_action(tile, part.colours[0], sum(part.fewest), part.joined)


def smallest_use(tile: int, part: Range) -> int:
    """The use of a range with the fewest workers."""
    action = use_action(tile, part.joined)
    for colour in range(COLOURS):
        action += part.fewest[colour] * USE_STEPS[colour]
    return action


def bid_ranges(state: State, seat: int, slot: int, workers: Workers) -> list[Range]:
    """B1 to B7, X7: every legal bid for the tile at a slot; a range for each colour."""
    out: list[Range] = []
    need = least_bid(state, seat, slot)
    for colour in bid_colours(state, seat, slot):
        losing = [bid for bid in workers.losing if bid.colour == colour and bid.slot != slot]
        most = workers.screen[colour] + sum([bid.size for bid in losing])
        if most >= need:
            part = Range()
            part.colours = [colour]
            part.screen[colour] = workers.screen[colour]
            part.slots = [bid.slot for bid in losing]
            part.most = most
            find_smallest(part, Limits([colour], need, most), losing)
            out.append(part)
    return out


def use_ranges(state: State, seat: int, tile: int, workers: Workers) -> list[Range]:
    """U3, U4, U7, X8: every legal use of a tile with an action; a range for each colour."""
    least = state.used[tile] + 1
    room = room_on(state, tile)
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if least > room or (takes >= TAKES_SKILL and not has_skill(state, seat, takes)):
        return []
    paid = NO_COLOUR
    if takes == TAKES_WORKER:
        room = min(room, workers.total(ALL_COLOURS) - 1)
    elif TAKES_COLOUR <= takes < TAKES_WORKER:
        paid = takes - TAKES_COLOUR
        if not workers.total(paid):
            return []
    colour = state.colour[tile]
    found: list[Range | None] = []
    if colour != NO_COLOUR and state.power[POWER_4B] == seat:
        found.append(use_range(workers, ALL_COLOURS, least, room, paid))
    else:
        for placed in range(COLOURS) if colour == NO_COLOUR else [colour]:
            most = room if placed != paid else min(room, workers.total(paid) - 1)
            found.append(use_range(workers, placed, least, most, NO_COLOUR))
    return [part for part in found if part is not None]


def use_range(workers: Workers, colour: int, least: int, most: int, capped: int) -> Range | None:
    """The uses within limits, which many tiles share; None where there is none.

    capped: a colour of which one worker must be left, or NO_COLOUR.
    """
    key = ((colour + 1) * 8 + capped + 1) * 64 + least * 8 + max(most, 0)
    if key not in workers.known:
        colours = list(range(COLOURS)) if colour == ALL_COLOURS else [colour]
        limits = Limits(colours, least, most)
        if capped != NO_COLOUR:
            limits.capped = capped
            limits.cap = workers.total(capped) - 1
        workers.known[key] = range_within(workers, limits)
    return workers.known[key]


class Limits:
    """What a placement must keep to: its colours, and how many workers in all and of one colour."""

    __slots__ = ("cap", "capped", "colours", "least", "most")

    def __init__(self, colours: list[int], least: int, most: int) -> None:
        self.colours: list[int] = colours
        self.least: int = least
        self.most: int = most
        self.capped: int = NO_COLOUR  # the colour that has a limit of its own
        self.cap: int = 0

    def after(self, colour: int, count: int) -> "Limits":
        """What is left of the limits when some workers are placed."""
        left = Limits(self.colours, max(self.least - count, 0), self.most - count)
        left.capped = self.capped
        left.cap = self.cap - count if colour == self.capped else self.cap
        return left

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
    left = Limits(limits.colours, part.least, part.least)
    left.capped = limits.capped
    left.cap = limits.cap
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
