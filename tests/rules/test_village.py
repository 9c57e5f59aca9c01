"""V: adding tiles to villages; X3: what boat 2a changes about it."""

import random

import pytest
from tests.script import (
    aboard,
    board,
    build_all,
    end_season,
    legal,
    pass_all,
    pick_boats,
    play,
    points,
    refused,
    seat,
    side_of,
    village,
    workers,
)

from keyflower import Game, load
from keyflower.rules.chapters.village import passable, spot
from keyflower.rules.state import ASIDE, BUILD, PICK_WINTER, TURN, WON

# Columns and rows of the six neighbours, clockwise from the south, as edges are named.
AROUND = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]

# A village in which no boat fits: roads all around the home's water, no field free of a road.
NO_HARBOUR = ["keywood@1,0r4", "keystone_quarry@-1,1r4", "woodcutter@1,1r5"]


def building(season: str, *won: str, village: list[str] | None = None, **more: object) -> Game:
    """Seat 0 has won tiles and is about to add them."""
    lots = list(won)
    mine = seat("9 red", village=village or [])
    game = board(season=season, lots=lots, p0=mine, **more)  # type: ignore[arg-type]
    for tile in won:
        play(game, f"p0: bid 1 red lot:{tile.rstrip('ab') if 'boat' in tile else tile}")
        play(game, "p1: pass")
    pass_all(game)
    pick_boats(game)
    return game


def places(game: Game, tile: str, p: int = 0) -> set[tuple[str, int]]:
    """Where a tile can be added: the place and how it is turned."""
    found = [line.split() for line in legal(game, p) if line.startswith(f"place {tile} ")]
    return {(words[2], int(words[3][1])) for words in found}


def lies(game: Game, tile: str) -> tuple[str, int]:
    """Where a tile lies in its village, and how it is turned."""
    index = game.state.lookup.index[tile]
    return spot(game.state.cell[index]), game.state.rotation[index]


def fitting(game: Game, p: int, tile: str, free: bool = False) -> set[tuple[str, int]]:
    """V1, V2 told once more, from the catalogue: every place that shares an edge, all matching."""
    printed = {one.id: one.edges for one in load().tiles}
    edges: dict[tuple[int, int], list[str]] = {}
    for name in village(game, p):
        place, turned = lies(game, name)
        column, row = map(int, place.split(","))
        edges[column, row] = [printed[name][(d - turned) % 6] for d in range(6)]
    found = set()
    for column, row in edges:
        for dx, dy in AROUND:
            x, y = column + dx, row + dy
            if (x, y) in edges:
                continue
            for turned in range(6):
                mine = [printed[tile][(d - turned) % 6] for d in range(6)]
                pairs = [
                    (mine[d], edges[x + AROUND[d][0], y + AROUND[d][1]][(d + 3) % 6])
                    for d in range(6)
                    if (x + AROUND[d][0], y + AROUND[d][1]) in edges
                ]
                if free or all(one == other for one, other in pairs):
                    found.add((f"{x},{y}", turned))
    return found


# -------- V1: where, how turned, in which order


@pytest.mark.rule("V1", "V2")
def test_a_spring_tile_at_a_lone_home() -> None:
    """Home 1 has water in the south and roads elsewhere: five places, four ways to turn each."""
    game = building("spring", "miner")
    assert {place for place, _ in places(game, "miner")} == {"-1,1", "-1,0", "0,-1", "1,-1", "1,0"}
    assert len(places(game, "miner")) == 5 * 4
    assert places(game, "miner") == fitting(game, 0, "miner")


@pytest.mark.rule("V1")
def test_a_tile_shares_an_edge_with_the_village() -> None:
    game = building("spring", "miner")
    for place in ("2,0", "0,-2", "5,5", "1,1"):
        assert f"{place} doesn’t touch your village (V1)" in refused(
            game, f"p0: place miner {place} r0"
        )


@pytest.mark.rule("V1")
def test_a_tile_does_not_lie_on_another() -> None:
    game = building("spring", "miner")
    assert "home_1 is already at 0,0 (V1)" in refused(game, "p0: place miner 0,0 r0")


@pytest.mark.rule("V1")
def test_a_tile_may_be_turned_freely() -> None:
    """The miner has roads S, SW, N, SE: north of the home any turn that shows a road south."""
    game = building("spring", "miner")
    for turned in range(6):
        line = f"p0: place miner 0,-1 r{turned}"
        if turned in (0, 1, 3, 5):
            after = play(game.clone(), line)
            assert lies(after, "miner") == ("0,-1", turned)
        else:
            assert "(V2)" in refused(game, line)


@pytest.mark.rule("V1", "E9")
def test_tiles_go_to_the_own_village_only() -> None:
    """The same words for another seat mean its own village, where it has nothing to add."""
    game = building("spring", "miner")
    assert "waiting for seat 0" in refused(game, "p1: place miner 0,-1 r0")


