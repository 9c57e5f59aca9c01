"""Every side of every tile that can be used, upgraded or owned, as printed.

The tables here are typed from a list of the pieces, not from the catalogue: a slip in either shows.
"""

import re
from itertools import product

import pytest
from tests.script import (
    bag,
    bid_of,
    board,
    counts,
    goods,
    legal,
    on_tile,
    pass_all,
    pick_boats,
    pile,
    play,
    plus,
    points,
    refused,
    seat,
    side_of,
    skills,
    stock,
    workers,
)

from keyflower import Game

HOMES = ["home_1", "home_2", "home_3", "home_4", "home_5", "home_6"]
NO_ACTION = [
    "timber_yard",
    "stone_yard",
    "blacksmith",
    "barn",
    "sawmill",
    "sculptor",
    "forge",
    "goldsmith",
    "well",
]
# Tiles that a skill alone upgrades: to count upgrades by.
BY_SKILL = ["keywood", "keystone_quarry", "key_mine", "woodcutter", "quarryman", "miner"]


def of_side(side: str, *values: object) -> pytest.ParameterSet:
    """A case of a table about one side of a tile: `keywood/front`."""
    return pytest.param(side, *values, marks=pytest.mark.tile(side), id=side)


def of_tile(name: str, *values: object) -> pytest.ParameterSet:
    """A case of a table about a tile whose upgrade shows both sides."""
    marks = pytest.mark.tile(f"{name}/front", f"{name}/back")
    return pytest.param(name, *values, marks=marks, id=name)


def name_of(side: str) -> str:
    """`keywood/front` -> `keywood`"""
    return side.partition("/")[0]


def without(held: dict[str, int], kind: str, count: int = 1) -> dict[str, int]:
    """What is left of something when a part is gone."""
    left = {**held, kind: held.get(kind, 0) - count}
    return {name: number for name, number in left.items() if number}


# -------- What a use gives


@pytest.mark.rule("U5", "U6")
@pytest.mark.parametrize(
    ("side", "made"),
    [
        of_side("keywood/front", "1 wood"),
        of_side("keywood/back", "3 wood"),
        of_side("keystone_quarry/front", "1 stone"),
        of_side("keystone_quarry/back", "3 stone"),
        of_side("key_mine/front", "1 iron"),
        of_side("key_mine/back", "3 iron"),
        of_side("woodcutter/front", "2 wood"),
        of_side("woodcutter/back", "1 wood 1 gold"),
        of_side("quarryman/front", "2 stone"),
        of_side("quarryman/back", "1 stone 1 gold"),
        of_side("miner/front", "2 iron"),
        of_side("miner/back", "1 iron 1 gold"),
        of_side("gold_mine/front", "1 gold"),
        of_side("gold_mine/back", "2 gold"),
        of_side("workshop/back", "1 iron 1 stone 1 wood"),
    ],
)
def test_resources(side: str, made: str) -> None:
    """On the tile for its owner, on the home for anyone else."""
    name = name_of(side)
    game = board(season="winter", p0=seat("1 blue", village=[side]), p1=seat("2 blue"))
    before = stock(game)
    play(game, f"p0: use 1 blue p0:{name}", f"p1: use 2 blue p0:{name}")
    assert goods(game, name) == counts(made)
    assert goods(game, "home_2") == counts(made)
    assert goods(game, "home_1") == {}
    assert plus(stock(game), plus(counts(made), counts(made))) == before
    assert game.to_act == [0]


@pytest.mark.rule("U10")
@pytest.mark.tile("workshop/front")
@pytest.mark.parametrize("kind", ["iron", "stone", "wood"])
def test_workshop(kind: str) -> None:
    game = board(season="winter", p0=seat("1 blue", village=["workshop"]))
    play(game, "p0: use 1 blue p0:workshop")
    assert legal(game) == ["take iron", "take stone", "take wood"]
    play(game, f"p0: take {kind}")
    assert goods(game, "workshop") == {kind: 1}
    assert game.to_act == [1]


