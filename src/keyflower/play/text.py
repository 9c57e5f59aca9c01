"""Names and chat: text that people write is accepted as it is, or refused with a reason.

Text is brought into Unicode's NFC and trimmed, never altered beyond that. Refused is what could
deceive or disturb others: control characters, characters that change the writing direction or are
invisible, unassigned code points, and stacked accents. Joiners are allowed, because Persian and
emoji need them.
"""

import re
import unicodedata
from typing import Annotated, Final

from keyflower.play.errors import Refusal
from keyflower.play.typed_json import Bounds
from keyflower.play.villagers import LONGEST_NAME

Name = Annotated[str, Bounds(max_length=400)]  # before spaces are removed
LONGEST_CHAT: Final = 500
MOST_NEWLINES: Final = 5
MOST_MARKS: Final = 2  # accents on one letter beyond those that are part of it in NFC
WIDTHS: Final = "".join(chr(code) for code in range(0x2000, 0x200B))
SPACES: Final = f" \u00a0\u1680{WIDTHS}\u202f\u205f\u3000"
SPACES_IN_A_ROW: Final = re.compile(f"[{SPACES}]+")
JOINERS: Final = "\u200c\u200d"
BIDI: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and symbols that show nothing."""
STRAY_JOINER: Final = re.compile(
    f"(?:^|[\\x00-\\xff{JOINERS}])[{JOINERS}]|[{JOINERS}](?:$|[\\x00-\\xff])"
)
"""Joiners belong between letters of Persian and Indian scripts, and between emoji."""
VARIATIONS: Final = "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
KEYCAP: Final = "\u20e3"
NEWER: Final = ((0x1F000, 0x1FAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD))
"""Where Unicode adds emoji and Chinese characters, which this Python may not know yet."""
SHRINKING: Final = 4  # NFC shortens a text by this factor at most, in any language


class TextError(Refusal, code="bad-text"):
    """An invalid name or message."""


def checked_name(text: str) -> str:
    """A name as others will see it, with one space where there were several.

    >>> checked_name("  Ἀθηνᾶ \\u00a0 γλαυκῶπις ")
    'Ἀθηνᾶ γλαυκῶπις'
    """
    name = SPACES_IN_A_ROW.sub(" ", _trimmed(text, LONGEST_NAME, "a name"))
    _check(name, LONGEST_NAME, "a name")
    if STRAY_JOINER.search(name) or _has_stray_variation(name):
        said = "a name can't have an invisible joiner or variation selector there"
        raise TextError(f"{said}: please leave it out")
    return name


def _has_stray_variation(name: str) -> bool:
    """Whether a variation selector stands anywhere but at an emoji: there it shows nothing."""
    return any(
        character in VARIATIONS and unicodedata.category(before)[0] != "S" and after != KEYCAP
        for before, character, after in zip(f" {name}", name, f"{name[1:]} ")
    )


def checked_chat(text: str) -> str:
    """A message as others will read it.

    >>> checked_chat("good game!\\nanother one?")
    'good game!\\nanother one?'
    """
    message = _trimmed(text, LONGEST_CHAT, "a message")
    _check(message, LONGEST_CHAT, "a message", "\n")
    newlines = message.count("\n")
    if newlines > MOST_NEWLINES:
        raise TextError(f"a message has {MOST_NEWLINES + 1} lines at most, not {newlines + 1}")
    return message


def _trimmed(text: str, longest: int, what: str) -> str:
    """NFC without outer white space; very long texts are refused first."""
    if len(text) > SHRINKING * longest:
        raise TextError(f"{what} has 1 to {longest} characters, not {len(text)}")
    return unicodedata.normalize("NFC", text).strip(f"{SPACES}\t\r\n")


def _check(text: str, longest: int, what: str, controls: str = "") -> None:
    """Refuse what is too long, the first character that does not belong there, and text that shows
    nothing."""
    if not 1 <= len(text) <= longest:
        raise TextError(f"{what} has 1 to {longest} characters, not {len(text)}")
    marks = 0
    visible = False
    for character in text:
        category = unicodedata.category(character)
        wrong = "" if character in controls else _wrong(character, category)
        if wrong:
            code = f"U+{ord(character):04X}"
            raise TextError(f"{what} can't contain {code}, {wrong}: please leave it out")
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                said = f"{MOST_MARKS} combining marks in a row at most"
                raise TextError(f"{what} can't have that many accents on one letter: {said}")
        elif character not in JOINERS:
            marks = 0
            visible = visible or category[0] in "LNPS" or category == "Cn"
    if not visible:
        raise TextError(f"{what} must show something: a letter, a digit or a sign")


def _wrong(character: str, category: str) -> str:
    """What is wrong with a character, or nothing."""
    if category == "Cc":
        return "a control character"
    if category in ("Zl", "Zp"):
        return "a line separator"
    if character in BIDI:
        return "which turns the direction of writing"
    if category == "Cf" and character not in JOINERS:
        return "an invisible format character"
    if character in BLANK:
        return "which shows nothing"
    if category == "Cs":
        return "half of a character"
    if category == "Co":
        return "a character for private use"
    if category == "Cn" and not any(first <= ord(character) <= last for first, last in NEWER):
        return "which stands for no character"
    return ""
