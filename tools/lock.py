"""One process at a time: a lock on a file in .cache, which ends with the process that holds it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools import CACHE


@contextmanager
def only_one(work: str) -> Iterator[list[int]]:
    """Hold the lock for this work. -> its file descriptors

    A program that inherits them holds the lock too, until it has ended.
    """
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{work}.lock").open("a+b") as file:
        if sys.platform == "win32":
            yield []
            return
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print(f"keyflower: waiting for another {work} of this checkout to end", file=sys.stderr)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield [file.fileno()]
