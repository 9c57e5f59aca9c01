"""M, X3 to X5: moving resources and upgrading tiles."""

import pytest
from tests.script import (
    board,
    colour_of,
    counts,
    goods,
    legal,
    on_tile,
    pile,
    play,
    points,
    refused,
    seat,
    side_of,
    skills,
    stock,
    where,
)

from keyflower import Game

# A village: the home's roads lead N to the stable, NE to the keywood, SE to the miner; road joins
# stable and keywood, only field keywood and miner; the boat lies S on the home's water and
# touches the miner with field.
STABLE, KEYWOOD, MINER, BOAT_SPOT = "0,-1", "1,-1", "1,0", "0,1"
TILES = ["stable@0,-1", "keywood@1,-1r1", "miner@1,0r5"]


def steps(game: Game) -> set[str]:
    """The ways that are open: `0,0>1,0`."""
    return {line.split()[-1] for line in legal(game) if line.startswith("step")}


def upgrades(game: Game, name: str = "") -> list[str]:
    """The payments for a tile's upgrade: `iron wood`; or all upgrades, with the tile's name."""
    head = f"upgrade {name} " if name else "upgrade "
    return [line.removeprefix(head) for line in legal(game) if line.startswith(head)]


def moving(*boats: str, lying: str = "1 iron 1 gold", **goods_on: str) -> Game:
    """p0 has used the stable of the village above: 2 steps, 1 upgrade."""
    game = board(
        season="autumn",
        p0=seat(
            "1 blue",
            "1 saw 1 anvil",
            [*TILES, *boats],
            {"home": lying, **goods_on},
        ),
        p1=seat("1 blue", "", ["gold_mine"], {"home": "1 stone", "gold_mine": "1 stone 1 iron"}),
    )
    return play(game, "p0: use 1 blue p0:stable")


# -------- M1: whose village, how much


@pytest.mark.rule("M1")
@pytest.mark.parametrize("tile", ["p1:home_2", "p1:stable", "lot:farrier", "p0:home_1"])
def test_the_user_moves_in_the_own_village_wherever_the_tile_lies(tile: str) -> None:
    game = board(
        season="summer",
        lots=["farrier"],
        p0=seat("1 blue", "saw", ["keywood@1,-1r1"], {"home": "1 iron"}),
        p1=seat("", "", ["stable", "miner"], {"home": "1 gold", "stable": "1 wood 1 iron"}),
    )
    play(game, f"p0: use 1 blue {tile}")
    assert steps(game) == {"0,0>1,-1"}
    assert upgrades(game) == ["keywood saw"]
    assert "stable isn’t in your village (M1)" in refused(game, "p0: upgrade stable wood iron")
    play(game, "p0: step iron 0,0>1,-1", "p0: upgrade keywood saw")
    assert goods(game, "keywood") == {"iron": 1}
    assert goods(game, "home_2") == {"gold": 1}


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("tile", "most"),
    [("p0:home_1", (1, 1)), ("p0:stable", (2, 1)), ("lot:farrier", (3, 1)), ("p1:home_2", (2, 1))],
)
def test_up_to_so_many_steps_and_upgrades(tile: str, most: tuple[int, int]) -> None:
    """As the side up shows: a home's back allows 2 steps."""
    game = board(
        season="summer",
        lots=["farrier"],
        p0=seat("1 blue", "1 saw 1 anvil", TILES, {"home": "9 iron"}),
        p1=seat(home="home_2/back"),
    )
    play(game, f"p0: use 1 blue {tile}")
    for _ in range(most[0]):
        play(game, "p0: step iron 0,0>1,0")
    assert "this use has no steps left (M1)" in refused(game, "p0: step iron 0,0>1,0")
    play(game, "p0: upgrade keywood saw")
    assert game.to_act == [1]
    assert goods(game, "miner") == {"iron": most[0]}


