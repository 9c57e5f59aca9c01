"""What must hold in every position: each piece is somewhere, once, and nothing contradicts a rule.

`problems` names every broken rule with its id. The rules of play never break one; a position
written by hand may.
"""

from collections.abc import Iterator

from keyflower.rules import pieces, state
from keyflower.rules.chapters.bidding import bars_4a
from keyflower.rules.chapters.production import goods_to_take, payments
from keyflower.rules.chapters.seasons import flipper, other_pickers, purple_winner, winning_pickers
from keyflower.rules.chapters.setup import lowest_home
from keyflower.rules.chapters.village import can_place, cell_at, edge, find_powers, neighbour
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_SKILL
from keyflower.rules.state import LOT, LOT_SLOTS, PHASE_NAMES, PLACE_NAMES, UNSEEN, VILLAGE, State


def problems(position: State) -> list[str]:
    """Every broken rule, as a message that names the rule, the piece and the numbers.

    >>> from keyflower.game import Game
    >>> position = Game.new(players=2, seed=7).state
    >>> problems(position)
    []
    >>> position.greens += 1
    >>> problems(position)
    ['I1: 21 green workers instead of 20']
    """
    return [problem for check in CHECKS for problem in check(position)]


# -------- How far the season is


def in_turns(board: state.Board) -> bool:
    """T4: whether the season's lots lie out and players take turns."""
    return board.phase <= state.TRANSPORT


def is_built(board: state.Board) -> bool:
    """E9: whether boats and turn-order tiles of this season are all dealt with."""
    return board.phase in (state.BUILD, state.FLIP, state.OVER)


def season_ended(board: state.Board) -> bool:
    """E: whether this season's lots have been awarded."""
    return board.phase == state.PICK_BOAT or is_built(board)


def is_dealt(board: state.Board) -> bool:
    """S1, T3: whether the seats hold winter tiles."""
    return board.season < pieces.WINTER or board.phase == state.PICK_WINTER


# -------- Pieces


def check_pieces(position: State) -> Iterator[str]:
    """I1 to I3, I7, U6: as many pieces as there are, resources in villages only."""
    greens = [0, 0, 0, position.greens]
    in_bids = [0] * pieces.COLOURS
    for bid, size in enumerate(position.bid_size):
        in_bids[position.bid_colour[bid]] += size
    workers = {
        "workers in bag": position.bag,
        "workers behind screen": position.screen,
        "workers on tile": position.workers_on,
        "workers on boat": position.boat_workers,
        "workers in the supply": greens,
        "workers in bids": in_bids,
    }
    yield from check_counts("I1", pieces.COLOUR_NAMES, " workers", pieces.ALL_WORKERS, workers)
    resources = {"in stock": position.stock, "on tile": position.goods}
    yield from check_counts("I2", pieces.RESOURCE_NAMES, "", pieces.ALL_RESOURCES, resources)
    skills = {
        "skills in pile": position.pile,
        "skills behind screen": position.skills,
        "skills on boat": position.boat_skills,
    }
    yield from check_counts("I3", pieces.SKILL_NAMES, "s", pieces.ALL_SKILLS, skills)
    for i, count in enumerate(position.goods):
        tile, kind = divmod(i, pieces.RESOURCES)
        if count and position.place[tile] != VILLAGE:
            name = position.lookup.ids[tile]
            yield f"U6: {count} {pieces.RESOURCE_NAMES[kind]} on {name}, which is in no village"


def check_counts(
    rule: str,
    names: tuple[str, ...],
    noun: str,
    wanted: tuple[int, ...],
    places: dict[str, list[int]],
) -> Iterator[str]:
    """As many pieces of each kind as there are; nowhere less than none."""
    for kind, name in enumerate(names):
        count = sum([sum(counts[kind :: len(names)]) for counts in places.values()])
        if count != wanted[kind]:
            yield f"{rule}: {count} {name}{noun} instead of {wanted[kind]}"
    for place, counts in places.items():
        for i, count in enumerate(counts):
            if count < 0:
                number = "" if place.endswith("supply") else f" {i // len(names)}"
                yield f"{rule}: {count} {names[i % len(names)]} {place}{number}"


# -------- Tiles


