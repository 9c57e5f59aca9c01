"""U: using tiles, clause by clause."""

import pytest
from tests.script import (
    bag,
    bid_of,
    board,
    colour_of,
    counts,
    end_season,
    goods,
    legal,
    on_tile,
    pile,
    play,
    refused,
    seat,
    side_of,
    skills,
    stock,
    workers,
)

from keyflower import Game


def used_places(game: Game) -> set[str]:
    """Where the seat in turn may use a tile."""
    return {line.split()[-1] for line in legal(game) if line.startswith("use")}


def in_all(held: dict[str, int]) -> int:
    """How many pieces that is."""
    return sum(held.values())


# -------- U1: which tiles, and by whom


@pytest.mark.rule("U1")
def test_everyone_uses_tiles_in_every_village_and_those_laid_out() -> None:
    lots = ["store", "mason", "carpenter", "smelter", "tavern", "brewer"]
    game = board(
        season="summer",
        lots=lots,
        p0=seat("3 blue 1 red", "1 anvil 1 pick 1 saw", ["miner"]),
        p1=seat("3 blue", village=["keywood/back"]),
    )
    own = {"p0:home_1", "p0:miner"}
    others = {"p1:home_2", "p1:keywood"}
    assert used_places(game) == own | others | {f"lot:{lot}" for lot in lots}
    play(
        game,
        "p0: use 1 blue p1:keywood",
        "p1: use 1 blue p0:miner",
        "p0: use 1 blue lot:mason",
    )
    assert goods(game, "home_1") == {"wood": 3, "stone": 3}
    assert goods(game, "home_2") == {"iron": 2}


@pytest.mark.rule("U1")
def test_a_tile_is_used_whoever_bids_for_it() -> None:
    game = board(lots=["miner", "keywood"], p0=seat("6 blue"), p1=seat("6 blue"))
    play(
        game,
        "p0: bid 1 blue lot:miner",
        "p1: use 1 blue lot:miner",  # another's bid
        "p0: use 2 blue lot:miner",  # the own bid
        "p1: bid 1 blue lot:keywood",
        "p0: use 1 blue lot:keywood",
    )
    assert goods(game, "home_1") == {"iron": 2, "wood": 1}
    assert goods(game, "home_2") == {"iron": 2}
    assert bid_of(game, 0, "miner") == "1 blue"


@pytest.mark.rule("U1", "U2")
def test_in_winter_only_tiles_in_villages_are_used() -> None:
    game = board(season="winter", p0=seat("2 blue", village=["miner"]), p1=seat())
    assert used_places(game) == {"p0:home_1", "p0:miner", "p1:home_2"}


@pytest.mark.rule("U1")
def test_a_tile_not_yet_laid_out_or_gone_is_not_used() -> None:
    game = board(lots=["miner", "keywood"], p0=seat("4 blue"), p1=seat("4 blue"))
    play(game, "p0: bid 1 blue lot:keywood")
    assert "tavern is not laid out" in refused(game, "p1: use 1 blue lot:tavern")
    end_season(game)
    assert "miner is not laid out" in refused(game, "p0: use 1 blue lot:miner")
    assert "p0:keywood" in used_places(game)


# -------- U2: what is never used


# -------- U3: how many workers


@pytest.mark.rule("U3", "U11")
def test_each_use_takes_one_more_than_the_use_before() -> None:
    game = board(lots=["miner"], p0=seat("9 blue"), p1=seat("9 blue"))
    play(game, "p0: use 1 blue lot:miner")
    assert "so you need at least 2 (U3)" in refused(game, "p1: use 1 blue lot:miner")
    play(game, "p1: use 2 blue lot:miner")
    assert "so you need at least 3 (U3)" in refused(game, "p0: use 2 blue lot:miner")
    play(game, "p0: use 3 blue lot:miner")
    assert on_tile(game, "miner") == {"blue": 6}
    assert "it’s full: there are six workers on it (U3)" in refused(
        game, "p1: use 4 blue lot:miner"
    )
    assert "lot:miner" not in used_places(game)


