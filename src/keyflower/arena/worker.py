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

from keyflower.compiled import COMPILED

GRACE: Final = 2.0
"""Seconds that a worker has to end, with the programs of its bots, once it was told to."""


def serve(work: Callable[[Any], object], pipe: Connection) -> None:
    """Answer every task with its outcome, in order, until told to end."""
    tasks: SimpleQueue[bytes] = SimpleQueue()
    try:
        _listen_to_the_parent_only()
        receiver = (pipe, tasks, threading.get_ident())
        threading.Thread(target=_receive, args=receiver, daemon=True).start()
        while True:
            pipe.send_bytes(_outcome(work, tasks.get()))
    except (SystemExit, OSError):  # told to end, or nobody is there to read
        os._exit(1)


def _listen_to_the_parent_only() -> None:
    """Ctrl-C reaches every process of the group, but only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        # An exception from outside would harm compiled code; the programs of its bots end by
        # themselves once nobody is at the other end of their pipes.
        signal.signal(signal.SIGTERM, signal.SIG_DFL if COMPILED else _leave)


def _leave(_signal: int, _frame: object) -> None:
    """End the game in progress by an exception, so that bots end their programs."""
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second one must not disturb that
        signal.setitimer(signal.ITIMER_REAL, GRACE)  # its signal kills, if that takes too long
    raise SystemExit(1)


def _receive(pipe: Connection, tasks: "SimpleQueue[bytes]", main_thread: int) -> None:
    """Pass on what the parent sends; when it has closed the pipe, end this process."""
    with suppress(EOFError, OSError):
        while True:
            tasks.put(pipe.recv_bytes())
    if sys.platform == "win32":
        os._exit(1)
    else:
        signal.pthread_kill(main_thread, signal.SIGTERM)


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
