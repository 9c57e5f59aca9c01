"""The end of a season as data: the last pass says who wins what, and what goes home."""

import random

import pytest
from tests.formats.test_events import all_events, happened, lot
from tests.script import board, pick_boats, play, seat

from keyflower import Game
from keyflower.formats.events import (
    OPEN,
    Event,
    HomeComing,
    Sale,
    SeasonEnd,
    home_workers,
    read_event,
)
from keyflower.formats.moves import UndoMove
from keyflower.formats.places import Group, Place
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS
from keyflower.rules.state import PICK_BOAT, TURN, State
from keyflower.rules.view import SPECTATOR


def turn(number: int) -> Place:
    return Place(f"turn_order_tile_{number}", "front", f"turn:{number}", None)


def unsold(place: Place) -> Sale:
    return Sale(place, None, 0, None)


def ending(game: Game) -> Event:
    """Everyone passes; the event of the last pass."""
    for p in range(game.players):
        event = happened(game, f"p{(game.state.turn) % game.players}: pass")
        if p < game.players - 1:
            assert event.ends is None
    return event


def end_of(game: Game) -> SeasonEnd:
    """Everyone passes; what the end of the season brings."""
    ends = ending(game).ends
    assert ends is not None
    return ends


@pytest.mark.rule("E1", "E2", "E3", "E5", "E7")
def test_sales_losing_bids_and_the_purple_worker() -> None:
    game = board(
        players=3,
        lots=["miner", "keywood"],
        p0=seat("2 blue 9 red"),
        p1=seat("9 blue"),
        p2=seat("9 green"),
    )
    play(
        game,
        "p0: bid 2 blue lot:miner",
        "p1: bid 3 blue lot:miner",
        "p2: bid 1 green turn:2",
    )
    ends = end_of(game)
    assert ends.sales[:2] == [Sale(lot("miner"), 1, 3, "blue"), unsold(lot("keywood"))]
    assert ends.sales[-2:] == [unsold(turn(1)), Sale(turn(2), 2, 1, "green")]
    assert len(ends.sales) == 7 + 2
    assert ends.home == [HomeComing(0, [Group(lot("miner"), 2, "blue")], {})]
    assert ends.start == 2
    assert game.state.won[1] == [game.state.lookup.index["miner"]]


@pytest.mark.rule("E3", "E4")
def test_workers_on_tiles_go_home_whoever_placed_them() -> None:
    game = board(lots=["gold_mine", "keywood"], p0=seat("9 red"), p1=seat("9 red 9 blue"))
    play(
        game,
        "p0: use 1 red lot:gold_mine",
        "p1: use 1 blue p0:home_1",
        "p1: done",
        "p0: use 1 red lot:keywood",
        "p1: bid 1 red lot:gold_mine",
    )
    ends = end_of(game)
    assert ends.home == [HomeComing(0, [], {"blue": 1}), HomeComing(1, [], {"red": 1})]
    assert Sale(lot("gold_mine"), 1, 1, "red") in ends.sales
    assert unsold(lot("keywood")) in ends.sales  # the worker on it goes into the bag


@pytest.mark.rule("E2", "E7")
def test_nobody_bids_and_the_purple_worker_goes_to_the_left() -> None:
    game = board(players=3, lots=["miner"], p0=seat("1 red"), p1=seat("1 red"), p2=seat("1 red"))
    start = game.state.start
    ends = end_of(game)
    assert [sale.winner for sale in ends.sales] == [None] * (7 + 2)
    assert (ends.home, ends.start) == ([], (start + 1) % 3)
    pick_boats(game)
    assert game.state.start == ends.start


@pytest.mark.rule("B2", "E1")
def test_of_equal_losing_bids_both_go_home() -> None:
    game = board(players=3, lots=["miner"], p0=seat("3 red"), p1=seat("2 red"), p2=seat("3 red"))
    play(
        game,
        "p0: bid 1 red lot:miner",
        "p1: bid 2 red lot:miner",
        "p2: bid 3 red lot:miner",
        "p0: bid 1 red turn:1",
    )
    ends = end_of(game)
    assert ends.sales[0] == Sale(lot("miner"), 2, 3, "red")
    assert [(one.seat, home_workers(one)) for one in ends.home] == [
        (0, {"red": 1}),
        (1, {"red": 2}),
    ]


def test_everybody_may_know_the_whole_end() -> None:
    game = board(lots=["miner"], p0=seat("9 red"), p1=seat("9 blue"))
    play(game, "p0: bid 2 red lot:miner\np1: bid 1 blue turn:1")
    event = ending(game)
    assert event.ends is not None
    for viewer in (OPEN, SPECTATOR, 0, 1):
        assert event.seen_by(viewer).ends == event.ends


def test_a_last_pass_that_is_taken_back_ends_the_season_again() -> None:
    game = board(lots=["miner"], p0=seat("9 red"), p1=seat("9 red"))
    play(game, "p0: bid 2 red lot:miner")
    last = ending(game)
    undone = happened(game, f"p{last.seat}: undo")
    assert undone.move == UndoMove(last.seq)
    assert undone.ends is None
    assert game.state.phase == TURN
    again = happened(game, f"p{last.seat}: pass")
    assert again.ends == last.ends
    assert [event.ends for event in all_events(game)] == [None, None, last.ends, None, last.ends]


def counts(state: State, p: int) -> dict[str, int]:
    held = state.screen[p * COLOURS : (p + 1) * COLOURS]
    return {COLOUR_NAMES[i]: held[i] for i in range(COLOURS)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_whole_games_the_four_ends_say_what_follows(players: int) -> None:
    chance = random.Random(players)
    game = Game.new(players, seed=players)
    seasons = []
    starts: int | None = None
    while not game.over:
        p = chance.choice(game.to_act)
        before = game.state.clone()
        legal = game.legal(p)
        game.apply(legal[0] if chance.random() < 0.6 else chance.choice(legal), p)
        event = read_event(before, game.log, len(game.log) - 1)
        after = game.state
        assert (event.ends is not None) == (before.phase == TURN and after.phase == PICK_BOAT)
        if event.ends is not None:
            seasons.append(event.season)
            starts = event.ends.start
            check(event.ends, before, after)
        elif before.phase == PICK_BOAT and after.phase != PICK_BOAT:
            assert after.start == starts
    assert seasons == ["spring", "summer", "autumn", "winter"]


def check(ends: SeasonEnd, before: State, after: State) -> None:
    """What the end says is what has happened."""
    ids = before.lookup.ids
    won = [[sale.place.tile for sale in ends.sales if sale.winner == p] for p in range(6)]
    for p in range(before.players):
        taken = [ids[tile] for tile in after.won[p]]
        turns = [
            ids[before.slot_tile[12 + i]] for i, who in enumerate(after.turn_winner) if who == p
        ]
        assert sorted(won[p]) == sorted(taken + turns)
        home = next((home_workers(one) for one in ends.home if one.seat == p), {})
        had = counts(before, p)
        now = {c: n for c, n in counts(after, p).items() if n != had[c]}
        assert now == {c: had[c] + n for c, n in home.items()}
