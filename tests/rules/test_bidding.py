"""B: bidding for tiles; C: the colours of tiles."""

import pytest
from tests.script import (
    Seat,
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
    village,
    workers,
)

from keyflower import Game
from keyflower.rules.pieces import COLOUR_NAMES

LOTS = ["miner", "keywood", "quarryman", "stable", "peddler"]


def market(players: int = 2, **seats: Seat) -> Game:
    """Spring with the same lots for all; every seat has plenty unless it says otherwise."""
    hands = {f"p{p}": seat("9 red 5 blue 2 yellow 1 green") for p in range(players)}
    return board(players=players, lots=LOTS, hands=hands | seats)


# -------- B1: what can be bid for


@pytest.mark.rule("B1")
def test_all_village_tiles_laid_out_and_turn_order_tiles_can_be_bid_for() -> None:
    """Four players: eight lots and three turn-order tiles."""
    game = board(players=4, p0=seat("1 red"))
    places = {line.split()[-1] for line in legal(game) if line.startswith("bid ")}
    assert len([place for place in places if place.startswith("lot:")]) == 8
    assert {place for place in places if place.startswith("turn:")} == {
        "turn:1",
        "turn:2",
        "turn:3",
    }
    assert len(places) == 11


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("season", "tile"),
    [("summer", "summer_boat_1a"), ("summer", "summer_boat_4b"), ("winter", "keythedral")],
)
def test_summer_boats_and_winter_tiles_can_be_bid_for(season: str, tile: str) -> None:
    game = board(season=season, lots=[tile], p0=seat("2 red"))
    name = tile.rstrip("ab")
    play(game, f"p0: bid 2 red lot:{name}")
    assert bid_of(game, 0, name) == "2 red"
    end_season(game)
    assert name in village(game, 0)


@pytest.mark.rule("B1")
def test_tiles_without_an_action_can_be_bid_for() -> None:
    game = board(season="autumn", lots=["well"], p0=seat("1 red"))
    play(game, "p0: bid 1 red lot:well")
    assert bid_of(game, 0, "well") == "1 red"


@pytest.mark.rule("B1")
def test_boats_and_tiles_in_villages_cannot_be_bid_for() -> None:
    game = board(season="summer", p0=seat("3 red", village=["miner"]), p1=seat(village=["stable"]))
    for place in ("p0:miner", "p1:stable", "p0:home_1", "p1:home_2"):
        assert "is in a village, so nobody can bid for it (B1)" in refused(
            game, f"bid 1 red {place}"
        )
    assert "keyflower is not laid out" in refused(game, "bid 1 red lot:keyflower")
    assert not [line for line in legal(game) if line.startswith("bid") and " p" in line]


@pytest.mark.rule("B1")
def test_tiles_of_another_season_cannot_be_bid_for() -> None:
    game = board(season="summer", p0=seat("3 red"))
    for tile in ("miner", "well", "scholar"):
        assert f"{tile} is not laid out" in refused(game, f"bid 1 red lot:{tile}")


# -------- B2: how large a bid must be


@pytest.mark.rule("B2")
def test_a_bid_opens_with_at_least_one_worker_and_no_upper_limit() -> None:
    game = market(p0=seat("40 red"), p1=seat())
    assert bids_at(game, "lot:miner") == [f"{count} red" for count in range(1, 41)]
    assert "not a number of workers" in refused(game, "p0: bid 0 red lot:miner")
    assert "no workers are named" in refused(game, "p0: bid lot:miner")
    play(game, "p0: bid 40 red lot:miner")
    assert bid_of(game, 0, "miner") == "40 red"


