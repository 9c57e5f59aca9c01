"""What a notice says: nothing that everyone at the table doesn't know."""

from typing import Literal

from msgspec import Struct

from keyflower.words import NAMES, Words

Kind = Literal["turn", "nudge", "over", "invite", "trial"]
Language = Literal["en", "el", "fa", "fr", "ro", "zh-Hant"]  # those that we have words in


class Notice(Struct, frozen=True):
    """Something that people should know who are not at the table."""

    kind: Kind
    table: str  # its id
    people: list[str]  # whom the table waits for, by name, for a webhook; empty: for nobody
    others: list[str]  # who else plays there


def title(notice: Notice, language: str) -> str:
    """For the person whom it is about."""
    return words_of(language).text(f"notice-{notice.kind}")


def body(notice: Notice, language: str) -> str:
    """Who plays at the table."""
    words = words_of(language)
    if notice.kind == "trial":
        return words.text("notice-trial-text")
    return words.text("notice-with", names=words.listed(notice.others))


def for_everyone(notice: Notice, language: str) -> str:
    """For those who read along in a channel."""
    words = words_of(language)
    if notice.people:
        return words.text(f"notice-{notice.kind}-of", names=words.listed(notice.people))
    return words.text(f"notice-{notice.kind}")


def words_of(language: str) -> Words:
    """The words of a language; English if it is gone."""
    return Words(language if language in NAMES else "en")
