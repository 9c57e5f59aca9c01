"""Deleting what has expired; erasing people.

What is to be deleted is checked again by the deletion itself: somebody may have come since it was
found.
"""

from typing import Any, Final, Literal

from sqlalchemy import Column, ColumnElement, Connection, delete, exists, or_, select, update

from keyflower.server.features.notify.statements import webhooks
from keyflower.server.features.sheets import score_sheets
from keyflower.server.storage.relation import metadata
from keyflower.server.storage.statements.chat import chat
from keyflower.server.storage.statements.games import DAY, guests, seats, tables
from keyflower.server.storage.statements.people import identities
from keyflower.server.storage.store import tell

SILENT: Final = "…"  # instead of what the person said

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


# --- erasing a person: what is only theirs goes, and games of others keep an unnamed player


def erase(connection: Connection, identity_id: str, bot: str, now: float) -> list[str]:
    """Erase a person, all or nothing. -> the tables that have changed or are gone

    bot: what plays on for them. Other processes hear of each table.
    """
    me = select(identities.c.id).where(identities.has_key(identity_id)).with_for_update()
    if connection.execute(me).first() is None:
        return []
    changed: set[str] = set()
    for table_id, mine in _touched(connection, identity_id).items():
        if mine and not _others(connection, table_id, identity_id):
            changed.update(drop_table(connection, table_id))
        else:
            _leave(connection, table_id, identity_id, bot, now)
            changed.add(table_id)
    drop_people(connection, [identity_id])
    tell(connection, "table", *sorted(changed))
    return sorted(changed)


def _touched(connection: Connection, identity_id: str) -> dict[str, bool]:
    """Tables that know the person; and whether they played there, host it, or brought it."""
    seated, guest, spoke = (
        exists().where(part.c.table_id == tables.c.id, part.c.identity == identity_id)
        for part in (seats, guests, chat)
    )
    mine = or_(seated, tables.c.host == identity_id, tables.c.uploaded_by == identity_id)
    found = select(tables.c.id, mine.label("mine")).where(or_(mine, guest, spoke))
    rows = connection.execute(found.order_by(tables.c.id).with_for_update()).all()
    return {row.id: bool(row.mine) for row in rows}


def _others(connection: Connection, table_id: str, identity_id: str) -> list[str]:
    """The other people at a table."""
    people = select(seats.c.identity).where(
        seats.c.table_id == table_id, seats.c.identity.is_not(None), seats.c.identity != identity_id
    )
    return list(connection.execute(people.order_by(seats.c.seat)).scalars())


def _leave(connection: Connection, table_id: str, identity_id: str, bot: str, now: float) -> None:
    """The versions move on, so that everyone looks again."""
    table = connection.execute(select(tables.table).where(tables.has_key(table_id))).one()
    sat = (seats.c.table_id == table_id) & (seats.c.identity == identity_id)
    said = (chat.c.table_id == table_id) & (chat.c.identity == identity_id)
    chat.update(connection, said, chat.c.text != "", text=SILENT)
    chat.update(connection, said, name="", identity=None)
    unnamed: dict[str, Any] = {"identity": None, "name": "", "face": "", "pass_mode": ""}
    if table.status == "waiting":
        unnamed |= {"kind": "open", "bot": ""}
    elif table.status == "playing":
        unnamed |= {"kind": "bot", "bot": bot, "stand_in": False}
    seats.update(connection, sat, **unnamed)
    fields: dict[str, Any] = {"version": tables.c.version + 1}
    if table.host == identity_id:
        others = _others(connection, table_id, identity_id)
        fields["host"] = others[0] if others else None
        webhooks.drop(connection, table_id)
    if table.status == "playing":
        fields["due_at"] = now  # a bot may be to move
    if table.uploaded_by == identity_id:
        fields["uploaded_by"] = None
    tables.change(connection, table_id, **fields)
