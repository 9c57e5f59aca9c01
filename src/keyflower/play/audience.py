"""The viewers of a table: what they see, and what they are sent."""

from collections.abc import Callable
from typing import Any, Final, Protocol
from weakref import ref

from keyflower.formats.choices import Choices
from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.play import messages
from keyflower.play.rows import Asked, SeatRow
from keyflower.play.seals import asks_for
from keyflower.play.table import MOST_WITH_UNDO, News, Table, undo_order
from keyflower.play.views import Standings, legal_choices, view_data
from keyflower.rules.view import SPECTATOR

MOST_EVENTS: Final = 500  # in one message: 110 kB, a millisecond or two; the others are asked for


class Viewer(Protocol):
    """Somebody connected to a table, with a seat or as a spectator."""

    identity: str | None
    seat: int
    chatted: int  # lines of chat that this viewer has

    def push(self, message: Any) -> None:
        """Send a message, at once or soon; never blocks."""

    def disconnect(self) -> None:
        """Disconnect: the table is no longer open to this viewer."""


class Audience:
    """The viewers of one table.

    encode: how a message is written for them, once for all who get the same.
    """

    def __init__(self, table: Table, encode: Callable[[object], Any]) -> None:
        self.viewers: set[Viewer] = set()
        self._table = ref(table)  # no cycle: a released table is freed at once
        self.encode = encode
        self._standings = Standings()
        self._sitting: object = None  # who sat where at the last update
        self._shown = messages.Presence([], 0)

    @property
    def table(self) -> Table:
        """The table that they watch."""
        table = self._table()
        assert table is not None
        return table

    async def chat_since(self, number: int) -> list[messages.ChatLine]:
        """What was said from a number on: nothing where people can't chat."""
        return []

    def seen(self, identity: str | None) -> None:
        """A person looks at the table or acts: they know how it stands."""

    async def look(self, viewer: Viewer, since: int, chat: int) -> None:
        """A viewer joins: they get the state now and every update from here on."""
        self.join(viewer, since, [])

    def state(
        self, identity: str | None, since: int, chat: list[messages.ChatLine]
    ) -> messages.State:
        """Everything that somebody may know, with events from a number on."""
        table = self.table
        seat = table.seat_of(identity)
        if len(table.seats_of(identity)) > 1:
            since = 0  # the log as another seat saw it must go
        return messages.State(
            table=table.info(),
            you=self._you(identity, seat),
            seq=table.seq,
            view=self._view(seat),
            events=self.seen_events(seat, since),
            legal=self._legal(seat),
            standing=self._standing(seat),
            can_undo=self._can_undo(seat),
            chat=chat,
            presence=self.presence(),
            now=table.now(),
        )

    def update(
        self, info: messages.TableInfo, shown: ViewData | None, seat: int, since: int
    ) -> messages.Update:
        """What has happened since a number of events.

        shown: as spectators see the game.
        """
        table, own = self.table, self._own(seat)
        return messages.Update(
            table=info,
            seq=table.seq,
            view=self._view(seat, shown),
            events=self.seen_events(seat, since),
            legal=self._legal(seat),
            standing=self._standing(seat),
            can_undo=self._can_undo(seat),
            pass_mode=own.pass_mode,
            prepared=own.prepared,
            contribute=self._asked(seat),
            now=table.now(),
        )

    def shared_info(self) -> messages.TableInfo:
        """The part of updates that is the same for everyone."""
        return self.table.info()

    def seen_events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened from a number on, as a viewer saw it: the first `MOST_EVENTS` of it."""
        shown = self.table.events[max(0, since) :][:MOST_EVENTS]
        return [event.seen_by(viewer) for event in shown]

    def presence(self) -> messages.Presence:
        seats: set[int] = set()
        watching: set[str] = set()
        for viewer in self.viewers:
            mine = self.table.seats_of(viewer.identity)
            seats.update(mine)
            if not mine:
                watching.add(viewer.identity or str(id(viewer)))
        return messages.Presence(sorted(seats), len(watching))

    def _you(self, identity: str | None, seat: int) -> messages.You:
        row = self.table.row
        host = identity is not None and identity == row.host
        here = self.table.seats_of(identity)
        own = self._own(seat)
        return messages.You(
            seat=seat if seat != SPECTATOR else None,
            here=here,
            host=host,
            pass_mode=own.pass_mode,
            prepared=own.prepared,
            invite=row.invite if host or here else None,
            contribute=self._asked(seat),
        )

    def _asked(self, seat: int) -> Asked:
        """What a seat's browser can do for the draws now."""
        table = self.table
        if seat == SPECTATOR or table.fault:
            return ""
        return asks_for(table.row, table.seats, table.game, seat)

    def _own(self, seat: int) -> SeatRow:
        """The row of a seat; an empty one for spectators, and where a table is broken."""
        known = seat != SPECTATOR and not self.table.fault
        return self.table.seats[seat] if known else SeatRow(seat=seat)

    def _view(self, seat: int, shown: ViewData | None = None) -> ViewData | None:
        game = self.table.game
        return None if game is None else view_data(game, seat, shown)

    def _legal(self, seat: int) -> Choices | None:
        """What a person can do now in a seat."""
        table = self.table
        if table.game is None or seat not in table.row.to_act or not table.decides(seat):
            return None
        return legal_choices(table.game, seat)

    def _standing(self, seat: int) -> messages.Standing | None:
        table = self.table
        if table.game is None:
            return None
        return self._standings.of(table.game, table.seq, seat, table.setup.scores)

    def _can_undo(self, seat: int) -> bool:
        table = self.table
        if table.game is None or not table.decides(seat) or table.row.daily:
            return False
        return table.seq < MOST_WITH_UNDO and bool(undo_order(table.game, table.seats, seat))

    def join(self, viewer: Viewer, since: int, chat: list[messages.ChatLine]) -> None:
        """Somebody joins: they get the state now and every update from here on."""
        viewer.seat = self.table.seat_of(viewer.identity)
        self.viewers.add(viewer)
        viewer.push(self.encode(self.state(viewer.identity, since, chat)))
        self.tell_presence(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.tell_presence()

    def show_again(self, viewer: Viewer) -> None:
        """Send the current state to a viewer whose state was stale."""
        viewer.push(self.encode(self.state(viewer.identity, self.table.seq, [])))

    def disconnect(self) -> None:
        for viewer in list(self.viewers):
            self.viewers.discard(viewer)
            viewer.disconnect()

    def tell(self, news: News) -> None:
        """Send everyone what has changed: to most an update, to some the whole state.

        What was made for it isn't kept: freeing it at the next move takes longer than making it.
        """
        table = self.table
        shown = self._view(SPECTATOR)
        info = self.shared_info()
        updates: dict[int, Any] = {}
        seats = [(row.identity, row.unlocked) for row in table.seats]
        before, self._sitting = self._sitting, (table.row.status, seats)
        moved = before != self._sitting
        for viewer in list(self.viewers):
            if news.whole and table.closed_to(viewer.identity):
                self.viewers.discard(viewer)
                viewer.disconnect()
                continue
            seat = table.seat_of(viewer.identity) if moved else viewer.seat
            if news.whole or seat != viewer.seat:  # everything looks different to this viewer
                viewer.seat = seat
                viewer.push(self.encode(self.state(viewer.identity, 0, [])))
                continue
            if news.only is not None and seat not in news.only:
                continue
            if seat not in updates:
                updates[seat] = self.encode(self.update(info, shown, seat, news.since))
            viewer.push(updates[seat])
        if moved or news.whole:
            self.tell_presence()

    def tell_presence(self, newcomer: Viewer | None = None) -> None:
        """Inform everyone if somebody has come or gone; a newcomer has just been told."""
        now = self.presence()
        if now == self._shown:
            return
        self._shown = now
        message = self.encode(messages.Attended(now))
        for viewer in self.viewers:
            if viewer is not newcomer:
                viewer.push(message)
