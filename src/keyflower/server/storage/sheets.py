"""Games that were played with the box, as people have entered them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, select, update

from keyflower.server.storage.contract import Database
from keyflower.server.storage.expiry import hold
from keyflower.server.storage.rows import SheetRow
from keyflower.server.storage.schema import score_sheets


class Sheets:
    """What is stored of these games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: SheetRow, allow: Callable[[int], None]) -> None:
        """Store a new sheet; `allow` gets how many its owner has, and may raise."""
        await self._database.write(lambda c: _add(c, row, allow))

    async def get(self, sheet_id: str) -> SheetRow | None:
        """A sheet, if there is one of that id."""
        return await self._database.read(lambda c: _get(c, sheet_id))

    async def put(self, sheet_id: str, owner: str, sheet: Any, changed_at: float) -> bool:
        """Change a sheet. -> False if that person has no such sheet"""
        return await self._database.write(lambda c: _put(c, sheet_id, owner, sheet, changed_at))

    async def of(self, owner: str, limit: int) -> list[SheetRow]:
        """Somebody's sheets, last changed first."""
        return await self._database.read(lambda c: _of(c, owner, limit))


def _add(connection: Connection, row: SheetRow, allow: Callable[[int], None]) -> None:
    hold(connection, row.owner)
    theirs = score_sheets.c.owner == row.owner
    count = select(func.count()).select_from(score_sheets).where(theirs)
    allow(connection.execute(count).scalar_one())
    connection.execute(insert(score_sheets), asdict(row))


def _get(connection: Connection, sheet_id: str) -> SheetRow | None:
    found = connection.execute(select(score_sheets).where(score_sheets.c.id == sheet_id)).first()
    return None if found is None else SheetRow(**found._mapping)


def _put(connection: Connection, sheet_id: str, owner: str, sheet: Any, changed_at: float) -> bool:
    mine = (score_sheets.c.id == sheet_id) & (score_sheets.c.owner == owner)
    changed = update(score_sheets).where(mine).values(sheet=sheet, changed_at=changed_at)
    return connection.execute(changed).rowcount == 1


def _of(connection: Connection, owner: str, limit: int) -> list[SheetRow]:
    newest = score_sheets.c.changed_at.desc()
    theirs = select(score_sheets).where(score_sheets.c.owner == owner)
    found = connection.execute(theirs.order_by(newest, score_sheets.c.id).limit(limit)).all()
    return [SheetRow(**row._mapping) for row in found]
