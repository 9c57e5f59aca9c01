"""A change of a table, tried on a copy; it becomes the table once whoever stores it has done so."""

import secrets
from dataclasses import asdict

from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play import prepared
from keyflower.play.errors import Illegal, NotAllowed
from keyflower.play.rows import LogRow, Prepared, SeatRow, replace
from keyflower.play.seals import DrawSource, source_of
from keyflower.play.table import News, Table, seats_of, undo_order
from keyflower.rules.actions import PASS, UNDO
from keyflower.rules.draws import Draws, SeasonDraws
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.state import TURN, State


class Step:
    """A table as it will be: its row and seats, its game, and the events of new entries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.row = replace(table.row)
        self.seats = [replace(row) for row in table.seats]
        self.game = table.game
        self.events: list[Event] = []
        self.setup = table.setup
        self.whole = False  # whether everyone must see everything again
        self.quiet = False  # whether nobody is told
        self.removed = ""  # somebody whose seat the host has freed
        self.host_left = False
        self.only: list[int] | None = None  # the seats that it concerns; None: everyone
        self.settled = False

    @property
    def ends_game(self) -> bool:
        """Whether it is the last of the game: then `settle` takes a while."""
        return self.game is not None and self.game.over and self.row.status == "playing"

    def settle(self) -> None:
        """Who is to act, whose turn closes a curtain, and the points if the game is over."""
        game = self.game
        if game is not None and self.row.status == "playing":
            self.row.to_act = game.to_act
            if game.over:
                self.row.status = "finished"
                self.row.finished_at = self.events[-1].at
                self.row.result = [score.total for score in game.scores()]
        if self.setup is not self.table.setup:
            self.row.setup = asdict(self.setup)
        self._close_curtains()
        self.row.seq = self.table.row.seq + len(self.events)
        if not self.events:
            self.only = self.table.tell_apart(self.row, self.seats)
        self.settled = True

    def entries(self) -> list[LogRow]:
        log = [] if self.game is None else self.game.log[self.table.seq :]
        return [
            LogRow(event.seq, entry.seat, entry.action, entry.outcomes, event.at)
            for entry, event in zip(log, self.events)
        ]

    def keep(self) -> News:
        """Make it the table. -> what its viewers are to be told"""
        if not self.settled:
            self.settle()
        table = self.table
        since = 0 if self.whole else table.seq
        table.row, table.seats, table.game = self.row, self.seats, self.game
        table.setup = self.setup
        table.events += self.events
        return News(since, self.whole, self.only)

    def act(self, seat: int, action: int | str) -> None:
        """One action, then what is done automatically."""
        self._do(seat, action)
        self.go_on()

    def undo(self, seat: int) -> None:
        """Take back a seat's latest action, and before that what bots have answered."""
        self.seats[seat].pass_mode = ""
        self.seats[seat].prepared = Prepared()
        for each in undo_order(self.table.playing(), self.seats, seat) or [seat]:
            self._do(each, "undo")

    def go_on(self) -> None:
        """Make prepared bids, and pass for seats with a pass mode, while it is their turn."""
        game = self.game
        while game is not None and game.state.phase == TURN:
            row = self.seats[game.state.turn]
            action = self._automatic(game, row)
            if action is None:
                return
            game = self._do(row.seat, action)

    def _automatic(self, game: Game, row: SeatRow) -> int | None:
        """What is done for a person on their turn; None: they decide."""
        if row.stand_in:
            return None
        if row.prepared.bids:
            action, left = prepared.due(game.state, row.seat, row.prepared)
            if left is not row.prepared:
                row.prepared = left
                row.pass_mode = ""  # it wasn't meant for this
            if action is not None:
                return action
        return PASS if row.pass_mode and game.is_legal(PASS, row.seat) else None

    def _do(self, seat: int, action: int | str) -> Game:
        """One entry of the log."""
        assert self.game is not None  # moves are made while it is in play
        if self.events:
            game, before = self.game, self.game.state.clone()
        else:  # the table's own game stays as it is
            game, before = self.game.clone(), self.game.state
        source = source_of(self.row, self.seats, game)
        draws = None if source is None else source.draws()
        if source is not None and source.seasonal:
            draws = self._seasonal_draws(game.clone(), seat, action, source)
        _perform(game, seat, action, draws)
        if self.row.daily and game.log[-1].action == UNDO:
            raise NotAllowed("in a daily game moves can't be taken back", "no-undo")
        self.game = game
        self.events.append(game.read_latest(before, self.table.now()))
        self._run_clocks(game.to_act, seat)
        self._end_passing(before, game.state)
        return game

    def _seasonal_draws(
        self, trial: Game, seat: int, action: int | str, source: DrawSource
    ) -> Draws:
        """Try the action: the entry that starts a season is the first with its key."""
        _perform(trial, seat, action, source.draws())
        after = source_of(self.row, self.seats, trial)
        if after is None or after.key == source.key:
            return source.draws()
        if source.whole_entries:
            return Draws(after.key, 1)
        return SeasonDraws(after.key, source.draws())

    def _run_clocks(self, owing: list[int], actor: int) -> None:
        """Stop the clocks of those who have acted or owe nothing now; start the others'."""
        pace, now = self.table.setup.pace, self.table.steady()
        if pace.kind == "none":
            return
        for row in self.seats:
            if row.owes_since is not None and (row.seat == actor or row.seat not in owing):
                row.stop_clock(pace, now)
            if row.seat in owing and row.owes_since is None:
                row.owes_since = now

    def _end_passing(self, before: State, state: State) -> None:
        """Pass modes end with the season, as prepared bids do; `outbid` also when a bid of the seat
        is outbid, and no prepared bid answers that."""
        over = state.season != before.season
        for row in self.seats:
            if not row.pass_mode and not row.prepared.bids:
                continue
            row.prepared = prepared.settle_sold(before, state, row.seat, row.prepared)
            answered = {
                prepared.slot_at(state, bid.at)
                for bid in row.prepared.bids
                if isinstance(prepared.fit(state, row.seat, bid), int)
            }
            if over or (row.pass_mode == "outbid" and outbid(before, state, row.seat, answered)):
                row.pass_mode = ""

    # ---- The curtain of people who share a device

    def show(self, identity: str, seat: int | None) -> None:
        """Show the side of one of somebody's seats; None closes the curtain."""
        for row in self.seats:
            if row.identity == identity:
                row.unlocked = row.seat == seat

    def _close_curtains(self) -> None:
        """Where it has become the turn of another person at the same device."""
        before, after = self.table.row.to_act, self.row.to_act
        for shown in self.seats:
            if not shown.unlocked or shown.seat in after or shown.identity is None:
                continue
            here = seats_of(self.seats, shown.identity)
            owing = {seat for seat in here if seat in after and not self.seats[seat].stand_in}
            if owing and (shown.seat in before or owing - set(before)):
                self.show(shown.identity, None)


def _perform(game: Game, seat: int, action: int | str, draws: Draws | None) -> None:
    # Nobody can derive later draws from earlier ones, in games of earlier versions either.
    if draws is None:
        game.state.rng = secrets.randbits(64)
    try:
        if isinstance(action, str):
            game.play(action, seat, draws)
        else:
            game.apply(action, seat, draws)
    except KeyflowerError as error:
        raise Illegal(error) from None


def outbid(before: State, after: State, seat: int, answered: set[int]) -> bool:
    """Whether a seat has lost the lead somewhere, other than at slots where that is answered."""
    led = [slot for slot, leader in enumerate(before.lead) if leader == seat]
    return any(after.lead[slot] != seat and slot not in answered for slot in led)
