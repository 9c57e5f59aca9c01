"""Playing: actions, undo, passing, chat, hints; and the WebSocket of a table."""

from typing import Annotated

from litestar import get, post, put, websocket
from litestar.params import FromPath, JSONBody, QueryParameter

from keyflower.play import moves, seating
from keyflower.play.messages import Hint
from keyflower.server.storage.statements.chat import NoteRow, notes
from keyflower.server.tables.routes import wire
from keyflower.server.tables.routes.given import Asker, OurTable, OurVisit
from keyflower.server.tables.routes.live import Live, Socket
from keyflower.server.web.given import api_router

Text = Annotated[str, QueryParameter()]
Number = Annotated[int, QueryParameter(ge=0, le=100_000)]


@post("/tables/{table_id:str}/actions", status_code=200, summary="Act")
async def acted(table: OurTable, data: JSONBody[wire.ActBody], me: Asker) -> wire.Acted:
    """With the sequence number that you saw; a stale or repeated action is refused."""
    return wire.Acted(await table.move(moves.act, me.id, data.seq, data.action))


@post("/tables/{table_id:str}/undo", status_code=200, summary="Take back my latest action")
async def undone(table: OurTable, data: JSONBody[wire.SeqBody], me: Asker) -> wire.Acted:
    """Unless something was drawn or revealed since, or another person has acted.

    Against bots alone, their answers are taken back with it.
    """
    return wire.Acted(await table.move(moves.undo, me.id, data.seq))


@put("/tables/{table_id:str}/passing", summary="Turn automatic passing on or off")
async def passed(table: OurTable, data: JSONBody[wire.PassingBody], me: Asker) -> wire.Acted:
    """Until you are outbid, or for the season."""
    return wire.Acted(await table.move(moves.set_passing, me.id, data.mode))


@put("/tables/{table_id:str}/prepared", summary="Prepare bids for my next turns")
async def bids_prepared(table: OurTable, data: JSONBody[wire.PrepareBody], me: Asker) -> wire.Acted:
    """Made on your turn and raised up to a limit; cancelled when they no longer fit."""
    return wire.Acted(await table.move(moves.prepare, me.id, data.bids))


@post("/tables/{table_id:str}/curtain", status_code=200, summary="Whose side this device shows")
async def curtain_drawn(
    table: OurTable, data: JSONBody[wire.CurtainBody], me: Asker
) -> wire.Joined:
    """Where people share a device: open the curtain for one of them, or close it."""
    await table.change(seating.show, me.id, data.seat)
    return wire.Joined(table.id)


@get("/tables/{table_id:str}/notes", summary="My notes at this table")
async def notes_shown(table: OurTable, me: Asker) -> wire.Notes:
    """Nobody else can read them."""
    seat = table.own_seat(me.id)
    found = await me.store.read(notes.get, table.id, me.id, seat)
    return wire.Notes("" if found is None else found.text)


@put("/tables/{table_id:str}/notes", summary="Save my notes at this table")
async def notes_kept(table: OurTable, data: JSONBody[wire.Notes], me: Asker) -> wire.Notes:
    """Replaces the notes there; an empty text removes them."""
    seat = table.own_seat(me.id)
    await me.store.write(notes.put, NoteRow(table.id, me.id, seat, data.text))
    return data


@post("/tables/{table_id:str}/chat", status_code=200, summary="Say something")
async def said(table: OurTable, data: JSONBody[wire.SayBody], me: Asker) -> wire.Joined:
    """To everyone at the table; needs a seat."""
    me.allow("chat", "lines of chat")
    await table.audience.say(me.id, data.text)
    return wire.Joined(table.id)


@post("/tables/{table_id:str}/phrase", status_code=200, summary="Say a phrase")
async def phrase_said(table: OurTable, data: JSONBody[wire.PhraseBody], me: Asker) -> wire.Joined:
    """Everyone at the table reads it in their own language; needs a seat."""
    me.allow("chat", "lines of chat")
    await table.audience.say(me.id, phrase=data.phrase)
    return wire.Joined(table.id)


@post("/tables/{table_id:str}/nudge", status_code=200, summary="Remind whoever is to decide")
async def nudged(table: OurTable, me: Asker) -> wire.Joined:
    """A line of chat, at most once a minute; needs a seat, and other people to wait for."""
    me.allow("chat", "lines of chat")
    await table.nudge(me.id)
    return wire.Joined(table.id)


@post("/tables/{table_id:str}/hint", status_code=200, summary="What would a bot do, and why?")
async def hinted(table: OurTable, me: Asker) -> Hint:
    """If the table allows hints and you have to decide. Asking again costs nothing.

    A game against bots alone isn't rated after a hint.
    """
    if not table.knows_hint(me.id):
        me.allow("hints", "hints")
    return await table.hint(me.id)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: FromPath[str], visit: OurVisit, since: Text = "0", chat: Text = "0"
) -> None:
    """See docs/protocol.md. Numbers are checked after connecting: the close code says why."""
    try:
        await Live(socket, visit).serve(table_id, since, chat)
    finally:
        del socket.receive, socket.send  # they refer to it: it would wait for a collection


router = api_router("play", __name__)