@pytest.mark.rule("U11", "U3")
def test_one_player_uses_the_same_tile_thrice() -> None:
    game = board(season="summer", p0=seat("6 blue", village=["miner"]))
    play(
        game,
        "p0: use 1 blue p0:miner",
        "p1: pass",
        "p0: use 2 blue p0:miner",
        "p1: pass",
        "p0: use 3 blue p0:miner",
    )
    assert goods(game, "miner") == {"iron": 6}
    assert workers(game, 0) == {}


@pytest.mark.rule("U3")
@pytest.mark.parametrize(
    ("uses", "least", "most"),
    [
        ([], 1, 6),
        ([1], 2, 5),
        ([2], 3, 4),
        ([1, 2], 3, 3),
        ([3], None, None),  # the next needs 4, and 3 fit
        ([1, 3], None, None),
        ([4], None, None),
        ([6], None, None),
    ],
)
def test_more_than_needed_but_never_more_than_six(
    uses: list[int], least: int | None, most: int | None
) -> None:
    """Which numbers are legal after these uses, by either player in turn."""
    game = board(lots=["miner"], p0=seat("12 blue"), p1=seat("12 blue"))
    for count in uses:
        play(game, f"use {count} blue lot:miner")
    lines = [line for line in legal(game) if line.startswith("use") and "lot:miner" in line]
    wanted = [] if least is None or most is None else list(range(least, most + 1))
    assert lines == [f"use {count} blue lot:miner" for count in wanted]
    assert "(U3)" in refused(game, f"use {(most or 0) + 1} blue lot:miner")


@pytest.mark.rule("U3", "M5")
def test_the_count_goes_on_when_the_tile_is_upgraded() -> None:
    game = board(season="summer", p0=seat("6 blue 1 red", "anvil", ["miner"]), p1=seat("4 blue"))
    play(
        game,
        "p0: use 2 blue p0:miner",
        "p1: pass",
        "p0: use 1 red p0:home_1",
        "p0: upgrade miner anvil",
        "p0: done",
    )
    assert side_of(game, "miner") == "back"
    assert "you need at least 3 (U3)" in refused(game, "p1: use 2 blue p0:miner")
    play(game, "p1: use 4 blue p0:miner")
    assert goods(game, "home_2") == {"iron": 1, "gold": 1}


@pytest.mark.rule("U3", "C3")
def test_a_new_season_starts_at_one_again() -> None:
    game = board(p0=seat("6 blue"), p1=seat("1 red"))
    play(game, "p0: use 6 blue p0:home_1", "p0: done")
    end_season(game)
    play(game, "p1: pass")  # p0 started: the purple worker has passed to the left
    assert "use 1 blue p0:home_1" in legal(game)


@pytest.mark.rule("U3", "T6")
def test_workers_of_losing_bids_count() -> None:
    game = board(lots=["miner", "keywood", "stable"], p0=seat("7 blue"), p1=seat("9 blue"), turn=0)
    play(
        game,
        "p0: bid 2 blue lot:keywood",
        "p1: bid 3 blue lot:keywood",
        "p0: bid 3 blue lot:stable",
        "p1: bid 4 blue lot:stable",
    )
    assert "only 6 more workers fit on this tile, but this is 7" in refused(
        game, "p0: use 2 blue +lot:keywood +lot:stable lot:miner"
    )
    play(game, "p0: use 1 blue +lot:keywood +lot:stable lot:miner")
    assert on_tile(game, "miner") == {"blue": 6}
    assert bid_of(game, 0, "keywood") == bid_of(game, 0, "stable") == ""
    assert workers(game, 0) == {"blue": 1}


# -------- U4: one colour


@pytest.mark.rule("U4", "C1")
def test_all_workers_have_the_colour_of_the_tile() -> None:
    game = board(
        lots=["miner", "keywood", "stable"],
        p0=seat("3 blue 3 red 3 green"),
        p1=seat("3 blue 3 red"),
    )
    assert "the same colour (U4)" in refused(game, "p0: use 1 blue 1 red lot:miner")
    free = [line for line in legal(game) if line.startswith("use 1") and "lot:miner" in line]
    assert free == ["use 1 blue lot:miner", "use 1 red lot:miner", "use 1 green lot:miner"]
    play(game, "p0: use 1 green lot:miner")
    assert colour_of(game, "miner") == "green"
    assert "this tile is green" in refused(game, "p1: use 2 red lot:miner")
    play(game, "p1: bid 1 red lot:keywood", "p0: bid 1 blue lot:stable")
    assert "this tile is blue" in refused(game, "p1: use 1 red lot:stable")
    play(game, "p1: pass")
    assert "this tile is red" in refused(game, "p0: use 1 blue lot:keywood")
    play(game, "p0: use 1 red lot:keywood")
    assert goods(game, "home_1") == {"iron": 2, "wood": 1}


