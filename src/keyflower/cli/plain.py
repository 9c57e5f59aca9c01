"""Text from files on its way to a terminal: nothing in it may command the terminal."""

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # Persian and emoji need them
COMMANDS: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control characters, those that turn the direction of writing, halves, separators of lines."""


def plain(text: str, keep: str = "") -> str:
    """A text that can only be read: what a terminal might obey is shown as its number.

    >>> plain("Ann\\x1b[31m")
    'Ann<U+001B>[31m'
    """
    return "".join(
        f"<U+{ord(character):04X}>"
        if unicodedata.category(character) in COMMANDS and character not in keep + JOINERS
        else character
        for character in text
    )
