"""What is kept of a table between two moves: a row for the table, and one for each seat.

The log of its game is kept beside them. Times are seconds since 1970.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeVar

from keyflower.play.typed_json import Bounds, BytesOrNone
from keyflower.rules.log import ENGINE
from keyflower.rules.options import Options
from keyflower.rules.pieces import Colour

Status = Literal["waiting", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
PassMode = Literal["", "outbid", "season"]
Asked = Literal["", "hash", "bytes", "last"]
"""What a browser can do for the draws: nothing now, send the hash of its bytes, reveal them, or
send its hash as the last one, when its player starts the game."""

STAND_IN: Final = "planner"  # the bot that plays for people who left or ran out of time
T = TypeVar("T")


def replace(row: T, **new: object) -> T:
    """A copy with other values: `dataclasses.replace` takes ten times as long."""
    made = object.__new__(type(row))
    object.__setattr__(made, "__dict__", row.__dict__ | new)  # of frozen ones too
    return made


@dataclass(frozen=True)
class TableOptions:
    """O1 and O2 of the rules."""

    boat_4a_on_turn_order: bool = False
    boat_3b_leftovers: bool = True

    def rules(self) -> Options:
        """As the rules have them."""
        return Options(self.boat_4a_on_turn_order, self.boat_3b_leftovers)


@dataclass(frozen=True)
class Pace:
    """`live`: seconds per decision and a reserve; `slow`: hours or days, given in seconds."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: Annotated[int, Bounds(ge=0, le=14 * 24 * 3600)] = 0
    reserve: Annotated[int, Bounds(ge=0, le=3600)] = 0


@dataclass(frozen=True)
class Setup:
    """What is agreed on before a game."""

    options: TableOptions = TableOptions()
    pace: Pace = Pace()
    hints: bool = True
    tutorial: bool = False
    scores: bool = True
    advised: bool = False  # against bots alone: a hint was asked for, so the game isn't rated


@dataclass(frozen=True)
class Sealed:
    """What decides the draws of a game, together with what its seats contribute."""

    secret: BytesOrNone
    """Revealed when the game is over; empty: nothing is drawn, a record from elsewhere."""
    since: int = 0  # how many entries of the log come before
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """The seals of a record that is shown or continued, as the record has them."""
    daily: str = ""  # the day whose secret it is, at all its tables; empty: the table's own
    version: int = 1  # of the seal. Version 1 committed to the secret only
    contributors: list[int] = field(default_factory=list)
    """The seats that may contribute; in version 1 all of them."""
    past: BytesOrNone = ""  # the hash of what the game continues


@dataclass(kw_only=True)
class TableRow:
    """A table, and where its game stands."""

    id: str
    version: int = 0  # counts the writes
    status: Status = "waiting"
    host: str | None = None  # an identity
    invite: str = ""  # a secret that lets people in
    listed: bool = False
    watchable: bool = False
    setup: dict[str, Any] = field(default_factory=dict)  # as it is stored
    engine: str = ENGINE
    catalogue: str = ""
    origin: dict[str, Any] | None = None  # the position that the log starts from, if not a new game
    seq: int = 0  # how many entries the log has
    to_act: list[int] = field(default_factory=list)
    due_at: float | None = None  # when the server itself must act next: a bot's move, a clock
    created_at: float = 0.0
    updated_at: float = 0.0
    finished_at: float | None = None
    result: list[int] | None = None
    next_table: str | None = None
    broken: str | None = None  # why the server leaves the table alone, for its operator to read
    uploaded_by: str | None = None
    """Who brought it, if it is a record from elsewhere; an identity, which may be gone."""
    seen_at: float | None = None  # when it was last looked at, to about a day, if it expires
    sealed: Sealed | None = None  # None: made by a version that committed to nothing. Never changes

    @property
    def daily(self) -> str:
        """The day of a daily game, as 2026-07-30; empty for other games."""
        return "" if self.sealed is None else self.sealed.daily


@dataclass
class LogRow:
    """An entry of a table's log; the first has seq 0."""

    seq: int
    seat: int
    action: int
    outcomes: list[int]
    at: float


@dataclass(frozen=True)
class PreparedBid:
    """A bid to be made when it's the seat's turn, and raised up to a limit."""

    at: Annotated[str, Bounds(max_length=40)]  # as notation names it: `lot:miner`, `turn:1`
    colour: Colour
    most: Annotated[int, Bounds(ge=1, le=60)]  # workers in all


@dataclass(frozen=True)
class CancelledBid:
    """A prepared bid that no longer fits."""

    bid: PreparedBid
    why: Literal["outbid", "colour", "workers", "season", "gone"]
    """Others bid more than the limit; another colour; too few workers; too late; no such lot."""


@dataclass(frozen=True)
class Prepared:
    """What a seat has prepared, and what of it was cancelled since its player looked."""

    bids: list[PreparedBid] = field(default_factory=list)
    cancelled: list[CancelledBid] = field(default_factory=list)


@dataclass(kw_only=True)
class SeatRow:
    """A seat of a table, and who sits there."""

    seat: int
    kind: SeatKind = "open"
    identity: str | None = None  # of a person, or of the device that several share
    name: str = ""
    bot: str = ""
    stand_in: bool = False  # a bot plays for the person
    pass_mode: PassMode = ""
    reserve: float = 0.0
    owes_since: float | None = None
    face: str = ""  # the villager that a person chose
    pledge: BytesOrNone = ""  # the hash of the bytes that the person's browser adds to the draws
    contribution: BytesOrNone = ""  # those bytes
    unlocked: bool = False  # of several seats at one device: the one whose side is shown there
    prepared: Prepared = field(default_factory=Prepared)  # what is done when it's their turn

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for it."""
        return self.kind == "bot" or self.stand_in

    @property
    def decides(self) -> bool:
        """Whether a person decides for it."""
        return self.kind == "person" and not self.stand_in

    def deadline(self, pace: Pace) -> float | None:
        """When its time is up; None while it owes nothing or has no clock.

        Live: a number of seconds for each decision, then the reserve, which never grows. Slow:
        hours or days for each decision. Then a bot plays for it until its player takes it back.
        """
        if pace.kind == "none" or self.owes_since is None:
            return None
        return self.owes_since + pace.seconds + self.reserve

    def stop_clock(self, pace: Pace, now: float) -> None:
        """It has decided, or owes nothing any more: what is left of its reserve stays."""
        end = self.deadline(pace)
        if end is not None:
            self.reserve = max(0.0, min(self.reserve, end - now))
        self.owes_since = None
