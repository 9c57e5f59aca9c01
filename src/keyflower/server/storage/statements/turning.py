"""The turning points of finished games, as the server worked them out."""

from typing import Any, Final

from msgspec import Struct

from keyflower.server.storage.relation import Relation, TableRef


class TurningPointsRow(Struct, frozen=True):
    """Of one game."""

    table_id: TableRef
    points: Any


turning_points: Final = Relation("turning_points", TurningPointsRow, key="table_id")
