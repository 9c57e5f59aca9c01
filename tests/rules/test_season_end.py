"""E: how a season ends, step by step."""

from itertools import permutations, product

import pytest
from tests.script import (
    BOATS,
    aboard,
    bag,
    board,
    build_all,
    colour_of,
    end_season,
    highest_turn_tile,
    legal,
    on_tile,
    pass_all,
    pick_boats,
    play,
    plus,
    refused,
    seat,
    side_of,
    skills,
    village,
    where,
    workers,
)

from keyflower import Game
from keyflower.formats import position
from keyflower.rules.state import BUILD, GONE, PICK_BOAT, STANDING, TURN

TURN_TILES = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}


def place_of(game: Game, name: str) -> int:
    """Where a tile is, as `State.place` says it."""
    return game.state.place[game.state.lookup.index[name]]


# -------- E1: losing bids


@pytest.mark.rule("E1")
def test_losing_bids_go_back_behind_their_owners_screens() -> None:
    game = board(
        players=3,
        lots=["miner", "keywood"],
        p0=seat("1 blue 2 green"),
        p1=seat("2 blue 3 green"),
        p2=seat("4 green 3 blue"),
    )
    play(
        game,
        "p0: bid 1 blue lot:miner",
        "p1: bid 2 blue lot:miner",
        "p2: bid 3 blue lot:miner",
        "p0: bid 2 green turn:1",
        "p1: bid 3 green turn:1",
        "p2: bid 4 green turn:1",
    )
    before = bag(game)
    pass_all(game)
    assert workers(game, 0) == {"blue": 1, "green": 2}
    assert workers(game, 1) == {"blue": 2, "green": 3}
    assert workers(game, 2) == {}
    assert bag(game) == {**before, "blue": before["blue"] + 3, "green": 4}


# -------- E2: lots without a bid


@pytest.mark.rule("E2")
def test_a_lot_without_a_bid_leaves_the_game_its_workers_go_into_the_bag() -> None:
    game = board(lots=["miner", "keywood"], p0=seat("1 blue 2 green"), p1=seat("2 blue"))
    play(
        game,
        "p0: use 1 blue lot:miner",
        "p1: use 2 blue lot:miner",
        "p0: use 2 green lot:keywood",
    )
    before = bag(game)
    pass_all(game)
    assert place_of(game, "miner") == place_of(game, "keywood") == GONE
    assert bag(game) == {**before, "blue": before["blue"] + 3, "green": 2}
    assert workers(game, 0) == workers(game, 1) == {}
    pick_boats(game)
    assert village(game, 0) == ["home_1"]
    assert village(game, 1) == ["home_2"]


# -------- E3: won tiles


@pytest.mark.rule("E3")
def test_the_winner_takes_the_tile_and_the_workers_on_it() -> None:
    game = board(lots=["miner"], p0=seat("2 green"), p1=seat("3 green 1 red"))
    play(
        game,
        "p0: use 1 green lot:miner",
        "p1: use 2 green lot:miner",
        "p0: bid 1 green lot:miner",
    )
    before = bag(game)
    pass_all(game)
    assert workers(game, 0) == {"green": 3}  # whoever placed them
    assert workers(game, 1) == {"green": 1, "red": 1}
    assert bag(game) == {**before, "green": 1}  # the bid, green too
    end_season(game)
    assert village(game, 0) == ["home_1", "miner"]
    assert is_clear(game, "miner")


def is_clear(game: Game, name: str) -> bool:
    """Nothing stands on a tile, and it has no colour."""
    return on_tile(game, name) == {} and colour_of(game, name) == ""


@pytest.mark.rule("E3", "B4")
def test_every_winner_takes_what_they_won() -> None:
    game = board(
        players=3,
        season="summer",
        lots=["mason", "store", "summer_boat_3b", "tavern"],
        p0=seat("2 blue 2 red"),
        p1=seat("3 blue"),
        p2=seat("1 yellow 1 red"),
    )
    play(
        game,
        "p0: bid 1 blue lot:mason",
        "p1: bid 2 blue lot:mason",
        "p2: bid 1 yellow lot:summer_boat_3",
        "p0: bid 2 red lot:tavern",
        "p1: bid 1 blue lot:store",
    )
    end_season(game)
    assert village(game, 0) == ["home_1", "tavern"]
    assert sorted(village(game, 1)) == ["home_2", "mason", "store"]
    assert village(game, 2) == ["home_3", "summer_boat_3"]
    assert side_of(game, "summer_boat_3") == "back"
    assert workers(game, 0)["blue"] >= 1  # the losing bid


