"""Erasing a person: what is only theirs goes, and games of others keep an unnamed player."""

from typing import Any, Final

from sqlalchemy import Connection, exists, or_, select, update

from keyflower.server.storage.statements.chat import chat
from keyflower.server.storage.statements.expiry import drop_people, drop_table
from keyflower.server.storage.statements.games import guests, seats, tables
from keyflower.server.storage.statements.notices import webhooks
from keyflower.server.storage.statements.people import identities
from keyflower.server.storage.store import tell

SILENT: Final = "…"
"""Instead of what the person said."""


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
        seats.c.table_id == table_id,
        seats.c.identity.is_not(None),
        seats.c.identity != identity_id,
    )
    return list(connection.execute(people.order_by(seats.c.seat)).scalars())


def _leave(connection: Connection, table_id: str, identity_id: str, bot: str, now: float) -> None:
    """The versions move on, so that everyone looks again."""
    table = connection.execute(select(tables.table).where(tables.has_key(table_id))).one()
    sat = (seats.c.table_id == table_id) & (seats.c.identity == identity_id)
    said = (chat.c.table_id == table_id) & (chat.c.identity == identity_id)
    connection.execute(update(chat.table).where(said, chat.c.text != "").values(text=SILENT))
    connection.execute(update(chat.table).where(said).values(name="", identity=None))
    unnamed: dict[str, Any] = {"identity": None, "name": "", "face": "", "pass_mode": ""}
    if table.status == "waiting":
        unnamed |= {"kind": "open", "bot": ""}
    elif table.status == "playing":
        unnamed |= {"kind": "bot", "bot": bot, "stand_in": False}
    connection.execute(update(seats.table).where(sat).values(unnamed))
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
