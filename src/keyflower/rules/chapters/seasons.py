"""T and E: how a season starts, goes round the table, and ends."""

from keyflower.rules import actions, pieces
from keyflower.rules.chapters import chance
from keyflower.rules.chapters.bidding import settle_colours
from keyflower.rules.chapters.chance import EVERYONE, draw_kind, draw_tile, draw_worker
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.chapters.village import owner_of, settle_misfits
from keyflower.rules.draws import Source
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import FEAT_FLIP, Lookup
from keyflower.rules.pieces import COLOURS, GREEN, MAX_PLAYERS, SKILLS, SUMMER_BOAT, TILES, WINTER
from keyflower.rules.state import (
    BUILD,
    FLIP,
    GONE,
    LOT,
    LOT_SLOTS,
    OVER,
    PICK_BOAT,
    PICK_WINTER,
    SLOTS,
    TURN,
    VILLAGE,
    WON,
    Board,
    State,
    replace_at,
)


def start_season(state: State, draws: Source) -> None:
    """T1, T3: load the boats and lay out the lots; in winter everyone picks tiles first."""
    state.boats = list(range(state.players))
    if state.season == WINTER:
        state.phase = PICK_WINTER
        return
    load_boats(state, draws)
    left = state.lookup.by_season[state.season][:]
    for slot in range(pieces.LOTS_BY_PLAYERS[state.players]):
        lay_out(state, slot, draw_tile(draws, left, EVERYONE), draws)
    start_turns(state)


def load_boats(state: State, draws: Source) -> None:
    """T2: in rounds, one worker to each boat that is not full, then the same with skills."""
    lookup = state.lookup
    state.boat_workers = state.boat_workers.copy()
    load(state, draws, lookup.load_workers, chance.WORKERS_DRAWN, state.bag, state.boat_workers)
    state.boat_skills = state.boat_skills.copy()
    load(state, draws, lookup.load_skills, chance.SKILLS_DRAWN, state.pile, state.boat_skills)


def load(
    state: State, draws: Source, room: list[int], kinds: list[int], pool: list[int], onto: list[int]
) -> None:
    """T2: fill the boats, one piece to each at a time."""
    left = [room[boat * 3 + state.season] for boat in range(state.players)]
    while any(left):
        for boat in range(state.players):
            if left[boat]:
                left[boat] -= 1
                kind = draw_kind(draws, kinds, pool, EVERYONE)
                if kind >= 0:
                    onto[boat * len(pool) + kind] += 1


def lay_out(state: State, slot: int, tile: int, draws: Source) -> None:
    """T1: a tile is laid out front side up; a summer boat shows one of its sides at random."""
    state.slot_tile = replace_at(state.slot_tile, slot, tile)
    state.place = replace_at(state.place, tile, LOT)
    if state.lookup.kind[tile] == SUMMER_BOAT:
        side = draw_kind(draws, chance.SIDES_DRAWN, [1, 1], EVERYONE)
        state.side = replace_at(state.side, tile, side)


def winter_picks(state: State, seat: int) -> list[int]:
    """T3: every way to pick at least one of the winter tiles held."""
    winter = state.lookup.by_season[WINTER]
    hand = state.hand[seat]
    masks = [0]
    for tile in hand:
        masks += [mask | 1 << winter.index(tile) for mask in masks]
    return [actions.winter_action(seat, mask) for mask in masks[1:]]


def refuse_winter(state: State, seat: int, action: int) -> Reason | None:
    """T3: why winter tiles cannot be picked; None where they can."""
    if action in winter_picks(state, seat):
        return None
    if actions.seat_picking(action) != seat:
        return Reason("illegal-winter-seat", "T3")
    for tile in winter_tiles_of(state.lookup, action):
        if tile not in state.hand[seat]:
            return Reason("illegal-winter-tile", "T3", {"tile": state.lookup.ids[tile]})
    if actions.picked_mask(action) >> len(state.lookup.by_season[WINTER]):
        return Reason("illegal-number", "", {"number": str(action)})
    return Reason("illegal-winter-none", "T3")


def pick_winter_tiles(state: State, seat: int, action: int, draws: Source) -> None:
    """T3: a seat's tiles are picked in secret; when all have picked, they come out shuffled."""
    note_winter_tiles(state, seat, action)
    if not all(state.has_picked):
        return
    together: list[int] = []
    state.winter_picked = [len(tiles) for tiles in state.picked]
    for other in range(state.players):
        together.extend(state.picked[other])
        state.picked[other] = []
        state.hand[other] = []
    together.sort()
    slot = 0
    while together:
        lay_out(state, slot, draw_tile(draws, together, EVERYONE), draws)
        slot += 1
    start_turns(state)


def note_winter_tiles(state: State, seat: int, action: int) -> None:
    """T3: the winter tiles that a seat has picked, while others still pick."""
    state.picked[seat] = winter_tiles_of(state.lookup, action)
    state.has_picked = replace_at(state.has_picked, seat, True)


