"""The compact form of the legal actions: the same set, and what each choice costs and yields."""

import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

import msgspec
import pytest
from tests.contracts import check_legal, choices_on_the_wire, expand, expand_range
from tests.formats.losing import outbid, outbid_everywhere, places
from tests.script import board, pass_all, pick_boats, play, seat

from keyflower import Game
from keyflower.formats.choices import BidChoice, Choices, UseChoice
from keyflower.formats.choosing import choices
from keyflower.formats.events import read_move
from keyflower.formats.moves import Step
from keyflower.formats.moves.place import SHUTS_RIVER
from keyflower.formats.notation import text
from keyflower.play.views import legal_choices
from keyflower.rules.actions import (
    BID_STEP,
    KIND_MASK,
    USE,
    USE_STEPS,
    bid_action,
)
from keyflower.rules.pieces import RESOURCE_NAMES
from keyflower.rules.state import TRANSPORT

Json = dict[str, Any]


def now(game: Game, p: int | None = None) -> Choices:
    """The choices of a seat, or of the one in turn."""
    return choices(game.state, game.to_act[0] if p is None else p)


def bid_for(game: Game, place: str) -> BidChoice:
    return next(bid for bid in now(game).bids if bid.at == place)


def use_of(game: Game, place: str) -> UseChoice:
    return next(use for use in now(game).uses if use.at == place)


def lines(game: Game, actions: list[int]) -> list[str]:
    return [text(game.state, action) for action in actions]


# -------- Small and quick in any position

MOST_BYTES = 60_000
MOST_SECONDS = 0.02

SPRING = (
    "keywood keystone_quarry key_mine woodcutter quarryman miner gold_mine workshop stable peddler"
)
SUMMER = "store mason carpenter smelter tavern hiring_fair brewer farrier"
AUTUMN = "timber_yard stone_yard blacksmith barn wainwright sawmill sculptor forge goldsmith well"
MANY = f"{SPRING} {SUMMER} {AUTUMN}".split()


def form_of(game: Game, p: int) -> Json:
    """What the server sends; it must be small."""
    sent = msgspec.json.encode(legal_choices(game, p))
    assert len(sent) < MOST_BYTES
    form: Json = msgspec.json.decode(sent)
    return form


@pytest.mark.slow
@pytest.mark.parametrize(
    "season", ["spring", pytest.param("autumn", marks=pytest.mark.thorough), "winter"]
)
def test_thirteen_losing_bids(season: str) -> None:
    """Listed, these are up to 226,000 actions."""
    game = outbid_everywhere(season)
    assert sorted(expand(form_of(game, 0))) == sorted(game.legal(0))


def villages_full_of_tiles() -> Game:
    """164,000 actions: as many tiles to use as there can be, and workers of all colours."""
    villages = [f"{SPRING} {SUMMER}".split()[p::6] for p in range(6)]
    hands = ["13 red 10 blue 10 yellow 6 green", "26 red", "", "", "", ""]
    seats = {f"p{p}": seat(hands[p], "saw pick anvil", villages[p]) for p in range(6)}
    game = board(players=6, season="autumn", **seats)  # type: ignore[arg-type]
    for place in places(game.state)[:13]:
        outbid(game, place, 1, "red")
    return game


def test_losing_bids_and_villages_full_of_tiles() -> None:
    game = villages_full_of_tiles()
    form = form_of(game, 0)
    rng = random.Random(1)
    for use in rng.sample(form["uses"], 3):
        for part in use["ranges"]:
            assert all(game.is_legal(action, 0) for action in expand_range(form, use, part))


def large_transport() -> Game:
    """A transport in a large village full of goods."""
    goods = dict.fromkeys(MANY[:23], "iron stone wood gold")
    p0 = seat("1 red", "saw pick anvil", [*MANY, "summer_boat_2a", "summer_boat_3a"], goods)
    return play(board(players=6, season="winter", p0=p0), "p0: use 1 red p0:home_1")


