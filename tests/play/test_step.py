"""Steps of a table: clocks, moves on a copy, passing, and how things stand afterwards."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyflower.game import Game
from keyflower.play import SeatRow, Setup, Step, Table, TableRow
from keyflower.play.errors import Illegal
from keyflower.play.rows import Pace
from keyflower.play.views import Standings, view_data
from keyflower.rules.pieces import Colour
from keyflower.rules.view import SPECTATOR

NONE = Pace()
LIVE = Pace("live", seconds=30, reserve=120)
SLOW = Pace("slow", seconds=86_400)


# ---- Clocks


def seat_with(reserve: float, owes_since: float | None = 1000.0) -> SeatRow:
    return SeatRow(seat=0, kind="person", reserve=reserve, owes_since=owes_since)


def reserve_after(pace: Pace, reserve: float, since: float, now: float) -> float:
    row = seat_with(reserve, since)
    row.stop_clock(pace, now)
    assert row.owes_since is None
    return row.reserve


def test_without_a_clock_nobody_is_late() -> None:
    assert seat_with(0.0).deadline(NONE) is None
    assert reserve_after(NONE, 0.0, 1000.0, 9e9) == 0.0


def test_who_owes_nothing_has_no_deadline() -> None:
    assert seat_with(120.0, None).deadline(LIVE) is None
    assert seat_with(0.0, None).deadline(SLOW) is None


def test_live_seconds_come_first_then_the_reserve() -> None:
    assert seat_with(120.0).deadline(LIVE) == 1150.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1030.0) == 120.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1040.0) == 110.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1500.0) == 0.0


def test_a_slow_clock_gives_the_same_time_for_each_decision() -> None:
    assert seat_with(0.0).deadline(SLOW) == 87_400.0
    assert reserve_after(SLOW, 0.0, 1000.0, 50_000.0) == 0.0


@given(
    st.integers(5, 600),
    st.floats(0, 3600),
    st.lists(st.floats(0, 2000), min_size=1, max_size=20),
)
def test_the_reserve_never_grows_and_never_is_below_zero(
    seconds: int, reserve: float, thought: list[float]
) -> None:
    pace = Pace("live", seconds=seconds, reserve=int(reserve))
    now = 1000.0
    for wait in thought:
        after = reserve_after(pace, reserve, now, now + wait)
        assert 0.0 <= after <= reserve
        if wait <= seconds:
            assert after == pytest.approx(reserve)
        now += wait
        reserve = after


# ---- Moves


def table_of(game: Game, seats: list[SeatRow], pace: Pace = NONE) -> Table:
    row = TableRow(id="t", status="playing", to_act=game.to_act)
    table = Table(row, seats, Setup(pace=pace), now=lambda: 140.0, steady=lambda: 140.0)
    table.game = game
    return table


def two(pace: Pace = NONE, reserve: float = 0.0) -> Step:
    """A new game of two people, the first to move since 100."""
    game = Game.new(players=2, seed=3)
    seats = [SeatRow(seat=seat, kind="person", reserve=reserve) for seat in range(2)]
    seats[game.to_act[0]].owes_since = 100.0
    return Step(table_of(game, seats, pace))


def game_of(step: Step) -> Game:
    """The game as it is now: an action replaces it."""
    assert step.game is not None
    return step.game


def workers(step: Step, seat: int) -> dict[Colour, int]:
    """The workers behind a seat's screen."""
    return view_data(game_of(step), seat)["seats"][seat]["workers"]


def test_what_is_tried_does_not_touch_the_original() -> None:
    game = Game.new(players=2, seed=3)
    seats = [SeatRow(seat=seat, kind="person") for seat in range(2)]
    step = Step(table_of(game, seats))
    before = view_data(game, 0)
    step.seats[0].pass_mode = "season"
    step.act(game.to_act[0], "pass")
    assert len(game.log) == 1
    assert view_data(game, 0) == before
    assert seats[0].pass_mode == ""


def test_a_move_stops_ones_clock_and_starts_the_next() -> None:
    step = two(LIVE, reserve=120.0)
    first = game_of(step).to_act[0]
    step.act(first, "pass")
    assert step.seats[first].reserve == 110.0
    assert step.seats[first].owes_since is None
    assert step.seats[1 - first].reserve == 120.0
    assert step.seats[1 - first].owes_since == 140.0


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    step = two()
    with pytest.raises(Illegal, match="bid"):
        step.act(game_of(step).to_act[0], "bid 40 red lot:keywood")
    with pytest.raises(Illegal):
        step.act(1 - game_of(step).to_act[0], "pass")
    assert step.events == []


def test_passing_for_the_season_ends_with_the_season() -> None:
    step = two()
    for row in step.seats:
        row.pass_mode = "season"
    step.go_on()
    game = game_of(step)
    assert [event.text for event in step.events] == ["pass", "pass"]
    spring = game.state.season
    while game.state.season == spring:
        assert [row.pass_mode for row in step.seats] == ["season", "season"]
        step.act(game.to_act[0], game.legal(game.to_act[0])[0])
    assert [row.pass_mode for row in step.seats] == ["", ""]


def test_passing_until_outbid_ends_when_a_lead_is_lost() -> None:
    step = two()
    first = game_of(step).to_act[0]
    other = 1 - first
    lots = view_data(game_of(step), first)["lots"]
    here, there = (lot["tile"] for lot in lots[:2])
    mine, theirs = workers(step, first), workers(step, other)
    colour = next(each for each in mine if theirs.get(each, 0) >= 3)
    step.act(first, f"bid 1 {colour} lot:{here}")
    step.seats[first].pass_mode = "outbid"
    step.act(other, f"bid 1 {colour} lot:{there}")
    assert step.seats[first].pass_mode == "outbid"
    assert step.events[-1].text == "pass"
    step.act(other, f"bid 2 {colour} lot:{here}")
    assert step.seats[first].pass_mode == ""
    assert game_of(step).to_act == [first]


def test_the_generator_of_a_move_cannot_be_foreseen() -> None:
    seen = set()
    for _ in range(5):
        step = two()
        step.act(game_of(step).to_act[0], "pass")
        seen.add(game_of(step).state.rng)
    assert len(seen) == 5


# ---- How things stand


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_kept_of_the_standings_is_what_would_be_calculated(players: int) -> None:
    game, chance, kept = Game.new(players, 1), Random(players), Standings()
    for seq in range(150):
        for viewer in range(SPECTATOR, players):
            assert kept.of(game, seq, viewer, True) == Standings().of(game, seq, viewer, True)
        if not game.over:
            game.apply(chance.choice(game.legal(game.to_act[0])))
