"""The statements, the same on every database. Each function runs inside one transaction."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from keyflower.server.storage import expiry, people
from keyflower.server.storage.errors import Conflict, Damaged, StorageError
from keyflower.server.storage.ready import Values, ready, run_ready
from keyflower.server.storage.rows import (
    Attempt,
    Change,
    ChatRow,
    Identity,
    LogRow,
    SeatRow,
    SigningKey,
    TableRow,
    Usage,
)
from keyflower.server.storage.schema import (
    chat,
    daily_attempts,
    guests,
    identities,
    links,
    log,
    seats,
    server_keys,
    signing_keys,
    tables,
    user_settings,
    webhooks,
)

Row = TypeVar("Row", bound=msgspec.Struct)

Seated = tuple[TableRow, list[SeatRow]]
"""A table with its seats."""
Allow = Callable[[Usage], None]
"""Raises what the caller gets where a person has too much."""

_TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
_CHANGE: Final = update(tables).where(
    tables.c.id == bindparam("seen_id"), tables.c.version == bindparam("seen_version")
)
_LOGGED: Final = ("table_id", *LogRow.__struct_fields__, "crc")
_CHANGING: Final = (
    *("version", "status", "host", "invite", "engine", "catalogue", "seq", "to_act", "due_at"),
    *("updated_at", "finished_at", "result", "next_table"),
)
"""What a change writes of a table; the rest never changes, or is written by itself."""
_LOG: Final = tuple(column for column in log.c if column.name != "table_id")
_CHAT: Final = tuple(chat.c[name] for name in ChatRow.__struct_fields__)


# --- identities, links, keys


def add_identity(connection: Connection, identity: Identity) -> None:
    connection.execute(insert(identities), asdict(identity))


def identity(connection: Connection, identity_id: str) -> Identity | None:
    found = connection.execute(select(identities).where(identities.c.id == identity_id)).first()
    return None if found is None else Identity(**found._mapping)


def set_identity(connection: Connection, identity_id: str, fields: dict[str, Any]) -> None:
    connection.execute(update(identities).where(identities.c.id == identity_id).values(**fields))


def user_settings_of(connection: Connection, identity_id: str) -> Any:
    found = select(user_settings.c.settings).where(user_settings.c.identity == identity_id)
    return connection.execute(found).scalar()


def put_user_settings(
    connection: Connection, identity_id: str, settings: Any, changed_at: float
) -> Any:
    """Two devices may write at once: the later change wins. -> what is kept now"""
    mine = user_settings.c.identity == identity_id
    newer = select(user_settings.c.settings).where(mine, user_settings.c.changed_at > changed_at)
    found = connection.execute(newer.with_for_update()).first()
    if found is not None:
        return found.settings
    row = {"identity": identity_id, "settings": settings, "changed_at": changed_at}
    put(connection, user_settings, [row])
    return settings


def add_link(connection: Connection, token_hash: str, identity_id: str, expires_at: float) -> None:
    row = {"token_hash": token_hash, "identity": identity_id, "expires_at": expires_at}
    connection.execute(insert(links), row)


def take_link(connection: Connection, token_hash: str, now: float) -> str | None:
    """Deletes the link and returns it, so that it works once. Also deletes expired links."""
    connection.execute(delete(links).where(links.c.expires_at <= now))
    taken = delete(links).where(links.c.token_hash == token_hash).returning(links.c.identity)
    return connection.execute(taken).scalar()


def signing_keys_newest_first(connection: Connection) -> list[SigningKey]:
    newest = select(signing_keys).order_by(
        signing_keys.c.created_at.desc(), signing_keys.c.id.desc()
    )
    return [SigningKey(**row._mapping) for row in connection.execute(newest)]


def add_signing_key(connection: Connection, key: bytes, created_at: float) -> int:
    row = {"key": key, "created_at": created_at}
    made = insert(signing_keys).returning(signing_keys.c.id)
    return int(connection.execute(made, row).scalar_one())


def drop_signing_key(connection: Connection, key_id: int) -> None:
    connection.execute(delete(signing_keys).where(signing_keys.c.id == key_id))


def server_key(connection: Connection, name: str) -> bytes | None:
    found = select(server_keys.c.key).where(server_keys.c.name == name)
    return connection.execute(found).scalar()


def add_server_key(connection: Connection, name: str, key: bytes) -> bytes:
    """Of several processes that make one at once, the first counts. -> the key that counts"""
    add(connection, server_keys, {"name": name, "key": key})
    found = server_key(connection, name)
    assert found is not None
    return found


# --- tables, seats, log


def add_table(
    connection: Connection,
    table: TableRow,
    sitting: Sequence[SeatRow],
    entries: list[Values],
    allow: Allow | None = None,
    attempt: Attempt | None = None,
) -> None:
    owner = table.host or table.uploaded_by
    if allow is not None and owner is not None:
        expiry.hold(connection, owner)
        allow(expiry.held(connection, owner, table.engine, table.created_at))
    connection.execute(insert(tables), asdict(table))
    _insert(connection, seats, table.id, sitting)
    _insert_log(connection, entries)
    if attempt is not None:
        _insert(connection, daily_attempts, table.id, [attempt])


def table(connection: Connection, table_id: str) -> Seated | None:
    found = seated(connection, tables.c.id == table_id)
    return found[0] if found else None


def entries(connection: Connection, table_id: str, since: int) -> list[LogRow]:
    wanted = select(*_LOG).where(log.c.table_id == table_id, log.c.seq >= since)
    # All at once: SQLite would keep the old state open for a cursor that is not read to its end.
    rows = connection.execute(wanted.order_by(log.c.seq)).all()
    return [_entry(table_id, row) for row in rows]


def readable_entries(connection: Connection, table_id: str) -> list[LogRow]:
    """What can be read of a log; damaged entries are left out."""
    wanted = select(*_LOG).where(log.c.table_id == table_id).order_by(log.c.seq)
    found = []
    for row in connection.execute(wanted).all():
        try:
            found.append(_entry(table_id, row))
        except Damaged:
            continue
    return found


def _entry(table_id: str, row: Any) -> LogRow:
    fields = _fields(row)
    kept = fields.pop("crc")
    try:
        entry = msgspec.convert(fields, LogRow)
    except msgspec.ValidationError as error:
        raise Damaged(f"entry {fields['seq']} of the log can't be read: {error}") from None
    # A server of the version before, on the same PostgreSQL, writes no sums.
    if kept is not None and kept != _crc(table_id, entry):
        raise Damaged(f"entry {entry.seq} of the log is not as it was written")
    return entry


def _crc(table_id: str, entry: LogRow) -> int:
    outcomes = msgspec.json.encode(entry.outcomes).decode()
    return crc32(f"{table_id} {entry.seq} {entry.seat} {entry.action} {outcomes}".encode())


def write(connection: Connection, change: Change) -> None:
    """The version is the lock: the second of two writers who saw the same one changes nothing."""
    row = change.row
    fields = {name: getattr(row, name) for name in _CHANGING}
    fields |= {"seen_id": row.id, "seen_version": row.version - 1}
    if run_ready(connection, _CHANGE, [fields]) != 1:
        raise Conflict("somebody else changed the table first")
    _insert_log(connection, log_values(connection.dialect, row.id, change.entries))
    put(connection, seats, [_of(row.id, seat) for seat in change.seats])
    if change.rated:
        people.rate(connection, row.id, change.rated, row.updated_at)
    if change.removed:
        guest = {"table_id": row.id, "identity": change.removed, "removed": row.invite}
        put(connection, guests, [guest])
    if change.unhooked:
        connection.execute(delete(webhooks).where(webhooks.c.table_id == row.id))


def mark_broken(connection: Connection, table_id: str, reason: str) -> bool:
    """The version moves on, so that other processes look again."""
    marked = (
        update(tables)
        .where(tables.c.id == table_id, tables.c.broken.is_(None))
        .values(broken=reason, version=tables.c.version + 1)
    )
    return connection.execute(marked).rowcount == 1


def unmark(connection: Connection, table_id: str) -> None:
    """The mark is gone, and other processes look again."""
    fields = {"broken": None, "version": tables.c.version + 1}
    connection.execute(update(tables).where(tables.c.id == table_id).values(fields))


def damaged_columns(connection: Connection, table_id: str) -> list[str]:
    """Columns of a table and its seats with invalid values."""
    found = []
    for row in connection.execute(select(tables).where(tables.c.id == table_id)).all():
        found += _read(_SAFE_TABLE, _fields(row))[1]
    for row in connection.execute(select(seats).where(seats.c.table_id == table_id)).all():
        fields = _fields(row)
        del fields["table_id"]
        found += [f"{name} of a seat" for name in _read(_SAFE_SEAT, fields)[1]]
    return found


def table_ids(connection: Connection, after: str, limit: int) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
    return list(connection.execute(wanted).scalars())


def file_problems(connection: Connection) -> list[str]:
    if connection.dialect.name != "sqlite":
        return []
    found = [str(row[0]) for row in connection.execute(text("PRAGMA quick_check")).all()]
    return [] if found == ["ok"] else found


def admit(connection: Connection, table_id: str, identity_id: str, invite: str) -> None:
    """Those whose seat was freed may sit down again, if this invitation is a new one."""
    add(connection, guests, {"table_id": table_id, "identity": identity_id})
    guest = (guests.c.table_id == table_id) & (guests.c.identity == identity_id)
    connection.execute(update(guests).where(guest, guests.c.removed != invite).values(removed=""))


def admitted(connection: Connection, table_id: str, identity_id: str) -> bool:
    guest = (guests.c.table_id == table_id) & (guests.c.identity == identity_id)
    return connection.execute(select(guests.c.identity).where(guest)).first() is not None


def removed(connection: Connection, table_id: str, identity_id: str) -> bool:
    guest = (guests.c.table_id == table_id) & (guests.c.identity == identity_id)
    return bool(connection.execute(select(guests.c.removed).where(guest)).scalar())


def by_invite(connection: Connection, invite: str) -> str | None:
    return connection.execute(select(tables.c.id).where(tables.c.invite == invite)).scalar()


def due(connection: Connection, now: float, limit: int, engine: str | None) -> list[str]:
    waiting = select(tables.c.id).where(
        tables.c.due_at <= now, tables.c.status == "playing", tables.c.broken.is_(None)
    )
    if engine is not None:
        waiting = waiting.where(tables.c.engine == engine)
    rows = connection.execute(waiting.order_by(tables.c.due_at, tables.c.id).limit(limit))
    return list(rows.scalars())


def other_engines(connection: Connection, engine: str) -> int:
    wanted = (tables.c.status == "playing") & (tables.c.engine != engine)
    return connection.execute(select(func.count()).select_from(tables).where(wanted)).scalar_one()


# --- lists of tables, newest first


def open_tables(connection: Connection, limit: int) -> list[Seated]:
    wanted = (tables.c.status == "waiting") & tables.c.listed
    return seated(connection, wanted, tables.c.created_at, limit)


def watchable_tables(connection: Connection, limit: int) -> list[Seated]:
    wanted = (tables.c.status == "playing") & tables.c.listed & tables.c.watchable
    return seated(connection, wanted, tables.c.created_at, limit)


def finished_tables(connection: Connection, limit: int) -> list[Seated]:
    wanted = (tables.c.status == "finished") & tables.c.listed & tables.c.watchable
    return seated(connection, wanted, tables.c.finished_at, limit)


def tables_of(connection: Connection, identity_id: str, limit: int) -> list[Seated]:
    theirs = select(seats.c.table_id).where(seats.c.identity == identity_id)
    return seated(connection, tables.c.id.in_(theirs), tables.c.updated_at, limit)


def seated(
    connection: Connection,
    wanted: ColumnElement[bool],
    newest: ColumnElement[Any] = tables.c.created_at,
    limit: int = 1,
) -> list[Seated]:
    """Tables with their seats, newest first."""
    found = select(tables).where(wanted).order_by(newest.desc(), tables.c.id).limit(limit)
    rows = {}
    for row in connection.execute(found).all():
        made, wrong = _read(_SAFE_TABLE, _fields(row))
        rows[made.id] = _blamed(made, wrong)
    sitting: dict[str, list[SeatRow]] = {table_id: [] for table_id in rows}
    if rows:
        there = select(seats).where(seats.c.table_id.in_(list(sitting))).order_by(seats.c.seat)
        for seat in connection.execute(there).all():
            fields = _fields(seat)
            table_id = fields.pop("table_id")
            sat, wrong = _read(_SAFE_SEAT, fields)
            sitting[table_id].append(sat)
            rows[table_id] = _blamed(rows[table_id], wrong)
    return [(row, sitting[table_id]) for table_id, row in rows.items()]


def _fields(row: Any) -> dict[str, Any]:
    """A row by its columns' names, which SQLAlchemy has as strings of its own kind."""
    return {str(name): value for name, value in row._mapping.items()}


