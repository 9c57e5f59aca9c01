"""Tables, their seats, guests and logs.

The log of a table is append-only; everything else about its game can be rebuilt from it.
"""

import asyncio
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct, field

from keyflower.play.kept import Damaged
from keyflower.play.rows import LogRow, SeatRow, Status, TableRow, replace
from keyflower.play.typed_json import beyond_limits, type_hints
from keyflower.server.storage.errors import Conflict
from keyflower.server.storage.ready import run_ready
from keyflower.server.storage.relation import EMPTY, PersonRef, Relation, TableRef, column_of
from keyflower.server.storage.statements.people import hold
from keyflower.server.storage.store import Store, tell

Row = TypeVar("Row", TableRow, SeatRow)

DAY: Final = 24 * 3600.0  # how coarse `seen_at` is, and how long a game that was left counts
_MAX_LOG_ROWS: Final = 50  # rows that are written at once


Also = Callable[[sa.Connection], object]  # what is written together with a table, or not at all


class Guest(Struct, frozen=True):
    """Somebody admitted to a table by its invitation."""

    table_id: TableRef
    identity: PersonRef
    removed: str = ""
    """The invitation that doesn't admit them to a seat any more: the host has freed theirs. Empty
    with a newer one."""


class PackedLog(Struct, frozen=True):
    """The first entries of a log that was long when its table was added.

    They are one row: thousands would hold the only writer of SQLite.
    """

    table_id: TableRef
    entries: bytes  # compressed JSON, with the table's id


class Usage(Struct, frozen=True):
    """How much of the server one person takes up."""

    games: int  # tables that they host, wait or play at, and have not left
    bot_games: int  # those of them with bots
    records: int  # records that they have uploaded


class Change(Struct, frozen=True, kw_only=True):
    """What is to change at a table, all or nothing."""

    row: TableRow  # as it is to be; its version is one more than the writer saw
    seats: list[SeatRow] = field(default_factory=list)  # seats that are to be like this
    entries: list[LogRow] = field(default_factory=list)  # what is added to the log
    new_setup: bool = False  # the set-up has changed too
    removed: str = ""  # somebody whose seat was freed: they need a new invitation to sit down again
    also: list[Also] = field(default_factory=list)  # what features write with it


Seated = tuple[TableRow, list[SeatRow]]  # a table with its seats
Allow = Callable[[Usage], None]  # raises what the caller gets where a person has too much

tables: Final = Relation(
    "tables",
    TableRow,
    sa.UniqueConstraint("invite"),
    sa.Index(None, "status", "listed", "created_at"),
    sa.Index(None, "due_at"),
    sa.Index(None, "uploaded_by"),
    types={"host": PersonRef | None, "next_table": TableRef | None},
)
seats: Final = Relation(
    "seats",
    SeatRow,
    column_of("table_id", TableRef),
    key="seat",
    defaults={
        "face": EMPTY,
        "pledge": EMPTY,
        "contribution": EMPTY,
        "unlocked": sa.false(),
        "prepared": sa.text("'{}'"),
    },
    types={"identity": PersonRef | None},
)
guests: Final = Relation("guests", Guest, key="table_id identity", defaults={"removed": EMPTY})
log: Final = Relation(
    "log",
    LogRow,
    column_of("table_id", TableRef),
    sa.Column("crc", sa.BigInteger),  # of all before `at`: an altered entry is found
    key="seq",
    types={"action": Annotated[int, sa.BigInteger]},
    sqlite_with_rowid=False,
)
packed_logs: Final = Relation("packed_logs", PackedLog, key="table_id")

IS_OVER: Final = (tables.c.status == "finished") & tables.c.broken.is_(None)
_CHANGE: Final = sa.update(tables.table).where(
    tables.c.id == sa.bindparam("seen_id"), tables.c.version == sa.bindparam("seen_version")
)
_CHANGING: Final = (
    *("version", "status", "host", "invite", "engine", "catalogue", "seq", "to_act", "due_at"),
    *("updated_at", "finished_at", "result", "next_table"),
)
"""What a change writes of a table; the rest never changes, or is written by itself."""
_LOG: Final = tuple(column for column in log.c if column.name != "table_id")


