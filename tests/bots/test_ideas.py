"""Ideas for a player: of different kinds, each with reasons that say something to this player."""

import random
from typing import Final

import pytest
from tests.script import Seat, board, play, seat

from keyflower import Game
from keyflower.bots.ideas import BETTER_POINTS, EQUAL_POINTS, ideas, reasons, why
from keyflower.bots.specs import make
from keyflower.bots.thought import Motive, Thought
from keyflower.formats import notation
from keyflower.game import determinize
from keyflower.rules.actions import BID, DONE, KEEP, KIND_MASK, PASS, USE, tile_of
from keyflower.words import Words, folder

MOST: Final = 90
LISTS: Final = ("goods", "cost", "missing")
LOTS: Final = ["miner", "quarryman", "stable", "peddler", "alehouse"]
COMPARED: Final = ("idea-ahead", "idea-behind", "idea-more-points")


def moments(players: int, seed: int) -> list[tuple[Game, int]]:
    """Decisions with a choice, all through a random game."""
    chance = random.Random(seed)
    game = Game.new(players, seed)
    found = []
    while not game.over:
        to_act = game.to_act[0]
        legal = game.legal(to_act)
        if len(legal) > 1 and chance.random() < 0.25:
            found.append((game.clone(), to_act))
        game.apply(chance.choice(legal), to_act)
    return found


def said(words: Words, motive: Motive) -> str:
    """A reason as a sentence, with a long name for everyone."""
    shown = dict(motive.variables)
    for name, value in motive.variables.items():
        parts = str(value).split()
        if name in LISTS:
            pairs = zip(parts[::2], parts[1::2])
            shown[name] = ", ".join(words.text(f"count-{kind}", count=int(n)) for n, kind in pairs)
        elif name == "tile":
            shown[name] = "Maréchal-ferrant"
        elif name == "seat":
            shown[name] = "Marguerite"
    return words.text(motive.id, **shown)


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "trained"), (4, "greedy")])
def test_every_idea_has_reasons_that_say_something(players: int, bot: str) -> None:
    """In every language, short, and the same whatever is dealt where the player can't see it."""
    words = [Words(each.name) for each in folder().iterdir() if each.is_dir()]
    assert len(words) == 6
    for game, mine in moments(players, players):
        thoughts = make(bot, 1, mine).consider(game.view(mine), game.legal(mine))
        found = ideas(thoughts, 3)
        assert found[0] == thoughts[0]
        assert 1 <= len(found) <= 3
        placed = [each.action for each in found if each.action & KIND_MASK in (BID, USE)]
        assert len({(action & KIND_MASK, tile_of(action)) for action in placed}) == len(placed)
        given = reasons(game.state, mine, found)
        assert given == reasons(determinize(game.view(mine), 5).state, mine, found)
        for i, (each, motives) in enumerate(zip(found, given)):
            if each.action & KIND_MASK in (PASS, DONE, KEEP):
                assert thoughts[0].value - each.value <= EQUAL_POINTS
            compared = [one for one in motives if one.id in COMPARED]
            assert [one.variables["number"] for one in compared] == (
                [2 if i == 0 else 1] if found[1:] else []
            )
            assert motives[0] not in compared
            assert len(motives) >= (2 if each.action & KIND_MASK in (BID, USE) else 1) + len(
                compared
            )
            for one in words:
                for motive in motives:
                    text = said(one, motive)
                    assert len(text.replace("\u2068", "").replace("\u2069", "")) <= MOST, text
                    assert motive.id not in text


def market(**seats: Seat) -> Game:
    """Spring with three players and the same lots; every seat has a few workers."""
    hands = {f"p{p}": seat("4 red 2 blue") for p in range(3)}
    return board(players=3, lots=LOTS, hands=hands | seats)


def reasons_of(game: Game, line: str, then: str = "") -> list[Motive]:
    """What is said of one action of whoever is to act, without a comparison."""
    mine = game.to_act[0]
    action = notation.parse(game.state, line, mine)
    rest = game.clone()
    rest.apply(action, mine)
    follows = []
    for each in then.splitlines():
        follows.append(notation.parse(rest.state, each, mine))
        rest.apply(follows[-1], mine)
    [found] = reasons(
        determinize(game.view(mine), 3).state, mine, [Thought(action, 0.0, tuple(follows))]
    )
    return found


def ids(found: list[Motive]) -> list[str]:
    return [motive.id for motive in found]


def test_a_lot_says_what_a_use_of_it_brings_and_what_is_enough_to_outbid() -> None:
    assert reasons_of(market(), "bid 2 red lot:miner") == [
        Motive("idea-bid-use", {"goods": "2 iron"}),
        Motive("idea-outbid", {"missing": "3 red"}),
    ]
    [brings, _] = reasons_of(market(), "bid 1 red lot:stable")
    assert brings.variables == {"goods": "2 steps 1 upgrades"}


