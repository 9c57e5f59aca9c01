"""Numbers and seats in English, for values that are printed."""


def counted(count: int, one: str, many: str) -> str:
    """A number of things: `1 entry`, `84 entries`."""
    return f"{count} {one if count == 1 else many}"


def listed_seats(seats: list[int]) -> str:
    """Seats: `seat 1`, `seats 0, 2`."""
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join([str(seat) for seat in seats])
