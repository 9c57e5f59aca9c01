"""What a device keeps, in memory: two homes can share it, as two tabs do."""

import asyncio
from copy import deepcopy


class Memory:
    """A store in memory. full: what it says when it doesn't store anything any more."""

    def __init__(self) -> None:
        self.heads: dict[str, tuple[int, str]] = {}
        self.logs: dict[str, list[str]] = {}
        self.things: dict[str, str] = {}
        self.full = ""

    async def tables(self) -> list[tuple[str, str]]:
        """All tables, each by its id and its head."""
        await asyncio.sleep(0)
        return [(table, head) for table, (_, head) in self.heads.items()]

    async def read(self, table: str) -> list[str]:
        """A head, then its log."""
        await asyncio.sleep(0)
        if table not in self.heads:
            return []
        return [self.heads[table][1], *self.logs[table]]

    async def write(
        self, table: str, version: int, head: str, first: int, entries: list[str]
    ) -> bool:
        """All or nothing."""
        await asyncio.sleep(0)
        self._check()
        if self.heads.get(table, (0, ""))[0] != version:
            return False
        self.heads[table] = (version + 1, head)
        log = self.logs.setdefault(table, [])
        assert first == len(log), "entries are only added"
        log += entries
        return True

    async def add(self, tables: list[list[str]], things: list[tuple[str, str]]) -> None:
        """All or nothing."""
        self._check()
        for table, head, *entries in tables:
            self.heads[table], self.logs[table] = (1, head), entries
        self.things |= dict(things)

    async def delete(self, table: str, things: list[str]) -> None:
        """All or nothing."""
        del self.heads[table], self.logs[table]
        for key in things:
            del self.things[key]

    async def get(self, key: str) -> str | None:
        """A small thing."""
        await asyncio.sleep(0)
        return self.things.get(key)

    async def kept(self) -> list[tuple[str, str]]:
        """All small things."""
        return list(self.things.items())

    async def put(self, key: str, value: str) -> None:
        """Keep a small thing."""
        self._check()
        self.things[key] = value

    def copy(self) -> "Memory":
        """The same, from here on by itself."""
        return deepcopy(self)

    def _check(self) -> None:
        if self.full:
            raise OSError(self.full)
