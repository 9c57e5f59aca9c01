"""What all tests share."""

import gc
import os
import signal

import pytest
from tests.amounts import leave_nothing_out

# As bots do before they load NumPy (keyflower.bots.network.network), which tests may load earlier.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_configure(config: pytest.Config) -> None:
    """How much is tried; and programs that tests start can be interrupted, wherever they run.

    A shell lets what it starts in the background ignore Ctrl-C, and that is inherited.
    """
    leave_nothing_out("not thorough" not in config.option.markexpr)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the garbage collector need not look at them again."""
    gc.collect()
    gc.freeze()