@pytest.mark.rule("M2", "M4", "X5")
def test_a_transport_in_a_large_village_full_of_goods() -> None:
    game = large_transport()
    assert sorted(expand(form_of(game, 0))) == sorted(game.legal(0))


def dozen_tiles_to_add() -> Game:
    """A dozen tiles to add to a large village."""
    p0 = seat("40 red", village=[*MANY, "summer_boat_2a"])
    game = board(players=6, season="winter", lots=["windmill"], p0=p0)
    for place in places(game.state):
        game.play(f"p0: bid 1 red {place}")
        while game.to_act != [0]:
            game.play("pass")
    game.play("pass")
    pick_boats(pass_all(game))
    return game


@pytest.mark.rule("V1", "X3")
def test_a_dozen_tiles_to_add_to_a_large_village() -> None:
    game = dozen_tiles_to_add()
    assert len(game.state.won[0]) == 11
    assert sorted(expand(form_of(game, 0))) == sorted(game.legal(0))


@pytest.mark.timed
@pytest.mark.parametrize(
    "position",
    [
        *(partial(outbid_everywhere, season) for season in ("spring", "autumn", "winter")),
        villages_full_of_tiles,
        large_transport,
        dozen_tiles_to_add,
    ],
)
def test_choices_are_made_in_a_short_time(position: Callable[[], Game]) -> None:
    game = position()
    took = []
    for _ in range(5):
        start = process_time()
        form_of(game, 0)
        took.append(process_time() - start)
    assert min(took) < MOST_SECONDS


# -------- What joins, and what is left


@pytest.mark.rule("X8", "T6")
def test_expanding_mixed_uses() -> None:
    p0 = seat("3 red 2 blue 1 yellow 1 green", "saw", village=["summer_boat_4b"])
    p1 = seat("5 red 5 blue")
    game = board(season="autumn", lots=["inn", "fair"], p0=p0, p1=p1)
    play(
        game,
        "p0: bid 1 red lot:inn",
        "p1: bid 2 red lot:inn",
        "p0: bid 1 blue lot:fair",
        "p1: bid 2 blue lot:fair",
    )
    check_legal(game, random.Random(1))
    (mixed,) = use_of(game, "lot:inn").ranges
    assert mixed.colours == ["blue", "red", "yellow", "green"]
    assert mixed.screen == {"blue": 1, "red": 2, "yellow": 1, "green": 1}
    assert mixed.losing == [0, 1]
    assert (mixed.least, mixed.most) == (1, 6)
    (red,) = use_of(game, "lot:fair").ranges  # which takes a red worker: one of three must be left
    assert red.most_of == {"red": 2}


@pytest.mark.rule("U7")
def test_a_worker_is_left_to_pay_with() -> None:
    p0 = seat("2 yellow 1 red")
    game = board(season="summer", lots=["tavern"], p0=p0, p1=seat(village=["peddler"]))
    red, yellow = use_of(game, "p1:peddler").ranges
    assert (red.screen, red.most) == ({"red": 1}, 1)
    assert (yellow.screen, yellow.most) == ({"yellow": 1}, 1)  # the other one pays
    red, yellow = use_of(game, "lot:tavern").ranges
    assert (red.most, yellow.most) == (1, 2)  # a worker of the other colour pays


@pytest.mark.rule("U3", "B5")
def test_what_fits_into_no_use_is_not_named() -> None:
    """From 3 to 4 workers fit: neither the worker behind the screen helps nor the smaller bid."""
    game = board(lots=["miner", "stable", "keywood"], p0=seat("6 red"), p1=seat("9 red"))
    play(
        game,
        "p0: bid 4 red lot:stable",
        "p1: bid 5 red lot:stable",
        "p0: bid 1 red lot:keywood",
        "p1: bid 2 red lot:keywood",
        "p0: pass",
        "p1: use 2 red lot:miner",
    )
    (only,) = use_of(game, "lot:miner").ranges
    assert (only.losing, only.screen) == ([1], {})
    assert (only.least, only.most) == (4, 4)