@pytest.mark.rule("M1")
def test_no_more_upgrades_than_shown() -> None:
    game = moving()
    play(game, "p0: upgrade keywood saw")
    assert "this use has no upgrades left (M1)" in refused(game, "p0: upgrade miner anvil")
    assert upgrades(game) == []
    assert steps(game) == {f"0,0>{spot}" for spot in (STABLE, KEYWOOD, MINER)}


@pytest.mark.rule("M1")
def test_tiles_laid_out_are_neither_reached_nor_upgraded() -> None:
    game = board(
        season="autumn",
        lots=["barn", "timber_yard"],
        p0=seat("3 blue", "2 saw 2 anvil", ["stable@0,-1"], {"home": "1 wood"}),
        p1=seat("2 blue"),
    )
    play(
        game,
        "p0: bid 1 blue lot:barn",  # leading there
        "p1: pass",
        "p0: use 1 blue p0:stable",
    )
    assert upgrades(game) == []
    assert "barn isn’t in your village (M1)" in refused(game, "p0: upgrade barn saw")
    assert steps(game) == {f"0,0>{STABLE}"}


@pytest.mark.rule("M1", "V3")
def test_tiles_set_aside_are_neither_reached_nor_upgraded_nor_used() -> None:
    game = board(
        season="autumn",
        p0=seat("2 blue", "1 saw", goods={"home": "1 wood 1 iron"}, aside=["keywood", "stable"]),
    )
    assert "lot:stable" not in " ".join(legal(game))
    assert refused(game, "p0: use 1 blue p0:stable")
    play(game, "p0: use 1 blue p0:home_1")
    assert legal(game) == ["done"]
    for line in ("upgrade keywood saw", "upgrade stable iron wood"):
        assert "isn’t in your village (M1)" in refused(game, f"p0: {line}")


# -------- M2: steps


@pytest.mark.rule("M2")
def test_a_step_crosses_an_edge_where_road_meets_road() -> None:
    game = moving("summer_boat_1a@0,1")
    assert steps(game) == {f"0,0>{spot}" for spot in (STABLE, KEYWOOD, MINER)}
    assert "no road leads from home_1 to summer_boat_1" in refused(game, "p0: step iron 0,0>0,1")
    assert "there’s no tile north-west of home_1 (M2)" in refused(game, "p0: step iron 0,0>-1,0")
    assert "is not a neighbour" in refused(game, "p0: step iron 0,0>2,0")
    assert "there’s no wood on home_1 (M2)" in refused(game, "p0: step wood 0,0>1,0")
    play(game, "p0: step iron 0,0>1,-1")
    assert steps(game) >= {f"{KEYWOOD}>{STABLE}", f"{KEYWOOD}>0,0"}
    assert f"{KEYWOOD}>{MINER}" not in steps(game)
    assert "no road leads from keywood to miner (M2)" in refused(game, "p0: step iron 1,-1>1,0")


@pytest.mark.rule("M2")
def test_one_step_takes_one_resource() -> None:
    game = moving(lying="2 iron 1 gold")
    play(game, "p0: step iron 0,0>1,0")
    assert goods(game, "home_1") == {"iron": 1, "gold": 1}
    assert goods(game, "miner") == {"iron": 1}


@pytest.mark.rule("M2")
@pytest.mark.parametrize(
    ("ways", "ends"),
    [
        (["iron 0,0>1,0", "gold 0,0>1,0"], {"miner": "1 iron 1 gold"}),  # two resources
        (["iron 0,0>1,0", "gold 0,0>0,-1"], {"miner": "1 iron", "stable": "1 gold"}),
        (["iron 0,0>0,-1", "iron 0,-1>1,-1"], {"keywood": "1 iron", "home_1": "1 gold"}),  # far
        (["iron 0,0>1,0", "iron 1,0>0,0"], {"home_1": "1 iron 1 gold"}),  # there and back
    ],
)
def test_steps_are_split_at_will(ways: list[str], ends: dict[str, str]) -> None:
    game = moving()
    for way in ways:
        play(game, f"p0: step {way}")
    for name, lying in ends.items():
        assert goods(game, name) == counts(lying)
    play(game, "p0: upgrade keywood saw")
    assert game.to_act == [1]


