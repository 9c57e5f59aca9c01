"""Tables as a device keeps them: a head with the row and the seats, and the entries of the log."""

from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final, TypeVar

from keyflower.home.lobby import my_game
from keyflower.home.ports import StorageFailure, Stored
from keyflower.home.visit import Listed
from keyflower.play import SeatRow, TableRow
from keyflower.play.errors import Refusal
from keyflower.play.kept import checked_setup
from keyflower.play.opponents import checked_spec
from keyflower.play.rows import LogRow
from keyflower.play.typed_json import load, read, write

T = TypeVar("T")

DEVICE: Final = "device"  # the identity of all who play here


class NotStored(Refusal, StorageFailure, status=507, code="not-stored"):
    """The device doesn't store it: nothing has changed."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"this browser couldn't store it, so nothing has changed: {error}")


async def stored(work: Awaitable[T]) -> T:
    """What the store answers; `NotStored` if it can't."""
    try:
        return await work
    except OSError as error:
        raise NotStored(error) from None


def write_head(row: TableRow, seats: list[SeatRow]) -> str:
    """A table without its log, also as it is listed: a server's page shows that without Python."""
    game = my_game(Listed(row, seats, checked_setup(row, seats)), DEVICE)
    return write({"row": row, "seats": seats, "game": game})


def read_head(text: str) -> tuple[TableRow, list[SeatRow]]:
    """A table without its log; a refusal says what is damaged."""
    head = read(dict[str, Any], load(text), "the head")
    row = read(TableRow, head.get("row"), "row")
    seats = read(list[SeatRow], head.get("seats"), "seats")
    if row.status in ("waiting", "playing"):
        for seat in seats:
            if seat.kind == "bot":
                checked_spec(seat.bot)  # it thinks where the page's answers come from
    return row, seats


def read_table(texts: list[str], since: int = 0) -> Stored:
    """A table with its log from an entry on; a refusal says what is damaged."""
    return Stored(*read_head(texts[0]), read_entries(texts[1 + since :]))


def read_entries(texts: list[str], damaged: bool = False) -> list[LogRow]:
    """The log of a table. damaged: as many of its entries as can be read."""
    entries = []
    for text in texts:
        with suppress(*(Refusal,) if damaged else ()):
            entries.append(read(LogRow, load(text), "an entry"))
    return entries
