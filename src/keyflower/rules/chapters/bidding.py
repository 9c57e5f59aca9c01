"""B, C: bidding, and the colours of tiles; the workers of a bid: `placing`."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import BID, BID_STEP, COLOUR_STEP, LOSING_STEP, TILE_STEP
from keyflower.rules.chapters import placing
from keyflower.rules.chapters.placing import Groups, Limits, Range, Workers
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, NO_COLOUR
from keyflower.rules.state import LOT_SLOTS, SLOTS, VILLAGE, Board, State


def slot_of(board: Board, tile: int) -> int:
    """The slot at which a tile can be bid for, or -1 (B1)."""
    slot_tile = board.slot_tile
    for slot in range(SLOTS):  # compiled, a loop is faster than list.index
        if slot_tile[slot] == tile:
            return slot
    return -1


def bids(state: State, seat: int, groups: Groups, out: list[int]) -> None:
    """B1 to B7, X7: append every legal bid of a seat."""
    screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    for slot, tile in enumerate(state.slot_tile):
        if tile < 0:
            continue
        need = least_bid(state, seat, slot)
        colour = only_colour(state, seat, slot)
        first = colour
        last = colour + 1
        if colour == NO_COLOUR:
            first = 0
            last = COLOURS
        nobody = BID + tile * TILE_STEP
        for colour in range(first, last):
            held = screen[colour]
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
            placing.find_smallest(part, Limits([colour], need, most), losing)
            out.append(part)
    return out


def least_bid(board: Board, seat: int, slot: int) -> int:
    """B2: the fewest workers with which a seat can open a bid there, or raise its own.

    A bid must be larger than the leader's, by one worker at least. The list of bids, `bid_ranges`,
    `refuse_bid` and the ideas of bots all ask this function.
    """
    leader = board.lead[slot]
    if leader < 0 or leader == seat:
        return 1
    first_bid = slot * MAX_PLAYERS
    return board.bid_size[first_bid + leader] - board.bid_size[first_bid + seat] + 1


def least_total(board: Board, seat: int, slot: int) -> int:
    """B2: with how many workers in all a seat would lead there, its bid so far included."""
    return board.bid_size[slot * MAX_PLAYERS + seat] + least_bid(board, seat, slot)


def only_colour(board: Board, seat: int, slot: int) -> int:
    """B3, C1, X7: the one colour in which a seat can bid there, or NO_COLOUR: any will do."""
    bid = slot * MAX_PLAYERS + seat
    if board.bid_size[bid]:
        return board.bid_colour[bid]
    colour = board.colour[board.slot_tile[slot]]
    if colour != NO_COLOUR and may_change_colour(board, seat, slot):
        return NO_COLOUR
    return colour


def bid_colours(board: Board, seat: int, slot: int) -> list[int]:
    """B3, C1, X7: the colours in which a seat can bid there."""
    colour = only_colour(board, seat, slot)
    return [0, 1, 2, 3] if colour == NO_COLOUR else [colour]


def bars_4a(board: Board, slot: int) -> bool:
    """O1: whether boat 4a doesn't work at a slot, a turn-order tile, without the option."""
    return slot >= LOT_SLOTS and not board.options.boat_4a_on_turn_order


def may_change_colour(board: Board, seat: int, slot: int) -> bool:
    """X7, O1: whether the owner of 4a, who has no bid there, may bid in any colour."""
    if board.power[pieces.POWER_4A] != seat:
        return False
    if bars_4a(board, slot):
        return False
    leader = board.lead[slot]
    return leader >= 0 and leader != seat and board.colour[board.slot_tile[slot]] != pieces.GREEN


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
    owner = board.power[pieces.POWER_4A]
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


# -------- Why a bid isn't legal


def refuse_bid(state: State, seat: int, action: int) -> Reason | None:
    """B1 to B5: why a bid is not legal; None where it is."""
    tile = actions.tile_of(action)
    colour = actions.bid_colour(action)
    slot = slot_of(state, tile)
    if slot < 0:
        return refuse_tile(state, tile)
    joined = actions.joining_slots(action)
    if slot in joined and slot in placing.losing_slots(state, seat):
        return Reason("illegal-bid-itself", "B5")
    why = placing.check_joined(state, seat, joined, colour) if joined else None
    if why is not None:
        return why
    if only_colour(state, seat, slot) not in (NO_COLOUR, colour):
        return refuse_colour(state, seat, slot)
    count = actions.bid_count(action)
    if not count and not joined:
        return Reason("illegal-bid-none", "B2")
    if count > state.screen[seat * COLOURS + colour]:
        return placing.refuse_few(state, seat, colour, "T6")
    if count + placing.count_joined(state, seat, joined) < least_bid(state, seat, slot):
        return refuse_small(state, seat, slot)
    return None


def refuse_slot(state: State, seat: int, slot: int) -> Reason:
    """B2, C2: how many workers of which colour it would take to lead where no bid is legal."""
    colour = only_colour(state, seat, slot)
    needs = least_bid(state, seat, slot)
    return placing.refuse_short("illegal-bid-short", "B2", state, seat, colour, needs, slot)


def refuse_tile(board: Board, tile: int) -> Reason:
    """B1: why a tile cannot be bid for."""
    if board.place[tile] == VILLAGE:
        return Reason("illegal-bid-village", "B1", {"tile": board.lookup.ids[tile]})
    if board.lookup.kind[tile] == pieces.BOAT:
        return Reason("illegal-bid-boat", "B1")
    return Reason("illegal-bid-absent", "B1", {"tile": board.lookup.ids[tile]})


def refuse_colour(board: Board, seat: int, slot: int) -> Reason:
    """B3, C1, X7: why a bid must have another colour."""
    has: dict[str, str | int] = {"colour": COLOUR_NAMES[only_colour(board, seat, slot)]}
    if board.bid_size[slot * MAX_PLAYERS + seat]:
        return Reason("illegal-bid-colour", "B3", has)
    if board.power[pieces.POWER_4A] != seat:
        return Reason("illegal-colour", "C1", has)
    if bars_4a(board, slot):
        return Reason("illegal-colour-turn-order", "C1, O1", has)
    return Reason("illegal-colour-no-bid", "C1, X7", has)


def refuse_small(board: Board, seat: int, slot: int) -> Reason:
    """B2: that a bid must become the largest."""
    leader = board.lead[slot]
    variables: dict[str, str | int] = {
        "needs": least_total(board, seat, slot),
        "mine": board.bid_size[slot * MAX_PLAYERS + seat],
        "seat": leader,
        "size": board.bid_size[slot * MAX_PLAYERS + leader],
    }
    return Reason("illegal-bid-small", "B2", variables)
