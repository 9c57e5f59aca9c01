"""The set-up of a stored table, which may be damaged; `play.kept` has the other checks."""

import msgspec

from keyflower.play import SeatRow, Setup, TableRow
from keyflower.play.kept import Damaged, check_seats


def setup_of(row: TableRow) -> Setup | None:
    """The set-up of a table; None where it is damaged."""
    try:
        return msgspec.convert(row.setup, Setup)
    except msgspec.ValidationError:
        return None


def checked_setup(row: TableRow, seats: list[SeatRow]) -> Setup:
    """The set-up of a table with a valid row and seats; else `Damaged` says what is wrong."""
    check_seats(row, seats)
    try:
        return msgspec.convert(row.setup, Setup)
    except msgspec.ValidationError as error:
        raise Damaged(f"setup: {error}") from None
