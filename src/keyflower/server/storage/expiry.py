"""Statements that count what a person has, and delete what has expired.

Each function runs inside one short transaction. What is to be deleted is checked again by the
deletion itself: somebody may have come since it was found.
"""

from typing import Any, Final, Literal

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from keyflower.server.storage.rows import Usage
from keyflower.server.storage.schema import (
    chat,
    daily_attempts,
    game_facts,
    guests,
    identities,
    log,
    metadata,
    notes,
    score_sheets,
    seats,
    tables,
    turning_points,
    webhooks,
)

DAY: Final = 24 * 3600.0  # how coarse `seen_at` is, and how long a game that was left counts

Kind = Literal["waiting", "playing", "records"]
"""Tables that did not start; games not finished; records, and games that only bots played."""

_OF_A_TABLE: Final[tuple[Table, ...]] = (
    *(seats, guests, daily_attempts, game_facts, turning_points, log, chat, notes, webhooks),
)


# --- counting


def hold(connection: Connection, identity_id: str) -> None:
    """Let nobody else add to what a person has until this is written (SQLite has one writer)."""
    person = select(identities.c.id).where(identities.c.id == identity_id)
    connection.execute(person.with_for_update(key_share=True)).all()


def held(connection: Connection, identity_id: str, engine: str, now: float) -> Usage:
    """Games that can't go on are not counted: nobody can finish or leave them. Those that one has
    left count for a day, unless others play on: else leaving one would make room for the next."""
    waiting = tables.c.status == "waiting"
    playing = (tables.c.status == "playing") & (tables.c.engine == engine)
    well = tables.c.broken.is_(None)
    seat = seats.c.table_id == tables.c.id
    own = seat & (seats.c.identity == identity_id)
    left = exists().where(own & seats.c.stand_in.is_(True)) & ~exists().where(
        own & seats.c.stand_in.is_(False)
    )
    played_on = exists().where(seat & (seats.c.kind == "person") & seats.c.stand_in.is_(False))
    left &= played_on | (tables.c.updated_at <= now - DAY)
    games = (tables.c.host == identity_id) & (waiting | playing) & well & ~left
    bots = exists().where(seat & (seats.c.kind == "bot"))
    return Usage(
        games=_count(connection, games),
        bot_games=_count(connection, games & bots),
        records=_count(connection, tables.c.uploaded_by == identity_id),
    )


def _count(connection: Connection, wanted: ColumnElement[bool]) -> int:
    found = select(func.count()).select_from(tables).where(wanted)
    return connection.execute(found).scalar_one()


# --- looking at a table


def see_table(connection: Connection, table_id: str, now: float) -> None:
    """The version stays: nothing that anyone sees has changed."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(seen_at=now))


# --- deleting


def expired_tables(connection: Connection, kind: Kind, before: float, limit: int) -> list[str]:
    """The oldest first."""
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
    """A table, if it is still expired. -> the tables that have changed"""
    still = select(tables.c.id).where(tables.c.id == table_id, _expired(kind, before))
    if connection.execute(still.with_for_update()).first() is None:
        return []
    return drop_table(connection, table_id)


def drop_table(connection: Connection, table_id: str) -> list[str]:
    """A table and all that belongs to it.

    -> its id, and the tables whose rematch it was: their versions move on, so that everyone looks
    again
    """
    rematch = update(tables).where(tables.c.next_table == table_id).returning(tables.c.id)
    fields = {"next_table": None, "version": tables.c.version + 1}
    earlier = list(connection.execute(rematch.values(fields)).scalars())
    for part in _OF_A_TABLE:
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    return [table_id, *earlier]


def delete_sheets(connection: Connection, before: float, limit: int) -> int:
    """Score sheets of people who were not seen since, whatever else they have. -> how many"""
    owner = (score_sheets.c.owner == identities.c.id) & (identities.c.seen_at < before - DAY)
    found = select(score_sheets.c.id).join(identities, owner).limit(limit)
    return connection.execute(delete(score_sheets).where(score_sheets.c.id.in_(found))).rowcount


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
    for column in _of_people():
        connection.execute(delete(column.table).where(column.in_(gone)))
    connection.execute(delete(identities).where(identities.c.id.in_(gone)))


def _of_people() -> list[Column[Any]]:
    """Of every database table whose rows belong to a person: the column that says whose."""
    return [
        key.parent
        for table in metadata.tables.values()
        if table not in (tables, seats)
        for key in table.foreign_keys
        if key.column is identities.c.id
    ]
