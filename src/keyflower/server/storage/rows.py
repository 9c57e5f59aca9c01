"""What the store gives and takes: rows as values, JSON columns as lists and dicts.

Times are seconds since 1970. The rows of a table do not repeat its id.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from keyflower.rules.pieces import Colour

Status = Literal["waiting", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]
WebhookFault = Literal["", "failing", "refused"]
PassMode = Literal["", "outbid", "season"]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?(?!\\n)$")]
"""32 bytes, or nothing."""


class Identity(Struct, frozen=True):
    """A person, as far as the server knows: a browser with a name."""

    id: str
    name: str
    created_at: float
    seen_at: float
    face: str = ""
    """A villager; empty for those who wear the emblem of their seat."""


class Usage(Struct, frozen=True):
    """How much of the server one person takes up."""

    games: int
    """Tables that they host, wait or play at, and have not left."""
    bot_games: int
    """Those of them with bots."""
    records: int
    """Records that they have uploaded."""


class Passkey(Struct, frozen=True):
    """What a device proves itself with."""

    id: str
    """Of the credential, base64url."""
    identity: str
    credential: bytes
    """Its public key, as WebAuthn packs it."""
    uses: int
    """As the device counts them; many don't, and say 0."""
    created_at: float
    used_at: float


class RatingRow(Struct, frozen=True):
    """A person's rating after one of their games."""

    identity: str
    number: int
    """Of their rated game, from 1."""
    table_id: str
    mu: float
    sigma: float
    place: int
    """In that game, from 1; ties share one."""
    players: int
    at: float


class Player(Struct, frozen=True):
    """Somebody in a game that is rated: a person, or a bot with its measured rating."""

    identity: str | None
    mu: float
    sigma: float
    place: int
    network: str = ""
    """Where a person last came from; empty: unknown. It is not stored."""


class Met(Struct, frozen=True):
    """Somebody that a person has played with: as they are called now, and where they met last."""

    identity: str
    name: str
    face: str
    table_id: str
    seat: int
    games: int
    at: float


class Blocked(Struct, frozen=True):
    """Somebody whose invitations a person doesn't want, as they are called now."""

    id: str
    """Of the block, not of the person."""
    name: str
    face: str


class SigningKey(Struct, frozen=True):
    """A secret that cookies are signed with."""

    id: int
    key: bytes
    created_at: float


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
    host: str | None = None
    """An identity."""
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
    next_table: str | None = None
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
    identity: str | None = None
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
    action: int
    outcomes: list[int]
    at: float


class ChatRow(Struct, frozen=True):
    """A line of a table's chat; the first has number 0. A spectator has no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    phrase: str = ""
    """The id of a phrase, which every reader sees in their language; then `text` is empty."""


class PushRow(Struct, frozen=True):
    """A browser that wants notices: where they go, and the keys to encrypt them."""

    endpoint: str
    identity: str
    p256dh: str
    auth: str
    language: str
    created_at: float
    failures: int = 0


class MailRow(Struct, frozen=True):
    """An address for notices; nothing but a code goes there until its owner has typed that in."""

    identity: str
    address: str
    language: str
    confirmed: bool = False
    code_hash: str = ""
    expires_at: float = 0.0
    tries: int = 0


class WebhookRow(Struct, frozen=True):
    """Where a table's notices go besides."""

    table_id: str
    url: str
    kind: Literal["discord", "slack", "matrix"]
    language: str
    failures: int = 0
    """How often in a row it didn't take a notice."""
    fault: WebhookFault = ""
    """Why it is switched off; empty while it is on."""


class Reached(Struct, frozen=True):
    """How somebody hears of what happens at their tables."""

    pushes: list[PushRow]
    mails: list[MailRow]


class Attempt(Struct, frozen=True):
    """Somebody's daily game of a day: there is one, the first."""

    day: str
    identity: str


class SheetRow(Struct, frozen=True):
    """A game that was played with the box."""

    id: str
    owner: str
    sheet: Any
    created_at: float
    changed_at: float


class Change(Struct, frozen=True, kw_only=True):
    """What is to change at a table, all or nothing."""

    row: TableRow
    """As it is to be; its version is one more than the writer saw."""
    seats: list[SeatRow] = field(default_factory=list)
    """Seats that are to be like this."""
    entries: list[LogRow] = field(default_factory=list)
    """What is added to the log."""
    rated: list[Player] = field(default_factory=list)
    """Of a game that is over and counts: everyone's place."""
    unhooked: bool = False
    """The table's webhook is dropped: it ends with the host who set it."""
    removed: str = ""
    """Somebody whose seat the host has freed: they need a new invitation to sit down again."""