@pytest.mark.rule("I5")
def test_nobody_can_outbid_where_all_the_others_workers_are_too_few() -> None:
    game = market(p1=seat("3 red"), p2=seat("1 blue 1 yellow"))
    assert ids(reasons_of(game, "bid 4 red lot:miner"))[1] == "idea-safe"
    assert ids(reasons_of(game, "bid 3 red lot:miner"))[1] == "idea-safe"
    # Two workers are enough for two of them, whatever their colours are; three for one of them.
    assert reasons_of(game, "bid 2 red lot:miner")[1] == Motive("idea-rival", {"seat": 1})
    assert ids(reasons_of(game, "bid 1 red lot:miner"))[1] == "idea-outbid"


@pytest.mark.rule("B5")
def test_losing_bids_of_the_colour_count_for_those_who_could_outbid() -> None:
    game = market(p0=seat("6 red"), p1=seat("4 red"), p2=seat())
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner\np2: pass")
    # The 2 red workers of p1 come along once they are a losing bid, with 2 behind the screen.
    assert ids(reasons_of(game, "bid 2 red lot:miner"))[1:] == ["idea-rival"]


@pytest.mark.rule("C2")
def test_green_is_safe_if_nobody_can_have_green() -> None:
    game = market(p0=seat("1 green 2 red"))
    assert ids(reasons_of(game, "bid 1 green lot:miner"))[1] == "idea-safe"
    assert ids(reasons_of(game, "bid 1 red lot:miner"))[1] == "idea-outbid"


def test_a_losing_bid_is_put_to_work() -> None:
    game = play(market(), "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner\np2: pass")
    assert ids(reasons_of(game, "bid +lot:miner lot:stable"))[1] == "idea-losing-bid"
    assert ids(reasons_of(game, "use +lot:miner lot:quarryman"))[1] == "idea-losing-bid"


def test_a_turn_order_tile_says_who_picks_a_boat_before_and_who_starts() -> None:
    first, second = "bid 1 red turn:1", "bid 1 red turn:2"
    assert reasons_of(market(), first)[0] == Motive("idea-turn-order", {"before": 0})
    assert ids(reasons_of(market(), first)) == ["idea-turn-order", "idea-outbid"]
    assert reasons_of(market(), second)[:2] == [
        Motive("idea-turn-order", {"before": 1}),
        Motive("idea-start"),
    ]
    winter = board(players=3, season="winter", p0=seat("2 red"))
    assert ids(reasons_of(winter, second))[1] == "idea-purple"


@pytest.mark.rule("E3", "E4")
def test_a_use_says_what_it_brings_and_where_the_workers_go() -> None:
    mine, theirs = seat("4 red", village=["keywood"]), seat("4 red", village=["key_mine"])
    game = board(players=3, season="summer", lots=["farrier"], p0=mine, p1=theirs)
    brings = Motive("idea-get", {"goods": "3 steps 1 upgrades"})
    assert reasons_of(game, "use 1 red p0:keywood") == [
        Motive("idea-get", {"goods": "1 wood"}),
        Motive("idea-use-own"),
    ]
    assert reasons_of(game, "use 1 red p1:key_mine")[1] == Motive("idea-use-theirs", {"seat": 1})
    assert reasons_of(game, "use 1 red lot:farrier") == [brings, Motive("idea-use-lot")]
    play(game, "p0: bid 1 red lot:farrier\np1: pass\np2: pass")
    assert reasons_of(game, "use 1 red lot:farrier") == [brings, Motive("idea-use-led")]
    play(game, "p0: use 1 red p0:keywood\np1: bid 2 red lot:farrier\np2: pass")
    led = reasons_of(game, "use 1 red lot:farrier")
    assert led == [brings, Motive("idea-use-led-by", {"seat": 1})]


@pytest.mark.rule("U7")
def test_a_converter_says_what_it_takes() -> None:
    game = board(players=2, lots=["peddler"], p0=seat("2 red 1 yellow"))
    traded: dict[str, str | int | float] = {"goods": "1 green", "cost": "1 yellow"}
    assert reasons_of(game, "use 1 red lot:peddler")[0] == Motive("idea-trade", traded)
    game = board(season="summer", lots=["hiring_fair"], p0=seat("2 red", "saw"))
    traded = {"goods": "2 skills", "cost": "1 skills"}
    assert reasons_of(game, "use 1 red lot:hiring_fair")[0] == Motive("idea-trade", traded)


def test_a_home_says_which_upgrade_it_makes_possible_and_what_that_brings() -> None:
    mine = seat("2 red", village=["gold_mine"], goods={"gold_mine": "2 gold"}, home="home_1")
    game = board(season="summer", p0=mine)
    plan = "upgrade gold_mine gold gold"
    # 3 points, and 2 gold less.
    found = reasons_of(game, "use 1 red p0:home_1", plan)
    assert found[0] == Motive("idea-to-upgrade", {"tile": "gold_mine", "points": 1})
    assert reasons_of(game, "use 1 red p0:home_1")[0].variables == {"goods": "1 steps 1 upgrades"}
    play(game, "p0: use 1 red p0:home_1")
    assert reasons_of(game, plan) == [Motive("idea-points", {"points": 1})]


