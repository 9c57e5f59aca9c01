"""One table as data: who sits where, the game and what happened in it, and who may do what."""

from collections.abc import Callable
from typing import Final, NamedTuple

from keyflower.bots.levels import level_of
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play.errors import Broken, NotAllowed, WrongTime
from keyflower.play.messages import SeatInfo, TableInfo
from keyflower.play.rows import STAND_IN, SeatRow, Setup, TableRow, replace
from keyflower.play.seals import awaits_bytes, commitment
from keyflower.play.villagers import Face, faces
from keyflower.rules.log import ENGINE
from keyflower.rules.view import SPECTATOR

MOST_WITH_UNDO: Final = 2000
"""Entries of a log after which nothing is taken back any more: the game comes to its end."""


class News(NamedTuple):
    """What is new at a table."""

    since: int  # the number of the first new event
    whole: bool = False
    """Everyone must see everything again: a start, a game that can't go on, a new invitation."""
    only: list[int] | None = None  # the seats that it concerns; None: everyone


class Table:
    """One table. Nothing changes it but `keep`, with what `moves` and `seating` prepare as a step.

    now: the time for people, in seconds since 1970. steady: the same, but never set, for clocks.
    """

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        setup: Setup | None = None,
        now: Callable[[], float] = float,
        steady: Callable[[], float] = float,
    ) -> None:
        self.row = row
        self.seats = seats
        self.setup = setup or Setup()
        self.now = now
        self.steady = steady
        self.fault = ""  # why it can't continue, for its players; empty: it can
        self.game: Game | None = None
        self.events: list[Event] = []  # one for each entry of the log

    @property
    def id(self) -> str:
        """Its id in URLs."""
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.events)

    # ---- Seats. Several people at one device have one identity. While they play, it shows the side
    # of the seat that is unlocked and no other; with none, the curtain is closed.

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats of somebody: several where people share a device."""
        return seats_of(self.seats, identity)

    def seat_of(self, identity: str | None) -> int:
        """The seat of somebody, or SPECTATOR; of several at one device the one that is shown."""
        mine = self.seats_of(identity)
        unlocked = [seat for seat in mine if self.seats[seat].unlocked]
        if len(mine) > 1 and self.row.status == "playing":
            return unlocked[0] if unlocked else SPECTATOR
        return next(iter(unlocked or mine), SPECTATOR)

    def own_seat(self, identity: str) -> int:
        """The seat of somebody who must have one."""
        seat = self.seat_of(identity)
        if seat == SPECTATOR:
            if self.seats_of(identity):
                raise WrongTime("the curtain is closed: say who plays first", "curtain-closed")
            raise NotAllowed("you have no seat at this table", "no-seat")
        return seat

    def decides(self, seat: int) -> bool:
        """Whether a person decides for a seat now."""
        return seat != SPECTATOR and self.seats[seat].decides

    def bot_to_act(self) -> int:
        """A seat for which a bot owes a decision, or -1."""
        if awaits_bytes(self.row, self.seats, self.game):
            return -1
        return next((seat for seat in self.row.to_act if self.seats[seat].is_bot), -1)

    def bot_of(self, seat: int) -> str:
        """The spec of the bot that plays a seat."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else STAND_IN

    # ---- Where it stands

    def closes_at(self) -> float:
        """When a daily game opens to everyone; 0 for other games."""
        return 0.0

    @property
    def is_open(self) -> bool:
        """Whether everyone may know everything: the game is over, and a daily game's day closed."""
        return self.row.status == "finished" and self.now() >= self.closes_at()

    def closed_to(self, identity: str | None) -> bool:
        """Whether a game without spectators is in play, and this isn't one of its players."""
        row = self.row
        if row.status != "playing" or row.watchable or self.seats_of(identity):
            return False
        return identity is None or identity != row.host

    def playing(self) -> Game:
        """The game, which must be in play."""
        self.check_well()
        if self.row.status == "waiting":
            raise WrongTime("the game hasn't started yet", "not-started")
        if self.row.status != "playing" or self.game is None:
            raise WrongTime("the game is over", "over")
        return self.game

    def started(self) -> Game:
        """The game, in play or over."""
        self.check_well()
        if self.game is None:
            raise WrongTime("the game hasn't started yet", "not-started")
        return self.game

    def finished(self, refusal: str) -> Game:
        """The game, which must be over, or the refusal says what for."""
        self.check_well()
        if self.row.status != "finished" or self.game is None:
            raise WrongTime(refusal, "not-over")
        return self.game

    def check_well(self) -> None:
        """Refuse everything at a broken table."""
        if self.fault:
            raise Broken(self.fault)

    def info(self) -> TableInfo:
        """What everyone here may know about the table itself."""
        ahead = self.now() - self.steady()
        found = table_info(self.row, self.seats, self.setup, ahead, self.closes_at())
        if self.fault:
            found.status = "broken"
        return found

    def tell_apart(self, row: TableRow, seats: list[SeatRow]) -> list[int] | None:
        """The seats for which something will change that only their players know; None: others
        see it."""
        if replace(row, version=self.row.version, due_at=self.row.due_at) != self.row:
            return None
        changed = [(was, now) for was, now in zip(self.seats, seats) if was != now]
        for was, now in changed:
            if replace(now, pass_mode=was.pass_mode, prepared=was.prepared) != was:
                return None
        return [now.seat for _, now in changed]