@pytest.mark.rule("E3", "X1")
def test_1a_acts_at_the_end_of_the_summer_in_which_it_is_won() -> None:
    game = board(season="summer", bag="5 red", lots=["summer_boat_1a"], p0=seat("1 blue"))
    play(game, "p0: bid 1 blue lot:summer_boat_1")
    pass_all(game)
    assert workers(game, 0) == {}
    pick_boats(game)
    # Two of the five reds and the blue of the winning bid, which went into the bag first (E3).
    assert sum(workers(game, 0).values()) == 2
    assert sum(bag(game).values()) == 4


# -------- E4: workers in villages


@pytest.mark.rule("E4")
def test_workers_on_a_villages_tiles_go_to_its_owner() -> None:
    game = board(
        season="summer",
        p0=seat("3 blue 1 green", "", ["miner"]),
        p1=seat("2 blue 1 red 2 green"),
    )
    play(
        game,
        "p0: use 1 blue p0:miner",
        "p1: use 2 blue p0:miner",
        "p0: use 1 green p1:home_2",
        "p0: done",
        "p1: use 1 red p0:home_1",
        "p1: done",
    )
    before = bag(game)
    pass_all(game)
    assert workers(game, 0) == {"blue": 2 + 3, "red": 1}
    assert workers(game, 1) == {"green": 2 + 1}
    assert bag(game) == before
    assert is_clear(game, "miner")
    assert is_clear(game, "home_1")


# -------- E5: bids for turn-order tiles


@pytest.mark.rule("E5")
def test_winning_bids_on_turn_order_tiles_go_into_the_bag() -> None:
    game = board(players=3, p0=seat("2 green"), p1=seat("3 blue"))
    play(game, "p0: bid 2 green turn:1", "p1: bid 3 blue turn:2")
    before = bag(game)
    pass_all(game)
    assert bag(game) == {**before, "blue": before["blue"] + 3, "green": 2}
    assert workers(game, 0) == workers(game, 1) == {}


# -------- E6, E7: boats and the purple worker


def bid_for_turn_order(game: Game, winners: list[int | None]) -> Game:
    """Everyone bids one blue for each turn-order tile they are to win, in turn."""
    wanted = [(number, w) for number, w in enumerate(winners, 1) if w is not None]
    while wanted:
        p = game.to_act[0]
        mine = [pair for pair in wanted if pair[1] == p]
        if mine:
            play(game, f"p{p}: bid 1 blue turn:{mine[0][0]}")
            wanted.remove(mine[0])
        else:
            play(game, f"p{p}: pass")
    return pass_all(game)


def turn_order(players: int, winners: list[int | None], start: int, season: str = "summer") -> Game:
    """A season that has ended with these winners of turn-order tiles 1, 2, 3, 4."""
    hands = {f"p{p}": seat("4 blue") for p in range(players)}
    game = board(players=players, season=season, start=start, turn=start, hands=hands)
    return bid_for_turn_order(game, winners)


