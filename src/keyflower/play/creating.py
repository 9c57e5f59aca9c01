"""New tables: as asked for, and the same again."""

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Annotated, Final, Literal, Protocol

from keyflower.game import Game
from keyflower.play import rows, seating
from keyflower.play.errors import Refusal, WrongTime
from keyflower.play.opponents import Spec, checked_spec
from keyflower.play.seals import new_secret
from keyflower.play.table import Table
from keyflower.play.text import Name, checked_name
from keyflower.play.typed_json import Bounds
from keyflower.rules.log import ENGINE
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS

HOUR: Final = 3600
LIVE_SECONDS: Final = (5, 600)
SLOW_SECONDS: Final = (HOUR, 14 * 24 * HOUR)
NO_FACES: Final = ("",) * 6


class Person(Protocol):
    """Somebody who may take seats, or their device. face: a villager, or empty"""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def face(self) -> str: ...


@dataclass(frozen=True)
class SeatWish:
    """Who gets the seat: the asker, somebody else at their device, a bot, or whoever comes."""

    kind: Literal["me", "here", "open", "bot"] = "open"
    bot: Spec = rows.STAND_IN
    name: Name = ""  # of somebody at the asker's device


@dataclass(frozen=True)
class NewTable:
    """A request for a new table."""

    seats: Annotated[list[SeatWish], Bounds(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    options: rows.TableOptions = field(default_factory=rows.TableOptions)
    pace: rows.Pace = field(default_factory=rows.Pace)
    hints: bool = True
    scores: bool = True
    listed: bool = False
    watchable: bool = True
    start: bool = False


def set_up(
    request: NewTable, me: Person, now: float, bots: Sequence[str] = NO_FACES
) -> tuple[rows.TableRow, list[rows.SeatRow]]:
    """A table as requested; whoever asks is the host.

    bots: the faces that they keep, by seat
    """
    seats: list[rows.SeatRow] = []
    for seat, wanted in enumerate(request.seats):
        if wanted.kind == "me":
            seats.append(person(seat, me))
        elif wanted.kind == "here":
            name = checked_name(wanted.name) if wanted.name else me.name
            seats.append(seating.person(seats, seat, me.id, name))
        elif wanted.kind == "bot":
            seats.append(rows.SeatRow(seat=seat, kind="bot", bot=wanted.bot, face=bots[seat]))
        else:
            seats.append(rows.SeatRow(seat=seat))
    setup = rows.Setup(request.options, request.pace, request.hints, scores=request.scores)
    row = new_row(setup, me.id, seats, now)
    return rows.replace(row, listed=request.listed, watchable=request.watchable), seats


def wish_again(old: Table, identity: str) -> NewTable:
    """The same seats again: bots stay the same, the asker sits, the other players' seats are
    open."""
    mine = old.seats_of(identity)
    seat = old.own_seat(identity) if len(mine) < 2 else mine[0]
    if old.row.status != "finished":
        raise WrongTime("a rematch is possible once the game is over", "not-over")
    wishes = [
        SeatWish("me" if row.seat == seat else "here", name=row.name)
        if row.seat in mine
        else SeatWish("bot" if row.kind == "bot" else "open", row.bot)
        for row in old.seats
    ]
    setup, public = old.setup, (old.row.listed, old.row.watchable)
    return NewTable(wishes, setup.options, setup.pace, setup.hints, setup.scores, *public)


def person(seat: int, me: Person) -> rows.SeatRow:
    """A seat with somebody on it."""
    return seating.person([], seat, me.id, me.name, me.face)


def new_row(
    setup: rows.Setup, host: str | None, seats: list[rows.SeatRow], now: float
) -> rows.TableRow:
    """A table that nobody plays at yet."""
    return rows.TableRow(
        id=new_id(),
        status="waiting",
        host=host,
        invite=new_invite(),
        setup=asdict(setup),
        engine=ENGINE,
        catalogue=lookup_of(None).version,
        created_at=now,
        updated_at=now,
        sealed=new_secret(seats),
    )


def new_id() -> str:
    """An id that nobody can guess, short enough for a URL."""
    return secrets.token_hex(8)


def new_invite() -> str:
    """What lets people in who have a table's link."""
    return secrets.token_urlsafe(16)


def log_rows(game: Game, times: list[float]) -> list[rows.LogRow]:
    return [
        rows.LogRow(seq, entry.seat, entry.action, entry.outcomes, times[seq])
        for seq, entry in enumerate(game.log)
    ]


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


def check_pace(pace: rows.Pace) -> None:
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
