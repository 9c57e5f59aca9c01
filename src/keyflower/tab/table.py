"""A table of this device: kept by its store, with viewers, and bots that are asked inline.

Every change is made by a function of `keyflower.play`, one at a time: it prepares a step, which is
stored, and only then kept and announced. If another tab was faster, the table catches up, and the
action is refused as stale.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from keyflower import play
from keyflower.bots import make
from keyflower.bots.seeds import derived_seed
from keyflower.features.days import closes
from keyflower.play import Audience, News, SeatRow, Setup, Step, TableRow, moves, seating
from keyflower.play.advice import ADVISER, hint_of, hint_seat, note_advice
from keyflower.play.audience import Viewer
from keyflower.play.errors import Broken, Refusal, Stale
from keyflower.play.kept import DAMAGED, check_seats, replay, start_of
from keyflower.play.messages import Hint, State
from keyflower.play.opponents import checked_spec
from keyflower.play.rows import LogRow
from keyflower.play.table import plays_bots, seats_of, table_info
from keyflower.tab.plain import load, read, write
from keyflower.tab.store import Store

P = ParamSpec("P")
T = TypeVar("T")
Make = Callable[Concatenate[play.Table, P], Step | None]
"""A function of `play.moves` or `play.seating`; None: there is nothing to change."""
Script = Callable[[play.Table, int], int | None]
"""What a bot does in a seat, instead of thinking; None: it thinks."""

DEVICE: Final = "device"  # the identity of whoever plays here
RIVAL: Final = "another tab was quicker: look again"


class NotStored(Refusal, status=507, code="not-stored"):
    """The device doesn't store it: nothing has changed."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"this browser couldn't store it, so nothing has changed: {error}")


class Table(play.Table):
    """A table of this device. Raises whatever the rules raise if what is stored is invalid.

    scripts: of tables where bots follow one.
    """

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[LogRow],
        now: Callable[[], float],
        scripts: Sequence[Script] = (),
        fault: str = "",
    ) -> None:
        setup = Setup() if fault else checked_setup(row, seats)
        super().__init__(row, seats, setup, now, now)
        self.store = store
        self.fault = fault
        self.audience = Audience(self, write)
        self._lock = asyncio.Lock()
        self._scripts = scripts
        self._driving: asyncio.Task[None] | None = None
        self._hints: dict[tuple[int, int], Hint] = {}  # of the position now, by entries and seat
        if not fault:
            self.game = start_of(row)
            self.game, self.events = replay(self, row, seats, setup, entries)

    def closes_at(self) -> float:
        return closes(self.row.daily)

    def state(self, identity: str, since: int = 0) -> State:
        """Everything that whoever plays here may know, with events from a number on."""
        return self.audience.state(identity, since, [])

    @property
    def idle(self) -> bool:
        """Whether nobody is watching, no bot is thinking and no change is under way."""
        return not (self.audience.viewers or self.thinks or self._lock.locked())

    # ---- Changes

    async def change(self, make: Make[P], *args: P.args, **kwargs: P.kwargs) -> int:
        """Make a step, store it, and tell everyone. -> entries now"""
        async with self._lock:
            self.check_well()
            step = make(self, *args, **kwargs)
            if step is not None:
                await self._keep(step)
        return self.seq

    async def _keep(self, step: Step) -> None:
        step.settle()
        row = step.row
        row.version = self.row.version + 1
        if step.only is None:
            row.updated_at = self.now()
        if not await store_table(self.store, row, step.seats, self.seq, step.entries()):
            await self._catch_up()
            raise Stale(RIVAL)
        news = step.keep()
        if not step.quiet:
            self._announce(news)

    async def refresh(self) -> None:
        """Catch up with what another tab has stored."""
        async with self._lock:
            if not self.fault:
                await self._catch_up()

    async def _catch_up(self) -> None:
        since = self.seq
        try:
            row, seats, entries = read_table(await stored(self.store.read(self.id)))
            if row.version == self.row.version:
                return
            setup = checked_setup(row, seats)
            game, events = replay(self, row, seats, setup, entries[since:])
        except NotStored:
            raise
        except Exception:
            self.fault, self.game, self.events = DAMAGED, None, []
            self._announce(News(0, whole=True))
            return
        whole = self.game is None and game is not None
        only = self.tell_apart(row, seats)
        self.row, self.seats, self.game, self.setup = row, seats, game, setup
        self.events += events
        self._announce(News(since, whole, only))

    def _announce(self, news: News) -> None:
        self.audience.tell(news)
        self.wake()

    # ---- Viewers

    async def look(self, viewer: Viewer, since: int) -> None:
        """Somebody joins. Where people share the device, whoever holds it now says who they are."""
        if not since and not self.fault:
            await self.change(seating.close_curtain, viewer.identity)
        self.audience.join(viewer, since, [])
        self.wake()

    # ---- Bots

    def wake(self) -> None:
        """Let bots decide as long as it is up to them, unless nobody needs the rest of the game."""
        people = [row for row in self.seats if row.kind == "person"]
        wanted = self.audience.viewers or not all(row.stand_in for row in people)
        if self.fault or not wanted or self.bot_to_act() < 0 or self.row.status != "playing":
            return
        if self._driving is None or self._driving.done():
            self._driving = asyncio.get_running_loop().create_task(self._drive())

    @property
    def thinks(self) -> bool:
        """Whether a bot decides now."""
        return self._driving is not None and not self._driving.done()

    async def _drive(self) -> None:
        try:
            while self.row.status == "playing" and not self.fault:
                seat, seq = self.bot_to_act(), self.seq
                if seat < 0:
                    return
                await asyncio.sleep(0)  # whoever acts comes first
                with suppress(Stale, Broken):
                    for number, action in moves.follow_plan(self, seat, seq, self._plan(seat)):
                        await self.change(moves.answer, seat, number, action)
                        await asyncio.sleep(0)
        except NotStored:
            self.audience.disconnect()  # whoever connects again lets them try again

    def _plan(self, seat: int) -> list[int]:
        """What the seat's bot plans; if it fails, any legal action, so that the game continues."""
        game = self.playing()
        for script in self._scripts:
            if (answer := script(self, seat)) is not None:
                return [answer]
        seed = secrets.randbits(64)
        if self.row.sealed is not None and self.row.daily:  # the same for everyone
            decisions = sum(entry.seat == seat for entry in game.log)
            seed = derived_seed("daily", self.row.sealed.secret, seat, decisions)
        legal = game.legal(seat)
        try:
            plan = make(self.bot_of(seat), seed, seat).plan(game.view(seat), legal[:])
        except Exception:
            return legal[:1]
        return plan if plan and plan[0] in legal else legal[:1]

    async def hint(self, identity: str) -> Hint:
        """What a bot would do in somebody's place, and why; for a position it is asked once."""
        game, seat, seq = self.playing(), hint_seat(self, identity), self.seq
        if (seq, seat) not in self._hints:
            view = game.view(seat)
            thoughts = make(ADVISER, secrets.randbits(64), seat).consider(view, game.legal(seat))
            if plays_bots(self.seats, seat) and not self.setup.advised:
                await self.change(note_advice)
            self._hints = {(seq, seat): hint_of(view, seq, ADVISER, thoughts)}
        return self._hints[seq, seat]


