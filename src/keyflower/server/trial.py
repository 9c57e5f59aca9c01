"""Moves on a copy of a game, with clocks and pass modes; it replaces the game once it is stored."""

import secrets
from collections.abc import Callable
from copy import copy

from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.rules.actions import PASS
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.state import TURN, State
from keyflower.server import prepared
from keyflower.server.clock import reserve_after
from keyflower.server.errors import Illegal
from keyflower.server.seals import DrawSource
from keyflower.server.setup import Pace
from keyflower.server.storage import SeatRow
from keyflower.server.storage.rows import Prepared

Sealing = Callable[[Game], DrawSource | None]
"""What the next draws of a game come from."""


def unsealed(game: Game) -> DrawSource | None:
    """Nothing does."""
    return None


class Trial:
    """A copy of a game and its seats; `events` has the new entries."""

    def __init__(
        self,
        game: Game,
        seats: list[SeatRow],
        pace: Pace,
        now: Callable[[], float],
        steady: float,
        sealing: Sealing = unsealed,
    ) -> None:
        self.game = game.clone()
        self._first = game.state  # it stays as it is: moves change the copy
        self.seats = [copy(row) for row in seats]
        self.pace = pace
        self.now = now
        self.steady = steady  # for the clocks
        self.sealing = sealing
        self.events: list[Event] = []

    def act(self, seat: int, action: int | str) -> None:
        """One action, then what is done automatically."""
        self._do(seat, action)
        self.go_on()

    def undo(self, seat: int) -> None:
        """Take back a seat's latest action, and before that what bots have answered."""
        self.seats[seat].pass_mode = ""
        self.seats[seat].prepared = Prepared()
        for each in undo_order(self.game, self.seats, seat) or [seat]:
            self._do(each, "undo")

    def go_on(self) -> None:
        """Make prepared bids, and pass for seats with a pass mode, while it is their turn."""
        while self.game.state.phase == TURN:
            row = self.seats[self.game.state.turn]
            action = self._automatic(row)
            if action is None:
                return
            self._do(row.seat, action)

    def _automatic(self, row: SeatRow) -> int | None:
        """What is done for a person on their turn; None: they decide."""
        if row.prepared.bids and not row.stand_in:
            action, left = prepared.due(self.game.state, row.seat, row.prepared)
            if left is not row.prepared:
                row.prepared = left
                row.pass_mode = ""  # it wasn't meant for this
            if action is not None:
                return action
        return PASS if self.passes(row) else None

    def passes(self, row: SeatRow) -> bool:
        """Whether a seat passes automatically."""
        return bool(row.pass_mode) and not row.stand_in and self.game.is_legal(PASS, row.seat)

    def _do(self, seat: int, action: int | str) -> None:
        before = self.game.state.clone() if self.events else self._first
        source = self.sealing(self.game)
        if source is not None and source.seasonal:
            source = self._seasonal_source(seat, action, source)
        self._perform(seat, action, source)
        self.events.append(self.game.read_latest(before, self.now()))
        self._run_clocks(seat)
        self._end_passing(before)

    def _seasonal_source(self, seat: int, action: int | str, source: DrawSource) -> DrawSource:
        """Try the action: the entry that starts a season is the first with its key."""
        earlier = self.game.clone()
        self._perform(seat, action, source)
        after = self.sealing(self.game)
        self.game = earlier
        return source if after is None or after.key == source.key else DrawSource(after.key, 0)

    def _perform(self, seat: int, action: int | str, source: DrawSource | None) -> None:
        # Nobody can derive later draws from earlier ones, in games of earlier versions either.
        if source is None:
            self.game.state.rng = secrets.randbits(64)
        else:
            self.game.state.draws = source.draws()
        try:
            if isinstance(action, str):
                self.game.play(action, seat)
            else:
                self.game.apply(action, seat)
        except KeyflowerError as error:
            raise Illegal(error) from None
        self.game.state.draws = None

    def _run_clocks(self, actor: int) -> None:
        """Stop the clocks of those who have acted or owe nothing now; start the others'."""
        if self.pace.kind == "none":
            return
        owing = self.game.to_act
        for row in self.seats:
            if row.owes_since is not None and (row.seat == actor or row.seat not in owing):
                row.reserve = reserve_after(self.pace, row.reserve, row.owes_since, self.steady)
                row.owes_since = None
            if row.seat in owing and row.owes_since is None:
                row.owes_since = self.steady

    def _end_passing(self, before: State) -> None:
        """Pass modes end with the season, as prepared bids do; `outbid` also when a bid of the seat
        is outbid, and no prepared bid answers that."""
        state = self.game.state
        over = state.season != before.season
        for row in self.seats:
            if not row.pass_mode and not row.prepared.bids:
                continue
            row.prepared = prepared.sold(before, state, row.seat, row.prepared)
            answered = {
                prepared.slot_at(state, bid.at)
                for bid in row.prepared.bids
                if isinstance(prepared.fit(state, row.seat, bid), int)
            }
            if over or (row.pass_mode == "outbid" and outbid(before, state, row.seat, answered)):
                row.pass_mode = ""


def undo_order(game: Game, seats: list[SeatRow], seat: int) -> list[int]:
    """The seats that undo, in order, when a player takes back an action; empty if they can't."""
    if not plays_bots(seats, seat):
        return [seat] if game.can_undo(seat) else []
    order = game.undo_order(seat)
    return order if all(seats[each].kind == "bot" for each in order[:-1]) else []


def plays_bots(seats: list[SeatRow], seat: int) -> bool:
    """Whether no person elsewhere has a seat: those who left may come back."""
    device = seats[seat].identity
    return all(row.kind == "bot" or row.identity == device for row in seats if row.seat != seat)


def outbid(before: State, after: State, seat: int, answered: set[int]) -> bool:
    """Whether a seat has lost the lead somewhere, other than at slots where that is answered."""
    for slot, (was, now) in enumerate(zip(before.lead, after.lead)):
        if was == seat and now != seat and slot not in answered:
            return True
    return False
