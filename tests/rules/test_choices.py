"""The compact form of the legal actions: the same list, and what each choice costs and yields."""

import json
import random
from collections.abc import Callable

import pytest
from tests.script import pass_all, play, seat, table

from keyflower import Game, Options
from keyflower.rules.actions import BID_STEP, DONE, USE
from keyflower.rules.choices import (
    THE_BAG,
    BidChoice,
    Choices,
    UseChoice,
    choices,
    to_json,
    use_step,
)
from keyflower.rules.notation import location, text
from keyflower.rules.pieces import COLOURS
from keyflower.rules.state import PAY, TAKE, TRANSPORT, State


def now(game: Game, p: int | None = None) -> Choices:
    """The choices of a seat, or of the one in turn."""
    return choices(game.state, game.to_act[0] if p is None else p)


def bid_for(game: Game, place: str) -> BidChoice:
    return next(bid for bid in now(game).bids if bid.at == place)


def use_of(game: Game, place: str) -> UseChoice:
    return next(use for use in now(game).uses if use.at == place)


def lines(game: Game, actions: list[int]) -> list[str]:
    return [text(game.state, action) for action in actions]


# -------- The same list


def walk(players: int, seed: int, look: Callable[[Game, int], None]) -> None:
    """A random game with many uses; `look` at every seat that owes a decision."""
    rng = random.Random(f"{players} {seed}")
    game = Game.new(players, seed, Options(boat_4a_on_turn_order=seed % 2 == 0))
    while not game.over:
        p = rng.choice(game.to_act)
        legal = game.legal(p)
        if rng.random() < 0.4:
            look(game, p)
        inside = [action for action in legal if action & 15 == USE]
        game.apply(rng.choice(inside if inside and rng.random() < 0.4 else legal), p)


def same_list(game: Game, p: int) -> None:
    """Expanded, the choices give the legal list: in its order, but steps are put together."""
    expanded = now(game, p).actions()
    legal = game.legal(p)
    if game.state.phase == TRANSPORT:
        assert sorted(expanded) == sorted(legal)
    else:
        assert expanded == legal


@pytest.mark.parametrize("players", range(2, 7))
def test_expanding_gives_exactly_the_legal_list(players: int) -> None:
    walk(players, 3, same_list)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", range(2, 7))
def test_expanding_gives_exactly_the_legal_list_in_many_games(players: int) -> None:
    for seed in range(10, 30):
        walk(players, seed, same_list)


@pytest.mark.rule("X8", "T6")
def test_expanding_mixed_uses() -> None:
    p0 = seat("3 red 2 blue 1 yellow 1 green", "saw", village=["summer_boat_4b"])
    p1 = seat("5 red 5 blue")
    game = table(season="autumn", lots=["inn", "fair"], p0=p0, p1=p1)
    play(
        game,
        """
        p0: bid 1 red lot:inn
        p1: bid 2 red lot:inn
        p0: bid 1 blue lot:fair
        p1: bid 2 blue lot:fair
        """,
    )
    same_list(game, 0)
    inn = use_of(game, "lot:inn")
    assert [(part.slots, part.joined) for part in inn.ranges] == [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([0, 1], 2),
    ]
    assert inn.ranges[0].most_of == [1, 2, 1, 1]
    assert (inn.ranges[0].least, inn.ranges[0].most) == (1, 5)
    assert (inn.least, inn.most) == (1, 6)
    assert inn.colours(now(game).losing) == list(range(COLOURS))


def test_a_seat_that_owes_nothing_has_no_choice() -> None:
    game = table()
    assert now(game, 1).actions() == []


# -------- Bids


@pytest.mark.rule("B2", "B5")
def test_what_a_bid_takes() -> None:
    p0 = seat("3 red 2 blue 1 yellow")
    game = table(lots=["miner", "stable"], p0=p0, p1=seat("9 red"))
    untouched = bid_for(game, "lot:miner")
    assert untouched.colours() == [0, 1, 2]
    assert (untouched.lead.seat, untouched.lead.total) == (-1, 1)
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner")

    miner = bid_for(game, "lot:miner")
    assert (miner.lead.seat, miner.lead.size, miner.lead.colour) == (1, 2, 1)
    assert (miner.mine, miner.lead.total) == (1, 3)
    assert [(part.least, part.most, part.slots) for part in miner.ranges] == [(2, 2, [])]

    stable = bid_for(game, "lot:stable")
    assert stable.colours() == [0, 1, 2]
    red = [part for part in stable.ranges if part.colour == 1]
    assert [(part.slots, part.joined, part.least, part.most) for part in red] == [
        ([], 0, 1, 2),
        ([0], 1, 0, 2),
    ]
    assert lines(game, red[1].actions()) == [
        "bid +lot:miner lot:stable",
        "bid 1 red +lot:miner lot:stable",
        "bid 2 red +lot:miner lot:stable",
    ]
    losing = now(game).losing
    assert [(bid.at, bid.size, bid.colour) for bid in losing] == [("lot:miner", 1, 1)]