# --- writing


async def add_table(
    store: Store,
    table: TableRow,
    sitting: Sequence[SeatRow],
    entries: Sequence[LogRow] = (),
    allow: Allow | None = None,
    also: Also | None = None,
) -> None:
    """Store a new table; a Conflict if its id or invite is taken.

    `allow` gets what its host or uploader has; if it raises, nothing is written.
    """
    packed: list[PackedLog] = []
    if len(entries) > _MAX_LOG_ROWS:
        packed = [await asyncio.to_thread(_pack, table.id, entries)]
        entries = ()
    await store.write(_add_table, table, sitting, entries, packed, allow, also)


def _add_table(
    connection: sa.Connection,
    table: TableRow,
    sitting: Sequence[SeatRow],
    entries: Sequence[LogRow],
    packed: list[PackedLog],
    allow: Allow | None,
    also: Also | None,
) -> None:
    owner = table.host or table.uploaded_by
    if allow is not None and owner is not None:
        hold(connection, owner)
        allow(count_usage(connection, owner, table.engine, table.created_at))
    tables.add(connection, table)
    seats.add(connection, *sitting, table_id=table.id)
    _add_log(connection, table.id, entries)
    packed_logs.add(connection, *packed)
    if also is not None:
        also(connection)
    tell(connection, "table", table.id)


def write_change(connection: sa.Connection, change: Change) -> None:
    """Change a table, all or nothing; a Conflict if it has changed since the writer read it.

    The version is the lock: the second of two writers who saw the same one changes nothing.
    """
    row = change.row
    fields = {name: getattr(row, name) for name in _CHANGING}
    fields |= {"seen_id": row.id, "seen_version": row.version - 1}
    if run_ready(connection, _CHANGE, [fields]) != 1:
        raise Conflict("somebody else changed the table first")
    _add_log(connection, row.id, change.entries)
    seats.put(connection, *change.seats, table_id=row.id)
    if change.new_setup:
        tables.change(connection, row.id, setup=row.setup)
    if change.removed:
        guests.put(connection, Guest(row.id, change.removed, row.invite))
    for also in change.also:
        also(connection)
    tell(connection, "table", row.id)


def _add_log(connection: sa.Connection, table_id: str, entries: Sequence[LogRow]) -> None:
    if entries:
        rows = [
            {"table_id": table_id, **vars(entry), "crc": _crc(table_id, entry)} for entry in entries
        ]
        run_ready(connection, log.inserting, rows)


def _pack(table_id: str, entries: Sequence[LogRow]) -> PackedLog:
    return PackedLog(table_id, zlib.compress(msgspec.json.encode((table_id, entries))))


def _crc(table_id: str, entry: LogRow) -> int:
    outcomes = msgspec.json.encode(entry.outcomes).decode()
    return zlib.crc32(f"{table_id} {entry.seq} {entry.seat} {entry.action} {outcomes}".encode())


def mark_broken(connection: sa.Connection, table_id: str, reason: str) -> bool:
    """Mark a table as broken. -> False if it was marked before

    The version moves on, so that other processes look again.
    """
    tell(connection, "table", table_id)
    well = tables.has_key(table_id) & tables.c.broken.is_(None)
    return tables.update(connection, well, broken=reason, version=tables.c.version + 1) == 1


def unmark(connection: sa.Connection, table_id: str) -> None:
    """Unmark a table that was marked as broken; other processes look again."""
    tables.change(connection, table_id, broken=None, version=tables.c.version + 1)
    tell(connection, "table", table_id)


# --- guests


def admit(connection: sa.Connection, table_id: str, identity_id: str, invite: str = "") -> None:
    """Admit somebody to a table permanently.

    invite: the link that they used. Those whose seat was freed may sit down again, if it is new.
    """
    guests.add_new(connection, Guest(table_id, identity_id))
    guest = guests.has_key(table_id, identity_id)
    guests.update(connection, guest, guests.c.removed != invite, removed="")


def find_by_invite(connection: sa.Connection, invite: str) -> str | None:
    """The id of the table that an invitation is for."""
    return connection.execute(sa.select(tables.c.id).where(tables.c.invite == invite)).scalar()


