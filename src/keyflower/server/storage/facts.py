"""What finished games were made of: calculated once and kept, for statistics."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from keyflower.server.storage.contract import Database
from keyflower.server.storage.queries import Seated, seated
from keyflower.server.storage.schema import game_facts, seats, tables


class Facts:
    """What is stored of finished games besides their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished_by(self, identity_id: str, limit: int) -> list[Seated]:
        """Games that somebody has finished, last finished first."""
        return await self._database.read(lambda c: _finished_by(c, identity_id, limit))

    async def of(self, table_ids: Sequence[str]) -> dict[str, Any]:
        """What is known of these games, by table."""
        return await self._database.read(lambda c: _of(c, table_ids))

    async def put(self, table_id: str, facts: Any) -> None:
        """Keep what a game was made of; what is there stays."""
        await self._database.write(lambda c: _put(c, table_id, facts))


def _finished_by(connection: Connection, identity_id: str, limit: int) -> list[Seated]:
    theirs = select(seats.c.table_id).where(
        seats.c.identity == identity_id, seats.c.stand_in.is_(False)
    )
    over = (tables.c.status == "finished") & tables.c.broken.is_(None)
    return seated(connection, tables.c.id.in_(theirs) & over, tables.c.finished_at, limit)


def _of(connection: Connection, table_ids: Sequence[str]) -> dict[str, Any]:
    wanted = select(game_facts).where(game_facts.c.table_id.in_(table_ids))
    return {row.table_id: row.facts for row in connection.execute(wanted).all()}


def _put(connection: Connection, table_id: str, facts: Any) -> None:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(game_facts).values(table_id=table_id, facts=facts)
    connection.execute(new.on_conflict_do_nothing(index_elements=[game_facts.c.table_id]))
