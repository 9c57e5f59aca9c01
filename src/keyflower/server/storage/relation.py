"""Database tables whose rows are structs or dataclasses: the columns follow from the fields.

After a change of such a class: a migration, see migrations/env.py. Times are seconds since 1970.
"""

from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import TypeDecorator, TypeEngine

from keyflower.server.storage.ready import run_ready

Row = TypeVar("Row")

PersonRef = Annotated[str, "identities.id"]
TableRef = Annotated[str, "tables.id"]
"""A text in an annotation names the column that this one refers to."""
EMPTY: Final = sa.text("''")
ZERO: Final = sa.text("0")

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


UNREADABLE: Final = object()
"""Stands for a value that is not JSON: it fits no type, so that only its row is refused."""


class JsonText(TypeDecorator[Any]):
    """JSON in a text column, the same on every database; None is NULL."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> str | None:
        """Python's value as text."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        """The text as Python's value."""
        if value is None:
            return None
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, TypeError, RecursionError):
            return UNREADABLE


_TYPES: Final[dict[Any, type[TypeEngine[Any]]]] = {
    str: sa.Text,
    int: sa.Integer,
    float: sa.Float,
    bool: sa.Boolean,
    bytes: sa.LargeBinary,
}


class Relation(Generic[Row]):
    """A database table, and the statements that need nothing but its rows and its key.

    more: columns that are not in the class, and indexes. key: the fields that identify a row, with
    spaces between, after key columns of `more`. defaults: of columns that a migration has added.
    types: of columns, where they say more than the class. options: of SQLAlchemy's table. Columns
    that refer to another relation have an index.
    """

    def __init__(
        self,
        name: str,
        kind: type[Row],
        *more: sa.Column[Any] | sa.Index | sa.UniqueConstraint,
        key: str = "id",
        defaults: Mapping[str, Any] | None = None,
        types: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self._kind = kind
        keys, given = key.split(), defaults or {}
        hints = get_type_hints(kind, include_extras=True) | dict(types or {})
        columns = [
            column_of(field, hint, field in keys, given.get(field)) for field, hint in hints.items()
        ]
        first = [each for each in more if getattr(each, "primary_key", False)]
        last = [each for each in more if not getattr(each, "primary_key", False)]
        self.table = sa.Table(name, metadata, *first, *columns, *last, **options)
        self.c = self.table.c
        indexed = [next(iter(index.columns)) for index in self.table.indexes]
        served = {next(iter(self.table.primary_key)), *indexed}
        for column in self.table.c:
            if column.foreign_keys and column not in served:
                sa.Index(None, column)
        self._fields = tuple(self.table.c[field] for field in hints)
        self.inserting = sa.insert(self.table)

    def has_key(self, *key: Any) -> sa.ColumnElement[bool]:
        """Whether a row has this key, or a key that starts like this."""
        return sa.and_(*(column == value for column, value in zip(self.table.primary_key, key)))

    def get(self, connection: sa.Connection, /, *key: Any) -> Row | None:
        """The row with this key, if there is one."""
        found = self.find(connection, self.has_key(*key))
        return found[0] if found else None

    def find(
        self,
        connection: sa.Connection,
        /,
        *wanted: sa.ColumnElement[bool],
        order: tuple[sa.ColumnElement[Any], ...] = (),
        limit: int | None = None,
    ) -> list[Row]:
        found = sa.select(*self._fields).where(*wanted).order_by(*order).limit(limit)
        # All at once: SQLite would keep the old state open for a cursor that is not read to its end
        return [self._kind(**row._mapping) for row in connection.execute(found).all()]

    def count(self, connection: sa.Connection, /, *wanted: sa.ColumnElement[bool]) -> int:
        found = sa.select(sa.func.count()).select_from(self.table).where(*wanted)
        return connection.execute(found).scalar_one()

    def add(self, connection: sa.Connection, /, *rows: Row, **more: Any) -> None:
        """Insert rows; a Conflict if the key of one is taken. more: columns beside the row's."""
        if rows:
            connection.execute(self.inserting, [more | values_of(row) for row in rows])

    def add_new(self, connection: sa.Connection, /, row: Row, **more: Any) -> None:
        """Insert a row, unless its key is there."""
        new: Any = _insert(connection.dialect.name)(self.table)
        keys = list(self.table.primary_key)
        connection.execute(new.on_conflict_do_nothing(index_elements=keys), more | values_of(row))

    def put(self, connection: sa.Connection, /, *rows: Row, **more: Any) -> None:
        """Upsert rows by primary key."""
        if rows:
            statement = _upserting(self.table, connection.dialect.name)
            run_ready(connection, statement, [more | values_of(row) for row in rows])

    def change(self, connection: sa.Connection, /, *key: Any, **fields: Any) -> bool:
        """Change columns of the row with this key. -> whether there is one"""
        return self.update(connection, self.has_key(*key), **fields) == 1

    def update(
        self, connection: sa.Connection, /, *wanted: sa.ColumnElement[bool], **fields: Any
    ) -> int:
        """Change columns of rows. -> how many"""
        changed = sa.update(self.table).where(*wanted).values(**fields)
        return connection.execute(changed).rowcount

    def drop(self, connection: sa.Connection, /, *key: Any) -> bool:
        """Delete the row with this key. -> whether there was one"""
        return self.delete(connection, self.has_key(*key)) == 1

    def delete(self, connection: sa.Connection, /, *wanted: sa.ColumnElement[bool]) -> int:
        """Delete rows. -> how many"""
        return connection.execute(sa.delete(self.table).where(*wanted)).rowcount


def column_of(name: str, hint: Any, key: bool = True, default: Any = None) -> sa.Column[Any]:
    """The column of a field by its type."""
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    nullable = NoneType in get_args(hint)
    kind = kinds[0] if nullable else hint
    notes: tuple[Any, ...] = getattr(kind, "__metadata__", ())
    kind = kind.__origin__ if notes else kind
    refers = [sa.ForeignKey(note) for note in notes if isinstance(note, str)]
    given = [note for note in notes if isinstance(note, type) and issubclass(note, TypeEngine)]
    stored = sa.Text if get_origin(kind) is Literal else _TYPES.get(kind, JsonText)
    return sa.Column(
        name,
        given[0] if given else stored,
        *refers,
        primary_key=key,
        nullable=nullable,
        server_default=default,
    )


def values_of(row: Any) -> dict[str, Any]:
    return asdict(row) if isinstance(row, msgspec.Struct) else vars(row)


def _insert(dialect: str) -> Any:
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


# SQLAlchemy takes longer to build a statement than SQLite to run it: each is cached.
@cache
def _upserting(into: sa.Table, dialect: str) -> Any:
    put = _insert(dialect)(into)
    keys = list(into.primary_key)
    others = {column.name: put.excluded[column.name] for column in into.c if not column.primary_key}
    if not others:
        return put.on_conflict_do_nothing(index_elements=keys)
    return put.on_conflict_do_update(index_elements=keys, set_=others)
