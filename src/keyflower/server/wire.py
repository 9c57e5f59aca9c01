"""All messages of the WebSocket and bodies of HTTP.

docs/protocol.md describes them. The OpenAPI description and the client's TypeScript types are
generated from these structs.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from keyflower.formats.choices import Choices
from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.formats.scores import ScoreData
from keyflower.rules.errors import Reason
from keyflower.rules.scoring import Source
from keyflower.server.seals import LastContribution
from keyflower.server.setup import Pace, Spec, TableOptions
from keyflower.server.storage.rows import PassMode, Prepared, Status
from keyflower.server.villagers import Face

ShownStatus = Literal[Status, "broken"]
Phrase = Literal["hello", "luck", "nice", "thanks", "moment", "oops", "back", "good_game"]
AnyPhrase = Literal["", Phrase, "nudge"]
PHRASES: Final[tuple[AnyPhrase, ...]] = get_args(AnyPhrase)
Seq = Annotated[int, Meta(ge=0, le=100_000)]
Action = Annotated[int, Meta(ge=0, lt=1 << 53)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
Tag = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]

encode = msgspec.json.Encoder().encode

# ---- Tables


class SeatInfo(Struct, frozen=True):
    """A seat: who sits there, whether a bot stands in, and the clock.

    face: a villager, or empty for the seat's emblem; no two at a table are the same.
    level: how strong a bot is, 1 to 6; 0 for people and for bots that aren't offered.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    stand_in: bool
    reserve: float
    deadline: float | None
    face: Face
    level: int


class TableInfo(Struct, frozen=True):
    """A table as everyone who may see it knows it; times are in seconds since 1970."""

    id: str
    status: ShownStatus
    seats: list[SeatInfo]
    options: TableOptions
    pace: Pace
    on_timeout: str
    hints: bool
    scores: bool
    tutorial: bool
    listed: bool
    watchable: bool
    seq: int
    to_act: list[int]
    created_at: float
    updated_at: float
    finished_at: float | None
    result: list[int] | None
    next_table: str | None
    commitment: str  # to the secret that decides the draws; empty for games of earlier versions
    daily: str  # the day of a daily game, as 2026-07-30; empty for other games
    closes_at: float | None  # a daily game counts if it ends before that, then it is open
    uploaded: bool  # a record from elsewhere: nobody played it here, its names are anybody's


class You(Struct, frozen=True):
    """The asker's part in the table: a seat or none, and the invitation to share."""

    seat: int | None  # of several at one device the one that is shown
    here: list[int]
    host: bool
    pass_mode: PassMode
    prepared: Prepared
    invite: str | None
    contribute: bool  # whether the asker's browser can contribute to the draws, and has not yet


class ChatLine(Struct, frozen=True):
    """One line of chat at a table: a text, or a phrase that everyone reads in their language."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    phrase: AnyPhrase


class Presence(Struct, frozen=True):
    """Who is connected: the seats of people who are here, and how many watch."""

    online: list[int]
    spectators: int


# ---- Messages from the server


class Points(Struct, frozen=True):
    """A seat's points as things stand, as far as the viewer may know: the sources add up."""

    total: int
    sources: dict[Source, int]


class Standing(Struct, frozen=True):
    """How things stand.

    `points` of every seat, with what is behind the viewer's own screen and no other; empty where
    the table plays without scores. `worth` is what things would add to the viewer's own points
    now, by place (`lot:miner`, `boat:flipper`, `winter:windmill`, `p0:stable` for an upgrade).
    """

    points: list[Points]
    worth: dict[str, int]


class State(Struct, frozen=True, tag="state"):
    """Everything a viewer may know: sent after connecting and after a stale message."""

    table: TableInfo
    you: You
    seq: int
    view: ViewData | None
    events: list[Event]
    legal: Choices | None
    standing: Standing | None
    can_undo: bool
    chat: list[ChatLine]
    presence: Presence
    now: float


class Update(Struct, frozen=True, tag="update"):
    """What happened, and everything that changes with it."""

    table: TableInfo
    seq: int
    view: ViewData | None
    events: list[Event]
    legal: Choices | None
    standing: Standing | None
    can_undo: bool
    pass_mode: PassMode
    prepared: Prepared
    now: float


class Said(Struct, frozen=True, tag="chat"):
    """New lines of chat."""

    chat: list[ChatLine]


class Attended(Struct, frozen=True, tag="presence"):
    """Somebody has come or gone."""

    presence: Presence


