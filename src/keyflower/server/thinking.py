"""Bots think in processes of their own, with a limit, so that the event loop never waits for one.

Each thinker is one process that holds its bots by key, for a bot follows its plan through the
small decisions of a turn. A thread of this process stands before each thinker: it asks one thing
after the other, in order, waits as long as is allowed, and replaces a thinker that is late or
gone. What travels is JSON: a view, never a game.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from time import perf_counter
from typing import Final, Literal

import msgspec

from keyflower.bots import Bot, check, dismiss, make
from keyflower.bots.expectation import expectation
from keyflower.bots.failure import BotFailure
from keyflower.bots.thought import Thought
from keyflower.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.position import read_view, write_view
from keyflower.rules.record import Record, Replay
from keyflower.rules.view import View

LIMIT: Final = 20.0
"""Seconds for a decision, unless told otherwise."""
START_LIMIT: Final = 60.0
"""Seconds for a new process until it is ready."""
GRACE: Final = 3.0
"""Seconds for a process to end by itself, and the programs of its bots, before it is killed."""
CLOSING_GRACE: Final = 0.5
"""The same when all is closed."""
MOST_BOTS: Final = 200
"""Bots that a process holds; those not asked for longest are let go."""
MOST_KEYS: Final = 10_000
"""Keys whose process is remembered."""
NICENESS: Final = 10
READY: Final = b"compiled" if COMPILED else b"interpreted"
"""What a new process says first."""


class Closed(KeyflowerError):
    """Nobody thinks any more: the server is shutting down."""

    def __init__(self) -> None:
        super().__init__("the bots have stopped thinking: the server is closing")


class _NoStart(Exception):
    """A new process did not come up."""


class Question(msgspec.Struct):
    """What a thinker is asked; `forget` wants no answer."""

    kind: Literal["choose", "consider", "expect", "forget"]
    key: str = ""
    spec: str = ""
    seed: int = 0
    legal: list[int] = []
    view: dict[str, object] = {}
    record: str = ""


class Answer(msgspec.Struct):
    """What was asked for; or why there is nothing, and where in the code it went wrong."""

    action: int | None = None
    thoughts: list[Thought] = []
    expected: list[list[float]] = []
    verdict: str = ""
    trace: str = ""


_encode: Final = msgspec.json.Encoder().encode
_question: Final = msgspec.json.Decoder(Question).decode
_answer: Final = msgspec.json.Decoder(Answer).decode


# On this side


class Thinkers:
    """So many processes of bots. Make it anywhere; await its methods on one event loop.

    `forget` a key when its game is over or its seat is given back, and `close` at the end.
    """

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        if processes < 1:
            raise ValueError(f"1 process at least must think, not {processes}")
        self._closed = False
        self._thinkers = [_Thinker(limit) for _ in range(processes)]
        self._by_key: dict[str, _Thinker] = {}  # the key not asked for longest comes first

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
        return all(thinker.compiled for thinker in self._thinkers)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are up."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid]

    async def choose(self, key: str, spec: str, seed: int, view: View, legal: list[int]) -> int:
        """One of the legal actions, by the bot of that key: the same bot as long as it lives.

        The seed counts when the bot is made: at first, after `forget`, with another spec, and
        where its process had to be replaced.

        Whatever goes wrong in the bot or its process is a `BotFailure`; `KeyflowerError` says
        that the spec names no bot, `Closed` that we are closing.
        """
        check(spec)
        question = Question("choose", key, spec, seed, legal, write_view(view))
        answer = await self._ask(self._thinker_of(key), question, view.seat)
        if answer.action not in legal:
            said = f"chose {answer.action}, which is none of its {len(legal)} legal actions"
            raise BotFailure(view.seat, spec, said)
        return answer.action

    async def consider(self, spec: str, seed: int, view: View, legal: list[int]) -> list[Thought]:
        """What a new bot thinks of a view, for hints; errors as with `choose`."""
        check(spec)
        question = Question("consider", "", spec, seed, legal, write_view(view))
        return (await self._ask(self._least_loaded(), question, view.seat)).thoughts

    async def expect(self, record: Record) -> list[list[float]]:
        """Each seat's expected share of the win, at the start of a record and after each move.

        All screens are open to it: for finished games.
        """
        question = Question("expect", record=record.dumps())
        return (await self._ask(self._least_loaded(), question, -1)).expected

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

    async def _ask(self, thinker: "_Thinker", question: Question, seat: int) -> Answer:
        if self._closed:
            raise Closed
        answer = await asyncio.wrap_future(thinker.submit(question, seat))
        if answer.verdict:
            failure = BotFailure(seat, question.spec, answer.verdict)
            if answer.trace:
                failure.add_note(answer.trace)
            raise failure
        return answer

    def _thinker_of(self, key: str) -> "_Thinker":
        """The process that has the bot of a key, or is to have it."""
        thinker = self._by_key.pop(key, None)
        if thinker is None:
            thinker = self._least_loaded()
            thinker.keys += 1
        self._by_key[key] = thinker
        if len(self._by_key) > MOST_KEYS:
            self.forget(next(iter(self._by_key)))
        return thinker

    def _least_loaded(self) -> "_Thinker":
        return min(self._thinkers, key=lambda thinker: (thinker.load, thinker.keys))


class _Thinker:
    """One process, and the thread that talks with it."""

    _starting: Final = threading.Lock()  # processes are started one at a time

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pid = 0  # of its process, if that is up
        self.keys = 0
        self.load = 0  # questions asked and not answered
        self.thinking = False
        self.seconds = 0.0
        self.replaced = 0
        self.compiled = COMPILED
        self._path: list[str] = []  # where a new process looks for modules first
        self._stopped, self._stop = Pipe(duplex=False)  # wakes the thread when all is to stop
        self._counting = threading.Lock()
        self._process: SpawnProcess | None = None
        self._questions: Connection  # of the process that is up
        self._answers: Connection
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._thread.submit(self._up)

    # From the event loop

    def submit(self, question: Question, seat: int) -> "Future[Answer]":
        """Ask when all asked before is answered."""
        with self._counting:
            self.load += 1
        future = self._thread.submit(self._ask, _encode(question), question.spec, seat)
        future.add_done_callback(self._count_down)
        return future

    def submit_forget(self, question: Question) -> None:
        """Say so when all asked before is answered."""
        self._thread.submit(self._tell, _encode(question))

    def renew(self, folder: str) -> None:
        """Start the process again when all asked before is answered; modules come from a folder."""

        def again() -> None:
            self._path = [folder]
            self._end()
            self._up()

        self._thread.submit(again)

    def close(self) -> "Future[None]":
        """End the process, after the questions that still wait were told that all is closed."""
        self._stop.send_bytes(b"stop")
        future = self._thread.submit(self._close)
        self._thread.shutdown(wait=False)
        return future

    # In the thread

    def _count_down(self, _future: "Future[Answer]") -> None:
        with self._counting:
            self.load -= 1

    def _ask(self, question: bytes, spec: str, seat: int) -> Answer:
        """The answer of the process, which is replaced where there is none in time."""
        try:
            self._up()
        except _NoStart as error:
            raise BotFailure(seat, spec, f"has no process to think in: {error}") from error
        start = perf_counter()
        self.thinking = True
        try:
            self._questions.send_bytes(question)
            return _answer(self._receive(self.limit))
        except TimeoutError:
            verdict = f"did not decide within {self.limit:g} s"
        except (EOFError, OSError):
            verdict = f"lost its process, {self._ending()}"
        finally:
            self.thinking = False
            self.seconds += perf_counter() - start
        self.replaced += 1
        self._end()
        self._thread.submit(self._up)
        raise BotFailure(seat, spec, verdict)

    def _tell(self, question: bytes) -> None:
        """Say something that wants no answer to the process, if it is there."""
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._questions.send_bytes(question)

    def _up(self) -> None:
        """Start the process unless it is up."""
        if self._stopped.poll():
            raise Closed
        if self._process is not None:
            if self._process.is_alive() and not self._answers.poll():  # nothing but its end
                return
            self._end()
        their_questions, self._questions = Pipe(duplex=False)
        self._answers, their_answers = Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        process = context.Process(
            target=_work, args=(their_questions, their_answers), name="thinker", daemon=True
        )
        with self._starting:
            before = sys.path
            sys.path = self._path + before  # a new process gets a copy
            try:
                process.start()
            finally:
                sys.path = before
        self._process = process
        self.pid = process.pid or 0
        their_questions.close()
        their_answers.close()
        try:
            self.compiled = self._receive(START_LIMIT) == b"compiled"
        except (TimeoutError, EOFError, OSError) as error:
            late = f"which was not ready within {START_LIMIT:g} s"
            ending = late if isinstance(error, TimeoutError) else self._ending()
            self._end()
            raise _NoStart(f"one was started, {ending}") from error

    def _receive(self, limit: float) -> bytes:
        """What the process says next, unless it is late (`TimeoutError`) or gone (`EOFError`)."""
        ready = wait([self._answers, self._stopped], limit)
        if self._stopped in ready:
            self._end(CLOSING_GRACE)
            raise Closed
        if not ready:
            raise TimeoutError
        return self._answers.recv_bytes()

    def _ending(self) -> str:
        """How a process that is gone has ended."""
        if self._process is not None:
            self._process.join(GRACE)
            code = self._process.exitcode
            if code is not None and code < 0:
                return f"which was ended by signal {-code}"
            if code is not None:
                return f"which ended with exit code {code}"
        return "which closed its pipe"

    def _end(self, grace: float = GRACE) -> None:
        """End the process: it goes by itself when its questions end, or is killed."""
        process = self._process
        if process is None:
            return
        self._process = None
        self.pid = 0
        self._questions.close()
        process.join(grace)
        if process.is_alive():
            process.kill()
            process.join()
        self._answers.close()
        process.close()

    def _close(self) -> None:
        """The last that the thread does."""
        self._end(CLOSING_GRACE)
        self._stop.close()
        self._stopped.close()


# In the process of the bots


def _work(questions: Connection, answers: Connection) -> None:
    """Answer one question after the other until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the parent ends us
    if sys.platform != "win32":
        os.nice(NICENESS)  # the event loop comes first
    bots = _Bots()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked, bots), daemon=True).start()
    answers.send_bytes(READY)
    while True:
        answer = bots.answer(_question(asked.get()))
        if answer is not None:
            answers.send_bytes(_encode(answer))