@pytest.mark.rule("B2")
def test_a_new_bid_must_be_strictly_larger_than_the_largest() -> None:
    game = market(players=3)
    play(game, "p0: bid 3 red lot:miner")
    for count in (1, 2, 3):
        message = refused(game, f"p1: bid {count} red lot:miner")
        assert "you need at least 4 to lead here: seat 0 has 3 (B2)" in message
    play(game, "p1: bid 4 red lot:miner")
    assert bids_at(game, "lot:miner")[0] == "5 red"
    assert "you need at least 5 to lead" in refused(game, "p2: bid 4 red lot:miner")
    play(game, "p2: bid 5 red lot:miner")
    assert [bid_of(game, p, "miner") for p in range(3)] == ["3 red", "4 red", "5 red"]


@pytest.mark.rule("B2")
def test_workers_on_a_tile_are_no_bid() -> None:
    """A tile used by two workers is opened with one."""
    game = market()
    play(game, "p0: use 2 red lot:miner")
    play(game, "p1: bid 1 red lot:miner")
    assert bid_of(game, 1, "miner") == "1 red"


@pytest.mark.rule("B2")
def test_the_new_total_counts_not_the_workers_added() -> None:
    """With 2 there, two more are enough against 3; one more is not."""
    game = play(market(), "p0: bid 2 red lot:miner\np1: bid 3 red lot:miner")
    assert "you need at least 4 in total" in refused(game, "p0: bid 1 red lot:miner")
    play(game, "p0: bid 2 red lot:miner")
    assert bid_of(game, 0, "miner") == "4 red"


@pytest.mark.rule("B2", "B4")
@pytest.mark.parametrize(
    ("winner", "turns"),
    [
        (0, ["p0: pass", "p1: bid 1", "p2: bid 2", "p0: bid 3"]),
        (1, ["p0: bid 1", "p1: pass", "p2: bid 2", "p0: pass", "p1: bid 3"]),
        (2, ["p0: bid 1", "p1: bid 2", "p2: bid 3"]),
    ],
)
def test_the_largest_bid_wins_the_tile(winner: int, turns: list[str]) -> None:
    """At the season's end, whoever bid first."""
    game = market(players=3)
    for turn in turns:
        play(game, turn if turn.endswith("pass") else f"{turn} red lot:miner")
    end_season(game)
    assert ["miner" in village(game, p) for p in range(3)] == [p == winner for p in range(3)]


# -------- B3: the colour of a bid


@pytest.mark.rule("B3")
def test_a_bid_is_raised_in_its_colour_only() -> None:
    game = play(market(), "p0: bid 1 red lot:miner\np1: pass")
    for colour in ("blue", "yellow", "green"):
        assert "your bid here is red: add only red workers (B3)" in refused(
            game, f"p0: bid 1 {colour} lot:miner"
        )


@pytest.mark.rule("B3", "C1")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_bid_has_the_tiles_colour(colour: str) -> None:
    """Any colour opens; after that only this one."""
    plenty = seat("4 red 4 blue 4 yellow 4 green")
    game = play(market(p0=plenty, p1=plenty), f"p0: bid 1 {colour} lot:miner")
    assert bids_at(game, "lot:miner") == [f"{count} {colour}" for count in (2, 3, 4)]
    other = "blue" if colour == "red" else "red"
    message = refused(game, f"p1: bid 2 {other} lot:miner")
    assert f"this tile is {colour} this season (C1)" in message


# -------- B4: the largest bid


@pytest.mark.rule("B4")
def test_the_largest_bid_cannot_be_moved() -> None:
    """Neither to another bid, nor to a use, nor as a payment."""
    game = play(market(), "p0: bid 1 yellow lot:miner\np1: pass")
    stays = "your bid at lot:miner is the largest, so it can’t move (B4)"
    assert stays in refused(game, "p0: bid +lot:miner lot:keywood")
    assert stays in refused(game, "p0: bid 1 yellow +lot:miner lot:keywood")
    assert stays in refused(game, "p0: use +lot:miner lot:keywood")
    assert stays in refused(game, "p0: use +lot:miner lot:miner")
    play(game, "p0: use 1 red lot:peddler")
    assert "so it can’t move (B4)" in refused(game, "p0: pay +lot:miner")


