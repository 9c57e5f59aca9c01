"""A worker process: it works on one task after the other and sends back the results.

The parent ends a worker by closing its pipe. The pipe of a parent that was killed is closed, too.
"""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from multiprocessing.util import register_after_fork
from queue import SimpleQueue
from typing import Any, Final

from keyflower.bots.external.program import kill_all

GRACE: Final = 2.0  # seconds for a worker to end, with the programs of its bots


class Worker:
    """A process and our end of its pipe.

    spawn: start it afresh, not as multiprocessing is set to: a process with threads can't be
    forked.
    """

    def __init__(self, work: Callable[[Any], object], spawn: bool = False) -> None:
        self.pipe, theirs = Pipe()
        # A worker that is forked must not keep our end of any pipe open after us.
        register_after_fork(self.pipe, Connection.close)
        context: Any = multiprocessing.get_context("spawn") if spawn else multiprocessing
        self.process = context.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, task: object) -> None:
        data = pickle.dumps(task)
        with suppress(BrokenPipeError, ConnectionResetError):  # shows when results are read
            self.pipe.send_bytes(data)

    def receive(self) -> tuple[Any, Exception | None]:
        """The next result, or the error instead; `EOFError` or `OSError` if the process ended."""
        result, error, trace = pickle.loads(self.pipe.recv_bytes())
        if error is not None:
            error.add_note(f"in a worker process:\n{trace}")
        return result, error

    def exit_code(self, grace: float = GRACE) -> int | None:
        """How a process ended that has closed its pipe; None where it is still there."""
        self.process.join(grace)
        code: int | None = self.process.exitcode
        return code

    def end(self, grace: float = GRACE) -> None:
        """End it; kill it where it isn't gone in time."""
        self.pipe.close()
        self.process.join(max(0.0, grace))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def serve(work: Callable[[Any], object], pipe: Connection) -> None:
    """Answer every task with its outcome, in order, until the pipe closes."""
    tasks: SimpleQueue[bytes] = SimpleQueue()
    try:
        _listen_to_the_parent_only()
        threading.Thread(target=_receive, args=(pipe, tasks), daemon=True).start()
        while True:
            pipe.send_bytes(_outcome(work, tasks.get()))
    except OSError:  # the reader is gone
        _leave()


def _listen_to_the_parent_only() -> None:
    """Ctrl-C reaches every process of the group, but only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    """End at once, with the programs of our bots. No exception: it would harm compiled code."""
    kill_all()
    os._exit(1)


def _receive(pipe: Connection, tasks: "SimpleQueue[bytes]") -> None:
    """Pass on what the parent sends; when it has closed the pipe, end this process."""
    with suppress(EOFError, OSError):
        while True:
            tasks.put(pipe.recv_bytes())
    _leave()


def _outcome(work: Callable[[Any], object], task: bytes) -> bytes:
    """The result of a task, or its error with the traceback as text."""
    try:
        return pickle.dumps((work(pickle.loads(task)), None, ""))
    except Exception as error:
        trace = traceback.format_exc()
        try:
            data = pickle.dumps((None, error, trace))
            pickle.loads(data)
        except Exception:  # this error cannot travel
            stand_in = RuntimeError("".join(traceback.format_exception_only(error)).strip())
            data = pickle.dumps((None, stand_in, trace))
        return data
