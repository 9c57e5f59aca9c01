"""The small parts by themselves: clocks, moves on trial, changes of a view, set-ups."""

import json
import logging
import socket
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.storage.rows import table

from keyflower.game import Game
from keyflower.rules.actions import UNDO
from keyflower.rules.log import Entry
from keyflower.rules.view import SPECTATOR
from keyflower.server.access import network, without_secrets
from keyflower.server.clock import deadline, reserve_after
from keyflower.server.errors import Illegal, Refusal
from keyflower.server.logs import JsonLines
from keyflower.server.networks import Networks
from keyflower.server.rated import rated_players
from keyflower.server.run import listen
from keyflower.server.setup import NewTable, Pace, SeatWish, Setup, check
from keyflower.server.storage import SeatRow
from keyflower.server.tables.standings import Standings
from keyflower.server.text import TextError, checked_name
from keyflower.server.trial import Trial
from keyflower.server.views import view_data

NONE = Pace()
LIVE = Pace("live", seconds=30, reserve=120)
SLOW = Pace("slow", seconds=86_400)


# ---- Clocks


def test_without_a_clock_nobody_is_late() -> None:
    assert deadline(NONE, 0.0, 1000.0) is None
    assert reserve_after(NONE, 0.0, 1000.0, 9e9) == 0.0


def test_who_owes_nothing_has_no_deadline() -> None:
    assert deadline(LIVE, 120.0, None) is None
    assert deadline(SLOW, 0.0, None) is None


def test_live_seconds_come_first_then_the_reserve() -> None:
    assert deadline(LIVE, 120.0, 1000.0) == 1150.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1030.0) == 120.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1040.0) == 110.0
    assert reserve_after(LIVE, 120.0, 1000.0, 1500.0) == 0.0


def test_a_slow_clock_gives_the_same_time_for_each_decision() -> None:
    assert deadline(SLOW, 0.0, 1000.0) == 87_400.0
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


# ---- Moves on trial


def two(pace: Pace = NONE, reserve: float = 0.0) -> Trial:
    """A new game of two people, the first to move since 100."""
    game = Game.new(players=2, seed=3)
    seats = [SeatRow(seat=seat, kind="person", reserve=reserve) for seat in range(2)]
    seats[game.to_act[0]].owes_since = 100.0
    return Trial(game, seats, pace, lambda: 140.0, 140.0)


def workers(trial: Trial, seat: int) -> dict[str, int]:
    """The workers behind a seat's screen."""
    shown: Any = view_data(trial.game, seat)["seats"]
    found: dict[str, int] = shown[seat]["workers"]
    return found


def test_what_is_tried_does_not_touch_the_original() -> None:
    game = Game.new(players=2, seed=3)
    seats = [SeatRow(seat=seat, kind="person") for seat in range(2)]
    trial = Trial(game, seats, NONE, lambda: 1.0, 1.0)
    before = view_data(game, 0)
    trial.seats[0].pass_mode = "season"
    trial.act(game.to_act[0], "pass")
    assert len(game.log) == 1
    assert view_data(game, 0) == before
    assert seats[0].pass_mode == ""


def test_a_move_stops_ones_clock_and_starts_the_next() -> None:
    trial = two(LIVE, reserve=120.0)
    first = trial.game.to_act[0]
    trial.act(first, "pass")
    assert trial.seats[first].reserve == 110.0
    assert trial.seats[first].owes_since is None
    assert trial.seats[1 - first].reserve == 120.0
    assert trial.seats[1 - first].owes_since == 140.0


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    trial = two()
    with pytest.raises(Illegal, match="bid"):
        trial.act(trial.game.to_act[0], "bid 40 red lot:keywood")
    with pytest.raises(Illegal):
        trial.act(1 - trial.game.to_act[0], "pass")
    assert trial.events == []


def test_passing_for_the_season_ends_with_the_season() -> None:
    trial = two()
    game = trial.game
    for row in trial.seats:
        row.pass_mode = "season"
    trial.go_on()
    assert [event.text for event in trial.events] == ["pass", "pass"]
    spring = game.state.season
    while game.state.season == spring:
        assert [row.pass_mode for row in trial.seats] == ["season", "season"]
        trial.act(game.to_act[0], game.legal(game.to_act[0])[0])
    assert [row.pass_mode for row in trial.seats] == ["", ""]