@pytest.mark.rule("B4")
@pytest.mark.parametrize("more", [1, 2, 6])
def test_the_largest_bid_may_be_added_to_by_any_number(more: int) -> None:
    game = play(market(), f"p0: bid 1 red lot:miner\np1: pass\np0: bid {more} red lot:miner")
    assert bid_of(game, 0, "miner") == f"{1 + more} red"


@pytest.mark.rule("B4")
def test_a_tile_that_was_ever_bid_for_has_a_winner() -> None:
    """The loser moves away, the winner stays, whatever happens at the tile."""
    game = play(
        market(),
        "p0: bid 1 red lot:miner",
        "p1: bid 2 red lot:miner",
        "p0: bid +lot:miner lot:keywood",
        "p1: pass",
    )
    assert not [line for line in legal(game) if "+lot:miner" in line]
    end_season(game)
    assert "miner" in village(game, 1)
    assert "keywood" in village(game, 0)


@pytest.mark.rule("B4")
def test_no_bid_is_ever_reduced_or_split() -> None:
    """Every legal action of a while of play: only whole losing bids ever leave a tile."""
    game = play(
        market(),
        "p0: bid 2 red lot:miner",
        "p1: bid 3 red lot:miner",
        "p0: bid 2 blue turn:1",
        "p1: bid 2 red lot:keywood",
    )
    for line in legal(game):
        after = play(game.clone(), f"p0: {line}")
        turn = bid_of(after, 0, "turn_order_tile_1")
        assert int(turn.split()[0]) >= 2, line
        mine = bid_of(after, 0, "miner")
        assert mine == "" or int(mine.split()[0]) >= 2, line
        assert (mine == "") == ("+lot:miner" in line)
    assert "bid +lot:miner lot:quarryman" in legal(game)


# -------- B5: losing bids


def outbid() -> Game:
    """Seat 0 has lost with 2 red at miner and with 1 red at keywood, and is in turn."""
    return play(
        market(),
        "p0: bid 2 red lot:miner",
        "p1: bid 3 red lot:miner",
        "p0: bid 1 red lot:keywood",
        "p1: bid 2 red lot:keywood",
    )


@pytest.mark.rule("B5", "B6")
def test_a_losing_bid_is_topped_up_from_the_screen() -> None:
    game = outbid()
    assert "you need at least 4 in total" in refused(game, "p0: bid 1 red lot:miner")
    play(game, "p0: bid 2 red lot:miner")
    assert bid_of(game, 0, "miner") == "4 red"
    assert "largest, so it can’t move" in refused(play(game, "p1: pass"), "bid +lot:miner turn:1")


@pytest.mark.rule("B5", "B6")
@pytest.mark.parametrize(("line", "total"), [("1 red +lot:keywood", 4), ("6 red +lot:keywood", 9)])
def test_a_losing_bid_is_topped_up_by_others_and_the_screen_together(line: str, total: int) -> None:
    game = play(outbid(), f"p0: bid {line} lot:miner")
    assert bid_of(game, 0, "miner") == f"{total} red"
    assert bid_of(game, 0, "keywood") == ""


@pytest.mark.rule("B5")
def test_a_losing_bid_is_topped_up_by_another_alone_if_that_makes_it_the_largest() -> None:
    """2 red at miner join 1 red at keywood, against 2; the other way round 3 are too few."""
    game = outbid()
    assert "you need at least 4 in total" in refused(game, "p0: bid +lot:keywood lot:miner")
    play(game, "p0: bid +lot:miner lot:keywood")
    assert (bid_of(game, 0, "keywood"), bid_of(game, 0, "miner")) == ("3 red", "")


