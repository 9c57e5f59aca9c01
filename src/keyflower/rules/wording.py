"""Numbers, seats and pieces in English, for values that people read."""

from typing import TypeVar

N = TypeVar("N", bound=str)


def write_count(count: int, one: str, many: str) -> str:
    """A number of things: `1 entry`, `84 entries`."""
    return f"{count} {one if count == 1 else many}"


def by_name(counts: list[int], names: tuple[N, ...]) -> dict[N, int]:
    """Counts by name, without those of which there is none: `{"red": 2}`."""
    return {names[i]: counts[i] for i in range(len(counts)) if counts[i]}


def by_name_at(counts: list[int], at: int, names: tuple[N, ...]) -> dict[N, int]:
    """The same for one place of several: a tile, a boat or a seat."""
    return by_name(counts[at * len(names) : (at + 1) * len(names)], names)
