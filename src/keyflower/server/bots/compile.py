"""Compiled bots for a server that runs from a checkout: built in the background, then used.

The launcher names a Python program in KEYFLOWER_COMPILER where there is a C compiler and nothing is
compiled yet. It prints the folder of the compiled rules and bots.
"""

import asyncio
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import Final

from keyflower.rules.compiled import COMPILED
from keyflower.server.bots import WorkerPools
from keyflower.server.logs import log

COMPILER: Final = "KEYFLOWER_COMPILER"


async def compile_bots(bots: WorkerPools) -> None:
    """Compile rules and bots with low priority, and let the bots use them from then on."""
    compiler = os.environ.get(COMPILER)
    if COMPILED or not compiler:
        return
    log.info("compiling rules and bots in the background")
    nice = shutil.which("nice")
    command = [*([nice, "-n", "19"] if nice else []), sys.executable, "-P", compiler]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    try:
        said, complaint = await process.communicate()
    finally:
        if process.returncode is None and sys.platform != "win32":  # we are closing
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    if process.returncode:
        log.warning("bots stay interpreted", why=complaint.decode("utf-8", "replace")[-2000:])
        return
    bots.use(said.decode().strip())
    log.info("bots are compiled; the server itself will be after its next start")