@pytest.mark.rule("B5")
def test_a_losing_bid_is_topped_up_in_its_colour_only() -> None:
    game = play(market(), "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner")
    play(game, "p0: bid 1 blue turn:1\np1: bid 2 blue turn:1")
    assert "is blue: it can only join blue workers (T6)" in refused(
        game, "p0: bid 2 red +turn:1 lot:miner"
    )
    assert "your bid here is red: add only red workers (B3)" in refused(
        game, "p0: bid +turn:1 lot:miner"
    )


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("line", "place", "total"),
    [
        ("bid +lot:miner lot:quarryman", "quarryman", 2),
        ("bid +lot:miner turn:1", "turn_order_tile_1", 2),
        ("bid 3 red +lot:miner lot:quarryman", "quarryman", 5),
        ("bid +lot:miner +lot:keywood lot:quarryman", "quarryman", 3),
        ("bid 2 red +lot:miner +lot:keywood lot:quarryman", "quarryman", 5),
    ],
)
def test_losing_bids_move_whole_to_another_bid(line: str, place: str, total: int) -> None:
    """Alone, several together, and with workers from behind the screen."""
    game = outbid()
    held = workers(game, 0)["red"]
    play(game, f"p0: {line}")
    assert bid_of(game, 0, place) == f"{total} red"
    assert bid_of(game, 0, "miner") == ""
    from_screen = int(line.split()[1]) if line.split()[1].isdecimal() else 0
    assert workers(game, 0).get("red", 0) == held - from_screen


@pytest.mark.rule("B5")
def test_a_losing_bid_moved_to_another_tile_must_lead_there() -> None:
    game = play(outbid(), "p0: pass\np1: bid 2 red turn:1")
    assert "you need at least 3 to lead here" in refused(game, "p0: bid +lot:miner turn:1")
    play(game, "p0: bid +lot:miner +lot:keywood turn:1")
    assert bid_of(game, 0, "turn_order_tile_1") == "3 red"


@pytest.mark.rule("B5")
def test_a_losing_bid_does_not_join_a_tile_of_another_colour() -> None:
    game = play(outbid(), "p0: pass\np1: bid 1 blue turn:1")
    assert "this tile is blue" in refused(game, "p0: bid +lot:miner turn:1")
    assert "this tile is blue" in refused(
        play(game, "p0: pass\np1: use 1 blue lot:stable\np1: done"), "p0: use +lot:miner lot:stable"
    )


@pytest.mark.rule("B5", "B4", "B6")
def test_a_losing_bid_moves_to_an_own_winning_bid() -> None:
    game = play(outbid(), "p0: bid 1 red lot:quarryman\np1: pass\np0: bid +lot:miner lot:quarryman")
    assert bid_of(game, 0, "quarryman") == "3 red"
    assert "so it can’t move (B4)" in refused(
        play(game, "p1: pass"), "p0: bid 1 red +lot:quarryman turn:1"
    )


@pytest.mark.rule("B5", "B6")
def test_a_losing_bid_moves_to_a_place_where_another_losing_bid_lies() -> None:
    """They are one bid from then on and win or move together."""
    game = play(outbid(), "p0: bid 1 red +lot:keywood lot:miner\np1: bid 2 red lot:miner")
    assert (bid_of(game, 0, "miner"), bid_of(game, 1, "miner")) == ("4 red", "5 red")
    play(game, "p0: bid +lot:miner lot:quarryman")
    assert (bid_of(game, 0, "miner"), bid_of(game, 0, "quarryman")) == ("", "4 red")


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("line", "tile", "total"),
    [
        ("use +lot:miner lot:quarryman", "quarryman", 2),
        ("use 1 red +lot:miner lot:quarryman", "quarryman", 3),
        ("use 1 red +lot:miner +lot:keywood lot:quarryman", "quarryman", 4),
        ("use +lot:keywood p1:home_2", "home_2", 1),
        ("use +lot:keywood p0:home_1", "home_1", 1),
    ],
)
def test_losing_bids_move_whole_to_a_use(line: str, tile: str, total: int) -> None:
    game = play(outbid(), f"p0: {line}")
    assert on_tile(game, tile) == {"red": total}
    assert bid_of(game, 0, "keywood" if "keywood" in line else "miner") == ""


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("use +lot:miner lot:miner", 2),
        ("use 2 red +lot:miner lot:miner", 4),
        ("use +lot:miner +lot:keywood lot:miner", 3),
    ],
)
def test_a_losing_bid_moves_to_a_use_of_the_very_tile_it_lost(line: str, total: int) -> None:
    game = play(outbid(), f"p0: {line}")
    assert on_tile(game, "miner") == {"red": total}
    assert bid_of(game, 0, "miner") == ""
    assert bid_of(game, 1, "miner") == "3 red"
    assert colour_of(game, "miner") == "red"


