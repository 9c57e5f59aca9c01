"""Places where nothing can be done say why."""

import random

import pytest
from tests.script import board, play, seat

from keyflower import Game
from keyflower.formats.choices import Blocked
from keyflower.formats.choosing import choices, list_blocked
from keyflower.game import determinize
from keyflower.rules.actions import BID, KIND_MASK, USE, tile_of
from keyflower.rules.chapters.village import location
from keyflower.rules.decisions import legal_actions
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS


def at(game: Game, place: str) -> Blocked:
    """Why the seat in turn can do nothing there."""
    acting = game.to_act[0]
    places = list_blocked(game.state, acting, choices(game.state, acting))
    return next(found for found in places if found.at == place)


def on_the_table(game: Game) -> list[int]:
    """The tiles that can be bid for, and those in villages."""
    tiles = [tile for tile in game.state.slot_tile if tile >= 0]
    return tiles + [tile for village in game.state.villages for tile in village]


@pytest.mark.rule("B2", "C2", "U3")
def test_workers_short_by_colour() -> None:
    game = board(lots=["miner"], p0=seat("3 red"), p1=seat("2 red 9 blue"))
    play(game, "p0: bid 3 red lot:miner")
    found = at(game, "lot:miner")
    assert found.bid == Reason("illegal-bid-short", "B2", {"colour": "red", "needs": 4, "has": 2})
    assert found.use is None


@pytest.mark.rule("U3")
def test_a_full_tile() -> None:
    game = board(lots=["miner"], p0=seat("5 red"), p1=seat("5 red"))
    play(
        game,
        """
        p0: use 2 red lot:miner
        p1: use 3 red lot:miner
    """,
    )
    full = Reason("illegal-use-full", "U3", {"needs": 4, "room": 1})
    assert at(game, "lot:miner").use == full


@pytest.mark.rule("U7")
def test_nothing_to_pay_with() -> None:
    p0 = seat("5 red", village=["peddler"])
    game = board(season="summer", lots=["mason"], p0=p0, p1=seat("1 red"))
    assert at(game, "lot:mason").use == Reason("illegal-use-skill", "U7", {"skill": "pick"})
    worker = Reason("illegal-use-worker", "U7", {"colour": "yellow"})
    assert at(game, "p0:peddler").use == worker


@pytest.mark.rule("T6", "U3")
def test_losing_bids_that_are_too_large() -> None:
    """A losing bid moves whole: five workers don't fit where there is room for three."""
    game = board(lots=["miner", "stable"], p0=seat("5 red"), p1=seat("9 red"))
    play(
        game,
        """
        p0: bid 5 red lot:stable
        p1: bid 6 red lot:stable
        p0: pass
        p1: use 3 red lot:miner
    """,
    )
    large = Reason("illegal-use-full", "U3", {"needs": 4, "room": 3})
    assert at(game, "lot:miner").use == large
    game = board(lots=["miner", "stable"], p0=seat("5 red"), p1=seat("9 red"))
    play(
        game,
        """
        p0: bid 5 red lot:stable
        p1: bid 6 red lot:stable
        p0: pass
        p1: use 2 red lot:miner
    """,
    )
    large = Reason("illegal-use-large", "T6, U3", {"needs": 3, "room": 4})
    assert at(game, "lot:miner").use == large


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_every_place_without_a_choice_has_one_reason_and_no_other_has(players: int) -> None:
    game = Game.new(players, players)
    chance = random.Random(players)
    seen: set[str] = set()
    while not game.over:
        acting = game.to_act[0]
        found = choices(game.state, acting)
        places = list_blocked(game.state, acting, found)
        bids = {bid.at for bid in found.bids}
        uses = {use.at for use in found.uses}
        for place in places:
            assert place.bid is None or place.at not in bids
            assert place.use is None or place.at not in uses
            for why in (place.bid, place.use):
                if why is not None:
                    seen.add(" ".join([why.id, str(why.variables.get("what", ""))]).strip())
        if places:
            told = bids | uses | {place.at for place in places}
            assert told == {location(game.state, tile) for tile in on_the_table(game)}
        game.apply(chance.choice(game.legal(acting)), acting)
    never = {"illegal-use-never side", "illegal-use-never winter"}
    assert {"illegal-bid-short"} | never <= seen


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_worker_short_is_a_worker_short(players: int) -> None:
    """With the workers that a reason asks for, there is a choice."""
    game = Game.new(players, 11)
    chance = random.Random(5)
    checked = 0
    while not game.over:
        acting = game.to_act[0]
        tiles = {location(game.state, tile): tile for tile in on_the_table(game)}
        for place in list_blocked(game.state, acting, choices(game.state, acting)):
            for why in (place.bid, place.use):
                if why is None or why.id not in ("illegal-bid-short", "illegal-use-short"):
                    continue
                needs, colour = int(why.variables["needs"]), str(why.variables["colour"])
                assert int(why.variables["has"]) < needs
                kinds = range(4) if colour == "worker" else [COLOUR_NAMES.index(colour)]
                tile = tiles[place.at]
                for kind in kinds:
                    richer = game.state.clone()
                    for paid in range(COLOURS):  # something to pay with
                        richer.screen[acting * COLOURS + paid] += 1
                    richer.screen[acting * COLOURS + kind] += needs
                    legal = legal_actions(richer, acting)
                    wanted = BID if why is place.bid else USE
                    there = [a for a in legal if a & KIND_MASK == wanted and tile_of(a) == tile]
                    assert there, place
                checked += 1
        game.apply(chance.choice(game.legal(acting)), acting)
    assert checked > 20


def test_reasons_depend_on_nothing_hidden() -> None:
    game = Game.new(3, 8)
    chance = random.Random(8)
    while not game.over:
        acting = game.to_act[0]
        here = list_blocked(game.state, acting, choices(game.state, acting))
        other = determinize(game.view(acting), chance.randrange(1000)).state
        assert list_blocked(other, acting, choices(other, acting)) == here
        game.apply(chance.choice(game.legal(acting)), acting)
