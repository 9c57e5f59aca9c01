"""I5: a view goes to JSON and back, and whoever sees it chooses the same."""

import contextlib
import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from tests.amounts import amount
from tests.contracts import random_game, through_json
from tests.formats.test_position import ANYTHING, mutate
from tests.script import board, seat

from keyflower.bots import make
from keyflower.catalogue import load
from keyflower.formats.position import read_view, write_view
from keyflower.formats.position.shapes import ViewData
from keyflower.game import Game
from keyflower.rules.errors import PositionError
from keyflower.rules.view import View, owed_worker

BOTS = ("random", "greedy", "planner", "search:iterations=2")
APART = 23  # decisions between two that bots are asked about


def everyones_views(game: Game) -> Iterator[View]:
    for viewer in (*range(game.players), None):
        yield game.view(viewer)


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([2, 5], thorough=[2, 3, 4, 5, 6]))
@pytest.mark.parametrize("spec", BOTS)
def test_bots_choose_the_same_on_a_view_that_was_read(spec: str, players: int) -> None:
    asked = 0
    for number, game in enumerate(random_game(players, 20 + players)):
        for mover in game.to_act[:1]:
            legal = game.legal(mover)
            if number % APART or len(legal) == 1:
                continue
            view = game.view(mover)
            choices = [
                make(spec, number, mover).plan(each, legal) for each in (view, through_json(view))
            ]
            assert choices[0] == choices[1]
            asked += 1
    assert asked > 3


def test_a_catalogue_of_ones_own_is_named() -> None:
    own = copy.copy(load())
    object.__setattr__(own, "version", "mine")
    data = write_view(Game.new(2, 1, catalogue=own).view(0))
    assert read_view(data, own).board.lookup.version == "mine"
    with pytest.raises(PositionError, match=r"catalogue: expected .*, got 'mine'"):
        read_view(data)


def test_a_view_that_was_read_shares_nothing_with_another() -> None:
    data = write_view(Game.new(3, 1).view(1))
    first, second = read_view(data), read_view(data)
    first.board.place[0] += 1
    first.board.villages[0].append(5)
    first.screen[0] += 1
    first.hand_counts[0] += 1
    assert write_view(second) == data


# What cannot be read


def example(viewer: int | None = 0) -> ViewData:
    """A view in a spring with a bid, a used tile and something behind each screen."""
    game = board(
        lots=["miner", "keywood"],
        p0=seat("3 red 2 blue", "saw", winter=["jeweller", "scholar", "windmill"]),
        p1=seat("2 red 4 yellow", "2 pick"),
    )
    game.play("bid 1 red lot:miner")
    return write_view(game.view(viewer))


def refused(data: object) -> list[str]:
    with pytest.raises(PositionError) as error:
        read_view(data)
    return error.value.problems


