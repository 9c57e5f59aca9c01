"""X1, X2, X7, X8: what summer boats 1 and 4 do for their owner; O1."""

import pytest
from tests.script import (
    Seat,
    aboard,
    bag,
    bid_of,
    bids_at,
    board,
    colour_of,
    end_season,
    legal,
    on_tile,
    pass_all,
    play,
    refused,
    seat,
    uses_of,
    workers,
)

from keyflower import Game, Options

# -------- X1: boat 1a, X2: boat 1b


@pytest.mark.rule("X1")
@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_1a_brings_two_workers_from_the_bag_with_the_boat(season: str) -> None:
    """The others get what is on their boats and nothing besides; the boats are empty here."""
    game = board(players=3, season=season, bag="9 blue", p1=seat(village=["summer_boat_1a"]))
    pass_all(game)
    before = workers(game, 2)
    play(game, "p0: boat keyflower\np1: boat sea_bastion\np2: boat sea_breese")
    assert workers(game, 0) == {}
    assert workers(game, 1) == {"blue": 2}
    assert workers(game, 2) == before
    assert bag(game) == {"blue": 7}


@pytest.mark.rule("X1")
def test_1a_does_not_act_before_it_is_won() -> None:
    """In summer it lies open to all; the end of spring brought nobody anything."""
    game = board(season="spring", bag="40 blue")
    pass_all(game)
    play(game, "p0: boat keyflower")
    assert workers(game, 0) == {}


@pytest.mark.rule("X1", "I7")
@pytest.mark.parametrize(("left", "got"), [("1 blue", 1), ("", 0)])
def test_1a_brings_as_many_as_there_are(left: str, got: int) -> None:
    game = board(season="winter", bag=left, p0=seat(village=["summer_boat_1a"]))
    pass_all(game)
    play(game, "p0: boat keyflower")
    assert workers(game, 0) == ({"blue": got} if got else {})


@pytest.mark.rule("X1")
def test_1a_comes_on_top_of_the_boats_load() -> None:
    """Autumn: the Keyflower carries three workers."""
    game = board(season="summer", lots=["summer_boat_1a"], p0=seat("1 red"))
    play(game, "p0: bid 1 red lot:summer_boat_1")
    end_season(game)
    held = sum(workers(game, 0).values())
    load = sum(aboard(game, "keyflower")[0].values())
    assert load == 3
    pass_all(game)
    while game.to_act != [0]:
        play(game, "boat sea_bastion")
    play(game, "p0: boat keyflower")
    assert sum(workers(game, 0).values()) == held + 3 + 2


@pytest.mark.rule("X1")
def test_1a_draws_at_the_owners_pick_once_a_season() -> None:
    """Whoever picks first: nothing at the picks of the others."""
    game = board(players=3, season="winter", start=1, turn=1, p0=seat(village=["summer_boat_1a"]))
    pass_all(game)
    play(game, "p1: boat keyflower\np2: boat sea_breese")
    assert sum(bag(game).values()) == 120
    play(game, "p0: boat sea_bastion")
    assert sum(bag(game).values()) == 118


@pytest.mark.rule("X2")
@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_1b_brings_one_green_from_the_supply(season: str) -> None:
    game = board(players=3, season=season, p1=seat(village=["summer_boat_1b"]))
    pass_all(game)
    play(game, "p0: boat keyflower\np1: boat sea_bastion\np2: boat sea_breese")
    assert [workers(game, p) for p in range(3)] == [{}, {"green": 1}, {}]
    assert game.state.greens == 19


@pytest.mark.rule("X2")
def test_1b_acts_in_the_summer_in_which_it_is_won() -> None:
    game = board(season="summer", lots=["summer_boat_1b"], p0=seat("1 red"))
    play(game, "p0: bid 1 red lot:summer_boat_1")
    pass_all(game)
    play(game, "p0: boat keyflower")
    assert workers(game, 0) == {"green": 1}


@pytest.mark.rule("X2", "I7")
def test_1b_brings_nothing_when_no_green_is_left() -> None:
    """Greens in the bag do not count."""
    game = board(season="winter", greens=0, bag="5 green", p0=seat(village=["summer_boat_1b"]))
    pass_all(game)
    play(game, "p0: boat keyflower")
    assert workers(game, 0) == {}
    assert bag(game) == {"green": 5}


