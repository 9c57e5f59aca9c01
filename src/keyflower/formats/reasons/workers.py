"""Why workers cannot be placed: at a tile at all, or as a bid or a use says.

A reason about a tile (`no_bid`, `no_use`) holds whatever the seat would place there; those about
an action look at the tile first, then at its workers.
"""

from keyflower.formats.choosing import TAKES_NAMES
from keyflower.formats.notation import location
from keyflower.rules.actions import (
    bid_colour,
    bid_count,
    joining_slots,
    losing_mask,
    tile_of,
    use_count,
)
from keyflower.rules.bidding import (
    joined_workers,
    least_bid,
    losing_slots,
    may_change_colour,
    slot_of,
)
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import TAKES_SKILL
from keyflower.rules.pieces import (
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    MAX_PLAYERS,
    NO_COLOUR,
    POWER_4A,
    POWER_4B,
    SUMMER_BOAT,
    TURN_ORDER,
    WINTER,
)
from keyflower.rules.production import has_skill, room_on
from keyflower.rules.state import ASIDE, LOT, LOT_SLOTS, VILLAGE, Board, State

# -------- Bids


def no_bid(state: State, seat: int, slot: int) -> Reason:
    """B2, C2: how many workers of which colour it would take to lead where no bid is legal."""
    tile = state.slot_tile[slot]
    mine = state.bid_size[slot * MAX_PLAYERS + seat]
    colour = state.bid_colour[slot * MAX_PLAYERS + seat] if mine else state.colour[tile]
    if not mine and may_change_colour(state, seat, slot):
        colour = NO_COLOUR
    needs = least_bid(state, seat, slot)
    return short("illegal-bid-short", "B2", state, seat, colour, needs, slot)


def wrong_bid(state: State, seat: int, action: int) -> Reason:
    """B1 to B5: why a bid is not legal."""
    tile = tile_of(action)
    colour = bid_colour(action)
    slot = slot_of(state, tile)
    if slot < 0:
        return not_for_bids(state, tile)
    if losing_mask(action) >> slot & 1 and slot in losing_slots(state, seat):
        return Reason("illegal-bid-itself", "B5")
    why = wrong_bids_joined(state, seat, action, colour) or wrong_bid_colour(
        state, seat, slot, colour
    )
    if why is not None:
        return why
    count = bid_count(action)
    if not count and not losing_mask(action):
        return Reason("illegal-bid-none", "B2")
    if count > state.screen[seat * COLOURS + colour]:
        return few_on_screen(state, seat, colour, "T6")
    return too_small_bid(state, seat, slot)


def not_for_bids(board: Board, tile: int) -> Reason:
    """B1: why a tile cannot be bid for."""
    if board.place[tile] == VILLAGE:
        return Reason("illegal-bid-village", "B1", {"tile": board.lookup.ids[tile]})
    if board.lookup.kind[tile] == BOAT:
        return Reason("illegal-bid-boat", "B1")
    return Reason("illegal-bid-absent", "B1", {"tile": board.lookup.ids[tile]})


def wrong_bid_colour(board: Board, seat: int, slot: int, colour: int) -> Reason | None:
    """B3, C1, X7: why a bid cannot have a colour."""
    side = slot * MAX_PLAYERS + seat
    if board.bid_size[side]:
        if board.bid_colour[side] == colour:
            return None
        return Reason("illegal-bid-colour", "B3", {"colour": COLOUR_NAMES[board.bid_colour[side]]})
    has = board.colour[board.slot_tile[slot]]
    if has in (NO_COLOUR, colour) or may_change_colour(board, seat, slot):
        return None
    if board.power[POWER_4A] != seat:
        return Reason("illegal-colour", "C1", {"colour": COLOUR_NAMES[has]})
    if slot >= LOT_SLOTS and not board.boat_4a_on_turn_order:
        return Reason("illegal-colour-turn-order", "C1, O1", {"colour": COLOUR_NAMES[has]})
    return Reason("illegal-colour-no-bid", "C1, X7", {"colour": COLOUR_NAMES[has]})


def too_small_bid(board: Board, seat: int, slot: int) -> Reason:
    """B2: that a bid must become the largest."""
    leader = board.lead[slot]
    size = board.bid_size[slot * MAX_PLAYERS + leader]
    mine = board.bid_size[slot * MAX_PLAYERS + seat]
    return Reason(
        "illegal-bid-small", "B2", {"needs": size + 1, "mine": mine, "seat": leader, "size": size}
    )


# -------- Workers of bids and uses


def wrong_bids_joined(board: Board, seat: int, action: int, colour: int) -> Reason | None:
    """T6, B4, B5: why losing bids cannot join a placement of a colour (-1: any)."""
    for slot in joining_slots(action):
        why = wrong_losing_bid(board, seat, slot)
        if why is not None:
            return why
        has = board.bid_colour[slot * MAX_PLAYERS + seat]
        if colour not in (-1, has):
            at = location(board, board.slot_tile[slot])
            return Reason("illegal-group-colour", "T6", {"at": at, "colour": COLOUR_NAMES[has]})
    return None


def wrong_losing_bid(board: Board, seat: int, slot: int) -> Reason | None:
    """B4, B5: why there is no losing bid of a seat at a slot."""
    tile = board.slot_tile[slot]
    if tile < 0:
        return Reason("illegal-group-slot", "B5", {"slot": slot})
    if not board.bid_size[slot * MAX_PLAYERS + seat]:
        return Reason("illegal-group-none", "B5", {"at": location(board, tile)})
    if board.lead[slot] == seat:
        return Reason("illegal-group-leads", "B4", {"at": location(board, tile)})
    return None


