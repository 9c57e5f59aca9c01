"""What finished games were made of: calculated once and kept, for statistics."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.storage.statements.games import OVER, Seated, find_seated, seats, tables


class FactsRow(Struct, frozen=True):
    """Of one game, by seat."""

    table_id: TableRef
    facts: Any


known_facts: Final = Relation("game_facts", FactsRow, key="table_id")


def list_finished_by(connection: Connection, identity_id: str, limit: int) -> list[Seated]:
    """Games that somebody has finished, last finished first."""
    theirs = select(seats.c.table_id).where(
        seats.c.identity == identity_id, seats.c.stand_in.is_(False)
    )
    return find_seated(connection, tables.c.id.in_(theirs) & OVER, tables.c.finished_at, limit)


def find_facts(connection: Connection, table_ids: Sequence[str]) -> dict[str, Any]:
    """What is known of these games, by table."""
    found = known_facts.find(connection, known_facts.c.table_id.in_(table_ids))
    return {row.table_id: row.facts for row in found}