def test_who_leads_need_not_reach_more() -> None:
    game = table(lots=["miner"], p0=seat("3 red"))
    play(game, "p0: bid 2 red lot:miner\np1: pass")
    miner = bid_for(game, "lot:miner")
    assert (miner.lead.seat, miner.lead.total, miner.mine) == (0, 2, 2)
    assert (miner.ranges[0].least, miner.ranges[0].most) == (1, 1)


# -------- Uses


@pytest.mark.rule("U3")
def test_what_a_use_takes_and_yields_and_where_it_all_goes() -> None:
    p0 = seat("3 red 2 blue", village=["key_mine"])
    game = table(season="summer", lots=["farrier"], p0=p0, p1=seat("3 blue", village=["miner"]))
    state = game.state
    home = state.tables.index["home_1"]

    own = use_of(game, "p0:key_mine")
    assert (own.least, own.most, own.used) == (1, 3, 0)
    assert own.yields.gives == [1, 0, 0, 0]
    assert own.goods_to == own.tile
    assert (own.workers_to, own.warnings) == (0, [])

    others = use_of(game, "p1:miner")
    assert others.yields.gives == [2, 0, 0, 0]
    assert others.goods_to == home
    assert (others.owner, others.workers_to) == (1, 1)
    assert others.warnings == ["workers-go-to-seat-1"]

    lot = use_of(game, "lot:farrier")
    assert (lot.owner, lot.workers_to) == (-1, THE_BAG)
    assert lot.warnings == ["nothing-to-gain", "workers-go-to-bag"]
    assert (lot.yields.steps, lot.yields.upgrades) == (3, 1)

    play(game, "p0: use 1 red p1:miner\np1: bid 1 blue lot:farrier")
    assert use_of(game, "p1:miner").least == 2
    assert use_of(game, "lot:farrier").workers_to == 1
    assert "nothing-to-gain" not in use_of(game, "lot:farrier").warnings  # there is iron to move


def test_boat_2b_doubles_steps_and_upgrades_for_its_owner() -> None:
    game = table(season="autumn", p0=seat("1 red", village=["stable", "summer_boat_2b"]))
    stable = use_of(game, "p0:stable")
    assert (stable.yields.steps, stable.yields.upgrades) == (4, 2)


def test_warnings_of_what_runs_short() -> None:
    lots = ["gold_mine", "miner", "keywood", "peddler", "apprentice_hall", "alehouse"]
    supplies = {"stock": "iron", "bag": "", "pile": "", "greens": 0}
    game = table(lots=lots, p0=seat("2 yellow"), **supplies)  # type: ignore[arg-type]

    def warnings(place: str) -> list[str]:
        return [warning for warning in use_of(game, place).warnings if "workers" not in warning]

    assert warnings("lot:miner") == ["stock-short"]
    assert warnings("lot:keywood") == ["stock-empty", "nothing-to-gain"]
    assert warnings("lot:peddler") == ["greens-empty", "nothing-to-gain"]
    assert warnings("lot:apprentice_hall") == ["pile-empty", "nothing-to-gain"]
    assert warnings("lot:alehouse") == ["bag-empty", "nothing-to-gain"]
    assert use_of(game, "lot:miner").yields.gives == [1, 0, 0, 0]


def as_promised(game: Game, p: int) -> None:
    """One of the uses, done: what came is what the choice said."""
    for use in now(game, p).uses[-3:]:
        after = game.clone()
        after.apply(use.actions()[0])
        while after.state.phase == PAY:
            after.apply(after.legal(p)[0])
        compare_with_promise(use, p, game.state, after.state, after)


