"""`Home` in the page's worker (web/src/tab/worker.ts): what JavaScript keeps, as a `Store`.

Pyodide runs it: JavaScript's promises can be awaited, and what they give becomes Python's by
`to_py`. Lists and bytes become JavaScript's over there.
"""

import errno
from typing import Any

from keyflower.bots.network.network import Product, multiply_by
from keyflower.tab.home import Home


class DeviceStore:
    """What is kept on the device, by `DeviceStore` of web/src/tab/store.ts."""

    def __init__(self, device: Any) -> None:
        self._device = device

    async def tables(self) -> list[str]:
        """The heads of all tables."""
        found: list[str] = (await _done(self._device.tables())).to_py()
        return found

    async def read(self, table: str) -> list[str]:
        """The head of a table, then the entries of its log."""
        found: list[str] = (await _done(self._device.read(table))).to_py()
        return found

    async def write(
        self, table: str, version: int, head: str, first: int, entries: list[str]
    ) -> bool:
        """Write a head and entries; False if another tab was faster."""
        done = self._device.write(table, version, head, first, entries)
        return bool(await _done(done))

    async def forget(self, table: str) -> None:
        """Delete a table."""
        await _done(self._device.forget(table))

    async def get(self, key: str) -> str | None:
        """A small thing by its name."""
        found: str | None = await _done(self._device.get(key))
        return found

    async def put(self, key: str, value: str) -> None:
        """Keep a small thing."""
        await _done(self._device.put(key, value))


async def _done(promise: Any) -> Any:
    """What a promise gives; an `OSError` if storage is full or forbidden."""
    try:
        return await promise
    except Exception as error:
        number = errno.ENOSPC if getattr(error, "name", "") == "full" else errno.EACCES
        raise OSError(number, str(error)) from None


def open_home(device: Any, load: Any) -> Home:
    """What the page asks. load: gets the layers of a network, and gives what multiplies by them."""

    def loaded(layers: list[tuple[bytes, int, int, bytes]]) -> Product:
        multiply = load(layers)
        return lambda rows, count: multiply(rows, count).to_bytes()

    multiply_by(loaded)
    return Home(DeviceStore(device))