@pytest.mark.rule("E6", "E7")
@pytest.mark.parametrize(
    ("players", "start", "winners", "order", "new_start"),
    [
        # 2 players: tile 1 has the purple worker.
        (2, 0, [None], [0, 1], 1),
        (2, 1, [None], [1, 0], 0),
        (2, 0, [0], [0, 1], 0),
        (2, 0, [1], [1, 0], 1),
        (2, 1, [0], [0, 1], 0),
        # 3 players: tile 2.
        (3, 0, [None, None], [0, 1, 2], 1),
        (3, 2, [None, None], [2, 0, 1], 0),
        (3, 0, [None, 2], [2, 0, 1], 2),
        (3, 0, [2, None], [2, 0, 1], 1),  # unbid: 0 counts as start player, then 1 is
        (3, 1, [2, None], [2, 1, 0], 2),
        (3, 1, [2, 2], [2, 0, 1], 2),  # picks once
        (3, 0, [2, 1], [2, 1, 0], 1),
        (3, 0, [1, 0], [1, 0, 2], 0),
        # 4 players: tile 3.
        (4, 0, [None, None, None], [0, 1, 2, 3], 1),
        (4, 3, [None, None, None], [3, 0, 1, 2], 0),
        (4, 0, [None, None, 2], [2, 3, 0, 1], 2),
        (4, 0, [3, None, 1], [3, 1, 2, 0], 1),
        (4, 0, [1, 2, 1], [1, 2, 3, 0], 1),  # start player by a tile picked for already
        (4, 2, [1, 1, 1], [1, 2, 3, 0], 1),
        (4, 2, [0, 3, None], [0, 3, 2, 1], 3),
        (4, 2, [None, 2, 0], [2, 0, 1, 3], 0),
        (4, 0, [3, 2, 1], [3, 2, 1, 0], 1),
        # 5 and 6 players: tile 4.
        (5, 0, [None, None, None, 3], [3, 4, 0, 1, 2], 3),
        (5, 1, [4, None, 4, None], [4, 1, 2, 3, 0], 2),
        (5, 4, [0, 1, 2, 0], [0, 1, 2, 3, 4], 0),
        (5, 0, [4, 3, 2, 1], [4, 3, 2, 1, 0], 1),
        (6, 5, [None, None, None, None], [5, 0, 1, 2, 3, 4], 0),
        (6, 0, [5, None, 2, 4], [5, 2, 4, 0, 1, 3], 4),
        (6, 3, [2, 1, 2, None], [2, 1, 3, 4, 5, 0], 4),
        (6, 3, [2, 1, 2, 2], [2, 1, 3, 4, 5, 0], 2),
        (6, 3, [None, 5, None, 5], [5, 0, 1, 2, 3, 4], 5),
    ],
)
def test_who_picks_when_and_who_starts_next(
    players: int, start: int, winners: list[int | None], order: list[int], new_start: int
) -> None:
    game = turn_order(players, winners, start)
    assert game.to_act == order[:1]
    assert pick_boats(game) == order
    assert game.state.start == new_start
    assert game.state.season == 2
    assert game.to_act == [new_start]


def by_the_book(players: int, winners: list[int | None], start: int) -> tuple[list[int], int]:
    """E6, E7 in plain words: who picks, in order, and who starts the next season."""
    order: list[int] = []
    for winner in winners:
        if winner is not None and winner not in order:
            order.append(winner)
    purple = winners[-1]
    counts_as_start = start if purple is None else purple
    for i in range(players):
        p = (counts_as_start + i) % players
        if p not in winners:
            order.append(p)
    return order, (start + 1) % players if purple is None else purple