def compare_with_promise(use: UseChoice, p: int, old: State, new: State, after: Game) -> None:
    """Resources on the tile named, workers and skills from where they come, steps and upgrades."""
    goods = slice(use.goods_to * 4, use.goods_to * 4 + 4)
    came = [b - a for a, b in zip(old.goods[goods], new.goods[goods])]
    assert came == ([0, 0, 0, 0] if use.yields.choose else use.yields.gives)
    assert old.greens - new.greens == use.yields.greens
    drawn = [outcome % 128 for outcome in after.log[-1].outcomes]
    assert sum(outcome < 4 for outcome in drawn) == use.yields.workers
    assert sum(4 <= outcome < 8 for outcome in drawn) == use.yields.skills
    if new.phase == TRANSPORT:
        assert (new.steps, new.upgrades) == (use.yields.steps, use.yields.upgrades)
        if "nothing-to-gain" in use.warnings:
            assert after.legal(p) == [DONE]
    if new.phase == TAKE:
        offered = [action >> 4 for action in after.legal(p)]
        assert offered == [kind for kind in range(4) if use.yields.gives[kind]]


@pytest.mark.rule("U5", "U6", "I7", "X4")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_use_yields_what_was_promised(players: int) -> None:
    walk(players, 4, as_promised)


# -------- Inside a use, and after the season


@pytest.mark.rule("U7")
def test_payments() -> None:
    lots = ["tavern", "farrier"]
    game = table(season="summer", lots=lots, p0=seat("3 red 1 blue"), p1=seat("2 red"))
    play(game, "p0: bid 1 red lot:farrier\np1: bid 2 red lot:farrier\np0: use 1 red lot:tavern")
    worker, other, bid = now(game).payments
    assert (worker.colour, other.colour) == (0, 1)
    assert bid.bid is not None
    assert (bid.bid.at, bid.bid.size, bid.colour, bid.skill) == ("lot:farrier", 1, -1, -1)
    assert lines(game, now(game).actions()) == ["pay blue", "pay red", "pay +lot:farrier"]


@pytest.mark.rule("U10")
def test_goods() -> None:
    game = table(lots=["workshop"], p0=seat("1 red"))
    assert use_of(game, "lot:workshop").yields.choose
    play(game, "use 1 red lot:workshop")
    assert [good.resource for good in now(game).goods] == [0, 1, 2]


@pytest.mark.rule("M2", "M4")
def test_steps_and_upgrades() -> None:
    p0 = seat("1 red", "2 saw", ["keywood", "barn"], {"home": "wood stone 2 gold"})
    game = play(table(season="winter", p0=p0), "use 1 red p0:home_1")
    found = now(game)
    ids = game.state.tables.ids
    assert [(ids[step.tile], step.resource, step.count) for step in found.steps] == [
        ("home_1", 1, 1),
        ("home_1", 2, 1),
        ("home_1", 3, 2),
    ]
    home, keywood, barn = found.upgrades
    paid = sorted((payment.resources, payment.skills) for payment in home.payments)
    assert paid == [
        ([0, 0, 0, 2], [0, 0, 0]),
        ([0, 0, 1, 1], [0, 0, 0]),
        ([0, 1, 0, 1], [0, 0, 0]),
        ([0, 1, 1, 0], [0, 0, 0]),
    ]
    assert home.gains.points == [0, 5]
    assert home.gains.shows is not None
    assert (home.gains.shows.steps, home.gains.shows.upgrades) == (2, 1)
    assert [payment.skills for payment in keywood.payments] == [[0, 0, 1]]
    assert keywood.gains.shows is not None
    assert keywood.gains.shows.gives == [0, 0, 3, 0]
    assert barn.gains.shows is None
    assert barn.gains.each == [1, 2]


def test_boats_show_their_load() -> None:
    game = Game.new(players=2, seed=1)
    loads = [sum(game.state.boat_workers[boat * 4 : boat * 4 + 4]) for boat in range(2)]
    pass_all(game)
    boats = now(game).boats
    assert [sum(boat.workers) for boat in boats] == loads == [7, 6]
    assert [sum(boat.skills) for boat in boats] == [1, 2]


@pytest.mark.rule("T3")
def test_winter_picks() -> None:
    p0 = seat(winter=["windmill", "scholar", "jeweller"])
    p1 = seat(winter=["scribes", "key_guild", "key_market"])
    game = table(season="winter", picking=True, p0=p0, p1=p1)
    picks = now(game, 0).winter
    assert sorted(len(pick.tiles) for pick in picks) == [1, 1, 1, 2, 2, 2, 3]