def winter_tiles_of(lookup: Lookup, action: int) -> list[int]:
    """The winter tiles that an action picks."""
    mask = actions.picked_mask(action)
    return [tile for i, tile in enumerate(lookup.by_season[WINTER]) if mask >> i & 1]


def start_turns(state: State) -> None:
    """T4: the start player begins."""
    state.phase = TURN
    state.turn = state.start
    state.passes = 0


def end_placement(state: State) -> None:
    """T4, T5: a placement is complete; the count of passes starts again."""
    settle_colours(state)
    state.use_tile = -1
    state.passes = 0
    state.turn = (state.turn + 1) % state.players


def pass_turn(state: State, draws: Source) -> None:
    """T5: the season ends when as many passes as players have been made in a row."""
    state.passes += 1
    state.turn = (state.turn + 1) % state.players
    if state.passes == state.players:
        end_season(state, draws)


def ends_season(board: Board, action: int) -> bool:
    """T5: whether an action is the last pass of a season."""
    return board.phase == TURN and action == actions.PASS and board.passes == board.players - 1


def end_season(state: State, draws: Source) -> None:
    """E1 to E6: everything up to the picking of boats, which players decide."""
    return_losing_bids(state)
    drop_lots_without_bid(state)
    award_lots(state)
    send_workers_home(state)
    collect_turn_order_bids(state)
    clear_tiles(state)
    start_boats(state, draws)


def return_losing_bids(state: State) -> None:
    """E1: losing bids go back behind their owners' screens."""
    for slot in range(SLOTS):
        for seat in range(state.players):
            bid = slot * MAX_PLAYERS + seat
            if state.bid_size[bid] and state.lead[slot] != seat:
                state.screen[seat * COLOURS + state.bid_colour[bid]] += state.bid_size[bid]
                state.bid_size[bid] = 0


def drop_lots_without_bid(state: State) -> None:
    """E2: they leave the game; workers on them go into the bag."""
    for slot in range(LOT_SLOTS):
        tile = state.slot_tile[slot]
        if tile >= 0 and state.lead[slot] < 0:
            for colour in range(COLOURS):
                state.bag[colour] += state.workers_on[tile * COLOURS + colour]
            state.place = replace_at(state.place, tile, GONE)
            state.slot_tile = replace_at(state.slot_tile, slot, -1)


def award_lots(state: State) -> None:
    """E3: clockwise from the start player, winners take their tiles and the workers on them."""
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        for slot in range(LOT_SLOTS):
            tile = state.slot_tile[slot]
            if tile < 0 or state.lead[slot] != seat:
                continue
            take_workers(state, seat, tile)
            spend_bid(state, slot)
            state.slot_tile = replace_at(state.slot_tile, slot, -1)
            win(state, seat, tile)
            power = state.lookup.power[tile * 2 + state.side[tile]]
            if power >= 0:
                state.power = replace_at(state.power, power, seat)


def take_workers(state: State, seat: int, tile: int) -> None:
    """E3, E4: the workers on a tile, whoever placed them, go behind a seat's screen."""
    for colour in range(COLOURS):
        state.screen[seat * COLOURS + colour] += state.workers_on[tile * COLOURS + colour]


def spend_bid(state: State, slot: int) -> None:
    """E3, E5: the workers of a winning bid go into the bag."""
    bid = slot * MAX_PLAYERS + state.lead[slot]
    state.bag[state.bid_colour[bid]] += state.bid_size[bid]
    state.bid_size[bid] = 0
    state.lead[slot] = -1


def send_workers_home(state: State) -> None:
    """E4: workers on a village's tiles go behind the owner's screen."""
    for seat in range(state.players):
        for tile in state.villages[seat]:
            take_workers(state, seat, tile)


def collect_turn_order_bids(state: State) -> None:
    """E5: and who won which turn-order tile."""
    state.turn_winner = state.lead[LOT_SLOTS:]
    for slot in range(LOT_SLOTS, SLOTS):
        if state.lead[slot] >= 0:
            spend_bid(state, slot)


def clear_tiles(state: State) -> None:
    """C3, U3: workers, colours and counts of uses stay on a tile for one season."""
    state.workers_on = [0] * (TILES * COLOURS)
    state.colour = [pieces.NO_COLOUR] * TILES
    state.used = [0] * TILES


def start_boats(state: State, draws: Source) -> None:
    """E6: first the winners of turn-order tiles, each once, at the lowest number."""
    state.phase = PICK_BOAT
    state.picks = 0
    state.queue = winning_pickers(state)
    if not state.queue:
        start_other_boats(state, draws)


def winning_pickers(state: State) -> list[int]:
    """E6: the winners of turn-order tiles in the order in which they pick."""
    return list(dict.fromkeys([seat for seat in state.turn_winner if seat >= 0]))


