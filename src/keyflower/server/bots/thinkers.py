"""Worker processes for bots: separate ones for fast bots, deep bots, hints, and analyses."""

import asyncio
from typing import Final, cast

from keyflower.bots import check, parse
from keyflower.bots.failure import BotFailure
from keyflower.bots.thought import Thought
from keyflower.coach.trials import Trial
from keyflower.coach.turning import Candidate
from keyflower.formats.position import write_view
from keyflower.formats.record import Record
from keyflower.rules.compiled import COMPILED
from keyflower.rules.view import View
from keyflower.runs.pool import cores
from keyflower.server.bots.fair import NO_PAYER, Payer
from keyflower.server.bots.thinker import Thinker
from keyflower.server.bots.worker import Answer, Question

QUICK_BOTS: Final = ("random", "greedy", "planner", "trained")
"""Bots that decide at once: they never wait for one that thinks long."""
MOST_ANALYSING: Final = 2  # processes for analyses: with fewer cores fewer
WHOLE_GAME_FACTOR: Final = 10  # how much longer an answer about a whole game may take


class ProcessGroup:
    """Some processes of bots: what they are at, all together. Await on one event loop."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self._thinkers = thinkers

    @property
    def busy(self) -> int:
        """Processes that think right now."""
        return sum(thinker.thinking for thinker in self._thinkers)

    @property
    def waiting(self) -> int:
        """Questions that wait for their process."""
        return sum(max(thinker.load - thinker.thinking, 0) for thinker in self._thinkers)

    @property
    def seconds(self) -> float:
        """Total thinking time of all processes."""
        return sum(thinker.seconds for thinker in self._thinkers)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are up."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid]

    def use(self, folder: str) -> None:
        """Replace each process, when it has answered, by one that finds its modules there first."""
        for thinker in self._thinkers:
            if not thinker.closing:
                thinker.renew(folder)

    async def close(self) -> None:
        """End all processes at once; whoever still waits gets `Closed`."""
        await asyncio.gather(*(each.close() for each in self._thinkers if not each.closing))


class WorkerPool(ProcessGroup):
    """Processes of bots for one kind of question. Make it anywhere; `close` it.

    No process remembers a game: each question goes to the one with the fewest. Whoever asks names
    the person for whom it is done, their network, and the table: they all take turns (fair.py).
    """

    def __init__(self, processes: int, limit: float, lazy: bool = False) -> None:
        if processes < 1:
            raise ValueError(f"1 process at least must think, not {processes}")
        super().__init__([Thinker(limit, lazy) for _ in range(processes)])

    async def plan(
        self, spec: str, seed: int, view: View, payer: Payer = NO_PAYER, table: str = ""
    ) -> list[int]:
        """The actions of a turn, the first of them legal, by a bot made for this question.

        Whatever goes wrong in the bot or its process is a `BotFailure`; `KeyflowerError` says
        that the spec is invalid, `Closed` that we are closing.
        """
        check(spec)
        question = Question("plan", spec, seed, write_view(view))
        return (await self._ask(question, view.seat, payer, table)).plan

    async def consider(
        self, spec: str, seed: int, view: View, payer: Payer = NO_PAYER
    ) -> list[Thought]:
        """What a bot thinks of a view, for hints; errors as with `plan`."""
        check(spec)
        question = Question("consider", spec, seed, write_view(view))
        return (await self._ask(question, view.seat, payer)).thoughts

    async def expect(self, record: Record, payer: Payer = NO_PAYER) -> list[list[float]]:
        """Each seat's expected share of the win, at the start of a record and after each move.

        All screens are open to it: for finished games.
        """
        text = await asyncio.to_thread(record.dumps)  # long ones take a while
        question = Question("expect", record=text)
        return (await self._ask(question, -1, payer)).expected

    async def scan(self, record: str, seat: int, payer: Payer) -> list[Candidate]:
        """The decisions of a seat in a finished game that may be turning points."""
        question = Question("scan", record=record, seat=seat)
        return (await self._ask(question, seat, payer)).candidates

    async def try_turns(self, view: View, turns: list[list[int]], deal: int, payer: Payer) -> Trial:
        """How a game ends after each of some turns, played on by good bots on one deal."""
        question = Question("try", seed=deal, view=write_view(view), turns=turns)
        return cast(Trial, (await self._ask(question, view.seat, payer)).trial)

    async def _ask(self, question: Question, seat: int, payer: Payer, table: str = "") -> Answer:
        thinker = min(self._thinkers, key=lambda thinker: thinker.load)
        answer = await thinker.ask(question, seat, payer, table)
        if answer.verdict:
            failure = BotFailure(seat, question.spec, answer.verdict)
            if answer.trace:
                failure.add_note(answer.trace)
            raise failure
        return answer


class WorkerPools(ProcessGroup):
    """Several `WorkerPool`: each question goes to the processes for its kind."""

    def __init__(self, processes: int, limit: float, warm: bool = True) -> None:
        """processes: for deep bots; fast bots and hints have one more each, analyses up to two.

        limit: seconds for a decision. warm: start the processes for fast bots and for hints at
        once, not when they are first asked something.
        """
        self.quick = WorkerPool(1, limit, lazy=not warm)
        self.deep = WorkerPool(processes, limit, lazy=True)
        self.advice = WorkerPool(1, limit, lazy=not warm)
        # Of finished games: nobody's turn waits.
        self.analysis = WorkerPool(
            min(cores(), MOST_ANALYSING), WHOLE_GAME_FACTOR * limit, lazy=True
        )
        lanes = (self.quick, self.deep, self.advice, self.analysis)
        super().__init__([thinker for lane in lanes for thinker in lane._thinkers])

    @property
    def compiled(self) -> bool:
        """Whether every process that is up runs compiled bots, or would if none is up."""
        up = [each.compiled for each in self._thinkers if each.pid or not each.lazy]
        return all(up) and bool(self.pids or COMPILED)

    async def plan(self, spec: str, seed: int, view: View, payer: Payer, table: str) -> list[int]:
        """The actions of a turn, the first of them legal."""
        lane = self.quick if parse(spec).name in QUICK_BOTS else self.deep
        return await lane.plan(spec, seed, view, payer, table)
