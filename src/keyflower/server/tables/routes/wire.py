"""What clients send, and bodies of HTTP; what a table sends is in `keyflower.play.messages`.

docs/protocol.md describes them. The OpenAPI description and the client's TypeScript types are
generated from both.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from keyflower.play.messages import Phrase, TableInfo
from keyflower.play.rows import PassMode, PreparedBid
from keyflower.server.web.wire import Body, Name, Spec

Seq = Annotated[int, Meta(ge=0, le=100_000)]
Action = Annotated[int, Meta(ge=0, lt=1 << 53)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Tag = Annotated[str, Meta(max_length=40)]
Bytes = Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\\n)$")]  # 32 bytes in hexadecimal
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]

# ---- Messages from clients: bodies of HTTP, with a tag and an id on the WebSocket


class ActBody(Body, frozen=True):
    """An action with the sequence number seen."""

    seq: Seq
    action: Action | Notation


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


class InviteBody(Body, frozen=True):
    """The token of an invitation."""

    invite: Token


class SeatBody(Body, frozen=True):
    """The asker or somebody else at their device; the host may choose a bot or whoever comes."""

    kind: Literal["me", "here", "bot", "open"] = "me"
    name: Name = ""
    bot: Spec = "planner"


class PrepareBody(Body, frozen=True):
    """All bids that the asker prepares, the most important first; none: nothing."""

    bids: Annotated[list[PreparedBid], Meta(max_length=4)]


class CurtainBody(Body, frozen=True):
    """Whose side to show; null closes the curtain."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None


class ContributionBody(Body, frozen=True):
    """32 random bytes of the asker's browser, in hexadecimal."""

    value: Bytes


class PledgeBody(Body, frozen=True):
    """The hash of what the asker's browser will contribute; the host's also has the seats that are
    away and contribute nothing."""

    hash: Bytes
    away: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=6)] = field(
        default_factory=list
    )


class StartBody(Body, frozen=True):
    """Start the game; open seats get this bot. value: what the host's browser contributes."""

    fill: Spec | None = None
    value: Bytes | None = None


class Notes(Body, frozen=True):
    """What a player has noted; nobody else sees it."""

    text: Annotated[str, Meta(max_length=4000)]


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
