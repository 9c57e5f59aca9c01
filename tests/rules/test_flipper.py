"""F1: the Flipper, by playing winter to its end."""

import pytest
from tests.script import (
    Seat,
    board,
    build_all,
    goods,
    legal,
    pass_all,
    pick_boats,
    play,
    points,
    refused,
    seat,
    side_of,
    skills,
    stock,
    village,
    where,
)

from keyflower import Game
from keyflower.rules.state import ASIDE, BUILD, FLIP, OVER

# In this village no boat finds a place (V3): no field or water lies open at its rim.
NO_PLACE_FOR_BOATS = ["workshop@-1,0r2", "woodcutter@-1,-1r1"]


def winters_end(players: int = 4, lots: list[str] | None = None, **seats: Seat) -> Game:
    """Winter has ended and everyone may pick a boat; seat 0 is first."""
    return pass_all(board(players=players, season="winter", lots=lots, start=0, hands=seats))


def pick_flipper(game: Game) -> Game:
    """Seat 0 picks the Flipper, the others what is left; all tiles are placed."""
    play(game, "p0: boat flipper")
    pick_boats(game)
    return build_all(game)


@pytest.mark.rule("F1", "F2")
def test_the_owner_flips_one_own_tile_for_free() -> None:
    game = pick_flipper(winters_end(p0=seat("", "1 saw", ["stable", "mason"], {"home": "1 iron"})))
    assert game.state.phase == FLIP
    assert game.to_act == [0]
    assert not game.over
    assert legal(game) == ["keep", "flip home_1", "flip stable", "flip mason"]
    before = points(game, 0), stock(game)
    play(game, "p0: flip mason")
    assert side_of(game, "mason") == "back"
    assert points(game, 0) == before[0] + 7
    assert (stock(game), goods(game, "home_1")) == (before[1], {"iron": 1})
    assert skills(game, 0) == {"saw": 1}
    assert game.over


@pytest.mark.rule("F1")
def test_once_only() -> None:
    game = pick_flipper(winters_end(p0=seat("", "", ["stable"])))
    play(game, "p0: flip stable")
    assert "the game is over" in refused(game, "p0: flip home_1")
    assert side_of(game, "home_1") == "front"
    assert legal(game, 0) == []


@pytest.mark.rule("F1")
def test_the_owner_may_keep_all_tiles_as_they_are() -> None:
    game = pick_flipper(winters_end(p0=seat("", "", ["stable"])))
    before = points(game, 0)
    play(game, "p0: keep")
    assert game.over
    assert points(game, 0) == before
    assert (side_of(game, "stable"), side_of(game, "home_1")) == ("front", "front")


@pytest.mark.rule("F1", "F2")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("home_1", 5),
        ("stable", 5),
        ("peddler", 0),
        ("carpenter", 7),
        ("sawmill", 10 - 3),  # of the new side only
        ("well", 7 - 3),
        ("timber_yard", 2 * (3 - 2)),  # two wood on it
    ],
)
def test_the_new_side_counts(name: str, gain: int) -> None:
    tiles = [] if name == "home_1" else [name]
    lying = {"timber_yard": "2 wood"} if name == "timber_yard" else {}
    game = pick_flipper(winters_end(p0=seat("", "", tiles, lying)))
    before = points(game, 0)
    play(game, f"p0: flip {name}")
    assert points(game, 0) == before + gain


@pytest.mark.rule("F1", "M4")
def test_only_what_could_still_be_upgraded_is_flipped() -> None:
    """Not what is upgraded, not boats, summer boats, winter and turn-order tiles, not another's."""
    game = board(
        players=4,
        season="winter",
        lots=["windmill"],
        start=0,
        p0=seat("2 blue", "", ["stable", "miner/back", "summer_boat_1a"]),
        p1=seat("", "", ["keywood"]),
    )
    play(
        game,
        "p0: bid 1 blue lot:windmill",
        "p1: pass",
        "p2: pass",
        "p3: pass",
        "p0: bid 1 blue turn:1",
    )
    pick_flipper(pass_all(game))
    assert legal(game) == ["keep", "flip home_1", "flip stable"]
    assert "miner is already upgraded (M4)" in refused(game, "p0: flip miner")
    assert "keywood isn’t in your village" in refused(game, "p0: flip keywood")
    for name in ("flipper", "summer_boat_1", "windmill", "turn_order_tile_1"):
        assert where(game, name) == f"p0:{name}"
        assert f"{name} can’t be upgraded (M4)" in refused(game, f"p0: flip {name}")


@pytest.mark.rule("F1")
def test_flipping_comes_after_all_have_placed_winters_tiles() -> None:
    game = winters_end(p0=seat("", "", ["stable"]))
    play(game, "p0: boat flipper")
    pick_boats(game)
    assert game.state.phase == BUILD
    play(game, f"p0: {legal(game, 0)[0]}")
    assert "flipper" in village(game, 0)
    assert "waiting for seats 1, 2 and 3 to build" in refused(game, "p0: flip stable")
    assert game.to_act == [1, 2, 3]
    build_all(game)
    assert game.to_act == [0]
    assert "flip stable" in legal(game)


@pytest.mark.rule("F1")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_whoever_picked_the_flipper(owner: int) -> None:
    hands = {f"p{owner}": seat("", "", ["stable"])}
    game = pass_all(board(players=4, season="winter", start=0, hands=hands))
    while game.to_act != [owner]:
        play(game, next(line for line in legal(game) if line != "boat flipper"))
    play(game, f"p{owner}: boat flipper")
    pick_boats(game)
    build_all(game)
    assert game.to_act == [owner]
    assert "waiting for" in refused(game, "p0: keep")
    play(game, f"p{owner}: flip stable")
    assert game.over


@pytest.mark.rule("F1")
def test_with_nothing_to_flip_the_game_is_over_at_once() -> None:
    game = pick_flipper(winters_end(p0=seat("", "", ["stable/back"], home="home_1/back")))
    assert where(game, "flipper") == "p0:flipper"
    assert game.state.phase == OVER


@pytest.mark.rule("F1", "S3")
@pytest.mark.parametrize("players", [2, 3])
def test_without_the_flipper_in_play_nothing_is_flipped(players: int) -> None:
    game = winters_end(players, p0=seat("", "", ["stable"]))
    assert "boat flipper" not in legal(game)
    pick_boats(game)
    build_all(game)
    assert game.state.phase == OVER


@pytest.mark.rule("F1", "V3")
def test_a_flipper_that_was_set_aside_flips_nothing() -> None:
    game = winters_end(
        p0=seat("", "", NO_PLACE_FOR_BOATS, home="home_2"), p1=seat("", "", [], home="home_1")
    )
    before = points(game, 0, "F2")
    play(game, "p0: boat flipper")
    pick_boats(game)
    build_all(game)
    assert game.state.place[game.state.lookup.index["flipper"]] == ASIDE
    assert game.state.phase == OVER
    assert points(game, 0, "F2") == before