@pytest.mark.rule("U7")
@pytest.mark.parametrize(
    ("side", "paid", "greens"),
    [
        of_side("peddler/front", "yellow", 1),
        of_side("peddler/back", "yellow", 2),
        of_side("store/front", "blue", 1),
        of_side("store/back", "blue", 2),
        of_side("fair/front", "red", 1),
        of_side("fair/back", "red", 2),
    ],
)
def test_a_worker_for_greens(side: str, paid: str, greens: int) -> None:
    name = name_of(side)
    game = board(
        season="winter", p0=seat("2 blue 2 red 2 yellow 2 green", "saw", village=[side]), p1=seat()
    )
    before = bag(game)
    play(game, f"p0: use 1 green p0:{name}")
    assert legal(game) == [f"pay {paid}"]
    play(game, f"p0: pay {paid}")
    assert workers(game, 0) == {"blue": 2, "red": 2, "yellow": 2, paid: 1, "green": 1 + greens}
    assert bag(game) == plus(before, {paid: 1})
    assert game.state.greens == 18 - greens
    assert on_tile(game, name) == {"green": 1}


@pytest.mark.rule("U7")
@pytest.mark.parametrize(
    ("side", "paid", "made"),
    [
        of_side("mason/front", "pick", "3 stone"),
        of_side("mason/back", "pick", "3 gold"),
        of_side("carpenter/front", "saw", "3 wood"),
        of_side("carpenter/back", "saw", "3 gold"),
        of_side("smelter/front", "anvil", "3 iron"),
        of_side("smelter/back", "anvil", "3 gold"),
    ],
)
def test_a_skill_for_resources(side: str, paid: str, made: str) -> None:
    name = name_of(side)
    held = counts("2 anvil 2 pick 2 saw")
    others = " ".join(f"2 {kind}" for kind in held if kind != paid)
    game = board(
        season="winter",
        p0=seat("1 blue", "2 anvil 2 pick 2 saw", [side]),
        p1=seat("2 blue", others),
    )
    before = pile(game)
    play(game, f"p0: use 1 blue p0:{name}")
    assert game.to_act == [1]  # the skill is the one shown: nothing to choose
    assert skills(game, 0) == without(held, paid)
    assert goods(game, name) == counts(made)
    assert pile(game) == plus(before, {paid: 1})
    message = refused(game, f"p1: use 2 blue p0:{name}")
    assert re.search(f"using it costs an? {paid}; you have none", message)


@pytest.mark.rule("U6", "U8")
@pytest.mark.parametrize(
    ("side", "drawn"),
    [
        of_side("alehouse/front", 1),
        of_side("alehouse/back", 2),
        of_side("inn/front", 1),
        of_side("inn/back", 3),
    ],
)
def test_workers_from_the_bag(side: str, drawn: int) -> None:
    game = board(season="winter", p0=seat("1 blue", village=[side]), bag="5 yellow")
    play(game, f"p0: use 1 blue p0:{name_of(side)}")
    assert workers(game, 0) == {"yellow": drawn}
    assert bag(game) == {"yellow": 5 - drawn}
    assert game.to_act == [1]


@pytest.mark.rule("U6")
@pytest.mark.parametrize(
    ("side", "drawn"), [of_side("apprentice_hall/front", 1), of_side("apprentice_hall/back", 2)]
)
def test_skills_from_the_pile(side: str, drawn: int) -> None:
    game = board(season="winter", p0=seat("1 blue", village=[side]), pile="4 saw")
    play(game, f"p0: use 1 blue p0:{name_of(side)}")
    assert skills(game, 0) == {"saw": drawn}
    assert pile(game) == {"saw": 4 - drawn}
    assert game.to_act == [1]


@pytest.mark.rule("U7", "U9")
@pytest.mark.parametrize(("side", "drawn"), [of_side("tavern/front", 2), of_side("tavern/back", 3)])
@pytest.mark.parametrize("paid", ["blue", "red", "green"])
def test_tavern(side: str, drawn: int, paid: str) -> None:
    game = board(
        season="winter", p0=seat("2 blue 1 red 1 green", village=[side]), p1=seat(), bag="5 yellow"
    )
    play(game, "p0: use 1 blue p0:tavern")
    assert legal(game) == ["pay blue", "pay red", "pay green"]
    play(game, f"p0: pay {paid}")
    left = without({"blue": 1, "red": 1, "green": 1}, paid)
    assert workers(game, 0) == {**left, "yellow": drawn}
    assert bag(game) == {"yellow": 5 - drawn, paid: 1}


