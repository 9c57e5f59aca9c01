"""Score sheets in the server's database."""

from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from keyflower.home.features.sheets import sheets
from keyflower.home.features.sheets.requests import StoredSheet
from keyflower.play.typed_json import read
from keyflower.server.storage import Store
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.people import hold
from keyflower.server.web.errors import Refusal


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


def change_sheet(connection: Connection, sheet_id: str, stored: StoredSheet) -> bool:
    """-> False if that person has no such sheet"""
    mine = score_sheets.has_key(sheet_id) & (score_sheets.c.owner == stored.owner)
    body = msgspec.to_builtins(stored.sheet)
    changed = score_sheets.update(connection, mine, sheet=body, changed_at=stored.changed_at)
    return changed == 1


def list_sheets(connection: Connection, owner: str, limit: int) -> list[SheetRow]:
    """A person's sheets, last changed first."""
    latest = (score_sheets.c.changed_at.desc(), score_sheets.c.id)
    return score_sheets.find(connection, score_sheets.c.owner == owner, order=latest, limit=limit)


class SqlSheets:
    """The `SheetStore` of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def list_of(self, owner: str) -> list[sheets.SheetLine]:
        """The sheets of a person, last changed first."""
        rows = await self._store.read(list_sheets, owner, sheets.MOST_SHEETS)
        return [sheets.line_of(row.id, row.sheet, row.changed_at) for row in rows]

    async def get(self, sheet_id: str) -> StoredSheet | None:
        """A sheet by its id."""
        row = await self._store.read(score_sheets.get, sheet_id)
        if row is None:
            return None
        try:
            sheet = sheets.check_sheet(read(sheets.Sheet, row.sheet))
        except Refusal:  # today's version can't read it
            return None
        return StoredSheet(row.owner, sheet, row.changed_at)

    async def add(self, sheet_id: str, stored: StoredSheet) -> None:
        """Store a new sheet, unless its owner has too many."""
        body, at = msgspec.to_builtins(stored.sheet), stored.changed_at
        await self._store.write(add_sheet, SheetRow(sheet_id, stored.owner, body, at, at))

    async def change(self, sheet_id: str, stored: StoredSheet) -> bool:
        """Replace a sheet. -> False: its owner has none with that id"""
        return await self._store.write(change_sheet, sheet_id, stored)