def start_other_boats(state: State, draws: Source) -> None:
    """E6, E7: the purple worker changes hands; then those without a turn-order tile pick."""
    winner = purple_winner(state)
    if winner >= 0:
        state.start = winner
    state.picks = 1
    state.queue = other_pickers(state)
    if not state.queue:
        finish_boats(state, draws)


def other_pickers(state: State) -> list[int]:
    """E6: those who won no turn-order tile, clockwise from the start player."""
    seats = [(state.start + turn) % state.players for turn in range(state.players)]
    return [seat for seat in seats if seat not in state.turn_winner]


def purple_winner(state: State) -> int:
    """S4, E7: who won the highest turn-order tile in play, or -1."""
    return state.turn_winner[pieces.TURN_TILES_BY_PLAYERS[state.players] - 1]


def boat_choices(state: State) -> list[int]:
    """E6: the boats that nobody has picked, empty ones too."""
    return [actions.action_with(actions.TAKE_BOAT, boat) for boat in state.boats]


def refuse_boat(board: Board, action: int) -> Reason | None:
    """E6, S3: why a boat cannot be picked; None where it can."""
    boat = actions.boat_of(action)
    if boat in board.boats:
        return None
    tile = board.lookup.ids[board.lookup.boats[boat]]
    if boat >= board.players:
        return Reason("illegal-boat", "S3", {"tile": tile, "players": board.players})
    return Reason("illegal-boat-taken", "E6", {"tile": tile})


def pick_boat(state: State, seat: int, boat: int, draws: Source) -> None:
    """E6, E8, X1, X2: take a boat's load, or in winter the boat, and what 1a and 1b bring."""
    state.boats = [other for other in state.boats if other != boat]
    state.queue = state.queue[1:]
    state.boat_workers = state.boat_workers.copy()
    for colour in range(COLOURS):
        state.screen[seat * COLOURS + colour] += state.boat_workers[boat * COLOURS + colour]
        state.boat_workers[boat * COLOURS + colour] = 0
    state.boat_skills = state.boat_skills.copy()
    for kind in range(SKILLS):
        state.skills[seat * SKILLS + kind] += state.boat_skills[boat * SKILLS + kind]
        state.boat_skills[boat * SKILLS + kind] = 0
    if state.season == WINTER:
        win(state, seat, state.lookup.boats[boat])
    if state.power[pieces.POWER_1A] == seat:
        draw_worker(state, seat, draws)
        draw_worker(state, seat, draws)
    if state.power[pieces.POWER_1B] == seat and state.greens:
        state.greens -= 1
        state.screen[seat * COLOURS + GREEN] += 1
    if not state.queue:
        if state.picks == 0:
            start_other_boats(state, draws)
        else:
            finish_boats(state, draws)


def win(state: State, seat: int, tile: int) -> None:
    """A tile waits to be added to a seat's village."""
    state.place = replace_at(state.place, tile, WON)
    state.won = replace_at(state.won, seat, [*state.won[seat], tile])


def finish_boats(state: State, draws: Source) -> None:
    """E7, E8: nobody bid for the purple worker's tile: it passes to the left; winter's tiles."""
    if purple_winner(state) < 0:
        state.start = (state.start + 1) % state.players
    if state.season == WINTER:
        for slot in range(LOT_SLOTS, SLOTS):
            tile = state.slot_tile[slot]
            if tile >= 0:
                winner = state.turn_winner[slot - LOT_SLOTS]
                if winner >= 0:
                    win(state, winner, tile)
                else:
                    state.place = replace_at(state.place, tile, GONE)
                state.slot_tile = replace_at(state.slot_tile, slot, -1)
    state.turn_winner = [-1] * len(state.turn_winner)
    start_building(state, draws)


def start_building(state: State, draws: Source) -> None:
    """E9: everyone adds the tiles won, all at once."""
    state.phase = BUILD
    for seat in range(state.players):
        settle_misfits(state, seat)
    finish_building(state, draws)


def finish_building(state: State, draws: Source) -> None:
    """When all tiles are placed or set aside: the next season, or the Flipper and the end."""
    for tiles in state.won:
        if tiles:
            return
    if state.season < WINTER:
        state.season += 1
        start_season(state, draws)
    else:
        start_flipper(state)


def start_flipper(state: State) -> None:
    """F1: the owner of the Flipper may flip one tile that has a back."""
    state.phase = OVER
    owner = flipper(state)
    if owner >= 0:
        state.phase = FLIP
        state.turn = owner


def flipper(state: State) -> int:
    """F1: the seat with the Flipper in its village and a tile to flip, or -1."""
    for boat in state.lookup.boats:
        if state.place[boat] == VILLAGE and state.lookup.feat[boat * 2] == FEAT_FLIP:
            owner = owner_of(state, boat)
            for tile in state.villages[owner]:
                if can_flip(state, tile):
                    return owner
    return -1


def flip_tile(state: State, tile: int) -> None:
    """F1: one tile is turned to its back for free."""
    state.side = replace_at(state.side, tile, pieces.BACK)
    state.phase = OVER