def check_tiles(position: State) -> Iterator[str]:
    """I4: every tile is in one place, and in the place where it is said to be."""
    ids = position.lookup.ids
    listed = [(LOT, position.slot_tile[:LOT_SLOTS])]
    listed.append((state.STANDING, position.slot_tile[LOT_SLOTS:]))
    for seat in range(position.players):
        listed.append((VILLAGE, position.villages[seat]))
        listed.append((state.WON, position.won[seat]))
        listed.append((state.ASIDE, position.aside[seat]))
    places = [UNSEEN] * pieces.TILES
    for place, tiles in listed:
        for tile in tiles:
            if tile >= 0 and places[tile] != UNSEEN:
                there = f"{PLACE_NAMES[places[tile]]}, {PLACE_NAMES[place]}"
                yield f"I4: {ids[tile]} is twice there: {there}"
            if tile >= 0:
                places[tile] = place
    for tile in range(pieces.TILES):
        place = position.place[tile]
        is_boat = position.lookup.kind[tile] == pieces.BOAT
        if places[tile] == UNSEEN and (
            place == state.GONE or (place == state.STANDING and is_boat)
        ):
            places[tile] = place  # these are listed nowhere
        if place != places[tile]:
            there = PLACE_NAMES[places[tile]]
            yield f"I4: {ids[tile]} is said to be {PLACE_NAMES[place]} and is {there}"
        if place != UNSEEN and not may_be(position, tile, place):
            when = f"in {pieces.SEASON_NAMES[position.season]} ({PHASE_NAMES[position.phase]})"
            rule = "T1" if position.lookup.season[tile] >= 0 else "S2"
            yield f"{rule}: {ids[tile]} can't be {PLACE_NAMES[place]} {when}"


def may_be(position: State, tile: int, place: int) -> bool:
    """T1, E: whether a tile can be in that place at this time of the game."""
    kind = position.lookup.kind[tile]
    built = is_built(position)
    if kind == pieces.HOME:
        return place == VILLAGE
    if kind in (pieces.BOAT, pieces.TURN_ORDER):
        if place == state.STANDING:
            return position.season < pieces.WINTER or not built
        if place == state.WON and kind == pieces.BOAT and position.phase == state.PICK_BOAT:
            return position.season == pieces.WINTER
        if place == LOT or (place == state.GONE and kind == pieces.BOAT):
            return False
        return position.season == pieces.WINTER and built
    season = position.lookup.season[tile]
    if place == LOT:
        return season == position.season and in_turns(position)
    if place == state.WON:
        return season == position.season and position.phase in (state.PICK_BOAT, state.BUILD)
    if place == state.STANDING:
        return False
    ended = season_ended(position) if place == state.GONE else built
    return season < position.season or (season == position.season and ended)


def check_numbers_of_tiles(position: State) -> Iterator[str]:
    """S2, S3, T3: how many tiles of each kind are in play."""
    lookup = position.lookup
    players = position.players
    dealt = pieces.LOTS_BY_PLAYERS[players]
    picked = sum(position.winter_picked)
    for season, tiles in enumerate(lookup.by_season):
        count = len([tile for tile in tiles if position.place[tile] != UNSEEN])
        wanted = picked if season == pieces.WINTER else dealt if season <= position.season else 0
        if count != wanted:
            rule = "T3" if season == pieces.WINTER else "S2"
            yield f"{rule}: {count} {pieces.SEASON_NAMES[season]} tiles in play instead of {wanted}"
    turn_tiles = pieces.TURN_TILES_BY_PLAYERS[players]
    for row, wanted, what in (
        (lookup.boats, players, "boats"),
        (lookup.turn_tiles, turn_tiles, "turn-order tiles"),
    ):
        for i, tile in enumerate(row):
            if (position.place[tile] != UNSEEN) != (i < wanted):
                said = f"{lookup.ids[tile]} is {'missing' if i < wanted else 'in play'}"
                yield f"S2: {said}: {players} players use {wanted} {what}"
    for number, tile in enumerate(lookup.turn_tiles):
        wanted = tile if position.place[tile] == state.STANDING else -1
        if position.slot_tile[LOT_SLOTS + number] != wanted:
            yield f"S2: {lookup.ids[tile]} is not at its slot"
    slots = [slot for slot in range(LOT_SLOTS) if position.slot_tile[slot] >= 0]
    for slot in range(len(slots)):
        if slot not in slots:
            yield f"T1: {len(slots)} lots, and none at slot {slot}"
    wanted = picked if position.season == pieces.WINTER else dealt
    if in_turns(position) and len(slots) != wanted:
        yield f"S2: {len(slots)} lots instead of {wanted}"


