"""A child process behind three pipes, asked with a time limit and never left running."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final
from weakref import finalize

MAX_LINE_BYTES: Final = 65_536  # bytes of the longest line that a program may answer
TAIL: Final = 4_096  # bytes of stderr that are kept
GRACE: Final = 0.5  # seconds for a program to exit by itself after the goodbye


Questions = SimpleQueue[tuple[bytes, bool]]  # what to write, and whether it is the last

Answers = SimpleQueue[bytes | None]  # a line for each question but the last; None: the pipe ended


_running: Final[set[subprocess.Popen[bytes]]] = set()


def kill_all() -> None:
    """Kill every program of this process with its group, for a process that ends at once."""
    for process in list(_running):
        _kill(process)


class BrokenProgram(Exception):
    """The program has ended, or closed its end of a pipe."""


class Program:
    """A child process in a group of its own.

    Two threads handle the pipes, so that a program that does not read or write can't block us. They
    hold no reference to this object: if it is never closed, the garbage collector closes it, or the
    interpreter at its exit.
    """

    def __init__(self, words: list[str]) -> None:
        new_group = 0
        if sys.platform == "win32":
            new_group = subprocess.CREATE_NEW_PROCESS_GROUP
        self.process = subprocess.Popen(
            words,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=new_group,
        )
        _running.add(self.process)
        self._questions: Questions = SimpleQueue()
        self._answers: Answers = SimpleQueue()
        self._tail = bytearray()
        self._talking = _thread(_talk, self.process, self._questions, self._answers)
        self._listening = _thread(_listen, self.process, self._tail)
        self._end = finalize(self, _end, self.process, self._questions)

    def ask(self, question: bytes, seconds: float) -> bytes | None:
        """The line that answers a question; None if it does not come in time.

        One byte more than the longest line stands for any line that is too long.
        """
        self._questions.put((question, False))
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            return None
        if answer is None:
            raise BrokenProgram
        return answer

    def end(self) -> str:
        """How a program that is broken has ended."""
        with suppress(subprocess.TimeoutExpired):
            code = self.process.wait(GRACE)
            return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        return "closed its stdout"

    def close(self, goodbye: bytes = b"") -> None:
        """End the program and all that it started; with a goodbye it may end by itself first."""
        if not self._end.alive:
            return
        if goodbye:
            self._questions.put((goodbye, True))
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
        self._end()
        until = monotonic() + GRACE
        for thread in (self._talking, self._listening):
            thread.join(max(0.0, until - monotonic()))

    def last_words(self) -> str:
        """The last line on stderr of a program that was closed."""
        lines = self._tail.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")


def _thread(work: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _talk(process: subprocess.Popen[bytes], questions: Questions, answers: Answers) -> None:
    """Write each question and read one line after it, until the last, which closes the pipes."""
    rest = bytearray()
    last = False
    with _pipe(process.stdout) as out, _pipe(process.stdin) as into:
        while not last:
            question, last = questions.get()
            with suppress(OSError):  # a program that has ended shows when it is read
                _write(into, question)
            if not last:
                answers.put(_read_line(out, rest))


def _write(into: IO[bytes], data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[into.write(left) :]


def _read_line(out: IO[bytes], rest: bytearray) -> bytes | None:
    while b"\n" not in rest and len(rest) <= MAX_LINE_BYTES:
        try:
            piece = out.read(MAX_LINE_BYTES)
        except OSError:
            piece = b""
        if not piece:
            return None
        rest += piece
    line, _, left = rest.partition(b"\n")
    rest[:] = left
    return bytes(line[: MAX_LINE_BYTES + 1])


def _listen(process: subprocess.Popen[bytes], tail: bytearray) -> None:
    """Read stderr, so that it never fills up, and keep the end of it."""
    with _pipe(process.stderr) as err, suppress(OSError):
        while piece := err.read(TAIL):
            tail += piece
            del tail[:-TAIL]


def _end(process: subprocess.Popen[bytes], questions: Questions) -> None:
    """Kill a program with everything in its group, and reap it."""
    _kill(process)
    process.wait()
    _running.discard(process)
    questions.put((b"", True))


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        subprocess.run(
            ["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False
        )
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
