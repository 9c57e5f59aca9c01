"""The statements, the same on every database: functions of a connection, each in one transaction.

`Store.read` and `Store.write` run them. Each file has what one feature stores: its rows, its
relations, and the statements that need more than `Relation` can do. All are imported here, so that
deletions find every relation.
"""

from keyflower.server.storage.statements import (
    chat,
    daily,
    erasing,
    expiry,
    games,
    notices,
    people,
    profile,
    puzzles,
    ratings,
    sheets,
    statistics,
    turning,
)

__all__ = [
    "chat",
    "daily",
    "erasing",
    "expiry",
    "games",
    "notices",
    "people",
    "profile",
    "puzzles",
    "ratings",
    "sheets",
    "statistics",
    "turning",
]
