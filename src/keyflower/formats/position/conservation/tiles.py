"""I4, S, T1, T3: every tile is in one place, and the right number of each kind is in play."""

from collections.abc import Iterator

from keyflower.formats.position.conservation import timing
from keyflower.rules import pieces
from keyflower.rules.pieces import BOAT, HOME, SEASON_NAMES, TILES, TURN_ORDER, WINTER
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    GONE,
    LOT,
    LOT_SLOTS,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    PLACE_NAMES,
    STANDING,
    UNSEEN,
    VILLAGE,
    WON,
    State,
)


def check_tiles(state: State) -> Iterator[str]:
    """I4: every tile is in one place, and in the place where it is said to be."""
    ids = state.lookup.ids
    listed = [(LOT, state.slot_tile[:LOT_SLOTS]), (STANDING, state.slot_tile[LOT_SLOTS:])]
    for place, by_seat in ((VILLAGE, state.villages), (WON, state.won), (ASIDE, state.aside)):
        listed += [(place, tiles) for tiles in by_seat]
    found = [UNSEEN] * TILES
    for place, tiles in listed:
        for tile in tiles:
            if tile < 0:
                continue
            if found[tile] != UNSEEN:
                there = f"{PLACE_NAMES[found[tile]]}, {PLACE_NAMES[place]}"
                yield f"I4: {ids[tile]} is twice there: {there}"
            found[tile] = place
    for tile in range(TILES):
        place = state.place[tile]
        if found[tile] == UNSEEN and (
            place == GONE or (place == STANDING and state.lookup.kind[tile] == BOAT)
        ):
            found[tile] = place  # these are listed nowhere
        if place != found[tile]:
            there = PLACE_NAMES[found[tile]]
            yield f"I4: {ids[tile]} is said to be {PLACE_NAMES[place]} and is {there}"
        if place != UNSEEN and not may_be(state, tile, place):
            when = f"in {SEASON_NAMES[state.season]} ({PHASE_NAMES[state.phase]})"
            rule = "T1" if state.lookup.season[tile] >= 0 else "S2"
            yield f"{rule}: {ids[tile]} can't be {PLACE_NAMES[place]} {when}"


def may_be(state: State, tile: int, place: int) -> bool:
    """T1, E: whether a tile can be in that place at this time of the game."""
    kind = state.lookup.kind[tile]
    built = timing.is_built(state)
    if kind == HOME:
        return place == VILLAGE
    if kind in (BOAT, TURN_ORDER):
        if place == STANDING:
            return state.season < WINTER or not built
        if place == WON and kind == BOAT and state.phase == PICK_BOAT:
            return state.season == WINTER
        if place == LOT or (place == GONE and kind == BOAT):
            return False
        return state.season == WINTER and built
    season = state.lookup.season[tile]
    if place in (LOT, WON):
        now = timing.in_turns(state) if place == LOT else state.phase in (PICK_BOAT, BUILD)
        return season == state.season and now
    if place == STANDING:
        return False
    ended = timing.season_ended(state) if place == GONE else built
    return season < state.season or (season == state.season and ended)


def check_numbers_of_tiles(state: State) -> Iterator[str]:
    """S2, S3, T3: how many tiles of each kind are in play."""
    lookup = state.lookup
    dealt = pieces.LOTS_BY_PLAYERS[state.players]
    picked = sum(state.winter_picked)
    for season, tiles in enumerate(lookup.by_season):
        count = len([tile for tile in tiles if state.place[tile] != UNSEEN])
        wanted = picked if season == WINTER else dealt if season <= state.season else 0
        if count != wanted:
            rule = "T3" if season == WINTER else "S2"
            yield f"{rule}: {count} {SEASON_NAMES[season]} tiles in play instead of {wanted}"
    turn_tiles = pieces.TURN_TILES_BY_PLAYERS[state.players]
    yield from check_row(state, lookup.boats, state.players, "boats")
    yield from check_row(state, lookup.turn_tiles, turn_tiles, "turn-order tiles")
    for number, tile in enumerate(lookup.turn_tiles):
        wanted = tile if state.place[tile] == STANDING else -1
        if state.slot_tile[LOT_SLOTS + number] != wanted:
            yield f"S2: {lookup.ids[tile]} is not at its slot"
    lots = len([tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0])
    for slot in range(lots):
        if state.slot_tile[slot] < 0:
            yield f"T1: {lots} lots, and none at slot {slot}"
    wanted = picked if state.season == WINTER else dealt
    if timing.in_turns(state) and lots != wanted:
        yield f"S2: {lots} lots instead of {wanted}"


def check_row(state: State, row: list[int], wanted: int, what: str) -> Iterator[str]:
    """S2, S3: the first so many of a row of tiles are in play, and no others."""
    for i, tile in enumerate(row):
        if (state.place[tile] != UNSEEN) != (i < wanted):
            found = f"{state.lookup.ids[tile]} is {'missing' if i < wanted else 'in play'}"
            yield f"S2: {found}: {state.players} players use {wanted} {what}"


def check_winter(state: State) -> Iterator[str]:
    """S1, T3: the winter tiles that players hold and pick."""
    ids = state.lookup.ids
    hand_size = pieces.WINTER_HAND_BY_PLAYERS[state.players]
    dealt = timing.is_dealt(state)
    wanted = hand_size if dealt else 0
    held: list[int] = []
    for seat, hand in enumerate(state.hand):
        if len(hand) != wanted:
            yield f"S1: seat {seat} holds {len(hand)} winter tiles instead of {wanted}"
        for tile in hand:
            if tile in held:
                yield f"I4: {ids[tile]} is held twice"
            elif state.place[tile] != UNSEEN:
                place = PLACE_NAMES[state.place[tile]]
                yield f"I4: {ids[tile]} is held by seat {seat} and {place}"
            if state.lookup.season[tile] != WINTER:
                yield f"S1: seat {seat} holds {ids[tile]}, which is not a winter tile"
        held.extend(hand)
        picked = state.picked[seat]
        for i, tile in enumerate(picked):
            if tile not in hand or tile in picked[:i]:
                yield f"T3: seat {seat} picked {ids[tile]} and does not hold it"
        has_picked = len(picked) > 0 if state.phase == PICK_WINTER else not dealt
        if state.has_picked[seat] != has_picked or (picked and state.phase != PICK_WINTER):
            yield f"T3: seat {seat} has picked {len(picked)} winter tiles: at the wrong time"
        number = state.winter_picked[seat]
        if (dealt and number) or (not dealt and not 1 <= number <= hand_size):
            yield f"T3: seat {seat} brought {number} winter tiles out of {hand_size}"