def check_winter(position: State) -> Iterator[str]:
    """S1, T3: the winter tiles that players hold and pick."""
    ids = position.lookup.ids
    hand_size = pieces.WINTER_HAND_BY_PLAYERS[position.players]
    dealt = is_dealt(position)
    picking = position.phase == state.PICK_WINTER
    wanted = hand_size if dealt else 0
    held: list[int] = []
    for seat, hand in enumerate(position.hand):
        if len(hand) != wanted:
            yield f"S1: seat {seat} holds {len(hand)} winter tiles instead of {wanted}"
        for tile in hand:
            if tile in held:
                yield f"I4: {ids[tile]} is held twice"
            elif position.place[tile] != UNSEEN:
                place = PLACE_NAMES[position.place[tile]]
                yield f"I4: {ids[tile]} is held by seat {seat} and {place}"
            if position.lookup.season[tile] != pieces.WINTER:
                yield f"S1: seat {seat} holds {ids[tile]}, which is not a winter tile"
        held.extend(hand)
        picked = position.picked[seat]
        for i, tile in enumerate(picked):
            if tile not in hand or tile in picked[:i]:
                yield f"T3: seat {seat} picked {ids[tile]} and does not hold it"
        has_picked = len(picked) > 0 if picking else not dealt
        if position.has_picked[seat] != has_picked or (picked and not picking):
            yield f"T3: seat {seat} has picked {len(picked)} winter tiles: at the wrong time"
        number = position.winter_picked[seat]
        if (dealt and number) or (not dealt and not 1 <= number <= hand_size):
            yield f"T3: seat {seat} brought {number} winter tiles out of {hand_size}"


# -------- Villages


def check_villages(position: State) -> Iterator[str]:
    """S1, V: each village by itself; cells and tiles say the same."""
    ids = position.lookup.ids
    cells = {}
    for seat, village in enumerate(position.villages):
        yield from check_village(position, seat)
        cells.update({position.cell[tile]: tile for tile in village})
    if position.cells != cells:
        count = sum([len(village) for village in position.villages])
        yield f"V1: {len(position.cells)} cells are taken by {count} tiles"
    for tile in range(pieces.TILES):
        if position.place[tile] == VILLAGE:
            if not 0 <= position.rotation[tile] < pieces.DIRECTIONS:
                yield f"V1: {ids[tile]} is turned {position.rotation[tile]} times"
        elif position.cell[tile] != -1 or position.rotation[tile] != 0:
            yield f"V1: {ids[tile]} has a cell or is turned, and lies in no village"


def check_village(position: State, seat: int) -> Iterator[str]:
    """S1, V1, V2: the home at the centre as printed, one village, edges that match."""
    lookup = position.lookup
    tiles = position.villages[seat]
    if not tiles or lookup.kind[tiles[0]] != pieces.HOME:
        yield f"S1: the village of seat {seat} does not begin with a home"
        return
    home = tiles[0]
    if position.cell[home] != cell_at(seat, 0, 0) or position.rotation[home] != 0:
        yield f"S1: {lookup.ids[home]} does not lie at the centre as printed"
    free = position.power[pieces.POWER_2A] == seat
    reached = [home]
    for tile in reached:
        for direction in range(pieces.DIRECTIONS):
            other = neighbour(position, tile, direction)
            if other >= 0 and other not in reached:
                reached.append(other)
            if other > tile and not free:
                facing = edge(position, other, (direction + 3) % pieces.DIRECTIONS)
                if edge(position, tile, direction) != facing:
                    pair = f"{lookup.ids[tile]} and {lookup.ids[other]}"
                    yield f"V2: the edges between {pair} do not match"
    for tile in tiles:
        if tile != home and lookup.kind[tile] == pieces.HOME:
            yield f"S1: seat {seat} has a second home, {lookup.ids[tile]}"
        if tile not in reached:
            yield f"V1: {lookup.ids[tile]} does not touch the village of seat {seat}"