@pytest.mark.rule("X2")
def test_1b_draws_no_worker_from_the_bag_and_1a_no_green_from_the_supply() -> None:
    for side, greens, left in (("b", 19, 120), ("a", 20, 118)):
        game = board(season="winter", p0=seat(village=[f"summer_boat_1{side}"]))
        pass_all(game)
        play(game, "p0: boat keyflower")
        assert (game.state.greens, sum(bag(game).values())) == (greens, left)


# -------- X7: boat 4a

LOTS = ["well", "inn", "fair", "wainwright", "forge", "barn"]


def against(owner: Seat | None = None, **more: object) -> Game:
    """Autumn. Seat 0 owns 4a, seats 1 and 2 do not; all have workers of all colours."""
    mine = owner or seat("6 blue 6 red 6 yellow 4 green", village=["summer_boat_4a"])
    hand = "8 red 6 blue 3 yellow 3 green"
    given = {"season": "autumn", "players": 3, "lots": LOTS, "p1": seat(hand), "p2": seat(hand)}
    return board(p0=mine, **{**given, **more})  # type: ignore[arg-type]


@pytest.mark.rule("X7")
@pytest.mark.parametrize("theirs", ["red", "blue", "yellow"])
def test_4a_bids_any_one_colour_against_another_players_bid(theirs: str) -> None:
    """Blue, red, yellow and green, with more workers than the largest bid."""
    game = play(against(), f"p0: pass\np1: bid 3 {theirs} lot:well\np2: pass")
    expected = {f"{count} {colour}" for colour in ("blue", "red", "yellow") for count in (4, 5, 6)}
    assert set(bids_at(game, "lot:well")) == expected | {"4 green"}
    for colour in ("blue", "red", "yellow", "green"):
        after = play(game.clone(), f"p0: bid 4 {colour} lot:well")
        assert bid_of(after, 0, "well") == f"4 {colour}"
        assert colour_of(after, "well") == theirs


@pytest.mark.rule("X7", "B2")
def test_4a_needs_more_workers_than_the_largest_bid() -> None:
    game = play(against(), "p0: pass\np1: bid 2 red lot:well\np2: bid 4 red lot:well")
    assert "you need at least 5 to lead here: seat 2 has 4" in refused(
        game, "p0: bid 4 blue lot:well"
    )
    play(game, "p0: bid 5 blue lot:well")


@pytest.mark.rule("X7")
def test_4a_wins_the_tile_with_its_off_colour_bid() -> None:
    game = play(against(), "p0: pass\np1: bid 1 red lot:well\np2: pass\np0: bid 2 green lot:well")
    pass_all(game)
    assert bag(game)["green"] == 2
    assert [game.state.lookup.ids[tile] for tile in game.state.won[0]] == ["well"]


@pytest.mark.rule("X7")
def test_4a_is_for_its_owner_only() -> None:
    game = play(against(), "p0: pass\np1: bid 1 red lot:well")
    assert set(bids_at(game, "lot:well")) == {f"{count} red" for count in range(2, 9)}
    assert "this tile is red" in refused(game, "p2: bid 2 blue lot:well")


@pytest.mark.rule("X7")
def test_4a_does_not_act_where_the_tile_is_green() -> None:
    game = play(against(), "p0: pass\np1: bid 1 green lot:well\np2: pass")
    assert set(bids_at(game, "lot:well")) == {"2 green", "3 green", "4 green"}
    message = refused(game, "p0: bid 2 blue lot:well")
    why = "The Crown boat (4a) never works here (C1, X7)"
    assert f"green this season. {why}" in message


