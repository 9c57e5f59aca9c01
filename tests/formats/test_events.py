"""Events: what happened, as data; and that the fixtures of the page's tests are made from them."""

import random
import runpy
from pathlib import Path

import pytest
from tests.script import board, play, seat

from keyflower import Game
from keyflower.formats.events import OPEN, Event, read_event
from keyflower.formats.moves import Bid, Boat, Build, PayBid, Step, Take, UndoMove, Upgrade, Use
from keyflower.formats.places import Group, Place, ShownTile
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.pieces import COLOUR_NAMES, MAX_PLAYERS, RESOURCES, SEASON_NAMES
from keyflower.rules.state import Board

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"


def happened(game: Game, line: str) -> Event:
    """Play a line; the event that it was."""
    before = game.state.clone()
    play(game, line)
    return read_event(before, game.log, len(game.log) - 1)


def lot(tile: str) -> Place:
    return Place(tile, "front", f"lot:{tile}", None)


def own(tile: str, p: int = 0) -> Place:
    return Place(tile, "front", f"p{p}:{tile}", p)


def test_a_bid_counts_what_comes_along_and_what_is_there() -> None:
    game = board(lots=["miner", "keywood"], p0=seat("9 red"), p1=seat("9 red"))
    first = happened(game, "p0: bid 1 red lot:miner").move
    assert first == Bid(lot("miner"), "red", 1, [], 1, 1)
    play(game, "p1: bid 2 red lot:miner")
    losing = Group(lot("miner"), 1, "red")
    moved = happened(game, "p0: bid 1 red +lot:miner lot:keywood").move
    assert moved == Bid(lot("keywood"), "red", 1, [losing], 2, 2)
    play(game, "p1: bid 3 red lot:keywood")
    topped = happened(game, "p0: bid 2 red lot:keywood").move
    assert topped == Bid(lot("keywood"), "red", 2, [], 2, 4)
    raised = happened(game, "p1: bid 2 red lot:keywood").move
    assert raised == Bid(lot("keywood"), "red", 2, [], 2, 5)


def test_a_use_counts_all_workers_and_names_the_owner() -> None:
    game = board(
        season="summer", lots=["store"], p0=seat("9 red"), p1=seat("9 red", village=["stable"])
    )
    play(game, "p0: bid 1 red lot:store")
    play(game, "p1: bid 2 red lot:store")
    used = happened(game, "p0: use 1 red +lot:store p1:stable").move
    losing = Group(lot("store"), 1, "red")
    assert used == Use(own("stable", 1), {"red": 1}, [losing], {"red": 2})


def test_a_losing_bid_that_is_paid_says_how_large_it_was() -> None:
    game = board(season="summer", lots=["tavern", "store"], p0=seat("9 red"), p1=seat("9 red"))
    play(game, "p0: bid 2 red lot:store")
    play(game, "p1: bid 3 red lot:store")
    play(game, "p0: use 1 red lot:tavern")
    paid = happened(game, "p0: pay +lot:store").move
    assert paid == PayBid(Group(lot("store"), 2, "red"))


def test_steps_and_upgrades_name_their_tiles() -> None:
    mine = seat("1 red", village=["keywood@1,-1"], goods={"keywood": "1 wood", "home": "1 stone"})
    game = board(season="summer", p0=mine)
    play(game, "p0: use 1 red p0:home_1")
    step = happened(game, "p0: step wood 1,-1>0,0").move
    assert step == Step("wood", own("keywood"), own("home_1"))
    upgrade = happened(game, "p0: upgrade home_1 stone wood").move
    assert upgrade == Upgrade(own("home_1"), {"stone": 1, "wood": 1}, False)


def test_boats_and_building() -> None:
    game = Game.new(players=2, seed=3)
    events = whole_game(game, random.Random(3))
    boats = [event.move for event in events if isinstance(event.move, Boat)]
    assert boats
    assert all(boat.place.at == f"boat:{boat.place.tile}" for boat in boats)
    built = [event for event in events if isinstance(event.move, Build)]
    assert built
    for event in built:
        assert isinstance(event.move, Build)
        assert event.move.place.at == f"p{event.seat}:{event.move.place.tile}"


