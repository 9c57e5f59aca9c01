"""A table as it is stored: its row, seats and log, and the game that they lead to.

Every change goes through `alone`: one at a time, tried on a copy, stored, and only then applied and
announced. If another process was faster, storing fails, the table catches up from the log, and the
action is refused as stale.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from copy import copy
from typing import Any, TypeVar

import msgspec

from keyflower.formats import position
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.rules.log import Entry
from keyflower.rules.view import SPECTATOR
from keyflower.server import hotseat
from keyflower.server.clock import deadline, take_up
from keyflower.server.days import closes
from keyflower.server.errors import Broken, NotAllowed, Stale, WrongTime
from keyflower.server.faults import (
    DAMAGED,
    check_entries,
    check_game,
    checked_setup,
    of_other_engine,
    other_engine,
)
from keyflower.server.services import Services
from keyflower.server.setup import Setup
from keyflower.server.storage import (
    Change,
    Conflict,
    Damaged,
    LogRow,
    SeatRow,
    StorageError,
    TableRow,
)
from keyflower.server.storage.statements.games import find_table, read_log, write_change
from keyflower.server.storage.statements.ratings import Player

T = TypeVar("T")

FEW = 10  # entries that are replayed directly; more of them in a thread


class News(msgspec.Struct, frozen=True):
    """What is new at a table."""

    since: int
    """The number of the first new event."""
    whole: bool = False
    """Everyone must see everything again: a start, a game that can't go on, a new invitation."""
    only: list[int] | None = None
    """The seats that it concerns; None: everyone."""


def own_changes(
    old: TableRow, old_seats: list[SeatRow], new: TableRow, new_seats: list[SeatRow]
) -> list[int] | None:
    """The seats for which something changed that only their players know; None: others see it."""
    if msgspec.structs.replace(new, version=old.version, due_at=old.due_at) != old:
        return None
    changed = [(was, now) for was, now in zip(old_seats, new_seats) if was != now]
    for was, now in changed:
        if msgspec.structs.replace(now, pass_mode=was.pass_mode, prepared=was.prepared) != was:
            return None
    return [now.seat for _, now in changed]


