"""For the Learn pages: scoring an example village."""

import asyncio

from litestar import Router, post
from litestar.params import JSONBody

from keyflower.server.example import Example, ScoredExample, scored
from keyflower.server.routes.given import OurAccess, OurVisitor


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(
    data: JSONBody[Example], visitor: OurVisitor, access: OurAccess
) -> ScoredExample:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    access.allow(access.examples, visitor.identity or visitor.address, "examples")
    return await asyncio.to_thread(scored, data)  # large villages take a while


router = Router("/api", route_handlers=[example_scored], tags=["learning"])
