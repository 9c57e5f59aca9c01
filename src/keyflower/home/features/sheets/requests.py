"""Score sheets: keeping and sharing them; and scoring example villages."""

from typing import NamedTuple, Protocol

from keyflower.home.features.sheets import sheets
from keyflower.home.features.sheets.sheets import KeptSheet, Sheet, SheetLine, SheetList
from keyflower.home.features.sheets.villages import ScoredVillage, SheetVillage, score_village
from keyflower.home.requests import request
from keyflower.home.visit import Asker, Visit
from keyflower.play.creating import new_id


class StoredSheet(NamedTuple):
    """A sheet as it is stored. owner: an identity"""

    owner: str
    sheet: Sheet
    changed_at: float


class SheetStore(Protocol):
    """Where score sheets are kept. Sheets that can't be read any more are as good as gone."""

    async def list_of(self, owner: str) -> list[SheetLine]:
        """The sheets of a person, last changed first."""

    async def get(self, sheet_id: str) -> StoredSheet | None:
        """A sheet by its id."""

    async def add(self, sheet_id: str, stored: StoredSheet) -> None:
        """Store a new sheet, unless its owner has too many."""

    async def change(self, sheet_id: str, stored: StoredSheet) -> bool:
        """Replace a sheet. -> False: its owner has none with that id"""


async def score(visit: Visit, sheet_id: str, stored: StoredSheet) -> KeptSheet:
    """A sheet with what it scores; large villages take a while."""
    owner, sheet, changed_at = stored
    scored = await visit.in_thread(sheets.score_sheet, sheet)
    return KeptSheet(sheet_id, owner == visit.identity, changed_at, sheet, scored)


@request("GET", "/sheets", "My score sheets")
async def list_sheets(me: Asker) -> SheetList:
    """Board games that you have entered, last changed first."""
    return SheetList(await me.part(SheetStore).list_of(me.id))


@request("POST", "/sheets", "Create a score sheet", 201)
async def create_sheet(me: Asker, body: Sheet) -> KeptSheet:
    """Everyone's village at the end; the link is enough to see it."""
    me.keep("score sheets")
    sheet_id, stored = new_id(), StoredSheet(me.id, sheets.check_sheet(body), me.now())
    await me.part(SheetStore).add(sheet_id, stored)
    return await score(me, sheet_id, stored)


@request("GET", "/sheets/{sheet_id}", "A score sheet", limit=("examples", "score sheets"))
async def show_sheet(visit: Visit, sheet_id: str) -> KeptSheet:
    """With everyone's score, item by item."""
    stored = await visit.part(SheetStore).get(sheet_id)
    if stored is None:
        raise sheets.unknown_sheet()
    return await score(visit, sheet_id, stored)


@request("PUT", "/sheets/{sheet_id}", "Change a score sheet", limit=("examples", "score sheets"))
async def change_sheet(me: Asker, sheet_id: str, body: Sheet) -> KeptSheet:
    """The whole sheet as it is to be; only its owner can change it."""
    stored = StoredSheet(me.id, sheets.check_sheet(body), me.now())
    if not await me.part(SheetStore).change(sheet_id, stored):
        raise sheets.unknown_sheet()
    return await score(me, sheet_id, stored)


@request("POST", "/learn/score", "What an example village scores", limit=("examples", "examples"))
async def score_example(visit: Visit, body: SheetVillage) -> ScoredVillage:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    return await visit.in_thread(score_village, body)  # large villages take a while
