"""Messages of one language: Fluent, with bidi isolation of names and the language's numbers."""

import re
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from keyflower.words.choose import RIGHT_TO_LEFT
from keyflower.words.fluent import Messages, Value, folder
from keyflower.words.numbers import plural, write_number

TERMINAL_FILES: Final = ("terminal.ftl", "pieces.ftl", "end.ftl")
"""What nearly every text of the terminal needs; other files are read when a message is in them."""

_FOREIGN_TERMS: Final = {
    True: re.compile("[0-9A-Za-z\u00c0-\u024f\u0370-\u052f]"),
    False: re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"),
}
"""Letters that run the other way, by whether the language runs from right to left. Latin digits
count too: where a text has any, it is an id such as a seed."""
_ID: Final = re.compile("[a-z_-]+")

ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
LEFT_TO_RIGHT: Final = "\u200e"


class Words:
    """The messages of a language, and those of English where it lacks one."""

    def __init__(self, language: str, files: Path | None = None) -> None:
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self.direction = "rtl" if self.right_to_left else "ltr"
        self._files = folder() if files is None else files

    def text(self, id: str, **args: Value) -> str:  # noqa: A002
        """A message; a missing one shows its id."""
        given = {
            name: self._isolate(value) if isinstance(value, str) else value
            for name, value in args.items()
        }
        for language in dict.fromkeys((self.language, "en")):
            said = _messages(language, self._files / language).say(id, given)
            if said is not None:
                return said
        return id

    def has(self, id: str) -> bool:  # noqa: A002
        """Whether there is such a message."""
        return self.text(id) != id

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with that many decimal places."""
        return write_number(value, self.language, digits, digits)

    def rounded(self, value: float, digits: int = 3) -> str:
        """A number with that many significant digits, without zeros at its end."""
        return write_number(float(f"{value:.{digits}g}"), self.language, 0, 6)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent, with that many decimal places."""
        return write_number(share, self.language, digits, digits, percent=True)

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`"""
        head = self.text("terminal-comma").join(parts[:-1])
        return self.text("terminal-and").join(filter(None, (head, *parts[-1:])))

    def cell(self, text: str) -> str:
        """A text that stands among others in a line from left to right, in a table or a map:
        terminals must neither mix their directions nor turn the whole line."""
        return f"{LEFT_TO_RIGHT}{ISOLATE}{text}{POP}" if self.right_to_left and text else text

    def _isolate(self, text: str) -> str:
        """A name in letters of the other direction must not turn the sentence around it. Ids such
        as `red` are left alone: messages choose by them."""
        if _ID.fullmatch(text) or not _FOREIGN_TERMS[self.right_to_left].search(text):
            return text
        return f"{ISOLATE}{text}{POP}"


@cache
def _messages(language: str, files: Path) -> Messages:
    return Messages(
        sorted(files.glob("*.ftl"), key=lambda file: (file.name not in TERMINAL_FILES, file)),
        partial(plural, language=language),
        partial(write_number, language=language, least=0, most=3),
    )
