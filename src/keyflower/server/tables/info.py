"""What everyone who may see a table may know about it."""

from keyflower.bots.levels import level_of
from keyflower.server import wire
from keyflower.server.clock import deadline
from keyflower.server.days import closes
from keyflower.server.errors import Unknown
from keyflower.server.faults import of_other_engine
from keyflower.server.seals import commitment
from keyflower.server.setup import STAND_IN, Setup
from keyflower.server.storage import ChatRow, SeatRow, TableRow
from keyflower.server.villagers import Face, faces


def table_info(row: TableRow, seats: list[SeatRow], setup: Setup, ahead: float) -> wire.TableInfo:
    """A table without its game.

    ahead: by how much the machine's clock is ahead of steady time.
    """
    broken = row.broken is not None or (row.status == "playing" and of_other_engine(row))
    return wire.TableInfo(
        id=row.id,
        status="broken" if broken else row.status,
        seats=[
            seat_info(seat, face, setup, ahead) for seat, face in zip(seats, faces(row.id, seats))
        ],
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
        commitment=commitment(row),
        daily=row.daily,
        closes_at=closes(row.daily) or None,
        uploaded=row.uploaded_by is not None,
    )


def seat_info(row: SeatRow, face: Face, setup: Setup, ahead: float) -> wire.SeatInfo:
    """A seat: who sits there, and the clock."""
    end = None if row.is_bot else deadline(setup.pace, row.reserve, row.owes_since)
    if end is not None:
        end += ahead
    return wire.SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        stand_in=row.stand_in,
        reserve=row.reserve,
        deadline=end,
        face=face,
        level=level_of(row.bot) if row.kind == "bot" else 0,
    )


def chat_line(row: ChatRow) -> wire.ChatLine:
    """A line of chat as it is sent."""
    phrase = row.phrase if row.phrase in wire.PHRASES else ""
    return wire.ChatLine(row.number, row.seat, row.name, row.text, row.at, phrase)


def unknown_table() -> Unknown:
    """The same for tables that don't exist and those that the asker may not see."""
    return Unknown("there is no such table, or it is not open to you: ask for an invitation")
