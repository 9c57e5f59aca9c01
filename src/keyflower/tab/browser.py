"""`Home` in the page's worker (web/src/tab/worker.ts), where Pyodide runs it."""

import errno
from typing import Any

from keyflower.bots.network.network import multiply_by
from keyflower.bots.network.plain import Product
from keyflower.tab.home import Home


class DeviceStore:
    """The `Store` of web/src/tab/store.ts: its promises, with what they give as Python's."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._device, name)

        async def ask(*given: object) -> object:
            try:
                found = await asked(*given)
            except Exception as error:
                number = errno.ENOSPC if getattr(error, "name", "") == "full" else errno.EACCES
                raise OSError(number, str(error)) from None
            return found.to_py() if hasattr(found, "to_py") else found

        return ask


def open_home(device: Any, load: Any) -> Home:
    """What the page asks. load: gets the layers of a network, and gives what multiplies by them."""

    def loaded(layers: list[tuple[bytes, int, int, bytes]]) -> Product:
        multiply = load(layers)
        return lambda rows, count: multiply(rows, count).to_bytes()

    multiply_by(loaded)
    store: Any = DeviceStore(device)
    return Home(store)
