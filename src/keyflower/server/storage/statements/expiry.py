"""Statements that delete what has expired.

What is to be deleted is checked again by the deletion itself: somebody may have come since it was
found.
"""

from typing import Any, Literal

from sqlalchemy import Column, ColumnElement, Connection, delete, exists, or_, select, update

from keyflower.server.storage.relation import metadata
from keyflower.server.storage.statements.games import DAY, seats, tables
from keyflower.server.storage.statements.people import identities
from keyflower.server.storage.statements.sheets import score_sheets
from keyflower.server.storage.store import tell

Kind = Literal["waiting", "playing", "records"]
"""Tables that did not start; games not finished; records, and games that only bots played."""


def list_expired_tables(connection: Connection, kind: Kind, before: float, limit: int) -> list[str]:
    """Ids of tables that nobody changed since, or looked at for a day more; oldest first."""
    found = select(tables.c.id).where(_expired(kind, before))
    rows = connection.execute(found.order_by(tables.c.updated_at, tables.c.id).limit(limit))
    return list(rows.scalars())


def _expired(kind: Kind, before: float) -> ColumnElement[bool]:
    """Neither changed since, nor looked at."""
    seen = or_(tables.c.seen_at.is_(None), tables.c.seen_at < before - DAY)
    old = (tables.c.updated_at < before) & seen
    if kind == "waiting":
        return old & tables.c.status.in_(("waiting", "abandoned"))
    if kind == "playing":
        return old & (tables.c.status == "playing")
    people = exists().where((seats.c.table_id == tables.c.id) & seats.c.identity.is_not(None))
    return old & (tables.c.status == "finished") & ~people


def delete_table(connection: Connection, table_id: str, kind: Kind, before: float) -> list[str]:
    """Delete a table and all that belongs to it, if it is still expired.

    -> ids of the tables that have changed, itself first; other processes hear of each
    """
    still = select(tables.c.id).where(tables.has_key(table_id), _expired(kind, before))
    if connection.execute(still.with_for_update()).first() is None:
        return []
    changed = drop_table(connection, table_id)
    tell(connection, "table", *changed)
    return changed


def drop_table(connection: Connection, table_id: str) -> list[str]:
    """A table and all that belongs to it.

    -> its id, and the tables whose rematch it was: their versions move on, so that everyone looks
    again
    """
    rematch = update(tables.table).where(tables.c.next_table == table_id).returning(tables.c.id)
    fields = {"next_table": None, "version": tables.c.version + 1}
    earlier = list(connection.execute(rematch.values(fields)).scalars())
    for column in _referring(tables.c.id):
        connection.execute(delete(column.table).where(column == table_id))
    tables.drop(connection, table_id)
    return [table_id, *earlier]


def delete_sheets(connection: Connection, before: float, limit: int) -> int:
    """Score sheets of people who were not seen since, whatever else they have. -> how many"""
    owner = (score_sheets.c.owner == identities.c.id) & (identities.c.seen_at < before - DAY)
    found = select(score_sheets.c.id).join(identities.table, owner).limit(limit)
    return score_sheets.delete(connection, score_sheets.c.id.in_(found))


def delete_guests(connection: Connection, before: float, limit: int) -> int:
    """People who were not seen since, and have neither a seat nor a table. -> how many"""
    has_seat = exists().where(seats.c.identity == identities.c.id)
    hosts = exists().where(tables.c.host == identities.c.id)
    wanted = (identities.c.seen_at < before - DAY) & ~has_seat & ~hosts
    found = select(identities.c.id).where(wanted).order_by(identities.c.seen_at).limit(limit)
    gone = list(connection.execute(found.with_for_update(skip_locked=True)).scalars())
    drop_people(connection, gone)
    return len(gone)


def drop_people(connection: Connection, gone: list[str]) -> None:
    """People who have neither a seat nor a table, with all that belongs to them."""
    for column in _referring(identities.c.id):
        if column.table is not seats.table:
            connection.execute(delete(column.table).where(column.in_(gone)))
    identities.delete(connection, identities.c.id.in_(gone))


def _referring(key: Column[Any]) -> list[Column[Any]]:
    """Of every relation whose rows belong to that of a key: the column that says to which."""
    return [
        foreign.parent
        for table in metadata.tables.values()
        if table is not tables.table
        for foreign in table.foreign_keys
        if foreign.column is key
    ]
