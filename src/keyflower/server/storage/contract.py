"""What a kind of database must do for the store."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Dialect

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements that belong into one transaction."""
OnNotice = Callable[[str, str], None]
"""Called with a table's id and what was changed there by another process."""


class Database(Protocol):
    """What a kind of database must do for the store."""

    shown: str
    """Where it is, for people to read; without a password."""
    dialect: Dialect

    async def read(self, work: Work[T]) -> T:
        """Run `work` on one consistent state of the database."""

    async def write(self, work: Work[T], what: str = "", table_id: str = "") -> T:
        """Run `work`, and return when it is durable. `what` is told to the other processes."""

    async def change(self, work: Work[list[str]]) -> list[str]:
        """Run `work`, which returns the tables it has changed: the others hear of each."""

    def listen(self, on_notice: OnNotice) -> None:
        """Call `on_notice` whenever another process has changed something."""

    async def tell(self, what: str, table_id: str) -> None:
        """Tell the other processes something that isn't stored."""

    async def drive(self, table_id: str) -> bool:
        """Whether this process, and no other, may act for the server at a table."""

    async def release(self, table_id: str) -> None:
        """Let another process drive a table."""

    async def close(self) -> None:
        """Finish running writes, then release everything."""