def test_passing_until_outbid_ends_when_a_lead_is_lost() -> None:
    trial = two()
    first = trial.game.to_act[0]
    other = 1 - first
    lots: Any = view_data(trial.game, first)["lots"]
    here, there = (lot["tile"] for lot in lots[:2])
    mine, theirs = workers(trial, first), workers(trial, other)
    colour = next(each for each in mine if theirs.get(each, 0) >= 3)
    trial.act(first, f"bid 1 {colour} lot:{here}")
    trial.seats[first].pass_mode = "outbid"
    trial.act(other, f"bid 1 {colour} lot:{there}")
    assert trial.seats[first].pass_mode == "outbid"
    assert trial.events[-1].text == "pass"
    trial.act(other, f"bid 2 {colour} lot:{here}")
    assert trial.seats[first].pass_mode == ""
    assert trial.game.to_act == [first]


def test_the_generator_of_a_move_cannot_be_foreseen() -> None:
    seen = set()
    for _ in range(5):
        trial = two()
        trial.act(trial.game.to_act[0], "pass")
        seen.add(trial.game.state.rng)
    assert len(seen) == 5


# ---- Set-ups

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot")


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        Pace("live", 5),
        Pace("live", 600, 3600),
        Pace("slow", 3600),
        Pace("slow", 14 * 86_400),
    ],
)
def test_paces_that_there_are(pace: Pace) -> None:
    check(NewTable([ME, BOT], pace=pace))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (NewTable([ME, ME]), "one seat only"),
        (NewTable([ME, OPEN], start=True), "free seats"),
        (NewTable([ME, SeatWish("bot", "exec:id")]), "not a bot you can play against"),
        (NewTable([ME, SeatWish("bot", "search:ms=99999")]), "ms is 300 at most"),
        (NewTable([ME, BOT], pace=Pace("none", seconds=5)), "without a clock"),
        (NewTable([ME, BOT], pace=Pace("live", 4)), "5 to 600 seconds"),
        (NewTable([ME, BOT], pace=Pace("live", 601)), "5 to 600 seconds"),
        (NewTable([ME, BOT], pace=Pace("slow", 3599)), "one hour to 14 days"),
        (NewTable([ME, BOT], pace=Pace("slow", 3600, 1)), "no reserve"),
    ],
)
def test_set_ups_that_do_not_go_together(body: NewTable, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        check(body)


@pytest.mark.parametrize(
    ("path", "logged"),
    [
        ("/api/tables/abc", "/api/tables/abc"),
        ("/join/secret", "/join/…"),
        ("/me/secret", "/me/…"),
        ("/" + "x" * 500, "/" + "x" * 199),
    ],
)
def test_paths_are_logged_without_secrets(path: str, logged: str) -> None:
    assert without_secrets(path) == logged


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_network_share_their_limits(address: str, shared: str) -> None:
    assert network(address) == shared


def test_a_log_line_commands_no_terminal() -> None:
    record = logging.LogRecord("keyflower", 40, "", 0, "x\x9b\x1b\u202e", (), None)
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["event"] == "x\x9b\x1b\u202e"


@pytest.mark.parametrize("name", ["A\u200cnn", "Ann\u200d", "\u200dAnn", "ع\u200c\u200cل"])
def test_invisible_joiners_do_not_make_another_name(name: str) -> None:
    with pytest.raises(TextError, match="joiner"):
        checked_name(name)


def test_joiners_stay_where_writing_needs_them() -> None:
    for name in ("علی\u200cرضا", "👨\u200d👩\u200d👧"):
        assert checked_name(name) == name


def test_answers_are_sent_at_once() -> None:
    """Connections are TCP to asyncio, which then doesn't collect what is sent in small parts."""
    with (
        listen("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as accepted,
    ):
        assert accepted.proto == socket.IPPROTO_TCP


# ---- Which games are rated


@pytest.mark.parametrize(
    ("log", "advised", "counts"),
    [
        ([], False, True),
        ([Entry(0, UNDO, [])], False, True),  # before anybody has answered
        ([Entry(1, UNDO, []), Entry(0, UNDO, [])], False, False),
        ([], True, False),
    ],
)
def test_help_against_bots_is_not_rated(log: list[Entry], advised: bool, counts: bool) -> None:
    seats = [
        SeatRow(seat=0, kind="person", identity="ann"),
        SeatRow(seat=1, kind="bot", bot="planner"),
    ]
    row = table("t", status="finished", result=[50, 40])
    rated = rated_players(row, Setup(advised=advised), seats, log, Networks())
    assert [player.place for player in rated] == ([1, 2] if counts else [])


# ---- How things stand


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_kept_of_the_standings_is_what_would_be_calculated(players: int) -> None:
    game, chance, kept = Game.new(players, 1), Random(players), Standings()
    for seq in range(150):
        for viewer in range(SPECTATOR, players):
            assert kept.of(game, seq, viewer, True) == Standings().of(game, seq, viewer, True)
        if not game.over:
            game.apply(chance.choice(game.legal(game.to_act[0])))
