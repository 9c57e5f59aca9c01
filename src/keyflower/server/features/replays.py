"""After the game: any point of it as a given viewer may see it, scores, records, playing on."""

import asyncio
from functools import lru_cache, partial
from threading import Lock
from typing import Annotated
from weakref import WeakValueDictionary

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from keyflower.bots.failure import BotFailure
from keyflower.features import replays as shared
from keyflower.features.replays import Analysis, Frame, Moments
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play import messages
from keyflower.play.again import continue_from, record_of, table_of_record
from keyflower.play.kept import game_file
from keyflower.play.viewing import Scores, shown_scores, viewpoint
from keyflower.play.views import write_record
from keyflower.server.bots import Closed, Payer
from keyflower.server.once import Once
from keyflower.server.settings import MOST_RECORD
from keyflower.server.storage.statements.games import add_table, read_log
from keyflower.server.tables import LiveTable
from keyflower.server.tables.quotas import check_record
from keyflower.server.tables.routes import wire
from keyflower.server.tables.routes.given import (
    KEPT_BYTES,
    Asker,
    OurTable,
    OurVisit,
    table_for_visitor,
)
from keyflower.server.web.errors import Refusal, Unavailable
from keyflower.server.web.given import Asked, api_router
from keyflower.server.web.wire import Body, Spec

CACHED_GAMES = 16  # games in the cache
MOVE_BYTES = 60  # of a record, for each move


class ContinueBody(Body, frozen=True):
    """Continue a finished game from some point: the asker's seat, and the bot for the others.

    pledge: the hash of what the asker's browser will contribute to the draws.
    """

    at: wire.Seq
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Spec = "planner"
    pledge: wire.Bytes | None = None


class Replays:
    """A cache of recently replayed games, and the turns of those who upload some."""

    def __init__(self) -> None:
        self.uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by network
        self._moments = lru_cache(CACHED_GAMES)(lambda table_id: (Lock(), Moments()))
        self._expected: Once[str, Analysis] = Once(CACHED_GAMES)

    async def analysis(self, table: LiveTable, payer: Payer) -> Analysis:
        """Each seat's expected result at each point of a finished game."""
        game = shared.analysed_game(table)

        async def work() -> Analysis:
            try:
                record = await asyncio.to_thread(write_record, game.clone())
                shares = await table.services.thinkers.analysis.expect(record, payer)
            except (BotFailure, Closed) as failure:
                raise Unavailable(f"there is no analysis now: {failure}") from None
            return shared.analysis_of(game, shares)

        return await self._expected.get(table.id, work)

    async def frame(self, table: LiveTable, at: int, viewer: int) -> Frame:
        """A game after `at` entries of its log."""
        game = shared.check_moment(table, at)
        then = await asyncio.to_thread(self._after, table.id, game.clone(), at)
        return shared.frame_of(table, then, at, viewer)

    def _after(self, table_id: str, game: Game, at: int) -> Game:
        lock, moments = self._moments(table_id)
        with lock:  # threads take turns
            return moments.after(game, at)


OurReplays = NamedDependency[Replays]
Viewer = Annotated[
    str, QueryParameter(max_length=10, description="own, spectator, open, or a seat")
]
Moment = Annotated[int, QueryParameter(ge=0, le=100_000, description="entries of the log")]


@get("/tables/{table_id:str}/scores", summary="Points, line by line")
async def scored(table: OurTable, visit: OurVisit) -> Scores:
    """Everyone's once the game is over; before that your own, as of now."""
    return await asyncio.to_thread(shown_scores, table, visit.identity)


@get("/tables/{table_id:str}/replay", summary="Any moment of a game")
async def replayed(
    table: OurTable, replays: OurReplays, visit: OurVisit, at: Moment, viewer: Viewer = "own"
) -> Frame:
    """The game after `at` entries, as a viewer saw it; with open screens once it is over."""
    return await replays.frame(table, at, viewpoint(table, visit.identity, viewer))


@get("/tables/{table_id:str}/analysis", summary="Chances of winning, move by move")
async def analysed(table_id: FromPath[str], replays: OurReplays, visit: OurVisit) -> Analysis:
    """Each seat's share of the win by the bots' evaluation; for finished games."""
    visit.allow("hints", "analyses")
    return await replays.analysis(await visit.table(table_id), visit.payer)


@get("/tables/{table_id:str}/events", summary="What happened")
async def events(
    table: OurTable, visit: OurVisit, since: Moment = 0, viewer: Viewer = "own"
) -> list[Event]:
    """The log from an entry on, as a viewer saw it: 500 events at most, so ask for the rest."""
    return table.audience.seen_events(viewpoint(table, visit.identity, viewer), since)


@get("/tables/{table_id:str}/record", summary="The record of a finished game")
async def recorded(table: OurTable, visit: OurVisit) -> Response[bytes]:
    """For analysis and replays (`./keyflower show`).

    For a game that can't continue: what is stored, without what the player may not see.
    """
    if table.fault:
        entries = await visit.store.read(read_log, table.id, damaged=True)
        kept = game_file(table.row, table.seats, entries, table.seat_of(visit.identity))
        return file_of(msgspec.json.encode(kept), f"keyflower-{table.id}-broken.json")
    record = await asyncio.to_thread(record_of, table)
    text = await asyncio.to_thread(record.dumps)
    return file_of(text.encode(), f"keyflower-{table.id}.json")


def file_of(content: bytes, name: str) -> Response[bytes]:
    """JSON that a browser saves."""
    disposition = f'attachment; filename="{name}"'
    return Response(
        content, media_type="application/json", headers={"content-disposition": disposition}
    )


@post("/records", request_max_body_size=MOST_RECORD, summary="Upload a record")
async def record_brought(request: Asked, replays: OurReplays, me: Asker) -> wire.Joined:
    """The body is a record (docs/notation.md); it is kept as a finished table.

    It isn't loaded before somebody looks at it.
    """
    body = await request.body()
    me.keep("records", len(body))
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("a record is JSON in UTF-8", "bad-file") from None
    async with replays.uploads.setdefault(me.visitor.address, asyncio.Lock()):
        made = await asyncio.to_thread(table_of_record, text, me.id, me.now())
    allow = partial(check_record, me.registry.services.settings.limits)
    await add_table(me.store, *made, allow)
    return wire.Joined(made.row.id)


@post("/tables/{table_id:str}/continue", summary="Continue from here against bots")
async def continued(
    table_id: FromPath[str], data: JSONBody[ContinueBody], me: Asker
) -> messages.State:
    """A new game that starts with the first `at` entries of a finished one."""
    me.keep("new tables", KEPT_BYTES + data.at * MOVE_BYTES)
    old = await me.table(table_id)
    given = (data.at, data.seat, data.bot, me.person, data.pledge or "")
    made = await asyncio.to_thread(continue_from, old, *given)
    return await (await me.registry.add_game(*made)).state(me.id)


router = api_router("after the game", __name__, table=Provide(table_for_visitor))
