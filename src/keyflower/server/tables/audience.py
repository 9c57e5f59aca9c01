"""The viewers of a table: what they see, and how they are updated."""

from typing import Final

import msgspec

from keyflower.formats.choices import Choices
from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.game import Game
from keyflower.rules.view import SPECTATOR
from keyflower.server import wire
from keyflower.server.errors import TooMany, WrongTime
from keyflower.server.settings import MOST_EVENTS, MOST_WITH_UNDO
from keyflower.server.storage.rows import PassMode, Prepared
from keyflower.server.storage.statements.chat import add_chat, read_chat
from keyflower.server.tables.fairness import contributes
from keyflower.server.tables.info import chat_line, table_info, unknown_table
from keyflower.server.tables.presence import Presence
from keyflower.server.tables.standings import Standings
from keyflower.server.tables.stored import News, StoredTable
from keyflower.server.tables.viewer import Viewer
from keyflower.server.text import checked_chat
from keyflower.server.trial import undo_order
from keyflower.server.views import legal_choices, view_data

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = 60.0
"""Seconds between two reminders at one table."""


class Audience:
    """The viewers of one table."""

    def __init__(self, table: StoredTable) -> None:
        self.viewers: set[Viewer] = set()
        self.presence = Presence(table, self.viewers)
        self._table = table
        self._standings = Standings()
        self._sitting: object = None  # who sat where at the last update
        self._chat_notices = 0  # number of chat notices

    # ---- What somebody sees

    def info(self) -> wire.TableInfo:
        """What everyone here may know about the table itself."""
        table = self._table
        found = table_info(table.row, table.seats, table.setup, table.services.ahead())
        return msgspec.structs.replace(found, status="broken") if table.fault else found

    async def state(self, identity: str | None, since: int = 0, chat: int = 0) -> wire.State:
        """Everything that somebody may know, with events and chat from those numbers on."""
        table = self._table
        lines = await table.services.store.read(read_chat, table.id, chat)
        if table.closed_to(identity):  # it has started since
            raise unknown_table()
        return self._state(identity, since, [chat_line(line) for line in lines])

    def seen_events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened from a number on, as a viewer saw it: the first `MOST_EVENTS` of it."""
        shown = self._table.events[max(0, since) :][:MOST_EVENTS]
        return [event.seen_by(viewer) for event in shown]

    def _state(self, identity: str | None, since: int, chat: list[wire.ChatLine]) -> wire.State:
        table = self._table
        seat = table.seat_of(identity)
        if len(table.seats_of(identity)) > 1:
            since = 0  # the log as another seat saw it must go
        return wire.State(
            table=self.info(),
            you=self._you(identity),
            seq=table.seq,
            view=self._view(table.game, seat),
            events=self.seen_events(seat, since),
            legal=self._legal(table.game, seat),
            standing=self._standing(table.game, seat),
            can_undo=self._can_undo(table.game, seat),
            chat=chat,
            presence=self.presence.now(),
            now=table.services.now(),
        )

    def _update(
        self, info: wire.TableInfo, shown: ViewData | None, seat: int, since: int
    ) -> wire.Update:
        """shown: as spectators see the game."""
        table = self._table
        return wire.Update(
            table=info,
            seq=table.seq,
            view=self._view(table.game, seat, shown),
            events=self.seen_events(seat, since),
            legal=self._legal(table.game, seat),
            standing=self._standing(table.game, seat),
            can_undo=self._can_undo(table.game, seat),
            pass_mode=self._pass_mode(seat),
            prepared=self._prepared(seat),
            now=table.services.now(),
        )

    def _you(self, identity: str | None) -> wire.You:
        row = self._table.row
        seat = self._table.seat_of(identity)
        host = identity is not None and identity == row.host
        here = self._table.seats_of(identity)
        return wire.You(
            seat=seat if seat != SPECTATOR else None,
            here=here,
            host=host,
            pass_mode=self._pass_mode(seat),
            prepared=self._prepared(seat),
            invite=row.invite if host or here else None,
            contribute=contributes(self._table, seat),
        )

    def _pass_mode(self, seat: int) -> PassMode:
        known = seat != SPECTATOR and not self._table.fault
        return self._table.seats[seat].pass_mode if known else ""

    def _prepared(self, seat: int) -> Prepared:
        known = seat != SPECTATOR and not self._table.fault
        return self._table.seats[seat].prepared if known else Prepared()

    def _view(self, game: Game | None, seat: int, shown: ViewData | None = None) -> ViewData | None:
        return None if game is None else view_data(game, seat, shown)

    def _legal(self, game: Game | None, seat: int) -> Choices | None:
        """What a person can do now in a seat."""
        if game is None or seat not in self._table.row.to_act or not self._decides(seat):
            return None
        return legal_choices(game, seat)

    def _standing(self, game: Game | None, seat: int) -> wire.Standing | None:
        if game is None:
            return None
        return self._standings.of(game, self._table.seq, seat, self._table.setup.scores)

    def _can_undo(self, game: Game | None, seat: int) -> bool:
        if game is None or not self._decides(seat) or self._table.seq >= MOST_WITH_UNDO:
            return False
        if self._table.row.daily:
            return False
        return bool(undo_order(game, self._table.seats, seat))

    def _decides(self, seat: int) -> bool:
        """Whether a person decides for a seat now."""
        if seat == SPECTATOR:
            return False
        row = self._table.seats[seat]
        return row.kind == "person" and not row.stand_in

    # ---- Joining and leaving

    async def look(self, viewer: Viewer, since: int, chat: int) -> None:
        """Somebody joins: they get the state now and every update from here on."""
        table = self._table
        notices = self._chat_notices
        lines = await table.services.store.read(read_chat, table.id, chat)
        # No await from here on: no update may come between the state and joining.
        if table.closed_to(viewer.identity):  # it has started since
            raise unknown_table()
        viewer.seat = table.seat_of(viewer.identity)
        viewer.chatted = lines[-1].number + 1 if lines else chat
        self.viewers.add(viewer)
        state = self._state(viewer.identity, since, [chat_line(line) for line in lines])
        viewer.push(wire.encode(state))
        self.presence.changed(viewer)
        if self._chat_notices != notices:  # new chat after the lines were read
            table.services.start(self.tell_chat())

    def leave(self, viewer: Viewer) -> None:
        """Somebody has left."""
        self.viewers.discard(viewer)
        self.presence.changed()

    def show_again(self, viewer: Viewer) -> None:
        """Send the current state to a viewer whose state was stale."""
        viewer.push(wire.encode(self._state(viewer.identity, self._table.seq, [])))

    def disconnect(self) -> None:
        """Disconnect everyone."""
        for viewer in list(self.viewers):
            self.viewers.discard(viewer)
            viewer.disconnect()

    # ---- Updates

    def tell(self, news: News) -> None:
        """Send everyone what has changed: to most an update, to some the whole state.

        What was made for it isn't kept: freeing it at the next move takes longer than making it.
        """
        shown = self._view(self._table.game, SPECTATOR)
        info = self.info()
        updates: dict[int, bytes] = {}
        seats = [(row.identity, row.unlocked) for row in self._table.seats]
        before, self._sitting = self._sitting, (self._table.row.status, seats)
        moved = before != self._sitting
        for viewer in list(self.viewers):
            if news.whole and self._table.closed_to(viewer.identity):
                self.viewers.discard(viewer)
                viewer.disconnect()
                continue
            seat = self._table.seat_of(viewer.identity) if moved else viewer.seat
            if news.whole or seat != viewer.seat:  # everything looks different to this viewer
                viewer.seat = seat
                viewer.push(wire.encode(self._state(viewer.identity, 0, [])))
                continue
            if news.only is not None and seat not in news.only:
                continue
            if seat not in updates:
                updates[seat] = wire.encode(self._update(info, shown, seat, news.since))
            viewer.push(updates[seat])
        if moved or news.whole:
            self.presence.changed()

    # ---- Chat

    async def say(self, identity: str, text: str) -> None:
        """Somebody with a seat says something to all at the table."""
        await self._add_line(identity, checked_chat(text), "")

    async def say_phrase(self, identity: str, phrase: wire.Phrase) -> None:
        """Somebody with a seat says something that everyone reads in their own language."""
        await self._add_line(identity, "", phrase)

    async def nudge(self, identity: str) -> list[int]:
        """Remind the people whose turn it is; they see it in the chat as well.

        -> their seats; none if they were reminded since the last move
        """
        return await self._table.alone(self._nudge(identity))

    async def _nudge(self, identity: str) -> list[int]:
        table = self._table
        table.playing()
        table.own_seat(identity)
        others = set(table.row.to_act) - set(table.seats_of(identity))
        seats = sorted(filter(self._decides, others))
        if not seats:
            raise WrongTime("nobody else has to decide right now", "nobody-to-remind")
        now = table.services.now()
        lines = await table.services.store.read(read_chat, table.id)
        last = max((line.at for line in lines if line.phrase == NUDGE), default=0.0)
        wait = last + NUDGE_EVERY - now
        if wait > 0:
            raise TooMany(f"there was a reminder just now: try again in {wait:.0f} seconds", wait)
        await self._add_line(identity, "", NUDGE)
        moved = table.events[-1].at if table.events else 0.0
        return seats if last <= moved else []

    async def _add_line(self, identity: str, text: str, phrase: str) -> None:
        table = self._table
        table.check_well()
        seat = table.own_seat(identity)
        name = table.seats[seat].name
        now = table.services.now()
        await table.services.store.write(add_chat, table.id, seat, name, text, now, phrase)
        await self.tell_chat()

    async def tell_chat(self) -> None:
        """Send everyone what was said since the last time."""
        self._chat_notices += 1
        if not self.viewers:
            return
        since = min(viewer.chatted for viewer in self.viewers)
        rows = await self._table.services.store.read(read_chat, self._table.id, since)
        lines = [chat_line(row) for row in rows]
        messages: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            first = viewer.chatted
            # A viewer who joined in the meantime and lacks earlier lines gets them next time.
            if not since <= first <= (lines[-1].number if lines else -1):
                continue
            if first not in messages:
                new = [line for line in lines if line.number >= first]
                messages[first] = wire.encode(wire.Said(new))
            viewer.chatted = lines[-1].number + 1
            viewer.push(messages[first])
