"""Games that were played with the box, as people have entered them."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, update

from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.people import hold


class SheetRow(Struct, frozen=True):
    """A game that was played with the box."""

    id: str
    owner: PersonRef
    sheet: Any
    created_at: float
    changed_at: float


score_sheets: Final = Relation("score_sheets", SheetRow)


def add_sheet(connection: Connection, row: SheetRow, allow: Callable[[int], None]) -> None:
    """Store a new sheet; `allow` gets how many its owner has, and may raise."""
    hold(connection, row.owner)
    allow(score_sheets.count(connection, score_sheets.c.owner == row.owner))
    score_sheets.add(connection, row)


def change_sheet(
    connection: Connection, sheet_id: str, owner: str, sheet: Any, changed_at: float
) -> bool:
    """-> False if that person has no such sheet"""
    mine = (score_sheets.c.id == sheet_id) & (score_sheets.c.owner == owner)
    changed = update(score_sheets.table).where(mine).values(sheet=sheet, changed_at=changed_at)
    return connection.execute(changed).rowcount == 1


def list_sheets(connection: Connection, owner: str, limit: int) -> list[SheetRow]:
    """Somebody's sheets, last changed first."""
    latest = (score_sheets.c.changed_at.desc(), score_sheets.c.id)
    return score_sheets.find(connection, score_sheets.c.owner == owner, order=latest, limit=limit)
