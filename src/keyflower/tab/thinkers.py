"""Who thinks in a tab: its only process, when nobody waits for it."""

import asyncio
import secrets
from typing import Final, Protocol

from keyflower.bots import make
from keyflower.bots.failure import BotFailure
from keyflower.bots.network.expectation import expectations
from keyflower.bots.thought import Thought
from keyflower.coach.turning import LocalTrialRunner
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.play import Table
from keyflower.play.advice import ADVISER

SHOWN_SECONDS: Final = 10.0  # a page that shows how far it is asks again within them


class SpareTime(Protocol):
    """Moments in which nobody waits for a bot or an answer."""

    async def spare_time(self) -> None:
        """Wait for one."""

    async def all_answered(self) -> None:
        """Let what is being answered go first, but not for ever."""


class InlineThinkers:
    """The `Thinkers` of a tab."""

    def __init__(self, time: SpareTime) -> None:
        self._time = time

    async def plan(self, table: Table, game: Game, seat: int, seed: int) -> list[int]:
        """A turn of the bot that plays a seat."""
        await self._time.all_answered()
        spec = table.bot_of(seat)
        legal = game.legal(seat)
        try:
            plan = make(spec, seed, seat).plan(game.view(seat), legal[:])
        except Exception as error:
            raise BotFailure(seat, spec, f"crash: {error!r}") from error
        return plan if plan and plan[0] in legal else legal[:1]

    async def consider(self, game: Game, seat: int, person: str) -> list[Thought]:
        """What the adviser thinks of the position."""
        seed = secrets.randbits(64)
        return make(ADVISER, seed, seat).consider(game.view(seat), game.legal(seat))

    async def expect(self, record: Record, payer: str) -> list[list[float]]:
        """Each seat's expected share of the win, in spare time."""
        shares = []
        for share in expectations(record):
            shares.append(share)
            await self._time.spare_time()
        return shares


class InlineTrialRunners:
    """The `TrialRunners` of a tab: they work as long as the page asks how far they are."""

    def __init__(self, time: SpareTime) -> None:
        self._time = time
        self._shown: dict[str, asyncio.Event] = {}  # by table
        self._ends: dict[str, asyncio.TimerHandle] = {}

    async def begin(self, table: Table, game: Game, payer: str) -> LocalTrialRunner:
        """A runner for a table's game."""
        shown = self._shown[table.id] = asyncio.Event()

        async def pause() -> None:
            await shown.wait()
            await self._time.spare_time()

        return LocalTrialRunner(game, pause)

    def go_on(self, table_id: str) -> None:
        """The page shows how far the work is."""
        shown = self._shown[table_id]
        if table_id in self._ends:
            self._ends[table_id].cancel()
        loop = asyncio.get_running_loop()
        self._ends[table_id] = loop.call_later(SHOWN_SECONDS, shown.clear)
        shown.set()