def _listen(questions: Connection, asked: "SimpleQueue[bytes]", bots: "_Bots") -> None:
    """Read the questions; at their end, when we are dismissed or the parent died, go at once."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked.put(questions.recv_bytes())
    bots.dismiss_all()
    os._exit(0)


class _Bots:
    """The bots of a process, by key; the one not asked for longest comes first."""

    def __init__(self) -> None:
        self._bots: dict[str, tuple[str, Bot]] = {}  # with its spec
        self._hint: Bot | None = None

    def answer(self, question: Question) -> Answer | None:
        """What a bot says to a question; a bot that fails is let go."""
        key = question.key
        if question.kind == "forget":
            self._forget(key)
            return None
        try:
            if question.kind == "expect":
                return Answer(expected=_expected(question.record))
            view = read_view(question.view)
            if question.kind == "consider":
                with self._adviser(question, view) as bot:
                    return Answer(thoughts=bot.consider(view, question.legal))
            return Answer(action=self._bot(question, view).choose(view, question.legal))
        except BotFailure as failure:
            self._forget(key)
            return Answer(verdict=failure.verdict)
        except Exception as error:
            self._forget(key)
            said = f"failed with {type(error).__name__}: {error}"
            return Answer(verdict=said, trace=traceback.format_exc())

    def dismiss_all(self) -> None:
        """Let all of them go, with the programs that they run."""
        for bot in [*(entry[1] for entry in list(self._bots.values())), self._hint]:
            if bot is not None:
                with contextlib.suppress(Exception):
                    dismiss(bot)

    def _bot(self, question: Question, view: View) -> Bot:
        """The bot of a key; a new one where the spec is another."""
        entry = self._bots.get(question.key)
        if entry is None or entry[0] != question.spec:
            self._forget(question.key)
            entry = (question.spec, make(question.spec, question.seed, view.seat))
        else:
            del self._bots[question.key]
        self._bots[question.key] = entry
        if len(self._bots) > MOST_BOTS:
            self._forget(next(iter(self._bots)))
        return entry[1]

    @contextlib.contextmanager
    def _adviser(self, question: Question, view: View) -> Iterator[Bot]:
        """A bot for one question."""
        self._hint = make(question.spec, question.seed, view.seat)
        try:
            yield self._hint
        finally:
            dismiss(self._hint)
            self._hint = None

    def _forget(self, key: str) -> None:
        entry = self._bots.pop(key, None)
        if entry is not None:
            dismiss(entry[1])


def _expected(text: str) -> list[list[float]]:
    """What was to be expected at each moment of a record."""
    record = Record.loads(text)
    replay = Replay(record)
    found = [expectation(replay.game)]
    while replay.at < len(record.moves):
        replay.step()
        found.append(expectation(replay.game))
    return [[round(share, 4) for share in shares] for shares in found]