def count_usage(connection: sa.Connection, identity_id: str, engine: str, now: float) -> Usage:
    """How much somebody has here.

    Games that can't go on, or of other engines, are not counted: nobody can finish or leave them.
    Those that one has left count for a day, unless others play on: else leaving one would make room
    for the next.
    """
    waiting = tables.c.status == "waiting"
    playing = (tables.c.status == "playing") & (tables.c.engine == engine)
    well = tables.c.broken.is_(None)
    seat = seats.c.table_id == tables.c.id
    own = seat & (seats.c.identity == identity_id)
    left = sa.exists().where(own & seats.c.stand_in.is_(True)) & ~sa.exists().where(
        own & seats.c.stand_in.is_(False)
    )
    played_on = sa.exists().where(seat & (seats.c.kind == "person") & seats.c.stand_in.is_(False))
    left &= played_on | (tables.c.updated_at <= now - DAY)
    games = (tables.c.host == identity_id) & (waiting | playing) & well & ~left
    bots = sa.exists().where(seat & (seats.c.kind == "bot"))
    return Usage(
        games=tables.count(connection, games),
        bot_games=tables.count(connection, games & bots),
        records=tables.count(connection, tables.c.uploaded_by == identity_id),
    )


# --- reading


def find_table(connection: sa.Connection, table_id: str) -> Seated | None:
    """A table and its seats, as they were at one moment."""
    found = find_seated(connection, tables.has_key(table_id))
    return found[0] if found else None


def read_log(
    connection: sa.Connection, table_id: str, since: int = 0, damaged: bool = False
) -> list[LogRow]:
    """The log of a table from number `since` on, in order; `Damaged` if it cannot be read.

    damaged: as many of its entries as can be read.
    """
    wanted = sa.select(*_LOG).where(log.c.table_id == table_id, log.c.seq >= since)
    found, skipped = [], (Damaged,) if damaged else ()
    # All at once: SQLite would keep the old state open for a cursor that is not read to its end.
    rows = connection.execute(wanted.order_by(log.c.seq)).all()
    if not rows or rows[0].seq > since:
        with suppress(*skipped):
            found += [entry for entry in _unpack(connection, table_id) if entry.seq >= since]
    for row in rows:
        with suppress(*skipped):
            found.append(_read_entry(table_id, row))
    return found


def _unpack(connection: sa.Connection, table_id: str) -> list[LogRow]:
    """The entries of a log that are in one row, if there are any."""
    packed = packed_logs.get(connection, table_id)
    if packed is None:
        return []
    try:
        written = msgspec.json.decode(
            zlib.decompress(packed.entries), type=tuple[str, list[LogRow]]
        )
    except (zlib.error, TypeError, msgspec.MsgspecError) as error:
        raise Damaged(f"the first entries of the log can't be read: {error}") from None
    if written[0] != table_id:
        raise Damaged(f"the first entries of the log are those of table {written[0]!r}")
    return written[1]


def _read_entry(table_id: str, row: Any) -> LogRow:
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


def list_due(connection: sa.Connection, now: float, limit: int, engine: str) -> list[str]:
    """Ids of an engine's tables in play, unless broken, at which the server must do something by
    now; longest due first."""
    playing = (tables.c.status == "playing") & tables.c.broken.is_(None)
    due = sa.select(tables.c.id).where(playing, tables.c.engine == engine, tables.c.due_at <= now)
    rows = connection.execute(due.order_by(tables.c.due_at, tables.c.id).limit(limit))
    return list(rows.scalars())


def list_ids(connection: sa.Connection, after: str, limit: int) -> list[str]:
    """The ids of all tables in order, from the one after `after` on."""
    wanted = sa.select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
    return list(connection.execute(wanted).scalars())


def find_damaged_columns(connection: sa.Connection, table_id: str) -> list[str]:
    """Columns of a table and its seats with invalid values."""
    found = []
    for row in connection.execute(sa.select(tables.table).where(tables.has_key(table_id))).all():
        found += _read(_SAFE_TABLE, row)[1]
    for row in connection.execute(sa.select(seats.table).where(seats.has_key(table_id))).all():
        found += [f"{name} of a seat" for name in _read(_SAFE_SEAT, row)[1]]
    return found


