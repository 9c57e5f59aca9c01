"""Messages of locale/en for the library: why an action is refused.

>>> text("count-red", {"count": 3})
'3 red workers'
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from keyflower.fluent.messages import Pattern, fill, folder, parse, read

_FILES: Final = ("reasons.ftl", "pieces.ftl")


def text(message: str, variables: Mapping[str, str | int]) -> str:
    """A message with its variables."""
    return fill(_pattern(message), variables, plural, str)


def plural(number: float) -> str:
    """The key of a number in messages."""
    return "one" if number == 1 else "other"


@cache
def _pattern(message: str) -> Pattern:
    return parse(_messages()[message])


@cache
def _messages() -> dict[str, str]:
    return dict(item for name in _FILES for item in read(folder() / "en" / name).items())
