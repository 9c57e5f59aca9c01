"""Turning points: which decisions changed the result, and what would have been better."""

from dataclasses import replace

import pytest
from tests.late import late_game

from keyflower.bots.thought import Motive
from keyflower.coach.turning import (
    EACH,
    Decision,
    TurningPointData,
    candidates,
    decisions,
    most_telling,
    turning_points,
)
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.actions import PASS
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import Entry
from keyflower.runs.table import play_game


@pytest.fixture(scope="module")
def record() -> Record:
    return late_game()


@pytest.fixture(scope="module")
def points(record: Record) -> list[TurningPointData]:
    return turning_points(record, bot="planner")


def test_a_turn_with_all_its_steps_is_one_decision() -> None:
    game = Game.new(players=2, seed=7)
    game.play("bid 1 red turn:1")
    game.play("pass")
    assert decisions(game.log) == [Decision(1, 1, 2), Decision(0, 2, 3)]


def test_what_was_taken_back_is_no_decision() -> None:
    game = Game.new(players=2, seed=7)
    game.play("bid 1 red turn:1")
    game.undo(1)
    game.play("pass")
    assert decisions(game.log) == [Decision(1, 3, 4)]


def test_what_chance_followed_is_left_out() -> None:
    log = [Entry(0, PASS, []), Entry(1, PASS, [3])]
    assert decisions(log) == [Decision(0, 0, 1)]


def test_the_largest_changes_of_each_seat_are_looked_at() -> None:
    shares = [[0.5, 0.5], [0.4, 0.6], [0.7, 0.3]]
    found = [Decision(0, 0, 1), Decision(1, 1, 2)]
    assert candidates(found, shares, 0) == found


def test_every_seat_has_at_most_five_in_the_order_of_the_game(
    points: list[TurningPointData],
) -> None:
    assert {point.seat for point in points} == {0, 1}
    for seat in (0, 1):
        moments = [point.at for point in points if point.seat == seat]
        assert 1 <= len(moments) <= EACH
        assert moments == sorted(moments)


def test_a_point_says_what_was_done_and_what_was_better(
    record: Record, points: list[TurningPointData]
) -> None:
    for point in points:
        assert point.done[0].text == record.moves[point.at].do
        assert point.until - point.at == len(point.done)
        assert 0 <= point.before <= 1
        assert 0 <= point.after <= 1
        if point.better:
            assert point.best > point.after
            assert point.better[0].text != point.done[0].text
        else:
            assert point.best == point.after


def test_the_weightiest_are_kept() -> None:
    one = TurningPointData(0, 1, 2, "winter", 0.5, 0.5, [], 0.5, [], Motive("idea-pass"))
    many = [replace(one, at=i, after=0.5 + i / 100, best=0.5 + i / 100) for i in range(8)]
    assert [point.at for point in most_telling(many)] == [3, 4, 5, 6, 7]
    missed = replace(one, at=9, best=0.56)
    assert [point.at for point in most_telling([*many, missed])] == [4, 5, 6, 7, 9]


def test_an_unfinished_game_is_refused(record: Record) -> None:
    unfinished = Game.from_record(record, upto=3).record()
    with pytest.raises(KeyflowerError, match="isn't over yet"):
        turning_points(unfinished, bot="planner")


def test_a_record_of_another_catalogue_is_refused() -> None:
    record = play_game(2, 7, ["random"])
    record.catalogue = "0" * 12
    with pytest.raises(KeyflowerError, match="catalogue"):
        turning_points(record, bot="planner")
