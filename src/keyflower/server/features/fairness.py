"""What decides the draws of a game, for those who check it (docs/fairness.md).

`play.seals` has how it works, `game.fairness` the check of a record.
"""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from keyflower.play import seating
from keyflower.play.seals import Fair, Pool, fair_data, pools_of
from keyflower.play.views import write_record
from keyflower.server.tables.routes.given import Asker, OurTable, OurVisit
from keyflower.server.tables.routes.wire import ContributionBody, PledgeBody
from keyflower.server.web.given import api_router


@get("/tables/{table_id:str}/fair", summary="What decides the draws")
async def fair(table_id: FromPath[str], visit: OurVisit) -> Fair:
    """The commitment at once, contributions after the first draw, the secret after the game."""
    table = await visit.table(table_id)
    table.check_well()
    return fair_data(table.row, table.seats, table.game, table.is_open)


@get("/tables/{table_id:str}/pools", summary="What each draw was made from")
async def pools(table_id: FromPath[str], visit: OurVisit) -> list[Pool]:
    """For finished games: with the record, enough to check every draw (docs/fairness.md)."""
    visit.allow("hints", "checks")
    table = await visit.table(table_id)
    game = table.finished("draws can be checked once the game is over")
    return await asyncio.to_thread(lambda: pools_of(write_record(game.clone())))


@post("/tables/{table_id:str}/pledge", status_code=200, summary="Join the draws")
async def pledged(table: OurTable, data: JSONBody[PledgeBody], me: Asker) -> bool:
    """The hash of random bytes of your browser. The answer: whether they will count.

    The host's comes last, before the start, and makes the list final. Sent again, it opens it.
    """
    await table.change(seating.pledge, me.id, data.hash, data.away)
    return table.seats[table.own_seat(me.id)].pledge == data.hash


@post("/tables/{table_id:str}/contribution", status_code=200, summary="Contribute to the draws")
async def contributed(table: OurTable, data: JSONBody[ContributionBody], me: Asker) -> bool:
    """The random bytes of your browser, once the list of hashes is final. The answer: whether they
    count. The host's come with the start."""
    await table.change(seating.reveal, me.id, data.value)
    return table.seats[table.own_seat(me.id)].contribution == data.value


router = api_router("fairness", __name__)