def few_on_screen(state: State, seat: int, colour: int, rule: str) -> Reason:
    """T6, U7: that the screen has no more workers of a colour."""
    has = state.screen[seat * COLOURS + colour]
    return Reason("illegal-screen", rule, {"colour": COLOUR_NAMES[colour], "has": has})


def short(
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
    most = 0
    for kind in range(COLOURS):
        if colour not in (kind, NO_COLOUR):
            continue
        count = state.screen[seat * COLOURS + kind]
        for slot in losing_slots(state, seat):
            side = slot * MAX_PLAYERS + seat
            if slot != besides and state.bid_colour[side] == kind:
                count += state.bid_size[side]
        most = max(most, count)
    return most


# -------- Uses


def no_use(state: State, seat: int, tile: int) -> Reason:
    """U1 to U4, U7: why no use of a tile is legal."""
    why = not_for_use(state, seat, tile)
    if why is not None:
        return why
    colour = state.colour[tile]
    needs = state.used[tile] + 1
    if most_workers(state, seat, colour, -1) < needs:
        return short("illegal-use-short", "U3", state, seat, colour, needs, -1)
    room = room_on(state, tile)
    if not can_place(state, seat, colour, needs, room):
        return Reason("illegal-use-large", "T6, U3", {"needs": needs, "room": room})
    return nothing_left_to_pay(state, tile)


def can_place(state: State, seat: int, colour: int, least: int, most: int) -> bool:
    """T6: whether workers of a colour, or of any one, can make up such a number."""
    for kind in range(COLOURS):
        if colour not in (kind, NO_COLOUR):
            continue
        joined = [0]
        for slot in losing_slots(state, seat):
            if state.bid_colour[slot * MAX_PLAYERS + seat] == kind:
                size = state.bid_size[slot * MAX_PLAYERS + seat]
                joined += [total + size for total in joined if total + size <= most]
        if max(joined) + state.screen[seat * COLOURS + kind] >= least:
            return True
    return False


def wrong_use(state: State, seat: int, action: int) -> Reason:
    """U1 to U7: why a use is not legal."""
    tile = tile_of(action)
    why = (
        not_for_use(state, seat, tile)
        or wrong_bids_joined(state, seat, action, -1)
        or wrong_use_colours(state, seat, action)
    )
    if why is not None:
        return why
    for colour in range(COLOURS):
        if use_count(action, colour) > state.screen[seat * COLOURS + colour]:
            return few_on_screen(state, seat, colour, "T6")
    return wrong_number(state, seat, action) or nothing_left_to_pay(state, tile)


def not_for_use(state: State, seat: int, tile: int) -> Reason | None:
    """U1, U2, U3, U7: why a tile is never used, or not now, whoever is placed there."""
    lookup = state.lookup
    kind = lookup.kind[tile]
    place = state.place[tile]
    if kind == TURN_ORDER:
        return never_used("turn_order")
    if kind in (BOAT, SUMMER_BOAT):
        return never_used("boat")
    if lookup.season[tile] == WINTER:
        return never_used("winter")
    if place == ASIDE:
        return Reason("illegal-use-aside", "V3", {"tile": lookup.ids[tile]})
    if place not in (VILLAGE, LOT):
        return Reason("illegal-use-absent", "U1", {"tile": lookup.ids[tile]})
    if not lookup.acts[tile * 2 + state.side[tile]]:
        return never_used("side")
    needs = state.used[tile] + 1
    room = room_on(state, tile)
    if needs > room:
        return Reason("illegal-use-full", "U3", {"needs": needs, "room": room})
    takes = lookup.takes[tile * 2 + state.side[tile]]
    if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
        return Reason("illegal-use-skill", "U7", {"skill": TAKES_NAMES[takes]})
    return None


def never_used(what: str) -> Reason:
    """U2: that such a tile has nothing to use."""
    return Reason("illegal-use-never", "U2", {"what": what})


def nothing_left_to_pay(board: Board, tile: int) -> Reason:
    """U7: that the worker which a converter takes would not be left."""
    takes = board.lookup.takes[tile * 2 + board.side[tile]]
    return Reason("illegal-use-worker", "U7", {"colour": TAKES_NAMES[takes]})


def wrong_use_colours(board: Board, seat: int, action: int) -> Reason | None:
    """C1, U4, X8: why the workers of a use have the wrong colours."""
    has = board.colour[tile_of(action)]
    if has != NO_COLOUR and board.power[POWER_4B] == seat:
        return None
    colours: list[int] = []
    for colour in range(COLOURS):
        if use_count(action, colour):
            colours.append(colour)
    for slot in joining_slots(action):
        colour = board.bid_colour[slot * MAX_PLAYERS + seat]
        if colour not in colours:
            colours.append(colour)
    for colour in colours:
        if has not in (NO_COLOUR, colour):
            return Reason("illegal-colour", "C1", {"colour": COLOUR_NAMES[has]})
    return Reason("illegal-use-mixed", "U4") if len(colours) > 1 else None


def wrong_number(board: Board, seat: int, action: int) -> Reason | None:
    """U3: why a use takes too few or too many workers."""
    tile = tile_of(action)
    total = joined_workers(board, seat, losing_mask(action), NO_COLOUR)
    for colour in range(COLOURS):
        total += use_count(action, colour)
    if total == 0:
        return Reason("illegal-use-none", "U3")
    used = board.used[tile]
    if total <= used:
        return Reason("illegal-use-few", "U3", {"used": used, "needs": used + 1})
    room = room_on(board, tile)
    if total > room:
        return Reason("illegal-use-many", "U3", {"room": room, "total": total})
    return None
