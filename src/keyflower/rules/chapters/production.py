"""U, X8: using tiles: who may, what it takes, what it gives."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import LOSING_STEP, TILE_STEP, USE, USE_STEPS, tile_of, use_count
from keyflower.rules.chapters.bidding import Groups, colour_tile, lift_bid, losing_slots
from keyflower.rules.chapters.chance import draw_skill, draw_worker
from keyflower.rules.chapters.village import owner_of
from keyflower.rules.draws import Source
from keyflower.rules.lookup import (
    TAKES_COLOUR,
    TAKES_NOTHING,
    TAKES_SKILL,
    TAKES_SKILL_KIND,
    TAKES_WORKER,
)
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, MOST_WORKERS_ON_TILE, NO_COLOUR, SKILLS
from keyflower.rules.state import LOT_SLOTS, PAY, TAKE, TRANSPORT, TURN, Board, State, replace_at


def usable_tiles(board: Board) -> list[int]:
    """U1, U2: the tiles that show an action, among the lots (not in winter) and in villages."""
    acts = board.lookup.acts
    side = board.side
    lots = [] if board.season == pieces.WINTER else board.slot_tile[:LOT_SLOTS]
    tiles = [tile for tile in lots if tile >= 0]
    for village in board.villages:
        tiles += village
    return [tile for tile in tiles if acts[tile * 2 + side[tile]]]


def room_on(board: Board, tile: int) -> int:
    """U3: how many workers still fit on a tile this season."""
    on = tile * COLOURS
    workers = board.workers_on
    return MOST_WORKERS_ON_TILE - (
        workers[on] + workers[on + 1] + workers[on + 2] + workers[on + 3]
    )


def uses(state: State, seat: int, groups: Groups, out: list[int]) -> None:
    """U1 to U4, U7, X8: append every legal use of a seat."""
    mixed = state.power[pieces.POWER_4B] == seat
    screen = seat * COLOURS
    for tile in usable_tiles(state):
        low = state.used[tile] + 1
        room = room_on(state, tile)
        if low > room:
            continue
        takes = state.lookup.takes[tile * 2 + state.side[tile]]
        if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
            continue
        payable = 0
        if TAKES_COLOUR <= takes <= TAKES_WORKER:
            payable = payable_workers(state, seat, takes, groups)
            if not payable:
                continue
        colour = state.colour[tile]
        if mixed and colour != NO_COLOUR:
            mixed_uses(state, seat, tile, takes, out)
            continue
        first = colour
        last = colour + 1
        if colour == NO_COLOUR:
            first = 0
            last = COLOURS
        nobody = USE + tile * TILE_STEP
        for colour in range(first, last):
            held = state.screen[screen + colour]
            masks = groups.masks[colour]
            if held < low and len(masks) == 1:
                continue
            sizes = groups.sizes[colour]
            step = USE_STEPS[colour]
            high = room
            if payable and takes in (TAKES_COLOUR + colour, TAKES_WORKER):
                high = min(room, payable - 1)  # one must be left to pay with
            for i in range(len(masks)):
                size = sizes[i]
                if size > high:
                    continue
                least = max(low - size, 0)
                most = min(held, high - size)
                joined = nobody + masks[i] * LOSING_STEP
                for count in range(least, most + 1):
                    out.append(joined + count * step)


def payable_workers(state: State, seat: int, takes: int, groups: Groups) -> int:
    """U7: the workers behind a seat's screen and in its losing bids that a converter takes."""
    wanted = takes - TAKES_COLOUR  # COLOURS: any colour
    total = 0
    for colour in range(COLOURS):
        if wanted in (colour, COLOURS):
            total += state.screen[seat * COLOURS + colour] + groups.sizes[colour][-1]
    return total


def has_skill(state: State, seat: int, takes: int) -> bool:
    """U7: whether the skill that a converter takes is behind the screen."""
    skills = seat * SKILLS
    if takes == TAKES_SKILL:
        return (state.skills[skills] + state.skills[skills + 1] + state.skills[skills + 2]) > 0
    return state.skills[skills + takes - TAKES_SKILL_KIND] > 0


def mixed_uses(state: State, seat: int, tile: int, takes: int, out: list[int]) -> None:
    """X8: every use of a tile already bid for or used with workers of any colours."""
    low = state.used[tile] + 1
    room = room_on(state, tile)
    slots = losing_slots(state, seat)
    masks = [0]
    sizes = [0]
    for slot in slots:
        size = state.bid_size[slot * MAX_PLAYERS + seat]
        for i in range(len(masks)):
            if sizes[i] + size <= room:
                masks.append(masks[i] | 1 << slot)
                sizes.append(sizes[i] + size)
    blue, red, yellow, green = state.screen[seat * COLOURS : seat * COLOURS + COLOURS]
    steps = USE_STEPS
    for i in range(len(masks)):
        head = actions.use_action(tile, masks[i])
        most = room - sizes[i]
        least = low - sizes[i]
        for b in range(min(blue, most) + 1):
            for r in range(min(red, most - b) + 1):
                for y in range(min(yellow, most - b - r) + 1):
                    placed = b + r + y
                    for g in range(max(least - placed, 0), min(green, most - placed) + 1):
                        action = head + b * steps[0] + r * steps[1] + y * steps[2] + g * steps[3]
                        if can_still_pay(state, seat, takes, action):
                            out.append(action)


def can_still_pay(state: State, seat: int, takes: int, action: int) -> bool:
    """U7: whether the worker that a converter takes is left after a placement."""
    if not TAKES_COLOUR <= takes <= TAKES_WORKER:
        return True
    wanted = takes - TAKES_COLOUR  # COLOURS: any colour
    for colour in range(COLOURS):
        if wanted in (colour, COLOURS):
            placed = use_count(action, colour)
            if state.screen[seat * COLOURS + colour] > placed:
                return True
    mask = actions.losing_mask(action)
    for slot in losing_slots(state, seat):
        if mask >> slot & 1 == 0:
            colour = state.bid_colour[slot * MAX_PLAYERS + seat]
            if wanted in (colour, COLOURS):
                return True
    return False


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