@pytest.mark.rule("M2", "M1")
def test_resources_move_from_every_own_tile() -> None:
    game = moving(lying="", keywood="2 wood", miner="1 stone")
    assert steps(game) == {
        f"{KEYWOOD}>0,0",
        f"{KEYWOOD}>{STABLE}",
        f"{MINER}>0,0",
    }


# -------- M3: any order, any number left out


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    "script",
    [
        "step iron 0,0>1,-1; step wood 0,0>1,-1; upgrade gold_mine iron stone; upgrade miner anvil",
        "upgrade miner anvil; step iron 0,0>1,-1; upgrade gold_mine iron stone; step wood 0,0>1,-1",
        "step iron 0,0>1,-1; upgrade gold_mine iron stone; step wood 0,0>1,-1; upgrade miner anvil",
        "upgrade miner anvil; step wood 0,0>1,-1; step iron 0,0>1,-1; upgrade gold_mine iron stone",
    ],
)
def test_steps_and_upgrades_in_any_order(script: str) -> None:
    """Where an upgrade wants what a step brings, the step may come first."""
    game = board(
        season="winter",
        p0=seat(
            "1 blue",
            "anvil",
            ["gold_mine@1,-1r1", "miner", "wainwright"],
            {"home": "1 iron 1 wood", "gold_mine": "1 stone"},
        ),
    )
    play(game, "p0: use 1 blue p0:wainwright")
    for line in script.split(";"):
        assert game.to_act == [0]
        play(game, f"p0: {line.strip()}")
    assert (side_of(game, "gold_mine"), side_of(game, "miner")) == ("back", "back")
    assert goods(game, "gold_mine") == {"wood": 1}
    play(game, "p0: done")
    assert game.to_act == [1]


@pytest.mark.rule("M3")
@pytest.mark.parametrize("taken", [[], ["step iron 0,0>1,0"], ["upgrade keywood saw"]])
def test_the_rest_may_be_left_out(taken: list[str]) -> None:
    game = moving()
    for line in taken:
        play(game, f"p0: {line}")
    play(game, "p0: done")
    assert game.to_act == [1]
    assert "p1:home_2" in " ".join(legal(game))


@pytest.mark.rule("M3")
def test_another_action_waits_until_the_use_is_done() -> None:
    game = moving()
    assert "first finish using stable" in refused(game, "p0: pass")
    assert "waiting for seat 0 to move and upgrade" in refused(game, "p1: pass")


# -------- M4: upgrading


