"""After the game: any moment of it as a viewer saw it, points, records, playing on."""

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from keyflower.bots.failure import BotFailure
from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.game import Game
from keyflower.home.once import Once
from keyflower.home.playing import Seat
from keyflower.home.ports import Closed
from keyflower.home.requests import Download, Number, request
from keyflower.home.table import HostedTable
from keyflower.home.visit import KEPT_BYTES, Asker, Tables, Visit
from keyflower.play.again import continue_from, record_of
from keyflower.play.errors import Refusal, Unavailable
from keyflower.play.kept import game_file
from keyflower.play.messages import State as TableState
from keyflower.play.opponents import Spec
from keyflower.play.rows import STAND_IN
from keyflower.play.typed_json import Bounds, Bytes, write
from keyflower.play.viewing import Scores, shown_scores, viewpoint
from keyflower.play.views import view_data, write_record
from keyflower.rules.state import State

CACHED_GAMES: Final = 16
MOVE_BYTES: Final = 60  # of a record, for each move
CACHED_EVERY: Final = 16  # log entries between two cached states
MOST_ANALYSED: Final = 800
"""Entries of a game that is analysed: the bots look at the position after each of them."""


@dataclass(frozen=True)
class Frame:
    """A game after `seq` entries of its log, as a viewer may see it."""

    seq: int
    last: int
    view: ViewData
    events: list[Event]


@dataclass(frozen=True)
class Analysis:
    """Each seat's expected share of the win after the numbers of log entries in `at`."""

    at: list[int]
    seats: list[list[float]]


class Moments:
    """A game after any entry of its log: some states are cached, the others replayed from them.

    It grows with the game.
    """

    def __init__(self) -> None:
        self._states: dict[int, State] = {}  # by the number of entries
        self._last = 0

    def after(self, game: Game, at: int) -> Game:
        """The game after `at` entries, of which it has at least that many."""
        if not self._states:
            then = game.start()
            self._last = len(then.log)
            self._states[self._last] = then.state.clone()
        while self._last + CACHED_EVERY <= at:
            then = self._after(game, self._last, self._last + CACHED_EVERY)
            self._last += CACHED_EVERY
            self._states[self._last] = then.state.clone()
        known = max(entries for entries in self._states if entries <= at)
        return self._after(game, known, at)

    def _after(self, game: Game, known: int, at: int) -> Game:
        return game.after(at, self._states[known].clone(), known)


def check_moment(table: HostedTable, at: int) -> Game:
    """The game of a table, if it has had so many entries."""
    game, last = table.started(), len(table.events)
    first = first_of(game)
    if not first <= at <= last:
        raise Refusal(f"at is {first} to {last}: after how many entries of the log")
    return game


def frame_of(table: HostedTable, then: Game, at: int, viewer: int) -> Frame:
    """A moment of a table's game as a viewer may see it."""
    events = [table.events[at - 1].seen_by(viewer)] if at else []
    return Frame(at, len(table.events), view_data(then, viewer), events)


def check_length(game: Game) -> None:
    """Refuse to analyse what no game can be: it would take minutes."""
    if len(game.log) > MOST_ANALYSED:
        raise Refusal(
            f"games of up to {MOST_ANALYSED} entries are analysed, not {len(game.log)}",
            "game-too-long",
        )


def analysed_game(table: HostedTable) -> Game:
    """The game of a table, if it can be analysed."""
    game = table.finished("you can look back at a game once it's over")
    check_length(game)
    return game


def analysis_of(game: Game, shares: list[list[float]]) -> Analysis:
    """What is expected at each point, from the shares at those points."""
    first = first_of(game)
    at = list(range(first, first + len(shares)))
    return Analysis(at, [list(seat) for seat in zip(*shares)])


def first_of(game: Game) -> int:
    """After how many entries a game has started: the deal is one, unless it was prepared."""
    return 1 if game.origin is None else 0


GameKey = tuple[str, float]
Moment = Annotated[int, Bounds(ge=0, le=100_000, description="entries of the log")]
Viewer = Annotated[str, Bounds(max_length=10, description="own, spectator, open, or a seat")]


