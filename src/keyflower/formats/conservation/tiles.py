"""I4, S, T1, T3: every tile is in one place, and the right number of each kind is in play."""

from keyflower.formats.conservation.timing import in_turns, season_ended
from keyflower.rules.pieces import (
    BOAT,
    HOME,
    LOTS_BY_PLAYERS,
    MIN_PLAYERS,
    SEASON_NAMES,
    TILES,
    TURN_ORDER,
    TURN_TILES_BY_PLAYERS,
    WINTER,
    WINTER_HAND_BY_PLAYERS,
)
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    FLIP,
    GONE,
    LOT,
    LOT_SLOTS,
    OVER,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    PLACE_NAMES,
    SLOTS,
    STANDING,
    UNSEEN,
    VILLAGE,
    WON,
    State,
)


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
    for boat in state.lookup.boats:
        if state.place[boat] == STANDING and found[boat] == UNSEEN:
            found[boat] = STANDING
    for tile in range(TILES):
        place = state.place[tile]
        if place != found[tile] and (place != GONE or found[tile] != UNSEEN):
            name = state.lookup.ids[tile]
            there = PLACE_NAMES[found[tile]]
            out.append(f"I4: {name} is said to be {PLACE_NAMES[place]} and is {there}")
        if place != UNSEEN and not may_be(state, tile, place):
            when = f"in {SEASON_NAMES[state.season]} ({PHASE_NAMES[state.phase]})"
            rule = "T1" if state.lookup.season[tile] >= 0 else "S2"
            name = state.lookup.ids[tile]
            out.append(f"{rule}: {name} can't be {PLACE_NAMES[place]} {when}")


def find_tile(state: State, found: list[int], tile: int, place: int, out: list[str]) -> None:
    """I4: a tile was found in a place; it must be the only one."""
    if found[tile] != UNSEEN:
        name = state.lookup.ids[tile]
        out.append(f"I4: {name} is twice there: {PLACE_NAMES[found[tile]]}, {PLACE_NAMES[place]}")
    found[tile] = place


def may_be(state: State, tile: int, place: int) -> bool:
    """T1, E: whether a tile can be in that place at this time of the game."""
    kind = state.lookup.kind[tile]
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
    season = state.lookup.season[tile]
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
    lookup = state.lookup
    by_players = state.players - MIN_PLAYERS
    for season in range(WINTER + 1):
        count = 0
        for tile in lookup.by_season[season]:
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
    check_row(state, lookup.boats, state.players, "boats", out)
    turn_tiles = TURN_TILES_BY_PLAYERS[by_players]
    check_row(state, lookup.turn_tiles, turn_tiles, "turn-order tiles", out)
    for number in range(len(lookup.turn_tiles)):
        tile = lookup.turn_tiles[number]
        wanted = tile if state.place[tile] == STANDING else -1
        if state.slot_tile[LOT_SLOTS + number] != wanted:
            out.append(f"S2: {lookup.ids[tile]} is not at its slot")
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
            name = state.lookup.ids[row[i]]
            is_it = "missing" if i < wanted else "in play"
            out.append(f"S2: {name} is {is_it}: {state.players} players use {wanted} {what}")


def check_winter_tiles(state: State, out: list[str]) -> None:
    """S1, T3: the winter tiles that players hold and pick."""
    ids = state.lookup.ids
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
            if state.lookup.season[tile] != WINTER:
                out.append(f"S1: seat {seat} holds {ids[tile]}, which is not a winter tile")
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