@pytest.mark.rule("B5", "U3")
def test_a_losing_bid_too_large_for_a_tile_cannot_use_it() -> None:
    """Whole or not at all: seven do not fit."""
    game = market()
    play(game, "p0: bid 7 red lot:miner\np1: bid 8 red lot:miner")
    assert "only 6 more workers fit on this tile, but this is 7" in refused(
        game, "p0: use +lot:miner lot:keywood"
    )


@pytest.mark.rule("B5", "U7")
def test_a_losing_bid_goes_whole_into_the_bag_as_a_payment() -> None:
    """The peddler takes yellow: two yellow pay for one green."""
    game = market(p0=seat("3 red 2 yellow"), p1=seat("3 yellow"))
    play(
        game,
        "p0: bid 2 yellow lot:miner",
        "p1: bid 3 yellow lot:miner",
        "p0: use 1 red lot:peddler",
    )
    yellow = bag(game)["yellow"]
    play(game, "p0: pay +lot:miner")
    assert bag(game)["yellow"] == yellow + 2
    assert bid_of(game, 0, "miner") == ""
    assert workers(game, 0) == {"red": 2, "green": 1}


@pytest.mark.rule("B5", "E1")
def test_a_losing_bid_never_goes_back_behind_the_screen_before_the_seasons_end() -> None:
    """No legal action brings a worker of it back; passing neither; the season's end does."""
    game = outbid()
    held = workers(game, 0)
    for line in legal(game):
        after = play(game.clone(), f"p0: {line}")
        assert workers(after, 0).get("red", 0) <= held["red"], line
    play(game, "p0: pass\np1: use 1 red lot:quarryman\np0: pass")
    assert workers(game, 0) == held
    assert (bid_of(game, 0, "miner"), bid_of(game, 0, "keywood")) == ("2 red", "1 red")
    play(game, "p1: pass")
    assert workers(game, 0) == {**held, "red": held["red"] + 3}


@pytest.mark.rule("B5")
def test_bids_of_others_are_not_moved() -> None:
    game = play(outbid(), "p0: pass")
    assert not [line for line in legal(game) if "+" in line]
    assert "seat 1 has no bid at lot:quarryman" in refused(game, "bid +lot:quarryman turn:1")


@pytest.mark.rule("B5", "T6")
def test_every_group_of_losing_bids_of_one_colour_can_move() -> None:
    """Three losing bids: seven ways to join them, and each with the screen besides."""
    game = play(outbid(), "p0: bid 1 red turn:1\np1: bid 2 red turn:1")
    bids = bids_at(game, "lot:quarryman")
    groups = {tuple(word for word in bid.split() if word[0] == "+") for bid in bids}
    names = ("+lot:miner", "+lot:keywood", "+turn:1")
    assert groups == {tuple(names[i] for i in range(3) if mask >> i & 1) for mask in range(8)}
    held = workers(game, 0)["red"]
    with_all = [bid for bid in bids if bid.endswith(" ".join(names))]
    assert len(with_all) == held + 1


# -------- B6, B7