def upgrading(name: str, lying: str, held: str = "", *boats: str) -> Game:
    """p0 has used the home, and resources lie on a tile that could be upgraded."""
    game = board(
        season="winter",
        p0=seat("3 blue", held, [name, *boats], {name: lying}),
    )
    return play(game, "p0: use 1 blue p0:home_1")


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("name", "lying", "payments"),
    [
        # apprentice hall: wood + stone
        ("apprentice_hall", "1 wood 1 stone", ["stone wood"]),
        (
            "apprentice_hall",
            "1 wood 1 stone 2 gold",
            ["stone wood", "stone gold", "wood gold", "gold gold"],
        ),
        ("apprentice_hall", "1 wood 1 gold", ["wood gold"]),
        ("apprentice_hall", "2 wood 1 gold", ["wood gold"]),
        ("apprentice_hall", "2 wood", []),
        ("apprentice_hall", "3 wood 3 iron", []),  # no other stands in
        ("apprentice_hall", "1 gold 9 iron", []),
        ("apprentice_hall", "2 gold", ["gold gold"]),
        # alehouse: wood + stone + iron
        ("alehouse", "1 wood 1 stone 1 iron", ["iron stone wood"]),
        ("alehouse", "2 wood 2 stone 1 gold", ["stone wood gold"]),
        ("alehouse", "2 wood 2 stone", []),
        # mason: 3 stone
        ("mason", "2 stone 1 gold", ["stone stone gold"]),
        ("mason", "2 stone 5 wood", []),
        # a gold symbol takes gold only
        ("peddler", "1 gold 3 wood", ["gold"]),
        ("peddler", "3 iron 3 stone 3 wood", []),
        ("goldsmith", "1 gold 3 wood", []),
        ("goldsmith", "2 gold 3 wood", ["gold gold"]),
        # any 2 resources, mixed or not
        ("workshop", "1 iron 1 wood", ["iron wood"]),
        ("workshop", "2 iron 1 gold", ["iron iron", "iron gold"]),
        (
            "farrier",
            "1 iron 1 stone 1 wood 1 gold",
            ["iron stone", "iron wood", "iron gold", "stone wood", "stone gold", "wood gold"],
        ),
        ("farrier", "1 stone", []),
        ("well", "2 wood 1 gold", ["wood wood gold"]),
    ],
)
def test_every_payment_is_the_players_choice(name: str, lying: str, payments: list[str]) -> None:
    game = upgrading(name, lying)
    assert sorted(upgrades(game, name)) == sorted(payments)
    before = stock(game)
    for payment in payments:
        after = play(game.clone(), f"p0: upgrade {name} {payment}")
        assert side_of(after, name) == "back"
        paid = {kind: payment.split().count(kind) for kind in ("iron", "stone", "wood", "gold")}
        for kind in paid:
            assert goods(after, name).get(kind, 0) == counts(lying).get(kind, 0) - paid[kind]
            assert stock(after)[kind] == before[kind] + paid[kind]  # back to stock


@pytest.mark.rule("M4")
def test_nothing_is_overpaid_and_nothing_left_out() -> None:
    game = upgrading("apprentice_hall", "3 wood 3 stone 3 gold")
    for wrong in ("wood stone gold", "wood wood stone", "wood", "", "wood wood", "iron gold"):
        assert "(M4)" in refused(game, f"p0: upgrade apprentice_hall {wrong}")
    game = upgrading("keywood", "3 gold", "2 saw")
    for wrong in ("saw saw", "gold", "saw gold", ""):
        assert "(M4)" in refused(game, f"p0: upgrade keywood {wrong}")


@pytest.mark.rule("M4")
def test_the_cost_lies_on_the_tile_itself() -> None:
    game = board(
        season="winter",
        p0=seat("1 blue", "", ["stable@0,-1", "gold_mine"], {"home": "1 wood 1 iron"}),
    )
    play(game, "p0: use 1 blue p0:home_1")
    assert upgrades(game, "stable") == []
    assert "you’re missing 1 iron and 1 wood (M4)" in refused(game, "p0: upgrade stable wood iron")


@pytest.mark.rule("M4")
def test_skills_come_from_behind_the_screen_and_go_into_the_pile() -> None:
    game = upgrading("keywood", "", "1 anvil 1 pick 2 saw")
    before = pile(game)
    assert upgrades(game, "keywood") == ["saw"]
    play(game, "p0: upgrade keywood saw")
    assert skills(game, 0) == {"anvil": 1, "pick": 1, "saw": 1}
    assert pile(game) == {**before, "saw": before["saw"] + 1}
    missing = upgrading("keywood", "3 gold", "1 anvil 1 pick")
    assert upgrades(missing) == []
    assert "you’re missing 1 saw (M4)" in refused(missing, "p0: upgrade keywood saw")