@pytest.mark.rule("U4", "T6")
def test_a_losing_bid_joins_only_workers_of_its_colour() -> None:
    game = board(lots=["miner", "keywood"], p0=seat("3 blue 3 red"), p1=seat("3 blue"))
    play(game, "p0: bid 1 blue lot:keywood", "p1: bid 2 blue lot:keywood")
    assert "the same colour (U4)" in refused(game, "p0: use 1 red +lot:keywood lot:miner")
    play(game, "p0: use 1 blue +lot:keywood lot:miner")
    assert on_tile(game, "miner") == {"blue": 2}


@pytest.mark.rule("U4", "B5")
def test_a_losing_bid_uses_the_very_tile_it_lost() -> None:
    game = board(lots=["miner"], p0=seat("1 blue"), p1=seat("2 blue"))
    play(
        game,
        "p0: bid 1 blue lot:miner",
        "p1: bid 2 blue lot:miner",
        "p0: use +lot:miner lot:miner",
    )
    assert on_tile(game, "miner") == {"blue": 1}
    assert bid_of(game, 0, "miner") == ""
    assert goods(game, "home_1") == {"iron": 2}


# -------- U5: a use of which nothing comes


@pytest.mark.rule("U5", "I7")
def test_a_use_without_yield() -> None:
    """Empty stock, bag, pile and supply of greens."""
    game = board(
        season="summer",
        stock="",
        bag="",
        pile="",
        greens=0,
        p0=seat("4 blue 2 yellow", "", ["miner", "alehouse", "apprentice_hall", "peddler"]),
        p1=seat("4 blue"),
    )
    play(
        game,
        "p0: use 1 blue p0:miner",
        "p1: pass",
        "p0: use 1 blue p0:alehouse",
        "p1: pass",
        "p0: use 1 blue p0:apprentice_hall",
        "p1: pass",
        "p0: use 1 blue p0:peddler",
        "p0: pay yellow",
    )
    assert workers(game, 0) == {"yellow": 1}
    assert skills(game, 0) == goods(game, "miner") == {}
    assert on_tile(game, "peddler") == {"blue": 1}


@pytest.mark.rule("U5", "M3")
def test_a_transport_without_step_and_upgrade() -> None:
    game = board(p0=seat("1 blue"))
    play(game, "p0: use 1 blue p0:home_1")
    assert legal(game) == ["done"]
    play(game, "p0: done")
    assert game.to_act == [1]
    assert on_tile(game, "home_1") == {"blue": 1}


@pytest.mark.rule("U5")
def test_the_yield_comes_at_once() -> None:
    """What is drawn can be placed in the same season's next turn."""
    game = board(bag="1 red", lots=["alehouse"], p0=seat("1 blue"))
    play(
        game,
        "p0: use 1 blue lot:alehouse",
        "p1: pass",
        "p0: bid 1 red turn:1",
    )
    assert workers(game, 0) == {}


# -------- U6: where it goes


@pytest.mark.rule("U6")
def test_resources_lie_on_the_own_tile_or_on_the_home() -> None:
    game = board(
        season="summer",
        lots=["mason"],
        p0=seat("4 blue", "2 pick", ["miner"]),
        p1=seat("3 blue", "", ["keywood"]),
    )
    play(game, "p0: use 1 blue p0:miner")
    assert (goods(game, "miner"), goods(game, "home_1")) == ({"iron": 2}, {})
    play(game, "p1: use 2 blue p0:miner")
    assert (goods(game, "miner"), goods(game, "home_2")) == ({"iron": 2}, {"iron": 2})
    play(game, "p0: use 1 blue p1:keywood")
    assert (goods(game, "keywood"), goods(game, "home_1")) == ({}, {"wood": 1})
    play(
        game,
        "p1: pass",
        "p0: bid 1 blue lot:mason",
        "p1: pass",
        "p0: use 1 blue lot:mason",  # won for now, but not in the village
    )
    assert (goods(game, "mason"), goods(game, "home_1")) == ({}, {"wood": 1, "stone": 3})


