"""B: bids, workers that go beside a tile."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats import placing
from keyflower.formats.choices import BidChoice, Choices, Lead
from keyflower.formats.moves.base import Misread, Move, Placement, Reader
from keyflower.formats.places import Group, Place, group_of, location, place_of
from keyflower.formats.placing import Limits, Range, Workers, find_smallest, refuse_few
from keyflower.rules import actions, pieces
from keyflower.rules.actions import BID_STEP, bid_action, bid_colour, bid_count, tile_of
from keyflower.rules.chapters.bidding import (
    bid_colours,
    least_bid,
    losing_slots,
    may_change_colour,
    slot_of,
)
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import BOAT, COLOUR_NAMES, COLOURS, MAX_PLAYERS, NO_COLOUR, Colour
from keyflower.rules.state import LOT_SLOTS, SLOTS, VILLAGE, Board, State


@dataclass
class Bid(Move):
    """Workers go beside a tile: `added` of them now, `screen` of these from behind the screen."""

    place: Place
    colour: Colour
    screen: int
    groups: list[Group]
    added: int
    total: int
    do: Literal["bid"] = "bid"


class BidKind(Placement):
    """`bid 3 red +lot:well lot:miner`"""

    verb = "bid"
    form = "bid 3 red lot:miner, bid 1 red +lot:well turn:1"
    field = "bids"

    def text(self, board: Board, action: int) -> str:
        """The workers from the screen, the losing bids that join them, and the place."""
        counts = [0] * COLOURS
        counts[bid_colour(action)] = bid_count(action)
        return placing.placement_text(board, "bid", counts, action, tile_of(action))

    def parse(self, reader: Reader, words: list[str]) -> int:
        """The same; without workers from the screen, the colour is that of the losing bids."""
        tile, counts, mask = reader.placement(words)
        colours = [colour for colour in range(COLOURS) if counts[colour]]
        if len(colours) > 1:
            raise Misread("a bid has one colour (B3)")
        if colours:
            colour = colours[0]
        else:
            slot = (mask & -mask).bit_length() - 1
            colour = reader.state.bid_colour[slot * MAX_PLAYERS + reader.seat]
        return bid_action(tile, colour, counts[colour], mask)

    def read(self, board: Board, seat: int, action: int) -> Move:
        """With what the seat has there already."""
        tile = tile_of(action)
        groups = [group_of(board, seat, slot) for slot in actions.joining_slots(action)]
        count = bid_count(action)
        added = count + sum(group.count for group in groups)
        total = added + board.bid_size[slot_of(board, tile) * MAX_PLAYERS + seat]
        colour = COLOUR_NAMES[bid_colour(action)]
        return Bid(place_of(board, tile), colour, count, groups, added, total)

    def offer(self, found: Choices, state: State, workers: Workers) -> None:
        """The bids by tile, and the losing bids that can join a bid or a use."""
        found.losing = [placing.write_losing(state, bid) for bid in workers.losing]
        for slot in range(SLOTS):
            if state.slot_tile[slot] >= 0:
                ranges = bid_ranges(state, found.seat, slot, workers)
                if ranges:
                    found.bids.append(bid_choice(state, found.seat, slot, ranges))

    def refuse(self, state: State, seat: int, action: int) -> Reason | None:
        """B1 to B5: why a bid is not legal."""
        colour = bid_colour(action)
        slot = slot_of(state, tile_of(action))
        if slot < 0:
            return refuse_tile(state, tile_of(action))
        joined = actions.joining_slots(action)
        if slot in joined and slot in losing_slots(state, seat):
            return Reason("illegal-bid-itself", "B5")
        why = placing.check_joined(state, seat, joined, colour) if joined else None
        if why is None:
            why = check_colour(state, seat, slot, colour)
        if why is not None:
            return why
        if not bid_count(action) and not joined:
            return Reason("illegal-bid-none", "B2")
        if bid_count(action) > state.screen[seat * COLOURS + colour]:
            return refuse_few(state, seat, colour, "T6")
        total = bid_count(action) + placing.count_joined(state, seat, joined)
        return None if total >= least_bid(state, seat, slot) else refuse_small(state, seat, slot)


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


def smallest_bid(tile: int, part: Range) -> int:
    """The bid of a range with the fewest workers."""
    return bid_action(tile, part.colours[0], sum(part.fewest), part.joined)


def bid_choice(board: Board, seat: int, slot: int, ranges: list[Range]) -> BidChoice:
    """The bids for one tile."""
    tile = board.slot_tile[slot]
    return BidChoice(
        tile=board.lookup.ids[tile],
        at=location(board, tile),
        mine=board.bid_size[slot * MAX_PLAYERS + seat],
        lead=lead_at(board, seat, slot),
        steps={COLOUR_NAMES[part.colours[0]]: BID_STEP for part in ranges},
        ranges=[
            placing.write_ways(part, bid_action(tile, part.colours[0]), smallest_bid(tile, part))
            for part in ranges
        ],
    )


def lead_at(board: Board, seat: int, slot: int) -> Lead:
    leader = board.lead[slot]
    if leader < 0:
        return Lead(None, 0, None, 1)
    bid = slot * MAX_PLAYERS + leader
    size = board.bid_size[bid]
    total = size if leader == seat else size + 1
    return Lead(leader, size, COLOUR_NAMES[board.bid_colour[bid]], total)


def refuse_slot(state: State, seat: int, slot: int) -> Reason:
    """B2, C2: how many workers of which colour it would take to lead where no bid is legal."""
    bid = slot * MAX_PLAYERS + seat
    mine = state.bid_size[bid]
    colour = state.bid_colour[bid] if mine else state.colour[state.slot_tile[slot]]
    if not mine and may_change_colour(state, seat, slot):
        colour = NO_COLOUR
    needs = least_bid(state, seat, slot)
    return placing.refuse_short("illegal-bid-short", "B2", state, seat, colour, needs, slot)


def refuse_tile(board: Board, tile: int) -> Reason:
    """B1: why a tile cannot be bid for."""
    if board.place[tile] == VILLAGE:
        return Reason("illegal-bid-village", "B1", {"tile": board.lookup.ids[tile]})
    if board.lookup.kind[tile] == BOAT:
        return Reason("illegal-bid-boat", "B1")
    return Reason("illegal-bid-absent", "B1", {"tile": board.lookup.ids[tile]})


def check_colour(board: Board, seat: int, slot: int, colour: int) -> Reason | None:
    """B3, C1, X7: why a bid cannot have a colour."""
    bid = slot * MAX_PLAYERS + seat
    if board.bid_size[bid]:
        if board.bid_colour[bid] == colour:
            return None
        return Reason("illegal-bid-colour", "B3", {"colour": COLOUR_NAMES[board.bid_colour[bid]]})
    has = board.colour[board.slot_tile[slot]]
    if has in (NO_COLOUR, colour) or may_change_colour(board, seat, slot):
        return None
    if board.power[pieces.POWER_4A] != seat:
        return Reason("illegal-colour", "C1", {"colour": COLOUR_NAMES[has]})
    if slot >= LOT_SLOTS and not board.options.boat_4a_on_turn_order:
        return Reason("illegal-colour-turn-order", "C1, O1", {"colour": COLOUR_NAMES[has]})
    return Reason("illegal-colour-no-bid", "C1, X7", {"colour": COLOUR_NAMES[has]})


def refuse_small(board: Board, seat: int, slot: int) -> Reason:
    """B2: that a bid must become the largest."""
    leader = board.lead[slot]
    size = board.bid_size[slot * MAX_PLAYERS + leader]
    mine = board.bid_size[slot * MAX_PLAYERS + seat]
    return Reason(
        "illegal-bid-small", "B2", {"needs": size + 1, "mine": mine, "seat": leader, "size": size}
    )
