"""Separate worker processes for fast bots, deep bots, hints, and analyses."""

import asyncio
from typing import Final

from keyflower.bots import parse
from keyflower.bots.thought import Thought
from keyflower.rules.compiled import COMPILED
from keyflower.rules.view import View
from keyflower.server.thinking.fair import Payer
from keyflower.server.thinking.thinkers import LIMIT, Thinkers

QUICK: Final = ("random", "greedy", "planner", "trained")
"""Bots that decide at once: they never wait for one that thinks long."""


class WorkerPools:
    """Several `Thinkers`: each question goes to the processes for its kind."""

    def __init__(self, processes: int, limit: float = LIMIT, warm: bool = True) -> None:
        """processes: for deep bots; fast bots, hints and analyses have one more each.

        warm: start the process for fast bots at once, not when it is first asked something.
        """
        self.quick = Thinkers(1, limit, lazy=not warm)
        self.deep = Thinkers(processes, limit, lazy=True)
        self.advice = Thinkers(1, limit, lazy=True)
        self.analysis = Thinkers(1, limit, lazy=True)  # of finished games: nobody's turn waits
        self._all = (self.quick, self.deep, self.advice, self.analysis)

    @property
    def waiting(self) -> int:
        """Questions that wait for their process."""
        return sum(each.waiting for each in self._all)

    @property
    def seconds(self) -> float:
        """Total thinking time of all processes."""
        return sum(each.seconds for each in self._all)

    @property
    def compiled(self) -> bool:
        """Whether every process that is up runs compiled bots, or would if none is up."""
        return all(each.compiled for each in self._all) and bool(self.pids or COMPILED)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are up."""
        return [pid for each in self._all for pid in each.pids]

    async def plan(self, spec: str, seed: int, view: View, payer: Payer, table: str) -> list[int]:
        """The actions of a turn, the first of them legal."""
        lane = self.quick if parse(spec).name in QUICK else self.deep
        return await lane.plan(spec, seed, view, payer, table)

    async def consider(self, spec: str, seed: int, view: View, payer: Payer) -> list[Thought]:
        """What a bot thinks of a view, for hints."""
        return await self.advice.consider(spec, seed, view, payer)

    def use(self, folder: str) -> None:
        """Replace each process, when it has answered, by one that finds its modules there first."""
        for each in self._all:
            each.use(folder)

    async def close(self) -> None:
        """End all processes at once; whoever still waits gets `Closed`."""
        await asyncio.gather(*(each.close() for each in self._all))
