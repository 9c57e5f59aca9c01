"""The small parts by themselves: set-ups, names, logs, networks, ratings."""

import json
import logging
import socket

import pytest
from tests.server.storage.rows import table

from keyflower.play import SeatRow, Setup
from keyflower.play.creating import NewTable, SeatWish, check
from keyflower.play.rows import Pace
from keyflower.play.text import TextError, checked_name
from keyflower.rules.actions import UNDO
from keyflower.rules.log import Entry
from keyflower.server.features.ratings import rated_players
from keyflower.server.logs import JsonLines
from keyflower.server.run import listen
from keyflower.server.web.access import network, without_secrets
from keyflower.server.web.errors import Refusal

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
    rated = rated_players(row, Setup(advised=advised), seats, log)
    assert [player.place for player in rated] == ([1, 2] if counts else [])
