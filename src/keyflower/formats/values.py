"""Values of JSON data, read one by one; everything that is wrong is noted on the way."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

from keyflower.rules.errors import RecordError
from keyflower.rules.lookup import Lookup

MAX_COUNT: Final = 1000  # no number of pieces comes near
KINDS: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
}

T = TypeVar("T")


class Value:
    """A value somewhere in JSON data; null is the same as left out.

    Each method reads it as something, and notes a problem where it isn't that.
    """

    def __init__(self, data: object, where: str, problems: list[str]) -> None:
        self.data = data
        self.where = where
        self.problems = problems

    @property
    def given(self) -> bool:
        return self.data is not None

    def wrong(self, message: str) -> None:
        self.problems.append(f"{self.where}: {message}")

    def __getitem__(self, key: str) -> "Value":
        """A field of an object."""
        found = self.data.get(key) if isinstance(self.data, dict) else None
        return Value(found, f"{self.where}.{key}" if self.where else key, self.problems)

    def only(self, keys: tuple[str, ...], name: str = "") -> None:
        """It must be an object with these keys only; `name` is what the whole is called."""
        where = self.where or name
        if not isinstance(self.data, dict):
            self.problems.append(f"{where}: expected an object, got {show(self.data)}")
            return
        for key in self.data:
            if not isinstance(key, str) or key not in keys:
                self.problems.append(f"{where}: {show(key)} is not a key here{hint(key, keys)}")

    def items(self) -> list["Value"]:
        """Of a list; left out, none."""
        if self.data is not None and not isinstance(self.data, list):
            self.wrong(f"expected a list, got {show(self.data)}")
        if not isinstance(self.data, list):
            return []
        return [
            Value(item, f"{self.where}[{i}]", self.problems) for i, item in enumerate(self.data)
        ]

    def whole(self, most: int = MAX_COUNT, least: int = 0, default: int | None = None) -> int:
        """A whole number between two others; wrong, 0."""
        value = self.data
        if value is None and default is not None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(f"expected a whole number from {least} to {most}, got {show(value)}")
        return 0

    def flag(self, default: bool) -> bool:
        if isinstance(self.data, bool):
            return self.data
        if self.data is not None:
            self.wrong(f"expected true or false, got {show(self.data)}")
        return default

    def name(self, names: Sequence[str], what: str, default: int | None = None) -> int:
        """The number of a name; wrong, 0."""
        if self.data is None and default is not None:
            return default
        if isinstance(self.data, str) and self.data in names:
            return names.index(self.data)
        self.wrong(f"{show(self.data)} is not a {what}{hint(self.data, names)}")
        return 0

    def counts(self, names: tuple[str, ...], default: list[int] | None = None) -> list[int]:
        """Numbers by name, as a list; left out, none of each."""
        if self.data is None:
            return default or [0] * len(names)
        self.only(names)
        return [self[name].whole(default=0) for name in names]

    def tile(self, lookup: Lookup) -> int:
        """The tile of that id, or -1."""
        known = len(self.problems)
        tile = self.name(lookup.ids, "tile")
        return tile if len(self.problems) == known else -1


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
        return str(value).lower()
    if isinstance(value, int) and abs(value) <= 10**9:
        return str(value)
    return "something that is too large"


def hint(value: object, names: Sequence[str]) -> str:
    """What was probably meant."""
    if not isinstance(value, str):
        return ""
    close = get_close_matches(value[:40], names, 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def expect(value: object, kind: type[T], name: str) -> T:
    """A value of a record, which must be of a kind."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{name}: expected {KINDS[kind]}, got {show(value)}")
    return value


def expect_all(values: object, kind: type[T], name: str) -> list[T]:
    """A list of values of a record, all of a kind."""
    return [expect(value, kind, name) for value in expect(values, list, name)]
