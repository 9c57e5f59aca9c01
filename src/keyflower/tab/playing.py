"""Playing: actions, undo, passing, prepared bids, notes, hints, the curtain."""

from typing import Final

from keyflower.play import moves, seating
from keyflower.play.errors import Refusal
from keyflower.play.rows import PassMode, PreparedBid
from keyflower.tab.asked import Asked
from keyflower.tab.table import stored

LONGEST_NOTES: Final = 4000
MOST_PREPARED: Final = 4


async def act(asked: Asked) -> object:
    seq, action = asked.given("seq", int), asked.given("action", int | str)
    return {"seq": await (await asked.table()).change(moves.act, asked.me.id, seq, action)}


async def undo(asked: Asked) -> object:
    """Take back the latest action, and what bots have answered."""
    seq = asked.given("seq", int)
    return {"seq": await (await asked.table()).change(moves.undo, asked.me.id, seq)}


async def passing(asked: Asked) -> object:
    """Pass automatically, or stop that."""
    mode = asked.given("mode", PassMode)
    return {"seq": await (await asked.table()).change(moves.set_passing, asked.me.id, mode)}


async def prepare(asked: Asked) -> object:
    """Bids for the next turns, instead of those before."""
    bids = asked.given("bids", list[PreparedBid])
    if len(bids) > MOST_PREPARED or any(not 1 <= bid.most <= 60 for bid in bids):
        raise Refusal(f"prepare {MOST_PREPARED} bids at most, of 1 to 60 workers")
    return {"seq": await (await asked.table()).change(moves.prepare, asked.me.id, bids)}


async def curtain(asked: Asked) -> object:
    """Where people share a device: whose side it shows; null closes the curtain."""
    table = await asked.table()
    await table.change(seating.show, asked.me.id, asked.given("seat", int | None))
    return {"table": table.id}


async def hint(asked: Asked) -> object:
    """What would a bot do, and why?"""
    return await (await asked.table()).hint(asked.me.id)


async def notes(asked: Asked) -> object:
    """What a player has noted."""
    return {"text": await stored(asked.tables.store.get(await _notes_key(asked))) or ""}


async def keep_notes(asked: Asked) -> object:
    """Replaces the notes there."""
    text = asked.given("text", str)
    if len(text) > LONGEST_NOTES:
        raise Refusal(f"notes have {LONGEST_NOTES} characters at most")
    await stored(asked.tables.store.put(await _notes_key(asked), text))
    return {"text": text}


async def _notes_key(asked: Asked) -> str:
    table = await asked.table()
    return f"notes {table.id} {table.own_seat(asked.me.id)}"
