"""Every piece is somewhere, once; and what no position may break is named when it is broken."""

import random
from collections.abc import Callable
from functools import cache

import pytest

from keyflower.formats.position import read, write
from keyflower.formats.position.conservation import problems
from keyflower.game import Game
from keyflower.rules import pieces, state
from keyflower.rules.chapters.village import cell_at, edge, put_in_village
from keyflower.rules.pieces import BACK, BLUE, COLOURS, GREEN, MAX_PLAYERS, RED
from keyflower.rules.state import LOT_SLOTS, State


def play(players: int, seed: int, check: Callable[[State], bool]) -> State | None:
    """A random game up to the first state that passes the check."""
    game = Game.new(players=players, seed=seed)
    chance = random.Random(seed)
    while not check(game.state):
        if game.over:
            return None
        game.apply(chance.choice(game.legal(chance.choice(game.to_act))))
    return game.state


@cache
def found(players: int, season: int, phase: int) -> State:
    """A state of a random game in a certain season and phase."""
    for seed in range(200):
        position = play(players, seed, lambda s: (s.season, s.phase) == (season, phase))
        if position is not None:
            return position
    raise AssertionError("no such state")


def at(players: int = 3, season: int = pieces.SPRING, phase: int = state.TURN) -> State:
    """Such a state to be spoilt; a clone would share lists with the original."""
    return read(write(found(players, season, phase)))


def tile(position: State, name: str) -> int:
    return position.lookup.index[name]


@pytest.mark.rule("I4")
def test_tiles_are_in_one_place() -> None:
    position = at()
    lot = position.slot_tile[0]
    position.villages[0].append(lot)
    name = position.lookup.ids[lot]
    assert f"I4: {name} is twice there: lot, village" in problems(position)
    assert f"I4: {name} is said to be lot and is village" in problems(position)


def test_nothing_is_less_than_none() -> None:
    position = at()
    position.bag[BLUE] += 100
    position.screen[COLOURS + BLUE] -= 100
    position.stock[0] += 30
    position.goods[position.villages[0][0] * 4] -= 30
    position.pile[0] -= 20
    position.skills[0] += 20
    position.greens = -1
    position.bag[GREEN] += 21
    said = " / ".join(problems(position))
    for message in (
        " blue workers behind screen 1",
        "I2: -30 iron on tile ",
        " anvil skills in pile 0",
        "I1: -1 green workers in the supply",
    ):
        assert message in said


Spoil = Callable[[State], None]


def two_equal_bids(position: State) -> None:
    bid(position, 0, 0, 3, RED)
    bid(position, 0, 1, 3, RED)


def bid(position: State, slot: int, seat: int, size: int, colour: int) -> None:
    """A bid with workers out of the bag."""
    side = slot * MAX_PLAYERS + seat
    position.bid_size[side] = size
    position.bid_colour[side] = colour
    position.bag[colour] -= size
    position.colour[position.slot_tile[slot]] = RED
    lead = position.lead[slot]
    if lead < 0 or size > position.bid_size[slot * MAX_PLAYERS + lead]:
        position.lead[slot] = seat


def fresh(players: int = 3) -> State:
    """The first turn of a game: no bid, no use."""
    return Game.new(players=players, seed=5).state


def on_lot(position: State, count: int, used: int, colour: int = RED) -> int:
    """Workers out of the bag on the first lot that can be used."""
    for lot in position.slot_tile[:LOT_SLOTS]:
        if lot >= 0 and position.lookup.acts[lot * 2]:
            position.workers_on[lot * COLOURS + colour] += count
            position.bag[colour] -= count
            position.used[lot] = used
            position.colour[lot] = RED
            return lot
    raise AssertionError("no lot can be used")


def test_bids_at_a_tile_differ_in_size_and_the_largest_leads() -> None:
    position = fresh()
    two_equal_bids(position)
    name = position.lookup.ids[position.slot_tile[0]]
    assert problems(position) == [f"B2: two bids of 3 on {name}"]
    position = fresh()
    bid(position, 0, 0, 3, RED)
    bid(position, 0, 1, 4, RED)
    assert problems(position) == []
    position.lead[0] = 0
    assert problems(position) == ["B4: seat 0 leads at slot 0 instead of 1"]