@pytest.mark.rule("U6")
def test_skills_and_workers_go_behind_the_screen_of_the_user() -> None:
    game = board(
        season="summer",
        bag="1 yellow",
        pile="1 saw",
        p0=seat("2 blue"),
        p1=seat("", "", ["alehouse", "apprentice_hall"]),
        players=3,
    )
    play(
        game,
        "p0: use 1 blue p1:alehouse",
        "p1: pass",
        "p2: pass",
        "p0: use 1 blue p1:apprentice_hall",
    )
    assert workers(game, 0) == {"yellow": 1}
    assert skills(game, 0) == {"saw": 1}
    assert workers(game, 1) == skills(game, 1) == {}


# -------- U7: converters


@pytest.mark.rule("U7")
@pytest.mark.parametrize(
    ("name", "held", "shown"),
    [
        ("peddler", "2 blue 1 red 1 green", "a yellow worker"),
        ("store", "2 yellow 1 red 1 green", "a blue worker"),
        ("fair", "2 blue 1 yellow 1 green", "a red worker"),
        ("peddler", "1 yellow", "a yellow worker"),  # placed, and none left to pay
        ("tavern", "1 blue", "a worker"),
        ("tavern", "1 green", "a worker"),
    ],
)
@pytest.mark.parametrize("side", ["front", "back"])
def test_without_the_worker_no_use(name: str, side: str, held: str, shown: str) -> None:
    game = board(season="winter", p0=seat(held, "3 saw", [f"{name}/{side}"]))
    placed = next(iter(counts(held)))
    message = refused(game, f"p0: use 1 {placed} p0:{name}")
    assert f"using it also costs {shown}; you’d have none left (U7)" in message
    assert f"p0:{name}" not in used_places(game)


@pytest.mark.rule("U7")
@pytest.mark.parametrize(
    ("name", "held", "shown"),
    [
        ("brewer", "", "a skill"),
        ("hiring_fair", "", "a skill"),
        ("carpenter", "2 anvil 2 pick", "a saw"),
        ("mason", "2 anvil 2 saw", "a pick"),
        ("smelter", "2 pick 2 saw", "an anvil"),
    ],
)
@pytest.mark.parametrize("side", ["front", "back"])
def test_without_the_skill_no_use(name: str, side: str, held: str, shown: str) -> None:
    game = board(season="winter", p0=seat("3 blue", held, [f"{name}/{side}"]))
    message = refused(game, f"p0: use 1 blue p0:{name}")
    assert f"using it costs {shown}; you have none (U7)" in message
    assert f"p0:{name}" not in used_places(game)


@pytest.mark.rule("U7")
def test_the_paid_worker_is_besides_those_placed() -> None:
    """Three yellows: two can be placed, one must be left to pay."""
    game = board(lots=["peddler"], p0=seat("3 yellow"))
    uses = [line for line in legal(game) if line.endswith("lot:peddler") and line[:3] == "use"]
    assert uses == ["use 1 yellow lot:peddler", "use 2 yellow lot:peddler"]
    assert "you’d have none left (U7)" in refused(game, "p0: use 3 yellow lot:peddler")
    play(game, "p0: use 2 yellow lot:peddler", "p0: pay yellow")
    assert workers(game, 0) == {"green": 1}
    assert on_tile(game, "peddler") == {"yellow": 2}


def outbid() -> Game:
    """p0 has losing bids: 3 yellow at the keywood, 2 blue at turn:1, 1 yellow at the peddler."""
    game = board(
        lots=["keywood", "miner", "peddler"],
        p0=seat("5 yellow 3 blue"),
        p1=seat("9 yellow 9 blue"),
    )
    return play(
        game,
        "p0: bid 3 yellow lot:keywood",
        "p1: bid 4 yellow lot:keywood",
        "p0: bid 2 blue turn:1",
        "p1: bid 3 blue turn:1",
        "p0: bid 1 yellow lot:peddler",
        "p1: bid 2 yellow lot:peddler",
    )