@pytest.mark.rule("M4")
def test_a_skill_that_was_paid_can_be_drawn_again() -> None:
    game = board(
        season="winter",
        pile="",
        p0=seat("2 blue", "saw", ["keywood", "apprentice_hall"]),
        p1=seat("1 blue"),
    )
    play(
        game,
        "p0: use 1 blue p0:home_1",
        "p0: upgrade keywood saw",
        "p0: done",
        "p1: use 1 blue p0:apprentice_hall",
    )
    assert skills(game, 0) == {}
    assert skills(game, 1).get("saw") == 16


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("name", "lying", "held", "payments"),
    [
        ("barn", "", "1 anvil 1 saw", ["anvil", "saw"]),
        ("barn", "3 gold", "", []),
        (
            "inn",
            "1 wood 1 gold",
            "1 pick 2 saw",
            ["wood pick", "wood saw", "gold pick", "gold saw"],
        ),
        ("inn", "", "1 pick", []),
        ("inn", "1 iron", "", []),
    ],
)
def test_any_skill_is_the_players_choice(
    name: str, lying: str, held: str, payments: list[str]
) -> None:
    game = upgrading(name, lying, held)
    assert sorted(upgrades(game, name)) == sorted(payments)
    for payment in payments:
        after = play(game.clone(), f"p0: upgrade {name} {payment}")
        skill = payment.split()[-1]
        assert skills(after, 0).get(skill, 0) == counts(held)[skill] - 1


# -------- M5: what stays


@pytest.mark.rule("M5")
def test_what_lies_and_stands_on_the_tile_stays() -> None:
    game = board(
        season="summer",
        p0=seat("2 red 3 blue", "", ["stable@0,-1r0"], {"stable": "1 wood 2 iron 1 gold"}),
        p1=seat("4 red"),
    )
    play(
        game,
        "p0: use 1 red p0:stable",
        "p0: done",
        "p1: pass",
        "p0: use 1 blue p0:home_1",
    )
    lay = (game.state.cell[:], game.state.rotation[:])
    play(game, "p0: upgrade stable wood iron", "p0: done")
    assert goods(game, "stable") == {"iron": 1, "gold": 1}
    assert on_tile(game, "stable") == {"red": 1}
    assert colour_of(game, "stable") == "red"
    assert (game.state.cell, game.state.rotation) == lay
    assert where(game, "stable") == "p0:stable"
    assert "you need at least 2 (U3)" in refused(game, "p1: use 1 red p0:stable")
    play(game, "p1: use 2 red p0:stable")
    assert game.state.steps == 4  # now the back is in use


# -------- M6: a tile upgraded by its own use


@pytest.mark.rule("M6", "M1")
@pytest.mark.parametrize(
    ("tile", "lying", "payment", "front", "back"),
    [
        ("home_1", "1 wood 1 stone 9 iron", "wood stone", 1, 2),
        ("stable", "1 wood 9 iron", "wood iron", 2, 4),
        ("farrier", "2 stone 9 iron", "stone stone", 3, 5),
    ],
)
def test_the_tile_in_use_may_be_upgraded(
    tile: str, lying: str, payment: str, front: int, back: int
) -> None:
    """The steps of that use stay those of the front; the next use has those of the back."""
    there = "keywood" if tile == "home_1" else tile
    on = "home" if tile == "home_1" else tile
    game = board(season="autumn", p0=seat("3 blue", "saw", [there], {on: lying}))
    play(game, f"p0: use 1 blue p0:{tile}", f"p0: upgrade {tile} {payment}")
    assert side_of(game, tile) == "back"
    assert count_steps(game) == front
    assert upgrades(game) == []
    if game.to_act == [0]:
        play(game, "p0: done")
    play(game, "p1: pass", f"p0: use 2 blue p0:{tile}")
    assert count_steps(game) == back


def count_steps(game: Game) -> int:
    """Take steps of p0 as long as there are any."""
    taken = 0
    while game.to_act == [0]:
        lines = [line for line in legal(game) if line.startswith("step")]
        if not lines:
            break
        play(game, f"p0: {lines[0]}")
        taken += 1
    return taken


