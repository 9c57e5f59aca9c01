"""What a table sends, byte by byte: `messages.jsonl` was written before messages were dataclasses.

Clients of earlier versions read them, so a change here is a change of the protocol.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from keyflower.bots.thought import Motive
from keyflower.formats.events import Event, read_event
from keyflower.game import Game
from keyflower.play.errors import Illegal
from keyflower.play.messages import (
    Attended,
    ChatLine,
    Done,
    Hint,
    HintThought,
    Pong,
    Presence,
    Refused,
    Said,
    State,
    Update,
    You,
)
from keyflower.play.rows import (
    Asked,
    CancelledBid,
    Pace,
    Prepared,
    PreparedBid,
    Sealed,
    SeatRow,
    Setup,
    TableOptions,
    TableRow,
)
from keyflower.play.seals import fair_data, source_of
from keyflower.play.table import table_info
from keyflower.play.views import Standings, legal_choices, view_data
from keyflower.rules.errors import IllegalAction
from keyflower.server.web.wire import encode

GOLDEN = Path(__file__).with_name("messages.jsonl")
SETUP = Setup(TableOptions(True), Pace("live", 30, 60))
BID = PreparedBid("turn:1", "red", 2)
CHAT = [ChatLine(0, 1, "Bob", "hi", 3.5, ""), ChatLine(1, None, "x", "", 3.6, "hello")]


def table() -> tuple[TableRow, list[SeatRow]]:
    sealed = Sealed("ab" * 32, version=2, contributors=[0, 1])
    row = TableRow(id="golden", status="playing", host="ann", invite="inv", sealed=sealed)
    row.created_at, row.updated_at, row.listed, row.watchable = 1.0, 2.5, True, True
    ann = SeatRow(seat=0, kind="person", identity="ann", name="Ann", face="mina")
    ann.contribution, ann.prepared = "cd" * 32, Prepared([BID], [CancelledBid(BID, "outbid")])
    bob = SeatRow(seat=1, kind="person", identity="bob", name="Bob", pass_mode="outbid")
    bob.reserve, bob.owes_since = 30.0, 5.0
    return row, [ann, bob, SeatRow(seat=2, kind="bot", bot="planner")]


def seen(
    row: TableRow, seats: list[SeatRow], game: Game, events: list[Event], seat: int
) -> tuple[State, Update]:
    asked: Asked = "hash" if seat == 1 else ""
    own = seats[seat] if seat >= 0 else SeatRow(seat=-1)
    entries = len(game.log)
    you = You(
        None if seat < 0 else seat,
        [seat] if seat >= 0 else [],
        seat == 0,
        own.pass_mode,
        own.prepared,
        "inv" if seat == 0 else None,
        asked,
    )
    state = State(
        table_info(row, seats, SETUP, 10.0),
        you,
        seq=entries,
        view=view_data(game, seat),
        events=[event.seen_by(seat) for event in events[-3:]],
        legal=legal_choices(game, seat) if seat >= 0 else None,
        standing=Standings().of(game, entries, seat, True),
        can_undo=seat == 0,
        chat=CHAT,
        presence=Presence([0, 1], 2),
        now=12.0,
    )
    shared = (state.table, state.seq, state.view, state.events, state.legal, state.standing)
    mine = (own.pass_mode, own.prepared, asked)
    return state, Update(*shared, state.can_undo, *mine, state.now)


def messages() -> Iterator[object]:
    row, seats = table()
    yield fair_data(row, seats, None, False)
    source = source_of(row, seats, None)
    assert source is not None
    game = Game.new(3, 7, SETUP.options.rules(), draws=source.draws())
    events = [read_event(game.state, game.log, 0, 3.0)]
    for number in range(4):
        row.to_act, row.seq = game.to_act, len(game.log)
        if number in (0, 3):
            for seat in (-1, 0, 1):
                yield from seen(row, seats, game, events, seat)
        acting = game.to_act[0]
        legal = game.legal(acting)
        before = game.state.clone()
        game.apply(legal[number * 7 % len(legal)], acting)
        events.append(read_event(before, game.log, len(game.log) - 1, 5.0 + number))
    yield Said(CHAT[:1])
    yield Attended(Presence([1], 0))
    yield Done("m1", 4)
    yield Pong("p", 1.5)
    yield Refused("m2", "stale", "look again")
    fresh = Game.new(2, 3)
    with pytest.raises(IllegalAction) as refused:
        fresh.play("bid 40 red lot:keywood", fresh.to_act[0])
    illegal = Illegal(refused.value)
    yield Refused("m3", illegal.code, str(illegal), illegal.reason)
    yield Hint(3, "trained", [HintThought(5, "pass", 1.25, [Motive("x", {"a": 1})])])


def test_messages_are_written_as_before() -> None:
    golden = GOLDEN.read_bytes().splitlines()
    written = [encode(message) for message in messages()]
    assert written == golden