def test_flips() -> None:
    game = table(season="winter", players=4, p0=seat(village=["stable", "miner/back"]))
    play(pass_all(game), "p0: boat flipper")
    while not now(game).flips:
        game.apply(game.legal(game.to_act[0])[0])
    ids = game.state.tables.ids
    assert [(ids[flip.tile], flip.gains.points) for flip in now(game).flips] == [
        ("home_1", [0, 5]),
        ("stable", [0, 5]),
    ]
    assert lines(game, now(game).plain) == ["keep"]


# -------- The river


def shut(game: Game) -> set[str]:
    """The placements of seat 0 that carry the warning."""
    return {
        text(game.state, turned.action)
        for place in now(game, 0).placements
        for cell in place.cells
        for turned in cell.rotations
        if turned.warnings == ["shuts-river"]
    }


def built_with(village: list[str], lot: str) -> Game:
    """Seat 0 has won one winter tile and one boat, and adds them."""
    p0 = seat("2 red", village=village)
    game = table(season="winter", lots=[lot, "scribes"], p0=p0)
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


def from_the_wire(found: dict[str, object]) -> list[int]:
    """All actions that a client can compose from the JSON, with nothing but sums."""
    out: list[int] = []
    for choice in found["bids"]:  # type: ignore[attr-defined]
        for part in choice["ranges"]:
            more = part["most"] - part["least"]
            out += [part["action"] + choice["step"] * n for n in range(more + 1)]
    for choice in found["uses"]:  # type: ignore[attr-defined]
        for part in choice["ranges"]:
            placed = [(0, part["action"])]
            for colour, most in part["most_of"].items():
                step = choice["steps"][colour]
                each = [(k, k * step) for k in range(most + 1)]
                placed = [(n + k, action + more) for n, action in placed for k, more in each]
            out += [action for n, action in placed if part["least"] <= n <= part["most"]]
    rest = {key: value for key, value in found.items() if key not in ("bids", "uses")}
    collect(rest, out)
    return sorted(out)


def collect(value: object, out: list[int]) -> None:
    """Every `action` in a JSON value."""
    if isinstance(value, dict):
        if "action" in value:
            out.append(value["action"])
        for inner in value.values():
            collect(inner, out)
    elif isinstance(value, list):
        for inner in value:
            collect(inner, out)


def same_list_from_the_wire(game: Game, p: int) -> None:
    wire = json.loads(json.dumps(to_json(now(game, p))))
    assert from_the_wire(wire) == sorted(game.legal(p))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_client_can_compose_every_action_by_sums(players: int) -> None:
    walk(players, 5, same_list_from_the_wire)


def test_json_names_tiles_and_colours() -> None:
    game = table(lots=["miner"], p0=seat("1 red"), p1=seat("2 red 1 blue"))
    play(game, "p0: bid 1 red lot:miner")
    wire = to_json(now(game))
    assert (wire["seat"], wire["phase"]) == (1, "turn")
    assert wire["plain"] == [{"do": "pass", "action": 0}]
    miner = wire["bids"][0]  # type: ignore[index]
    assert (miner["tile"], miner["at"], miner["colours"]) == ("miner", "lot:miner", ["red"])
    assert miner["lead"] == {"seat": 0, "size": 1, "colour": "red", "total": 2}
    assert miner["step"] == BID_STEP
    use = next(use for use in wire["uses"] if use["tile"] == "miner")  # type: ignore[attr-defined]
    assert use["yields"]["resources"] == {"iron": 2}
    assert use["goods_to"] == "home_2"
    assert use["steps"]["red"] == use_step(1)
    assert use["warnings"] == ["workers-go-to-seat-0"]


@pytest.mark.rule("I5")
def test_choices_depend_on_nothing_that_the_seat_may_not_know() -> None:
    def game_with(hidden: str) -> Game:
        lots = ["alehouse", "apprentice_hall"]
        return table(lots=lots, p0=seat("3 red"), p1=seat(hidden))

    seen = to_json(now(game_with("4 blue")))
    assert seen == to_json(now(game_with("2 yellow 2 red")))


def test_every_location_is_named_as_in_notation() -> None:
    def look(game: Game, p: int) -> None:
        found = now(game, p)
        for bid in found.bids:
            assert bid.at == location(game.state, bid.tile)
        for use in found.uses:
            assert use.at == location(game.state, use.tile)

    walk(3, 8, look)
