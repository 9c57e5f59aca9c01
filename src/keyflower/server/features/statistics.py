"""What finished games were made of, in the server's database."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from keyflower.home.features.statistics import SeatFacts
from keyflower.server.storage import Store
from keyflower.server.storage.relation import Relation, TableRef


class FactsRow(Struct, frozen=True):
    """Of one game, by seat."""

    table_id: TableRef
    facts: Any


known_facts: Final = Relation("game_facts", FactsRow, key="table_id")


class SqlFacts:
    """The `FactsStore` of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, tables: list[str]) -> dict[str, list[SeatFacts]]:
        """What is known of tables; nothing where it is damaged."""
        known = await self._store.read(known_facts.find, known_facts.c.table_id.in_(tables))
        return {row.table_id: read_facts(row.facts) for row in known}

    async def put(self, table: str, facts: list[SeatFacts]) -> None:
        """Keep what a game was made of."""
        row = FactsRow(table, msgspec.to_builtins(facts))
        await self._store.write(known_facts.add_new, row)


def read_facts(kept: Any) -> list[SeatFacts]:
    """What is known of a game; nothing if it is damaged."""
    try:
        return msgspec.convert(kept or [], list[SeatFacts])
    except msgspec.ValidationError:
        return []