@pytest.mark.rule("U7", "B5")
def test_one_whole_losing_bid_of_the_colour_pays() -> None:
    game = outbid()
    before = bag(game)
    play(game, "p0: use 1 yellow lot:peddler")
    # No worker is left behind the screen but a blue one; the blue bid is of the wrong colour.
    assert legal(game) == ["pay +lot:keywood", "pay +lot:peddler"]
    assert "peddler costs a yellow worker (U7)" in refused(game, "p0: pay blue")
    assert "peddler costs a yellow worker (U7)" in refused(game, "p0: pay +turn:1")
    play(game, "p0: pay +lot:keywood")
    assert bag(game) == {**before, "yellow": before["yellow"] + 3}  # all of it
    assert workers(game, 0) == {"blue": 1, "green": 1}  # for the same single benefit
    assert bid_of(game, 0, "keywood") == ""
    assert bid_of(game, 0, "peddler") == "1 yellow"


@pytest.mark.rule("U7", "B5")
def test_the_losing_bid_at_the_used_tile_pays() -> None:
    game = outbid()
    before = bag(game)["yellow"]
    play(game, "p0: use 1 yellow lot:peddler", "p0: pay +lot:peddler")
    assert bid_of(game, 0, "peddler") == ""
    assert bid_of(game, 1, "peddler") == "2 yellow"
    assert bag(game)["yellow"] == before + 1
    assert workers(game, 0) == {"blue": 1, "green": 1}


@pytest.mark.rule("U7")
def test_a_bid_that_supplied_the_workers_does_not_pay_another_may() -> None:
    game = outbid()
    play(game, "p0: use +lot:peddler lot:peddler")
    assert legal(game) == ["pay yellow", "pay +lot:keywood"]
    game = outbid()
    play(game, "p0: use 1 yellow +lot:peddler lot:peddler")
    assert legal(game) == ["pay +lot:keywood"]
    game = outbid()
    # With both bids placed and the last yellow too, nothing is left to pay.
    message = refused(game, "p0: use 1 yellow +lot:peddler +lot:keywood lot:peddler")
    assert "also costs a yellow worker; you’d have none left (U7)" in message
    play(game, "p0: use +lot:peddler +lot:keywood lot:peddler")
    assert legal(game) == ["pay yellow"]


@pytest.mark.rule("U7", "B4")
def test_a_winning_bid_does_not_pay() -> None:
    game = board(lots=["peddler", "keywood"], p0=seat("1 yellow 1 blue"), p1=seat())
    play(game, "p0: bid 1 yellow lot:keywood", "p1: pass")
    assert "you’d have none left (U7)" in refused(game, "p0: use 1 blue lot:peddler")


@pytest.mark.rule("U7")
def test_at_the_tavern_a_losing_bid_of_any_colour_pays() -> None:
    game = board(
        season="summer",
        lots=["tavern", "mason", "store"],
        bag="6 red",
        players=3,
        p0=seat("4 blue 2 green"),
        p1=seat("5 blue 3 green"),
    )
    play(
        game,
        "p0: bid 3 blue lot:mason",
        "p1: bid 4 blue lot:mason",
        "p2: pass",
        "p0: bid 2 green turn:1",
        "p1: bid 3 green turn:1",
        "p2: pass",
        "p0: use 1 blue lot:tavern",
    )
    assert legal(game) == ["pay +lot:mason", "pay +turn:1"]
    play(game, "p0: pay +turn:1")
    assert workers(game, 0) == {"red": 2}
    assert bag(game) == {"red": 4, "green": 2}


@pytest.mark.rule("U7")
@pytest.mark.parametrize(
    ("name", "paid"), [("fair", "red"), ("peddler", "yellow"), ("store", "blue")]
)
def test_greens_paid_for_are_lost_even_if_there_are_none(name: str, paid: str) -> None:
    """No green is left in the supply: the payment goes into the bag for nothing."""
    game = board(season="winter", greens=0, p0=seat(f"1 green 1 {paid}", "", [name]))
    before = bag(game)
    play(game, f"p0: use 1 green p0:{name}", f"p0: pay {paid}")
    assert workers(game, 0) == {}
    assert bag(game)[paid] == before[paid] + 1


