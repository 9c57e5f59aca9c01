"""U1 to U4, U7, X8: which tiles a seat can use, with which workers; what follows: `production`."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import LOSING_STEP, TILE_STEP, USE, USE_STEPS, tile_of, use_count
from keyflower.rules.chapters import placing
from keyflower.rules.chapters.placing import Groups, Limits, Range, Workers, losing_slots
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import (
    TAKES_COLOUR,
    TAKES_NAMES,
    TAKES_SKILL,
    TAKES_SKILL_KIND,
    TAKES_WORKER,
)
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, MAX_WORKERS_ON_TILE, NO_COLOUR, SKILLS
from keyflower.rules.state import ASIDE, LOT, LOT_SLOTS, VILLAGE, Board, State


def usable_tiles(board: Board) -> list[int]:
    """U1, U2: the tiles that show an action, among the lots (not in winter) and in villages.

    `is_usable` says the same of one tile.
    """
    acts = board.lookup.acts
    side = board.side
    lots = [] if board.season == pieces.WINTER else board.slot_tile[:LOT_SLOTS]
    tiles = [tile for tile in lots if tile >= 0]
    for village in board.villages:
        tiles += village
    return [tile for tile in tiles if acts[tile * 2 + side[tile]]]


def is_usable(board: Board, tile: int) -> bool:
    """U1, U2: whether a tile is among the `usable_tiles`."""
    return board.lookup.acts[tile * 2 + board.side[tile]] and board.place[tile] in (LOT, VILLAGE)


def least_use(board: Board, tile: int) -> int:
    """U3: the fewest workers that can use a tile: one more than the latest use this season.

    `uses` has a copy of this and of `room_on`.
    """
    return board.used[tile] + 1


def room_on(board: Board, tile: int) -> int:
    """U3: how many workers still fit on a tile this season."""
    on = tile * COLOURS
    workers = board.workers_on
    return MAX_WORKERS_ON_TILE - (workers[on] + workers[on + 1] + workers[on + 2] + workers[on + 3])


def may_mix(board: Board, seat: int, tile: int) -> bool:
    """X8: whether the owner of 4b can use a tile with workers of several colours: not the first."""
    return board.power[pieces.POWER_4B] == seat and board.colour[tile] != NO_COLOUR


def spare_workers(state: State, seat: int, takes: int, losing: list[int]) -> int:
    """U7: how many of the workers that a converter takes can be placed: one must be left to pay.

    They stand behind the screen and in losing bids, whose slots are `losing`; -1 where there is
    none to pay with. Where no worker is taken, any number can be placed.
    """
    if not TAKES_COLOUR <= takes <= TAKES_WORKER:
        return MAX_WORKERS_ON_TILE
    wanted = takes - TAKES_COLOUR  # COLOURS: any colour
    held = 0
    for colour in range(COLOURS):
        if wanted in (colour, COLOURS):
            held += state.screen[seat * COLOURS + colour]
    for slot in losing:
        bid = slot * MAX_PLAYERS + seat
        if wanted in (state.bid_colour[bid], COLOURS):
            held += state.bid_size[bid]
    return held - 1


def count_taken(state: State, seat: int, takes: int, action: int) -> int:
    """U7: how many workers of a use are of the colour that a converter takes."""
    wanted = takes - TAKES_COLOUR  # COLOURS: any colour
    placed = 0
    for colour in range(COLOURS):
        if wanted in (colour, COLOURS):
            placed += use_count(action, colour)
    for slot in actions.joining_slots(action):
        bid = slot * MAX_PLAYERS + seat
        if wanted in (state.bid_colour[bid], COLOURS):
            placed += state.bid_size[bid]
    return placed


def uses(state: State, seat: int, groups: Groups, out: list[int]) -> None:
    """U1 to U4, U7, X8: append every legal use of a seat."""
    takes_of = state.lookup.takes
    side = state.side
    owns_4b = state.power[pieces.POWER_4B] == seat
    screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    able = [kind for kind in range(COLOURS) if screen[kind] or len(groups.masks[kind]) > 1]
    used = state.used
    workers = state.workers_on
    for tile in usable_tiles(state):
        # `least_use` and `room_on`, written out: games spend much of their time here.
        low = used[tile] + 1
        on = tile * COLOURS
        room = MAX_WORKERS_ON_TILE
        room -= workers[on] + workers[on + 1] + workers[on + 2] + workers[on + 3]
        if low > room:
            continue
        takes = takes_of[tile * 2 + side[tile]]
        if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
            continue
        spare = room
        if takes:
            spare = spare_workers(state, seat, takes, groups.slots)
            if spare < 0:
                continue
        if owns_4b and may_mix(state, seat, tile):
            mixed_uses(state, seat, tile, spare, out)
            continue
        has = state.colour[tile]
        nobody = USE + tile * TILE_STEP
        for colour in able if has == NO_COLOUR else [has]:
            held = screen[colour]
            masks = groups.masks[colour]
            if held < low and len(masks) == 1:
                continue
            sizes = groups.sizes[colour]
            step = USE_STEPS[colour]
            high = room
            if takes in (TAKES_COLOUR + colour, TAKES_WORKER):
                high = min(room, spare)
            for i in range(len(masks)):
                size = sizes[i]
                if size > high:
                    continue
                least = max(low - size, 0)
                most = min(held, high - size)
                joined = nobody + masks[i] * LOSING_STEP
                for count in range(least, most + 1):
                    out.append(joined + count * step)


def has_skill(state: State, seat: int, takes: int) -> bool:
    """U7: whether the skill that a converter takes is behind the screen."""
    skills = seat * SKILLS
    if takes == TAKES_SKILL:
        return (state.skills[skills] + state.skills[skills + 1] + state.skills[skills + 2]) > 0
    return state.skills[skills + takes - TAKES_SKILL_KIND] > 0


def mixed_uses(state: State, seat: int, tile: int, spare: int, out: list[int]) -> None:
    """X8: every use of a tile already bid for or used with workers of any colours."""
    low = least_use(state, tile)
    room = room_on(state, tile)
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    masks = [0]
    sizes = [0]
    for slot in losing_slots(state, seat):
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
                        if count_taken(state, seat, takes, action) <= spare:
                            out.append(action)


def use_ranges(state: State, seat: int, tile: int, workers: Workers) -> list[Range]:
    """U3, U4, U7, X8: every legal use of a usable tile; a range for each colour."""
    least = least_use(state, tile)
    room = room_on(state, tile)
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if least > room or (takes >= TAKES_SKILL and not has_skill(state, seat, takes)):
        return []
    spare = spare_workers(state, seat, takes, [bid.slot for bid in workers.losing])
    if spare < 0:
        return []
    paid = NO_COLOUR
    if takes == TAKES_WORKER:
        room = min(room, spare)
    elif TAKES_COLOUR <= takes < TAKES_WORKER:
        paid = takes - TAKES_COLOUR
    colour = state.colour[tile]
    ranges: list[Range | None] = []
    if may_mix(state, seat, tile):
        ranges.append(use_range(workers, placing.ALL_COLOURS, least, room, paid, spare))
    else:
        for placed in range(COLOURS) if colour == NO_COLOUR else [colour]:
            most = room if placed != paid else min(room, spare)
            ranges.append(use_range(workers, placed, least, most, NO_COLOUR, 0))
    return [part for part in ranges if part is not None]


def use_range(
    workers: Workers, colour: int, least: int, most: int, capped: int, cap: int
) -> Range | None:
    """The uses within limits, which many tiles share; None where there is none.

    capped: a colour of which at most `cap` are placed, the same for all tiles, or NO_COLOUR.
    """
    key = ((colour + 1) * 8 + capped + 1) * 64 + least * 8 + max(most, 0)
    if key not in workers.known:
        colours = list(range(COLOURS)) if colour == placing.ALL_COLOURS else [colour]
        workers.known[key] = placing.range_within(
            workers, Limits(colours, least, most, capped, cap)
        )
    return workers.known[key]


# -------- Why a use isn't legal


def refuse_use(state: State, seat: int, action: int) -> Reason | None:
    """U1 to U7: why a use is not legal; None where it is."""
    tile = tile_of(action)
    counts = actions.use_counts(action)
    joined = actions.joining_slots(action)
    why = check_tile(state, seat, tile)
    if why is None and joined:
        why = placing.check_joined(state, seat, joined, NO_COLOUR)
    if why is None:
        why = check_colours(state, seat, tile, counts, joined)
    if why is not None:
        return why
    for colour in range(COLOURS):
        if counts[colour] > state.screen[seat * COLOURS + colour]:
            return placing.refuse_few(state, seat, colour, "T6")
    why = check_number(state, tile, sum(counts) + placing.count_joined(state, seat, joined))
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if why is not None or not takes:
        return why
    spare = spare_workers(state, seat, takes, losing_slots(state, seat))
    return refuse_placed(takes) if count_taken(state, seat, takes, action) > spare else None


def refuse_any(state: State, seat: int, tile: int) -> Reason:
    """U1 to U4, U7: why no use of a tile is legal."""
    why = check_tile(state, seat, tile)
    if why is not None:
        return why
    colour = state.colour[tile]
    needs = least_use(state, tile)
    if placing.most_workers(state, seat, colour, -1) < needs:
        return placing.refuse_short("illegal-use-short", "U3", state, seat, colour, needs, -1)
    room = room_on(state, tile)
    workers = Workers(state, seat)
    colours = range(COLOURS) if colour == NO_COLOUR else range(colour, colour + 1)
    if not any(use_range(workers, kind, needs, room, NO_COLOUR, 0) for kind in colours):
        return Reason("illegal-use-large", "T6, U3", {"needs": needs, "room": room})
    return refuse_placed(state.lookup.takes[tile * 2 + state.side[tile]])


def refuse_placed(takes: int) -> Reason:
    """U7: that the worker which a converter takes would not be left."""
    return Reason("illegal-use-worker", "U7", {"colour": TAKES_NAMES[takes]})


def check_tile(state: State, seat: int, tile: int) -> Reason | None:
    """U1, U2, U3, U7: why a tile is never used, or not now, whatever is placed there."""
    if not is_usable(state, tile):
        return refuse_tile(state, tile)
    needs = least_use(state, tile)
    room = room_on(state, tile)
    if needs > room:
        return Reason("illegal-use-full", "U3", {"needs": needs, "room": room})
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
        return Reason("illegal-use-skill", "U7", {"skill": TAKES_NAMES[takes]})
    return None


def refuse_tile(board: Board, tile: int) -> Reason:
    """U1, U2: why a tile shows nothing that could be used."""
    lookup = board.lookup
    kind = lookup.kind[tile]
    if kind == pieces.TURN_ORDER:
        return refuse_kind("turn_order")
    if kind in (pieces.BOAT, pieces.SUMMER_BOAT):
        return refuse_kind("boat")
    if lookup.season[tile] == pieces.WINTER:
        return refuse_kind("winter")
    if board.place[tile] == ASIDE:
        return Reason("illegal-use-aside", "V3", {"tile": lookup.ids[tile]})
    if board.place[tile] not in (VILLAGE, LOT):
        return Reason("illegal-use-absent", "U1", {"tile": lookup.ids[tile]})
    return refuse_kind("side")


def refuse_kind(what: str) -> Reason:
    """U2: that such a tile has nothing to use."""
    return Reason("illegal-use-never", "U2", {"what": what})


def check_colours(
    board: Board, seat: int, tile: int, counts: list[int], joined: list[int]
) -> Reason | None:
    """C1, U4, X8: why the workers of a use have the wrong colours."""
    has = board.colour[tile]
    if may_mix(board, seat, tile):
        return None
    moved = [board.bid_colour[slot * MAX_PLAYERS + seat] for slot in joined]
    first = has
    for colour in range(COLOURS):
        if counts[colour] or colour in moved:
            if first not in (NO_COLOUR, colour):
                if has == NO_COLOUR:
                    return Reason("illegal-use-mixed", "U4")
                return Reason("illegal-colour", "C1", {"colour": pieces.COLOUR_NAMES[has]})
            first = colour
    return None


def check_number(board: Board, tile: int, total: int) -> Reason | None:
    """U3: why a use takes too few or too many workers."""
    needs = least_use(board, tile)
    room = room_on(board, tile)
    if needs <= total <= room:
        return None
    if total == 0:
        return Reason("illegal-use-none", "U3")
    if total < needs:
        return Reason("illegal-use-few", "U3", {"used": board.used[tile], "needs": needs})
    return Reason("illegal-use-many", "U3", {"room": room, "total": total})