def test_bids_have_the_colour_of_the_tile_unless_boat_4a_makes_them() -> None:
    position = fresh()
    bid(position, 0, 0, 3, RED)
    bid(position, 0, 1, 4, BLUE)
    name = position.lookup.ids[position.slot_tile[0]]
    off = f"a blue bid of seat 1 on {name}, which is"
    assert problems(position) == [f"B3: {off} red"]
    position.power[pieces.POWER_4A] = 1
    assert problems(position) == ["X: boat 4a belongs to 1 instead of -1"]
    position.colour[position.slot_tile[0]] = GREEN
    assert f"X7: {off} green" in problems(position)


def test_an_off_colour_bid_left_alone_gives_the_tile_its_colour() -> None:
    position = fresh()
    bid(position, 0, 1, 4, BLUE)
    position.power[pieces.POWER_4A] = 1
    name = position.lookup.ids[position.slot_tile[0]]
    assert f"X7: {name} must be blue like the only bid left there" in problems(position)


def test_bids_lie_at_tiles_of_seats_that_play() -> None:
    position = fresh(2)
    bid(position, 0, 4, 1, RED)
    name = position.lookup.ids[position.slot_tile[0]]
    assert f"B2: a bid on {name} by seat 4, where nobody sits" in problems(position)
    position = fresh(2)
    position.bid_size[11 * MAX_PLAYERS] = 2
    position.bid_colour[11 * MAX_PLAYERS] = BLUE
    position.bag[BLUE] -= 2
    assert problems(position) == ["B1: 2 workers bid at slot 11, where no tile is"]
    position = fresh(2)
    bid(position, 0, 0, 1, RED)
    position.colour[position.slot_tile[0]] = -1
    assert problems(position) == [f"C1: bids on {name}, which has no colour"]


@pytest.mark.rule("U3")
def test_a_tile_has_room_for_six_workers_in_rising_uses() -> None:
    position = fresh()
    lot = on_lot(position, 7, 4)
    name = position.lookup.ids[lot]
    assert problems(position) == [f"U3: 7 workers on {name}, more than 6"]
    position = fresh()
    on_lot(position, 4, 2)
    assert problems(position) == [f"U3: 4 workers on {name} with 2 in the latest use"]
    position = fresh()
    on_lot(position, 3, 2)
    assert problems(position) == []


def test_workers_on_a_tile_have_its_colour_unless_boat_4b_places_them() -> None:
    position = fresh()
    lot = on_lot(position, 1, 1)
    on_lot(position, 2, 2, BLUE)
    name = position.lookup.ids[lot]
    assert problems(position) == [f"U4: workers on {name} that are not red"]
    position.power[pieces.POWER_4B] = 2
    assert problems(position) == ["X: boat 4b belongs to 2 instead of -1"]
    position.colour[lot] = -1
    assert f"C1: 3 workers on {name}, which has no colour" in problems(position)


def test_workers_stand_only_where_there_is_an_action() -> None:
    position = fresh()
    turn_order = position.lookup.turn_tiles[0]
    position.workers_on[turn_order * COLOURS + RED] = 1
    position.bag[RED] -= 1
    position.used[turn_order] = 1
    position.colour[turn_order] = RED
    assert problems(position) == ["U2: turn_order_tile_1 can't be used and has 1 workers"]


def test_resources_lie_in_villages() -> None:
    position = fresh()
    lot = position.slot_tile[0]
    position.goods[lot * 4] = 1
    position.stock[0] -= 1
    name = position.lookup.ids[lot]
    assert problems(position) == [f"U6: 1 iron on {name}, which is in no village"]