@pytest.mark.rule("M6")
def test_the_upgrades_of_a_use_do_not_grow() -> None:
    """The stable's front allows one upgrade: its own; the back would allow two."""
    game = board(
        season="autumn",
        p0=seat("1 blue", "saw", ["stable@0,-1", "keywood"], {"stable": "1 wood 1 iron"}),
    )
    play(game, "p0: use 1 blue p0:stable", "p0: upgrade stable wood iron")
    assert "this use has no upgrades left" in refused(game, "p0: upgrade keywood saw")


# -------- X3: boat 2a, steps


@pytest.mark.rule("X3")
def test_with_2a_steps_cross_fields_never_water() -> None:
    game = moving("summer_boat_2a@0,1", lying="1 gold", miner="1 iron", keywood="1 wood")
    assert {f"{KEYWOOD}>{MINER}", f"{MINER}>{KEYWOOD}"} <= steps(game)  # field with field
    assert f"{MINER}>{BOAT_SPOT}" in steps(game)  # onto the boat, by field
    assert f"0,0>{MINER}" in steps(game)  # and by road as ever
    assert f"0,0>{BOAT_SPOT}" not in steps(game)
    assert "there’s water between home_1 and summer_boat_2 (X3)" in refused(
        game, "p0: step gold 0,0>0,1"
    )
    play(game, "p0: step iron 1,0>0,1", "p0: step wood 1,-1>1,0")
    assert goods(game, "summer_boat_2") == {"iron": 1}
    assert goods(game, "miner") == {"wood": 1}


@pytest.mark.rule("X3")
def test_with_2a_steps_cross_edges_that_do_not_match_but_no_water() -> None:
    """Road to field is crossed, either way; water on one side forbids."""
    game = board(
        season="autumn",
        p0=seat(
            "1 blue",
            "",
            [
                "summer_boat_2a@-1,1r1",  # its water faces the home's road
                "keywood@-1,0",  # its field faces the home's road, its road the boat's field
                "woodcutter@0,1",  # its road faces the home's water
            ],
            {
                "home": "1 gold",
                "keywood": "1 wood",
                "woodcutter": "1 wood",
                "summer_boat_2": "1 iron",
            },
        ),
    )
    play(game, "p0: use 1 blue p0:home_1")
    assert steps(game) == {
        "0,0>-1,0",
        "-1,0>0,0",
        "-1,0>-1,1",
        "-1,1>-1,0",
        "0,1>-1,1",  # the woodcutter's road, the boat's field
        "-1,1>0,1",
    }
    for way in ("gold 0,0>-1,1", "iron -1,1>0,0", "gold 0,0>0,1", "wood 0,1>0,0"):
        assert "there’s water between" in refused(game, f"p0: step {way}")


@pytest.mark.rule("X3")
def test_2a_serves_its_owner_alone() -> None:
    game = board(
        season="autumn",
        p0=seat("1 blue", "", TILES, {"miner": "1 iron"}),
        p1=seat("", "", ["summer_boat_2a"]),
    )
    play(game, "p0: use 1 blue p1:home_2")
    assert steps(game) == {f"{MINER}>0,0"}


# -------- X4: boat 2b


