"""Programs that tests start: each in a process group of its own, which never outlives its test."""

import os
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

SECONDS: Final = 120.0
"""What a program may take, on a busy machine too."""

_REAP_SECONDS: Final = 30.0

Words = Sequence[str | Path]

PIPES: Final = {
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.PIPE,
}


class Program(subprocess.Popen[Any]):
    """A running program; a test reads only the pipes that it has asked for."""

    stdout: IO[Any]
    stderr: IO[Any]


def end(process: "subprocess.Popen[Any]") -> None:
    """Kill a program and all of its process group, and wait until it is gone."""
    kill(process)
    process.wait(_REAP_SECONDS)


def kill(process: "subprocess.Popen[Any]") -> None:
    """Kill a program and all of its process group; whoever waits for it reaps it."""
    if os.name == "nt":
        process.kill()
    else:
        with suppress(ProcessLookupError):  # nobody is left
            os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def started(command: Words, *, seconds: float = SECONDS, **options: Any) -> Iterator[Program]:
    """A running program; at the end it is killed, with its process group.

    seconds: it is killed after the timeout in any case. So nothing that waits for it, or reads what
    it writes, waits longer.
    """
    process = Program(command, start_new_session=True, **options)
    too_long = threading.Timer(seconds, kill, [process])
    too_long.daemon = True
    try:
        too_long.start()
        yield process
    finally:
        too_long.cancel()
        end(process)
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with suppress(OSError):  # what was not written yet goes nowhere
                    pipe.close()


def run(
    command: Words, *, check: bool = False, seconds: float = SECONDS, **options: Any
) -> "subprocess.CompletedProcess[Any]":
    """Run a program to its end, as subprocess.run does, and capture what it writes.

    It raises TimeoutExpired after that many seconds.
    """
    with started(command, seconds=seconds + 1, **PIPES | options) as process:
        out, err = process.communicate(timeout=seconds)
    done = subprocess.CompletedProcess(command, process.returncode, out, err)
    if check:
        done.check_returncode()
    return done


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