# Replacements for invalid values: they never reveal more.
_SAFE_TABLE: Final = TableRow(
    id="",
    status="playing",
    invite="",
    engine="",
    catalogue="",
    created_at=0.0,
    updated_at=0.0,
)
_SAFE_SEAT: Final = SeatRow(seat=-1)


def _read(safe: Row, fields: dict[str, Any]) -> tuple[Row, list[str]]:
    """A row, and the names of columns with invalid values; those get the values of a safe row."""
    kind = type(safe)
    try:
        return msgspec.convert(fields, kind), []
    except msgspec.ValidationError:
        wrong = []
        for field in msgspec.structs.fields(kind):
            try:
                msgspec.convert(fields[field.name], field.type)
            except msgspec.ValidationError:
                wrong.append(field.name)
                fields[field.name] = getattr(safe, field.name)
        return msgspec.convert(fields, kind), wrong


def _blamed(row: TableRow, wrong: list[str]) -> TableRow:
    if not wrong or row.broken is not None:
        return row
    return msgspec.structs.replace(row, broken=f"damaged columns: {', '.join(wrong)}")


# --- chat


def add_chat(
    connection: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    said: str,
    at: float,
    phrase: str = "",
) -> ChatRow:
    """The lock on the table's row makes counting safe (SQLite has one writer anyway)."""
    held = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        raise StorageError(f"there is no table {table_id}")
    count = select(func.coalesce(func.max(chat.c.number) + 1, 0))
    number = connection.execute(count.where(chat.c.table_id == table_id)).scalar_one()
    sits = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.name == name)
    identity = connection.execute(select(seats.c.identity).where(sits)).scalar()
    row = ChatRow(number, seat, name, said, at, phrase)
    connection.execute(_inserting(chat), _of(table_id, row) | {"identity": identity})
    return row


