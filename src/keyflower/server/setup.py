"""How a table is set up: its seats, the options of the rules, pace, and who may see it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keyflower.play.rows import STAND_IN, Pace, TableOptions
from keyflower.server.errors import Refusal
from keyflower.server.opponents import checked_spec

HOUR = 3600
LIVE_SECONDS = (5, 600)
SLOW_SECONDS = (HOUR, 14 * 24 * HOUR)
MOST_RESERVE = HOUR

Spec = Annotated[str, Meta(min_length=1, max_length=60, description="A bot: GET /api/bots")]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets the seat: the asker, somebody else at their device, a bot, or whoever comes."""

    kind: Literal["me", "here", "open", "bot"] = "open"
    bot: Spec = STAND_IN
    name: Annotated[str, Meta(max_length=400)] = ""
    """Of somebody at the asker's device."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: TableOptions = TableOptions()
    pace: Pace = Pace()
    hints: bool = True
    scores: bool = True
    listed: bool = False
    watchable: bool = True
    start: bool = False


def check(request: NewTable) -> None:
    """Refuse an inconsistent set-up, and say what would work."""
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise Refusal("you can take one seat only")
    for seat in request.seats:
        if seat.kind == "bot":
            checked_spec(seat.bot)
    if request.start and any(seat.kind == "open" for seat in request.seats):
        raise Refusal(
            "a table with free seats can't start right away: fill them, or start it later"
        )
    check_pace(request.pace)


def check_pace(pace: Pace) -> None:
    """A live clock counts seconds and minutes, a slow one hours and days."""
    if pace.kind == "none":
        if pace.seconds or pace.reserve:
            raise Refusal("a table without a clock has no seconds and no reserve")
    elif pace.kind == "live":
        least, most = LIVE_SECONDS
        if not least <= pace.seconds <= most:
            raise Refusal(f"a live clock gives {least} to {most} seconds per decision")
    else:
        least, most = SLOW_SECONDS
        if not least <= pace.seconds <= most:
            raise Refusal("a slow clock gives one hour to 14 days per decision, in seconds")
        if pace.reserve:
            raise Refusal("a slow clock has no reserve")