@pytest.mark.rule("U7", "U9")
@pytest.mark.parametrize(
    ("side", "drawn"), [of_side("hiring_fair/front", 2), of_side("hiring_fair/back", 3)]
)
@pytest.mark.parametrize("paid", ["anvil", "pick"])
def test_hiring_fair(side: str, drawn: int, paid: str) -> None:
    game = board(season="winter", p0=seat("1 blue", "anvil pick", [side]), pile="4 saw")
    play(game, "p0: use 1 blue p0:hiring_fair")
    assert legal(game) == ["pay anvil", "pay pick"]
    play(game, f"p0: pay {paid}")
    assert skills(game, 0) == {**without({"anvil": 1, "pick": 1}, paid), "saw": drawn}
    assert pile(game) == {"saw": 4 - drawn, paid: 1}


@pytest.mark.rule("U7")
@pytest.mark.parametrize(("side", "drawn"), [of_side("brewer/front", 2), of_side("brewer/back", 3)])
@pytest.mark.parametrize("paid", ["anvil", "saw"])
def test_brewer(side: str, drawn: int, paid: str) -> None:
    game = board(season="winter", p0=seat("1 blue", "anvil saw", [side]), bag="4 red")
    before = pile(game)
    play(game, "p0: use 1 blue p0:brewer")
    assert legal(game) == ["pay anvil", "pay saw"]
    play(game, f"p0: pay {paid}")
    assert skills(game, 0) == without({"anvil": 1, "saw": 1}, paid)
    assert pile(game) == plus(before, {paid: 1})
    assert workers(game, 0) == {"red": drawn}
    assert bag(game) == {"red": 4 - drawn}


def take_all(game: Game, verb: str) -> int:
    """Take steps, or upgrades, as long as there are any; how many there were."""
    taken = 0
    while game.to_act == [0]:
        lines = [line for line in legal(game) if line.startswith(verb)]
        if not lines:
            break
        play(game, f"p0: {lines[0]}")
        taken += 1
    return taken


@pytest.mark.rule("M1", "M3")
@pytest.mark.parametrize("first", ["step", "upgrade"])
@pytest.mark.parametrize(
    ("side", "steps", "upgrades"),
    [
        *(of_side(f"{home}/front", 1, 1) for home in HOMES),
        *(of_side(f"{home}/back", 2, 1) for home in HOMES),
        of_side("stable/front", 2, 1),
        of_side("stable/back", 4, 2),
        of_side("farrier/front", 3, 1),
        of_side("farrier/back", 5, 2),
        of_side("wainwright/front", 4, 2),
        of_side("wainwright/back", 6, 2),
    ],
)
def test_transport(side: str, steps: int, upgrades: int, first: str) -> None:
    """The steps and upgrades shown, in any order, and then the turn is over."""
    name = name_of(side)
    at_home = name in HOMES
    game = board(
        season="winter",
        p0=seat(
            "1 blue",
            "3 anvil 3 pick 3 saw",
            BY_SKILL[:3] if at_home else [*BY_SKILL[:3], side],
            {"home": "1 gold"},
            home=side if at_home else "home_1",
        ),
        p1=seat(home="home_1" if name == "home_2" else "home_2"),
    )
    play(game, f"p0: use 1 blue p0:{name}")
    taken = {}
    for verb in (first, "upgrade" if first == "step" else "step"):
        assert game.to_act == [0]
        taken[verb] = take_all(game, verb)
    assert taken == {"step": steps, "upgrade": upgrades}
    assert game.to_act == [1]


# -------- What an upgrade costs, and what it changes


