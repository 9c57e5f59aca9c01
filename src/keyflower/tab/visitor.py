"""Who asks a tab: the person at the device."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from keyflower.home.table import HostedTable
from keyflower.home.visit import KEPT_BYTES
from keyflower.tab.kept import DEVICE
from keyflower.tab.tables import Device, DeviceTables

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True)
class DeviceVisit:
    """The `Asker` of every request of a tab: known to it, and without limits."""

    tables: DeviceTables
    parts: dict[type, Any]  # what fills the ports, by the port
    person: Device

    @property
    def id(self) -> str:
        """The identity of all who play here."""
        return DEVICE

    @property
    def identity(self) -> str:
        """The same."""
        return DEVICE

    @property
    def on_line(self) -> bool:
        """Nothing is cancelled here."""
        return True

    @property
    def payer(self) -> str:
        """The same: one person at a time uses a tab."""
        return DEVICE

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self.tables.now()

    def allow(self, limit: str, what: str) -> None:
        """Nobody else waits for this device."""

    def keep(self, what: str, size: int = KEPT_BYTES) -> None:
        """The browser has its own limit."""

    async def table(self, table_id: str) -> HostedTable:
        """A table of this device."""
        return await self.tables.get(table_id)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """There is one thread."""
        return work(*args, **kwargs)

    def waiting(self) -> AbstractContextManager[None]:
        """Work in spare time doesn't wait for this answer."""
        return self.tables.answering(-1)

    def part(self, kind: type[T]) -> T:
        """What fills a port."""
        part: T = self.parts[kind]
        return part
