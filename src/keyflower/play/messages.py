"""What a table sends: plain data, written as JSON by whoever sends it (docs/protocol.md).

They have slots, so that `type` is one of the values of those that have one, and the first.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from keyflower.bots.thought import Motive
from keyflower.formats.choices import Choices
from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.play.rows import Asked, Pace, PassMode, Prepared, Status, TableOptions
from keyflower.play.villagers import Face
from keyflower.rules.chapters.scoring import Source
from keyflower.rules.errors import Reason

ShownStatus = Literal[Status, "broken"]
Phrase = Literal["hello", "luck", "nice", "thanks", "moment", "oops", "back", "good_game"]
AnyPhrase = Literal["", Phrase, "nudge"]
PHRASES: Final[tuple[AnyPhrase, ...]] = get_args(AnyPhrase)


@dataclass(slots=True)
class SeatInfo:
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


@dataclass(slots=True)
class TableInfo:
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


@dataclass(slots=True)
class You:
    """The asker's part in the table: a seat or none, and the invitation to share."""

    seat: int | None  # of several at one device the one that is shown
    here: list[int]
    host: bool
    pass_mode: PassMode
    prepared: Prepared
    invite: str | None
    contribute: Asked


@dataclass(slots=True)
class ChatLine:
    """One line of chat at a table: a text, or a phrase that everyone reads in their language."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    phrase: AnyPhrase


@dataclass(frozen=True)
class Presence:
    """Who is connected: the seats of people who are here, and how many watch."""

    online: list[int]
    spectators: int


@dataclass(slots=True)
class Points:
    """A seat's points as things stand, as far as the viewer may know: the sources add up."""

    total: int
    sources: dict[Source, int]


@dataclass(slots=True)
class Standing:
    """How things stand.

    `points` of every seat, with what is behind the viewer's own screen and no other; empty where
    the table plays without scores. `worth` is what things would add to the viewer's own points
    now, by place (`lot:miner`, `boat:flipper`, `winter:windmill`, `p0:stable` for an upgrade).
    """

    points: list[Points]
    worth: dict[str, int]


@dataclass(slots=True)
class State:
    """Everything a viewer may know: sent after connecting and after a stale message."""

    type: Literal["state"] = field(default="state", init=False)
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


@dataclass(slots=True)
class Update:
    """What happened, and everything that changes with it."""

    type: Literal["update"] = field(default="update", init=False)
    table: TableInfo
    seq: int
    view: ViewData | None
    events: list[Event]
    legal: Choices | None
    standing: Standing | None
    can_undo: bool
    pass_mode: PassMode
    prepared: Prepared
    contribute: Asked
    now: float


@dataclass(slots=True)
class Said:
    """New lines of chat."""

    type: Literal["chat"] = field(default="chat", init=False)
    chat: list[ChatLine]


@dataclass(slots=True)
class Attended:
    """Somebody has come or gone."""

    type: Literal["presence"] = field(default="presence", init=False)
    presence: Presence


@dataclass(slots=True)
class Done:
    """A message was carried out; an action has been stored."""

    type: Literal["done"] = field(default="done", init=False)
    id: str
    seq: int


@dataclass(slots=True)
class Refused:
    """A message was not carried out; nothing has changed."""

    type: Literal["refused"] = field(default="refused", init=False)
    id: str
    code: str
    message: str
    reason: Reason | None = None


@dataclass(slots=True)
class Pong:
    """An answer to a ping."""

    type: Literal["pong"] = field(default="pong", init=False)
    id: str
    now: float


ServerMessage = State | Update | Said | Attended | Done | Refused | Pong


@dataclass(slots=True)
class HintThought:
    """An idea: an action, what it is worth to the bot, and its reasons."""

    action: int
    move: str
    value: float
    reasons: list[Motive]


@dataclass(slots=True)
class Hint:
    """What a bot would do, the best first."""

    seq: int
    bot: str
    thoughts: list[HintThought]
