"""After the game: scores, records, replays, continuing from any point."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from keyflower.formats.events import Event
from keyflower.formats.seals import Seal
from keyflower.game import Game
from keyflower.play.messages import State
from keyflower.play.seals import Fair, Pools, all_seals, fair_data, pools_of
from keyflower.play.views import write_record
from keyflower.play.villagers import names
from keyflower.server import creating, wire
from keyflower.server.access import Visitor
from keyflower.server.errors import Refusal
from keyflower.server.faults import game_file
from keyflower.server.replays import check_day, viewpoint
from keyflower.server.routes.given import (
    Asker,
    OurAccess,
    OurRegistry,
    OurReplays,
    OurTable,
    OurTurningPoints,
    OurVisitor,
    api_router,
    table_for_visitor,
)
from keyflower.server.settings import MOST_RECORD
from keyflower.server.storage.statements.games import read_log
from keyflower.server.thinking import Payer
from keyflower.server.turning import TurningPoints

Asked = Request[object, object, AppState]
Viewer = Annotated[
    str, QueryParameter(max_length=10, description="own, spectator, open, or a seat")
]
Moment = Annotated[int, QueryParameter(ge=0, le=100_000, description="entries of the log")]


@get("/tables/{table_id:str}/scores", summary="Points, line by line")
async def scored(table: OurTable, visitor: OurVisitor) -> wire.Scores:
    """Everyone's once the game is over; before that your own, as of now."""
    return await table.advice.scores(visitor.identity)


@get("/tables/{table_id:str}/replay", summary="Any moment of a game")
async def replayed(
    table: OurTable, replays: OurReplays, visitor: OurVisitor, at: Moment, viewer: Viewer = "own"
) -> wire.Frame:
    """The game after `at` entries, as a viewer saw it; with open screens once it is over."""
    return await replays.frame(table, at, viewpoint(table, visitor.identity, viewer))


@get("/tables/{table_id:str}/analysis", summary="Chances of winning, move by move")
async def analysed(
    table_id: FromPath[str],
    registry: OurRegistry,
    replays: OurReplays,
    visitor: OurVisitor,
    access: OurAccess,
) -> wire.Analysis:
    """Each seat's share of the win by the bots' evaluation; for finished games."""
    payer = payer_of(visitor)
    access.allow(access.hints, payer.person, "analyses")
    table = await registry.visible(table_id, visitor.identity)
    return await replays.analysis(table, payer)


@get("/tables/{table_id:str}/turning-points", summary="The decisions that changed the result")
async def turned(
    table_id: FromPath[str],
    registry: OurRegistry,
    turning: OurTurningPoints,
    visitor: OurVisitor,
    access: OurAccess,
) -> TurningPoints:
    """Five for each player, for finished games; the progress while they are being calculated."""
    payer = payer_of(visitor)
    table = await registry.visible(table_id, visitor.identity)
    if not turning.runs(table):
        access.allow(access.hints, payer.person, "analyses")
    return await turning.of(table, payer)


@get("/tables/{table_id:str}/events", summary="What happened")
async def events(
    table: OurTable, visitor: OurVisitor, since: Moment = 0, viewer: Viewer = "own"
) -> list[Event]:
    """The log from an entry on, as a viewer saw it: 500 events at most, so ask for the rest."""
    return table.audience.seen_events(viewpoint(table, visitor.identity, viewer), since)


@get("/tables/{table_id:str}/record", summary="The record of a finished game")
async def recorded(table: OurTable, registry: OurRegistry, visitor: OurVisitor) -> Response[bytes]:
    """For analysis and replays (`./keyflower show`).

    For a game that can't continue: what is stored, without what the player may not see.
    """
    if table.fault:
        entries = await registry.services.store.read(read_log, table.id, damaged=True)
        kept = game_file(table.row, table.seats, entries, table.seat_of(visitor.identity))
        return file_of(msgspec.json.encode(kept), f"keyflower-{table.id}-broken.json")
    game = table.finished("you can download the game file once the game is over")
    check_day(table)
    called = names(table.id, table.seats)
    seals = all_seals(table.row, table.seats, game)
    text = await asyncio.to_thread(record_text, game.clone(), called, seals)
    return file_of(text.encode(), f"keyflower-{table.id}.json")


@get("/tables/{table_id:str}/fair", summary="What decides the draws")
async def fair(table: OurTable, visitor: OurVisitor) -> Fair:
    """The commitment at once, contributions after the first draw, the secret after the game."""
    table.check_well()
    return fair_data(table.row, table.seats, table.game, table.is_open)


@get("/tables/{table_id:str}/pools", summary="What each draw was made from")
async def pools(
    table_id: FromPath[str], registry: OurRegistry, visitor: OurVisitor, access: OurAccess
) -> list[Pools]:
    """For finished games: with the record, enough to check every draw (docs/fairness.md)."""
    access.allow(access.hints, visitor.identity or visitor.address, "checks")
    table = await registry.visible(table_id, visitor.identity)
    game = table.finished("draws can be checked once the game is over")
    return await asyncio.to_thread(lambda: pools_of(write_record(game.clone())))


def payer_of(visitor: Visitor) -> Payer:
    """Whose time an analysis takes."""
    return Payer(visitor.address, visitor.identity or visitor.address)


def record_text(game: Game, names: list[str], seals: list[Seal]) -> str:
    """The record of a game as JSON."""
    record = write_record(game)
    record.names = names
    record.seals = seals
    return record.dumps()


def file_of(content: bytes, name: str) -> Response[bytes]:
    """JSON that a browser saves."""
    disposition = f'attachment; filename="{name}"'
    return Response(
        content, media_type="application/json", headers={"content-disposition": disposition}
    )


@post("/records", request_max_body_size=MOST_RECORD, summary="Upload a record")
async def record_brought(
    request: Asked,
    me: Asker,
    registry: OurRegistry,
    access: OurAccess,
) -> wire.Joined:
    """The body is a record (docs/notation.md); it is kept as a finished table."""
    access.allow(access.tables, me.id, "records")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("a record is JSON in UTF-8", "bad-file") from None
    return wire.Joined((await creating.keep_record(registry, text, me)).id)


@post("/tables/{table_id:str}/continue", summary="Continue from here against bots")
async def continued(
    table_id: FromPath[str],
    data: JSONBody[wire.ContinueBody],
    me: Asker,
    registry: OurRegistry,
    access: OurAccess,
) -> State:
    """A new game that starts with the first `at` entries of a finished one."""
    access.allow(access.tables, me.id, "new tables")
    table = await creating.go_on(registry, await registry.visible(table_id, me.id), data, me)
    return await table.state(me.id)


router = api_router(__name__, "after the game", table=Provide(table_for_visitor))