def test_a_seat_that_owes_nothing_has_no_choice() -> None:
    game = board()
    assert expand(choices_on_the_wire(game, 1)) == []


# -------- Bids


@pytest.mark.rule("B2", "B5")
def test_what_a_bid_takes() -> None:
    p0 = seat("3 red 2 blue 1 yellow")
    game = board(lots=["miner", "stable"], p0=p0, p1=seat("9 red"))
    untouched = bid_for(game, "lot:miner")
    assert [part.colours for part in untouched.ranges] == [["blue"], ["red"], ["yellow"]]
    assert (untouched.lead.seat, untouched.lead.total) == (None, 1)
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner")

    miner = bid_for(game, "lot:miner")
    assert (miner.lead.seat, miner.lead.size, miner.lead.colour) == (1, 2, "red")
    assert (miner.mine, miner.lead.total) == (1, 3)
    assert [(part.least, part.most, part.losing) for part in miner.ranges] == [(2, 2, [])]

    stable = bid_for(game, "lot:stable")
    assert [part.colours for part in stable.ranges] == [["blue"], ["red"], ["yellow"]]
    red = stable.ranges[1]
    assert (red.screen, red.losing) == ({"red": 2}, [0])
    assert (red.least, red.most) == (1, 3)
    losing = now(game).losing
    assert [(bid.at, bid.size, bid.colour) for bid in losing] == [("lot:miner", 1, "red")]
    wire = choices_on_the_wire(game, game.to_act[0])
    choice = wire["bids"][1]
    assert lines(game, sorted(expand_range(wire, choice, choice["ranges"][1]))) == [
        "bid 1 red lot:stable",
        "bid 2 red lot:stable",
        "bid +lot:miner lot:stable",
        "bid 1 red +lot:miner lot:stable",
        "bid 2 red +lot:miner lot:stable",
    ]


@pytest.mark.rule("B5")
def test_the_smallest_bid_takes_few_losing_bids() -> None:
    """The screen where it is enough; else the largest losing bids, and from the screen the rest."""
    lots = ["miner", "stable", "keywood", "peddler"]
    game = board(lots=lots, p0=seat("6 red 1 blue"), p1=seat("12 red"))
    play(
        game,
        "p0: bid 1 red lot:miner",
        "p1: bid 3 red lot:miner",
        "p0: bid 3 red lot:stable",
        "p1: bid 4 red lot:stable",
        "p0: bid 1 red lot:keywood",
        "p1: bid 5 red lot:keywood",
    )
    smallest = {bid.at: text(game.state, bid.ranges[-1].action) for bid in now(game).bids}
    assert smallest["lot:peddler"] == "bid 1 red lot:peddler"
    assert smallest["lot:miner"] == "bid +lot:stable lot:miner"
    assert smallest["lot:keywood"] == "bid 1 red +lot:miner +lot:stable lot:keywood"


def test_who_leads_need_not_reach_more() -> None:
    game = board(lots=["miner"], p0=seat("3 red"))
    play(game, "p0: bid 2 red lot:miner\np1: pass")
    miner = bid_for(game, "lot:miner")
    assert (miner.lead.seat, miner.lead.total, miner.mine) == (0, 2, 2)
    assert (miner.ranges[0].least, miner.ranges[0].most) == (1, 1)


# -------- Uses


