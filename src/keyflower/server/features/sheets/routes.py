"""Games that were played with the box: entering, scoring, keeping and sharing them."""

import asyncio
from typing import Final

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from keyflower.server.features.sheets.service import ScoredSheet, Sheet, check_sheet, score_sheet
from keyflower.server.features.sheets.statements import (
    SheetRow,
    add_sheet,
    change_sheet,
    list_sheets,
    score_sheets,
)
from keyflower.server.features.sheets.villages import ScoredVillage, SheetVillage, score_village
from keyflower.server.web.errors import TooManySheets, Unknown
from keyflower.server.web.given import Asker, OurAccess, OurStore, OurVisitor, api_router
from keyflower.server.web.identity import new_id

MOST_SHEETS: Final = 100


class KeptSheet(Struct, frozen=True):
    """A sheet as it is kept, what it scores, and whether the asker may change it."""

    id: str
    mine: bool
    changed_at: float
    sheet: Sheet
    scored: ScoredSheet


class SheetLine(Struct, frozen=True):
    """A sheet of the asker: who played."""

    id: str
    names: list[str]
    changed_at: float


class SheetList(Struct, frozen=True):
    """The asker's sheets, last changed first."""

    sheets: list[SheetLine]


def unknown_sheet() -> Unknown:
    """The same for sheets that aren't there and for those of others."""
    return Unknown("there is no such sheet, or it isn't yours to change")


def read(row: SheetRow) -> Sheet:
    """A stored sheet; one that today's version can't read is as good as gone."""
    try:
        return check_sheet(msgspec.convert(row.sheet, Sheet))
    except msgspec.ValidationError:
        raise unknown_sheet() from None


async def score_kept(row: SheetRow, sheet: Sheet, identity: str | None) -> KeptSheet:
    """A sheet with what it scores."""
    answer = await asyncio.to_thread(score_sheet, sheet)  # large villages take a while
    return KeptSheet(row.id, row.owner == identity, row.changed_at, sheet, answer)


@get("/sheets", summary="My score sheets")
async def sheets_listed(me: Asker, store: OurStore) -> SheetList:
    """Board games that you have entered, last changed first."""
    lines = []
    for row in await store.read(list_sheets, me.id, MOST_SHEETS):
        players = row.sheet.get("players", []) if isinstance(row.sheet, dict) else []
        names = [str(player.get("name", "")) for player in players]
        lines.append(SheetLine(row.id, names, row.changed_at))
    return SheetList(lines)


@post("/sheets", summary="Create a score sheet")
async def sheet_made(
    data: JSONBody[Sheet], me: Asker, store: OurStore, access: OurAccess
) -> KeptSheet:
    """Everyone's village at the end; whoever has the link can see it."""
    access.allow(access.tables, me.id, "score sheets")
    sheet = check_sheet(data)
    now = access.now()
    row = SheetRow(new_id(), me.id, msgspec.to_builtins(sheet), now, now)
    await store.write(add_sheet, row, allow)
    return await score_kept(row, sheet, me.id)


def allow(count: int) -> None:
    """Refuse one more where somebody has many."""
    if count >= MOST_SHEETS:
        raise TooManySheets(f"you have {count} score sheets: reuse one you no longer need")


@get("/sheets/{sheet_id:str}", summary="A score sheet")
async def sheet_shown(
    sheet_id: FromPath[str], visitor: OurVisitor, store: OurStore, access: OurAccess
) -> KeptSheet:
    """With everyone's score, item by item."""
    access.allow(access.examples, visitor.identity or visitor.address, "score sheets")
    row = await store.read(score_sheets.get, sheet_id)
    if row is None:
        raise unknown_sheet()
    return await score_kept(row, read(row), visitor.identity)


@put("/sheets/{sheet_id:str}", summary="Change a score sheet")
async def sheet_changed(
    sheet_id: FromPath[str],
    data: JSONBody[Sheet],
    me: Asker,
    store: OurStore,
    access: OurAccess,
) -> KeptSheet:
    """The whole sheet as it is to be; only its owner can change it."""
    access.allow(access.examples, me.id, "score sheets")
    sheet = check_sheet(data)
    now = access.now()
    body = msgspec.to_builtins(sheet)
    if not await store.write(change_sheet, sheet_id, me.id, body, now):
        raise unknown_sheet()
    return await score_kept(SheetRow(sheet_id, me.id, body, now, now), sheet, me.id)


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(
    data: JSONBody[SheetVillage], visitor: OurVisitor, access: OurAccess
) -> ScoredVillage:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    access.allow(access.examples, visitor.identity or visitor.address, "examples")
    return await asyncio.to_thread(score_village, data)  # large villages take a while


router = api_router("score sheets", __name__)
