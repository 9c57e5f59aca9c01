"""For the Learn pages: scoring an example village."""

import asyncio

from litestar import post
from litestar.params import JSONBody

from keyflower.server.routes.given import OurAccess, OurVisitor, api_router
from keyflower.server.villages import ScoredVillage, SheetVillage, score_village


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(
    data: JSONBody[SheetVillage], visitor: OurVisitor, access: OurAccess
) -> ScoredVillage:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    access.allow(access.examples, visitor.identity or visitor.address, "examples")
    return await asyncio.to_thread(score_village, data)  # large villages take a while


router = api_router(__name__, "learning")