@pytest.mark.rule("X7")
def test_4a_does_not_act_where_the_tile_has_only_been_used() -> None:
    game = play(against(), "p0: pass\np1: use 1 red lot:inn\np2: pass")
    assert set(bids_at(game, "lot:inn")) == {f"{count} red" for count in range(1, 7)}
    assert "The Crown boat (4a) needs another player’s bid" in refused(
        game, "p0: bid 3 blue lot:inn"
    )
    play(game, "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    assert bid_of(game, 0, "inn") == "2 blue"


@pytest.mark.rule("X7", "C1")
def test_4a_does_not_act_on_a_tile_that_the_owner_alone_has_bid_for() -> None:
    game = play(against(), "p0: bid 1 red lot:well\np1: pass\np2: pass")
    assert "your bid here is red: add only red workers (B3)" in refused(
        game, "p0: bid 2 blue lot:well"
    )


@pytest.mark.rule("X7")
def test_4a_with_an_own_bid_there_adds_only_its_colour() -> None:
    """Winning or losing: no second colour beside it."""
    game = play(against(), "p0: bid 1 red lot:well\np1: bid 2 red lot:well\np2: pass")
    assert set(bids_at(game, "lot:well")) == {f"{count} red" for count in range(2, 6)}
    assert "your bid here is red: add only red workers (B3)" in refused(
        game, "p0: bid 3 blue lot:well"
    )


@pytest.mark.rule("X7", "B5")
def test_to_counter_in_another_colour_the_own_bid_must_have_moved_away_in_an_earlier_turn() -> None:
    game = play(against(), "p0: bid 1 red lot:well\np1: bid 2 red lot:well\np2: pass")
    # Not in one turn: the red bid would have to be on its way while blue comes.
    assert refused(game, "p0: bid 3 blue +lot:well lot:well")
    play(game, "p0: bid +lot:well lot:forge\np1: pass\np2: pass")
    assert "3 blue" in bids_at(game, "lot:well")
    play(game, "p0: bid 3 blue lot:well")
    assert bid_of(game, 0, "well") == "3 blue"


@pytest.mark.rule("X7")
def test_the_off_colour_bid_is_raised_in_its_colour() -> None:
    """When it leads and when it has been outbid; not in the tile's colour."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:well\np2: pass\np0: bid 2 blue lot:well")
    play(game, "p1: pass\np2: pass")
    assert set(bids_at(game, "lot:well")) == {f"{count} blue" for count in range(1, 5)}
    assert "your bid here is blue" in refused(game, "p0: bid 1 red lot:well")
    play(game, "p0: bid 1 blue lot:well\np1: bid 4 red lot:well\np2: pass")
    assert (bid_of(game, 0, "well"), bid_of(game, 1, "well")) == ("3 blue", "5 red")
    assert set(bids_at(game, "lot:well")) == {"3 blue"}
    play(game, "p0: bid 3 blue lot:well")
    assert bid_of(game, 0, "well") == "6 blue"


@pytest.mark.rule("X7", "B5")
def test_a_losing_off_colour_bid_moves_like_any_other() -> None:
    """To a tile of its own colour; not to a use of the tile it lost, whose colour is another."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    play(game, "p1: bid 2 red lot:inn\np2: pass")
    assert "this tile is red" in refused(game, "p0: use +lot:inn lot:inn")
    play(game, "p0: bid +lot:inn lot:forge")
    assert (bid_of(game, 0, "forge"), bid_of(game, 0, "inn")) == ("2 blue", "")


@pytest.mark.rule("X7")
def test_a_losing_bid_of_another_colour_supplies_the_off_colour_bid() -> None:
    game = play(
        against(), "p0: bid 2 blue lot:well\np1: bid 3 blue lot:well\np2: bid 1 red lot:inn"
    )
    play(game, "p0: bid +lot:well lot:inn")
    assert bid_of(game, 0, "inn") == "2 blue"


@pytest.mark.rule("X7", "C1")
def test_everyone_else_keeps_to_the_tiles_colour() -> None:
    """For bids and for uses."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    assert colour_of(game, "inn") == "red"
    assert set(bids_at(game, "lot:inn")) == {f"{count} red" for count in range(2, 8)}
    for p in (1, 2):
        assert "red" in refused(game, f"p{p}: bid 3 blue lot:inn")
        assert "this tile is red" in refused(game, f"p{p}: use 1 blue lot:inn")
        play(game, f"p{p}: {'bid 3 red' if p == 2 else 'use 1 red'} lot:inn")
    assert bid_of(game, 2, "inn") == "3 red"


@pytest.mark.rule("X7", "U4")
def test_the_owner_too_keeps_to_the_tiles_colour_for_uses() -> None:
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    play(game, "p1: pass\np2: pass")
    assert "this tile is red" in refused(game, "p0: use 1 blue lot:inn")
    play(game, "p0: use 1 red lot:inn")
    assert on_tile(game, "inn") == {"red": 1}


@pytest.mark.rule("X7", "C3")
def test_the_off_colour_bid_left_alone_gives_the_tile_its_colour() -> None:
    """The other bid moves away, nobody is on the tile: blue from now on, for everyone."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    play(game, "p1: bid +lot:inn lot:forge")
    assert colour_of(game, "inn") == "blue"
    assert "this tile is blue" in refused(game, "p2: bid 3 red lot:inn")
    assert "this tile is blue" in refused(game, "p2: use 1 red lot:inn")
    play(game, "p2: bid 3 blue lot:inn")
    assert set(bids_at(game, "lot:inn")) == {f"{count} blue" for count in (2, 3, 4)}


@pytest.mark.rule("X7", "B5")
def test_after_the_change_of_colour_the_old_one_may_not_come_back() -> None:
    """Who moved away comes back in blue, or not at all."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    play(game, "p1: bid +lot:inn lot:forge\np2: pass\np0: pass")
    assert "this tile is blue" in refused(game, "p1: bid 3 red lot:inn")
    play(game, "p1: bid 3 blue lot:inn")
    assert bid_of(game, 1, "inn") == "3 blue"


@pytest.mark.rule("X7")
def test_the_colour_stays_while_any_other_bid_is_left() -> None:
    """Two others had bids; one moves away, the other stays."""
    game = play(
        against(),
        "p0: pass",
        "p1: bid 1 red lot:inn",
        "p2: bid 2 red lot:inn",
        "p0: bid 3 blue lot:inn",
        "p1: bid +lot:inn lot:forge",
    )
    assert colour_of(game, "inn") == "red"
    play(game, "p2: bid +lot:inn lot:barn")
    assert colour_of(game, "inn") == "blue"


@pytest.mark.rule("X7")
def test_the_colour_stays_while_a_worker_is_on_the_tile() -> None:
    """The off-colour bid is alone, and still raised in its colour; the tile stays red."""
    game = play(
        against(),
        "p0: pass",
        "p1: bid 1 red lot:inn",
        "p2: use 1 red lot:inn",
        "p0: bid 2 blue lot:inn",
        "p1: bid +lot:inn lot:forge",
    )
    assert colour_of(game, "inn") == "red"
    assert "this tile is red" in refused(game, "p2: bid 3 blue lot:inn")
    assert "this tile is red" in refused(game, "p2: use 2 blue lot:inn")
    play(game, "p2: pass")
    assert "your bid here is blue" in refused(game, "p0: bid 1 red lot:inn")
    play(game, "p0: bid 1 blue lot:inn")
    assert bid_of(game, 0, "inn") == "3 blue"
    assert colour_of(game, "inn") == "red"
    play(game, "p1: bid 4 red lot:inn")
    assert bid_of(game, 1, "inn") == "4 red"


@pytest.mark.rule("X7", "B5")
def test_a_losing_bid_that_uses_the_very_tile_keeps_its_colour() -> None:
    """It leaves the side and comes onto the tile: the off-colour bid is alone, yet no change."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:inn\np2: pass\np0: bid 2 blue lot:inn")
    play(game, "p1: use +lot:inn lot:inn")
    assert bid_of(game, 1, "inn") == ""
    assert colour_of(game, "inn") == "red"


