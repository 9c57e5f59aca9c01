"""A table as it is stored: its row and seats, those of `keyflower.play`, and its log.

The rows of a table do not repeat its id.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import BigInteger

from keyflower.play.kept import Damaged, check_seats
from keyflower.play.rows import LogRow as LogRow
from keyflower.play.rows import Pace, PreparedBid, Setup
from keyflower.play.rows import Sealed as Sealed
from keyflower.play.rows import SeatRow as SeatRow
from keyflower.play.rows import TableRow as TableRow
from keyflower.server.storage.relation import PersonRef, TableRef

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?(?!\\n)$")]  # 32 bytes, or nothing


def limit(kind: type, **types: Any) -> None:
    """Limit what clients and damaged databases can put into a class of `keyflower.play`, and name
    the columns that its own refer to."""
    kind.__annotations__.update(types)


limit(
    Pace,
    seconds=Annotated[int, Meta(ge=0, le=14 * 24 * 3600)],
    reserve=Annotated[int, Meta(ge=0, le=3600)],
)
limit(PreparedBid, at=Annotated[str, Meta(max_length=40)], most=Annotated[int, Meta(ge=1, le=60)])
limit(Sealed, secret=Hex, past=Hex)
limit(TableRow, host=PersonRef | None, next_table=TableRef | None)
limit(SeatRow, identity=PersonRef | None, pledge=Hex, contribution=Hex)
limit(LogRow, action=Annotated[int, BigInteger])


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
