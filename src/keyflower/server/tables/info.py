"""What everyone who may see a table may know about it."""

from keyflower.server import wire
from keyflower.server.clock import deadline
from keyflower.server.errors import Unknown
from keyflower.server.faults import of_other_engine
from keyflower.server.setup import STAND_IN, Setup
from keyflower.server.storage import ChatRow, SeatRow, TableRow


def table_info(row: TableRow, seats: list[SeatRow], setup: Setup, ahead: float) -> wire.TableInfo:
    """A table without its game.

    ahead: by how much the machine's clock is ahead of steady time.
    """
    broken = row.broken is not None or (row.status == "playing" and of_other_engine(row))
    return wire.TableInfo(
        id=row.id,
        status="broken" if broken else row.status,
        seats=[seat_info(seat, setup, ahead) for seat in seats],
        options=setup.options,
        pace=setup.pace,
        on_timeout=STAND_IN,
        hints=setup.hints,
        scores=setup.scores,
        tutorial=setup.tutorial,
        listed=row.listed,
        watchable=row.watchable,
        seq=row.seq,
        to_act=row.to_act,
        created_at=row.created_at,
        updated_at=row.updated_at,
        finished_at=row.finished_at,
        result=row.result,
        next_table=row.next_table,
    )


def seat_info(row: SeatRow, setup: Setup, ahead: float) -> wire.SeatInfo:
    """A seat: who sits there, and the clock."""
    end = None if row.is_bot else deadline(setup.pace, row.reserve, row.owes_since)
    if end is not None:
        end += ahead
    return wire.SeatInfo(row.seat, row.kind, row.name, row.bot, row.stand_in, row.reserve, end)


def chat_line(row: ChatRow) -> wire.ChatLine:
    """A line of chat as it is sent."""
    return wire.ChatLine(row.number, row.seat, row.name, row.text, row.at)


def unknown_table() -> Unknown:
    """The same for tables that don't exist and those that the asker may not see."""
    return Unknown("there is no such table, or it is not open to you: ask for an invitation")