def spoilt(path: str, value: object, viewer: int | None = 0) -> list[str]:
    """The problems of the example with one value changed, or taken out (...)."""
    data = example(viewer)
    where: Any = data
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys[:-1]:
        where = where[key]
    if value is ...:
        del where[keys[-1]]
    else:
        where[keys[-1]] = value
    return refused(data)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("format", "keyflower position 1", "format: expected 'keyflower view 1', got 'keyflower"),
        ("seat", 2, "seat: expected a whole number from 0 to 1, got 2"),
        ("seat", "p0", "seat: expected a whole number from 0 to 1, got 'p0'"),
        ("seats", [], "seats: expected 2 to 6, got 0"),
        ("bag", {}, "view: 'bag' is not a key here"),
        ("rng", "0", "view: 'rng' is not a key here"),
        ("bag_count", -1, "bag_count: expected a whole number from 0 to 1000, got -1"),
        ("seats.1.workers", {}, "seats[1]: 'workers' is not a key here"),
        ("seats.1.winter", [], "seats[1]: 'winter' is not a key here"),
        (
            "seats.1.skill_count",
            "2",
            "seats[1].skill_count: expected a whole number from 0 to 1000",
        ),
        ("seats.0.worker_count", 5, "seats[0].worker_count: 4 are listed, not 5"),
        ("seats.0.winter_count", 2, "seats[0].winter_count: 3 are listed, not 2"),
        ("seats.0.winter.0", "inn", "S1: seat 0 holds inn, which is not a winter tile"),
        ("lots.0.tile", "minor", "lots[0].tile: 'minor' is not a tile; did you mean 'miner'?"),
    ],
)
def test_what_is_wrong_says_where(path: str, value: object, problem: str) -> None:
    said = spoilt(path, value)
    assert any(problem in line for line in said), said


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("bag_count", 7, "I1: 7 workers in the bag instead of 109"),
        ("pile_count", 46, "I3: 46 skills in the pile instead of 45"),
        ("seats.1.worker_count", 7, "I1: 109 workers in the bag instead of 108"),
        ("seats.1.worker_count", ..., "I1: 109 workers in the bag instead of 115"),
        ("seats.1.winter_count", 2, "S1: seat 1 holds 2 winter tiles instead of 3"),
        ("greens", 21, "I1: 21 green workers instead of 20"),
        ("stock", {}, "I2: 0 gold instead of 48"),
        ("lots.0.bids.0.colour", "blue", "B3: a blue bid of seat 0 on miner, which is red"),
        ("phase", "pay", "U5: no tile is in use in phase pay"),
    ],
)
def test_broken_rules_are_named(path: str, value: object, problem: str) -> None:
    said = spoilt(path, value)
    assert any(problem in line for line in said), said


def test_more_pieces_than_there_are_cannot_be_seen() -> None:
    data: Any = example()
    data["seats"][0].update(
        worker_count=41, workers={"red": 41}, skill_count=17, skills={"saw": 17}
    )
    said = refused(data)
    assert "I1: 42 red workers instead of 40" in said
    assert "I3: 17 saws instead of 16" in said


def test_a_spectator_sees_nobodys_own_things() -> None:
    assert spoilt("seats.0.workers", {"red": 1}, None) == [
        "seats[0]: 'workers' is not a key here; did you mean 'worker_count'?"
    ]
    assert read_view(example(None)).screen == []


def test_counts_left_out_follow_from_the_rest() -> None:
    data: Any = example()
    del data["bag_count"], data["pile_count"]
    for key in ("worker_count", "skill_count", "winter_count"):
        del data["seats"][0][key]
    assert write_view(read_view(data)) == example()


def about_to_pay() -> View:
    """What a spectator sees of someone who owes a worker that only the screen can hold (U7)."""
    for number in range(200):
        for game in random_game(3, number):
            view = game.view(None)
            if owed_worker(view.board, view.board.turn) >= 0:
                return view
    raise AssertionError("nobody had to pay")


@pytest.mark.rule("U7")
def test_who_is_about_to_pay_a_worker_has_one() -> None:
    view = about_to_pay()
    data = write_view(view)
    turn = view.board.turn
    data["seats"][turn]["worker_count"] = 0
    data["bag_count"] = view.bag_count + view.screen_counts[turn]
    said = refused(data)
    assert [line for line in said if line.startswith(f"U7: seat {turn} is to pay a ")], said


# Anything at all


@pytest.mark.slow
@given(data=ANYTHING)
@settings(deadline=None)
def test_anything_is_refused_with_reasons(data: object) -> None:
    assert refused(data)


def test_views_with_something_changed_are_refused_or_fit() -> None:
    chance = random.Random(7)
    words: list[object] = [0, 1, 2, 40, -1, "miner", "red", "winter", "pay", None, True, [], {}]
    fit = 0
    for number, game in enumerate(random_game(3, 12)):
        if number % 5:
            continue
        for view in everyones_views(game):
            data = write_view(view)
            mutate(data, chance, words)
            with contextlib.suppress(PositionError):
                again = read_view(data)
                fit += 1
                assert write_view(read_view(write_view(again))) == write_view(again)
    assert fit