def payments_for(cost: str) -> set[tuple[str, ...]]:
    """M4: all that may be paid for a cost in words: `wood stone`, `any any`, `resource skill`."""
    choices = {
        "gold": ["gold"],
        "resource": ["iron", "stone", "wood", "gold"],
        "skill": ["anvil", "pick", "saw"],
    }
    for kind in ("iron", "stone", "wood"):
        choices[kind] = [kind, "gold"]
    for kind in ("anvil", "pick", "saw"):
        choices[kind] = [kind]
    symbols = [choices[symbol] for symbol in cost.split()]
    return {tuple(sorted(paid)) for paid in product(*symbols)}


@pytest.mark.rule("M4", "F2")
@pytest.mark.parametrize(
    ("name", "cost", "front", "back"),
    [
        of_tile("home_1", "wood stone", 0, 5),
        of_tile("home_2", "stone iron", 0, 5),
        of_tile("home_3", "wood iron", 0, 5),
        of_tile("home_4", "wood stone", 0, 5),
        of_tile("home_5", "stone iron", 0, 5),
        of_tile("home_6", "wood iron", 0, 5),
        of_tile("keywood", "saw", 0, 3),
        of_tile("keystone_quarry", "pick", 0, 3),
        of_tile("key_mine", "anvil", 0, 3),
        of_tile("woodcutter", "saw", 0, 3),
        of_tile("quarryman", "pick", 0, 3),
        of_tile("miner", "anvil", 0, 3),
        of_tile("gold_mine", "stone iron", 0, 3),
        of_tile("workshop", "resource resource", 0, 3),
        of_tile("stable", "wood iron", 0, 5),
        of_tile("peddler", "gold", 0, 0),
        of_tile("apprentice_hall", "wood stone", 0, 3),
        of_tile("alehouse", "wood stone iron", 0, 0),
        of_tile("store", "gold", 0, 3),
        of_tile("mason", "stone stone stone", 0, 7),
        of_tile("carpenter", "wood wood wood", 0, 7),
        of_tile("smelter", "iron iron iron", 0, 7),
        of_tile("tavern", "wood stone iron", 0, 0),
        of_tile("hiring_fair", "wood iron", 0, 5),
        of_tile("brewer", "stone iron", 0, 3),
        of_tile("farrier", "resource resource", 0, 5),
        of_tile("timber_yard", "saw", 0, 0),
        of_tile("stone_yard", "pick", 0, 0),
        of_tile("blacksmith", "anvil", 0, 0),
        of_tile("barn", "skill", 0, 0),
        of_tile("wainwright", "resource resource", 0, 5),
        of_tile("sawmill", "wood wood wood", 3, 10),
        of_tile("sculptor", "stone stone stone", 3, 10),
        of_tile("forge", "iron iron iron", 3, 10),
        of_tile("goldsmith", "gold gold", 0, 7),
        of_tile("well", "resource resource resource", 3, 7),
        of_tile("fair", "gold", 0, 5),
        of_tile("inn", "resource skill", 0, 0),
    ],
)
def test_upgrade(name: str, cost: str, front: int, back: int) -> None:
    """Whatever may be paid is legal and nothing else; each payment is paid; the back's points."""
    at_home = name in HOMES
    other = "home_1" if name == "home_2" else "home_2"
    lying = "3 iron 3 stone 3 wood 3 gold"
    game = board(
        season="winter",
        p0=seat(
            "3 blue",
            "1 anvil 1 pick 1 saw",
            [] if at_home else [name],
            {"home" if at_home else name: lying},
            home=name if at_home else "",
        ),
        p1=seat(home=other),
    )
    play(game, f"p0: use 1 blue p1:{other}")
    offered = [line.split()[2:] for line in legal(game) if line.startswith(f"upgrade {name}")]
    wanted = payments_for(cost)
    assert {tuple(sorted(words)) for words in offered} == wanted
    assert len(offered) == len(wanted)
    assert points(game, 0, "F2") == front
    for paid in sorted(wanted):
        after = play(game.clone(), f"p0: upgrade {name} {' '.join(paid)}")
        assert side_of(after, name) == "back"
        left = plus(counts(lying), counts("1 anvil 1 pick 1 saw"))
        for kind in paid:
            left = without(left, kind)
        assert plus(goods(after, name), skills(after, 0)) == left
        assert points(after, 0, "F2") == back
    play(
        after,
        "p0: done",
        "p1: pass",
        f"p0: use 2 blue p1:{other}",
    )
    again = refused(after, f"p0: upgrade {name} {' '.join(paid)}")
    assert f"{name} is already upgraded (M4)" in again