@pytest.mark.rule("X4", "M1")
@pytest.mark.parametrize(
    ("tile", "most"),
    [
        ("p0:home_1", (2, 2)),
        ("p1:home_2", (4, 2)),  # its back: 2 steps, 1 upgrade
        ("p0:stable", (4, 2)),
        ("p1:farrier", (10, 4)),  # its back: 5 steps, 2 upgrades
        ("lot:wainwright", (8, 4)),
    ],
)
def test_2b_doubles_every_transport_of_its_owner(tile: str, most: tuple[int, int]) -> None:
    game = board(
        season="autumn",
        lots=["wainwright"],
        p0=seat(
            "1 blue",
            "5 anvil 5 pick 5 saw",
            ["stable", "keywood", "miner", "quarryman", "woodcutter", "key_mine", "summer_boat_2b"],
            {"home": "1 gold"},
        ),
        p1=seat("", "", ["farrier/back"], home="home_2/back"),
    )
    play(game, f"p0: use 1 blue {tile}")
    assert (game.state.steps, game.state.upgrades) == most
    assert count_steps(game) == most[0]
    for _ in range(most[1]):
        assert game.to_act == [0]
        play(game, f"p0: upgrade {upgrades(game)[0]}")
    assert game.to_act == [1]


@pytest.mark.rule("X4")
def test_others_who_use_the_owners_tiles_get_what_is_shown() -> None:
    game = board(
        season="autumn",
        p0=seat("", "", ["stable", "summer_boat_2b"]),
        p1=seat("1 blue", "1 saw", ["keywood"], {"home": "1 gold"}),
        turn=1,
    )
    play(game, "p1: use 1 blue p0:stable")
    assert (game.state.steps, game.state.upgrades) == (2, 1)


@pytest.mark.rule("X4", "M6")
def test_2b_doubles_once_also_when_the_tile_is_upgraded_by_its_use() -> None:
    game = board(
        season="autumn",
        p0=seat(
            "1 blue", "", ["stable@0,-1", "summer_boat_2b"], {"stable": "1 wood 1 iron 1 gold"}
        ),
    )
    play(game, "p0: use 1 blue p0:stable", "p0: upgrade stable wood iron")
    assert count_steps(game) == 4


# -------- X5: boat 3a


@pytest.mark.rule("X5")
@pytest.mark.parametrize(
    ("name", "lying", "payments"),
    [
        ("apprentice_hall", "1 iron 1 wood", ["iron wood"]),
        ("apprentice_hall", "2 iron 1 gold", ["iron iron", "iron gold"]),
        ("goldsmith", "1 iron 1 wood", ["iron wood"]),  # gold symbols too
        ("peddler", "1 stone 1 gold", ["stone", "gold"]),
        ("mason", "1 iron 2 wood", ["iron wood wood"]),
        ("alehouse", "3 wood", ["wood wood wood"]),
        ("farrier", "1 iron 1 stone", ["iron stone"]),
        ("alehouse", "2 wood", []),  # as many as ever
    ],
)
def test_with_3a_any_resource_counts_as_any_other(
    name: str, lying: str, payments: list[str]
) -> None:
    game = upgrading(name, lying, "", "summer_boat_3a")
    assert sorted(upgrades(game, name)) == sorted(payments)
    for payment in payments:
        after = play(game.clone(), f"p0: upgrade {name} {payment}")
        assert side_of(after, name) == "back"
        assert sum(goods(after, name).values()) == sum(counts(lying).values()) - len(
            payment.split()
        )


@pytest.mark.rule("X5")
def test_3a_is_no_skill_and_serves_its_owner_alone() -> None:
    assert upgrades(upgrading("keywood", "3 gold", "1 pick", "summer_boat_3a")) == []
    assert upgrades(upgrading("inn", "1 iron", "", "summer_boat_3a")) == []
    game = board(
        season="winter",
        turn=1,
        p0=seat("", "", ["summer_boat_3a"]),
        p1=seat("1 blue", "", ["peddler"], {"peddler": "3 wood"}),
    )
    play(game, "p1: use 1 blue p0:home_1")
    assert upgrades(game) == []


@pytest.mark.rule("X5", "X6")
def test_3a_does_not_score() -> None:
    """Only 3b makes resources alike at the end."""
    game = board(
        season="winter",
        start=1,
        p0=seat("", "", ["timber_yard", "summer_boat_3a"], {"timber_yard": "3 stone"}),
    )
    assert points(game, 0) == 0
