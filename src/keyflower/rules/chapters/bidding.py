"""B, C and T6: bidding, the colours of tiles, and where the workers of a placement come from."""

from keyflower.rules import actions
from keyflower.rules.actions import BID, BID_STEP, COLOUR_STEP, LOSING_STEP, TILE_STEP
from keyflower.rules.pieces import COLOURS, GREEN, MAX_PLAYERS, NO_COLOUR, POWER_4A
from keyflower.rules.state import LOT_SLOTS, SLOTS, Board, State


def slot_of(board: Board, tile: int) -> int:
    """The slot at which a tile can be bid for, or -1 (B1)."""
    slot_tile = board.slot_tile
    for slot in range(SLOTS):  # compiled, a loop is faster than list.index
        if slot_tile[slot] == tile:
            return slot
    return -1


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


def bids(state: State, seat: int, groups: Groups, out: list[int]) -> None:
    """B1 to B7, X7: append every legal bid of a seat."""
    bid_size = state.bid_size
    for slot, tile in enumerate(state.slot_tile):
        if tile < 0:
            continue
        # `least_bid` and `bid_colours`, written out: games spend much of their time here.
        first_bid = slot * MAX_PLAYERS
        mine = bid_size[first_bid + seat]
        leader = state.lead[slot]
        need = 1
        if leader >= 0 and leader != seat:
            need = bid_size[first_bid + leader] - mine + 1
        first = 0
        last = COLOURS
        if mine:
            first = state.bid_colour[first_bid + seat]
            last = first + 1
        elif state.colour[tile] != NO_COLOUR and not may_change_colour(state, seat, slot):
            first = state.colour[tile]
            last = first + 1
        nobody = BID + tile * TILE_STEP
        for colour in range(first, last):
            held = state.screen[seat * COLOURS + colour]
            head = nobody + colour * COLOUR_STEP
            masks = groups.masks[colour]
            if len(masks) == 1:
                for count in range(need, held + 1):
                    out.append(head + count * BID_STEP)
                continue
            sizes = groups.sizes[colour]
            for i in range(len(masks)):
                mask = masks[i]
                if mask >> slot & 1:
                    continue  # a bid is topped up where it lies, not moved onto itself
                joined = head + mask * LOSING_STEP
                for count in range(max(need - sizes[i], 0), held + 1):
                    out.append(joined + count * BID_STEP)


def least_bid(board: Board, seat: int, slot: int) -> int:
    """B2: the fewest workers with which a seat can open a bid there, or raise its own."""
    leader = board.lead[slot]
    if leader < 0 or leader == seat:
        return 1
    first_bid = slot * MAX_PLAYERS
    return board.bid_size[first_bid + leader] - board.bid_size[first_bid + seat] + 1


def bid_colours(board: Board, seat: int, slot: int) -> list[int]:
    """B3, X7: the colours in which a seat can bid there."""
    if board.bid_size[slot * MAX_PLAYERS + seat]:
        return [board.bid_colour[slot * MAX_PLAYERS + seat]]
    colour = board.colour[board.slot_tile[slot]]
    if colour == NO_COLOUR or may_change_colour(board, seat, slot):
        return [0, 1, 2, 3]
    return [colour]


def may_change_colour(board: Board, seat: int, slot: int) -> bool:
    """X7, O1: whether the owner of 4a, who has no bid there, may bid in any colour."""
    if board.power[POWER_4A] != seat:
        return False
    if slot >= LOT_SLOTS and not board.options.boat_4a_on_turn_order:
        return False
    leader = board.lead[slot]
    return leader >= 0 and leader != seat and board.colour[board.slot_tile[slot]] != GREEN


def place_bid(state: State, seat: int, action: int) -> None:
    """B2, B5, B6: workers join a seat's side of a tile and lead there (B4)."""
    tile = actions.tile_of(action)
    colour = actions.bid_colour(action)
    count = actions.bid_count(action)
    slot = slot_of(state, tile)
    state.screen[seat * COLOURS + colour] -= count
    for moved in actions.joining_slots(action):
        count += lift_bid(state, seat, moved)
    bid = slot * MAX_PLAYERS + seat
    state.bid_size[bid] += count
    state.bid_colour[bid] = colour
    state.lead[slot] = seat
    colour_tile(state, tile, colour)


def lift_bid(state: State, seat: int, slot: int) -> int:
    """B5: take a whole losing bid away; the number of its workers."""
    bid = slot * MAX_PLAYERS + seat
    size = state.bid_size[bid]
    state.bid_size[bid] = 0
    return size


def colour_tile(board: Board, tile: int, colour: int) -> None:
    """C1: the first workers of the season give a tile its colour."""
    if board.colour[tile] == NO_COLOUR:
        board.colour[tile] = colour


def settle_colours(board: Board) -> None:
    """X7: an off-colour bid that is left alone at a tile gives it its colour."""
    owner = board.power[POWER_4A]
    if owner < 0:
        return
    for slot in range(SLOTS):
        size = board.bid_size[slot * MAX_PLAYERS + owner]
        if not size:
            continue
        tile = board.slot_tile[slot]
        colour = board.bid_colour[slot * MAX_PLAYERS + owner]
        if colour == board.colour[tile]:
            continue
        bids = board.bid_size[slot * MAX_PLAYERS : (slot + 1) * MAX_PLAYERS]
        if sum(bids) == size and not any(board.workers_on[tile * COLOURS : (tile + 1) * COLOURS]):
            board.colour[tile] = colour