@pytest.mark.rule("U7", "U5")
def test_skills_paid_are_lost_even_if_nothing_is_received() -> None:
    game = board(
        season="winter",
        stock="1 wood",
        bag="",
        pile="",
        p0=seat("3 blue", "1 anvil 1 pick 1 saw", ["mason", "brewer"]),
        p1=seat(),
    )
    play(
        game,
        "p0: use 1 blue p0:mason",  # no stone in stock
        "p1: pass",
        "p0: use 1 blue p0:brewer",  # no worker in the bag
        "p0: pay anvil",
        "p1: pass",
    )
    assert workers(game, 0) == {"blue": 1}
    assert goods(game, "mason") == {}
    assert skills(game, 0) == {"saw": 1}
    assert pile(game) == {"anvil": 1, "pick": 1}


# -------- U8: what comes out of the bag


@pytest.mark.rule("U8")
def test_greens_in_the_bag_are_drawn_like_others() -> None:
    game = board(lots=["alehouse"], bag="1 green", p0=seat("1 blue"), p1=seat("1 green"))
    play(game, "p0: use 1 blue lot:alehouse")
    assert workers(game, 0) == {"green": 1}
    assert bag(game) == {}


@pytest.mark.rule("U8")
def test_green_workers_come_from_the_supply_only() -> None:
    game = board(
        lots=["peddler"], bag="3 green", greens=0, p0=seat("1 blue 1 yellow"), p1=seat("3 green")
    )
    play(game, "p0: use 1 blue lot:peddler", "p0: pay yellow")
    assert workers(game, 0) == {}
    assert bag(game) == {"green": 3, "yellow": 1}


@pytest.mark.rule("U8")
def test_the_bag_is_drawn_from_at_random() -> None:
    """Every colour in the bag comes out under some seed, in about its share."""
    drawn = {"blue": 0, "red": 0, "green": 0}
    for seed in range(120):
        game = board(
            lots=["alehouse"],
            bag="2 blue 1 red 1 green",
            seed=seed,
            p0=seat("1 yellow"),
            p1=seat("1 green"),
        )
        play(game, "p0: use 1 yellow lot:alehouse")
        (colour,) = workers(game, 0)
        drawn[colour] += 1
    assert drawn["blue"] > drawn["red"] > 10
    assert drawn["blue"] > drawn["green"] > 10


# -------- U9: what is paid is not drawn again


@pytest.mark.rule("U9")
@pytest.mark.parametrize(
    ("side", "left", "got"),
    [
        ("front", "2 yellow", "2 yellow"),
        ("front", "1 yellow", "1 yellow"),
        ("front", "", ""),
        ("back", "3 yellow", "3 yellow"),
        ("back", "2 yellow", "2 yellow"),
    ],
)
def test_at_the_tavern_the_paid_worker_is_not_drawn(side: str, left: str, got: str) -> None:
    for seed in range(8):
        game = board(
            season="winter", bag=left, seed=seed, p0=seat("1 blue 1 red", "", [f"tavern/{side}"])
        )
        play(game, "p0: use 1 blue p0:tavern", "p0: pay red")
        assert workers(game, 0) == counts(got)
        assert bag(game) == {"red": 1}


@pytest.mark.rule("U9", "U7")
def test_at_the_tavern_a_losing_bid_that_pays_is_not_drawn() -> None:
    for seed in range(8):
        game = board(
            season="summer",
            lots=["tavern", "mason"],
            bag="1 yellow",
            seed=seed,
            players=3,
            p0=seat("3 blue"),
            p1=seat("3 blue"),
        )
        play(
            game,
            "p0: bid 2 blue lot:mason",
            "p1: bid 3 blue lot:mason",
            "p2: pass",
            "p0: use 1 blue lot:tavern",
            "p0: pay +lot:mason",
        )
        assert workers(game, 0) == {"yellow": 1}
        assert bag(game) == {"blue": 2}


