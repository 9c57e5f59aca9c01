"""New tables on this server: as asked for, and the same again."""

from typing import Annotated

from msgspec import Meta

from keyflower.play import seating
from keyflower.play.creating import NewTable, SeatWish, check, set_up, wish_again
from keyflower.play.villagers import faces
from keyflower.server.storage import Identity
from keyflower.server.storage.rows import limit
from keyflower.server.storage.statements.games import admit
from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.web.errors import Stale
from keyflower.server.web.wire import Name, Spec

limit(SeatWish, bot=Spec, name=Name)
limit(NewTable, seats=Annotated[list[SeatWish], Meta(min_length=2, max_length=6)])


async def create(registry: TableRegistry, request: NewTable, me: Identity) -> LiveTable:
    """A new table as requested; whoever creates it is the host."""
    check(request)
    row, seats = set_up(request, me, registry.services.now())
    table = await registry.add_game(row, seats)
    if request.start:
        await table.change(seating.start, me.id)
    return table


async def rematch(
    registry: TableRegistry, old: LiveTable, me: Identity, start: bool = True
) -> LiveTable:
    """The same seats again: bots stay the same, the asker sits, the other players' seats are open.

    start: at once, if no seat is open.
    """
    request = wish_again(old, me.id)
    if old.row.next_table is not None:
        return await registry.get(old.row.next_table)
    looks = faces(old.id, old.seats)
    row, seats = set_up(request, me, registry.services.now(), looks)
    table = await registry.add_game(row, seats)
    people = dict.fromkeys(row.identity for row in old.seats if row.identity is not None)
    for each in people:
        await registry.services.store.write(admit, table.id, each)
    try:
        await old.change(seating.set_next, table.id)
    except Stale:  # another player was quicker: use their table
        await table.change(seating.leave, me.id)
        return await rematch(registry, await registry.get(old.id), me, start)
    table.invite([each for each in people if each != me.id])
    if start and all(wish.kind != "open" for wish in request.seats):
        await table.change(seating.start, me.id)
    return table
