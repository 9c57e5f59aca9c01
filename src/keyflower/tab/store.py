"""What is kept on the device."""

from typing import Protocol


class DeviceStorage(Protocol):
    """What is kept on the device. The page's worker has it in IndexedDB, tests in memory.

    Whatever can't be done raises an `OSError` with a message: storage is full, or forbidden.
    """

    async def tables(self) -> list[tuple[str, str]]:
        """All tables, each by its id and its head."""

    async def read(self, table: str) -> list[str]:
        """The head of a table, then the entries of its log; nothing if it is unknown."""

    async def write(
        self, table: str, version: int, head: str, first: int, entries: list[str]
    ) -> bool:
        """Write a head and entries numbered from `first` on, all or nothing.

        version: of the head that is stored, 0 if there is none; the new one is the next.
        -> False: another tab was faster, and nothing was written
        """

    async def add(self, tables: list[list[str]], things: list[tuple[str, str]]) -> None:
        """Write new tables (id, head, entries) and small things, all or nothing."""

    async def delete(self, table: str, things: list[str]) -> None:
        """Delete a table and small things, all or nothing."""

    async def get(self, key: str) -> str | None:
        """A small thing by its name."""

    async def kept(self) -> list[tuple[str, str]]:
        """All small things with their names."""

    async def put(self, key: str, value: str) -> None:
        """Keep a small thing."""
