"""What must hold in every position: each piece is somewhere, once, and nothing contradicts a rule.

`problems` names every broken rule with its id. The rules of play never break one; a position
written by hand may.
"""

from keyflower.rules.pieces import (
    BACK,
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    FRONT,
    GOLD,
    GOLD_IN_STOCK,
    GREEN,
    GREENS,
    HOME,
    LOTS_BY_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_WORKERS_ON_TILE,
    NO_COLOUR,
    OTHERS_IN_STOCK,
    POWER_2A,
    POWER_2B,
    POWER_4A,
    POWER_4B,
    POWER_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SEASON_NAMES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_IN_PILE,
    SPRING,
    SUMMER_BOAT,
    TILES,
    TURN_ORDER,
    TURN_TILES_BY_PLAYERS,
    WINTER,
    WINTER_HAND_BY_PLAYERS,
    WORKERS_IN_BAG,
)
from keyflower.rules.production import goods_to_take, payments
from keyflower.rules.seasons import purple_winner
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    FLIP,
    GONE,
    LOT,
    LOT_SLOTS,
    OVER,
    PAY,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    PLACE_NAMES,
    SLOTS,
    STANDING,
    TAKE,
    TRANSPORT,
    TURN,
    UNSEEN,
    VILLAGE,
    WON,
    State,
)
from keyflower.rules.tables import FEAT_FLIP, TAKES_COLOUR, TAKES_SKILL
from keyflower.rules.transport import can_flip
from keyflower.rules.village import SEAT_SHIFT, STEP_TO, can_place, cell_at, owner_of


def problems(state: State) -> list[str]:
    """Every broken rule, as a message that names the rule, the piece and the numbers.

    >>> from keyflower.game import Game
    >>> state = Game.new(players=2, seed=7).state
    >>> problems(state)
    []
    >>> state.greens += 1
    >>> problems(state)
    ['I1: 21 green workers instead of 20']
    """
    out: list[str] = []
    check_workers(state, out)
    check_resources(state, out)
    check_skills(state, out)
    check_tiles(state, out)
    check_numbers_of_tiles(state, out)
    check_winter_tiles(state, out)
    for seat in range(state.players):
        check_village(state, seat, out)
    check_cells(state, out)
    check_powers(state, out)
    check_sides(state, out)
    check_uses(state, out)
    check_bids(state, out)
    check_boats(state, out)
    check_turns(state, out)
    check_pending(state, out)
    return out


def in_turns(state: State) -> bool:
    """T4: whether the season's lots lie out and players take turns."""
    return state.phase <= TRANSPORT


def season_ended(state: State) -> bool:
    """E: whether this season's lots have been awarded."""
    return state.phase in (PICK_BOAT, BUILD, FLIP, OVER)


def check_workers(state: State, out: list[str]) -> None:
    """I1, I7."""
    count = [
        state.bag[colour]
        + sum(state.screen[colour::COLOURS])
        + sum(state.workers_on[colour::COLOURS])
        + sum(state.boat_workers[colour::COLOURS])
        for colour in range(COLOURS)
    ]
    count[GREEN] += state.greens
    for side in range(SLOTS * MAX_PLAYERS):
        if state.bid_size[side]:
            count[state.bid_colour[side]] += state.bid_size[side]
    for colour in range(COLOURS):
        wanted = GREENS if colour == GREEN else WORKERS_IN_BAG
        if count[colour] != wanted:
            name = COLOUR_NAMES[colour]
            out.append(f"I1: {count[colour]} {name} workers instead of {wanted}")
    if state.greens < 0:
        out.append(f"I1: {state.greens} green workers in the supply")
    check_signs(state.bag, COLOUR_NAMES, "I1", "workers in bag", out)
    check_signs(state.screen, COLOUR_NAMES, "I1", "workers behind screen", out)
    check_signs(state.workers_on, COLOUR_NAMES, "I1", "workers on tile", out)
    check_signs(state.boat_workers, COLOUR_NAMES, "I1", "workers on boat", out)
    if min(state.bid_size) < 0:
        out.append(f"I1: a bid of {min(state.bid_size)} workers")


def check_signs(
    counts: list[int], names: tuple[str, ...], rule: str, what: str, out: list[str]
) -> None:
    """I7: nothing is less than none."""
    if min(counts) >= 0:
        return
    for i in range(len(counts)):
        if counts[i] < 0:
            kind = names[i % len(names)]
            out.append(f"{rule}: {counts[i]} {kind} {what} {i // len(names)}")


