"""Small things that the device keeps, by their names."""

from contextlib import suppress
from typing import Any

from keyflower.play.errors import Refusal
from keyflower.tab.plain import load, read, write
from keyflower.tab.store import Store
from keyflower.tab.table import stored


async def recall(store: Store, key: str, kind: Any) -> Any:
    """A thing as a type; None if there is none, or if it is damaged."""
    text = await stored(store.get(key))
    with suppress(Refusal):
        return None if text is None else read(kind, load(text), key)
    return None


async def keep(store: Store, key: str, value: object) -> None:
    """Keep a thing instead of what was there."""
    await stored(store.put(key, write(value)))