@pytest.mark.rule("U3")
def test_what_a_use_takes_and_yields_and_where_it_all_goes() -> None:
    p0 = seat("3 red 2 blue", village=["key_mine"])
    game = board(season="summer", lots=["farrier"], p0=p0, p1=seat("3 blue", village=["miner"]))
    own = use_of(game, "p0:key_mine")
    assert (own.least, own.most, own.used) == (1, 3, 0)
    assert own.yields.resources == {"iron": 1}
    assert own.goods_to == own.tile
    assert (own.workers_to, own.warnings) == (0, [])

    others = use_of(game, "p1:miner")
    assert others.yields.resources == {"iron": 2}
    assert others.goods_to == "home_1"
    assert (others.owner, others.workers_to) == (1, 1)
    assert others.warnings == ["workers-go-to-seat-1"]

    lot = use_of(game, "lot:farrier")
    assert (lot.owner, lot.workers_to) == (None, None)
    assert lot.warnings == ["nothing-to-gain", "workers-go-to-bag"]
    assert (lot.yields.steps, lot.yields.upgrades) == (3, 1)

    play(game, "p0: use 1 red p1:miner\np1: bid 1 blue lot:farrier")
    assert use_of(game, "p1:miner").least == 2
    assert use_of(game, "lot:farrier").workers_to == 1
    assert "nothing-to-gain" not in use_of(game, "lot:farrier").warnings  # there is iron to move


def test_boat_2b_doubles_steps_and_upgrades_for_its_owner() -> None:
    game = board(season="autumn", p0=seat("1 red", village=["stable", "summer_boat_2b"]))
    stable = use_of(game, "p0:stable")
    assert (stable.yields.steps, stable.yields.upgrades) == (4, 2)


def test_warnings_of_what_runs_short() -> None:
    lots = ["gold_mine", "miner", "keywood", "peddler", "apprentice_hall", "alehouse"]
    supplies = {"stock": "iron", "bag": "", "pile": "", "greens": 0}
    game = board(lots=lots, p0=seat("2 yellow"), **supplies)  # type: ignore[arg-type]

    def warnings(place: str) -> list[str]:
        return [warning for warning in use_of(game, place).warnings if "workers" not in warning]

    assert warnings("lot:miner") == ["stock-short"]
    assert warnings("lot:keywood") == ["stock-empty", "nothing-to-gain"]
    assert warnings("lot:peddler") == ["greens-empty", "nothing-to-gain"]
    assert warnings("lot:apprentice_hall") == ["pile-empty", "nothing-to-gain"]
    assert warnings("lot:alehouse") == ["bag-empty", "nothing-to-gain"]
    assert use_of(game, "lot:miner").yields.resources == {"iron": 1}


# -------- Inside a use, and after the season


@pytest.mark.rule("U7")
def test_payments() -> None:
    lots = ["tavern", "farrier"]
    game = board(season="summer", lots=lots, p0=seat("3 red 1 blue"), p1=seat("2 red"))
    play(game, "p0: bid 1 red lot:farrier\np1: bid 2 red lot:farrier\np0: use 1 red lot:tavern")
    worker, other, bid = now(game).payments
    assert (worker.worker, other.worker) == ("blue", "red")
    assert bid.bid is not None
    assert (bid.bid.at, bid.bid.size, bid.worker, bid.skill) == ("lot:farrier", 1, None, None)
    actions = [payment.action for payment in now(game).payments]
    assert lines(game, actions) == ["pay blue", "pay red", "pay +lot:farrier"]


@pytest.mark.rule("U10")
def test_goods() -> None:
    game = board(lots=["workshop"], p0=seat("1 red"))
    assert use_of(game, "lot:workshop").yields.choose
    play(game, "use 1 red lot:workshop")
    assert [good.resource for good in now(game).goods] == ["iron", "stone", "wood"]