def test_a_home_lies_at_the_centre_as_printed() -> None:
    position = fresh()
    home = position.villages[0][0]
    name = position.lookup.ids[home]
    position.rotation[home] = 1
    assert problems(position) == [f"S1: {name} does not lie at the centre as printed"]
    position = fresh()
    position.villages[0].clear()
    assert "S1: the village of seat 0 does not begin with a home" in problems(position)


def village_of_two(rotation: int, column: int) -> State:
    """In autumn, seat 0 has one spring tile besides the home, and nobody else has any."""
    position = at(2, pieces.AUTUMN)
    for seat in range(2):
        for old in position.villages[seat][1:]:
            del position.cells[position.cell[old]]
            position.cell[old] = -1
            position.rotation[old] = 0
            position.side[old] = 0
            position.place[old] = state.GONE
            for kind in range(4):
                position.stock[kind] += position.goods[old * 4 + kind]
                position.goods[old * 4 + kind] = 0
        del position.villages[seat][1:]
    position.power = [-1] * 8
    spring = [i for i in position.lookup.by_season[0] if position.place[i] == state.GONE]
    put_in_village(position, 0, spring[0], cell_at(0, column, 0), rotation)
    return position


@pytest.mark.rule("V1", "V2")
def test_villages_hang_together_and_their_edges_match() -> None:
    home = village_of_two(0, 1).villages[0][0]
    side = 1 if edge(village_of_two(0, 1), home, pieces.SOUTH_EAST) == pieces.ROAD else -1
    matching = [problems(village_of_two(rotation, side)) for rotation in range(6)]
    assert [] in matching
    broken = next(said for said in matching if said)
    assert broken[0].startswith("V2: the edges between ")
    assert broken[0].endswith(" do not match")
    assert problems(village_of_two(0, 3))[0].startswith("V1: ")
    position = village_of_two(matching.index(broken), side)
    position.power[pieces.POWER_2A] = 0
    assert problems(position) == ["X: boat 2a belongs to 0 instead of -1"]


def second_home(position: State) -> None:
    homes = position.lookup.homes
    free = next(home for home in homes if position.place[home] == state.UNSEEN)
    put_in_village(position, 0, free, cell_at(0, 1, 0), 0)


def summer_lot(position: State) -> None:
    new = position.lookup.by_season[pieces.SUMMER][0]
    position.place[position.slot_tile[0]] = state.UNSEEN
    position.slot_tile[0] = new
    position.place[new] = state.LOT


def eleven_lots(position: State) -> None:
    for lot in position.lookup.by_season[pieces.SPRING]:
        if position.place[lot] == state.UNSEEN:
            position.place[lot] = state.LOT
            position.slot_tile[7] = lot
            return


def third_boat_gone(position: State) -> None:
    position.place[position.lookup.boats[2]] = state.UNSEEN


def gap_between_lots(position: State) -> None:
    position.slot_tile[9] = position.slot_tile[2]
    position.slot_tile[2] = -1


def won_in_turn(position: State) -> None:
    lot = position.slot_tile[6]
    position.slot_tile[6] = -1
    position.place[lot] = state.WON
    position.won[0].append(lot)


def hold_a_lot(position: State) -> None:
    position.hand[0][0] = position.slot_tile[0]


def both_hold(position: State) -> None:
    position.hand[0][0] = position.hand[1][0]


def back_of_lot(position: State) -> None:
    position.side[position.slot_tile[0]] = BACK


def workers_on_boat(position: State) -> None:
    position.boat_workers[RED] += 9
    position.bag[RED] -= 9


def skills_on_boat(position: State) -> None:
    position.boat_skills[0] += 5
    position.pile[0] -= 5


def set_to(name: str, value: object) -> Spoil:
    def spoil(position: State) -> None:
        setattr(position, name, value)

    return spoil


def item(name: str, index: int, value: object) -> Spoil:
    def spoil(position: State) -> None:
        getattr(position, name)[index] = value

    return spoil


def turned_lot(position: State) -> None:
    position.rotation[position.slot_tile[0]] = 2


def wrong_cell(position: State) -> None:
    position.cells[cell_at(0, 5, 5)] = position.villages[0][0]


