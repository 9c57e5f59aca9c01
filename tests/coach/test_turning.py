"""Turning points: which decisions changed the result, and how that is confirmed."""

import asyncio

import pytest
from tests.late import late_game

from keyflower.coach.trials import Trial
from keyflower.coach.turning import (
    MAX_DEALS,
    MIN_DEALS,
    MIN_DIFFERENCE,
    MIN_GAP,
    WHOLE_WORK,
    Candidate,
    Decision,
    TurningPointData,
    decisions,
    in_turns,
    scan,
    turning_point,
    turning_points,
    within,
)
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.table import play_game


@pytest.fixture(scope="module")
def record() -> Record:
    return late_game(seed=17)


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


def test_the_network_proposes_another_turn_for_a_few_decisions(record: Record) -> None:
    game = Game.from_record(record)
    for seat in (0, 1):
        found = asyncio.run(scan(game, seat))
        assert found
        gaps = [abs(one.gap) for one in found]
        assert gaps[-1] >= MIN_GAP
        assert gaps == sorted(gaps, reverse=True)
        for one in found:
            entries = game.log[one.decision.at : one.decision.until]
            assert one.decision.seat == seat
            assert one.done == [entry.action for entry in entries]
            assert one.other != one.done
            assert game.after(one.decision.at).is_legal(one.other[0], seat)


def first_candidate(record: Record) -> tuple[Candidate, Game, Game]:
    """A candidate, the game before it, and the whole game."""
    game = Game.from_record(record)
    one = asyncio.run(scan(game, 0))[0]
    return one, game.after(one.decision.at), game


def judged(record: Record, trials: list[Trial]) -> TurningPointData | None:
    """A decision with these results of its trials."""
    one, before, game = first_candidate(record)
    return turning_point(one, before, game.log, trials)


def mixed(lost: int, won: int, same: int) -> list[Trial]:
    """Deals that the other turn loses or wins, and deals where both win."""
    shares = [[1.0, 0.0]] * lost + [[0.0, 1.0]] * won + [[1.0, 1.0]] * same
    return [Trial(each, False) for each in shares]


def test_what_the_deals_do_not_confirm_is_not_told(record: Record) -> None:
    assert judged(record, mixed(0, 0, MIN_DEALS)) is None
    assert judged(record, mixed(6, 9, 9)) is None  # one of eight, but within the noise
    assert judged(record, mixed(0, 2, 22)) is None  # too little


def test_a_missed_turn_is_told_with_its_error(record: Record) -> None:
    point = judged(record, mixed(1, 13, 10))
    assert point is not None
    assert point.done[0].text == record.moves[point.at].do
    assert point.until - point.at == len(point.done)
    assert point.instead[0].text != point.done[0].text
    assert point.deals == 24
    assert not point.exact
    # On the deals 11 and 23 of 24; the difference is drawn towards none by its error.
    assert 11 / 24 < point.played < point.other < 23 / 24
    assert point.played + point.other == pytest.approx(34 / 24, abs=1e-3)
    assert point.other - point.played >= MIN_DIFFERENCE
    assert 0.09 < point.error < 0.13


def test_a_turn_that_was_better_is_told_too(record: Record) -> None:
    point = judged(record, mixed(14, 0, 10))
    assert point is not None
    assert point.played > point.other


def test_what_nobody_can_change_any_more_is_exact(record: Record) -> None:
    point = judged(record, [Trial([0.0, 1.0], True)] * 8)
    assert point is not None
    assert (point.played, point.other, point.error, point.exact) == (0.0, 1.0, 0.0, True)


@pytest.mark.slow
def test_the_turning_points_of_a_game_are_in_its_order(record: Record) -> None:
    heard: list[int] = []
    points = turning_points(record, advance=heard.append)
    assert sum(heard) == WHOLE_WORK
    assert min(heard) >= 0
    order = [(point.seat, point.at) for point in points]
    assert order == sorted(order)
    for point in points:
        assert abs(point.other - point.played) > 0
        assert point.exact or MIN_DEALS <= point.deals <= MAX_DEALS


def test_work_goes_to_what_comes_first_and_fits() -> None:
    assert within(10, [4, 7, 6, 1], abs) == [4, 6]
    assert within(0, [3, 0], abs) == [0]


def test_every_seat_has_its_turn(record: Record) -> None:
    scans = [asyncio.run(scan(Game.from_record(record), seat)) for seat in (0, 1)]
    first, second = in_turns(scans)[:2]
    assert (first, second) == (scans[0][0], scans[1][0])
    assert len(in_turns(scans)) == sum(map(len, scans))


def test_an_unfinished_game_is_refused(record: Record) -> None:
    unfinished = Game.from_record(record, upto=3).record()
    with pytest.raises(KeyflowerError, match="isn't over yet"):
        turning_points(unfinished)


def test_a_record_of_another_catalogue_is_refused() -> None:
    record = play_game(2, 7, ["random"])
    record.catalogue = "0" * 12
    with pytest.raises(KeyflowerError, match="catalogue"):
        turning_points(record)