def check_file(connection: sa.Connection) -> list[str]:
    """What SQLite finds wrong with its file; PostgreSQL has tools of its own."""
    if connection.dialect.name != "sqlite":
        return []
    found = [str(row[0]) for row in connection.execute(sa.text("PRAGMA quick_check")).all()]
    return [] if found == ["ok"] else found


# --- lists of tables, newest first


def list_public(connection: sa.Connection, status: Status, limit: int) -> list[Seated]:
    """Listed tables; those that don't wait for players must be watchable too. Finished ones are in
    the order of their ends."""
    wanted = (tables.c.status == status) & tables.c.listed
    if status != "waiting":
        wanted &= tables.c.watchable
    newest = tables.c.finished_at if status == "finished" else tables.c.created_at
    return find_seated(connection, wanted, newest, limit)


def list_tables_of(connection: sa.Connection, identity_id: str, limit: int) -> list[Seated]:
    """Tables where somebody has a seat, last changed first."""
    theirs = sa.select(seats.c.table_id).where(seats.c.identity == identity_id)
    return find_seated(connection, tables.c.id.in_(theirs), tables.c.updated_at, limit)


def list_finished_by(connection: sa.Connection, identity_id: str, limit: int) -> list[Seated]:
    """Games that a person has finished, last finished first."""
    theirs = sa.select(seats.c.table_id).where(
        seats.c.identity == identity_id, seats.c.stand_in.is_(False)
    )
    return find_seated(connection, tables.c.id.in_(theirs) & IS_OVER, tables.c.finished_at, limit)


def find_seated(
    connection: sa.Connection,
    wanted: sa.ColumnElement[bool],
    newest: sa.ColumnElement[Any] = tables.c.created_at,
    limit: int = 1,
) -> list[Seated]:
    """Tables with their seats, newest first."""
    found = sa.select(tables.table).where(wanted).order_by(newest.desc(), tables.c.id).limit(limit)
    rows = {}
    for row in connection.execute(found).all():
        made, wrong = _read(_SAFE_TABLE, row)
        rows[made.id] = _blame(made, wrong)
    sitting: dict[str, list[SeatRow]] = {table_id: [] for table_id in rows}
    if rows:
        of_these = sa.select(seats.table).where(seats.c.table_id.in_(list(sitting)))
        for row in connection.execute(of_these.order_by(seats.c.seat)).all():
            seat, wrong = _read(_SAFE_SEAT, row)
            sitting[row.table_id].append(seat)
            rows[row.table_id] = _blame(rows[row.table_id], wrong)
    return [(row, sitting[table_id]) for table_id, row in rows.items()]


# Replacements for invalid values: they never reveal more.
_SAFE_TABLE: Final = TableRow(
    id="", status="playing", invite="", engine="", catalogue="", created_at=0.0, updated_at=0.0
)
_SAFE_SEAT: Final = SeatRow(seat=-1)


def _fields(row: Any) -> dict[str, Any]:
    """A row by its columns' names, which SQLAlchemy has as strings of its own kind."""
    return {str(name): value for name, value in row._mapping.items()}


def _read(safe: Row, row: Any) -> tuple[Row, list[str]]:
    """A row, and the names of columns with invalid values; those get the values of a safe row."""
    kind: Any = type(safe)
    fields = _fields(row)
    try:
        found = msgspec.convert(fields, kind)
        wrong = beyond_limits(found)
        if not wrong:
            return found, []
    except msgspec.ValidationError:
        wrong = [name for name, hint in type_hints(kind).items() if not _fits(fields[name], hint)]
    fields |= {name: getattr(safe, name) for name in wrong}
    return msgspec.convert(fields, kind), wrong


def _fits(value: Any, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def _blame(row: TableRow, wrong: list[str]) -> TableRow:
    if not wrong or row.broken is not None:
        return row
    return replace(row, broken=f"damaged columns: {', '.join(wrong)}")
