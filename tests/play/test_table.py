"""A whole game without any server: bots, two people at one device, one elsewhere, a spectator.

They take moves back, prepare bids and contribute to the draws; and every message to every viewer
is what it would be if all that the viewer may not know were different.
"""

import json
from dataclasses import asdict
from random import Random

import pytest
from tests.amounts import amount

from keyflower.bots import make
from keyflower.formats.seals import hash_of
from keyflower.game import Game, determinize
from keyflower.game.fairness import Noted, check
from keyflower.play import Audience, News, SeatRow, Setup, Step, Table, TableRow, moves, seating
from keyflower.play.advice import ADVISER, hint_of, hint_seat, note_advice
from keyflower.play.audience import MOST_EVENTS
from keyflower.play.errors import NotAllowed, Refusal, Stale, WrongTime
from keyflower.play.messages import Attended, State, Update
from keyflower.play.prepared import refusal
from keyflower.play.rows import Pace, Prepared, PreparedBid, replace
from keyflower.play.seals import all_seals, fair_data, new_secret
from keyflower.play.views import Standings, legal_choices, view_data, write_record
from keyflower.rules.state import TURN
from keyflower.rules.view import SPECTATOR

EVERY = amount(3, thorough=1)
"""Which of the messages are compared with those of another game that looks the same."""
FAMILY, CLEO = "family", "cleo"
GIVEN = {FAMILY: "fa" * 32, CLEO: "c1" * 32}
BOT = 3


class Watcher:
    """A viewer who keeps what they are sent, and checks it at once."""

    def __init__(self, table: Table, identity: str | None) -> None:
        self.table = table
        self.identity = identity
        self.seat = SPECTATOR
        self.chatted = 0
        self.standings = Standings()
        self.got: list[State | Update | Attended] = []

    def push(self, message: State | Update | Attended) -> None:
        """Check and keep a message."""
        self.got.append(message)
        if not isinstance(message, Attended) and len(self.got) % EVERY == 0:
            check_hidden(self.table, message, self.table.seat_of(self.identity), self.standings)
        check_secrets(self.table, json.dumps(asdict(message)), self.identity)

    def disconnect(self) -> None:
        """Never: anyone may watch."""
        raise AssertionError


def check_hidden(table: Table, message: State | Update, seat: int, standings: Standings) -> None:
    """It tells a seat nothing but what it would be told of any game that looks the same to it."""
    game = table.game
    if game is None or table.row.status != "playing":
        return
    other = determinize(game.view(None if seat == SPECTATOR else seat), table.seq)
    owes = seat in game.to_act and table.decides(seat)
    assert message.seq == table.seq
    assert message.view == view_data(other, seat)
    assert message.legal == (legal_choices(other, seat) if owes else None)
    assert message.standing == standings.of(other, table.seq, seat, True)
    assert message.table.to_act == game.to_act
    for event in message.events:
        assert event == table.events[event.seq].seen_by(seat)
        for drawn in event.drew:
            assert drawn.seat == seat or not (drawn.workers or drawn.skills)
    own = message.you if isinstance(message, State) else message
    if seat == SPECTATOR:
        assert (own.pass_mode, own.prepared) == ("", Prepared())
    else:
        assert own.prepared == table.seats[seat].prepared


def check_secrets(table: Table, text: str, identity: str | None) -> None:
    """Nobody is told the secret or anybody's identity; only those who play the invitation."""
    assert table.row.sealed is not None
    assert table.row.sealed.secret not in text
    assert not any(value in text for value in GIVEN.values())
    assert FAMILY not in text
    assert CLEO not in text
    assert identity in GIVEN or table.row.invite not in text