@pytest.mark.rule("M2", "M4")
def test_steps_and_upgrades() -> None:
    p0 = seat("1 red", "2 saw", ["keywood", "barn"], {"home": "wood stone 2 gold"})
    game = play(board(season="winter", p0=p0), "use 1 red p0:home_1")
    found = now(game)
    assert [(step.tile, step.resource, step.count) for step in found.steps] == [
        ("home_1", "stone", 1),
        ("home_1", "wood", 1),
        ("home_1", "gold", 2),
    ]
    home, keywood, barn = found.upgrades
    assert all(payment.skills == {} for payment in home.payments)
    assert sorted(sorted(payment.resources.items()) for payment in home.payments) == [
        [("gold", 1), ("stone", 1)],
        [("gold", 1), ("wood", 1)],
        [("gold", 2)],
        [("stone", 1), ("wood", 1)],
    ]
    assert home.gains.points == (0, 5)
    assert home.gains.shows is not None
    assert (home.gains.shows.steps, home.gains.shows.upgrades) == (2, 1)
    assert [payment.skills for payment in keywood.payments] == [{"saw": 1}]
    assert keywood.gains.shows is not None
    assert keywood.gains.shows.resources == {"wood": 3}
    assert barn.gains.shows is None
    assert barn.gains.each == (1, 2)


def paths(step: Json) -> dict[str, list[int]]:
    """The actions that bring a resource to each tile, put together as the client does it."""
    found = {way["to"]: [way["action"]] for way in step["ways"]}
    for way in step["further"]:
        found[way["to"]] = [*found[way["after"]], way["action"]]
        assert len(found[way["to"]]) == way["steps"]
    return found


def distances(game: Game, tile: str, resource: str) -> dict[str, int]:
    """How many steps a resource needs to each tile, found by carrying out every legal step."""
    found = {tile: 0}
    games = [(game, tile)]
    while games:
        here, at = games.pop(0)
        if here.state.phase != TRANSPORT:
            continue
        for action in here.legal(here.to_act[0]):
            move = read_move(here.state, here.to_act[0], action)
            if isinstance(move, Step) and (move.source.tile, move.resource) == (at, resource):
                to = move.target.tile
                if to not in found:
                    found[to] = found[at] + 1
                    there = here.clone()
                    there.apply(action)
                    games.append((there, to))
    del found[tile]
    return found


@pytest.mark.rule("M2")
def test_every_tile_within_reach_is_listed_with_a_shortest_path() -> None:
    chance = random.Random(2)
    far = 0
    for seed, players in enumerate((2, 2, 2, 3, 4), 40):
        game = Game.new(players, seed)
        while not game.over:
            p = chance.choice(game.to_act)
            if game.state.phase == TRANSPORT and game.state.steps:
                for step in choices_on_the_wire(game, p)["steps"]:
                    listed = paths(step)
                    reached = distances(game, step["tile"], step["resource"])
                    assert {to: len(actions) for to, actions in listed.items()} == reached
                    far = max(far, *reached.values())
                    for to, actions in listed.items():
                        walk = game.clone()
                        for action in actions:
                            walk.apply(action, p)
                        kind = RESOURCE_NAMES.index(step["resource"])
                        there = walk.state.lookup.index[to] * 4 + kind
                        assert walk.state.goods[there] == game.state.goods[there] + 1
            legal = game.legal(p)
            keen = [action for action in legal if action & KIND_MASK == USE]
            game.apply(chance.choice(keen or legal), p)
    assert far >= 3


def test_boats_show_their_load() -> None:
    game = Game.new(players=2, seed=1)
    loads = [sum(game.state.boat_workers[boat * 4 : boat * 4 + 4]) for boat in range(2)]
    pass_all(game)
    boats = now(game).boats
    assert [sum(boat.workers.values()) for boat in boats] == loads == [7, 6]
    assert [sum(boat.skills.values()) for boat in boats] == [1, 2]


@pytest.mark.rule("T3")
def test_winter_picks() -> None:
    p0 = seat(winter=["windmill", "scholar", "jeweller"])
    p1 = seat(winter=["scribes", "key_guild", "key_market"])
    game = board(season="winter", picking=True, p0=p0, p1=p1)
    picks = now(game, 0).winter
    assert sorted(len(pick.tiles) for pick in picks) == [1, 1, 1, 2, 2, 2, 3]


