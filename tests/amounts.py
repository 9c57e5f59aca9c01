"""How much of the same a run tries: some in every run, more where nothing is left out.

`./keyflower test` leaves out what is marked thorough; `./keyflower test --thorough`, and a run of
tests that are named, leave out nothing.
"""

from typing import TypeVar

T = TypeVar("T")

_thorough = False


def leave_nothing_out(thorough: bool) -> None:
    """Decide it, before any test is read."""
    global _thorough
    _thorough = thorough


def amount(plain: T, thorough: T) -> T:
    """How much to try, in this run."""
    return thorough if _thorough else plain