@pytest.mark.rule("X7", "M3")
def test_the_colour_changes_after_the_complete_placement_steps_and_all() -> None:
    """The losing bid leaves to use a home: blue when its steps and upgrades are done."""
    game = play(against(), "p0: pass\np1: bid 1 red lot:well\np2: pass\np0: bid 2 blue lot:well")
    play(game, "p1: use +lot:well p1:home_2")
    assert colour_of(game, "well") == "red"
    play(game, "p1: done")
    assert colour_of(game, "well") == "blue"


@pytest.mark.rule("X7", "U7")
def test_the_colour_changes_after_the_complete_placement_payment_and_all() -> None:
    """The losing bid pays for the fair, which takes a red worker."""
    poor = seat("1 red 1 yellow")
    game = play(
        against(p1=poor), "p0: pass\np1: bid 1 red lot:well\np2: pass\np0: bid 2 blue lot:well"
    )
    play(game, "p1: use 1 yellow lot:fair")
    assert colour_of(game, "well") == "red"
    play(game, "p1: pay +lot:well")
    assert colour_of(game, "well") == "blue"
    assert workers(game, 1) == {"green": 1}


@pytest.mark.rule("X7")
def test_4a_acts_on_winter_tiles() -> None:
    game = against(season="winter", lots=["scholar", "jeweller", "windmill"])
    play(game, "p0: pass\np1: bid 1 red lot:scholar\np2: pass\np0: bid 2 blue lot:scholar")
    assert bid_of(game, 0, "scholar") == "2 blue"
    play(game, "p1: bid +lot:scholar lot:jeweller")
    assert colour_of(game, "scholar") == "blue"


