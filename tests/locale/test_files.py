"""The Fluent files: complete, translated, and written as their language is written."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.locale.fluent import LOCALE, Message, languages, messages, pairs, parse, paths, read

from keyflower.words import NAMES, folder
from keyflower.words.numbers import plural

OTHERS = [language for language in languages() if language != "en"]
FILES = [path for language in languages() for path in paths(language)]

# A variable that one language needs and another does not, by message.
FREE_VARIABLES = {
    "log-you": {"$name"},  # "You" where the verb allows it, else the reader goes by name too
}

# Classes of numbers (CLDR). French has a third, for millions, which nothing here reaches.
PLURALS = {
    language: {plural(number, language) for number in range(1000)} for language in languages()
}
CLASSES = {"zero", "one", "two", "few", "many", "other"}
WORDS = tomllib.loads((LOCALE / "words.toml").read_text("utf-8"))
WRONG: dict[str, list[tuple[str, str]]] = WORDS["wrong"]


def test_there_is_a_folder_for_every_language() -> None:
    assert set(languages()) == set(NAMES)
    assert folder().is_dir()


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_can_be_read(path: Path) -> None:
    assert read(path).broken == []


def test_what_is_broken_is_named_with_its_line() -> None:
    file = parse("one = 1\n\ntwo = { $x ->\n    [a] b\n}\nthree = 3\n", "locale/fr/board.ftl")
    assert [message.id for message in file.messages] == ["one", "three"]
    assert len(file.broken) == 1
    assert file.broken[0].startswith("locale/fr/board.ftl:5: ")


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    found: dict[str, str] = {}
    twice = []
    for message in (message for path in paths(language) for message in read(path).messages):
        if message.id in found:
            twice.append(f"{message.where}: {message.id} is at {found[message.id]} too")
        found[message.id] = message.where
    assert twice == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [path.name for path in paths("en")])
@pytest.mark.parametrize("language", OTHERS)
def test_a_file_has_the_messages_of_english(language: str, name: str) -> None:
    english, other = (
        {message.id for path in paths(each) if path.name == name for message in read(path).messages}
        for each in ("en", language)
    )
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_is_left_over(language: str) -> None:
    assert {path.name for path in paths(language)} <= {path.name for path in paths("en")}


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_same_variables(language: str) -> None:
    wrong = []
    for english, message in pairs(language):
        # What English only chooses a plural by, a language without plurals does not need.
        chosen = {select.by for select in english.selects if "one" in select.keys}
        free = FREE_VARIABLES.get(message.id, set()) | (chosen - english.shown)
        if (english.uses ^ message.uses) - free:
            wrong.append(f"{message.where}: {message.id} uses {message.uses}, not {english.uses}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        message.id: message.where
        for english, message in pairs(language)
        if message.text == english.text and re.search(r"[^\W\d_]", message.text)
    }
    assert {each: same[each] for each in same.keys() - set(WORDS["same"][language])} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_stay_english_still_does(language: str) -> None:
    """The list holds no message that is translated by now."""
    same = {message.id for english, message in pairs(language) if message.text == english.text}
    assert set(WORDS["same"][language]) <= same


@pytest.mark.parametrize("language", languages())
def test_plurals_are_complete(language: str) -> None:
    wrong = []
    for message in messages(language).values():
        for select in message.selects:
            classes = CLASSES.intersection(select.keys)
            if classes not in (set(), {"other"}, PLURALS[language]):
                wrong.append(f"{message.where}: {message.id} by {select.by}: {select.keys}")
    assert wrong == []


@pytest.mark.parametrize("language", ["fr", "el", "ro"])
def test_numbers_are_inflected_where_they_are_in_english(language: str) -> None:
    def counted(message: Message) -> set[str]:
        return {select.by for select in message.selects if "one" in select.keys}

    missing = {
        message.id
        for english, message in pairs(language)
        if counted(english) & message.shown - counted(message)
    }
    assert missing == set(WORDS["without_plural"][language])


@pytest.mark.parametrize("language", WRONG)
def test_a_language_is_written_as_it_is_written(language: str) -> None:
    wrong = [
        f"{message.where}: {message.id}: {why}: {text!r}"
        for message in messages(language).values()
        for text in message.texts
        for pattern, why in WRONG[language]
        if re.search(pattern, text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "It’s “yours”", ["It's", '"yours"']),
        (
            "fr",
            "À vous\u00a0: «\u00a0Mineur\u00a0»\u202f?",
            ["Ici : là", "Oui !", "«oui»", "l'or"],
        ),
        ("el", "Πού; «εδώ»", ["Πού?", "Πού\u037e", "γι' αυτό"]),
        ("ro", "Și „ție”", ["Şi", "ţie", '"Miner"', "„Miner"]),
        ("fa", "۳ کارگر، قانون B4؟", ["3 کارگر", "كارگر", "کی?", "۳, ۴"]),
        ("zh-Hant", "「礦工」：3 分。", ['"礦工"', "礦工: 3", "连"]),
    ],
)
def test_the_rules_of_writing_find_what_is_wrong(
    language: str, right: str, wrong: list[str]
) -> None:
    def found(text: str) -> bool:
        return any(re.search(pattern, text) for pattern, _ in WRONG[language])

    assert not found(right)
    assert all(found(text) for text in wrong)
