"""For those who learn: a village to try scoring on."""

import asyncio

from litestar import Router, post
from litestar.params import JSONBody

from keyflower.server.example import Example, ScoredExample, scored
from keyflower.server.routes.given import OurDoorman, Visitor


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(
    data: JSONBody[Example], visit: Visitor, doorman: OurDoorman
) -> ScoredExample:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is kept."""
    doorman.allow(doorman.examples, visit.identity or visit.address, "examples")
    return await asyncio.to_thread(scored, data)  # large villages take a while


router = Router("/api", route_handlers=[example_scored], tags=["learning"])