@pytest.mark.rule("B6")
def test_workers_on_one_side_of_a_tile_are_one_bid() -> None:
    """Raised twice and joined by another, then outbid: it moves as one, whole."""
    game = play(
        outbid(),
        "p0: bid 1 red lot:quarryman",
        "p1: pass",
        "p0: bid 1 red lot:quarryman",
        "p1: pass",
        "p0: bid +lot:keywood lot:quarryman",
        "p1: bid 4 red lot:quarryman",
    )
    assert bid_of(game, 0, "quarryman") == "3 red"
    play(game, "p0: use +lot:quarryman lot:stable\np0: done")
    assert on_tile(game, "stable") == {"red": 3}
    assert bid_of(game, 0, "quarryman") == ""


@pytest.mark.rule("B7")
def test_one_player_may_bid_for_any_number_of_tiles() -> None:
    """All six lots and the turn-order tile; all are won."""
    game = market(p0=seat("7 red"))
    tiles = [line.split()[-1] for line in legal(game) if line.startswith("bid 1 red ")]
    assert len(tiles) == 7
    for tile in tiles:
        play(game, f"p0: bid 1 red {tile}\np1: pass")
    end_season(game)
    assert len(village(game, 0)) == 1 + 6
    assert game.state.start == 0


@pytest.mark.rule("B7")
def test_one_player_may_bid_for_several_turn_order_tiles() -> None:
    game = board(players=4, p0=seat("3 red"))
    for number in (1, 2, 3):
        play(game, f"p0: bid 1 red turn:{number}\np1: pass\np2: pass\np3: pass")
    tiles = [f"turn_order_tile_{number}" for number in (1, 2, 3)]
    assert [bid_of(game, 0, tile) for tile in tiles] == ["1 red"] * 3


# -------- C: colours


@pytest.mark.rule("C1")
@pytest.mark.parametrize("place", ["lot:miner", "turn:1", "p0:home_1", "p1:home_2", "p1:keywood"])
def test_the_first_workers_give_a_tile_its_colour(place: str) -> None:
    """On lots, turn-order tiles, homes and tiles in villages alike; for everyone."""
    season = "summer" if place.endswith("keywood") else "spring"
    hand = "3 blue 3 red"
    game = board(
        players=3,
        season=season,
        lots=["miner"] if season == "spring" else [],
        p0=seat(hand),
        p1=seat(hand, village=["keywood"] if season == "summer" else []),
        p2=seat(hand),
    )
    how = "bid" if place.startswith("turn") else "use"
    play(game, f"p0: {how} 1 blue {place}")
    if "home" in place:
        play(game, "p0: done")
    for p in (1, 2):
        assert "this tile is blue this season (C1)" in refused(game, f"p{p}: {how} 2 red {place}")
        play(game, f"p{p}: pass")
    assert "blue" in refused(game, f"p0: {how} 2 red {place}")
    play(game, f"p0: {how} 2 blue {place}")


@pytest.mark.rule("C1")
def test_each_tile_has_its_own_colour() -> None:
    game = play(market(), "p0: bid 1 blue lot:miner\np1: bid 1 red lot:keywood\np0: pass")
    assert colour_of(game, "miner") == "blue"
    assert colour_of(game, "keywood") == "red"
    assert colour_of(game, "quarryman") == ""


@pytest.mark.rule("C1", "U7")
def test_a_worker_paid_does_not_colour_the_tile() -> None:
    """The workers placed do; the payment goes into the bag."""
    game = play(market(), "p0: use 1 red lot:peddler\np0: pay yellow")
    assert colour_of(game, "peddler") == "red"


@pytest.mark.rule("C1")
def test_the_colour_stays_when_the_losing_bid_that_gave_it_has_moved_away() -> None:
    game = play(
        market(),
        "p0: bid 1 red lot:miner",
        "p1: bid 2 red lot:miner",
        "p0: bid +lot:miner lot:keywood",
    )
    assert colour_of(game, "miner") == "red"
    play(game, "p1: pass")
    assert "this tile is red" in refused(game, "p0: bid 3 blue lot:miner")


