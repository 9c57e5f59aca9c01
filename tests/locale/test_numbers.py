"""Numbers reach messages as numbers: languages choose words by them and write them their way."""

import re
from collections.abc import Iterator

from tests.locale.fluent import ROOT, languages, messages

CALL = re.compile(r"""\b(?:t|parts|text)\(\s*(f?['"`])([^'"`]*)\1,\s*\{?([^;]*?)\)""", re.S)
# What makes text of a number: of the page, and of Python.
FORMATTED = r"(?:number\(|signed\(|toLocaleString|toFixed|String\(|\.format\(|str\(|f[\"'])"
SOURCES = [
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "src" / "keyflower").rglob("*.py"),
]


def chosen_by(message: str) -> set[str]:
    """The variables by which some language chooses a plural; `message` may have parts left open."""
    fits = re.compile(re.sub(r"\\\$\\\{.*?\\\}|\\\{.*?\\\}", ".+", re.escape(message)))
    return {
        select.by.removeprefix("$")
        for language in languages()
        for each, found in messages(language).items()
        if fits.fullmatch(each)
        for select in found.selects
        if "other" in select.keys
    }


def calls() -> Iterator[tuple[str, str, str]]:
    """Where messages get values: the file, the message and what it gets."""
    for path in SOURCES:
        for _, message, given in CALL.findall(path.read_text("utf-8")):
            yield path.name, message, given


def formatted(message: str, given: str) -> list[str]:
    """The variables that a call gives as text although a message chooses by them."""
    if not re.search(FORMATTED, given):
        return []
    wrong = r"(?<!\w){}(?:: *|=){}"
    return [by for by in chosen_by(message) if re.search(wrong.format(by, FORMATTED), given)]


def test_calls_are_found() -> None:
    assert len(list(calls())) > 150
    assert chosen_by("statistics-with") == {"points"}
    assert formatted("statistics-with", "points: number(Math.round(row.points)) }") == ["points"]
    assert formatted("count-${kind}", "count: String(3) }") == ["count"]
    assert formatted("statistics-with", "points: Math.round(row.points) }") == []


def test_no_number_is_given_as_text() -> None:
    assert [(path, message) for path, message, given in calls() if formatted(message, given)] == []
