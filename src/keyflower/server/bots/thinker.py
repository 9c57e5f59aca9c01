"""One process of bots, and the thread of this process that talks with it.

The thread asks one question at a time, waits until the timeout, and replaces a process that is late
or has exited. Questions wait in the event loop until it is their turn.
"""

import asyncio
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Pipe, wait
from time import perf_counter
from typing import Final

from keyflower.bots.failure import BotFailure
from keyflower.home.ports import Closed
from keyflower.rules.compiled import COMPILED
from keyflower.runs.worker import Worker
from keyflower.server.bots.fair import FairQueue, Payer
from keyflower.server.bots.worker import Answer, Question, encode, read_answer, work

START_LIMIT: Final = 60.0  # seconds for a new process until it is ready
GRACE: Final = 3.0  # seconds for a process and the programs of its bots to end by themselves
CLOSING_GRACE: Final = 0.5  # the same when all is closed


class NoStart(Exception):
    """A new process did not start."""


Waiting = tuple[Question, int, asyncio.Future[Answer]]  # a question, its seat, and its answer


class Thinker:
    """One process, and the thread that talks with it.

    lazy: start the process when it is first asked something.
    """

    _starting: Final = threading.Lock()  # processes are started one at a time

    def __init__(self, limit: float, lazy: bool = False) -> None:
        self.limit = limit
        self.lazy = lazy
        self.pid = 0  # of its process, if that is up
        self.closing = False
        self.load = 0  # questions asked and not answered
        self.thinking = False
        self.seconds = 0.0
        self.compiled = COMPILED
        self._path: list[str] = []  # where a new process looks for modules first
        self._stopped, self._stop = Pipe(duplex=False)  # wakes the thread when all is to stop
        self._worker: Worker | None = None
        self._waiting: FairQueue[Waiting] = FairQueue()
        self._asking: asyncio.Task[None] | None = None  # while any question waits
        self._thread = ThreadPoolExecutor(1, "thinker")
        if not lazy:
            self._thread.submit(self._up)

    # From the event loop

    async def ask(self, question: Question, seat: int, payer: Payer, table: str) -> Answer:
        """The answer of the process, asked when it is their turn."""
        if self.closing:
            raise Closed
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.put((question, seat, answer), payer, table)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        self.load += 1
        try:
            return await answer
        finally:
            self.load -= 1

    async def _ask_all(self) -> None:
        """Ask one question after the other, as long as any waits."""
        while (taken := self._waiting.take()) is not None:
            (question, seat, answer), payer = taken
            if answer.done():  # nobody waits for it any more
                continue
            start = perf_counter()
            try:
                found = await asyncio.wrap_future(self._thread.submit(self._ask, question, seat))
                if not answer.done():
                    answer.set_result(found)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            self._waiting.charge(payer, perf_counter() - start)
        self._asking = None

    def renew(self, folder: str) -> None:
        """Start the process again when it has answered; modules come from a folder."""
        self._thread.submit(self._renew, folder)

    async def close(self) -> None:
        """End the process; questions that still wait get `Closed`."""
        self.closing = True
        self._stop.send_bytes(b"stop")
        if self._asking is not None:
            await self._asking
        await asyncio.wrap_future(self._thread.submit(self._close))
        self._thread.shutdown(wait=False)

    # In the thread

    def _ask(self, question: Question, seat: int) -> Answer:
        """The answer of the process, which is replaced after a timeout."""
        try:
            worker = self._up()
        except NoStart as error:
            raise BotFailure(seat, question.spec, f"has no process to think in: {error}") from error
        start = perf_counter()
        self.thinking = True
        try:
            return read_answer(self._answer_of(worker, encode(question), self.limit))
        except TimeoutError:
            verdict = f"did not decide within {self.limit:g} s"
        except (EOFError, OSError):
            verdict = f"lost its process, {_ending(worker)}"
        finally:
            self.thinking = False
            self.seconds += perf_counter() - start
        self._end()
        self._thread.submit(self._up)
        raise BotFailure(seat, question.spec, verdict)

    def _renew(self, folder: str) -> None:
        self._path = [folder]
        if self._worker is not None:
            self._end()
            self._up()

    def _up(self) -> Worker:
        """The process, which is started unless it is up."""
        if self._stopped.poll():
            raise Closed
        if self._worker is not None:
            if self._worker.process.is_alive() and not self._worker.pipe.poll():  # its end
                return self._worker
            self._end()
        with self._starting:
            before = sys.path
            sys.path = self._path + before  # a new process gets a copy
            try:
                worker = self._worker = Worker(work, spawn=True)
            finally:
                sys.path = before
        self.pid = worker.process.pid or 0
        try:
            self.compiled = self._answer_of(worker, b"", START_LIMIT) == b"compiled"
        except (TimeoutError, EOFError, OSError) as error:
            late = f"which was not ready within {START_LIMIT:g} s"
            ending = late if isinstance(error, TimeoutError) else _ending(worker)
            self._end()
            raise NoStart(f"one was started, {ending}") from error
        return worker

    def _answer_of(self, worker: Worker, question: bytes, limit: float) -> bytes:
        """What the process says, unless it is late (`TimeoutError`) or gone (`EOFError`)."""
        worker.send(question)
        ready = wait([worker.pipe, self._stopped], limit)
        if self._stopped in ready:
            self._end(CLOSING_GRACE)
            raise Closed
        if not ready:
            raise TimeoutError
        answer, error = worker.receive()
        if error is not None:
            raise error
        return bytes(answer)

    def _end(self, grace: float = GRACE) -> None:
        worker, self._worker, self.pid = self._worker, None, 0
        if worker is not None:
            worker.end(grace)

    def _close(self) -> None:
        """Clean up at the end of the thread."""
        self._end(CLOSING_GRACE)
        self._stop.close()
        self._stopped.close()


def _ending(worker: Worker) -> str:
    code = worker.exit_code(GRACE)
    if code is None:
        return "which closed its pipe"
    return (
        f"which ended with exit code {code}" if code >= 0 else f"which was ended by signal {-code}"
    )