class Done(Struct, frozen=True, tag="done"):
    """A message was carried out; an action has been stored."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """A message was not carried out; nothing has changed."""

    id: str
    code: str
    message: str
    reason: Reason | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """An answer to a ping."""

    id: str
    now: float


# ---- Messages from clients: bodies of HTTP, with a tag and an id on the WebSocket


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class ActBody(Body, frozen=True):
    """An action with the sequence number seen."""

    seq: Seq
    action: Action | Line


class SeqBody(Body, frozen=True):
    """The sequence number seen."""

    seq: Seq


class PassingBody(Body, frozen=True):
    """How to pass from now on."""

    mode: PassMode


class SayBody(Body, frozen=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=4000)]


class PhraseBody(Body, frozen=True):
    """Something to say that everyone reads in their own language."""

    phrase: Phrase


class Act(ActBody, frozen=True, tag="act", kw_only=True):
    """An action, as a number of the legal form or a line of notation."""

    id: Tag = ""


class Undo(SeqBody, frozen=True, tag="undo", kw_only=True):
    """Take back your latest action."""

    id: Tag = ""


class Passing(PassingBody, frozen=True, tag="passing", kw_only=True):
    """Pass automatically until outbid or for the season, or stop that."""

    id: Tag = ""


class Say(SayBody, frozen=True, tag="say", kw_only=True):
    """Say something at the table."""

    id: Tag = ""


class SayPhrase(PhraseBody, frozen=True, tag="phrase", kw_only=True):
    """Say something that everyone reads in their own language."""

    id: Tag = ""


class Nudge(Body, frozen=True, tag="nudge"):
    """Remind the people whose turn it is."""

    id: Tag = ""


class Ping(Body, frozen=True, tag="ping"):
    """Check the connection."""

    id: Tag = ""


Message = Act | Undo | Passing | Say | SayPhrase | Nudge | Ping
decode_message = msgspec.json.Decoder(Message).decode

# ---- HTTP bodies


class MeBody(Body, frozen=True):
    """The name and the face to show; what isn't given stays."""

    name: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET
    face: Face | UnsetType = UNSET


class UserSettings(Body, frozen=True):
    """How somebody likes the page. The client has the same names (lib/settings.svelte.ts)."""

    sound: bool = True
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    vibration: bool = True
    motion: Literal["system", "full", "reduced"] = "system"
    speed: Literal["instant", "fast", "normal", "slow"] = "normal"
    confirm: bool = True
    auto_pass: bool = True
    auto_single: bool = True
    board_size: Literal["small", "normal", "large"] = "normal"
    text_size: Literal[90, 100, 115, 130] = 100
    names: bool = False
    theme: Literal["system", "light", "dark"] = "system"
    language: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z0-9-]*(?!\n)$")] = ""
    """Empty: what the browser prefers."""


class SettingsBody(Body, frozen=True):
    """Settings to keep, and how many seconds ago they were changed: clocks of devices differ."""

    settings: UserSettings
    age: Annotated[float, Meta(ge=0, le=1e9)] = 0.0


class TokenBody(Body, frozen=True):
    """The token of a link that carries an identity."""

    token: Token


class InviteBody(Body, frozen=True):
    """The token of an invitation."""

    invite: Token


class SeatBody(Body, frozen=True):
    """The asker or somebody else at their device; the host may choose a bot or whoever comes."""

    kind: Literal["me", "here", "bot", "open"] = "me"
    name: Annotated[str, Meta(max_length=400)] = ""
    bot: Spec = "planner"


class StartBody(Body, frozen=True):
    """Start the game; open seats get this bot. contribution: of the host's browser to the draws."""

    fill: Spec | None = None
    contribution: LastContribution | None = None


class ContinueBody(Body, frozen=True):
    """Continue a finished game from some point: the asker's seat, and the bot for the others."""

    at: Seq
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Spec = "planner"


class Me(Struct, frozen=True):
    """The asker's identity."""

    name: str
    face: Face


class KeptSettings(Struct, frozen=True):
    """The asker's settings as the server keeps them; null if it has none."""

    settings: UserSettings | None


class Link(Struct, frozen=True):
    """The path of a link that takes the identity to another device, once."""

    path: str
    expires_at: float


class Joined(Struct, frozen=True):
    """The table that the asker may see now."""

    table: str


class Acted(Struct, frozen=True):
    """The sequence number after it."""

    seq: int


class OfferedBot(Struct, frozen=True):
    """An opponent by its strength.

    rating: as measured in games of all levels against each other; 1500 is average.
    """

    id: str
    spec: str
    rating: int


class Lists(Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class MyGame(Struct, frozen=True):
    """A table of the asker, and whether it's their turn."""

    table: TableInfo
    seat: int | None
    my_turn: bool


class MyGames(Struct, frozen=True):
    """The asker's tables, those where it's their turn first."""

    games: list[MyGame]


class HintReason(Struct, frozen=True):
    """A reason: a message id and its variables."""

    id: str
    variables: dict[str, str | int | float]


class HintThought(Struct, frozen=True):
    """An idea: an action, what it is worth to the bot, and one reason."""

    action: int
    move: str
    value: float
    reason: HintReason


class Hint(Struct, frozen=True):
    """What a bot would do, the best first."""

    seq: int
    bot: str
    thoughts: list[HintThought]


class Frame(Struct, frozen=True):
    """A game after `seq` entries of its log, as a viewer may see it."""

    seq: int
    last: int
    view: ViewData
    events: list[Event]


class Analysis(Struct, frozen=True):
    """Each seat's expected share of the win after the numbers of log entries in `at`."""

    at: list[int]
    seats: list[list[float]]


class Scores(Struct, frozen=True):
    """F14: points line by line; final once the game is over."""

    final: bool
    seats: list[ScoreData]


class ErrorBody(Struct, frozen=True):
    """What was wrong, for programs and for people; `reason` where the rules refuse an action."""

    code: str
    message: str
    reason: Reason | None = None


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    database: bool
    version: str
    rules: Literal["compiled", "interpreted"]  # of the server itself
    bots: Literal["compiled", "interpreted"]
