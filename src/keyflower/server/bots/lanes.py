"""Separate worker processes for fast bots, deep bots, hints, and analyses."""

from typing import Final

from keyflower.bots import parse
from keyflower.bots.thought import Thought
from keyflower.rules.compiled import COMPILED
from keyflower.rules.view import View
from keyflower.server.bots.fair import Payer
from keyflower.server.bots.thinkers import LIMIT, Group, Thinkers

QUICK: Final = ("random", "greedy", "planner", "trained")
"""Bots that decide at once: they never wait for one that thinks long."""


class WorkerPools(Group):
    """Several `Thinkers`: each question goes to the processes for its kind."""

    def __init__(self, processes: int, limit: float = LIMIT, warm: bool = True) -> None:
        """processes: for deep bots; fast bots, hints and analyses have one more each.

        warm: start the process for fast bots at once, not when it is first asked something.
        """
        self.quick = Thinkers(1, limit, lazy=not warm)
        self.deep = Thinkers(processes, limit, lazy=True)
        self.advice = Thinkers(1, limit, lazy=True)
        self.analysis = Thinkers(1, limit, lazy=True)  # of finished games: nobody's turn waits
        lanes = (self.quick, self.deep, self.advice, self.analysis)
        super().__init__([thinker for lane in lanes for thinker in lane._thinkers])

    @property
    def compiled(self) -> bool:
        """Whether every process that is up runs compiled bots, or would if none is up."""
        return super().compiled and bool(self.pids or COMPILED)

    async def plan(self, spec: str, seed: int, view: View, payer: Payer, table: str) -> list[int]:
        """The actions of a turn, the first of them legal."""
        lane = self.quick if parse(spec).name in QUICK else self.deep
        return await lane.plan(spec, seed, view, payer, table)

    async def consider(self, spec: str, seed: int, view: View, payer: Payer) -> list[Thought]:
        """What a bot thinks of a view, for hints."""
        return await self.advice.consider(spec, seed, view, payer)
