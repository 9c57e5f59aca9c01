"""Places where nothing can be done say why."""

import random

import pytest
from tests.script import play, seat, table

from keyflower import Game
from keyflower.formats.blocked import Blocked, blocked, to_json
from keyflower.formats.choosing import choices
from keyflower.formats.notation import location
from keyflower.game import determinize
from keyflower.rules.actions import BID, KIND_MASK, USE
from keyflower.rules.decisions import legal_actions
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS


def at(game: Game, place: str) -> dict[str, object]:
    """Why the seat in turn can do nothing there."""
    acting = game.to_act[0]
    places: list[Blocked] = blocked(game.state, acting, choices(game.state, acting))
    return next(said for said in to_json(places) if said["at"] == place)


@pytest.mark.rule("B2", "C2", "U3")
def test_workers_short_by_colour() -> None:
    game = table(lots=["miner"], p0=seat("3 red"), p1=seat("2 red 9 blue"))
    play(game, "p0: bid 3 red lot:miner")
    said = at(game, "lot:miner")
    assert said["bid"] == {"id": "blocked-bid", "colour": "red", "needs": 4, "has": 2}
    assert said["use"] is None


@pytest.mark.rule("U3")
def test_a_full_tile() -> None:
    game = table(lots=["miner"], p0=seat("5 red"), p1=seat("5 red"))
    play(
        game,
        """
        p0: use 2 red lot:miner
        p1: use 3 red lot:miner
    """,
    )
    assert at(game, "lot:miner")["use"] == {"id": "blocked-full", "needs": 4, "has": 1}


@pytest.mark.rule("U7")
def test_nothing_to_pay_with() -> None:
    p0 = seat("5 red", village=["peddler"])
    game = table(season="summer", lots=["mason"], p0=p0, p1=seat("1 red"))
    assert at(game, "lot:mason")["use"] == {"id": "blocked-skill", "skill": "pick"}
    assert at(game, "p0:peddler")["use"] == {"id": "blocked-worker", "colour": "yellow"}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_place_without_a_choice_has_one_reason_and_no_other_has(players: int) -> None:
    game = Game.new(players, players)
    chance = random.Random(players)
    seen: set[str] = set()
    while not game.over:
        acting = game.to_act[0]
        found = choices(game.state, acting)
        places = blocked(game.state, acting, found)
        bids = {bid.at for bid in found.bids}
        uses = {use.at for use in found.uses}
        for place in places:
            assert place.bid is None or place.at not in bids
            assert place.use is None or place.at not in uses
            seen.update(why.id for why in (place.bid, place.use) if why is not None)
        if places:
            told = bids | uses | {place.at for place in places}
            tiles = [tile for tile in game.state.slot_tile if tile >= 0]
            tiles += [tile for village in game.state.villages for tile in village]
            assert told == {location(game.state, tile) for tile in tiles}
        game.apply(chance.choice(game.legal(acting)), acting)
    assert {"blocked-bid", "blocked-no-action", "blocked-winter"} <= seen


@pytest.mark.parametrize("players", [2, 4])
def test_a_worker_short_is_a_worker_short(players: int) -> None:
    """With the workers that a reason asks for, there is a choice."""
    game = Game.new(players, 11)
    chance = random.Random(5)
    checked = 0
    while not game.over:
        acting = game.to_act[0]
        for place in blocked(game.state, acting, choices(game.state, acting)):
            for why in (place.bid, place.use):
                if why is None or why.id not in ("blocked-bid", "blocked-use"):
                    continue
                assert why.has < why.needs
                kinds = range(4) if why.colour == "worker" else [COLOUR_NAMES.index(why.colour)]
                for kind in kinds:
                    richer = game.state.clone()
                    for colour in range(COLOURS):  # something to pay with
                        richer.screen[acting * COLOURS + colour] += 1
                    richer.screen[acting * COLOURS + kind] += why.needs
                    legal = legal_actions(richer, acting)
                    wanted = BID if why is place.bid else USE
                    there = [
                        a for a in legal if a & KIND_MASK == wanted and a >> 4 & 63 == place.tile
                    ]
                    assert there, (place.at, to_json([place]))
                checked += 1
        game.apply(chance.choice(game.legal(acting)), acting)
    assert checked > 20


def test_reasons_depend_on_nothing_hidden() -> None:
    game = Game.new(3, 8)
    chance = random.Random(8)
    while not game.over:
        acting = game.to_act[0]
        here = to_json(blocked(game.state, acting, choices(game.state, acting)))
        other = determinize(game.view(acting), chance.randrange(1000)).state
        assert to_json(blocked(other, acting, choices(other, acting))) == here
        game.apply(chance.choice(game.legal(acting)), acting)
