"""Games that were played with the box: keeping and sharing them."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from keyflower.features import sheets
from keyflower.features.villages import ScoredVillage, SheetVillage, score_village
from keyflower.play.creating import new_id
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.rows import limit
from keyflower.server.storage.statements.people import hold
from keyflower.server.tables.routes.given import Asker, OurVisit
from keyflower.server.web.errors import Refusal
from keyflower.server.web.given import api_router
from keyflower.server.web.wire import Name

limit(sheets.SheetPlayer, name=Name)


class SheetRow(Struct, frozen=True):
    """A game that was played with the box."""

    id: str
    owner: PersonRef
    sheet: Any
    created_at: float
    changed_at: float


score_sheets: Final = Relation("score_sheets", SheetRow)


def add_sheet(connection: Connection, row: SheetRow) -> None:
    """Store a new sheet, unless its owner has many."""
    hold(connection, row.owner)
    sheets.check_count(score_sheets.count(connection, score_sheets.c.owner == row.owner))
    score_sheets.add(connection, row)


def change_sheet(
    connection: Connection, sheet_id: str, owner: str, sheet: Any, changed_at: float
) -> bool:
    """-> False if that person has no such sheet"""
    mine = score_sheets.has_key(sheet_id) & (score_sheets.c.owner == owner)
    return score_sheets.update(connection, mine, sheet=sheet, changed_at=changed_at) == 1


def list_sheets(connection: Connection, owner: str, limit: int) -> list[SheetRow]:
    """Somebody's sheets, last changed first."""
    latest = (score_sheets.c.changed_at.desc(), score_sheets.c.id)
    return score_sheets.find(connection, score_sheets.c.owner == owner, order=latest, limit=limit)


def read(row: SheetRow) -> sheets.Sheet:
    """A stored sheet; one that today's version can't read is as good as gone."""
    try:
        return sheets.check_sheet(msgspec.convert(row.sheet, sheets.Sheet))
    except (msgspec.ValidationError, Refusal):
        raise sheets.unknown_sheet() from None


async def score_kept(row: SheetRow, sheet: sheets.Sheet, identity: str | None) -> sheets.KeptSheet:
    answer = await asyncio.to_thread(sheets.score_sheet, sheet)  # large villages take a while
    return sheets.KeptSheet(row.id, row.owner == identity, row.changed_at, sheet, answer)


@get("/sheets", summary="My score sheets")
async def sheets_listed(me: Asker) -> sheets.SheetList:
    """Board games that you have entered, last changed first."""
    found = await me.store.read(list_sheets, me.id, sheets.MOST_SHEETS)
    return sheets.SheetList([sheets.line_of(row.id, row.sheet, row.changed_at) for row in found])


@post("/sheets", summary="Create a score sheet")
async def sheet_made(data: JSONBody[sheets.Sheet], me: Asker) -> sheets.KeptSheet:
    """Everyone's village at the end; whoever has the link can see it."""
    me.keep("score sheets")
    sheet = sheets.check_sheet(data)
    now = me.now()
    row = SheetRow(new_id(), me.id, msgspec.to_builtins(sheet), now, now)
    await me.store.write(add_sheet, row)
    return await score_kept(row, sheet, me.id)


@get("/sheets/{sheet_id:str}", summary="A score sheet")
async def sheet_shown(sheet_id: FromPath[str], visit: OurVisit) -> sheets.KeptSheet:
    """With everyone's score, item by item."""
    visit.allow("examples", "score sheets")
    row = await visit.store.read(score_sheets.get, sheet_id)
    if row is None:
        raise sheets.unknown_sheet()
    return await score_kept(row, read(row), visit.identity)


@put("/sheets/{sheet_id:str}", summary="Change a score sheet")
async def sheet_changed(
    sheet_id: FromPath[str], data: JSONBody[sheets.Sheet], me: Asker
) -> sheets.KeptSheet:
    """The whole sheet as it is to be; only its owner can change it."""
    me.allow("examples", "score sheets")
    sheet = sheets.check_sheet(data)
    now = me.now()
    body = msgspec.to_builtins(sheet)
    if not await me.store.write(change_sheet, sheet_id, me.id, body, now):
        raise sheets.unknown_sheet()
    return await score_kept(SheetRow(sheet_id, me.id, body, now, now), sheet, me.id)


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(data: JSONBody[SheetVillage], visit: OurVisit) -> ScoredVillage:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    visit.allow("examples", "examples")
    return await asyncio.to_thread(score_village, data)  # large villages take a while


router = api_router("score sheets", __name__)
