"""A table as it is stored: its row, seats and log. The rows of a table do not repeat its id."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from sqlalchemy import BigInteger

from keyflower.rules.pieces import Colour
from keyflower.server.storage.relation import PersonRef, TableRef

Status = Literal["waiting", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
PassMode = Literal["", "outbid", "season"]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?(?!\\n)$")]
"""32 bytes, or nothing."""


class Sealed(Struct, frozen=True):
    """What decides the draws of a game, together with what its seats contribute."""

    secret: Hex
    """Revealed when the game is over; empty where nothing is drawn: a record from elsewhere."""
    since: int = 0
    """How many entries of the log come before."""
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """The seals of a record that is shown or continued, as the record has them."""
    daily: str = ""
    """The day whose secret it is, the same at every table of the day; empty: the table's own."""
    version: int = 1
    """Of the seal. Version 1 committed to the secret only."""
    contributors: list[int] = field(default_factory=list)
    """The seats that may contribute; in version 1 all of them."""


class TableRow(Struct, kw_only=True):
    """A table, and where its game stands."""

    id: str
    version: int = 0
    """Counts the writes."""
    status: Status = "waiting"
    host: PersonRef | None = None
    invite: str
    """A secret that lets people in."""
    listed: bool = False
    watchable: bool = False
    setup: dict[str, Any] = field(default_factory=dict)
    engine: str
    catalogue: str
    origin: dict[str, Any] | None = None
    """The position that the log starts from, if not a new game."""
    seq: int = 0
    """How many entries the log has."""
    to_act: list[int] = field(default_factory=list)
    due_at: float | None = None
    """When the server itself must do something next: a bot's move, a clock."""
    created_at: float
    updated_at: float
    finished_at: float | None = None
    result: list[int] | None = None
    next_table: TableRef | None = None
    broken: str | None = None
    """Why the server leaves the table alone, for its operator to read."""
    uploaded_by: str | None = None
    """Who brought it, if it is a record from elsewhere; an identity, which may be gone."""
    seen_at: float | None = None
    """When somebody last looked at it, to about a day; only of tables that expire."""
    sealed: Sealed | None = None
    """None: made by a version that committed to nothing. Never changes."""

    @property
    def daily(self) -> str:
        """The day of a daily game, as 2026-07-30; empty for other games."""
        return "" if self.sealed is None else self.sealed.daily


class PreparedBid(Struct, frozen=True, forbid_unknown_fields=True):
    """A bid to be made when it's the seat's turn, and raised up to a limit."""

    at: Annotated[str, Meta(max_length=40)]
    """A place as notation names it: `lot:miner`, `turn:1`."""
    colour: Colour
    most: Annotated[int, Meta(ge=1, le=60)]
    """Workers in all."""


class CancelledBid(Struct, frozen=True):
    """A prepared bid that no longer fits."""

    bid: PreparedBid
    why: Literal["outbid", "colour", "workers", "season", "gone"]
    """Others bid more than the limit; another colour; too few workers; too late; no such lot."""


class Prepared(Struct, frozen=True):
    """What a seat has prepared, and what of it was cancelled since its player looked."""

    bids: list[PreparedBid] = field(default_factory=list)
    cancelled: list[CancelledBid] = field(default_factory=list)


class SeatRow(Struct, kw_only=True):
    """A seat of a table, and who sits there."""

    seat: int
    kind: SeatKind = "open"
    identity: PersonRef | None = None
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    """A bot plays for the person."""
    pass_mode: PassMode = ""
    reserve: float = 0.0
    owes_since: float | None = None
    face: str = ""
    """The villager that a person chose."""
    contribution: Hex = ""
    """What the person's browser adds to the secret of the draws."""
    unlocked: bool = False
    """Of several seats at one device: the one whose side is shown there."""
    prepared: Prepared = Prepared()
    """What is done for the player when it's their turn."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for it."""
        return self.kind == "bot" or self.stand_in


class LogRow(Struct, frozen=True):
    """An entry of a table's log; the first has seq 0."""

    seq: int
    seat: int
    action: Annotated[int, BigInteger]
    outcomes: list[int]
    at: float