def chat_lines(connection: Connection, table_id: str, since: int, limit: int) -> list[ChatRow]:
    wanted = select(*_CHAT).where(chat.c.table_id == table_id, chat.c.number >= since)
    rows = connection.execute(wanted.order_by(chat.c.number.desc()).limit(limit)).all()
    return [ChatRow(**row._mapping) for row in reversed(rows)]


# --- what the others share


def notify(connection: Connection, channel: str, payload: str) -> None:
    """PostgreSQL: notify the other processes when this transaction commits."""
    connection.execute(_NOTIFY, {"channel": channel, "payload": payload})


def touch(connection: Connection) -> None:
    """A write that changes nothing but has to reach the disk."""
    connection.execute(_TOUCH)


def _of(table_id: str, row: Any) -> dict[str, Any]:
    return {"table_id": table_id} | asdict(row)


def _insert(connection: Connection, into: Table, table_id: str, rows: Iterable[Any]) -> None:
    if values := [_of(table_id, row) for row in rows]:
        connection.execute(_inserting(into), values)


def log_values(dialect: Dialect, table_id: str, entries: Iterable[LogRow]) -> list[Values]:
    """Entries of a log as the database takes them."""
    found = ready(_inserting(log), _LOGGED, dialect)
    return [
        found.values(_of(table_id, entry) | {"crc": _crc(table_id, entry)}) for entry in entries
    ]


def _insert_log(connection: Connection, entries: list[Values]) -> None:
    if entries:
        ready(_inserting(log), _LOGGED, connection.dialect).run(connection, entries)


def put(connection: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
    """Upsert rows by primary key."""
    if not rows:
        return
    run_ready(connection, _putting(into, connection.dialect.name), rows)


def add(connection: Connection, into: Table, row: dict[str, Any]) -> None:
    """Insert a row, unless its key is there."""
    new: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(into)
    keys = list(into.primary_key)
    connection.execute(new.on_conflict_do_nothing(index_elements=keys), row)


# SQLAlchemy takes longer to build a statement than SQLite to run it: each is cached.


@cache
def _inserting(into: Table) -> Insert:
    return insert(into)


@cache
def _putting(into: Table, dialect: str) -> Any:
    put: Any = (sqlite if dialect == "sqlite" else postgresql).insert(into)
    keys = list(into.primary_key)
    others = {column.name: put.excluded[column.name] for column in into.c if not column.primary_key}
    if not others:
        return put.on_conflict_do_nothing(index_elements=keys)
    return put.on_conflict_do_update(index_elements=keys, set_=others)