@pytest.mark.rule("C2")
@pytest.mark.parametrize("line", ["bid 1 green lot:miner", "use 1 green lot:miner"])
def test_green_may_come_first_anywhere(line: str) -> None:
    game = play(market(), f"p0: {line}")
    assert colour_of(game, "miner") == "green"
    for colour in ("red", "blue", "yellow"):
        assert "this tile is green" in refused(game, f"p1: bid 2 {colour} lot:miner")
        assert "this tile is green" in refused(game, f"p1: use 2 {colour} lot:miner")


@pytest.mark.rule("C2")
@pytest.mark.parametrize("place", ["turn:1", "p0:home_1", "p1:home_2", "lot:stable"])
def test_green_may_come_first_on_every_kind_of_tile(place: str) -> None:
    how = "bid" if place.startswith("turn") else "use"
    game = play(market(), f"p0: {how} 1 green {place}")
    names = {"turn:1": "turn_order_tile_1"}
    assert colour_of(game, names.get(place, place.partition(":")[2])) == "green"


@pytest.mark.rule("C2")
@pytest.mark.parametrize("how", ["bid", "use"])
def test_green_stands_for_no_other_colour(how: str) -> None:
    game = play(market(p1=seat("2 red 5 green")), "p0: bid 1 red lot:miner")
    assert "this tile is red" in refused(game, f"p1: {how} 2 green lot:miner")
    assert refused(game, f"p1: {how} 1 red 1 green lot:miner")
    assert not [line for line in legal(game) if "green" in line and line.endswith("lot:miner")]


@pytest.mark.rule("C2", "U7")
def test_green_pays_for_no_other_colour() -> None:
    """The peddler takes a yellow worker."""
    game = market(p0=seat("1 red 5 green"))
    assert not [line for line in legal(game) if line.endswith("lot:peddler") and "use" in line]
    assert "costs a yellow worker" in refused(game, "p0: use 1 red lot:peddler")


@pytest.mark.rule("C3")
def test_all_colours_are_forgotten_at_the_seasons_end() -> None:
    """Turn-order tile, homes and a tile won: all open for any colour in summer."""
    game = play(
        market(),
        "p0: bid 1 red lot:miner",
        "p1: bid 1 blue turn:1",
        "p0: use 1 blue p0:home_1",
        "p0: done",
        "p1: use 1 red p1:home_2",
        "p1: done",
    )
    end_season(game)
    names = ("miner", "turn_order_tile_1", "home_1", "home_2")
    assert [colour_of(game, name) for name in names] == ["", "", "", ""]
    p = game.to_act[0]
    hand = workers(game, p)
    assert {"red", "blue"} <= set(hand)
    for place in ("p0:miner", "p0:home_1", "p1:home_2"):
        for colour in ("red", "blue"):
            assert f"use 1 {colour} {place}" in legal(game)
    assert {"bid 1 red turn:1", "bid 1 blue turn:1"} <= set(legal(game))


@pytest.mark.rule("C3")
def test_within_a_season_nothing_else_changes_a_colour() -> None:
    """Bids, uses and moves by everyone: the first colour stays."""
    game = play(
        market(),
        "p0: use 1 blue lot:miner",
        "p1: bid 1 blue lot:miner",
        "p0: use 2 blue lot:miner",
        "p1: pass",
        "p0: bid 2 blue lot:miner",
        "p1: use +lot:miner lot:keywood",
        "p0: pass",
    )
    assert colour_of(game, "miner") == "blue"
    assert "this tile is blue" in refused(game, "p1: bid 5 red lot:miner")


@pytest.mark.rule("C3", "E3")
def test_a_tile_won_has_no_colour_left_even_with_workers_on_it() -> None:
    game = play(market(), "p0: use 2 blue lot:miner\np1: bid 1 blue lot:miner")
    pass_all(game)
    assert colour_of(game, "miner") == ""
    assert on_tile(game, "miner") == {}