class Evening:
    """A table of Ann and Bea at one device, Cleo elsewhere, a bot, and a spectator."""

    def __init__(self, seed: int, pace: Pace | None = None) -> None:
        seats = [SeatRow(seat=seat) for seat in range(3)]
        seats.append(SeatRow(seat=BOT, kind="bot", bot="greedy"))
        sealed = replace(new_secret(seats), secret="5e" * 32)  # the same game each time
        row = TableRow(
            id="evening", host=FAMILY, invite="invitation", watchable=True, sealed=sealed
        )
        self.seconds = 100.0
        setup = Setup(pace=pace or Pace())
        self.table = Table(row, seats, setup, now=self.time, steady=self.time)
        self.audience = Audience(self.table, lambda message: message)
        self.chance = Random(seed)
        self.do(seating.sit(self.table, FAMILY, "Ann", "mina", 0))
        self.do(seating.sit_here(self.table, FAMILY, "Ann", 1))
        self.do(seating.sit(self.table, CLEO, "Cleo", "mina", 2))
        self.watchers = [Watcher(self.table, identity) for identity in (FAMILY, CLEO, None)]
        for each in self.watchers:
            self.audience.join(each, 0, [])
        self.do(seating.pledge(self.table, CLEO, hash_of(GIVEN[CLEO])))

    def time(self) -> float:
        """What all clocks show."""
        return self.seconds

    def do(self, step: Step | None) -> News:
        """Keep a step, and tell everyone."""
        assert step is not None
        news = step.keep()
        if not step.quiet:
            self.audience.tell(news)
        return news

    def start(self) -> None:
        """All browsers send hashes, the host's last; then all reveal their bytes."""
        self.commitment = self.table.info().commitment
        fair = fair_data(self.table.row, self.table.seats, None, False)
        self.hashes = fair.hashes
        assert fair.contributions is None
        mine = hash_of(GIVEN[FAMILY])
        assert seating.reveal(self.table, CLEO, GIVEN[CLEO]) is None  # the list isn't final
        self.do(seating.pledge(self.table, FAMILY, mine))
        with pytest.raises(Stale, match="not all browsers"):
            seating.start(self.table, FAMILY, None, GIVEN[FAMILY])
        with pytest.raises(Refusal, match="don't match the hash"):
            seating.reveal(self.table, CLEO, GIVEN[FAMILY])
        self.do(seating.reveal(self.table, CLEO, GIVEN[CLEO]))
        self.do(seating.start(self.table, FAMILY, None, GIVEN[FAMILY]))

    def open_curtain(self, seat: int) -> str:
        """Whoever is to decide takes the device. -> their identity"""
        identity = self.table.seats[seat].identity
        assert identity is not None
        if identity == FAMILY and self.table.seat_of(FAMILY) != seat:
            self.do(seating.show(self.table, FAMILY, None))
            with pytest.raises(WrongTime, match="the curtain is closed"):
                moves.act(self.table, FAMILY, self.table.seq, "pass")
            self.do(seating.show(self.table, FAMILY, seat))
        return identity

    def bot_turn(self, seat: int) -> None:
        """The seat's bot is asked, and its plan carried out."""
        table, game = self.table, self.table.playing()
        bot = make(table.bot_of(seat), table.seq, seat)
        plan = bot.plan(game.view(seat), game.legal(seat))
        for seq, action in moves.follow_plan(table, seat, table.seq, plan):
            self.do(moves.answer(table, seat, seq, action))

    def prepare(self, identity: str) -> None:
        """Prepare a bid that fits, if there is one."""
        table, game = self.table, self.table.playing()
        seat = table.own_seat(identity)
        lots = [
            f"lot:{game.state.lookup.ids[tile]}" for tile in game.state.slot_tile[:7] if tile >= 0
        ]
        bids = [PreparedBid(lot, colour, 4) for lot in lots for colour in ("red", "blue", "yellow")]
        fitting = [bid for bid in bids if not refusal(game, seat, bid)]
        if fitting:
            self.do(moves.prepare(table, identity, [self.chance.choice(fitting)]))

    def person_turn(self, seat: int) -> None:
        """Any legal action; now and then taken back, or prepared for the next turn."""
        table = self.table
        identity = self.open_curtain(seat)
        game = table.playing()
        seq = table.seq
        self.do(moves.act(table, identity, seq, self.chance.choice(game.legal(seat))))
        with pytest.raises((Stale, Refusal)):
            moves.act(table, identity, seq, "pass")
        if table.row.status != "playing" or table.seat_of(identity) != seat:
            return
        if self.chance.random() < 0.1 and table.playing().can_undo(seat):
            self.do(moves.undo(table, identity, table.seq))
            assert table.events[-1].text == "undo"
        elif self.chance.random() < 0.3 and table.playing().state.phase == TURN:
            self.prepare(identity)

    def play(self) -> None:
        """To the end."""
        for _ in range(3000):
            if self.table.row.status != "playing":
                return
            seat = self.table.bot_to_act()
            if seat >= 0:
                self.bot_turn(seat)
            else:
                self.person_turn(self.table.row.to_act[0])
        raise AssertionError("the game doesn't end")


def test_a_whole_evening() -> None:
    """Everything that anybody is sent is checked while it is played."""
    evening = Evening(1)
    evening.start()
    evening.play()
    check_told(evening)
    check_draws(evening)
    check_record(evening)


