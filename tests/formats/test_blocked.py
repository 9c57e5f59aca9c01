"""Places where nothing can be done say why."""

import pytest
from tests.script import board, play, seat

from keyflower import Game
from keyflower.formats.choices import Blocked
from keyflower.formats.choosing import choices, list_blocked
from keyflower.rules.errors import Reason


def at(game: Game, place: str) -> Blocked:
    """Why the seat in turn can do nothing there."""
    acting = game.to_act[0]
    places = list_blocked(game.state, acting, choices(game.state, acting))
    return next(found for found in places if found.at == place)


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
    play(game, "p0: use 2 red lot:miner", "p1: use 3 red lot:miner")
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
        "p0: bid 5 red lot:stable",
        "p1: bid 6 red lot:stable",
        "p0: pass",
        "p1: use 3 red lot:miner",
    )
    large = Reason("illegal-use-full", "U3", {"needs": 4, "room": 3})
    assert at(game, "lot:miner").use == large
    game = board(lots=["miner", "stable"], p0=seat("5 red"), p1=seat("9 red"))
    play(
        game,
        "p0: bid 5 red lot:stable",
        "p1: bid 6 red lot:stable",
        "p0: pass",
        "p1: use 2 red lot:miner",
    )
    large = Reason("illegal-use-large", "T6, U3", {"needs": 3, "room": 4})
    assert at(game, "lot:miner").use == large