# ---- As it is stored: a head with the row and the seats, and the entries of the log.


async def store_table(
    store: Store, row: TableRow, seats: list[SeatRow], first: int, entries: Sequence[LogRow]
) -> bool:
    """Write a table; False: another tab was faster, and nothing was written."""
    head, lines = head_of(row, seats), [write(entry) for entry in entries]
    return await stored(store.write(row.id, row.version - 1, head, first, lines))


def head_of(row: TableRow, seats: list[SeatRow]) -> str:
    """A table without its log, also as it is listed: a server's page shows that without Python."""
    game = my_game(row, seats, read(Setup, row.setup, "setup"))
    return write({"row": row, "seats": seats, "game": game})


def my_game(row: TableRow, seats: list[SeatRow], setup: Setup) -> dict[str, Any]:
    """A table in the list of games."""
    own = seats_of(seats, DEVICE)
    owing = [seat for seat in own if row.status == "playing" and seat in row.to_act]
    info = table_info(row, seats, setup, closes_at=closes(row.daily))
    return {"table": info, "seat": next(iter(owing or own), None), "my_turn": bool(owing)}


async def stored(work: Awaitable[T]) -> T:
    """What the store answers; `NotStored` if it can't."""
    try:
        return await work
    except OSError as error:
        raise NotStored(error) from None


def read_head(text: str) -> tuple[TableRow, list[SeatRow]]:
    """A table as it is stored, without its log."""
    head = read(dict[str, Any], load(text), "the head")
    return read(TableRow, head.get("row"), "row"), read(list[SeatRow], head.get("seats"), "seats")


def read_table(texts: list[str]) -> tuple[TableRow, list[SeatRow], list[LogRow]]:
    """A table as it is stored; a refusal says what is damaged."""
    return *read_head(texts[0]), read_entries(texts[1:])


def read_entries(texts: list[str], damaged: bool = False) -> list[LogRow]:
    """The log of a table. damaged: as many of its entries as can be read."""
    entries = []
    for text in texts:
        with suppress(*(Refusal,) if damaged else ()):
            entries.append(read(LogRow, load(text), "an entry"))
    return entries


def checked_setup(row: TableRow, seats: list[SeatRow]) -> Setup:
    """The set-up of a table with a valid row and seats; else the error says what is wrong."""
    check_seats(row, seats)
    if row.status in ("waiting", "playing"):
        for seat in seats:
            if seat.kind == "bot":
                checked_spec(seat.bot)  # it thinks where the page's answers come from
    found: Setup = read(Setup, row.setup, "setup")
    return found