def key_of(table: HostedTable) -> GameKey:
    """The cache key of a table's game: the daily game of a tab can be deleted and dealt again."""
    return table.id, table.row.created_at


@dataclass(frozen=True)
class ContinueBody:
    """Continue a finished game from some point: the asker's seat, and the bot for the others.

    pledge: the hash of what the asker's browser will contribute to the draws.
    """

    at: Number
    seat: Seat
    bot: Spec = STAND_IN
    pledge: Bytes | None = None


class Replays:
    """Recently replayed games of a home, and what was expected in them."""

    def __init__(self) -> None:
        self._moments = lru_cache(CACHED_GAMES)(lambda key: (asyncio.Lock(), Moments()))
        self._expected: Once[GameKey, Analysis] = Once(CACHED_GAMES)

    async def frame(self, visit: Visit, table: HostedTable, at: int, viewer: int) -> Frame:
        """A game after `at` entries of its log."""
        game = check_moment(table, at)
        lock, moments = self._moments(key_of(table))
        async with lock:
            then = await visit.in_thread(moments.after, game.clone(), at)
        return frame_of(table, then, at, viewer)

    async def analysis(self, visit: Visit, table: HostedTable) -> Analysis:
        """Each seat's expected result at each point of a finished game."""
        game = analysed_game(table)

        async def work() -> Analysis:
            try:
                record = await visit.in_thread(write_record, game.clone())
                shares = await table.host.thinkers.expect(record, visit.payer)
            except (BotFailure, Closed) as failure:
                raise Unavailable(f"there is no analysis now: {failure}") from None
            return analysis_of(game, shares)

        with visit.waiting():
            return await self._expected.get(key_of(table), work)


@request("GET", "/tables/{table_id}/replay", "Any moment of a game")
async def show_moment(
    visit: Visit, table: HostedTable, at: Moment, viewer: Viewer = "own"
) -> Frame:
    """The game after `at` entries, as a viewer saw it; with open screens once it is over."""
    seat = viewpoint(table, visit.identity, viewer)
    return await visit.part(Replays).frame(visit, table, at, seat)


@request(
    "GET",
    "/tables/{table_id}/analysis",
    "Chances of winning, move by move",
    limit=("hints", "analyses"),
)
async def show_analysis(visit: Visit, table: HostedTable) -> Analysis:
    """Each seat's share of the win by the bots' evaluation; for finished games."""
    return await visit.part(Replays).analysis(visit, table)


@request("GET", "/tables/{table_id}/scores", "Points, line by line")
async def show_scores(visit: Visit, table: HostedTable) -> Scores:
    """Everyone's once the game is over; before that your own, as of now."""
    return await visit.in_thread(shown_scores, table, visit.identity)


@request("GET", "/tables/{table_id}/events", "What happened")
async def list_events(
    visit: Visit, table: HostedTable, since: Moment = 0, viewer: Viewer = "own"
) -> list[Event]:
    """The log from an entry on, as a viewer saw it: 500 events at most, so ask for the rest."""
    return table.audience.seen_events(viewpoint(table, visit.identity, viewer), since)


@request("GET", "/tables/{table_id}/record", "The record of a finished game")
async def save_record(visit: Visit, table: HostedTable) -> Download:
    """For analysis and replays (`./keyflower show`).

    For a game that can't continue: what is stored, without what the player may not see.
    """
    if table.fault:
        entries = await table.host.tables.read_damaged(table.id)
        kept = game_file(table.row, table.seats, entries, table.seat_of(visit.identity))
        return Download(f"keyflower-{table.id}-broken.json", write(kept))
    record = await visit.in_thread(record_of, table)
    return Download(f"keyflower-{table.id}.json", await visit.in_thread(record.dumps))


@request("POST", "/tables/{table_id}/continue", "Continue from here against bots", 201)
async def continue_game(me: Asker, table_id: str, body: ContinueBody) -> TableState:
    """A new game that starts with the first `at` entries of a finished one."""
    me.keep("new tables", KEPT_BYTES + body.at * MOVE_BYTES)
    table = await me.table(table_id)
    given = (body.at, body.seat, body.bot, me.person, body.pledge or "")
    made = await me.in_thread(continue_from, table, *given)
    return await (await me.part(Tables).add(*made)).state(me.id)
