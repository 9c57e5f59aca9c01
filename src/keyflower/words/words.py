"""Messages of one language: Fluent with our habits for names and numbers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keyflower.english import folder
from keyflower.words.choose import RIGHT_TO_LEFT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FIRST: Final = ("terminal.ftl", "pieces.ftl", "end.ftl")
"""What nearly every text of the terminal needs; other files are read when a message is in them."""

_FOREIGN: Final = {
    True: re.compile("[0-9A-Za-z\u00c0-\u024f\u0370-\u052f]"),
    False: re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"),
}
"""Letters that run the other way, by whether the language runs from right to left. Latin digits
count too: where a text has any, it is an id such as a seed."""
_ID: Final = re.compile("[a-z_-]+")

ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
LEFT_TO_RIGHT: Final = "\u200e"

_DIGITS: Final = str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")
_FIGURES: Final = re.compile(f"{ISOLATE}[^{POP}]*{POP}|[0-9]+(?:[,.][0-9]+)*%?")


class Words:
    """The messages of a language, and those of English where it lacks one."""

    def __init__(self, language: str, files: Path | None = None) -> None:
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self.direction = "rtl" if self.right_to_left else "ltr"
        self._files = folder() if files is None else files
        self._sources: list[_Source] = []

    def text(self, id: str, **args: str | int | float) -> str:  # noqa: A002
        """A message; one that is nowhere shows its id."""
        if not self._sources:
            languages = dict.fromkeys((self.language, "en"))
            self._sources = [_source(language, self._files / language) for language in languages]
        given: dict[str, Any] = {
            name: self._isolated(value) if isinstance(value, str) else value
            for name, value in args.items()
        }
        for source in self._sources:
            said = source.say(id, given)
            if said is not None:
                return self._figures(said) if source is self._sources[0] else said
        return id

    def has(self, id: str) -> bool:  # noqa: A002
        """Whether there is such a message."""
        return self.text(id) != id

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with that many decimal places."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return self._figures(format_decimal(value, pattern, locale=self._locale()))

    def rounded(self, value: float, digits: int = 3) -> str:
        """A number with that many significant digits, without zeros at its end."""
        from babel.numbers import format_decimal

        shown = float(f"{value:.{digits}g}")
        return self._figures(format_decimal(shown, "#,##0.######", locale=self._locale()))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent, with that many decimal places."""
        from babel import Locale
        from babel.numbers import format_percent

        written = Locale.parse(self._locale()).percent_formats[None].pattern
        pattern = written.replace("0", "0." + "0" * digits) if digits else written
        return self._figures(format_percent(share, pattern, locale=self._locale()))

    def _locale(self) -> str:
        return self.language.replace("-", "_")

    def cell(self, text: str) -> str:
        """A text that stands among others in a line from left to right, in a table or a map:
        terminals must neither mix their directions nor turn the whole line."""
        return f"{LEFT_TO_RIGHT}{ISOLATE}{text}{POP}" if self.right_to_left and text else text

    def _isolated(self, text: str) -> str:
        """A name in letters of the other direction must not turn the sentence around it. Ids such
        as `red` are left alone: messages choose by them."""
        if _ID.fullmatch(text) or not _FOREIGN[self.right_to_left].search(text):
            return text
        return f"{ISOLATE}{text}{POP}"

    def _figures(self, text: str) -> str:
        """Numbers in the digits of the language: Babel writes Latin ones in Persian too. What is
        isolated is a name, and left as it is."""
        if self.language != "fa":
            return text
        return _FIGURES.sub(_persian, text)


def _persian(found: re.Match[str]) -> str:
    text = found.group()
    return text if text.startswith(ISOLATE) else text.translate(_DIGITS)


@cache
def _source(language: str, files: Path) -> _Source:
    return _Source(language, files)


class _Source:
    """A language's files, each read when a message was not found in those before it."""

    def __init__(self, language: str, files: Path) -> None:
        from fluent.runtime import FluentBundle

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread = sorted(files.glob("*.ftl"), key=lambda file: (file.name not in FIRST, file))

    def say(self, id: str, args: dict[str, Any]) -> str | None:  # noqa: A002
        """A message with its arguments; None where the language does not have it."""
        from fluent.runtime import FluentResource

        while not self._bundle.has_message(id):
            if not self._unread:
                return None
            source = self._unread.pop(0).read_text("utf-8")
            self._bundle.add_resource(FluentResource(source))
        value = self._bundle.get_message(id).value
        return None if value is None else str(self._bundle.format_pattern(value, args)[0])