def seats_of(seats: list[SeatRow], identity: str | None) -> list[int]:
    """The seats of somebody, or of those who share a device."""
    return [row.seat for row in seats if identity is not None and row.identity == identity]


def plays_bots(seats: list[SeatRow], seat: int) -> bool:
    """Whether no person elsewhere has a seat: those who left may come back."""
    device = seats[seat].identity
    return all(row.kind == "bot" or row.identity == device for row in seats if row.seat != seat)


def undo_order(game: Game, seats: list[SeatRow], seat: int) -> list[int]:
    """The seats that undo, in order, when a player takes back an action; empty if they can't."""
    if not plays_bots(seats, seat):
        return [seat] if game.can_undo(seat) else []
    order = game.undo_order(seat)
    return order if all(seats[each].kind == "bot" for each in order[:-1]) else []


def table_info(
    row: TableRow, seats: list[SeatRow], setup: Setup, ahead: float = 0.0, closes_at: float = 0.0
) -> TableInfo:
    """A table without its game.

    ahead: by how much the time for people is ahead of steady time.
    """
    broken = row.broken is not None or (row.status == "playing" and row.engine != ENGINE)
    shown = zip(seats, faces(row.id, seats))
    return TableInfo(
        id=row.id,
        status="broken" if broken else row.status,
        seats=[seat_info(seat, face, setup, ahead) for seat, face in shown],
        options=setup.options,
        pace=setup.pace,
        on_timeout=STAND_IN,
        hints=setup.hints,
        scores=setup.scores,
        tutorial=setup.tutorial,
        listed=row.listed,
        watchable=row.watchable,
        seq=row.seq,
        to_act=row.to_act,
        created_at=row.created_at,
        updated_at=row.updated_at,
        finished_at=row.finished_at,
        result=row.result,
        next_table=row.next_table,
        commitment=commitment(row),
        daily=row.daily,
        closes_at=closes_at or None,
        uploaded=row.uploaded_by is not None,
    )


def seat_info(row: SeatRow, face: Face, setup: Setup, ahead: float) -> SeatInfo:
    """A seat: who sits there, and the clock."""
    end = None if row.is_bot else row.deadline(setup.pace)
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        stand_in=row.stand_in,
        reserve=row.reserve,
        deadline=None if end is None else end + ahead,
        face=face,
        level=level_of(row.bot) if row.kind == "bot" else 0,
    )