def check_powers(position: State) -> Iterator[str]:
    """X, V3: who owns which summer boat's side, and nobody owns one without the tile."""
    for power, owner in enumerate(find_powers(position)):
        if position.power[power] != owner:
            said = f"belongs to {position.power[power]} instead of {owner}"
            yield f"X: boat {pieces.POWER_NAMES[power]} {said}"


def check_sides(position: State) -> Iterator[str]:
    """T1, M4: only tiles in villages are upgraded; only summer boats come with either side."""
    lookup = position.lookup
    for tile, side in enumerate(position.side):
        place = position.place[tile]
        if lookup.kind[tile] == pieces.SUMMER_BOAT:
            has_back = place != UNSEEN
        else:
            has_back = lookup.can_upgrade[tile] and place == VILLAGE
        if side != pieces.FRONT and not (has_back and side == pieces.BACK):
            yield f"M4: {lookup.ids[tile]} ({PLACE_NAMES[place]}) can't show side {side}"


# -------- Workers


def check_uses(position: State) -> Iterator[str]:
    """C1, C3: workers, colours and counts of uses are where they may be."""
    for tile in range(pieces.TILES):
        count = sum(position.workers_on[tile * pieces.COLOURS : (tile + 1) * pieces.COLOURS])
        if not count and not position.used[tile] and position.colour[tile] == pieces.NO_COLOUR:
            continue
        name = position.lookup.ids[tile]
        place = position.place[tile]
        if not in_turns(position):
            yield f"C3: {name} has workers, a colour or uses of the season that ended"
        elif place not in (LOT, VILLAGE, state.STANDING):
            yield f"C1: {name} is {PLACE_NAMES[place]} and has workers, a colour or uses"
        elif count or position.used[tile]:
            yield from check_use(position, tile, name, count)


def check_use(position: State, tile: int, name: str, count: int) -> Iterator[str]:
    """C1, C2, U2 to U4: so many workers can stand on a tile."""
    used = position.used[tile]
    colour = position.colour[tile]
    if not was_usable(position, tile):
        yield f"U2: {name} can't be used and has {count} workers"
    if count > pieces.MAX_WORKERS_ON_TILE:
        yield f"U3: {count} workers on {name}, more than {pieces.MAX_WORKERS_ON_TILE}"
    if not used <= count <= used * (used + 1) // 2:
        yield f"U3: {count} workers on {name} with {used} in the latest use"
    if colour == pieces.NO_COLOUR:
        yield f"C1: {count} workers on {name}, which has no colour"
    elif (
        position.power[pieces.POWER_4B] < 0
        and count != position.workers_on[tile * pieces.COLOURS + colour]
    ):
        yield f"U4: workers on {name} that are not {pieces.COLOUR_NAMES[colour]}"


def was_usable(position: State, tile: int) -> bool:
    """U1, U2: whether workers can have been placed on a tile this season."""
    acts = position.lookup.acts
    if position.place[tile] == LOT:
        return position.season != pieces.WINTER and acts[tile * 2 + position.side[tile]]
    if position.place[tile] != VILLAGE or position.lookup.kind[tile] == pieces.SUMMER_BOAT:
        return False
    # It may have been upgraded since (M5).
    return acts[tile * 2] or (position.side[tile] == pieces.BACK and acts[tile * 2 + 1])


def check_bids(position: State) -> Iterator[str]:
    """B1, B4: bids lie at tiles, and the largest leads."""
    for slot, leader in enumerate(position.lead):
        sizes = position.bid_size[slot * pieces.MAX_PLAYERS : (slot + 1) * pieces.MAX_PLAYERS]
        lead = sizes.index(max(sizes)) if any(sizes) else -1
        if any(sizes) and (position.slot_tile[slot] < 0 or not in_turns(position)):
            yield f"B1: {sum(sizes)} workers bid at slot {slot}, where no tile is"
            continue
        if any(sizes):
            yield from check_bids_at(position, slot, sizes)
        if leader != lead:
            yield f"B4: seat {leader} leads at slot {slot} instead of {lead}"


