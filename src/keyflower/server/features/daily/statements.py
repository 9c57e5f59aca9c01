"""Daily games: whose attempt is which table.

Results are not stored here: they are those of the tables, as the server has played them.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from sqlalchemy import Connection, select

from keyflower.server.storage.relation import PersonRef, Relation, TableRef
from keyflower.server.storage.statements.games import OVER, Seated, find_seated, tables

MOST: Final = 1000
"""Days of a person."""

Points = Annotated[list[int], msgspec.Meta(min_length=2)]
"""By seat."""


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's daily game of a day: the first one counts, and there is no other."""

    day: str
    """Of UTC, as 2026-07-30."""
    identity: PersonRef
    table_id: TableRef


attempts: Final = Relation("daily_attempts", Attempt, key="day identity")


def has_finished(connection: Connection, day: str, identity_id: str) -> bool:
    """Whether somebody has finished the daily game of a day."""
    over = (tables.c.id == attempts.c.table_id) & (tables.c.status == "finished")
    found = select(tables.c.id).where(attempts.has_key(day, identity_id), over)
    return connection.execute(found).first() is not None


def find_points(connection: Connection, day: str, before: float) -> dict[str, Points]:
    """The points in games of a day that ended before a time, by table; first ended first."""
    wanted = (
        select(tables.c.id, tables.c.result)
        .join(attempts.table, attempts.c.table_id == tables.c.id)
        .where(attempts.c.day == day, OVER, tables.c.finished_at < before)
        .order_by(tables.c.finished_at, tables.c.id)
    )
    found = {}
    for row in connection.execute(wanted).all():
        with suppress(msgspec.ValidationError):  # a damaged one has no place
            found[row.id] = msgspec.convert(row.result, Points)
    return found


def find_games(connection: Connection, table_ids: Sequence[str]) -> list[Seated]:
    """These games."""
    return find_seated(connection, tables.c.id.in_(table_ids), limit=len(table_ids))


def list_finished_by(connection: Connection, identity_id: str) -> list[Seated]:
    """Somebody's finished daily games, last finished first."""
    theirs = select(attempts.c.table_id).where(attempts.c.identity == identity_id)
    return find_seated(connection, tables.c.id.in_(theirs) & OVER, tables.c.finished_at, MOST)