def check_resources(state: State, out: list[str]) -> None:
    """I2, I7, U6."""
    for kind in range(RESOURCES):
        count = state.stock[kind] + sum(state.goods[kind::RESOURCES])
        wanted = GOLD_IN_STOCK if kind == GOLD else OTHERS_IN_STOCK
        if count != wanted:
            out.append(f"I2: {count} {RESOURCE_NAMES[kind]} instead of {wanted}")
    check_signs(state.stock, RESOURCE_NAMES, "I2", "in stock", out)
    check_signs(state.goods, RESOURCE_NAMES, "I2", "on tile", out)
    for i in range(TILES * RESOURCES):
        if state.goods[i] and state.place[i // RESOURCES] != VILLAGE:
            name = state.tables.ids[i // RESOURCES]
            lying = f"{state.goods[i]} {RESOURCE_NAMES[i % RESOURCES]}"
            out.append(f"U6: {lying} on {name}, which is in no village")


def check_skills(state: State, out: list[str]) -> None:
    """I3, I7."""
    for kind in range(SKILLS):
        count = (
            state.pile[kind]
            + sum(state.skills[kind::SKILLS])
            + sum(state.boat_skills[kind::SKILLS])
        )
        if count != SKILLS_IN_PILE:
            out.append(f"I3: {count} {SKILL_NAMES[kind]}s instead of {SKILLS_IN_PILE}")
    check_signs(state.pile, SKILL_NAMES, "I3", "skills in pile", out)
    check_signs(state.skills, SKILL_NAMES, "I3", "skills behind screen", out)
    check_signs(state.boat_skills, SKILL_NAMES, "I3", "skills on boat", out)


def check_tiles(state: State, out: list[str]) -> None:
    """I4: every tile is in one place, and in the place where it is said to be."""
    found = [UNSEEN] * TILES
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile >= 0:
            find_tile(state, found, tile, LOT if slot < LOT_SLOTS else STANDING, out)
    for seat in range(state.players):
        for tile in state.villages[seat]:
            find_tile(state, found, tile, VILLAGE, out)
        for tile in state.won[seat]:
            find_tile(state, found, tile, WON, out)
        for tile in state.aside[seat]:
            find_tile(state, found, tile, ASIDE, out)
    for boat in state.tables.boats:
        if state.place[boat] == STANDING and found[boat] == UNSEEN:
            found[boat] = STANDING
    for tile in range(TILES):
        place = state.place[tile]
        if place != found[tile] and (place != GONE or found[tile] != UNSEEN):
            name = state.tables.ids[tile]
            there = PLACE_NAMES[found[tile]]
            out.append(f"I4: {name} is said to be {PLACE_NAMES[place]} and is {there}")
        if place != UNSEEN and not may_be(state, tile, place):
            when = f"in {SEASON_NAMES[state.season]} ({PHASE_NAMES[state.phase]})"
            rule = "T1" if state.tables.season[tile] >= 0 else "S2"
            name = state.tables.ids[tile]
            out.append(f"{rule}: {name} cannot be {PLACE_NAMES[place]} {when}")


def find_tile(state: State, found: list[int], tile: int, place: int, out: list[str]) -> None:
    """I4: a tile was found in a place; it must be the only one."""
    if found[tile] != UNSEEN:
        name = state.tables.ids[tile]
        out.append(f"I4: {name} is twice there: {PLACE_NAMES[found[tile]]}, {PLACE_NAMES[place]}")
    found[tile] = place


def may_be(state: State, tile: int, place: int) -> bool:
    """T1, E: whether a tile can be in that place at this time of the game."""
    kind = state.tables.kind[tile]
    built = state.phase in (BUILD, FLIP, OVER)
    if kind == HOME:
        return place == VILLAGE
    if kind in (BOAT, TURN_ORDER):
        if place == STANDING:
            return state.season < WINTER or not built
        if place == WON:
            return state.season == WINTER and (built or (kind == BOAT and state.phase == PICK_BOAT))
        if place == GONE:
            return state.season == WINTER and built and kind == TURN_ORDER
        return state.season == WINTER and built and place != LOT
    season = state.tables.season[tile]
    if place == LOT:
        return season == state.season and in_turns(state)
    if place == WON:
        return season == state.season and state.phase in (PICK_BOAT, BUILD)
    if place == GONE:
        return season < state.season or (season == state.season and season_ended(state))
    if place == STANDING:
        return False
    return season < state.season or (season == state.season and built)


def check_numbers_of_tiles(state: State, out: list[str]) -> None:
    """S2, S3, T3: how many tiles of each kind are in play."""
    tables = state.tables
    by_players = state.players - MIN_PLAYERS
    for season in range(WINTER + 1):
        count = 0
        for tile in tables.by_season[season]:
            if state.place[tile] != UNSEEN:
                count += 1
        wanted = 0
        if season < WINTER:
            if season <= state.season:
                wanted = LOTS_BY_PLAYERS[by_players]
        else:
            wanted = sum(state.winter_picked)
        if count != wanted:
            rule = "T3" if season == WINTER else "S2"
            out.append(f"{rule}: {count} {SEASON_NAMES[season]} tiles in play instead of {wanted}")
    check_row(state, tables.boats, state.players, "boats", out)
    turn_tiles = TURN_TILES_BY_PLAYERS[by_players]
    check_row(state, tables.turn_tiles, turn_tiles, "turn-order tiles", out)
    for number in range(len(tables.turn_tiles)):
        tile = tables.turn_tiles[number]
        wanted = tile if state.place[tile] == STANDING else -1
        if state.slot_tile[LOT_SLOTS + number] != wanted:
            out.append(f"S2: {tables.ids[tile]} is not at its slot")
    lots = sum(1 for slot in range(LOT_SLOTS) if state.slot_tile[slot] >= 0)
    for slot in range(lots):
        if state.slot_tile[slot] < 0:
            out.append(f"T1: {lots} lots, and none at slot {slot}")
    if in_turns(state):
        wanted = LOTS_BY_PLAYERS[by_players]
        if state.season == WINTER:
            wanted = sum(state.winter_picked)
        if lots != wanted:
            out.append(f"S2: {lots} lots instead of {wanted}")


def check_row(state: State, row: list[int], wanted: int, what: str, out: list[str]) -> None:
    """S2, S3: the first so many of a row of tiles are in play, and no others."""
    for i in range(len(row)):
        if (state.place[row[i]] != UNSEEN) != (i < wanted):
            name = state.tables.ids[row[i]]
            is_it = "missing" if i < wanted else "in play"
            out.append(f"S2: {name} is {is_it}: {state.players} players use {wanted} {what}")


def check_winter_tiles(state: State, out: list[str]) -> None:
    """S1, T3: the winter tiles that players hold and pick."""
    ids = state.tables.ids
    hand_size = WINTER_HAND_BY_PLAYERS[state.players - MIN_PLAYERS]
    dealt = state.season < WINTER or state.phase == PICK_WINTER
    held: list[int] = []
    for seat in range(state.players):
        hand = state.hand[seat]
        wanted = hand_size if dealt else 0
        if len(hand) != wanted:
            out.append(f"S1: seat {seat} holds {len(hand)} winter tiles instead of {wanted}")
        for tile in hand:
            if tile in held:
                out.append(f"I4: {ids[tile]} is held twice")
            elif state.place[tile] != UNSEEN:
                place = PLACE_NAMES[state.place[tile]]
                out.append(f"I4: {ids[tile]} is held by seat {seat} and {place}")
            if state.tables.season[tile] != WINTER:
                out.append(f"S1: seat {seat} holds {ids[tile]}, which is no winter tile")
        held.extend(hand)
        picked = state.picked[seat]
        for i in range(len(picked)):
            if picked[i] not in hand or picked[i] in picked[:i]:
                out.append(f"T3: seat {seat} picked {ids[picked[i]]} and does not hold it")
        has_picked = len(picked) > 0 if state.phase == PICK_WINTER else not dealt
        if state.has_picked[seat] != has_picked or (picked and state.phase != PICK_WINTER):
            out.append(f"T3: seat {seat} has picked {len(picked)} winter tiles: at the wrong time")
        number = state.winter_picked[seat]
        if (dealt and number) or (not dealt and not 1 <= number <= hand_size):
            out.append(f"T3: seat {seat} brought {number} winter tiles out of {hand_size}")


def check_village(state: State, seat: int, out: list[str]) -> None:
    """S1, V1, V2: the home at the centre as printed, one village, edges that match."""
    tables = state.tables
    tiles = state.villages[seat]
    if not tiles or tables.kind[tiles[0]] != HOME:
        out.append(f"S1: the village of seat {seat} does not begin with a home")
        return
    home = tiles[0]
    if state.cell[home] != cell_at(seat, 0, 0) or state.rotation[home] != 0:
        out.append(f"S1: {tables.ids[home]} does not lie at the centre as printed")
    cells = state.cells
    pattern = tables.pattern
    rotation = state.rotation
    free = state.power[POWER_2A] == seat
    reached = {state.cell[home]}
    todo = [home]
    while todo:
        tile = todo.pop()
        here = state.cell[tile]
        shown = pattern[tile * DIRECTIONS + rotation[tile]]
        for direction in range(DIRECTIONS):
            cell = here + STEP_TO[direction]
            other = cells.get(cell, -1)
            if other < 0:
                continue
            if cell not in reached:
                reached.add(cell)
                todo.append(other)
            if tile < other and not free:
                facing = pattern[other * DIRECTIONS + rotation[other]]
                if (shown >> 2 * direction ^ facing >> 2 * ((direction + 3) % DIRECTIONS)) & 3:
                    pair = f"{tables.ids[tile]} and {tables.ids[other]}"
                    out.append(f"V2: the edges between {pair} do not match")
    for i in range(len(tiles)):
        tile = tiles[i]
        if i and tables.kind[tile] == HOME:
            out.append(f"S1: seat {seat} has a second home, {tables.ids[tile]}")
        if state.cell[tile] not in reached:
            out.append(f"V1: {tables.ids[tile]} does not touch the village of seat {seat}")


def check_cells(state: State, out: list[str]) -> None:
    """V: villages, cells and tiles say the same."""
    ids = state.tables.ids
    count = 0
    for seat in range(state.players):
        for tile in state.villages[seat]:
            count += 1
            cell = state.cell[tile]
            if cell >> SEAT_SHIFT != seat or state.cells.get(cell, -1) != tile:
                out.append(f"V1: {ids[tile]} of seat {seat} is not where its cell says")
    if len(state.cells) != count:
        out.append(f"V1: {len(state.cells)} cells are taken by {count} tiles")
    for tile in range(TILES):
        if state.place[tile] == VILLAGE:
            if not 0 <= state.rotation[tile] < DIRECTIONS:
                out.append(f"V1: {ids[tile]} is turned {state.rotation[tile]} times")
        elif state.cell[tile] != -1 or state.rotation[tile] != 0:
            out.append(f"V1: {ids[tile]} has a cell or is turned, and lies in no village")


def check_powers(state: State, out: list[str]) -> None:
    """X, V3: who owns which summer boat's side, and nobody owns one without the tile."""
    wanted = [-1] * len(POWER_NAMES)
    for seat in range(state.players):
        for tiles in (state.villages[seat], state.won[seat]):
            for tile in tiles:
                power = state.tables.power[tile * 2 + state.side[tile]]
                if power >= 0:
                    wanted[power] = seat
    for power in range(len(POWER_NAMES)):
        if state.power[power] != wanted[power]:
            name = POWER_NAMES[power]
            out.append(f"X: boat {name} belongs to {state.power[power]} instead of {wanted[power]}")


def check_sides(state: State, out: list[str]) -> None:
    """T1, M4: only tiles in villages are upgraded; only summer boats come with either side."""
    if not any(state.side):
        return
    tables = state.tables
    for tile in range(TILES):
        if state.side[tile] == FRONT:
            continue
        place = state.place[tile]
        if tables.kind[tile] == SUMMER_BOAT:
            right = place != UNSEEN
        else:
            right = tables.can_upgrade[tile] and place == VILLAGE
        if not right or state.side[tile] != BACK:
            name = tables.ids[tile]
            out.append(f"M4: {name} ({PLACE_NAMES[place]}) cannot show side {state.side[tile]}")


def check_uses(state: State, out: list[str]) -> None:
    """C1 to C3, U2, U3: workers on tiles, colours, and counts of uses."""
    tables = state.tables
    turns = in_turns(state)
    workers_on = state.workers_on
    for tile in range(TILES):
        first = tile * COLOURS
        count = (
            workers_on[first]
            + workers_on[first + 1]
            + workers_on[first + 2]
            + workers_on[first + 3]
        )
        used = state.used[tile]
        colour = state.colour[tile]
        if not count and not used and colour == NO_COLOUR:
            continue
        name = tables.ids[tile]
        place = state.place[tile]
        if not turns:
            out.append(f"C3: {name} has workers, a colour or uses of the season that ended")
            continue
        if place not in (LOT, VILLAGE, STANDING):
            out.append(f"C1: {name} is {PLACE_NAMES[place]} and has workers, a colour or uses")
            continue
        if not count and not used:
            continue
        if not usable(state, tile):
            out.append(f"U2: {name} cannot be used and has {count} workers")
        if count > MOST_WORKERS_ON_TILE:
            out.append(f"U3: {count} workers on {name}, more than {MOST_WORKERS_ON_TILE}")
        if not used <= count <= used * (used + 1) // 2:
            out.append(f"U3: {count} workers on {name} with {used} in the latest use")
        if colour == NO_COLOUR:
            out.append(f"C1: {count} workers on {name}, which has no colour")
        elif state.power[POWER_4B] < 0 and count != workers_on[first + colour]:
            out.append(f"U4: workers on {name} that are not {COLOUR_NAMES[colour]}")


def usable(state: State, tile: int) -> bool:
    """U1, U2: whether workers can have been placed on a tile this season."""
    acts = state.tables.acts
    if state.place[tile] == LOT:
        return state.season != WINTER and acts[tile * 2 + state.side[tile]]
    if state.place[tile] != VILLAGE or state.tables.kind[tile] == SUMMER_BOAT:
        return False
    # It may have been upgraded since (M5).
    return acts[tile * 2] or (state.side[tile] == BACK and acts[tile * 2 + 1])


def check_bids(state: State, out: list[str]) -> None:
    """B1 to B4, X7: bids lie at tiles, in the tile's colour, of different sizes; the largest leads.

    Every bid was the largest when it was made, so no two at a tile are equal.
    """
    turns = in_turns(state)
    for slot in range(SLOTS):
        first = slot * MAX_PLAYERS
        sizes = state.bid_size[first : first + MAX_PLAYERS]
        lead = -1
        if any(sizes):
            tile = state.slot_tile[slot]
            if tile < 0 or not turns:
                out.append(f"B1: {sum(sizes)} workers bid at slot {slot}, where no tile is")
                continue
            lead = check_bids_at(state, tile, slot, sizes, out)
        if state.lead[slot] != lead:
            out.append(f"B4: seat {state.lead[slot]} leads at slot {slot} instead of {lead}")


def check_bids_at(state: State, tile: int, slot: int, sizes: list[int], out: list[str]) -> int:
    """B2, B3, X7: the bids at one tile; who leads there."""
    name = state.tables.ids[tile]
    lead = -1
    others = 0
    owner = state.power[POWER_4A]
    colour = state.colour[tile]
    for seat in range(MAX_PLAYERS):
        size = sizes[seat]
        if not size:
            continue
        if seat >= state.players:
            out.append(f"B2: a bid on {name} by seat {seat}, where nobody sits")
        if sizes.index(size) < seat:
            out.append(f"B2: two bids of {size} on {name}")
        if lead < 0 or size > sizes[lead]:
            lead = seat
        if seat != owner:
            others += 1
        bid = state.bid_colour[slot * MAX_PLAYERS + seat]
        if bid != colour:
            check_off_colour(state, tile, slot, seat, bid, out)
    if others == 0:
        bid = state.bid_colour[slot * MAX_PLAYERS + owner]
        workers = sum(state.workers_on[tile * COLOURS : tile * COLOURS + COLOURS])
        if bid != colour and colour != NO_COLOUR and not workers and state.phase == TURN:
            out.append(f"X7: {name} must be {COLOUR_NAMES[bid]} like the only bid left there")
    return lead


def check_off_colour(
    state: State, tile: int, slot: int, seat: int, bid: int, out: list[str]
) -> None:
    """B3, X7, O1: a bid in another colour than the tile's is boat 4a's."""
    name = state.tables.ids[tile]
    colour = state.colour[tile]
    if colour == NO_COLOUR:
        out.append(f"C1: bids on {name}, which has no colour")
    elif seat != state.power[POWER_4A] or (slot >= LOT_SLOTS and not state.boat_4a_on_turn_order):
        said = f"a {COLOUR_NAMES[bid]} bid of seat {seat} on {name}"
        out.append(f"B3: {said}, which is {COLOUR_NAMES[colour]}")
    elif colour == GREEN:
        out.append(f"X7: a {COLOUR_NAMES[bid]} bid of seat {seat} on {name}, which is green")


def check_boats(state: State, out: list[str]) -> None:
    """T1, T3, E6, E8: loads, and who has picked."""
    tables = state.tables
    for boat in range(MAX_PLAYERS):
        workers = sum(state.boat_workers[boat * COLOURS : boat * COLOURS + COLOURS])
        skills = sum(state.boat_skills[boat * SKILLS : boat * SKILLS + SKILLS])
        if not workers and not skills:
            continue
        most_workers = 0
        most_skills = 0
        if state.season < WINTER and boat in state.boats:
            most_workers = tables.load_workers[boat * 3 + state.season]
            most_skills = tables.load_skills[boat * 3 + state.season]
        name = tables.ids[tables.boats[boat]]
        if workers > most_workers:
            out.append(f"T1: {workers} workers on {name}, which has room for {most_workers}")
        if skills > most_skills:
            out.append(f"T1: {skills} skills on {name}, which has room for {most_skills}")
    if in_turns(state) or state.phase == PICK_WINTER:
        wanted = state.players
    elif state.phase == PICK_BOAT:
        wanted = still_to_pick(state)
    else:
        wanted = 0
    left = state.boats
    for i in range(len(left)):
        if not 0 <= left[i] < state.players or (i and left[i - 1] >= left[i]):
            out.append(f"S3: boats {left} are not boats in play, in their order")
    if len(left) != wanted:
        out.append(f"E6: {len(left)} boats not picked instead of {wanted}")
    if state.season == WINTER and season_ended(state):
        check_boats_won(state, out)


def still_to_pick(state: State) -> int:
    """E6: how many players have yet to pick a boat."""
    count = len(state.queue)
    if state.picks == 0:
        for seat in range(state.players):
            if seat not in state.turn_winner:
                count += 1
    return count


def check_boats_won(state: State, out: list[str]) -> None:
    """E8: in winter everyone who has picked has one boat."""
    for seat in range(state.players):
        count = 0
        for tiles in (state.villages[seat], state.won[seat], state.aside[seat]):
            for tile in tiles:
                if state.tables.kind[tile] == BOAT:
                    count += 1
        wanted = 1
        if state.phase == PICK_BOAT:
            if seat in state.queue or (state.picks == 0 and seat not in state.turn_winner):
                wanted = 0
        if count != wanted:
            out.append(f"E8: seat {seat} has {count} boats instead of {wanted}")


def check_turns(state: State, out: list[str]) -> None:
    """S5, T4, T5, E6, E7: whose turn it is, who starts, who picks boats."""
    players = state.players
    if not 0 <= state.start < players or not 0 <= state.turn < players:
        out.append(f"T4: seats {state.start}, {state.turn} start and act among {players} players")
    most = players - 1 if in_turns(state) else players
    if not 0 <= state.passes <= most:
        out.append(f"T5: {state.passes} passes in a row, {most} at most")
    picking = state.phase == PICK_BOAT
    if not picking:
        if state.queue or max(state.turn_winner) >= 0:
            out.append("E6: players wait for boats, and none are picked now")
    else:
        check_queue(state, out)
    if state.season == SPRING and (in_turns(state) or (picking and state.picks == 0)):
        lowest = lowest_home(state)
        if state.start != lowest:
            out.append(f"S5: seat {state.start} starts spring instead of {lowest}")


def lowest_home(state: State) -> int:
    """S5: the seat with the lowest-numbered home."""
    lowest = 0
    best = MAX_PLAYERS + 1
    for seat in range(state.players):
        if state.villages[seat]:
            number = state.tables.number[state.villages[seat][0]]
            if number < best:
                best = number
                lowest = seat
    return lowest


def check_queue(state: State, out: list[str]) -> None:
    """E6, E7: the players who pick boats now are the last of their row."""
    winners = state.turn_winner
    tiles = TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]
    for number in range(len(winners)):
        if winners[number] >= state.players or (winners[number] >= 0 and number >= tiles):
            out.append(f"E6: turn-order tile {number + 1} cannot have a winner {winners[number]}")
    row: list[int] = []
    if state.picks == 0:
        for seat in winners:
            if seat >= 0 and seat not in row:
                row.append(seat)
    else:
        for turn in range(state.players):
            seat = (state.start + turn) % state.players
            if seat not in winners:
                row.append(seat)
        purple = purple_winner(state)
        if purple >= 0 and state.start != purple:
            out.append(f"E7: seat {state.start} is start player instead of {purple}")
    queue = state.queue
    if not queue or len(queue) > len(row) or row[len(row) - len(queue) :] != queue:
        out.append(f"E6: seats {queue} wait for boats, and the row is {row}")


def check_pending(state: State, out: list[str]) -> None:
    """U, E9, F1: the phase and what is pending agree, and whoever must decide can."""
    if state.phase in (PAY, TAKE, TRANSPORT):
        check_use_in_progress(state, out)
    else:
        if state.use_tile != -1:
            out.append(f"U5: a tile is in use in phase {PHASE_NAMES[state.phase]}")
        if state.steps or state.upgrades:
            left = f"{state.steps} steps and {state.upgrades} upgrades"
            out.append(f"M1: {left} left in phase {PHASE_NAMES[state.phase]}")
    if state.phase == BUILD:
        if not any(state.won):
            out.append("E9: nobody has a tile to add")
        for seat in range(state.players):
            if state.won[seat] and not can_place(state, seat):
                out.append(f"V3: none of the tiles that seat {seat} won fits anywhere")
    elif state.phase == PICK_WINTER:
        if all(state.has_picked):
            out.append("T3: all have picked winter tiles, and they are not out")
        if state.season != WINTER:
            out.append(f"T3: winter tiles are picked in {SEASON_NAMES[state.season]}")
    elif state.phase in (FLIP, OVER):
        if state.season != WINTER:
            out.append(f"F1: the game ends in {SEASON_NAMES[state.season]}")
        if state.phase == FLIP and not may_flip(state):
            out.append(f"F1: seat {state.turn} has no Flipper in the village, or nothing to flip")


def check_use_in_progress(state: State, out: list[str]) -> None:
    """U7, U10, M1, X4: the tile in use asks for what the phase says, and it can be given."""
    tables = state.tables
    tile = state.use_tile
    if tile < 0 or not usable(state, tile) or not state.used[tile]:
        out.append(f"U5: no tile is in use in phase {PHASE_NAMES[state.phase]}")
        return
    name = tables.ids[tile]
    shown = tile * 2 + state.side[tile]
    if state.phase != TRANSPORT and (state.steps or state.upgrades):
        out.append(f"M1: {state.steps} steps and {state.upgrades} upgrades before {name} is used")
    if state.phase == PAY:
        if not TAKES_COLOUR <= tables.takes[shown] <= TAKES_SKILL:
            out.append(f"U7: {name} leaves no choice of what to pay")
        elif not payments(state, state.turn):
            out.append(f"U7: seat {state.turn} cannot pay for {name}")
    elif state.phase == TAKE:
        if not tables.choose[shown]:
            out.append(f"U10: {name} leaves no choice of resources")
        elif not goods_to_take(state):
            out.append(f"U10: {name} has nothing to choose from in stock")
    else:
        times = 2 if state.power[POWER_2B] == state.turn else 1
        # It may have upgraded itself (M6), and then counts as it was.
        most_steps = max(tables.steps[tile * 2], tables.steps[shown]) * times
        most_upgrades = max(tables.upgrades[tile * 2], tables.upgrades[shown]) * times
        steps = state.steps
        upgrades = state.upgrades
        if not (steps or upgrades) or not (
            0 <= steps <= most_steps and 0 <= upgrades <= most_upgrades
        ):
            most = f"{most_steps} and {most_upgrades}"
            out.append(f"M1: {steps} steps and {upgrades} upgrades left on {name} out of {most}")


def may_flip(state: State) -> bool:
    """F1: whether the seat in turn has the Flipper in its village, and a tile to flip."""
    for boat in state.tables.boats:
        if state.tables.feat[boat * 2] == FEAT_FLIP and owner_of(state, boat) == state.turn:
            for tile in state.villages[state.turn]:
                if can_flip(state, tile):
                    return True
    return False
