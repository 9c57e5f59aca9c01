"""U, X8: using tiles: who may, what it takes, what it gives."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import tile_of, use_count
from keyflower.rules.chapters.bidding import colour_tile, lift_bid
from keyflower.rules.chapters.chance import draw_skill, draw_worker
from keyflower.rules.chapters.placing import check_losing_bid, losing_slots, refuse_few
from keyflower.rules.chapters.village import owner_of
from keyflower.rules.draws import Source
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import (
    TAKES_COLOUR,
    TAKES_NAMES,
    TAKES_NOTHING,
    TAKES_SKILL,
    TAKES_SKILL_KIND,
    TAKES_WORKER,
)
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, RESOURCE_NAMES, SKILL_NAMES, SKILLS
from keyflower.rules.state import PAY, TAKE, TRANSPORT, TURN, State, replace_at


def place_use(state: State, seat: int, action: int, draws: Source) -> None:
    """U3, U5: workers go onto a tile; its action follows, once paid for (U7)."""
    tile = tile_of(action)
    total = 0
    on_tiles = state.workers_on.copy()
    for slot in actions.joining_slots(action):
        colour = state.bid_colour[slot * MAX_PLAYERS + seat]
        size = lift_bid(state, seat, slot)
        on_tiles[tile * COLOURS + colour] += size
        total += size
        colour_tile(state, tile, colour)
    for colour in range(COLOURS):
        count = use_count(action, colour)
        if count:
            state.screen[seat * COLOURS + colour] -= count
            on_tiles[tile * COLOURS + colour] += count
            total += count
            colour_tile(state, tile, colour)
    state.workers_on = on_tiles
    state.used[tile] = total
    state.use_tile = tile
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if takes == TAKES_NOTHING:
        produce(state, seat, draws)
    elif takes >= TAKES_SKILL_KIND:
        pay_skill(state, seat, takes - TAKES_SKILL_KIND, draws)
    else:
        state.phase = PAY


def payments(state: State, seat: int) -> list[int]:
    """U7: every way to pay for the tile in use."""
    tile = state.use_tile
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if takes == TAKES_SKILL:
        return [
            actions.action_with(actions.PAY_SKILL, kind)
            for kind in range(SKILLS)
            if state.skills[seat * SKILLS + kind]
        ]
    wanted = takes - TAKES_COLOUR  # COLOURS: any colour
    out = [
        actions.action_with(actions.PAY_WORKER, colour)
        for colour in range(COLOURS)
        if wanted in (colour, COLOURS) and state.screen[seat * COLOURS + colour]
    ]
    for slot in losing_slots(state, seat):
        if wanted in (state.bid_colour[slot * MAX_PLAYERS + seat], COLOURS):
            out.append(actions.action_with(actions.PAY_BID, slot))
    return out


def refuse_payment(state: State, seat: int, action: int) -> Reason | None:
    """U7: why that cannot pay for the tile in use; None where it can."""
    if action in payments(state, seat):
        return None
    tile = state.use_tile
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    kind = action & actions.KIND_MASK
    what = actions.piece_of(action)
    if kind == actions.PAY_SKILL and takes == TAKES_SKILL:
        return Reason("illegal-skill", "U7", {"skill": SKILL_NAMES[what]})
    if kind == actions.PAY_BID and takes != TAKES_SKILL:
        why = check_losing_bid(state, seat, what)
        if why is not None:
            return why
    if kind == actions.PAY_WORKER and takes in (TAKES_WORKER, TAKES_COLOUR + what):
        return refuse_few(state, seat, what, "U7")
    variables: dict[str, str | int] = {"tile": state.lookup.ids[tile], "takes": TAKES_NAMES[takes]}
    return Reason("illegal-pay", "U7", variables)


def pay_worker(state: State, seat: int, colour: int, draws: Source) -> None:
    """U7, U9: a worker from behind the screen pays; it enters the bag after the draw."""
    state.screen[seat * COLOURS + colour] -= 1
    produce(state, seat, draws)
    state.bag[colour] += 1


def pay_bid(state: State, seat: int, slot: int, draws: Source) -> None:
    """U7, U9: a whole losing bid pays for the one benefit; it enters the bag after the draw."""
    colour = state.bid_colour[slot * MAX_PLAYERS + seat]
    size = lift_bid(state, seat, slot)
    produce(state, seat, draws)
    state.bag[colour] += size


def pay_skill(state: State, seat: int, kind: int, draws: Source) -> None:
    """U7, U9: a skill pays; it enters the pile after the draw."""
    state.skills[seat * SKILLS + kind] -= 1
    produce(state, seat, draws)
    state.pile[kind] += 1


def produce(state: State, seat: int, draws: Source) -> None:
    """U5: the user gets what the tile's side up shows, as far as there is any (I7).

    Leaves the phase at TAKE or TRANSPORT where more is to be decided, else at TURN: complete.
    """
    tile = state.use_tile
    lookup = state.lookup
    shown = tile * 2 + state.side[tile]
    for _ in range(lookup.workers[shown]):
        draw_worker(state, seat, draws)
    for _ in range(lookup.skills[shown]):
        draw_skill(state, seat, draws)
    greens = min(lookup.greens[shown], state.greens)
    state.greens -= greens
    state.screen[seat * COLOURS + pieces.GREEN] += greens
    if lookup.choose[shown] and goods_to_take(state):
        state.phase = TAKE
        return
    if not lookup.choose[shown]:
        for kind in range(pieces.RESOURCES):
            gain(state, seat, kind, lookup.gives[shown * pieces.RESOURCES + kind])
    begin_transport(state, seat)


def gain(state: State, seat: int, kind: int, wanted: int) -> None:
    """U6, I7: resources from stock come to lie on the used tile, or on the user's home."""
    count = min(wanted, state.stock[kind])
    if count:
        tile = state.use_tile
        if owner_of(state, tile) != seat:
            tile = state.villages[seat][0]
        at = tile * pieces.RESOURCES + kind
        state.stock[kind] -= count
        state.goods = replace_at(state.goods, at, state.goods[at] + count)


