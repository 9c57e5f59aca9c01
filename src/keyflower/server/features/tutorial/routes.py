"""Learning the game at a table."""

from litestar import post

from keyflower.formats import position
from keyflower.play import SeatRow, Setup, Table
from keyflower.play.messages import State
from keyflower.play.rows import replace
from keyflower.server.features.tutorial import script
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.games import list_tables_of
from keyflower.server.tables import LiveTable
from keyflower.server.tables.create import new_row, person
from keyflower.server.tables.faults import setup_of
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.given import Asker
from keyflower.server.tables.routes.lobby import LISTED
from keyflower.server.web.given import api_router
from keyflower.server.web.identity import new_id


class Tutorial(Feature):
    """The opponent plays the script."""

    def answer(self, table: Table, seat: int) -> int | None:
        """While the game follows it."""
        if not table.setup.tutorial or table.game is None or table.seats[seat].stand_in:
            return None
        return script.reply(table.game, seat)


@post("/tutorial", summary="Learn the game at a table")
async def tutorial_begun(me: Asker) -> State:
    """A prepared season against a bot; the same table again until that season is over."""
    me.allow("tables", "new tables")
    table = await learn(me.registry, me.person)
    return await table.state(me.id)


async def learn(registry: TableRegistry, me: Identity) -> LiveTable:
    """The tutorial of somebody: the one started and not finished, or a new one."""
    for row, seats in await registry.services.store.read(list_tables_of, me.id, LISTED):
        setup = setup_of(row)
        if row.broken is not None or setup is None:
            continue
        if not setup.tutorial or row.status != "playing" or seats[script.LEARNER].stand_in:
            continue
        table = await registry.get(row.id)
        if table.game is not None and script.is_unfinished(table.game):
            return table
    game = script.begin()
    seats = [SeatRow(seat=seat, kind="bot", bot=script.OPPONENT) for seat in range(2)]
    seats[script.LEARNER] = person(script.LEARNER, me)
    new = replace(
        new_row(registry.services.now(), new_id(), Setup(tutorial=True), me.id, seats),
        status="playing",
        origin=position.write(game.state),
        to_act=game.to_act,
    )
    registry.services.metrics.games.inc()
    return await registry.add_game(new, seats, [])


router = api_router("tables", __name__)
