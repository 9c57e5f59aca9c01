"""The tutorial: a scripted summer at a table of one's own."""

from keyflower.features.tutorial import is_unfinished, may_go_on, new_tutorial
from keyflower.tab.asked import Asked, Created


async def begin(asked: Asked) -> object:
    tables, me = asked.tables, asked.me
    for row, seats, setup in await tables.rows():
        if may_go_on(row, seats, setup):
            table = await tables.get(row.id)
            if table.game is not None and is_unfinished(table.game):
                return Created(table.state(me.id))
    return Created((await tables.add(*new_tutorial(me, tables.now()))).state(me.id))