# -------- Autumn tiles without an action


@pytest.mark.rule("U2")
@pytest.mark.parametrize(
    "side", [of_side(f"{name}/{side}") for name in NO_ACTION for side in ("front", "back")]
)
def test_no_action(side: str) -> None:
    """Neither its owner nor anyone else uses it, nor parks workers there."""
    name = name_of(side)
    game = board(season="winter", p0=seat("1 blue", village=[side]), p1=seat("6 blue"))
    why = "this side of the tile has no action to use (U2)"
    assert why in refused(game, f"p0: use 1 blue p0:{name}")
    play(game, "p0: pass")
    assert why in refused(game, f"p1: use 1 blue p0:{name}")


@pytest.mark.rule("U2")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.tile(f"{n}/front")) for n in NO_ACTION]
)
def test_no_action_while_laid_out(name: str) -> None:
    game = board(season="autumn", lots=[name], p0=seat("1 blue"))
    assert "has no action to use (U2)" in refused(game, f"p0: use 1 blue lot:{name}")
    play(game, f"p0: bid 1 blue lot:{name}")
    assert bid_of(game, 0, name) == "1 blue"


# -------- Summer boats, sides a (front) and b (back)


@pytest.mark.rule("U2", "M4")
@pytest.mark.parametrize(
    "boat",
    [
        pytest.param(
            f"summer_boat_{number}{side}",
            marks=pytest.mark.tile(f"summer_boat_{number}/{'front' if side == 'a' else 'back'}"),
        )
        for number in (1, 2, 3, 4)
        for side in "ab"
    ],
)
def test_summer_boats_are_neither_used_nor_upgraded(boat: str) -> None:
    name = boat[:-1]
    game = board(
        season="autumn",
        p0=seat("2 blue", "1 anvil 1 pick 1 saw", [boat], {name: "3 iron 3 stone 3 wood 3 gold"}),
    )
    assert "you can’t use boats (U2)" in refused(game, f"p0: use 1 blue p0:{name}")
    play(game, "p0: use 1 blue p0:home_1")
    assert not [line for line in legal(game) if line.startswith(f"upgrade {name}")]
    assert f"{name} can’t be upgraded (M4)" in refused(game, f"p0: upgrade {name} gold")
    laid_out = board(season="summer", lots=[boat], p0=seat("2 blue"))
    assert "you can’t use boats (U2)" in refused(laid_out, f"p0: use 1 blue lot:{name}")
    play(laid_out, f"p0: bid 2 blue lot:{name}")
    assert bid_of(laid_out, 0, name) == "2 blue"


@pytest.mark.rule("X1")
@pytest.mark.tile("summer_boat_1/front")
@pytest.mark.parametrize(("owned", "drawn"), [(["summer_boat_1a"], 2), ([], 0)])
def test_boat_1a(owned: list[str], drawn: int) -> None:
    """Two workers from the bag with the boat that its owner picks (here an empty one)."""
    game = board(season="autumn", p0=seat(village=owned), bag="5 red")
    pass_all(game)
    pick_boats(game)
    assert workers(game, 0) == counts("2 red" if drawn else "")
    assert bag(game) == {"red": 5 - drawn}


@pytest.mark.rule("X2")
@pytest.mark.tile("summer_boat_1/back")
@pytest.mark.parametrize(("owned", "greens"), [(["summer_boat_1b"], 1), ([], 0)])
def test_boat_1b(owned: list[str], greens: int) -> None:
    """One green from the supply with the boat that its owner picks."""
    game = board(season="autumn", p0=seat(village=owned))
    pass_all(game)
    pick_boats(game)
    assert workers(game, 0).get("green", 0) == greens
    assert game.state.greens == 20 - greens


