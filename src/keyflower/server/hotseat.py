"""Hot seat: several seats of a table at one device, which shows one of them at a time.

The device has one identity. While a game is in play, the server gives it the view of the seat that
is unlocked, and of no other; with none, the curtain is closed, and it gets what spectators see.
"""

from copy import copy
from typing import Annotated

from msgspec import Meta, Struct

from keyflower.rules.view import SPECTATOR
from keyflower.server.storage import SeatRow, TableRow


class CurtainBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose side to show; null closes the curtain."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None


def seats_of(seats: list[SeatRow], identity: str | None) -> list[int]:
    """The seats of somebody, or of those who share a device."""
    return [row.seat for row in seats if identity is not None and row.identity == identity]


def shown_seat(row: TableRow, seats: list[SeatRow], identity: str | None) -> int:
    """The seat whose view somebody gets; SPECTATOR: they have none, or the curtain is closed."""
    mine = seats_of(seats, identity)
    unlocked = [seat for seat in mine if seats[seat].unlocked]
    if len(mine) > 1 and row.status == "playing":
        return unlocked[0] if unlocked else SPECTATOR
    return next(iter(unlocked or mine), SPECTATOR)


def unlocked_at(seats: list[SeatRow], identity: str, seat: int | None) -> list[SeatRow]:
    """Seats of which somebody's device shows this one; none: the curtain is closed."""
    found = [copy(row) for row in seats]
    for row in found:
        if row.identity == identity:
            row.unlocked = row.seat == seat
    return found


def after_change(before: TableRow, after: TableRow, seats: list[SeatRow]) -> list[SeatRow]:
    """Close the curtain where it has become the turn of another person at the same device."""
    for shown in seats:
        if not shown.unlocked or shown.seat in after.to_act or shown.identity is None:
            continue
        owing = [
            seat
            for seat in seats_of(seats, shown.identity)
            if seat in after.to_act and not seats[seat].stand_in
        ]
        if owing and (shown.seat in before.to_act or set(owing) - set(before.to_act)):
            return after_change(before, after, unlocked_at(seats, shown.identity, None))
    return seats
