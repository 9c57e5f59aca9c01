"""What all tests share."""

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from tests.amounts import leave_nothing_out

IN_BROWSER: Final = Path(__file__).with_name("browser")

# As bots do before they load NumPy (keyflower.bots.network.network), which tests may load earlier.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_configure(config: pytest.Config) -> None:
    """How much is tried; and programs that tests start can be interrupted, wherever they run.

    A shell lets what it starts in the background ignore Ctrl-C, and that is inherited.
    """
    leave_nothing_out("not thorough" not in config.option.markexpr)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: an event loop goes on running in the process that ran one."""
    items.sort(key=lambda item: IN_BROWSER in item.path.parents)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the garbage collector need not look at them again."""
    gc.collect()
    gc.freeze()
