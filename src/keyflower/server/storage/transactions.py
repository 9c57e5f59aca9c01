"""How statements are run, on every kind of database."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements that belong into one transaction."""


class Transactions(Protocol):
    """Runs statements, one transaction at a time."""

    async def read(self, work: Work[T]) -> T:
        """Run `work` on one consistent state of the database."""

    async def write(self, work: Work[T], what: str = "", table_id: str = "") -> T:
        """Run `work`, and return when it is durable. `what` is told to the other processes."""
