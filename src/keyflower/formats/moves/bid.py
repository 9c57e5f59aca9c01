"""B: bids, workers that go beside a tile."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats import placing
from keyflower.formats.choices import BidChoice, Choices, Lead
from keyflower.formats.moves.base import Misread, Move, PlacementKind, Reader
from keyflower.formats.places import Group, Place, group_of, place_of
from keyflower.rules import actions
from keyflower.rules.actions import BID_STEP, bid_action, bid_colour, bid_count, tile_of
from keyflower.rules.chapters.bidding import (
    bid_ranges,
    least_total,
    slot_of,
)
from keyflower.rules.chapters.placing import Range, Workers
from keyflower.rules.chapters.village import location
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, Colour
from keyflower.rules.state import SLOTS, Board, State


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


class BidKind(PlacementKind):
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

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """The bids by tile, and the losing bids that can join a bid or a use."""
        offered.losing = [placing.write_losing(state, bid) for bid in workers.losing]
        for slot in range(SLOTS):
            if state.slot_tile[slot] >= 0:
                ranges = bid_ranges(state, offered.seat, slot, workers)
                if ranges:
                    offered.bids.append(bid_choice(state, offered.seat, slot, ranges))


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
    """B2, B4: who leads at a slot, and with how many workers in all the seat does or would."""
    leader = board.lead[slot]
    if leader < 0:
        return Lead(None, 0, None, least_total(board, seat, slot))
    bid = slot * MAX_PLAYERS + leader
    size = board.bid_size[bid]
    total = size if leader == seat else least_total(board, seat, slot)
    return Lead(leader, size, COLOUR_NAMES[board.bid_colour[bid]], total)