def use_in(name: str, **values: object) -> Spoil:
    """A use in progress on a tile that has just been laid out."""

    def spoil(position: State) -> None:
        used = tile(position, name)
        if used not in position.slot_tile:
            position.place[position.slot_tile[0]] = state.UNSEEN
            position.slot_tile[0] = used
            position.place[used] = state.LOT
        position.used[used] = 1
        position.workers_on[used * COLOURS + RED] = 1
        position.bag[RED] -= 1
        position.colour[used] = RED
        position.use_tile = used
        for key, value in values.items():
            setattr(position, key, value)

    return spoil


def no_workers_to_pay(position: State) -> None:
    use_in("peddler", phase=state.PAY)(position)
    yellow = position.turn * COLOURS + pieces.YELLOW
    position.bag[pieces.YELLOW] += position.screen[yellow]
    position.screen[yellow] = 0


def nothing_to_take(position: State) -> None:
    use_in("workshop", phase=state.TAKE)(position)
    for kind in range(3):
        home = position.villages[0][0]
        position.goods[home * 4 + kind] += position.stock[kind]
        position.stock[kind] = 0


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (second_home, "S1: seat 0 has a second home, home_"),
        (summer_lot, "can't be lot in spring (turn)"),
        (summer_lot, "S2: 6 spring tiles in play instead of 7"),
        (eleven_lots, "S2: 8 lots instead of 7"),
        (third_boat_gone, "S2: sea_breese is missing: 3 players use 3 boats"),
        (item("place", 60, state.UNSEEN), "S2: turn_order_tile_1 is missing: 3 players use 2 "),
        (item("slot_tile", LOT_SLOTS, -1), "S2: turn_order_tile_1 is not at its slot"),
        (gap_between_lots, "T1: 7 lots, and none at slot 2"),
        (won_in_turn, "can't be won in spring (turn)"),
        (item("hand", 0, []), "S1: seat 0 holds 0 winter tiles instead of 3"),
        (hold_a_lot, "which is not a winter tile"),
        (hold_a_lot, "is held by seat 0 and lot"),
        (both_hold, "is held twice"),
        (item("has_picked", 1, True), "T3: seat 1 has picked 0 winter tiles: at the wrong time"),
        (item("picked", 0, [0]), "T3: seat 0 picked home_1 and does not hold it"),
        (item("winter_picked", 0, 2), "T3: seat 0 brought 2 winter tiles out of 3"),
        (back_of_lot, "(lot) can't show side 1"),
        (turned_lot, "has a cell or is turned, and lies in no village"),
        (wrong_cell, "V1: 4 cells are taken by 3 tiles"),
        (item("power", pieces.POWER_1A, 2), "X: boat 1a belongs to 2 instead of -1"),
        (workers_on_boat, "workers on keyflower, which has room for"),
        (skills_on_boat, "skills on keyflower, which has room for"),
        (set_to("boats", [0, 1]), "E6: 2 boats not picked instead of 3"),
        (set_to("boats", [1, 0, 2]), "S3: boats [1, 0, 2] are not boats in play, in their order"),
        (set_to("turn", 3), "T4: seats "),
        (set_to("passes", 3), "T5: 3 passes in a row, 2 at most"),
        (set_to("queue", [1]), "E6: players wait for boats, and none are picked now"),
        (item("turn_winner", 0, 1), "E6: players wait for boats, and none are picked now"),
        (lambda s: set_to("start", (s.start + 1) % 3)(s), "S5: seat "),
        (set_to("use_tile", 8), "U5: a tile is in use in phase turn"),
        (set_to("steps", 2), "M1: 2 steps and 0 upgrades left in phase turn"),
        (set_to("phase", state.PAY), "U5: no tile is in use in phase pay"),
        (use_in("miner", phase=state.PAY), "U7: miner leaves no choice of what to pay"),
        (no_workers_to_pay, "U7: seat 2 can't pay for peddler"),
        (use_in("miner", phase=state.TAKE), "U10: miner leaves no choice of resources"),
        (nothing_to_take, "U10: workshop has nothing to choose from in stock"),
        (
            use_in("stable", phase=state.TRANSPORT, steps=5, upgrades=1),
            "M1: 5 steps and 1 upgrades left on stable out of 2 and 1",
        ),
        (
            use_in("workshop", phase=state.TAKE, steps=1),
            "M1: 1 steps and 0 upgrades before workshop is used",
        ),
        (set_to("phase", state.BUILD), "E9: nobody has a tile to add"),
        (set_to("phase", state.PICK_WINTER), "T3: winter tiles are picked in spring"),
        (set_to("phase", state.OVER), "F1: the game ends in spring"),
        (set_to("phase", state.FLIP), "has no Flipper in the village, or nothing to flip"),
    ],
)
def test_what_is_broken_in_spring_is_named(spoil: Spoil, message: str) -> None:
    position = Game.new(players=3, seed=3).state
    assert problems(position) == []
    spoil(position)
    said = problems(position)
    assert any(message in line for line in said), said


