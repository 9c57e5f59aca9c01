"""One table in this process: what is stored of it, its game, and who looks on.

Everything that changes it goes through `_alone`: one change at a time, tried out on a copy,
stored, and only then true and told. Another process may have been quicker; then storing fails,
the table catches up from the log, and whoever asked hears that it has gone on.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from copy import copy
from typing import Any, Protocol, TypeVar

import msgspec

from keyflower.bots.failure import BotFailure
from keyflower.formats import notation, position
from keyflower.formats.choices import Choices
from keyflower.game import Game
from keyflower.rules.actions import KIND_MASK, PICK_TILES, PLACE
from keyflower.rules.log import ENGINE, Entry
from keyflower.rules.state import BUILD, PICK_WINTER
from keyflower.rules.view import SPECTATOR
from keyflower.server import tutorial, wire
from keyflower.server.clock import deadline, take_up
from keyflower.server.errors import (
    Broken,
    NotAllowed,
    Refusal,
    Stale,
    Unavailable,
    Unknown,
    WrongTime,
)
from keyflower.server.faults import (
    DAMAGED,
    check_entries,
    check_game,
    checked_setup,
    of_other_engine,
    other_engine,
)
from keyflower.server.logs import log
from keyflower.server.once import Once
from keyflower.server.opponents import checked_spec
from keyflower.server.quotas import check_bots
from keyflower.server.services import Services
from keyflower.server.settings import MOST_WITH_UNDO
from keyflower.server.setup import STAND_IN, Setup
from keyflower.server.sight import Json, Told, changes, legal_choices, scores_json, view_json
from keyflower.server.storage import (
    Change,
    ChatRow,
    Conflict,
    Damaged,
    LogRow,
    SeatRow,
    StorageError,
    TableRow,
)
from keyflower.server.storage.rows import PassMode
from keyflower.server.text import checked_chat, distinct
from keyflower.server.thinking import Closed
from keyflower.server.trial import Trial

T = TypeVar("T")

HINTS_SHOWN = 3
LOOK_AGAIN = 1.0  # seconds until a table that another process drives is looked at again
FEW = 10  # entries that are repeated at once; more of them in a thread


class Viewer(Protocol):
    """Somebody who looks on, from a seat or beside the table."""

    identity: str | None
    seat: int
    chatted: int  # lines of chat that this viewer has

    def push(self, message: bytes) -> None:
        """Send a message, at once or soon; never blocks."""

    def send_away(self) -> None:
        """End it: the table is not open to this viewer any more."""


class Table:
    """A table and everything that can be done at it.

    Made from what is stored; `Damaged`, or whatever the rules raise, where that cannot be right.
    With a `fault` it is only shown, as a table that can't go on.
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
        self.gone = False  # whether it has expired, and is to be forgotten
        self.fault = fault  # why it can't go on, for its players; empty: it can
        self.setup = Setup() if fault else checked_setup(row, seats)
        take_up(self.setup.pace, seats, services.begun, services.steady())
        self.game: Game | None = None
        self.told: list[Told] = []
        self.viewers: set[Viewer] = set()
        self.used_at = services.steady()
        self._attended_at = services.steady() - max(0.0, services.now() - row.updated_at)
        self._shown: dict[int, Json] = {}
        self._open: tuple[int, Json] = (-1, {})  # what all see, with the entries then
        self._choices: dict[int, tuple[int, Choices | None]] = {}  # by seat, with the entries then
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0  # how often there was news of chat
        self._hints: Once[tuple[int, int], wire.Hint] = Once(len(seats))  # by entries and seat
        if not fault:
            if row.origin is not None:
                self.game = Game.from_state(position.read(row.origin))
            self.game, self.told = self._played_on(row, seats, self.setup, entries)

    # ---- Who is who

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and no bot thinks."""
        busy = self._driver is not None and not self._driver.done()
        return not self.viewers and not busy and not self._lock.locked()

    def attended(self) -> bool:
        """Whether somebody looks on, or was here a short while ago: bots play for people."""
        gone = self.services.steady() - self._attended_at
        return bool(self.viewers) or gone < self.services.settings.pause_after

    def attend(self) -> None:
        """Somebody is here: bots that have paused go on."""
        paused = not self.attended()
        self._attended_at = self.services.steady()
        if paused:
            self.wake()

    def rest(self) -> None:
        """Leave memory: the store knows when the table is due again."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def is_kept(self) -> bool:
        """Whether it is there for good: a game that people have finished."""
        people = any(row.identity is not None for row in self.seats)
        return self.row.status == "finished" and people

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.row.id

    def seat_of(self, identity: str | None) -> int:
        """The seat of somebody, or SPECTATOR."""
        if identity is not None:
            for row in self.seats:
                if row.identity == identity:
                    return row.seat
        return SPECTATOR

    def own_seat(self, identity: str) -> int:
        """The seat of somebody who must have one."""
        seat = self.seat_of(identity)
        if seat == SPECTATOR:
            raise NotAllowed("you have no seat at this table")
        return seat

    async def admit(self, identity: str | None) -> None:
        """Refuse those who may not see this table, as if it were not there."""
        row = self.row
        if row.status == "finished":
            return
        if row.listed and (row.status == "waiting" or row.watchable):
            return
        if identity is not None:
            if identity == row.host or self.seat_of(identity) != SPECTATOR:
                return
            if await self.services.store.admitted(row.id, identity):
                if row.status == "waiting" or row.watchable:
                    return
        raise unknown_table()

    def _closed_to(self, identity: str | None) -> bool:
        """Whether a game that nobody may watch runs, and this is not one of those who play."""
        row = self.row
        if row.status != "playing" or row.watchable or self.seat_of(identity) != SPECTATOR:
            return False
        return identity is None or identity != row.host

    # ---- What is shown

    def info(self) -> wire.TableInfo:
        """What everyone here may know about the table itself."""
        found = table_info(self.row, self.seats, self.setup, self.services.ahead())
        return msgspec.structs.replace(found, status="broken") if self.fault else found

    def you(self, identity: str | None) -> wire.You:
        """What it is to somebody."""
        seat = self.seat_of(identity)
        host = identity is not None and identity == self.row.host
        seated = seat != SPECTATOR
        mode: PassMode = self.seats[seat].pass_mode if seated and not self.fault else ""
        return wire.You(
            seat if seated else None, host, mode, self.row.invite if host or seated else None
        )

    async def state(self, identity: str | None, since: int = 0, chat: int = 0) -> wire.State:
        """Everything that somebody may know, with events and chat from those numbers on."""
        lines = await self.services.store.chat(self.id, chat)
        if self._closed_to(identity):  # it has begun since
            raise unknown_table()
        if self.seat_of(identity) != SPECTATOR:
            self.attend()
        return self._state(identity, since, [chat_line(line) for line in lines])

    def _state(self, identity: str | None, since: int, chat: list[wire.ChatLine]) -> wire.State:
        seat = self.seat_of(identity)
        game = self.game
        return wire.State(
            table=self.info(),
            you=self.you(identity),
            seq=len(self.told),
            view=self._view(game, seat) if game else None,
            events=self.events(seat, since),
            legal=self._legal(seat),
            can_undo=game is not None and seat >= 0 and self._own(seat) and game.can_undo(seat),
            chat=chat,
            now=self.services.now(),
        )

    def events(self, viewer: int, since: int = 0) -> list[Json]:
        """What happened from a number on, as a viewer saw it."""
        game = self.game
        if game is None:
            return []
        ids = game.state.tables.ids
        return [self.told[i].event(i, viewer, ids) for i in range(max(0, since), len(self.told))]

    async def look(self, viewer: Viewer, since: int, chat: int) -> None:
        """Somebody joins: they get the state now and every update from here on."""
        heard = self._heard
        lines = await self.services.store.chat(self.id, chat)
        # No await from here on: the state and the stream of updates must fit.
        if self._closed_to(viewer.identity):  # it has begun since
            raise unknown_table()
        viewer.seat = self.seat_of(viewer.identity)
        viewer.chatted = lines[-1].number + 1 if lines else chat
        self.attend()
        self.viewers.add(viewer)
        state = self._state(viewer.identity, since, [chat_line(line) for line in lines])
        self._remember(viewer.seat, state.view)
        viewer.push(wire.encode(state))
        if self._heard != heard:  # somebody spoke after the lines were read
            self.services.start(self.tell_chat())

    def show_again(self, viewer: Viewer) -> None:
        """The state now, for somebody whose picture was old."""
        viewer.push(wire.encode(self._state(viewer.identity, len(self.told), [])))

    def leave_view(self, viewer: Viewer) -> None:
        """Somebody looks on no longer."""
        self.viewers.discard(viewer)
        self.used_at = self._attended_at = self.services.steady()
        if all(other.seat != viewer.seat for other in self.viewers):
            self._shown.pop(viewer.seat, None)

    def _remember(self, seat: int, view: Json | None) -> None:
        """Keep what the viewers of a seat see, to tell later what has changed."""
        if view is not None and seat not in self._shown:
            self._shown[seat] = view

    def _tell(self, since: int) -> None:
        """Send everyone what happened from a number on."""
        self.used_at = self.services.steady()
        groups: dict[int, list[Viewer]] = {}
        for viewer in list(self.viewers):
            groups.setdefault(viewer.seat, []).append(viewer)
        for seat, viewers in groups.items():
            message = wire.encode(self._update(seat, since))
            for viewer in viewers:
                viewer.push(message)

    def _update(self, seat: int, since: int) -> wire.Update:
        game = self.game
        differs: Json = {}
        if game is not None:
            view = self._view(game, seat)
            differs = changes(self._shown[seat], view)
            self._shown[seat] = view
        mine = game is not None and self._own(seat)
        mode: PassMode = self.seats[seat].pass_mode if seat >= 0 else ""
        return wire.Update(
            table=self.info(),
            seq=len(self.told),
            events=self.events(seat, since),
            changes=differs,
            legal=self._legal(seat),
            can_undo=bool(game and mine and game.can_undo(seat)),
            pass_mode=mode,
            now=self.services.now(),
        )

    def _tell_seats(self) -> None:
        """Send everyone the table after seats have changed hands: some see another game now."""
        for viewer in list(self.viewers):
            seat = self.seat_of(viewer.identity)
            if seat != viewer.seat:
                viewer.seat = seat
                state = self._state(viewer.identity, 0, [])
                self._remember(seat, state.view)
                viewer.push(wire.encode(state))
        self._shown = {
            viewer.seat: self._shown[viewer.seat]
            for viewer in self.viewers
            if viewer.seat in self._shown
        }
        self._tell(len(self.told))

    def _view(self, game: Game, seat: int) -> Json:
        """As a viewer sees the game now; what all see is written once after each entry."""
        entries, shown = self._open
        if entries != len(self.told):
            shown = view_json(game, SPECTATOR)
            self._open = (len(self.told), shown)
        return view_json(game, seat, shown)

    def _legal(self, seat: int) -> Choices | None:
        """What a person can do now in a seat; computed once after each entry of the log."""
        if self.game is None or not self._own(seat):
            return None
        entries, legal = self._choices.get(seat, (-1, None))
        if entries != len(self.told):
            legal = legal_choices(self.game, seat)
            self._choices[seat] = (len(self.told), legal)
        return legal

    def _own(self, seat: int) -> bool:
        """Whether a person decides for a seat now."""
        return seat >= 0 and self.seats[seat].kind == "person" and not self.seats[seat].stand_in

    # ---- Playing

    def playing(self) -> Game:
        """The game, which must be on."""
        self.check_well()
        if self.row.status == "waiting":
            raise WrongTime("the game has not started yet")
        if self.row.status != "playing" or self.game is None:
            raise WrongTime("the game is over")
        return self.game

    def check_well(self) -> None:
        """Refuse what a table that can't go on cannot do."""
        if self.fault:
            raise Broken(self.fault)

    async def act(self, identity: str, seq: int, action: int | str) -> int:
        """An action of somebody who saw the game after `seq` entries. -> entries now"""

        async def work() -> int:
            seat = self._person(identity)
            trial = self._trial(len(self.told) if self._decided_apart(seat, seq) else seq)
            trial.act(seat, action)
            return await self._keep(trial)

        return await self._alone(work())

    async def undo(self, identity: str, seq: int) -> int:
        """Take back one's latest action, while nothing was drawn or revealed since."""

        async def work() -> int:
            seat = self._person(identity)
            if len(self.told) >= MOST_WITH_UNDO:
                raise WrongTime(
                    f"this game has {len(self.told)} entries: "
                    f"from {MOST_WITH_UNDO} on nothing is taken back"
                )
            trial = self._trial(seq)
            trial.undo(seat)
            return await self._keep(trial)

        return await self._alone(work())

    async def passing(self, identity: str, mode: PassMode) -> int:
        """Pass from now on until outbid, for the season, or no longer."""

        async def work() -> int:
            seat = self._person(identity)
            trial = self._trial(len(self.told))
            trial.seats[seat].pass_mode = mode
            trial.pass_on()
            return await self._keep(trial)

        return await self._alone(work())

    def _person(self, identity: str) -> int:
        """The seat of somebody who plays it themselves."""
        self.playing()
        seat = self.own_seat(identity)
        self.attend()
        if self.seats[seat].stand_in:
            raise WrongTime("a bot plays for you: take your seat back first")
        return seat

    def _decided_apart(self, seat: int, seq: int) -> bool:
        """Whether all that came since is others' part in what everyone decides for themselves."""
        game = self.playing()
        kind = {BUILD: PLACE, PICK_WINTER: PICK_TILES}.get(game.state.phase, -1)
        if seat not in game.to_act or not 0 < seq < len(self.told):
            return False
        since = game.log[seq:]
        return all(each.seat != seat and each.action & KIND_MASK == kind for each in since)

    def _trial(self, seq: int) -> Trial:
        game = self.playing()
        if seq != len(self.told):
            raise Stale(f"you saw the game after {seq} entries, it has {len(self.told)} now")
        services = self.services
        return Trial(game, self.seats, self.setup.pace, services.now(), services.steady())

    async def _keep(self, trial: Trial) -> int:
        """Store what was tried; then it is true, and everyone is told."""
        since = len(self.told)
        game = trial.game
        fields: dict[str, Any] = {"to_act": game.to_act}
        if game.over:
            totals = [score.total for score in await asyncio.to_thread(game.scores)]
            fields |= {"status": "finished", "finished_at": trial.now, "result": totals}
        rows = [
            LogRow(since + i, told.seat, game.log[since + i].action, told.drew, told.at)
            for i, told in enumerate(trial.told)
        ]
        await self._store(rows, fields, trial.seats)
        self.game = game
        self.told += trial.told
        self.services.metrics.actions.inc(len(rows))
        if game.over:
            self.services.metrics.finished.inc()
        self._tell(since)
        self.wake()
        return len(self.told)

    async def _store(
        self, entries: list[LogRow], fields: dict[str, Any], seats: list[SeatRow]
    ) -> None:
        """Write a change; if another process was quicker, catch up and refuse."""
        now = self.services.now()
        changed = [row for row, old in zip(seats, self.seats) if row != old]
        status = fields.get("status", self.row.status)
        owing = fields.get("to_act", self.row.to_act)
        due = self._due(seats, owing, self.services.steady()) if status == "playing" else None
        fields |= {
            "seq": self.row.seq + len(entries),
            "updated_at": now,
            "due_at": due,
        }
        change = Change(
            table_id=self.id,
            version=self.row.version,
            entries=entries,
            fields=fields,
            seats=changed,
        )
        try:
            version = await self.services.store.write(change)
        except Conflict:
            await self._catch_up()
            raise Stale("somebody else was quicker: look again") from None
        self.row = msgspec.structs.replace(self.row, version=version, **fields)
        self.seats = seats

    # ---- The server's own part: bots, clocks

    def _due(self, seats: list[SeatRow], owing: list[int], now: float) -> float | None:
        """When the server itself must act: at once where a bot owes and somebody is here, else when
        time is up; where all have left, when they come back."""
        times: list[float] = []
        for seat in owing:
            row = seats[seat]
            if row.kind == "bot" or row.stand_in:
                return now if self.attended() else None
            end = deadline(self.setup.pace, row.reserve, row.owes_since)
            if end is not None:
                times.append(end)
        return min(times, default=None)

    def wake(self) -> None:
        """See to it that bots move and clocks run out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.row.status != "playing" or self.services.closing or self.fault:
            return
        try:
            self._set_going()
        except Exception as error:
            self.services.start(self.give_up(error))

    def _set_going(self) -> None:
        if self._bot_to_move() >= 0:
            if self._driver is None or self._driver.done():
                self._driver = self.services.start(self._guarded(self._drive()))
            return
        due = self._due(self.seats, self.row.to_act, self.services.steady())
        if due is not None:
            wait = max(0.0, due - self.services.steady()) + 0.01
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(
                wait, lambda: self.services.start(self._guarded(self._time_out()))
            )

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the server's part; a table at which it fails is given up, the others go on."""
        try:
            await work
        except StorageError:
            raise  # the sweep tries again when the database is back
        except Exception as error:
            await self.give_up(error)

    async def give_up(self, error: Exception) -> None:
        """Leave this table alone from now on; everyone here is told."""
        if self.fault or self.services.closing:
            return
        self.fault = DAMAGED
        self.game = None
        self.told = []
        self.rest()
        await self.services.give_up(self.id, error)
        self._tell_all_anew()

    def _bot_to_move(self) -> int:
        """A seat for which a bot owes a decision, or -1."""
        for seat in self.row.to_act:
            row = self.seats[seat]
            if row.kind == "bot" or row.stand_in:
                return seat
        return -1

    async def _drive(self) -> None:
        """Let bots decide as long as it is up to them."""
        while True:
            seat = self._bot_to_move()
            if self.row.status != "playing" or self.game is None or seat < 0:
                return
            if not await self.services.store.drive(self.id):
                self._look_later()  # another process does, unless it is about to pause
                return
            if not self.attended():
                await self._pause()
                if not self.attended():
                    return
                continue
            seq = len(self.told)
            try:
                turn = await self._bot_turn(self.game, seat)
            except Closed:
                return
            with suppress(Stale):
                await self._bot_plays(seat, seq, turn)

    async def _pause(self) -> None:
        """Let bots wait until somebody is here again; no process takes the table up before."""

        async def work() -> None:
            if self.row.due_at is not None and not self.attended():
                await self._store([], {}, self.seats)

        await self.services.store.release(self.id)  # whoever is there may go on at once
        with suppress(Stale):
            await self._alone(work())

    def _look_later(self) -> None:
        """See in a moment whether bots still have to move."""
        if self.attended() and self._timer is None and not self.services.closing:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(LOOK_AGAIN, self.wake)

    async def _bot_turn(self, game: Game, seat: int) -> list[int]:
        """What the seat's bot plans; where it fails, any legal action: the game goes on."""
        row = self.seats[seat]
        spec = row.bot if row.kind == "bot" else STAND_IN
        prepared = tutorial.reply(game, seat) if self.setup.tutorial else None
        if prepared is not None and row.kind == "bot":
            return [prepared]
        person = self.row.host or self.id
        try:
            return await self.services.thinkers.plan(
                spec, self.services.chance(), game.view(seat), person, self.id
            )
        except BotFailure as failure:
            log.warning("bot failed", table=self.id, seat=seat, bot=spec, verdict=failure.verdict)
            self.services.metrics.bot_failures.inc()
            return (await asyncio.to_thread(game.clone().legal, seat))[:1]

    async def _bot_plays(self, seat: int, seq: int, turn: list[int]) -> None:
        """Play a turn as long as its next action is legal; `Stale` once anybody else has acted."""
        for number, action in enumerate(turn, seq):
            if number > seq and (self.game is None or not self.game.is_legal(action, seat)):
                return
            await self._bot_acts(seat, number, action)

    async def _bot_acts(self, seat: int, seq: int, action: int) -> int:
        async def work() -> int:
            row = self.seats[seat]
            if not (row.kind == "bot" or row.stand_in):
                raise Stale("the player is back")
            trial = self._trial(seq)
            trial.act(seat, action)
            return await self._keep(trial)

        return await self._alone(work())

    async def _time_out(self) -> None:
        """Let a bot play for those whose time is up."""
        self._attended_at = self.services.steady()  # the others are to find it played on
        if not await self.services.store.drive(self.id):
            return

        async def work() -> None:
            now = self.services.steady()
            seats = [copy(row) for row in self.seats]
            late = [row for row in seats if self._late(row, now)]
            if self.row.status != "playing" or not late:
                return
            for row in late:
                row.stand_in = True
                row.pass_mode = ""
                row.reserve = 0.0
            await self._store([], {}, seats)
            log.info("time is up", table=self.id, seats=[row.seat for row in late])
            self._tell(len(self.told))

        with suppress(Stale):
            await self._alone(work())
        self.wake()

    def _late(self, row: SeatRow, now: float) -> bool:
        if row.seat not in self.row.to_act or row.kind != "person" or row.stand_in:
            return False
        end = deadline(self.setup.pace, row.reserve, row.owes_since)
        return end is not None and end <= now

    # ---- Seats

    async def sit(self, identity: str, name: str, seat: int) -> None:
        """Take an open seat."""

        async def work() -> None:
            self._waiting()
            self._check_seat(seat)
            if self.seat_of(identity) != SPECTATOR:
                raise Refusal("you have a seat already: leave it to take another")
            if self.seats[seat].kind != "open":
                raise WrongTime("this seat is taken")
            shown = distinct(name, [row.name for row in self.seats])
            await self._set_seat(
                seat, SeatRow(seat=seat, kind="person", identity=identity, name=shown)
            )

        await self._alone(work())

    async def fill(self, identity: str, seat: int, bot: str | None) -> None:
        """The host puts a bot on a seat, or opens it (None): whoever sat there must go."""
        if bot is not None:
            checked_spec(bot)

        async def work() -> None:
            self._waiting()
            self._check_seat(seat)
            self._host(identity)
            if self.seats[seat].identity == identity:
                raise NotAllowed("you sit there: leave your seat instead")
            if self.seats[seat].kind == "person" and bot is not None:
                raise NotAllowed("somebody sits there: open the seat first")
            row = SeatRow(seat=seat)
            if bot is not None:
                await self._check_first_bot()
                row = SeatRow(seat=seat, kind="bot", bot=bot)
            await self._set_seat(seat, row)

        await self._alone(work())

    async def _set_seat(self, seat: int, row: SeatRow) -> None:
        seats = self.seats[:]
        seats[seat] = row
        await self._store([], {}, seats)
        self._tell_seats()

    async def leave(self, identity: str) -> None:
        """Give up a seat: before the start it is open again, during the game a bot plays it."""

        async def work() -> None:
            seat = self.own_seat(identity)
            seats = [copy(row) for row in self.seats]
            fields: dict[str, Any] = {}
            if self.row.status == "waiting":
                seats[seat] = SeatRow(seat=seat)
                people = [row.identity for row in seats if row.kind == "person"]
                if not people:
                    fields["status"] = "abandoned"
                elif identity == self.row.host:
                    fields["host"] = people[0]
            elif self.row.status == "playing":
                seats[seat].stand_in = True
                seats[seat].pass_mode = ""
            else:
                return
            await self._store([], fields, seats)
            self._tell_seats()

        await self._alone(work())
        self.wake()

    async def come_back(self, identity: str) -> None:
        """Take one's seat back from the bot."""

        async def work() -> None:
            self.playing()
            seat = self.own_seat(identity)
            if not self.seats[seat].stand_in:
                return
            seats = [copy(row) for row in self.seats]
            seats[seat].stand_in = False
            if seat in self.row.to_act:
                seats[seat].owes_since = self.services.steady()
            await self._store([], {}, seats)
            self._tell(len(self.told))

        await self._alone(work())
        self.wake()

    async def start(self, identity: str, fill: str | None) -> None:
        """Deal; open seats get a bot, where one is named."""
        if fill is not None:
            checked_spec(fill)

        async def work() -> None:
            self._waiting()
            self._host(identity)
            if any(row.kind == "open" for row in self.seats):
                if fill is None:
                    raise Refusal("there are open seats: wait, or name a bot to fill them")
                await self._check_first_bot()
            await self.deal(fill or STAND_IN)

        await self._alone(work())

    async def deal(self, fill: str) -> None:
        """Begin the game, open seats with a bot."""
        now = self.services.now()
        seats = [
            SeatRow(seat=row.seat, kind="bot", bot=fill) if row.kind == "open" else copy(row)
            for row in self.seats
        ]
        game = Game.new(len(seats), self.services.chance(), self.setup.options.rules())
        game.seed = None
        first = game.log[0]
        for row in seats:
            row.reserve = float(self.setup.pace.reserve)
            row.owes_since = self.services.steady() if row.seat in game.to_act else None
        entry = LogRow(0, first.seat, first.action, first.outcomes, now)
        fields = {
            "status": "playing",
            "to_act": game.to_act,
            "engine": ENGINE,
            "catalogue": game.state.tables.version,
        }
        await self._store([entry], fields, seats)
        self.game = game
        self.told = [Told(game.state, first, now)]
        self.services.metrics.games.inc()
        self._tell_all_anew()
        self.wake()

    def _tell_all_anew(self) -> None:
        """Everyone gets the whole state: a game has begun, or much was missed."""
        self._shown = {}
        for viewer in list(self.viewers):
            if self._closed_to(viewer.identity):
                self.viewers.discard(viewer)
                viewer.send_away()
                continue
            viewer.seat = self.seat_of(viewer.identity)
            state = self._state(viewer.identity, 0, [])
            self._remember(viewer.seat, state.view)
            viewer.push(wire.encode(state))

    async def _check_first_bot(self) -> None:
        """Refuse the first bot at a table whose host has too many games with bots."""
        most = self.services.settings.limits
        host = self.row.host
        if most.bot_games and host and all(row.kind != "bot" for row in self.seats):
            check_bots(most, await self.services.store.held(host, ENGINE))

    def _waiting(self) -> None:
        if self.row.status != "waiting":
            raise WrongTime("the game has started, or will not")

    def _host(self, identity: str) -> None:
        if identity != self.row.host:
            raise NotAllowed("only the host of the table can do this")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Unknown(f"there is no seat {seat}: seats are 0 to {len(self.seats) - 1}")

    async def set_next(self, table: str) -> None:
        """The table at which these people play next."""

        async def work() -> None:
            if self.row.next_table is not None:
                raise Stale("there is a rematch already")
            await self._store([], {"next_table": table}, self.seats)
            self._tell(len(self.told))

        await self._alone(work())

    # ---- Talk and advice

    async def say(self, identity: str, text: str) -> None:
        """Somebody with a seat says something to all at the table."""
        self.check_well()
        seat = self.own_seat(identity)
        said = checked_chat(text)
        await self.services.store.add_chat(
            self.id, seat, self.seats[seat].name, said, self.services.now()
        )
        await self.tell_chat()

    async def tell_chat(self) -> None:
        """Send everyone what was said since the last time."""
        self._heard += 1
        if not self.viewers:
            return
        since = min(viewer.chatted for viewer in self.viewers)
        lines = [chat_line(line) for line in await self.services.store.chat(self.id, since)]
        messages: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            first = viewer.chatted
            # Whoever came meanwhile and lacks earlier lines gets all of them next time.
            if not since <= first <= (lines[-1].number if lines else -1):
                continue
            if first not in messages:
                new = [line for line in lines if line.number >= first]
                messages[first] = wire.encode(wire.Said(new))
            viewer.chatted = lines[-1].number + 1
            viewer.push(messages[first])

    async def hint(self, identity: str) -> wire.Hint:
        """What a bot would do in somebody's place, and why."""
        game = self.playing()
        seat = self.own_seat(identity)
        if not self.setup.hints:
            raise NotAllowed("this table plays without hints")
        if seat not in game.to_act:
            raise WrongTime("you owe no decision now")
        seq = len(self.told)
        return await self._hints.get((seq, seat), lambda: self._advice(game, seat, seq, identity))

    async def _advice(self, game: Game, seat: int, seq: int, person: str) -> wire.Hint:
        view = game.view(seat)
        try:
            thoughts = await self.services.thinkers.consider(
                STAND_IN, self.services.chance(), view, person
            )
        except BotFailure as failure:
            raise Unavailable(f"no hint this time: the bot {failure.verdict}") from None
        except Closed as closed:
            raise Unavailable(str(closed)) from None
        shown = [
            wire.HintThought(
                thought.action,
                notation.text(view.table, thought.action),
                round(thought.value, 2),
                [wire.HintReason(reason.id, reason.variables) for reason in thought.reasons],
            )
            for thought in thoughts[:HINTS_SHOWN]
        ]
        return wire.Hint(seq, STAND_IN, shown)

    async def scores(self, identity: str | None) -> wire.Scores:
        """Every seat's points once the game is over; before that only one's own, as it stands."""
        self.check_well()
        game = self.game
        if game is None:
            raise WrongTime("the game has not started yet")
        if self.row.status == "finished":
            everyone = list(range(game.players))
            return wire.Scores(game.over, await asyncio.to_thread(scores_json, game, everyone))
        seat = self.seat_of(identity)
        if seat == SPECTATOR:
            raise WrongTime("points are counted when the game is over")
        return wire.Scores(False, await asyncio.to_thread(scores_json, game.clone(), [seat]))

    # ---- Catching up with what is stored

    async def refresh(self) -> None:
        """Take in what other processes have stored."""
        if not self.fault:
            await self._alone(self._catch_up())
        elif await self.services.store.table(self.id) is None:
            self._vanish()

    async def _catch_up(self) -> None:
        found = await self.services.store.table(self.id)
        if found is None:
            self._vanish()
            return
        row, seats = found
        if row.version == self.row.version:
            return
        since = len(self.told)
        if row.seq > since:
            self._attended_at = self.services.steady()  # at another process
        reseated = [old.identity for old in self.seats] != [new.identity for new in seats]
        begun = self.game is None
        try:
            entries = await self.services.store.entries(self.id, since) if row.seq > since else []
            # More may have been stored between the two reads: then another notice is on its way.
            entries = [entry for entry in entries if entry.seq < row.seq]
            setup = checked_setup(row, seats)
            take_up(setup.pace, seats, self.services.begun, self.services.steady())
            arguments = (row, seats, setup, entries)
            if len(entries) > FEW:
                game, told = await asyncio.to_thread(self._played_on, *arguments)
            else:
                game, told = self._played_on(*arguments)
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, Damaged):
                raise
            await self.give_up(error)
            return
        self.row, self.seats, self.setup, self.game = row, seats, setup, game
        self.told += told
        begun = begun and self.game is not None
        if begun:
            self._tell_all_anew()
        elif reseated:
            self._tell_seats()
        else:
            self._tell(since)
        self.wake()

    def _vanish(self) -> None:
        """It has expired: leave memory, and send away whoever has come just now."""
        self.rest()
        self.gone = True
        for viewer in list(self.viewers):
            self.viewers.discard(viewer)
            viewer.send_away()

    def _played_on(
        self, row: TableRow, seats: list[SeatRow], setup: Setup, entries: list[LogRow]
    ) -> tuple[Game | None, list[Told]]:
        """The game after further entries of its log, and those entries; nothing changes here."""
        if of_other_engine(row):
            raise other_engine(row)
        check_entries(entries, len(self.told), row.seq)
        game = self.game.clone() if self.game is not None and entries else self.game
        told = []
        for each in entries:
            entry = Entry(each.seat, each.action, each.outcomes)
            if game is None:  # the first entry is the deal
                game = Game.dealt(len(seats), setup.options.rules(), each.outcomes)
                told.append(Told(game.state, entry, each.at))
            else:
                told.append(Told(game.state, entry, each.at))
                game.repeat(entry)
        check_game(row, seats, game)
        return game, told

    # ---- One at a time

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work when no other runs; it is finished even if whoever asked goes away."""

        async def run() -> T:
            async with self._lock:
                if self.fault:
                    work.close()
                    raise Broken(self.fault)
                return await work

        task = self.services.start(run())
        return await asyncio.shield(task)


def table_info(row: TableRow, seats: list[SeatRow], setup: Setup, ahead: float) -> wire.TableInfo:
    """What everyone who may see a table may know about it.

    ahead: by how much the machine's clock is ahead of steady time.
    """
    broken = row.broken is not None or (row.status == "playing" and of_other_engine(row))
    return wire.TableInfo(
        id=row.id,
        status="broken" if broken else row.status,
        seats=[seat_info(seat, setup, ahead) for seat in seats],
        options=setup.options,
        pace=setup.pace,
        on_timeout=STAND_IN,
        hints=setup.hints,
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
    )


def seat_info(row: SeatRow, setup: Setup, ahead: float) -> wire.SeatInfo:
    """What everyone may know about a seat."""
    owes = row.owes_since if row.kind == "person" and not row.stand_in else None
    end = deadline(setup.pace, row.reserve, owes)
    if end is not None:
        end += ahead
    return wire.SeatInfo(row.seat, row.kind, row.name, row.bot, row.stand_in, row.reserve, end)


def chat_line(row: ChatRow) -> wire.ChatLine:
    """A line of chat as it is sent."""
    return wire.ChatLine(row.number, row.seat, row.name, row.text, row.at)


def unknown_table() -> Unknown:
    """The same for tables that are not there and those that one may not see."""
    return Unknown("there is no such table, or it is not open to you: ask for an invitation")
