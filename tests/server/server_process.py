"""Real servers for tests: processes of their own, as `./keyflower serve` starts them."""

import os
import re
import subprocess
import sys
import threading
from types import TracebackType
from typing import Self

from tests.processes import end

START_SECONDS = 60.0
STOP_SECONDS = 30.0
RUN = "\nimport runpy; runpy.run_module('keyflower', run_name='__main__', alter_sys=True)"
ALLOWANCE = "100000"  # all clients of a test come from one address


class Server:
    """A server in a process group of its own; `said` is what it has written to stderr.

    flaw: Python that is run in it first, to see that a test notices. python: of the environment
    that it runs in.
    """

    def __init__(
        self,
        database: str,
        *options: str,
        log_level: str = "warning",
        flaw: str = "",
        python: str = sys.executable,
        allowance: str = ALLOWANCE,
    ) -> None:
        command = [python, "-P", *(("-c", flaw + RUN) if flaw else ("-m", "keyflower"))]
        command += ["serve", "--port", "0", "--log-level", log_level]
        command += ["--database", database, "--allowance", allowance]
        self.process = subprocess.Popen(
            [*command, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"COLUMNS": "200"},
            start_new_session=True,
        )
        self.said: list[str] = []
        self.address = ""
        self._up = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait(self) -> Self:
        """Until it listens; a request that comes before it is ready waits in the queue."""
        assert self._up.wait(START_SECONDS), "the server does not start"
        assert self.address, f"the server did not start: {''.join(self.said)}"
        return self

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.terminate()
        self.process.wait(STOP_SECONDS)
        self._reader.join(STOP_SECONDS)

    def kill(self) -> None:
        """kill -9: the server and the processes in which its bots think, in the midst of it."""
        end(self.process)

    def __enter__(self) -> Self:
        try:
            return self.wait()
        except BaseException:
            self.kill()
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if self.process.poll() is None:
                self.stop()
        finally:
            self.kill()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            found = re.search(r"is at (http://\S+)", line)
            if found:
                self.address = found[1]
                self._up.set()
        self._up.set()