@pytest.mark.rule("X7", "O1")
def test_4a_does_not_act_on_turn_order_tiles() -> None:
    game = play(against(), "p0: pass\np1: bid 1 red turn:1\np2: pass")
    assert set(bids_at(game, "turn:1")) == {f"{count} red" for count in range(2, 7)}
    message = refused(game, "p0: bid 2 blue turn:1")
    assert "The Crown boat (4a) doesn’t work here (C1, O1)" in message


@pytest.mark.rule("O1", "X7")
def test_4a_acts_on_turn_order_tiles_if_the_table_says_so() -> None:
    """The whole of X7: any colour, more workers, and the change of colour."""
    game = against(options=Options(boat_4a_on_turn_order=True))
    play(game, "p0: pass\np1: bid 1 red turn:1\np2: pass")
    assert "you need at least 2 to lead here" in refused(game, "p0: bid 1 blue turn:1")
    play(game, "p0: bid 2 blue turn:1")
    assert colour_of(game, "turn_order_tile_1") == "red"
    assert "your bid here is red: add only red workers (B3)" in refused(
        game, "p1: bid 3 blue turn:1"
    )
    play(game, "p1: bid +turn:1 lot:forge")
    assert colour_of(game, "turn_order_tile_1") == "blue"


@pytest.mark.rule("O1")
def test_o1_is_no_unless_the_table_says_so_and_stays_with_the_game() -> None:
    assert not Options().boat_4a_on_turn_order
    game = Game.new(players=2, seed=1, options=Options(boat_4a_on_turn_order=True))
    assert game.options.boat_4a_on_turn_order
    assert game.clone().options.boat_4a_on_turn_order
    assert Game.from_record(game.record()).options.boat_4a_on_turn_order
    assert not Game.from_record(Game.new(players=2, seed=1).record()).options.boat_4a_on_turn_order


@pytest.mark.rule("X7")
def test_4a_acts_from_the_season_after_it_was_won() -> None:
    """While it is still bid for it belongs to nobody, the leading bidder too."""
    game = board(
        season="summer",
        lots=["summer_boat_4a", "store"],
        p0=seat("3 red 3 blue"),
        p1=seat("3 red"),
    )
    play(game, "p0: bid 1 red lot:summer_boat_4\np1: bid 1 red lot:store")
    assert "this tile is red" in refused(game, "p0: bid 2 blue lot:store")
    end_season(game)
    assert game.to_act == [1]
    bid = next(line for line in legal(game) if line.startswith("bid 1 red lot:"))
    play(game, f"p1: {bid}\np0: bid 2 blue {bid.split()[-1]}")
    assert bid_of(game, 0, bid.partition("lot:")[2]) == "2 blue"


# -------- X8: boat 4b