def test_flips() -> None:
    game = board(season="winter", players=4, p0=seat(village=["stable", "miner/back"]))
    play(pass_all(game), "p0: boat flipper")
    while not now(game).flips:
        game.apply(game.legal(game.to_act[0])[0])
    assert [(flip.tile, flip.gains.points) for flip in now(game).flips] == [
        ("home_1", (0, 5)),
        ("stable", (0, 5)),
    ]
    assert [plain.do for plain in now(game).plain] == ["keep"]


# -------- The river


def shut(game: Game) -> set[str]:
    """The placements of seat 0 that carry the warning."""
    return {
        text(game.state, cell.base + rotation * place.step)
        for place in now(game, 0).placements
        for cell in place.cells
        for rotation in cell.warnings.get(SHUTS_RIVER, [])
    }


def built_with(village: list[str], lot: str) -> Game:
    """Seat 0 has won one winter tile and one boat, and adds them."""
    p0 = seat("2 red", village=village)
    game = board(season="winter", lots=[lot, "scribes"], p0=p0)
    play(pass_all(play(game, f"p0: bid 1 red lot:{lot}")), "p0: boat keyflower")
    return play(game, "p1: boat sea_bastion")


@pytest.mark.rule("X3")
def test_a_tile_at_the_river_shuts_it() -> None:
    game = built_with(["summer_boat_2a@1,-1"], "scholar")
    scholar = {f"place scholar 0,1 r{turned}" for turned in range(6)}
    turned_away = {f"place keyflower 0,1 r{turned}" for turned in (1, 2, 4, 5)}
    assert shut(game) == scholar | turned_away
    play(game, "p0: place keyflower 0,1 r0")
    assert shut(game) == {f"place scholar 0,2 r{turned}" for turned in range(6)}


@pytest.mark.rule("V2")
def test_without_2a_only_a_boat_along_the_line_fits_there() -> None:
    game = built_with(["summer_boat_1a@0,1r0"], "scholar")
    assert shut(game) == set()
    fits = [action for action in game.legal(0) if "0,2" in text(game.state, action)]
    assert {text(game.state, action) for action in fits} == {
        "place keyflower 0,2 r0",
        "place keyflower 0,2 r3",
    }


def test_a_river_that_is_shut_is_not_warned_of_again() -> None:
    game = built_with(["summer_boat_2a@0,1r1"], "scholar")
    assert shut(game) == set()


# -------- For the wire


def test_json_names_tiles_and_colours() -> None:
    game = board(lots=["miner"], p0=seat("1 red"), p1=seat("2 red 1 blue"))
    play(game, "p0: bid 1 red lot:miner")
    wire = choices_on_the_wire(game, game.to_act[0])
    assert (wire["seat"], wire["phase"]) == (1, "turn")
    assert wire["plain"] == [{"do": "pass", "action": 0}]
    miner = wire["bids"][0]
    assert (miner["tile"], miner["at"]) == ("miner", "lot:miner")
    assert miner["lead"] == {"seat": 0, "size": 1, "colour": "red", "total": 2}
    assert miner["steps"] == {"red": BID_STEP}
    (red,) = miner["ranges"]
    base = bid_action(game.state.lookup.index["miner"], 1)
    assert red == {
        "colours": ["red"],
        "screen": {"red": 2},
        "losing": [],
        "least": 2,
        "most": 2,
        "most_of": {},
        "base": base,
        "action": base + 2 * BID_STEP,
    }
    use = next(use for use in wire["uses"] if use["tile"] == "miner")
    assert use["yields"]["resources"] == {"iron": 2}
    assert use["goods_to"] == "home_2"
    assert use["steps"]["red"] == USE_STEPS[1]
    assert use["warnings"] == ["workers-go-to-seat-0"]


@pytest.mark.rule("I5")
def test_choices_depend_on_nothing_that_the_seat_may_not_know() -> None:
    def game_with(hidden: str) -> Game:
        lots = ["alehouse", "apprentice_hall"]
        return board(lots=lots, p0=seat("3 red"), p1=seat(hidden))

    assert now(game_with("4 blue")) == now(game_with("2 yellow 2 red"))