@pytest.mark.slow
@pytest.mark.rule("E6", "E7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_to_win_turn_order_tiles(players: int) -> None:
    everyone: list[int | None] = [None, *range(players)]
    for i, winners in enumerate(product(everyone, repeat=TURN_TILES[players])):
        start = i % players
        game = turn_order(players, list(winners), start)
        order, new_start = by_the_book(players, list(winners), start)
        assert (pick_boats(game), game.state.start) == (order, new_start), (winners, start)


@pytest.mark.rule("E7")
def test_the_purple_worker_changes_hands_as_soon_as_its_tile_is_resolved() -> None:
    game = turn_order(4, [1, None, 2], 0)
    assert (game.to_act, game.state.start) == ([1], 0)
    play(game, "p1: boat keyflower")
    assert (game.to_act, game.state.start) == ([2], 0)
    play(game, "p2: boat sea_bastion")
    assert (game.to_act, game.state.start) == ([3], 2)
    play(game, "p3: boat flipper")
    assert (game.to_act, game.state.start) == ([0], 2)


@pytest.mark.rule("E7")
def test_unbid_the_purple_worker_stays_until_all_have_picked() -> None:
    game = turn_order(3, [1, None], 2)
    for p in (1, 2):
        assert (game.to_act, game.state.start) == ([p], 2)
        play(game, f"p{p}: {legal(game)[0]}")
    assert (game.to_act, game.state.start) == ([0], 2)
    play(game, f"p0: {legal(game)[0]}")
    assert game.state.start == 0  # left of seat 2


@pytest.mark.rule("E7", "S4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_only_the_highest_turn_order_tile_has_the_purple_worker(players: int) -> None:
    hands = {f"p{p}": seat("1 blue") for p in range(players)}
    for number in range(1, TURN_TILES[players] + 1):
        game = board(players=players, turn=players - 1, start=0, hands=hands)
        play(game, f"p{players - 1}: bid 1 blue turn:{number}")
        end_season(game)
        purple = highest_turn_tile(players) == f"turn:{number}"
        assert game.state.start == (players - 1 if purple else 1)


@pytest.mark.rule("E6")
def test_who_picks_a_boat_takes_its_workers_and_skills() -> None:
    game = board(players=3)
    end_season(game)  # in spring the boats of this table are empty
    load = {boat: aboard(game, boat) for boat in BOATS[:3]}
    assert [sum(load[boat][0].values()) for boat in BOATS[:3]] == [7, 6, 4]
    assert [sum(load[boat][1].values()) for boat in BOATS[:3]] == [1, 2, 1]
    play(game, "p1: pass")  # nobody bid for the purple worker's tile: seat 1 starts summer
    pass_all(game)
    for p, boat in ((1, "sea_breese"), (2, "keyflower")):
        held = workers(game, p), skills(game, p)
        play(game, f"p{p}: boat {boat}")
        assert workers(game, p) == plus(held[0], load[boat][0])
        assert skills(game, p) == plus(held[1], load[boat][1])
        assert aboard(game, boat) == ({}, {})


@pytest.mark.rule("E6")
def test_everyone_picks_exactly_one_boat_an_empty_one_too() -> None:
    game = turn_order(3, [2, 0], 0)
    assert legal(game) == [f"boat {boat}" for boat in BOATS[:3]]
    assert "flipper isn’t in play with 3 players" in refused(game, "p2: boat flipper")
    assert "waiting for seat 2 to pick a boat" in refused(game, "p0: boat keyflower")
    play(game, "p2: boat sea_bastion")
    assert "sea_bastion is already taken (E6)" in refused(game, "p0: boat sea_bastion")
    assert "first pick a boat" in refused(game, "p0: pass")
    play(game, "p0: boat sea_breese")
    assert legal(game) == ["boat keyflower"]
    play(game, "p1: boat keyflower")
    assert game.state.season == 2
    assert [workers(game, p) for p in range(3)] == [{"blue": 3}, {"blue": 4}, {"blue": 3}]


@pytest.mark.rule("E6", "B1")
def test_turn_order_tiles_and_boats_stay_on_the_table() -> None:
    game = turn_order(3, [2, 0], 0)
    end_season(game)
    assert place_of(game, "keyflower") == STANDING
    assert [where(game, f"turn_order_tile_{number}") for number in (1, 2)] == ["turn:1", "turn:2"]
    play(game, "p0: bid 1 blue turn:1")
    assert village(game, 2) == ["home_3"]


# -------- E8: winter


@pytest.mark.rule("E8")
def test_in_winter_boats_and_turn_order_tiles_are_taken() -> None:
    game = turn_order(4, [3, None, 3], 0, "winter")
    assert game.to_act == [3]
    for p, boat in ((3, "flipper"), (0, "sea_breese"), (1, "keyflower"), (2, "sea_bastion")):
        play(game, f"p{p}: boat {boat}")
    build_all(game)
    assert sorted(village(game, 3)) == [
        "flipper",
        "home_4",
        "turn_order_tile_1",
        "turn_order_tile_3",
    ]
    assert village(game, 0) == ["home_1", "sea_breese"]
    assert village(game, 1) == ["home_2", "keyflower"]
    assert village(game, 2) == ["home_3", "sea_bastion"]
    assert place_of(game, "turn_order_tile_2") == GONE  # without a bid
    assert game.state.start == 3


@pytest.mark.rule("E8", "E3", "E5")
def test_winter_tiles_are_won_like_others() -> None:
    game = board(
        season="winter",
        lots=["windmill", "scholar", "scribes"],
        p0=seat("2 blue"),
        p1=seat("1 red"),
    )
    play(
        game,
        "p0: bid 1 blue lot:windmill",
        "p1: bid 1 red turn:1",
        "p0: bid 1 blue lot:scholar",
    )
    before = bag(game)
    pass_all(game)
    assert bag(game) == plus(before, {"blue": 2, "red": 1})
    assert place_of(game, "scribes") == GONE
    play(game, "p1: boat sea_bastion", "p0: boat keyflower")
    build_all(game)
    assert sorted(village(game, 0)) == ["home_1", "keyflower", "scholar", "windmill"]
    assert sorted(village(game, 1)) == ["home_2", "sea_bastion", "turn_order_tile_1"]
    assert game.over


@pytest.mark.rule("E8", "E7")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_winter_boats_are_picked_in_the_same_order(players: int) -> None:
    tiles = TURN_TILES[players]
    for winners in ([None] * tiles, [None] * (tiles - 1) + [1], [1] + [None] * (tiles - 1)):
        game = turn_order(players, list(winners), players - 1, "winter")
        order, holder = by_the_book(players, list(winners), players - 1)
        assert pick_boats(game) == order
        assert game.state.start == holder


# -------- E9: adding tiles


def to_build() -> Game:
    """Three players with two tiles each to add."""
    game = board(
        players=3,
        lots=["miner", "keywood", "stable", "peddler", "workshop", "gold_mine"],
        p0=seat("2 blue"),
        p1=seat("2 red"),
        p2=seat("2 yellow"),
    )
    play(
        game,
        "p0: bid 1 blue lot:miner",
        "p1: bid 1 red lot:keywood",
        "p2: bid 1 yellow lot:stable",
        "p0: bid 1 blue lot:peddler",
        "p1: bid 1 red lot:workshop",
        "p2: bid 1 yellow lot:gold_mine",
    )
    pass_all(game)
    pick_boats(game)
    assert game.state.phase == BUILD
    return game


@pytest.mark.rule("E9")
def test_any_order_of_seats_gives_the_same_villages() -> None:
    game = to_build()
    assert game.to_act == [0, 1, 2]
    plans: list[list[str]] = []
    for p in range(3):
        alone = game.clone()
        lines = []
        while p in alone.to_act and alone.state.phase == BUILD:
            lines.append(legal(alone, p)[-1])
            play(alone, f"p{p}: {lines[-1]}")
        plans.append(lines)
    assert [len(lines) for lines in plans] == [2, 2, 2]
    results = set()
    for seats in set(permutations([0, 0, 1, 1, 2, 2])):
        after = game.clone()
        done = [0, 0, 0]
        for p in seats:
            play(after, f"p{p}: {plans[p][done[p]]}")
            done[p] += 1
        assert after.state.season == 1
        results.add(position.dumps(after.state))
    assert len(results) == 1


@pytest.mark.rule("E9")
def test_nobodys_choice_depends_on_anybody_elses() -> None:
    game = to_build()
    choices = legal(game, 1)
    play(game, f"p2: {legal(game, 2)[0]}")
    play(game, f"p0: {legal(game, 0)[0]}")
    assert legal(game, 1) == choices
    assert "waiting for" not in refused(game, "p1: pass")
    assert game.to_act == [0, 1, 2]
    play(game, f"p2: {legal(game, 2)[0]}")
    assert game.to_act == [0, 1]
    assert "waiting for seats 0 and 1 to build" in refused(game, "p2: place stable 5,5 r0")


@pytest.mark.rule("E9")
def test_without_tiles_the_next_season_begins_at_once() -> None:
    game = board(players=3)
    pass_all(game)
    assert game.state.phase == PICK_BOAT
    pick_boats(game)
    assert (game.state.phase, game.state.season) == (TURN, 1)