def mixing(owner: str = "3 blue 3 red 3 yellow 2 green", **more: object) -> Game:
    """Autumn. Seat 0 owns 4b, seat 1 does not."""
    mine = seat(owner, village=["summer_boat_4b"])
    hand = seat("8 red 6 blue 3 yellow 3 green")
    given = {"season": "autumn", "lots": LOTS, "p0": mine, "p1": hand}
    return board(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.rule("X8")
@pytest.mark.parametrize("touched", ["bid 1 red lot:inn", "use 1 red lot:inn"])
def test_4b_uses_a_tile_bid_for_or_used_with_any_colours_mixed(touched: str) -> None:
    game = play(mixing(), f"p0: pass\np1: {touched}")
    play(game, "p0: use 1 blue 1 yellow 1 green lot:inn")
    on = dict(on_tile(game, "inn"))
    on.pop("red", None)
    assert on == {"blue": 1, "yellow": 1, "green": 1}


@pytest.mark.rule("X8")
def test_4b_may_place_one_other_colour_unmixed_or_the_tiles_own() -> None:
    game = play(mixing("1 blue 1 red 1 yellow 1 green"), "p0: pass\np1: bid 1 red lot:inn")
    four = ["blue", "red", "yellow", "green"]
    expected = set()
    for mask in range(1, 16):
        expected.add(" ".join(f"1 {four[i]}" for i in range(4) if mask >> i & 1))
    assert set(uses_of(game, "lot:inn")) == expected


@pytest.mark.rule("X8")
def test_4b_on_a_tile_that_the_owner_itself_has_bid_for_or_used() -> None:
    """By anyone means by the owner too."""
    game = play(mixing(), "p0: bid 1 red lot:inn\np1: pass\np0: use 1 blue 1 yellow lot:inn")
    assert on_tile(game, "inn") == {"blue": 1, "yellow": 1}
    game = play(mixing(), "p0: use 1 red lot:inn\np1: pass\np0: use 1 blue 1 yellow lot:inn")
    assert on_tile(game, "inn") == {"red": 1, "blue": 1, "yellow": 1}


@pytest.mark.rule("X8", "U4", "C1")
def test_4b_on_an_untouched_tile_one_colour_as_usual() -> None:
    game = mixing()
    assert "all workers of a use must be the same colour (U4)" in refused(
        game, "p0: use 1 blue 1 yellow lot:inn"
    )
    play(game, "p0: use 1 yellow lot:inn")
    assert colour_of(game, "inn") == "yellow"


@pytest.mark.rule("X8")
@pytest.mark.parametrize("tile", ["p0:home_1", "p1:home_2"])
def test_4b_acts_on_tiles_in_villages_too(tile: str) -> None:
    game = mixing()
    assert "the same colour (U4)" in refused(game, f"p0: use 1 blue 1 yellow {tile}")
    play(game, f"p0: pass\np1: use 1 red {tile}\np1: done")
    play(game, f"p0: use 1 blue 1 yellow {tile}")
    assert on_tile(game, tile[3:]) == {"red": 1, "blue": 1, "yellow": 1}


@pytest.mark.rule("X8", "C2")
def test_4b_acts_on_a_green_tile_too() -> None:
    game = play(mixing(), "p0: pass\np1: bid 1 green lot:inn\np0: use 1 blue 1 red lot:inn")
    assert on_tile(game, "inn") == {"blue": 1, "red": 1}
    assert colour_of(game, "inn") == "green"


@pytest.mark.rule("X8", "U3")
def test_4b_the_numbers_hold() -> None:
    """At least one more than the use before, six in all on the tile."""
    game = play(mixing(), "p0: pass\np1: use 2 red lot:inn")
    assert "you need at least 3 (U3)" in refused(game, "p0: use 1 blue 1 yellow lot:inn")
    assert "only 4 more workers fit" in refused(game, "p0: use 2 blue 2 yellow 1 green lot:inn")
    sizes = {sum(int(word) for word in use.split()[::2]) for use in uses_of(game, "lot:inn")}
    assert sizes == {3, 4}
    play(game, "p0: use 1 blue 1 yellow 1 green lot:inn")
    assert "the next use needs 4, but only 1 more fits" in refused(game, "p1: use 4 red lot:inn")


@pytest.mark.rule("X8", "C3")
def test_4b_the_tiles_colour_stays_for_everyone_else() -> None:
    """For bids and uses, though most workers on it have other colours."""
    game = play(mixing(), "p0: pass\np1: bid 1 red lot:inn\np0: use 1 blue lot:inn")
    assert colour_of(game, "inn") == "red"
    assert set(uses_of(game, "lot:inn")) == {f"{count} red" for count in (2, 3, 4, 5)}
    assert "this tile is red" in refused(game, "p1: use 2 blue lot:inn")
    play(game, "p1: use 2 red lot:inn\np0: pass")
    assert "your bid here is red: add only red workers (B3)" in refused(
        game, "p1: bid 2 blue lot:inn"
    )


@pytest.mark.rule("X8", "B3")
def test_4b_changes_nothing_about_bids() -> None:
    game = play(mixing(), "p0: pass\np1: bid 1 red lot:inn")
    assert "this tile is red" in refused(game, "p0: bid 2 blue lot:inn")
    assert "a bid has one colour" in refused(game, "p0: bid 1 blue 1 red lot:inn")
    assert set(bids_at(game, "lot:inn")) == {"2 red", "3 red"}


@pytest.mark.rule("X8")
def test_4b_is_for_its_owner_only_on_the_owners_tiles_too() -> None:
    game = mixing()
    play(game, "p0: use 1 blue p0:home_1\np0: done")
    assert "this tile is blue" in refused(game, "p1: use 1 red 1 blue p0:home_1")
    assert "this tile is blue" in refused(game, "p1: use 2 red p0:home_1")


@pytest.mark.rule("X8", "T6", "B5")
def test_4b_joins_losing_bids_of_several_colours() -> None:
    """Whole, together and with workers from behind the screen."""
    game = play(
        mixing(),
        "p0: bid 1 red lot:well",
        "p1: bid 2 red lot:well",
        "p0: bid 2 blue lot:forge",
        "p1: bid 3 blue lot:forge",
        "p0: pass",
        "p1: bid 1 green lot:inn",
        "p0: use 1 yellow +lot:well +lot:forge lot:inn",
    )
    assert on_tile(game, "inn") == {"red": 1, "blue": 2, "yellow": 1}
    assert (bid_of(game, 0, "well"), bid_of(game, 0, "forge")) == ("", "")
    assert colour_of(game, "inn") == "green"


@pytest.mark.rule("X8", "T6")
def test_4b_joins_no_losing_bids_of_several_colours_on_an_untouched_tile() -> None:
    game = play(
        mixing(),
        "p0: bid 1 red lot:well",
        "p1: bid 2 red lot:well",
        "p0: bid 2 blue lot:forge",
        "p1: bid 3 blue lot:forge",
    )
    assert "the same colour (U4)" in refused(game, "p0: use +lot:well +lot:forge lot:inn")


@pytest.mark.rule("X8", "U7")
def test_4b_a_converters_payment_is_still_needed() -> None:
    """The fair takes a red worker besides those placed."""
    game = play(mixing("1 red 1 blue 1 yellow"), "p0: pass\np1: bid 1 red lot:fair")
    assert "using it also costs a red worker; you’d have none left (U7)" in refused(
        game, "p0: use 1 red 1 blue lot:fair"
    )
    assert set(uses_of(game, "lot:fair")) == {"1 blue", "1 yellow", "1 blue 1 yellow"}
    play(game, "p0: use 1 blue 1 yellow lot:fair\np0: pay red")
    assert workers(game, 0) == {"green": 1}


@pytest.mark.rule("X8", "U7")
def test_4b_a_losing_bid_pays_or_is_placed_not_both() -> None:
    """The only red workers are a losing bid: it pays for the fair, so it cannot use it."""
    game = play(
        mixing("2 red 2 blue"),
        "p0: bid 2 red lot:well",
        "p1: bid 3 red lot:well",
        "p0: pass",
        "p1: bid 1 green lot:fair",
    )
    assert set(uses_of(game, "lot:fair")) == {"1 blue", "2 blue"}
    assert "you’d have none left (U7)" in refused(game, "p0: use 1 blue +lot:well lot:fair")
    red = bag(game)["red"]
    play(game, "p0: use 2 blue lot:fair\np0: pay +lot:well")
    assert workers(game, 0) == {"green": 1}
    assert bag(game)["red"] == red + 2


@pytest.mark.rule("X8")
def test_4b_lets_no_tile_be_used_that_is_never_used() -> None:
    game = play(mixing(), "p0: pass\np1: bid 1 red lot:well")
    assert "has no action to use (U2)" in refused(game, "p0: use 1 blue lot:well")
    play(game, "p0: pass\np1: bid 1 red turn:1")
    assert "you can’t use turn-order tiles (U2)" in refused(game, "p0: use 1 blue turn:1")
