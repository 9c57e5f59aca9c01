"""What all tests share."""

import signal


def pytest_configure() -> None:
    """Programs that the tests start can be interrupted, even in a run that cannot.

    A shell lets what it starts in the background ignore Ctrl-C, and that is inherited.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
