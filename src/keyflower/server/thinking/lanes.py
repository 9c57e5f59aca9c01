"""Separate worker processes for fast bots, deep bots, and hints."""

import asyncio
from typing import Final

from keyflower.bots import parse
from keyflower.bots.thought import Thought
from keyflower.compiled import COMPILED
from keyflower.formats.record import Record
from keyflower.rules.view import View
from keyflower.server.thinking.thinkers import LIMIT, Thinkers

QUICK: Final = ("random", "greedy", "planner", "trained")
"""Bots that decide at once: they never wait for one that thinks long."""


class Lanes:
    """The interface of `Thinkers`; each question goes to the processes for its kind."""

    def __init__(self, processes: int, limit: float = LIMIT, warm: bool = True) -> None:
        """processes: for deep bots; fast bots and hints have one more each.

        warm: start the process for fast bots at once, not when it is first asked something.
        """
        self.quick = Thinkers(1, limit, lazy=not warm)
        self.deep = Thinkers(processes, limit, lazy=True)
        self.advice = Thinkers(1, limit, lazy=True)
        self._all = (self.quick, self.deep, self.advice)

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

    async def plan(self, spec: str, seed: int, view: View, person: str, table: str) -> list[int]:
        """The actions of a turn, the first of them legal."""
        lane = self.quick if parse(spec).name in QUICK else self.deep
        return await lane.plan(spec, seed, view, person, table)

    async def consider(self, spec: str, seed: int, view: View, person: str) -> list[Thought]:
        """What a bot thinks of a view, for hints."""
        return await self.advice.consider(spec, seed, view, person)

    async def expect(self, record: Record, person: str) -> list[list[float]]:
        """Each seat's expected share of the win, at the start of a record and after each move."""
        return await self.advice.expect(record, person)

    def use(self, folder: str) -> None:
        """Replace each process, when it has answered, by one that finds its modules there first."""
        for each in self._all:
            each.use(folder)

    async def close(self) -> None:
        """End all processes at once; whoever still waits gets `Closed`."""
        await asyncio.gather(*(each.close() for each in self._all))
