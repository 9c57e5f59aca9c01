"""Replays: any point of a game, as a given viewer may see it."""

import asyncio
from functools import lru_cache
from threading import Lock

from msgspec import Struct

from keyflower.bots.failure import BotFailure
from keyflower.formats.events import OPEN, Event
from keyflower.formats.position.shapes import ViewData
from keyflower.game import Game
from keyflower.play.views import view_data, write_record
from keyflower.rules.state import State
from keyflower.rules.view import SPECTATOR
from keyflower.server.bots import Closed, Payer
from keyflower.server.once import Once
from keyflower.server.settings import MOST_ANALYSED
from keyflower.server.tables import LiveTable
from keyflower.server.web.errors import NotAllowed, Refusal, Unavailable

KEPT = 16  # games in the cache
EVERY = 16  # log entries between two cached states


class Frame(Struct, frozen=True):
    """A game after `seq` entries of its log, as a viewer may see it."""

    seq: int
    last: int
    view: ViewData
    events: list[Event]


class Analysis(Struct, frozen=True):
    """Each seat's expected share of the win after the numbers of log entries in `at`."""

    at: list[int]
    seats: list[list[float]]


class Replays:
    """A cache of recently replayed games."""

    def __init__(self) -> None:
        self._moments = lru_cache(KEPT)(lambda table_id: Moments())
        self._expected: Once[str, Analysis] = Once(KEPT)

    async def analysis(self, table: LiveTable, payer: Payer) -> Analysis:
        """Each seat's expected result at each point of a finished game."""
        game = table.finished("you can look back at a game once it's over")
        check_length(game)

        async def work() -> Analysis:
            try:
                record = await asyncio.to_thread(write_record, game.clone())
                shares = await table.services.thinkers.analysis.expect(record, payer)
            except (BotFailure, Closed) as failure:
                raise Unavailable(f"there is no analysis now: {failure}") from None
            first = 1 if game.origin is None else 0
            at = list(range(first, first + len(shares)))
            return Analysis(at, [list(seat) for seat in zip(*shares)])

        return await self._expected.get(table.id, work)

    async def frame(self, table: LiveTable, at: int, viewer: int) -> Frame:
        """A game after `at` entries of its log."""
        game = table.started()
        last = len(table.events)
        first = 1 if game.origin is None else 0
        if not first <= at <= last:
            raise Refusal(f"at is {first} to {last}: after how many entries of the log")
        then = await asyncio.to_thread(self._moments(table.id).after, game.clone(), at)
        events = [table.events[at - 1].seen_by(viewer)] if at else []
        return Frame(at, last, view_data(then, viewer), events)


class Moments:
    """A game after any entry of its log: some states are cached, the others replayed from them.

    It grows with the game; threads take turns.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._states: dict[int, State] = {}  # by the number of entries
        self._last = 0

    def after(self, game: Game, at: int) -> Game:
        """The game after `seq` entries, of which it has at least that many."""
        with self._lock:
            if not self._states:
                then = game.start()
                self._last = len(then.log)
                self._states[self._last] = then.state.clone()
            while self._last + EVERY <= at:
                then = self._after(game, self._last, self._last + EVERY)
                self._last += EVERY
                self._states[self._last] = then.state.clone()
            known = max(entries for entries in self._states if entries <= at)
            return self._after(game, known, at)

    def _after(self, game: Game, known: int, at: int) -> Game:
        return game.after(at, self._states[known].clone(), known)


def check_length(game: Game) -> None:
    """Refuse to analyse what no game can be: it would take minutes."""
    if len(game.log) > MOST_ANALYSED:
        raise Refusal(
            f"games of up to {MOST_ANALYSED} entries are analysed, not {len(game.log)}",
            "game-too-long",
        )


def viewpoint(table: LiveTable, identity: str | None, asked: str) -> int:
    """The viewpoint that somebody may use: their own before the end, any after it."""
    own = table.seat_of(identity)
    if asked == "own":
        return own
    if asked == "spectator":
        return SPECTATOR
    over = table.row.status == "finished"
    if asked == "open":
        if not over:
            raise NotAllowed("screens open when the game is over", "not-over")
        return OPEN
    if not (asked.isascii() and asked.isdigit() and int(asked) < len(table.seats)):
        raise Refusal(f"viewer is own, spectator, open, or a seat from 0 to {len(table.seats) - 1}")
    seat = int(asked)
    if not over and seat != own:
        raise NotAllowed(
            "you can't see behind other players' screens before the game is over", "not-over"
        )
    return seat