def goods_to_take(state: State) -> list[int]:
    """U10: the resources to choose from, out of what is in stock."""
    first = (state.use_tile * 2 + state.side[state.use_tile]) * pieces.RESOURCES
    return [
        actions.action_with(actions.TAKE_GOOD, kind)
        for kind in range(pieces.RESOURCES)
        if state.lookup.gives[first + kind] and state.stock[kind]
    ]


def refuse_good(board: State, action: int) -> Reason | None:
    """U10: why a resource cannot be taken; None where it can."""
    if action in goods_to_take(board):
        return None
    kind = actions.piece_of(action)
    tile = board.use_tile
    resource = RESOURCE_NAMES[kind]
    if board.lookup.gives[(tile * 2 + board.side[tile]) * pieces.RESOURCES + kind]:
        return Reason("illegal-good-stock", "U10", {"resource": resource})
    return Reason("illegal-good", "U10", {"tile": board.lookup.ids[tile], "resource": resource})


def take_good(state: State, seat: int, kind: int) -> None:
    """U10: the user takes the resource of their choice."""
    shown = state.use_tile * 2 + state.side[state.use_tile]
    gain(state, seat, kind, state.lookup.gives[shown * pieces.RESOURCES + kind])
    begin_transport(state, seat)


def begin_transport(state: State, seat: int) -> None:
    """M1, X4: as many steps and upgrades as the tile shows now, doubled for the owner of 2b."""
    shown = state.use_tile * 2 + state.side[state.use_tile]
    times = 2 if state.power[pieces.POWER_2B] == seat else 1
    state.steps = state.lookup.steps[shown] * times
    state.upgrades = state.lookup.upgrades[shown] * times
    state.phase = TRANSPORT if state.steps or state.upgrades else TURN
