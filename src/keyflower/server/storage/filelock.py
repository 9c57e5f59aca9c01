"""A lock on a file that is released when the process ends, however it ends."""

import os
import sys
from pathlib import Path


class FileLock:
    """Locks a file for this process; raises BlockingIOError if another has it."""

    def __init__(self, path: Path) -> None:
        self._number = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._number)
        except OSError:
            os.close(self._number)
            raise BlockingIOError(f"{path} is held by another process") from None
        if hasattr(os, "register_at_fork"):
            # A child that outlives this process must not keep the lock.
            os.register_at_fork(after_in_child=self.release)

    def release(self) -> None:
        """Release the lock; the empty file stays."""
        if self._number >= 0:
            os.close(self._number)
            self._number = -1


if sys.platform == "win32":
    import msvcrt

    def _take(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
