"""Programs in a process group of their own, which ends with the test whatever happens."""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic


@contextmanager
def started(command: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """A program with its output in pipes; at the end of the block its whole group is killed."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def becomes_empty(group: int, seconds: float) -> bool:
    """Whether no process is left in a group, at once or soon: Python's own helpers, which keep
    track of shared resources, end a moment after the program."""
    until = monotonic() + seconds
    while monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
    return False
