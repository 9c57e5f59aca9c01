"""The viewers of a table here and at other processes, and what they say.

With several processes each knows its own viewers. It tells the others when they change, through the
database's notices, and answers whoever it hears from for the first time. Processes that know of
each other repeat it every few seconds; one that stops was killed, and its viewers are gone. Nothing
of it is stored.
"""

from contextlib import suppress
from typing import Final, NamedTuple, cast

from msgspec import Raw

from keyflower import play
from keyflower.home.table import HostedTable, unknown_table
from keyflower.play.audience import Viewer
from keyflower.play.messages import PHRASES, AnyPhrase, ChatLine, Presence, Said, TableInfo
from keyflower.play.text import checked_chat
from keyflower.server.storage import ChatRow, StorageError
from keyflower.server.storage.statements.chat import add_chat, read_chat
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import TooMany, WrongTime
from keyflower.server.web.wire import encode

NUDGE: Final = "nudge"
NUDGE_EVERY: Final = 60.0  # seconds between two reminders at one table
NOTICE: Final = "here"  # how the notices to other processes begin: `here=PROCESS=0,2=1`
REPEAT_EVERY: Final = 6.0  # seconds after which a process tells the others again who is there
LOST_AFTER: Final = 3 * REPEAT_EVERY  # seconds of silence after which a process counts as killed
NO_PRESENCE: Final = Presence([], 0)


class Elsewhere(NamedTuple):
    """What another process has told, and when."""

    here: Presence
    at: float


class ServerAudience(play.Audience):
    """The viewers of one table."""

    def __init__(self, table: play.Table, services: Services) -> None:
        super().__init__(table, encode)
        self._services = services
        self._chat_notices = 0  # number of chat notices
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._told = NO_PRESENCE  # what the other processes know of this one
        self._told_at = 0.0

    async def look(self, viewer: Viewer, since: int, chat: int) -> None:
        """Somebody joins: they get the state now and every update from here on."""
        notices = self._chat_notices
        lines = await self.chat_since(chat)
        # No await from here on: no update may come between the state and joining.
        if self.table.closed_to(viewer.identity):  # it has started since
            raise unknown_table()
        self.seen(viewer.identity)
        viewer.chatted = lines[-1].number + 1 if lines else chat
        self.join(viewer, since, lines)
        if self._chat_notices != notices:  # new chat after the lines were read
            self._services.start(self.tell_chat())

    def seen(self, identity: str | None) -> None:
        """Somebody looks at the table or acts: they know how it stands."""
        if identity is not None:
            for feature in self._services.features:
                feature.on_seen(self.table.id, identity)

    def shared_info(self) -> TableInfo:
        """The part of updates that is the same for everyone, written once."""
        return cast(TableInfo, Raw(encode(self.table.info())))

    def presence(self) -> Presence:
        """Who is here now, at any process."""
        known = [super().presence(), *(told.here for told in self._elsewhere.values())]
        online = {seat for each in known for seat in each.online}
        return Presence(sorted(online), sum(each.spectators for each in known))

    def tell_presence(self, newcomer: Viewer | None = None) -> None:
        """Inform everyone if somebody has come or gone, other processes too."""
        super().tell_presence(newcomer)
        here = super().presence()
        if here != self._told:
            self._tell_processes(here)

    def hear_presence(self, notice: str) -> None:
        """Another process has told who is there."""
        _, process, seats, spectators = notice.split("=")
        found = Presence([int(seat) for seat in seats.split(",") if seat], int(spectators))
        for seat in found.online:
            self.seen(self.table.seats[seat].identity)
        before = self._elsewhere.pop(process, None)
        if found != NO_PRESENCE:
            self._elsewhere[process] = Elsewhere(found, self.table.steady())
            if before is None:
                self.repeat_presence()
        self.tell_presence()

    def repeat_presence(self) -> None:
        """Tell the other processes again who is here."""
        if self._told != NO_PRESENCE:
            self._tell_processes(self._told)

    def keep_presence(self) -> None:
        """Called every few seconds: forget processes that are silent, repeat who is here."""
        now = self.table.steady()
        lost = [name for name, told in self._elsewhere.items() if now - told.at > LOST_AFTER]
        for process in lost:
            del self._elsewhere[process]
        if lost:
            self.tell_presence()
        if self._elsewhere and now - self._told_at >= REPEAT_EVERY:
            self.repeat_presence()

    def _tell_processes(self, here: Presence) -> None:
        self._told = here
        self._told_at = self.table.steady()
        self._services.start(self._notify(here))

    async def _notify(self, here: Presence) -> None:
        seats = ",".join(map(str, here.online))
        with suppress(StorageError):  # the next change tells it
            notice = f"{NOTICE}={self._services.process}={seats}={here.spectators}"
            await self._services.store.tell(self.table.id, notice)

    async def say(self, identity: str, text: str = "", phrase: AnyPhrase = "") -> None:
        """Somebody with a seat says something to all: in their words, or a phrase that everyone
        reads in their own language."""
        line = "" if phrase else checked_chat(text)
        table = self.table
        table.check_well()
        seat = table.own_seat(identity)
        name = table.seats[seat].name
        await self._services.store.write(add_chat, table.id, seat, name, line, table.now(), phrase)
        await self.tell_chat()

    async def nudge(self, identity: str) -> None:
        """Remind the people whose turn it is, in the chat; those who are away hear of it once for
        each move."""
        table = self.table
        table.playing()
        table.own_seat(identity)
        others = set(table.row.to_act) - set(table.seats_of(identity))
        seats = sorted(filter(table.decides, others))
        if not seats:
            raise WrongTime("nobody else has to decide right now", "nobody-to-remind")
        lines = await self._services.store.read(read_chat, table.id)
        last = max((line.at for line in lines if line.phrase == NUDGE), default=0.0)
        wait = last + NUDGE_EVERY - table.now()
        if wait > 0:
            raise TooMany(f"there was a reminder just now: try again in {wait:.0f} seconds", wait)
        await self.say(identity, phrase=NUDGE)
        if last <= (table.events[-1].at if table.events else 0.0):
            for feature in self._services.features:
                feature.on_nudge(self, seats)

    async def chat_since(self, number: int) -> list[ChatLine]:
        """What was said from a number on."""
        rows = await self._services.store.read(read_chat, self.table.id, number)
        return [chat_line(row) for row in rows]

    async def tell_chat(self) -> None:
        """Send everyone what was said since the last time."""
        self._chat_notices += 1
        if not self.viewers:
            return
        since = min(viewer.chatted for viewer in self.viewers)
        lines = await self.chat_since(since)
        messages: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            first = viewer.chatted
            # A viewer who joined in the meantime and lacks earlier lines gets them next time.
            if not since <= first <= (lines[-1].number if lines else -1):
                continue
            if first not in messages:
                messages[first] = encode(Said([line for line in lines if line.number >= first]))
            viewer.chatted = lines[-1].number + 1
            viewer.push(messages[first])


def audience_of(table: HostedTable) -> ServerAudience:
    """The viewers of a table of this server."""
    audience = table.audience
    assert isinstance(audience, ServerAudience)
    return audience


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat as it is sent."""
    phrase = row.phrase if row.phrase in PHRASES else ""
    return ChatLine(row.number, row.seat, row.name, row.text, row.at, phrase)
