"""The tutorial: a scripted summer at a table of one's own."""

from litestar import post

from keyflower.features.tutorial import answer, is_unfinished, may_go_on, new_tutorial
from keyflower.play import Table
from keyflower.play.messages import State
from keyflower.server.storage.rows import setup_of
from keyflower.server.storage.statements.games import list_tables_of
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.routes.given import Asker
from keyflower.server.tables.routes.lobby import LISTED
from keyflower.server.web.given import api_router


class Tutorial(Feature):
    """The opponent plays the script."""

    def answer(self, table: Table, seat: int) -> int | None:
        """While the game follows it."""
        return answer(table, seat)


@post("/tutorial", summary="Learn the game at a table")
async def tutorial_begun(me: Asker) -> State:
    """A prepared season against a bot; the same table again until that season is over."""
    me.keep("new tables")
    for row, seats in await me.store.read(list_tables_of, me.id, LISTED):
        setup = setup_of(row)
        if setup is not None and may_go_on(row, seats, setup):
            table = await me.registry.get(row.id)
            if table.game is not None and is_unfinished(table.game):
                return await table.state(me.id)
    return await (await me.registry.add_game(*new_tutorial(me.person, me.now()))).state(me.id)


router = api_router("tables", __name__)
