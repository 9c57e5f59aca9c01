"""After the game: scores, records, replays, continuing from any point."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from keyflower.formats.events import Event
from keyflower.formats.seals import Seal
from keyflower.game import Game
from keyflower.play.messages import State
from keyflower.play.seals import all_seals
from keyflower.play.views import scores_of, write_record
from keyflower.play.villagers import names
from keyflower.rules.view import SPECTATOR
from keyflower.server.features.replays.again import ContinueBody, check_day, go_on, keep_record
from keyflower.server.features.replays.service import (
    Analysis,
    Frame,
    Replays,
    viewpoint,
)
from keyflower.server.settings import MOST_RECORD
from keyflower.server.storage.statements.games import read_log
from keyflower.server.tables.faults import game_file
from keyflower.server.tables.routes import wire
from keyflower.server.tables.routes.given import Asker, OurTable, OurVisit, table_for_visitor
from keyflower.server.web.errors import Refusal, WrongTime
from keyflower.server.web.given import Asked, api_router

OurReplays = NamedDependency[Replays]
Viewer = Annotated[
    str, QueryParameter(max_length=10, description="own, spectator, open, or a seat")
]
Moment = Annotated[int, QueryParameter(ge=0, le=100_000, description="entries of the log")]


@get("/tables/{table_id:str}/scores", summary="Points, line by line")
async def scored(table: OurTable, visit: OurVisit) -> wire.Scores:
    """Everyone's once the game is over; before that your own, as of now."""
    game = table.started()
    if table.row.status == "finished":
        everyone = list(range(game.players))
        return wire.Scores(game.over, await asyncio.to_thread(scores_of, game, everyone))
    seat = table.seat_of(visit.identity)
    if seat == SPECTATOR:
        raise WrongTime("points are available once the game is over", "not-over")
    return wire.Scores(False, await asyncio.to_thread(scores_of, game.clone(), [seat]))


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
    game = table.finished("you can download the game file once the game is over")
    check_day(table)
    called = names(table.id, table.seats)
    seals = all_seals(table.row, table.seats, game)
    text = await asyncio.to_thread(record_text, game.clone(), called, seals)
    return file_of(text.encode(), f"keyflower-{table.id}.json")


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
async def record_brought(request: Asked, me: Asker) -> wire.Joined:
    """The body is a record (docs/notation.md); it is kept as a finished table."""
    me.allow("tables", "records")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("a record is JSON in UTF-8", "bad-file") from None
    return wire.Joined((await keep_record(me.registry, text, me.person)).id)


@post("/tables/{table_id:str}/continue", summary="Continue from here against bots")
async def continued(table_id: FromPath[str], data: JSONBody[ContinueBody], me: Asker) -> State:
    """A new game that starts with the first `at` entries of a finished one."""
    me.allow("tables", "new tables")
    table = await go_on(me.registry, await me.table(table_id), data, me.person)
    return await table.state(me.id)


router = api_router("after the game", __name__, table=Provide(table_for_visitor))