def check_told(evening: Evening) -> None:
    """Everyone is told the whole game."""
    table = evening.table
    game = table.finished("it is over")
    assert [row.name for row in table.seats] == ["Ann", "Ann 2", "Cleo", ""]
    assert [row.face for row in table.seats] == ["mina", "", "", ""]
    assert table.row.result == [score.total for score in game.scores()]
    assert "undo" in {event.text for event in table.events}
    for watcher in evening.watchers:
        told = [message for message in watcher.got if not isinstance(message, Attended)]
        assert {type(message) for message in told} == {State, Update}
        assert (told[-1].seq, told[-1].table.status) == (table.seq, "finished")
        known = {event.seq for message in told for event in message.events}
        assert known >= set(range(min(table.seq, MOST_EVENTS)))
    sides = {m.you.seat for m in evening.watchers[0].got if isinstance(m, State)}
    assert sides == {None, 0, 1}


def check_draws(evening: Evening) -> None:
    """The draws follow from what was committed to."""
    table = evening.table
    record = write_record(table.finished("it is over").clone())
    record.seals = all_seals(table.row, table.seats, table.started())
    log = len(table.started().log)
    noted = Noted("evening", evening.commitment, entries=log, seen=record.seen(log))
    hashes = [hash_of(GIVEN[FAMILY]), *evening.hashes[1:]]
    verdict = check(record, replace(noted, seat=0, contribution=GIVEN[FAMILY], hashes=hashes))
    assert verdict.outcome == "same"
    assert len(verdict.draws) > 50


def check_record(evening: Evening) -> None:
    """The record gives the same game."""
    game = evening.table.started()
    again = Game.from_record(write_record(game.clone()))
    assert view_data(again, SPECTATOR) == view_data(game, SPECTATOR)
    assert [score.total for score in again.scores()] == evening.table.row.result


def test_a_step_that_is_not_kept_changes_nothing() -> None:
    evening = Evening(5)
    evening.start()
    table = evening.table
    before = (table.seq, asdict(table.row), [asdict(row) for row in table.seats])
    seat = table.row.to_act[0]
    if table.seats[seat].is_bot:
        moves.answer(table, seat, table.seq, table.playing().legal(seat)[0])
    seating.leave(table, CLEO)
    seating.show(table, FAMILY, 0)
    assert (table.seq, asdict(table.row), [asdict(row) for row in table.seats]) == before


def test_whose_time_is_up_a_bot_plays_until_they_come_back() -> None:
    evening = Evening(6, Pace("live", seconds=5))
    evening.start()
    table = evening.table
    while table.bot_to_act() >= 0:
        evening.bot_turn(table.bot_to_act())
    late = table.row.to_act[0]
    assert seating.replace_late(table) is None
    evening.seconds += 5
    evening.do(seating.replace_late(table))
    assert table.bot_to_act() == late
    assert table.bot_of(late) == "planner"
    identity = table.seats[late].identity
    assert identity is not None
    if identity == FAMILY:
        evening.do(seating.show(table, FAMILY, late))
    with pytest.raises(WrongTime, match="take your seat back"):
        moves.act(table, identity, table.seq, "pass")
    evening.do(seating.come_back(table, identity))
    assert table.bot_to_act() == -1


def test_only_those_who_may_change_a_table_do() -> None:
    evening = Evening(7)
    table = evening.table
    with pytest.raises(NotAllowed, match="host"):
        seating.start(table, CLEO)
    evening.do(seating.fill(table, FAMILY, BOT, None))
    with pytest.raises(Refusal, match="a seat already"):
        seating.sit(table, CLEO, "Cleo", "", BOT)
    with pytest.raises(Refusal, match="seats are free"):
        seating.start(table, FAMILY)
    evening.do(seating.fill(table, FAMILY, BOT, "greedy"))
    with pytest.raises(WrongTime, match="taken"):
        seating.sit(table, "dora", "Dora", "", 2)
    evening.start()
    with pytest.raises(NotAllowed, match="no seat"):
        moves.act(table, "dora", table.seq, "pass")
    with pytest.raises(NotAllowed, match="played on this device"):
        seating.show(table, CLEO, 0)


def test_a_hint_is_made_of_what_the_asker_sees_and_noted() -> None:
    seats = [
        SeatRow(seat=0, kind="person", identity="ann"),
        SeatRow(seat=1, kind="bot", bot="greedy"),
    ]
    table = Table(TableRow(id="two", host="ann"), seats)
    seating.start(table, "ann").keep()
    while (seat := table.bot_to_act()) >= 0:
        moves.answer(table, seat, table.seq, table.playing().legal(seat)[0]).keep()
    view = table.playing().view(hint_seat(table, "ann"))
    thoughts = make("greedy", 1, 0).consider(view, table.playing().legal(0))
    hint = hint_of(view, table.seq, ADVISER, thoughts)
    assert all(table.playing().is_legal(thought.action, 0) for thought in hint.thoughts)
    note_advice(table).keep()
    assert table.setup.advised
    assert table.row.setup["advised"]