def winner_of_tile_four(position: State) -> None:
    position.turn_winner[3] = 0


def leftover_colour(position: State) -> None:
    position.colour[position.villages[0][0]] = RED


@pytest.mark.parametrize(
    ("season", "phase", "spoil", "message"),
    [
        (pieces.SUMMER, state.PICK_BOAT, set_to("queue", []), "E6: seats [] wait for boats"),
        (pieces.SUMMER, state.PICK_BOAT, winner_of_tile_four, "E6: turn-order tile 4 can't have"),
        (pieces.SUMMER, state.PICK_BOAT, leftover_colour, "of the season that ended"),
        (pieces.AUTUMN, state.BUILD, set_to("boats", [1]), "E6: 1 boats not picked"),
        (
            pieces.WINTER,
            state.PICK_WINTER,
            set_to("has_picked", [True] * 3),
            "T3: all have picked winter tiles, and they are not out",
        ),
        (pieces.WINTER, state.TURN, item("winter_picked", 0, 0), "T3: seat 0 brought 0 winter"),
        (pieces.WINTER, state.TURN, item("has_picked", 0, False), "T3: seat 0 has picked 0 winter"),
    ],
)
def test_what_is_broken_later_is_named(season: int, phase: int, spoil: Spoil, message: str) -> None:
    position = at(3, season, phase)
    assert problems(position) == []
    spoil(position)
    said = problems(position)
    assert any(message in line for line in said), said


def test_the_purple_worker_is_where_it_was_won() -> None:
    def won_and_others_pick(s: State) -> bool:
        return s.phase == state.PICK_BOAT and s.picks == 1 and s.turn_winner[1] >= 0

    games = (play(3, seed, won_and_others_pick) for seed in range(100))
    position = next(game for game in games if game is not None)
    position.start = (position.start + 1) % 3
    assert f"E7: seat {position.start} is start player instead of" in " ".join(problems(position))


def test_everyone_has_one_boat_at_the_end() -> None:
    position = at(3, pieces.WINTER, state.OVER)
    boats = position.lookup.boats
    mine = next(i for i in position.villages[0] + position.aside[0] if i in boats)
    if mine in position.villages[0]:
        position.villages[0].remove(mine)
    else:
        position.aside[0].remove(mine)
    assert "E8: seat 0 has 0 boats instead of 1" in problems(position)


def test_a_tile_that_fits_nowhere_is_set_aside() -> None:
    position = at(3, pieces.SPRING, state.BUILD)
    seat = next(seat for seat in range(3) if position.won[seat])
    home = position.villages[seat][0]
    position.lookup = Game.new(players=2, seed=1, catalogue=position.lookup.catalogue).state.lookup
    for rotation in range(6):
        position.lookup.pattern[home * 6 + rotation] = 0xFFF  # an edge that no tile has
    assert f"V3: none of the tiles that seat {seat} won fits anywhere" in problems(position)