@pytest.mark.rule("V1")
@pytest.mark.parametrize("order", [("miner", "keywood"), ("keywood", "miner")])
def test_the_player_chooses_the_order(order: tuple[str, str]) -> None:
    game = building("spring", "miner", "keywood")
    for tile in order:
        assert places(game, tile) == fitting(game, 0, tile)
        play(game, f"p0: place {tile} {'0,-1' if tile == order[0] else '0,-2'} r0")
    assert village(game, 0) == ["home_1", *order]


@pytest.mark.rule("V1")
def test_a_tile_may_lie_at_another_placed_just_before() -> None:
    game = building("spring", "miner", "keywood")
    assert "doesn’t touch your village" in refused(game, "p0: place keywood 0,-2 r0")
    play(game, "p0: place miner 0,-1 r0")
    play(game, "p0: place keywood 0,-2 r0")
    assert lies(game, "keywood") == ("0,-2", 0)


@pytest.mark.rule("V1")
def test_won_tiles_cannot_be_refused() -> None:
    """No passing, no keeping, nothing else, until all are placed."""
    game = building("spring", "miner", "keywood")
    for line in ("pass", "done", "keep", "bid 1 red turn:1"):
        assert "first add the tiles you won to your village (E9)" in refused(game, f"p0: {line}")
    assert all(line.startswith("place ") for line in legal(game, 0))
    play(game, "p0: place miner 0,-1 r0")
    assert game.state.phase == BUILD
    play(game, "p0: place keywood 0,-2 r0")
    assert game.state.phase == TURN


@pytest.mark.rule("V1")
def test_only_won_tiles_are_added() -> None:
    game = building("spring", "miner")
    for tile in ("keywood", "home_3", "keyflower"):
        assert f"{tile} isn’t one of the tiles you have to place" in refused(
            game, f"p0: place {tile} 0,-1 r0"
        )


@pytest.mark.rule("V1", "E9")
def test_everyone_builds_at_once_and_sees_no_order() -> None:
    """Two seats owe tiles: either may be first, with the same choices."""
    game = board(lots=["miner", "keywood"], p0=seat("1 red"), p1=seat("1 red"))
    play(game, "p0: bid 1 red lot:miner\np1: bid 1 red lot:keywood")
    pass_all(game)
    pick_boats(game)
    assert game.to_act == [0, 1]
    before = legal(game, 0)
    play(game, "p1: place keywood 0,-1 r0")
    assert legal(game, 0) == before
    play(game, "p0: place miner 0,-1 r0")
    assert (village(game, 0), village(game, 1)) == (["home_1", "miner"], ["home_2", "keywood"])


# -------- V2: edges


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    ("tile", "place", "why"),
    [
        ("well", "0,-1 r0", "in the south its field would meet the road of home_1 (V2)"),
        ("well", "0,1 r0", "in the north its road would meet the water of home_1 (V2)"),
        ("well", "0,1 r1", "in the north its field would meet the water of home_1 (V2)"),
    ],
)
def test_road_with_road_field_with_field_water_with_water(tile: str, place: str, why: str) -> None:
    """The well has roads N and SE, fields elsewhere."""
    game = building("autumn", tile)
    assert why in refused(game, f"p0: place {tile} {place}")


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("0,-1 r0", "in the south its water would meet the road of home_1 (V2)"),
        ("0,-1 r1", "in the south its field would meet the road of home_1 (V2)"),
        ("0,1 r1", "in the north its field would meet the water of home_1 (V2)"),
    ],
)
def test_a_boat_fits_a_lone_home_at_its_water_only(place: str, why: str) -> None:
    game = building("summer", "summer_boat_1a")
    assert places(game, "summer_boat_1") == {("0,1", 0), ("0,1", 3)}
    assert why in refused(game, f"p0: place summer_boat_1 {place}")


@pytest.mark.rule("V2")
def test_every_pair_of_touching_edges_must_match() -> None:
    """Between the home and the keywood, one edge fits and the other does not."""
    game = building("summer", "store", village=["keywood@0,-1r0"])
    # At 1,-1 the store touches the home in the south-west and the keywood in the north-west.
    printed = {tile.id: tile.edges for tile in load().tiles}["store"]
    shown = {turned: (printed[(1 - turned) % 6], printed[(2 - turned) % 6]) for turned in range(6)}
    assert shown[0] == ("field", "field")
    fits = [turned for turned in range(6) if shown[turned] == ("road", "field")]
    wrong = [turned for turned in range(6) if shown[turned] == ("road", "road")]
    assert fits != []
    assert wrong != []
    for turned in wrong:
        assert "in the north-west its road would meet the field of keywood (V2)" in refused(
            game, f"p0: place store 1,-1 r{turned}"
        )
    assert {turned for place, turned in places(game, "store") if place == "1,-1"} == set(fits)