def check_bids_at(position: State, slot: int, sizes: list[int]) -> Iterator[str]:
    """B2, B3, X7, O1: bids at a tile have its colour, or boat 4a's, and different sizes.

    Every bid was the largest when it was made, so no two are equal.
    """
    tile = position.slot_tile[slot]
    name = position.lookup.ids[tile]
    colour = position.colour[tile]
    for seat, size in enumerate(sizes):
        if size and seat >= position.players:
            yield f"B2: a bid on {name} by seat {seat}, where nobody sits"
        if size and sizes.index(size) < seat:
            yield f"B2: two bids of {size} on {name}"
        bid = position.bid_colour[slot * pieces.MAX_PLAYERS + seat]
        said = f"a {pieces.COLOUR_NAMES[bid]} bid of seat {seat} on {name}"
        if not size or bid == colour:
            continue
        if colour == pieces.NO_COLOUR:
            yield f"C1: bids on {name}, which has no colour"
        elif seat != position.power[pieces.POWER_4A] or bars_4a(position, slot):
            yield f"B3: {said}, which is {pieces.COLOUR_NAMES[colour]}"
        elif colour == pieces.GREEN:
            yield f"X7: {said}, which is green"
        elif sum(sizes) == size and position.phase == state.TURN:
            if not any(position.workers_on[tile * pieces.COLOURS : (tile + 1) * pieces.COLOURS]):
                yield f"X7: {name} must be {pieces.COLOUR_NAMES[bid]} like the only bid left there"


# -------- Seasons and turns


def check_loads(position: State) -> Iterator[str]:
    """T1: boats that wait carry no more than there is room for, others nothing."""
    lookup = position.lookup
    for boat in range(pieces.MAX_PLAYERS):
        loaded = position.season < pieces.WINTER and boat in position.boats
        at = boat * 3 + position.season
        workers = sum(position.boat_workers[boat * pieces.COLOURS : (boat + 1) * pieces.COLOURS])
        skills = sum(position.boat_skills[boat * pieces.SKILLS : (boat + 1) * pieces.SKILLS])
        for count, what, most in (
            (workers, "workers", lookup.load_workers[at] if loaded else 0),
            (skills, "skills", lookup.load_skills[at] if loaded else 0),
        ):
            if count > most:
                name = lookup.ids[lookup.boats[boat]]
                yield f"T1: {count} {what} on {name}, which has room for {most}"


def still_picking(position: State) -> list[int]:
    """E6: the seats that have not picked a boat yet, while boats are picked."""
    if position.phase != state.PICK_BOAT:
        return []
    first = position.turn_winner if position.picks == 0 else range(position.players)
    return position.queue + [seat for seat in range(position.players) if seat not in first]


def check_boats_left(position: State) -> Iterator[str]:
    """S3, E6: as many boats are left as seats have not picked one."""
    left = position.boats
    wanted = len(still_picking(position))
    if in_turns(position) or position.phase == state.PICK_WINTER:
        wanted = position.players
    if sorted(set(left)) != left or not set(left) <= set(range(position.players)):
        yield f"S3: boats {left} are not boats in play, in their order"
    if len(left) != wanted:
        yield f"E6: {len(left)} boats not picked instead of {wanted}"


def check_boats_won(position: State) -> Iterator[str]:
    """E8: at the end of winter everyone who has picked has one boat."""
    if position.season < pieces.WINTER or not season_ended(position):
        return
    for seat in range(position.players):
        tiles = position.villages[seat] + position.won[seat] + position.aside[seat]
        count = len([tile for tile in tiles if position.lookup.kind[tile] == pieces.BOAT])
        wanted = 0 if seat in still_picking(position) else 1
        if count != wanted:
            yield f"E8: seat {seat} has {count} boats instead of {wanted}"


def check_turns(position: State) -> Iterator[str]:
    """S5, T4, T5, E6, E7: whose turn it is, who starts, who picks boats."""
    players = position.players
    if not 0 <= position.start < players or not 0 <= position.turn < players:
        seats = f"seats {position.start}, {position.turn}"
        yield f"T4: {seats} start and act among {players} players"
    most = players - 1 if in_turns(position) else players
    if not 0 <= position.passes <= most:
        yield f"T5: {position.passes} passes in a row, {most} at most"
    picking = position.phase == state.PICK_BOAT
    if picking:
        yield from check_queue(position)
    elif position.queue or max(position.turn_winner) >= 0:
        yield "E6: players wait for boats, and none are picked now"
    if position.season == pieces.SPRING and (
        in_turns(position) or (picking and position.picks == 0)
    ):
        lowest = lowest_home(position)
        if position.start != lowest:
            yield f"S5: seat {position.start} starts spring instead of {lowest}"


