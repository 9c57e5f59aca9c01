"""One table in this process, with all its parts."""

from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec

from keyflower import play
from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.play import News, SeatRow, Step, TableRow, seating
from keyflower.play.advice import ADVISER, hint_of, hint_seat, note_advice
from keyflower.play.audience import Viewer
from keyflower.play.messages import Hint, State
from keyflower.play.table import plays_bots
from keyflower.server.bots import Closed
from keyflower.server.once import Once
from keyflower.server.storage import LogRow
from keyflower.server.storage.statements.games import guests
from keyflower.server.tables.audience import Audience
from keyflower.server.tables.driver import Driver
from keyflower.server.tables.services import Services
from keyflower.server.tables.stored import StoredTable
from keyflower.server.web.errors import Unavailable, unknown_table

P = ParamSpec("P")

TABLE_BYTES: Final = 50_000
ENTRY_BYTES: Final = 700  # for each entry of the log


class LiveTable(StoredTable):
    """A stored table, with one part for each subject."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow],
        fault: str = "",
    ) -> None:
        super().__init__(services, row, seats, entries, fault)
        self.used_at = services.steady()
        self.audience = Audience(self, services)
        self._hints: Once[tuple[int, int], Hint] = Once(len(seats))  # by entries, seat
        self.driver = Driver(self)

    @property
    def idle(self) -> bool:
        """Whether nobody is watching, no bot is thinking and no change is under way."""
        return not self.audience.viewers and not self.driver.busy and not self.busy

    async def admit(self, identity: str | None) -> None:
        """Refuse those who may not see this table, as if it didn't exist."""
        row = self.row
        if self.is_open:
            return
        if row.listed if row.status == "waiting" else row.watchable:
            return  # whoever has the address may watch
        if identity is not None:
            if identity == row.host or self.seats_of(identity):
                return
            store = self.services.store
            guest = (row.id, identity)
            if row.status == "waiting" and await store.read(guests.get, *guest) is not None:
                return
            for feature in self.services.features:
                if await feature.admits(row, identity):
                    return
        raise unknown_table()

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return TABLE_BYTES + ENTRY_BYTES * self.seq

    # ---- Attendance: bots only play for people

    def attended(self) -> bool:
        """Whether somebody is watching or left recently; nobody needs the rest of a game against
        bots that was given up."""
        gone = self.services.steady() - self.attended_at
        recently = gone < self.services.settings.pause_after and not self._given_up()
        return bool(self.audience.viewers) or recently

    def _given_up(self) -> bool:
        """Whether the only person has left their seat to a bot."""
        people = [row for row in self.seats if row.kind == "person"]
        alone = len({row.identity for row in people}) == 1
        return alone and all(row.stand_in for row in people)

    async def state(self, identity: str | None, since: int = 0, chat: int = 0) -> State:
        """Everything that somebody may know, with events and chat from those numbers on."""
        lines = await self.audience.chat_since(chat)
        if self.closed_to(identity):  # it has started since
            raise unknown_table()
        found = self.audience.state(identity, since, lines)
        if found.you.here:
            self.audience.seen(identity)
            self._attend(not self.attended())
        return found

    async def look(self, viewer: Viewer, since: int, chat: int) -> None:
        """Somebody joins: they get the state now and every update from here on."""
        paused = not self.attended()
        if not since and not self.fault:
            await self.change(seating.close_curtain, viewer.identity)
        await self.audience.look(viewer, since, chat)
        self._attend(paused)

    def _attend(self, paused: bool) -> None:
        """Somebody is here: paused bots continue."""
        self.attended_at = self.services.steady()
        if paused:
            self.driver.wake()

    async def move(
        self,
        make: Callable[Concatenate[play.Table, str, P], Step],
        identity: str,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> int:
        """A move of somebody who may not be watching: the bots play on for them. -> entries now"""
        if self.seats_of(identity):
            self.audience.seen(identity)
            self.attended_at = self.services.steady()
        return await self.change(make, identity, *args, **kwargs)

    def leave_view(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        self.used_at = self.attended_at = self.services.steady()

    async def nudge(self, identity: str) -> None:
        """Remind the people whose turn it is; those who are away once for each move."""
        seats = await self.alone(self.audience.nudge(identity))
        for feature in self.services.features if seats else ():
            feature.on_nudge(self.audience, seats)

    def invite(self, people: list[str]) -> None:
        """Keep seats free for people who are not here."""
        for feature in self.services.features:
            feature.on_invite(self.audience, people)

    async def hint(self, identity: str) -> Hint:
        """What a bot would do in somebody's place, and why; for a position it is asked once."""
        game, seat, seq = self.playing(), hint_seat(self, identity), self.seq
        return await self._hints.get((seq, seat), lambda: self._hint(game, seat, seq, identity))

    def knows_hint(self, identity: str) -> bool:
        """Whether somebody's hint for the position now is at hand."""
        return self._hints.has((self.seq, self.seat_of(identity)))

    async def _hint(self, game: Game, seat: int, seq: int, person: str) -> Hint:
        view = game.view(seat)
        advisers, payer = self.services.thinkers.advice, self.services.payer(person)
        try:
            thoughts = await advisers.consider(ADVISER, self.services.chance(), view, payer)
        except BotFailure as failure:
            raise Unavailable(f"no hint this time: the bot {failure.verdict}") from None
        except Closed as closed:
            raise Unavailable(str(closed)) from None
        if plays_bots(self.seats, seat) and not self.setup.advised:
            await self.change(note_advice)
        return hint_of(view, seq, ADVISER, thoughts)

    def announce(self, news: News) -> None:
        self.used_at = self.services.steady()
        self.audience.tell(news)
        self.driver.wake()

    def stored(self, before: TableRow) -> None:
        for feature in self.services.features:
            feature.on_stored(self.audience, before)

    def vanish(self) -> None:
        self.driver.rest()
        self.gone = True
        self.audience.disconnect()