def test_an_undo_names_what_it_takes_back() -> None:
    mine = seat("1 red", village=["keywood@1,-1"], goods={"keywood": "2 wood"})
    game = board(season="summer", p0=mine)
    play(game, "p0: use 1 red p0:home_1")
    play(game, "p0: step wood 1,-1>0,0")
    assert happened(game, "p0: undo").move == UndoMove(1)
    play(game, "p0: step wood 1,-1>0,0")
    assert happened(game, "p0: undo").move == UndoMove(3)
    assert happened(game, "p0: undo").move == UndoMove(0)
    again = all_events(game)
    assert [event.seq for event in again] == list(range(6))
    assert again[-1].move == UndoMove(0)


def all_events(game: Game) -> list[Event]:
    """The events of a game that began from a position, read again from its log."""
    assert game.origin is not None
    again = Game.from_state(game.origin.clone())
    found = []
    for seq, entry in enumerate(game.log):
        before = again.state.clone()
        again.repeat(entry)
        found.append(read_event(before, again.log, seq))
    return found


def whole_game(game: Game, chance: random.Random) -> list[Event]:
    """Play to the end at random; each event is checked against what it changed."""
    events = [read_event(game.state, game.log, 0)]
    while not game.over:
        p = chance.choice(game.to_act)
        before = game.state.clone()
        if game.can_undo(p) and chance.random() < 0.1:
            game.undo(p)
        else:
            legal = game.legal(p)
            game.apply(chance.choice(legal if len(legal) < 30 else legal[1:]), p)
        event = read_event(before, game.log, len(game.log) - 1)
        check(event, before, game.state)
        events.append(event)
    return events


def check(event: Event, before: Board, after: Board) -> None:
    """What an event says is what has happened."""
    assert event.season == SEASON_NAMES[before.season]
    assert event.seen_by(OPEN) is event
    assert event.seen_by(event.seat).move == event.move
    move = event.move
    index = before.lookup.index
    if isinstance(move, Bid):
        side = slot_of(before, index[move.place.tile]) * MAX_PLAYERS + event.seat
        if after.season == before.season and after.phase == before.phase:
            assert after.bid_size[side] == move.total
            assert COLOUR_NAMES[after.bid_colour[side]] == move.colour
        assert move.total >= move.added == move.screen + sum(g.count for g in move.groups)
    if isinstance(move, Use):
        joined = sum(group.count for group in move.groups)
        assert sum(move.workers.values()) == sum(move.screen.values()) + joined
    if isinstance(move, Step):
        for place, change in ((move.source, -1), (move.target, 1)):
            first = index[place.tile] * RESOURCES
            lay = sum(before.goods[first : first + RESOURCES])
            assert sum(after.goods[first : first + RESOURCES]) == lay + change
            assert place.owner == event.seat
    if isinstance(move, Take):
        assert sum(after.goods) == sum(before.goods) + 1
    opened = after.season != before.season and SEASON_NAMES[after.season] != "winter"
    assert not opened or event.laid_out


@pytest.mark.parametrize("players", [2, 4, 6])
def test_events_of_random_games_say_what_happened(players: int) -> None:
    events = whole_game(Game.new(players, seed=players), random.Random(players))
    assert [event.seq for event in events] == list(range(len(events)))
    laid_out = [tile for event in events for tile in event.laid_out]
    assert len({tile.tile for tile in laid_out}) == len(laid_out)
    boats = [tile for tile in laid_out if tile.tile.startswith("summer_boat")]
    assert all(tile.side in ("a", "b") for tile in boats)
    assert ShownTile(boats[0].tile, boats[0].side) == boats[0]


@pytest.mark.parametrize("name", ["events", "tutorial"])
def test_the_pages_fixtures_are_what_the_library_says(name: str) -> None:
    made = runpy.run_path(str(FIXTURES / f"{name}.py"))["text"]()
    assert made == (FIXTURES / f"{name}.json").read_text("utf-8")