def check_queue(position: State) -> Iterator[str]:
    """E6, E7: the players who pick boats now are the last of their row."""
    tiles = pieces.TURN_TILES_BY_PLAYERS[position.players]
    for number, winner in enumerate(position.turn_winner):
        if winner >= position.players or (winner >= 0 and number >= tiles):
            yield f"E6: turn-order tile {number + 1} can't have a winner {winner}"
    purple = purple_winner(position)
    if position.picks and purple >= 0 and position.start != purple:
        yield f"E7: seat {position.start} is start player instead of {purple}"
    row = other_pickers(position) if position.picks else winning_pickers(position)
    queue = position.queue
    if not queue or row[-len(queue) :] != queue:
        yield f"E6: seats {queue} wait for boats, and the row is {row}"


def check_pending(position: State) -> Iterator[str]:
    """U, E9, F1: the phase and what is pending agree, and whoever must decide can."""
    phase = PHASE_NAMES[position.phase]
    season = pieces.SEASON_NAMES[position.season]
    if position.phase in (state.PAY, state.TAKE, state.TRANSPORT):
        yield from check_use_in_progress(position)
        return
    if position.use_tile != -1:
        yield f"U5: a tile is in use in phase {phase}"
    if position.steps or position.upgrades:
        left = f"{position.steps} steps and {position.upgrades} upgrades"
        yield f"M1: {left} left in phase {phase}"
    if position.phase == state.BUILD:
        if not any(position.won):
            yield "E9: nobody has a tile to add"
        for seat in range(position.players):
            if position.won[seat] and not can_place(position, seat):
                yield f"V3: none of the tiles that seat {seat} won fits anywhere"
    elif position.phase == state.PICK_WINTER:
        if all(position.has_picked):
            yield "T3: all have picked winter tiles, and they are not out"
        if position.season != pieces.WINTER:
            yield f"T3: winter tiles are picked in {season}"
    elif position.phase in (state.FLIP, state.OVER):
        if position.season != pieces.WINTER:
            yield f"F1: the game ends in {season}"
        if position.phase == state.FLIP and flipper(position) != position.turn:
            yield f"F1: seat {position.turn} has no Flipper in the village, or nothing to flip"


def check_use_in_progress(position: State) -> Iterator[str]:
    """U7, U10, M1, X4: the tile in use asks for what the phase says, and it can be given."""
    lookup = position.lookup
    tile = position.use_tile
    if tile < 0 or not was_usable(position, tile) or not position.used[tile]:
        yield f"U5: no tile is in use in phase {PHASE_NAMES[position.phase]}"
        return
    name = lookup.ids[tile]
    shown = tile * 2 + position.side[tile]
    left = f"{position.steps} steps and {position.upgrades} upgrades"
    if position.phase != state.TRANSPORT and (position.steps or position.upgrades):
        yield f"M1: {left} before {name} is used"
    if position.phase == state.PAY:
        if not TAKES_COLOUR <= lookup.takes[shown] <= TAKES_SKILL:
            yield f"U7: {name} leaves no choice of what to pay"
        elif not payments(position, position.turn):
            yield f"U7: seat {position.turn} can't pay for {name}"
    elif position.phase == state.TAKE:
        if not lookup.choose[shown]:
            yield f"U10: {name} leaves no choice of resources"
        elif not goods_to_take(position):
            yield f"U10: {name} has nothing to choose from in stock"
    else:
        times = 2 if position.power[pieces.POWER_2B] == position.turn else 1
        # It may have upgraded itself (M6), and then counts as it was.
        steps = max(lookup.steps[tile * 2], lookup.steps[shown]) * times
        upgrades = max(lookup.upgrades[tile * 2], lookup.upgrades[shown]) * times
        fit = 0 <= position.steps <= steps and 0 <= position.upgrades <= upgrades
        if not fit or not (position.steps or position.upgrades):
            yield f"M1: {left} left on {name} out of {steps} and {upgrades}"


CHECKS = (
    *(check_pieces, check_tiles, check_numbers_of_tiles, check_winter),
    *(check_villages, check_powers, check_sides, check_uses, check_bids),
    *(check_loads, check_boats_left, check_boats_won, check_turns, check_pending),
)
