"""Playing: actions, undo, passing, prepared bids, hints, the curtain, notes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Final, Protocol

from keyflower.home.lobby import Joined
from keyflower.home.requests import Number, request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker
from keyflower.play import moves, seating
from keyflower.play.messages import Hint
from keyflower.play.rows import PassMode, PreparedBid
from keyflower.play.typed_json import Bounds
from keyflower.rules.pieces import MAX_PLAYERS

MAX_PREPARED: Final = 4  # bids of a player that wait for their turn
Action = Annotated[int, Bounds(ge=0, le=(1 << 53) - 1)]
Notation = Annotated[str, Bounds(min_length=1, max_length=200)]
Seat = Annotated[int, Bounds(ge=0, le=MAX_PLAYERS - 1)]


@dataclass(frozen=True)
class ActBody:
    """An action with the sequence number seen: a number of the legal form, or notation."""

    seq: Number
    action: Action | Notation


@dataclass(frozen=True)
class SeqBody:
    """The sequence number seen."""

    seq: Number


@dataclass(frozen=True)
class PassingBody:
    """How to pass from now on."""

    mode: PassMode


@dataclass(frozen=True)
class PrepareBody:
    """All bids that the asker prepares, the most important first; none: nothing."""

    bids: Annotated[list[PreparedBid], Bounds(max_length=MAX_PREPARED)]


@dataclass(frozen=True)
class CurtainBody:
    """Whose side to show; null closes the curtain."""

    seat: Seat | None


@dataclass(frozen=True)
class Notes:
    """A player's private notes."""

    text: Annotated[str, Bounds(max_length=4000)]


@dataclass(frozen=True)
class Acted:
    """The sequence number after it."""

    seq: int


class NoteStore(Protocol):
    """Where players' notes are kept."""

    async def get(self, identity: str, table_id: str, seat: int) -> str:
        """What a player has noted; empty if nothing."""

    async def put(self, identity: str, table_id: str, seat: int, text: str) -> None:
        """Replace it."""


def mover_of(me: Asker, table: HostedTable) -> Callable[..., Awaitable[int]]:
    """How a move is made; the player at a line watches, and no task is needed to finish it."""
    return table.change_now if me.on_line else table.move


@request("POST", "/tables/{table_id}/actions", "Act")
async def act(me: Asker, table: HostedTable, body: ActBody) -> Acted:
    """With the sequence number that you saw; a stale or repeated action is refused."""
    return Acted(await mover_of(me, table)(moves.act, me.id, body.seq, body.action))


@request("POST", "/tables/{table_id}/undo", "Take back my latest action")
async def undo(me: Asker, table: HostedTable, body: SeqBody) -> Acted:
    """Unless something was drawn or revealed since, or another person has acted.

    Against bots alone, their answers are taken back with it.
    """
    return Acted(await mover_of(me, table)(moves.undo, me.id, body.seq))


@request("PUT", "/tables/{table_id}/passing", "Turn automatic passing on or off")
async def set_passing(me: Asker, table: HostedTable, body: PassingBody) -> Acted:
    """Until you are outbid, or for the season."""
    return Acted(await mover_of(me, table)(moves.set_passing, me.id, body.mode))


@request("PUT", "/tables/{table_id}/prepared", "Prepare bids for my next turns")
async def prepare_bids(me: Asker, table: HostedTable, body: PrepareBody) -> Acted:
    """Made on your turn and raised up to a limit; cancelled when they no longer fit."""
    return Acted(await table.move(moves.prepare, me.id, body.bids))


@request("POST", "/tables/{table_id}/curtain", "Whose side this device shows")
async def draw_curtain(me: Asker, table: HostedTable, body: CurtainBody) -> Joined:
    """Where people share a device: open the curtain for one of them, or close it."""
    await table.change(seating.show, me.id, body.seat)
    return Joined(table.id)


@request("POST", "/tables/{table_id}/hint", "What would a bot do, and why?")
async def give_hint(me: Asker, table: HostedTable) -> Hint:
    """If the table allows hints and you have to decide. Asking again costs nothing.

    A game against bots alone isn't rated after a hint.
    """
    if not table.knows_hint(me.id):
        me.allow("hints", "hints")
    return await table.hint(me.id)


@request("GET", "/tables/{table_id}/notes", "My notes at this table")
async def show_notes(me: Asker, table: HostedTable) -> Notes:
    """They are private."""
    return Notes(await me.part(NoteStore).get(me.id, table.id, table.own_seat(me.id)))


@request("PUT", "/tables/{table_id}/notes", "Save my notes at this table")
async def save_notes(me: Asker, table: HostedTable, body: Notes) -> Notes:
    """Replaces the notes there; an empty text removes them."""
    await me.part(NoteStore).put(me.id, table.id, table.own_seat(me.id), body.text)
    return body
