"""Prepared bids: made on the seat's turn, raised up to a limit, cancelled when they don't fit."""

from itertools import count

from keyflower.game import Game
from keyflower.play import SeatRow, Step, Table, TableRow
from keyflower.play.rows import CancelledBid, Prepared, PreparedBid
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, Colour


class Evening:
    """A game of two people; the one who doesn't start has prepared something."""

    def __init__(self) -> None:
        self.game = Game.new(2, 7)
        self.first = self.game.to_act[0]
        self.second = 1 - self.first
        self.lots = [f"lot:{name}" for name in self.lot_names()]
        self.clock = count(1)  # each look at it is a second later
        self.times: list[float] = []  # of all moves
        self.seats = [SeatRow(seat=seat, kind="person", identity=f"id{seat}") for seat in (0, 1)]

    def lot_names(self) -> list[str]:
        state = self.game.state
        return [state.lookup.ids[tile] for tile in state.slot_tile[:7] if tile >= 0]

    def colour(self, least: int) -> Colour:
        """A colour of which both have that many workers."""
        screen = self.game.state.screen
        return next(
            name
            for i, name in enumerate(COLOUR_NAMES)
            if all(screen[seat * COLOURS + i] >= least for seat in (0, 1))
        )

    def prepare(self, *bids: PreparedBid, pass_mode: str = "") -> None:
        self.seats[self.second].prepared = Prepared(list(bids))
        self.seats[self.second].pass_mode = "outbid" if pass_mode else ""

    def play(self, seat: int, text: str) -> None:
        step = Step(self.table())
        step.act(seat, text)
        assert step.game is not None
        self.game, self.seats = step.game, step.seats
        self.times += [event.at for event in step.events]

    def table(self) -> Table:
        row = TableRow(id="t", status="playing")
        table = Table(row, self.seats, now=lambda: float(next(self.clock)))
        table.game = self.game
        return table

    @property
    def prepared(self) -> Prepared:
        return self.seats[self.second].prepared

    def lead(self, lot: str) -> tuple[int, int]:
        """Who leads at a lot, and with how many workers."""
        state = self.game.state
        slot = state.slot_tile.index(state.lookup.ids.index(lot.removeprefix("lot:")))
        leader = state.lead[slot]
        return leader, state.bid_size[slot * 6 + leader]


def test_a_prepared_bid_is_made_and_raised_up_to_its_limit() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(2)
    bid = PreparedBid(lot, colour, 2)
    evening.prepare(bid)
    evening.play(evening.first, "pass")
    assert evening.lead(lot) == (evening.second, 1)
    assert evening.game.to_act == [evening.first]
    assert evening.times == [1.0, 2.0]  # when it is made, not when the other one moved
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.prepared == Prepared([], [CancelledBid(bid, "outbid")])
    assert evening.game.to_act == [evening.second]
    assert evening.lead(lot) == (evening.first, 2)


def test_a_raise_answers_what_would_end_passing() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(3)
    evening.prepare(PreparedBid(lot, colour, 3), pass_mode="outbid")
    evening.play(evening.first, "pass")
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.lead(lot) == (evening.second, 3)
    assert evening.seats[evening.second].pass_mode == "outbid"
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.prepared.cancelled[0].why == "outbid"
    assert evening.seats[evening.second].pass_mode == ""
    assert evening.game.to_act == [evening.second]


def test_too_few_workers_cancel_a_prepared_bid() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(1)
    index = COLOUR_NAMES.index(colour)
    held = evening.game.state.screen[evening.second * COLOURS + index]
    evening.game.state.screen[evening.first * COLOURS + index] = held + 1
    evening.prepare(PreparedBid(lot, colour, 20))
    evening.play(evening.first, f"bid {held + 1} {colour} {lot}")
    assert evening.prepared.cancelled[0].why == "workers"


def test_another_colour_at_a_lot_cancels_a_prepared_bid_and_the_next_one_is_made() -> None:
    evening = Evening()
    screen = evening.game.state.screen
    mine, theirs = (
        [name for i, name in enumerate(COLOUR_NAMES) if screen[seat * COLOURS + i]]
        for seat in (evening.second, evening.first)
    )
    first = theirs[0]
    other = next(colour for colour in mine if colour != first)
    one, two = PreparedBid(evening.lots[0], other, 3), PreparedBid(evening.lots[1], other, 3)
    evening.prepare(one, two)
    evening.play(evening.first, f"bid 1 {first} {evening.lots[0]}")
    assert evening.prepared == Prepared([two], [CancelledBid(one, "colour")])
    assert evening.lead(evening.lots[1]) == (evening.second, 1)


def test_prepared_bids_end_with_the_turns_of_a_season() -> None:
    """Those that led are done; those that came too late are told."""
    evening = Evening()
    colour = evening.colour(1)
    bid = PreparedBid(evening.lots[0], colour, 1)
    evening.prepare(bid, pass_mode="outbid")
    evening.play(evening.first, "pass")
    assert evening.prepared == Prepared([bid])
    evening.play(evening.first, "pass")  # and so does the other
    assert evening.lots[0].removeprefix("lot:") not in evening.lot_names()
    assert evening.prepared == Prepared()


def test_a_prepared_bid_that_came_too_late_is_told() -> None:
    evening = Evening()
    bid = PreparedBid(evening.lots[0], evening.colour(1), 1)
    evening.play(evening.first, "pass")
    evening.prepare(bid)
    evening.seats[evening.second].stand_in = True
    evening.play(evening.second, "pass")
    assert evening.prepared == Prepared([], [CancelledBid(bid, "season")])


def test_taking_back_a_move_drops_what_was_prepared() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(1)
    evening.prepare(PreparedBid(lot, colour, 1))
    evening.play(evening.first, "pass")
    step = Step(evening.table())
    step.undo(evening.second)
    assert step.seats[evening.second].prepared == Prepared()
    assert step.game is not None
    assert step.game.to_act == [evening.second]