@pytest.mark.rule("U9")
@pytest.mark.parametrize(
    ("side", "left", "got"),
    [
        ("front", "2 saw", "2 saw"),
        ("front", "1 saw", "1 saw"),
        ("front", "", ""),
        ("back", "3 saw", "3 saw"),
        ("back", "2 saw", "2 saw"),
    ],
)
def test_at_the_hiring_fair_the_paid_skill_is_not_drawn(side: str, left: str, got: str) -> None:
    for seed in range(8):
        game = board(
            season="winter",
            pile=left,
            seed=seed,
            p0=seat("1 blue", "pick", [f"hiring_fair/{side}"]),
        )
        play(game, "p0: use 1 blue p0:hiring_fair", "p0: pay pick")
        assert skills(game, 0) == counts(got)
        assert pile(game) == {"pick": 1}


@pytest.mark.rule("U9")
def test_nothing_is_drawn_before_the_payment_is_chosen() -> None:
    game = board(
        season="winter",
        bag="9 red",
        pile="9 saw",
        p0=seat("4 blue", "2 pick 1 anvil", ["tavern", "hiring_fair", "brewer"]),
        p1=seat(),
    )
    for name, payment in (("tavern", "blue"), ("hiring_fair", "pick"), ("brewer", "anvil")):
        held = workers(game, 0), skills(game, 0)
        play(game, f"p0: use 1 blue p0:{name}")
        assert bag(game).get("red") == 9 - in_all({k: v for k, v in held[0].items() if k == "red"})
        assert skills(game, 0) == held[1]
        play(game, f"p0: pay {payment}", "p1: pass")
    assert workers(game, 0) == {"red": 4}
    assert skills(game, 0) == {"pick": 1, "saw": 2}


@pytest.mark.rule("U9")
def test_elsewhere_the_payment_goes_into_bag_or_pile_at_once() -> None:
    game = board(
        season="winter",
        bag="",
        pile="",
        p0=seat("2 blue 1 red", "saw pick", ["fair", "carpenter"]),
        p1=seat(),
    )
    play(game, "p0: use 1 blue p0:fair", "p0: pay red")
    assert bag(game) == {"red": 1}
    play(game, "p1: pass", "p0: use 1 blue p0:carpenter")
    assert pile(game) == {"saw": 1}


# -------- U10: the workshop


@pytest.mark.rule("U10")
@pytest.mark.parametrize(
    ("left", "offered"),
    [
        ("1 iron 1 stone 1 wood 1 gold", ["take iron", "take stone", "take wood"]),
        ("1 iron 1 wood 1 gold", ["take iron", "take wood"]),
        ("2 stone 1 gold", ["take stone"]),
    ],
)
def test_the_front_offers_what_is_in_stock(left: str, offered: list[str]) -> None:
    game = board(lots=["workshop"], stock=left, p0=seat("1 blue"))
    play(game, "p0: use 1 blue lot:workshop")
    assert legal(game) == offered
    assert "workshop doesn’t give gold (U10)" in refused(game, "p0: take gold")
    play(game, f"p0: {offered[-1]}")
    kind = offered[-1].split()[1]
    assert goods(game, "home_1") == {kind: 1}
    assert stock(game).get(kind, 0) == counts(left)[kind] - 1


@pytest.mark.rule("U10", "U5")
def test_with_none_in_stock_there_is_nothing_to_choose() -> None:
    game = board(lots=["workshop"], stock="9 gold", p0=seat("1 blue"))
    play(game, "p0: use 1 blue lot:workshop")
    assert goods(game, "home_1") == {}
    assert game.to_act == [1]
    assert on_tile(game, "workshop") == {"blue": 1}


# -------- U11: again and again


@pytest.mark.rule("U11", "U7")
def test_a_converter_is_paid_for_at_every_use() -> None:
    game = board(lots=["peddler"], p0=seat("3 blue 2 yellow"))
    play(
        game,
        "p0: use 1 blue lot:peddler",
        "p0: pay yellow",
        "p1: pass",
        "p0: use 2 blue lot:peddler",
        "p0: pay yellow",
    )
    assert workers(game, 0) == {"green": 2}


@pytest.mark.rule("U1", "U6")
def test_a_tile_that_was_won_is_used_in_the_village_next_season() -> None:
    game = board(lots=["miner"], p0=seat("2 blue"))
    play(game, "p0: bid 1 blue lot:miner")
    end_season(game)
    play(game, "p1: pass", "p0: use 1 blue p0:miner")
    assert goods(game, "miner") == {"iron": 2}