@pytest.mark.rule("X3")
@pytest.mark.tile("summer_boat_2/front")
@pytest.mark.parametrize("owned", [True, False])
def test_boat_2a(owned: bool) -> None:
    """A step across two fields."""
    tiles = ["miner@1,0r1", "keywood@1,-1r1"]  # the edge between them is field
    mine, other = (["summer_boat_2a"], []) if owned else ([], ["summer_boat_2a"])
    game = board(
        season="autumn",
        p0=seat("1 blue", village=[*tiles, *mine], goods={"miner": "1 iron"}),
        p1=seat(village=other),
    )
    play(game, "p0: use 1 blue p0:home_1")
    assert ("step iron 1,0>1,-1" in legal(game)) == owned


@pytest.mark.rule("X4")
@pytest.mark.tile("summer_boat_2/back")
@pytest.mark.parametrize(("owned", "taken"), [(["summer_boat_2b"], (8, 4)), ([], (4, 2))])
def test_boat_2b(owned: list[str], taken: tuple[int, int]) -> None:
    """Twice the steps and the upgrades of a wainwright."""
    game = board(
        season="winter",
        p0=seat(
            "1 blue",
            "5 anvil 5 pick 5 saw",
            [*BY_SKILL[:5], "wainwright", *owned],
            {"home": "1 gold"},
        ),
    )
    play(game, "p0: use 1 blue p0:wainwright")
    assert (take_all(game, "step"), take_all(game, "upgrade")) == taken


@pytest.mark.rule("X5")
@pytest.mark.tile("summer_boat_3/front")
@pytest.mark.parametrize("owned", [True, False])
def test_boat_3a(owned: bool) -> None:
    """Any resource counts as any other in an upgrade, even as gold."""
    village = ["goldsmith", *(["summer_boat_3a"] if owned else [])]
    game = board(season="winter", p0=seat("1 blue", "", village, {"goldsmith": "1 iron 1 wood"}))
    play(game, "p0: use 1 blue p0:home_1")
    if owned:
        play(game, "p0: upgrade goldsmith iron wood")
        assert side_of(game, "goldsmith") == "back"
    else:
        assert "you’re missing 2 gold (M4)" in refused(game, "p0: upgrade goldsmith iron wood")


@pytest.mark.rule("X6")
@pytest.mark.tile("summer_boat_3/back")
@pytest.mark.parametrize(("owned", "score"), [(["summer_boat_3b"], 2 * 2 + 3), ([], 2)])
def test_boat_3b(owned: list[str], score: int) -> None:
    """Stone counts as wood on a timber yard, what is left over as gold."""
    game = board(
        season="winter",
        start=1,
        p0=seat(
            village=["timber_yard", *owned],
            goods={"timber_yard": "1 stone 1 wood", "home": "2 stone 1 iron"},
        ),
    )
    assert points(game, 0) == score


@pytest.mark.rule("X7")
@pytest.mark.tile("summer_boat_4/front")
@pytest.mark.parametrize("owned", [True, False])
def test_boat_4a(owned: bool) -> None:
    """A bid in another colour against a red one."""
    village = ["summer_boat_4a"] if owned else []
    game = board(
        season="autumn", lots=["well"], turn=1, p0=seat("2 blue", "", village), p1=seat("1 red")
    )
    play(game, "p1: bid 1 red lot:well")
    if owned:
        play(game, "p0: bid 2 blue lot:well")
        assert bid_of(game, 0, "well") == "2 blue"
    else:
        assert "this tile is red" in refused(game, "p0: bid 2 blue lot:well")


@pytest.mark.rule("X8")
@pytest.mark.tile("summer_boat_4/back")
@pytest.mark.parametrize("owned", [True, False])
def test_boat_4b(owned: bool) -> None:
    """A use in mixed colours of a tile that was used in red."""
    village = ["summer_boat_4b"] if owned else []
    game = board(season="autumn", turn=1, p0=seat("1 blue 1 green", "", village), p1=seat("1 red"))
    play(game, "p1: use 1 red p1:home_2", "p1: done")
    if owned:
        play(game, "p0: use 1 blue 1 green p1:home_2")
        assert on_tile(game, "home_2") == {"blue": 1, "red": 1, "green": 1}
    else:
        assert "this tile is red" in refused(game, "p0: use 1 blue 1 green p1:home_2")
