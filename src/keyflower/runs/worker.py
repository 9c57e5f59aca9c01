"""A worker process of the pool: it works on one task after the other and sends back the results.

The parent ends a worker by closing its pipe, and with SIGTERM (Windows ends it at once). The pipe
of a parent that was killed is closed, too.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final

from keyflower.bots.program import kill_all

GRACE: Final = 2.0
"""Seconds for a worker to end, with the programs of its bots."""


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