@pytest.mark.rule("X4")
def test_the_twin_boat_doubles_what_a_home_gives() -> None:
    game = board(season="autumn", p0=seat("2 red", village=["summer_boat_2b"], home="home_1"))
    assert reasons_of(game, "use 1 red p0:home_1")[0].variables == {"goods": "2 steps 2 upgrades"}


def test_winter_says_points() -> None:
    mine = seat("3 red", village=["keywood", "gold_mine"], goods={"keywood": "4 wood"})
    game = board(season="winter", lots=["scribes", "keythedral"], p0=mine)
    keythedral = reasons_of(game, "bid 1 red lot:keythedral")
    assert keythedral[0] == Motive("idea-bid-points", {"points": 12})
    scribes = reasons_of(game, "bid 1 red lot:scribes")
    assert scribes[0] == Motive("idea-bid-later", {"points": 0})
    assert reasons_of(game, "use 1 red p0:keywood")[0] == Motive("idea-get", {"goods": "1 wood"})
    assert reasons_of(game, "use 1 red p0:gold_mine")[0] == Motive("idea-points", {"points": 1})


def test_a_tile_without_points_yet_says_what_an_upgrade_makes_of_it() -> None:
    game = board(season="autumn", lots=["goldsmith"], p0=seat("2 red"))
    [brings, _] = reasons_of(game, "bid 1 red lot:goldsmith")
    assert brings == Motive("idea-bid-later", {"points": 7})


@pytest.mark.rule("T5")
def test_a_pass_says_what_is_kept_or_that_it_ends_the_season() -> None:
    game = market()
    assert reasons_of(game, "pass") == [Motive("idea-pass", {"count": 6})]
    play(game, "p0: bid 1 red lot:miner\np1: pass\np2: pass")
    assert reasons_of(game, "pass") == [Motive("idea-pass-end", {"tiles": 1})]


def test_a_boat_says_what_it_carries() -> None:
    game = play(Game.new(2, 1), "pass\npass")
    assert reasons_of(game, "boat keyflower")[0].variables == {"goods": "7 workers 1 skills"}


def test_a_resource_to_choose_says_what_it_is_needed_for() -> None:
    mine = seat("2 red", village=["stable", "workshop"], home="home_1")
    game = play(board(season="summer", p0=mine), "p0: use 1 red p0:workshop")
    needed = {line: reasons_of(game, line)[0] for line in ("take iron", "take stone", "take wood")}
    assert {motive.id for motive in needed.values()} <= {"idea-need", "idea-take"}
    assert "idea-need" in ids(list(needed.values()))


def value(action: int, worth: float) -> Thought:
    return Thought(action, worth)


def test_doing_nothing_is_an_idea_only_if_it_is_about_as_good_as_the_best() -> None:
    bids = [value(notation.parse(market().state, f"bid 1 red lot:{lot}"), 5.0) for lot in LOTS[:3]]
    assert PASS in [each.action for each in ideas([*bids[:2], value(PASS, 5.0 - EQUAL_POINTS)], 3)]
    worse = ideas([*bids[:2], value(PASS, 4.9 - EQUAL_POINTS)], 3)
    assert PASS not in [each.action for each in worse]
    assert ideas([value(PASS, 6.0), *bids], 3)[0].action == PASS


def test_another_kind_that_is_clearly_worse_makes_way_for_a_better_idea() -> None:
    state = market().state
    bids = [value(notation.parse(state, f"bid 1 red lot:{lot}"), 5.0) for lot in LOTS[:3]]
    use = notation.parse(state, "use 1 red lot:miner")
    assert use not in [each.action for each in ideas([*bids, value(use, 5.0 - BETTER_POINTS)], 3)]
    assert use in [each.action for each in ideas([*bids, value(use, 5.1 - BETTER_POINTS)], 3)]


def test_ideas_are_compared_by_value_or_by_the_points_that_both_bring() -> None:
    game = board(
        season="winter",
        lots=["keythedral", "jeweller", "windmill"],
        p0=seat("3 red", goods={"home": "2 gold"}),
    )
    tiles = ("keythedral", "jeweller", "windmill")
    actions = [notation.parse(game.state, f"bid 1 red lot:{tile}") for tile in tiles]
    worths = (9.0, 9.0 - EQUAL_POINTS - 0.5, 9.0 - BETTER_POINTS)
    given = reasons(game.state, 0, [value(*pair) for pair in zip(actions, worths)])
    assert [found[-1] for found in given] == [
        Motive("idea-more-points", {"points": 9, "number": 2}),
        Motive("idea-behind", {"by": "little", "number": 1}),
        Motive("idea-behind", {"by": "clear", "number": 1}),
    ]
    given = reasons(game.state, 0, [value(actions[0], 9.0), value(actions[1], 8.5)])
    assert [found[-1].variables["by"] for found in given] == ["close", "close"]


def test_why_is_the_first_reason() -> None:
    game = market()
    for action in game.legal(0)[:20]:
        [found] = reasons(game.state, 0, [Thought(action, 0.0)])
        assert found[0] == why(game.state, 0, action)
