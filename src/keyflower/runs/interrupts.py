"""Ctrl-C held back for a moment, where half a step would leave something behind."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_later() -> Iterator[None]:
    """A Ctrl-C during the block takes effect right after it.

    Processes that are started in the block have it blocked: they must see to it themselves.

    >>> try:
    ...     with interrupts_later():
    ...         signal.raise_signal(signal.SIGINT)
    ... except KeyboardInterrupt:
    ...     print("interrupted")
    interrupted
    """
    before = signal.getsignal(signal.SIGINT)
    if before is None or threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is ever interrupted
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        if sys.platform == "win32":
            yield
        else:
            mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                yield
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)