@pytest.mark.rule("V2")
def test_a_road_link_is_not_required() -> None:
    """The well lies at the keywood's field with a field: no road leads there, and it may."""
    game = building("autumn", "well", village=["keywood@0,-1r0"])
    # The keywood has roads S, SW, N and NE; the well, as printed, N and SE.
    play(game, "p0: place well -1,-1 r1")
    assert lies(game, "well") == ("-1,-1", 1)
    keywood = game.state.lookup.index["keywood"]
    assert not any(passable(game.state, 0, keywood, direction) for direction in (1, 2, 3, 4, 5))


@pytest.mark.rule("V2")
def test_once_placed_a_tile_is_never_moved_or_turned() -> None:
    game = building("spring", "miner", "keywood")
    play(game, "p0: place miner 0,-1 r0")
    for line in ("place miner 1,-1 r0", "place miner 0,-1 r1", "place home_1 1,0 r0"):
        assert "isn’t one of the tiles you have to place" in refused(game, f"p0: {line}")
    play(game, "p0: place keywood 0,-2 r0")
    for _ in range(2):
        end_season(game)
        assert (lies(game, "miner"), lies(game, "keywood")) == (("0,-1", 0), ("0,-2", 0))


@pytest.mark.slow
@pytest.mark.rule("V1", "V2", "V3", "X3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_legal_places_of_random_games(players: int) -> None:
    """Whenever somebody builds: exactly the places that touch and match, told independently."""
    rng = random.Random(players)
    checked = 0
    for seed in range(3):
        game = Game.new(players=players, seed=seed)
        while not game.over:
            p = rng.choice(game.to_act)
            if game.state.phase == BUILD:
                free = game.state.power[2] == p
                for index in game.state.won[p]:
                    tile = game.state.lookup.ids[index]
                    assert places(game, tile, p) == fitting(game, p, tile, free)
                    checked += 1
            options = game.legal(p)
            bids = [action for action in options if action & 15 == 1]
            game.apply(rng.choice(bids if bids and rng.random() < 0.5 else options), p)
    assert checked > 20


# -------- V3: what fits nowhere


@pytest.mark.rule("V3")
def test_a_tile_that_fits_nowhere_is_set_aside() -> None:
    """The only tile won has no place: the season goes on at once, without it."""
    game = building("summer", "summer_boat_1a", village=NO_HARBOUR)
    assert fitting(game, 0, "summer_boat_1") == set()
    assert game.state.phase == TURN
    assert game.state.season == 2
    boat = game.state.lookup.index["summer_boat_1"]
    assert game.state.aside[0] == [boat]
    assert game.state.place[boat] == ASIDE
    assert "summer_boat_1" not in village(game, 0)


@pytest.mark.rule("V3")
def test_while_a_tile_fits_it_must_be_placed_and_the_others_wait() -> None:
    """The boat fits nowhere yet and is not set aside while the store is still to be placed."""
    game = building("summer", "summer_boat_1a", "store", village=NO_HARBOUR)
    boat = game.state.lookup.index["summer_boat_1"]
    assert places(game, "summer_boat_1") == set()
    assert places(game, "store") == fitting(game, 0, "store") != set()
    assert "(V" in refused(game, "p0: place summer_boat_1 0,1 r0")
    assert game.state.place[boat] == WON


@pytest.mark.rule("V3")
def test_a_tile_may_fit_after_another_was_placed() -> None:
    """The store shows a field to the open: now the boat must be placed too."""
    game = building("summer", "summer_boat_1a", "store", village=NO_HARBOUR)
    play(game, "p0: place store -1,0 r2")
    assert game.state.phase == BUILD
    assert places(game, "summer_boat_1") == fitting(game, 0, "summer_boat_1") != set()
    build_all(game)
    assert "summer_boat_1" in village(game, 0)
    assert game.state.aside[0] == []


@pytest.mark.rule("V3")
def test_when_no_tile_fits_any_more_the_rest_are_set_aside() -> None:
    """The store lies so that the boats have no place: both are set aside, the season goes on."""
    won = ("summer_boat_1a", "summer_boat_3b", "store")
    game = building("summer", *won, village=NO_HARBOUR)
    play(game, "p0: place store 1,-1 r4")
    assert game.state.season == 2
    names = [game.state.lookup.ids[tile] for tile in game.state.aside[0]]
    assert sorted(names) == ["summer_boat_1", "summer_boat_3"]
    assert "store" in village(game, 0)


@pytest.mark.rule("V3")
def test_a_tile_set_aside_is_set_aside_for_good() -> None:
    """It is not placed in a later season, though it would fit then."""
    mine = seat("1 red", village=NO_HARBOUR, aside=["summer_boat_1"])
    game = board(season="autumn", lots=["well"], p0=mine, start=0)
    play(game, "p0: bid 1 red lot:well")
    pass_all(game)
    pick_boats(game)
    assert not [line for line in legal(game, 0) if "boat" in line]
    build_all(game)
    assert fitting(game, 0, "summer_boat_1") != set()
    assert game.state.phase == PICK_WINTER
    assert game.state.aside[0] == [game.state.lookup.index["summer_boat_1"]]
    assert "summer_boat_1" not in village(game, 0)


@pytest.mark.rule("V3", "X1")
def test_a_summer_boat_set_aside_has_no_ability_any_more() -> None:
    """1a acts at the picking of boats before it (E6), and never again."""
    game = board(
        season="summer", lots=["summer_boat_1a"], p0=seat("1 red", village=NO_HARBOUR), bag="9 blue"
    )
    play(game, "p0: bid 1 red lot:summer_boat_1")
    pass_all(game)
    pick_boats(game)
    assert sum(workers(game, 0).values()) == 2
    load = sum(aboard(game, "keyflower")[0].values())
    pass_all(game)
    while game.to_act != [0]:
        play(game, "boat sea_bastion")
    play(game, "p0: boat keyflower")
    assert sum(workers(game, 0).values()) == 2 + load


@pytest.mark.rule("V3", "F10")
def test_a_tile_set_aside_scores_nothing() -> None:
    """In winter the Keyflower boat has no place: the steps of the village are worth nothing."""
    game = board(season="winter", p0=seat("1 red", village=NO_HARBOUR), start=0)
    pass_all(game)
    play(game, "p0: boat keyflower\np1: boat sea_bastion")
    build_all(game)
    assert game.over
    assert game.state.aside[0] == [game.state.lookup.index["keyflower"]]
    assert points(game, 0) == 0
    other = board(season="winter", p0=seat("1 red"), start=0)
    pass_all(other)
    play(other, "p0: boat keyflower\np1: boat sea_bastion")
    build_all(other)
    assert points(other, 0, "F10") == 1


# -------- X3: boat 2a


@pytest.mark.rule("X3")
def test_2a_lets_its_owner_add_tiles_without_matching_edges() -> None:
    """Any free place at the village, turned any way."""
    game = building("autumn", "well", village=["summer_boat_2a"])
    assert places(game, "well") == fitting(game, 0, "well", free=True)
    assert len(places(game, "well")) == 8 * 6
    play(game, "p0: place well 0,2 r0")
    assert lies(game, "well") == ("0,2", 0)


@pytest.mark.rule("X3", "V1")
def test_2a_does_not_free_a_tile_from_touching_the_village() -> None:
    game = building("autumn", "well", village=["summer_boat_2a"])
    assert "doesn’t touch your village" in refused(game, "p0: place well 3,3 r0")
    assert "is already at 0,1" in refused(game, "p0: place well 0,1 r0")


@pytest.mark.rule("X3")
def test_2a_is_for_its_owner_only() -> None:
    game = board(
        season="autumn", lots=["well"], p0=seat(village=["summer_boat_2a"]), p1=seat("1 red")
    )
    play(game, "p0: pass\np1: bid 1 red lot:well")
    pass_all(game)
    pick_boats(game)
    assert places(game, "well", 1) == fitting(game, 1, "well")


@pytest.mark.rule("X3")
def test_2a_acts_in_the_summer_in_which_it_is_won_for_itself_too() -> None:
    """Both lie where they do not match."""
    game = building("summer", "summer_boat_2a", "store")
    assert places(game, "summer_boat_2") == fitting(game, 0, "summer_boat_2", free=True)
    assert places(game, "store") == fitting(game, 0, "store", free=True)
    play(game, "p0: place summer_boat_2 0,-1 r0")  # its water at the home's road
    play(game, "p0: place store 0,1 r1")  # its field at the home's water
    assert lies(game, "summer_boat_2") == ("0,-1", 0)
    assert lies(game, "store") == ("0,1", 1)
    assert game.state.season == 2


@pytest.mark.rule("X3", "V3")
def test_with_2a_nothing_is_ever_set_aside() -> None:
    """In a village where no boat fits, 2a itself and another boat are placed."""
    game = building("summer", "summer_boat_2a", "summer_boat_1a", village=NO_HARBOUR)
    assert places(game, "summer_boat_1") == fitting(game, 0, "summer_boat_1", free=True)
    build_all(game)
    assert {"summer_boat_1", "summer_boat_2"} <= set(village(game, 0))
    assert game.state.aside[0] == []


@pytest.mark.rule("X3")
def test_side_b_of_boat_2_frees_no_edges() -> None:
    game = building("summer", "summer_boat_2b", "store")
    assert side_of(game, "summer_boat_2") == "back"
    assert places(game, "store") == fitting(game, 0, "store")
