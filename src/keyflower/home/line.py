"""Messages of a line to a table: most are requests, with a type and an id (docs/protocol.md)."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from keyflower.home.requests import Request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Visit
from keyflower.play.audience import Viewer
from keyflower.play.errors import NotAllowed, Refusal, Stale
from keyflower.play.messages import Done, Pong, Refused
from keyflower.play.typed_json import Bounds, load, read

PING: Final = "ping"
MessageId = Annotated[str, Bounds(max_length=40)]


def read_message(text: str, orders: Mapping[str, Request]) -> tuple[str, str, dict[str, Any]]:
    """A message of a client: its type, its id, and what the request takes.

    orders: the requests that come by messages, by type.
    """
    try:
        message = read(dict[str, Any], load(text), "the message")
        kind, message_id = message.pop("type", None), read(MessageId, message.pop("id", ""), "id")
        if kind == PING and not message:
            return PING, message_id, {}
        if not isinstance(kind, str) or kind not in orders:
            raise Refusal(f"type is {PING}, {', '.join(orders)}")
        body = orders[kind].takes.get("body")
        if body is None and message:
            raise Refusal(f"the message has no {next(iter(message))}")
        given = {} if body is None else {"body": read(body.annotation, message, "the message")}
    except Refusal as error:
        raise Refusal(f"invalid message: {error}") from None
    return kind, message_id, given


async def answer(
    visit: Visit, table: HostedTable, orders: Mapping[str, Request], message: tuple[str, str, Any]
) -> Done | Pong:
    """Carry out a message that was read."""
    kind, message_id, given = message
    if kind == PING:
        return Pong(message_id, visit.now())
    if visit.identity is None:
        raise NotAllowed("you have no seat at this table", "no-seat")
    await orders[kind].carry_out(visit, given, table)
    return Done(message_id, table.seq)


def refuse(table: HostedTable, viewer: Viewer, message_id: str, refusal: Refusal) -> None:
    """Tell a client that a message was refused; one that is behind sees the table again."""
    reason = refusal.reason
    refused = Refused(message_id, refusal.code, str(refusal), reason)
    viewer.push(table.audience.encode(refused))
    if isinstance(refusal, Stale):
        table.audience.show_again(viewer)
