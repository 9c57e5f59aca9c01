"""Messages of locale/en for the library: why an action is refused.

>>> text("count-red", {"count": 3})
'3 red workers'
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from keyflower.fluent.messages import Messages, folder

_FILES: Final = ("reasons.ftl", "pieces.ftl")


def text(message: str, variables: Mapping[str, str | int]) -> str:
    """A message with its variables."""
    said = _messages().say(message, variables)
    if said is None:
        raise KeyError(message)
    return said


def plural(number: float) -> str:
    """The key of a number in messages."""
    return "one" if number == 1 else "other"


@cache
def _messages() -> Messages:
    return Messages((folder() / "en" / name for name in _FILES), plural, str)
