"""Several processes of bots that share the work."""

import asyncio
from typing import Final

from keyflower.bots import check
from keyflower.bots.failure import BotFailure
from keyflower.bots.thought import Thought
from keyflower.formats.position import write_view
from keyflower.formats.record import Record
from keyflower.rules.view import View
from keyflower.server.thinking.questions import Answer, Question
from keyflower.server.thinking.thinker import Closed, Thinker

LIMIT: Final = 20.0
"""Seconds for a decision, unless told otherwise."""
MOST_KEYS: Final = 10_000
"""Keys whose process is remembered."""


class Thinkers:
    """Processes of bots. Make it anywhere; await its methods on one event loop.

    Whoever asks names the person for whom it is done: people take turns. `forget` a key when its
    game is over or its seat is given back, and `close` at the end.
    """

    def __init__(self, processes: int, limit: float = LIMIT, lazy: bool = False) -> None:
        if processes < 1:
            raise ValueError(f"1 process at least must think, not {processes}")
        self._closed = False
        self._thinkers = [Thinker(limit, lazy) for _ in range(processes)]
        self._by_key: dict[str, Thinker] = {}  # the key not asked for longest comes first

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
        """Time spent on thinking so far, over all processes."""
        return sum(thinker.seconds for thinker in self._thinkers)

    @property
    def replaced(self) -> int:
        """Processes that were late or gone so far, and replaced."""
        return sum(thinker.replaced for thinker in self._thinkers)

    @property
    def compiled(self) -> bool:
        """Whether every process that is up runs compiled bots."""
        return all(each.compiled for each in self._thinkers if each.pid or not each.lazy)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are up."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid]

    async def choose(self, key: str, spec: str, seed: int, view: View, person: str = "") -> int:
        """A legal action, by the bot of that key: the same bot as long as it lives.

        The key is `table:seat`; decisions of one person's tables take turns.

        The seed counts when the bot is made: at first, after `forget`, with another spec, and
        where its process had to be replaced.

        Whatever goes wrong in the bot or its process is a `BotFailure`; `KeyflowerError` says
        that the spec names no bot, `Closed` that we are closing.
        """
        check(spec)
        question = Question("choose", key, spec, seed, write_view(view))
        answer = await self._ask(self._thinker_of(key), question, view.seat, person)
        assert answer.action is not None
        return answer.action

    async def consider(self, spec: str, seed: int, view: View, person: str = "") -> list[Thought]:
        """What a new bot thinks of a view, for hints; errors as with `choose`."""
        check(spec)
        question = Question("consider", "", spec, seed, write_view(view))
        return (await self._ask(self._least_loaded(), question, view.seat, person)).thoughts

    async def expect(self, record: Record, person: str = "") -> list[list[float]]:
        """Each seat's expected share of the win, at the start of a record and after each move.

        All screens are open to it: for finished games.
        """
        question = Question("expect", record=record.dumps())
        return (await self._ask(self._least_loaded(), question, -1, person)).expected

    def use(self, folder: str) -> None:
        """Replace each process, when it has answered, by one that finds its modules there first."""
        if not self._closed:
            for thinker in self._thinkers:
                thinker.renew(folder)

    def forget(self, key: str) -> None:
        """Let the bot of a key go."""
        thinker = self._by_key.pop(key, None)
        if thinker is not None and not self._closed:
            thinker.keys -= 1
            thinker.submit_forget(Question("forget", key))

    async def close(self) -> None:
        """End all processes at once, whatever they are at; whoever still waits gets `Closed`."""
        if self._closed:
            return
        self._closed = True
        ends = [asyncio.wrap_future(thinker.close()) for thinker in self._thinkers]
        await asyncio.gather(*ends)

    async def _ask(self, thinker: Thinker, question: Question, seat: int, person: str) -> Answer:
        if self._closed:
            raise Closed
        answer = await asyncio.wrap_future(thinker.submit(question, seat, person))
        assert answer is not None
        if answer.verdict:
            failure = BotFailure(seat, question.spec, answer.verdict)
            if answer.trace:
                failure.add_note(answer.trace)
            raise failure
        return answer

    def _thinker_of(self, key: str) -> Thinker:
        """The process that has the bot of a key, or is to have it."""
        thinker = self._by_key.pop(key, None)
        if thinker is None:
            thinker = self._least_loaded()
            thinker.keys += 1
        self._by_key[key] = thinker
        if len(self._by_key) > MOST_KEYS:
            self.forget(next(iter(self._by_key)))
        return thinker

    def _least_loaded(self) -> Thinker:
        return min(self._thinkers, key=lambda thinker: (thinker.load, thinker.keys))
