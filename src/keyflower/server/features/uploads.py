"""Uploads of records."""

import asyncio
from functools import partial
from weakref import WeakValueDictionary

from litestar import post
from litestar.di import NamedDependency

from keyflower.home.lobby import Joined
from keyflower.play.again import table_of_record
from keyflower.server.settings import MOST_RECORD
from keyflower.server.storage.statements.games import add_table
from keyflower.server.tables.quotas import check_record
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.errors import Refusal
from keyflower.server.web.given import Asked, api_router

Uploads = WeakValueDictionary[str, asyncio.Lock]  # by network: their people take turns
OurUploads = NamedDependency[Uploads]


@post("/records", request_max_body_size=MOST_RECORD, summary="Upload a record")
async def upload_record(request: Asked, uploads: OurUploads, me: Asker) -> Joined:
    """The body is a record (docs/notation.md); it is kept as a finished table.

    It isn't loaded before somebody looks at it.
    """
    body = await request.body()
    me.keep("records", len(body))
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("a record is JSON in UTF-8", "bad-file") from None
    async with uploads.setdefault(me.visitor.address, asyncio.Lock()):
        made = await asyncio.to_thread(table_of_record, text, me.id, me.now())
    allow = partial(check_record, me.registry.services.settings.limits)
    await add_table(me.store, *made, allow)
    return Joined(made.row.id)


router = api_router("after the game", __name__)
