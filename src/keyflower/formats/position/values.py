"""Values of JSON data, read one by one; everything that is wrong is noted on the way."""

import json
from difflib import get_close_matches
from typing import Final

from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import MIN_PLAYERS
from keyflower.rules.state import State

MOST: Final = 1000  # no number of pieces comes near


class Values:
    """Reads values for one position, and collects the problems."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.problems: list[str] = []
        self.state = State(lookup, MIN_PLAYERS)
        self.state.clear()

    def wrong(self, where: str, message: str) -> None:
        """Note a problem."""
        self.problems.append(f"{where}: {message}")

    def fields(self, value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
        """An object with these keys only; null is the same as left out."""
        out: dict[str, object] = {}
        if not isinstance(value, dict):
            self.wrong(where, f"expected an object, got {show(value)}")
            return out
        for key in value:
            if not isinstance(key, str) or key not in keys:
                self.wrong(where, f"{show(key)} is not a key here{hint(key, keys)}")
            elif value[key] is not None:
                out[key] = value[key]
        return out

    def items(self, value: object, where: str) -> list[object]:
        """A list; left out, an empty one."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(where, f"expected a list, got {show(value)}")
            return []
        return list(value)

    def whole(self, value: object, where: str, most: int, least: int = 0) -> int:
        """A whole number between two others; wrong, 0."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(where, f"expected a whole number from {least} to {most}, got {show(value)}")
        return 0

    def yes(self, value: object, where: str, left_out: bool) -> bool:
        """True or false."""
        if value is None:
            return left_out
        if isinstance(value, bool):
            return value
        self.wrong(where, f"expected true or false, got {show(value)}")
        return left_out

    def seat(self, value: object, where: str) -> int:
        """A seat of this game."""
        return self.whole(value, where, self.state.players - 1)

    def name(self, value: object, where: str, names: tuple[str, ...], what: str) -> int:
        """The number of a name; wrong, 0."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.wrong(where, f"{show(value)} is not a {what}{hint(value, names)}")
        return 0

    def counts(self, value: object, where: str, names: tuple[str, ...]) -> list[int]:
        """Numbers by name, as a list."""
        if value is None:
            return [0] * len(names)
        given = self.fields(value, where, names)
        return [self.whole(given.get(name, 0), f"{where}.{name}", MOST) for name in names]

    def tile(self, value: object, where: str) -> int:
        """The tile of that id, or -1."""
        if isinstance(value, str) and value in self.lookup.index:
            return self.lookup.index[value]
        self.wrong(where, f"{show(value)} is not a tile{hint(value, self.lookup.ids)}")
        return -1


def show(value: object) -> str:
    """A value as a message quotes it."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "...")
    if value is None:
        return "nothing"
    if isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int) and abs(value) <= 10**9:
        return str(value)
    return "something that is too large"


def hint(value: object, names: list[str] | tuple[str, ...]) -> str:
    """What was probably meant."""
    if not isinstance(value, str):
        return ""
    close = get_close_matches(value[:40], names, 1)
    return f"; did you mean {close[0]!r}?" if close else ""