class StoredTable(ABC):
    """What is stored of a table, and its game.

    Built from stored data; raises `Damaged`, or whatever the rules raise, if that is invalid.
    With a `fault` it is only shown, as a table that can't continue.
    """

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seats: list[SeatRow],
        entries: list[LogRow],
        fault: str = "",
    ) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.gone = False  # whether it has expired
        self.fault = fault  # why it can't continue, for its players; empty: it can
        self.setup = Setup() if fault else checked_setup(row, seats)
        self.game: Game | None = None
        self.events: list[Event] = []  # one for each entry of the log
        self.attended_at = services.steady() - max(0.0, services.now() - row.updated_at)
        self._lock = asyncio.Lock()
        take_up(self.setup.pace, seats, services.started, services.steady())
        if not fault:
            if row.origin is not None:
                self.game = Game.from_state(position.read(row.origin))
            self.game, self.events = self._replayed(row, seats, self.setup, entries)

    # ---- Hooks for changes

    @abstractmethod
    def announce(self, news: News) -> None:
        """Update all viewers, and continue bots and clocks."""

    @abstractmethod
    def stored(self, before: TableRow) -> None:
        """A change of this process is stored: those who are not here hear of it."""

    @abstractmethod
    def attended(self) -> bool:
        """Whether somebody is watching or left recently: bots only play for people."""

    @abstractmethod
    def vanish(self) -> None:
        """It has expired: drop it from memory, and disconnect its viewers."""

    # ---- Seats and status

    @property
    def id(self) -> str:
        """Its id in URLs."""
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.events)

    @property
    def busy(self) -> bool:
        """Whether a change is under way."""
        return self._lock.locked()

    @property
    def is_kept(self) -> bool:
        """Whether it never expires: a game that people have finished."""
        people = any(row.identity is not None for row in self.seats)
        return self.row.status == "finished" and people

    @property
    def is_open(self) -> bool:
        """Whether everyone may know everything: the game is over, and a daily game's day closed."""
        over = self.row.status == "finished"
        return over and self.services.now() >= closes(self.row.daily)

    def seats_of(self, identity: str | None) -> list[int]:
        """The seats of somebody: several where people share a device."""
        return hotseat.seats_of(self.seats, identity)

    def seat_of(self, identity: str | None) -> int:
        """The seat of somebody, or SPECTATOR; of several at one device the one that is shown."""
        return hotseat.shown_seat(self.row, self.seats, identity)

    def own_seat(self, identity: str) -> int:
        """The seat of somebody who must have one."""
        seat = self.seat_of(identity)
        if seat == SPECTATOR:
            if self.seats_of(identity):
                raise WrongTime("the curtain is closed: say who plays first", "curtain-closed")
            raise NotAllowed("you have no seat at this table", "no-seat")
        return seat

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

    def check_well(self) -> None:
        """Refuse everything at a broken table."""
        if self.fault:
            raise Broken(self.fault)

    def copied_seats(self) -> list[SeatRow]:
        """The seats, to be changed and stored."""
        return [copy(row) for row in self.seats]

    # ---- One change at a time

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one change at a time; it is finished even if whoever asked disconnects."""
        return await asyncio.shield(self.services.start(self.locked(work)))

    async def locked(self, work: Coroutine[Any, Any, T]) -> T:
        """Run one change at a time, for callers that are never cancelled."""
        async with self._lock:
            if self.fault:
                work.close()
                raise Broken(self.fault)
            return await work

    async def store(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: list[LogRow],
        rated: Sequence[Player] = (),
        unhooked: bool = False,
        removed: str = "",
    ) -> list[int] | None:
        """Write the new state of the table; if another process was faster, catch up and refuse.

        rated: everyone's place, if that ends a game that counts. unhooked: its webhook is dropped.
        removed: somebody whose seat the host has freed.
        -> the seats that it concerns, if others can't see it (`own_changes`)
        """
        services = self.services
        seats = hotseat.after_change(self.row, row, seats)
        row = msgspec.structs.replace(
            row,
            version=self.row.version + 1,
            seq=self.row.seq + len(entries),
            due_at=self.due(row, seats),
        )
        only = None if entries else own_changes(self.row, self.seats, row, seats)
        if only is None:
            row.updated_at = services.now()
        changed = [new for new, old in zip(seats, self.seats) if new != old]
        try:
            change = Change(
                row=row,
                seats=changed,
                entries=entries,
                rated=list(rated),
                unhooked=unhooked,
                removed=removed,
            )
            await services.store.write(write_change, change)
        except Conflict:
            await self._catch_up()
            raise Stale("someone else was quicker: look again") from None
        before, self.row = self.row, row
        self.seats = seats
        self.stored(before)
        return only

    def due(self, row: TableRow, seats: list[SeatRow]) -> float | None:
        """When the server itself must act: at once if a bot is to move and somebody is here, else
        when time is up; if everyone has left, not before somebody comes back."""
        if row.status != "playing":
            return None
        owing = [seats[seat] for seat in row.to_act]
        if any(seat.is_bot for seat in owing):
            return self.services.steady() if self.attended() else None
        ends = [deadline(self.setup.pace, seat.reserve, seat.owes_since) for seat in owing]
        return min((end for end in ends if end is not None), default=None)

    # ---- Catching up with what is stored

    async def refresh(self) -> None:
        """Load what other processes have stored."""
        if not self.fault:
            await self.alone(self._catch_up())
        elif await self.services.store.read(find_table, self.id) is None:
            self.vanish()

    async def _catch_up(self) -> None:
        found = await self.services.store.read(find_table, self.id)
        if found is None:
            self.vanish()
            return
        row, seats = found
        if row.version == self.row.version:
            return
        since = self.seq
        if row.seq > since:
            self.attended_at = self.services.steady()  # at another process
        try:
            game, events = await self._read_on(row, seats)
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, Damaged):
                raise
            await self.give_up(error)
            return
        whole = (self.game is None and game is not None) or row.invite != self.row.invite
        only = own_changes(self.row, self.seats, row, seats)
        self.row, self.seats, self.game = row, seats, game
        self.events += events
        self.announce(News(since, whole, only))

    async def _read_on(
        self, row: TableRow, seats: list[SeatRow]
    ) -> tuple[Game | None, list[Event]]:
        """The game as it is stored now, and the new events."""
        since = self.seq
        entries = (
            await self.services.store.read(read_log, self.id, since) if row.seq > since else []
        )
        # More may have been stored between the two reads: then another notice is on its way.
        entries = [entry for entry in entries if entry.seq < row.seq]
        setup = checked_setup(row, seats)
        take_up(setup.pace, seats, self.services.started, self.services.steady())
        arguments = (row, seats, setup, entries)
        if len(entries) > FEW:
            found = await self.services.in_thread(self._replayed, *arguments)
        else:
            found = self._replayed(*arguments)
        self.setup = setup
        return found

    def _replayed(
        self, row: TableRow, seats: list[SeatRow], setup: Setup, entries: list[LogRow]
    ) -> tuple[Game | None, list[Event]]:
        """The game after further entries of its log, and their events; nothing changes here."""
        if of_other_engine(row):
            raise other_engine(row)
        check_entries(entries, self.seq, row.seq)
        game = self.game.clone() if self.game is not None and entries else self.game
        events = []
        for each in entries:
            if game is None:  # the first entry is the deal
                game = Game.dealt(len(seats), setup.options.rules(), each.outcomes)
                events.append(game.read_latest(game.state, each.at))
            else:
                entry = Entry(each.seat, each.action, each.outcomes)
                events.append(game.retell(entry, each.at))
        check_game(row, seats, game)
        return game, events

    async def give_up(self, error: Exception) -> None:
        """Mark this table as broken, and inform everyone here."""
        if self.fault or self.services.closing:
            return
        self.fault = DAMAGED
        self.game = None
        self.events = []
        await self.services.give_up(self.id, error)
        self.announce(News(0, whole=True))
