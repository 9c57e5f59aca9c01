"""People who share a device: whose side it shows. `play.seating.show` draws the curtain."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from keyflower.play import seating
from keyflower.server.tables.routes.given import Asker, OurTable
from keyflower.server.tables.routes.wire import Joined
from keyflower.server.web.given import api_router
from keyflower.server.web.wire import Body


class CurtainBody(Body, frozen=True):
    """Whose side to show; null closes the curtain."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None


@post("/tables/{table_id:str}/curtain", status_code=200, summary="Whose side this device shows")
async def curtain_drawn(table: OurTable, data: JSONBody[CurtainBody], me: Asker) -> Joined:
    """Where people share a device: open the curtain for one of them, or close it."""
    await table.change(seating.show, me.id, data.seat)
    return Joined(table.id)


router = api_router("play", __name__)
