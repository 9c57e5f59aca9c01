"""The words of our texts: none that we gave up, and the same term for the same thing everywhere."""

import re
import tomllib
import unicodedata

import pytest
from tests.locale.fluent import LOCALE, languages, messages, pairs

WORDS = tomllib.loads((LOCALE / "words.toml").read_text("utf-8"))
TERMS = WORDS["terms"]
OTHERS = [language for language in languages() if language != "en"]


def old_words(language: str, text: str) -> list[str]:
    """The words in a text that we don't use."""
    return [word for word in WORDS["old"][language] if _finder(language, word).search(text)]


def _finder(language: str, word: str) -> re.Pattern[str]:
    whole = re.escape(word) if language == "zh-Hant" else rf"(?<!\w){re.escape(word)}(?!\w)"
    return re.compile(whole, re.IGNORECASE)


def has(term: str, language: str, text: str) -> bool:
    """Whether a text has a term in some form; Greek moves its accent."""
    pattern = TERMS[term][language]
    return _search(pattern, text, whole=language == "en") is not None


def _search(pattern: str, text: str, *, whole: bool = False) -> re.Match[str] | None:
    pattern = rf"(?<!\w)(?:{pattern})(?!\w)" if whole else rf"(?:{pattern})"
    return re.search(_without_accent(pattern), _without_accent(text), re.IGNORECASE)


def _without_accent(text: str) -> str:
    apart = unicodedata.normalize("NFD", text).replace("\u0301", "")
    return unicodedata.normalize("NFC", apart)


def test_there_is_a_list_for_every_language() -> None:
    assert set(WORDS["old"]) == set(languages())
    assert all(WORDS["old"].values())
    for term in TERMS.values():
        assert set(OTHERS) <= set(term)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_no_old_word_is_used(language: str) -> None:
    found = [
        f"{message.where}: {message.id}: {word!r}; write {WORDS['old'][language][word]!r}"
        for message in messages(language).values()
        for text in message.texts
        for word in old_words(language, text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "Begin anew with your goods", "Start over with your resources"),
        ("en", "A losing group may go", "A losing bid can move"),
        ("fr", "Un groupe perdant", "Une enchère perdante"),
        ("el", "Μια χαμένη ομάδα", "Μια χαμένη προσφορά"),
        ("ro", "din săculeț", "din sac"),
        ("zh-Hant", "檔板後", "擋板後"),
        ("fa", "گروه بازنده", "پیشنهاد بازنده"),
    ],
)
def test_old_words_are_found(language: str, wrong: str, right: str) -> None:
    assert old_words(language, wrong)
    assert not old_words(language, right)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_the_same_everywhere(term: str, language: str) -> None:
    missing = [
        f"{message.where}: {message.id}: no {TERMS[term][language]!r} for {english.text!r}"
        for english, message in pairs(language)
        if "en" in TERMS[term]
        and message.id not in TERMS[term].get("free", ())
        and has(term, "en", english.text)
        and not has(term, language, message.text)
    ]
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_that_of_the_glossary(term: str, language: str) -> None:
    known = messages(language)
    glossary = known.get(f"term-{term}") or known.get(f"tile-{term}")
    word = known[TERMS[term]["said"]] if "said" in TERMS[term] else glossary
    assert word is not None
    assert language not in TERMS[term] or has(term, language, word.text)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("term", TERMS)
def test_no_other_word_is_used_for_a_term(term: str, language: str) -> None:
    never = TERMS[term].get("never", {}).get(language)
    found = [
        f"{message.where}: {message.id}: {match[0]!r}; write the word for {term}"
        for message in messages(language).values()
        if never and message.id not in TERMS[term].get("free", ())
        for match in [_search(never, message.text, whole=language != "zh-Hant")]
        if match
    ]
    assert found == []


@pytest.mark.parametrize("language", WORDS["never"])
def test_nothing_is_spelt_in_another_way(language: str) -> None:
    found = [
        f"{message.where}: {message.id}: {match[0]!r}"
        for message in messages(language).values()
        for match in [_search(WORDS["never"][language], message.text)]
        if match
    ]
    assert found == []


@pytest.mark.parametrize("term", TERMS)
def test_what_is_free_of_a_term_needs_to_be(term: str) -> None:
    for message in TERMS[term].get("free", ()):
        told = [
            language
            for language in OTHERS
            if not has(term, language, messages(language)[message].text)
        ]
        assert told, f"{message} has {term} in every language"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_rules_have_an_example(language: str) -> None:
    """The page of the rules shows it as a paragraph of its own."""

    def rules(language: str) -> list[str]:
        known = messages(language)
        mark = known["rules-example"].text
        return [one.id for one in known.values() if one.id[:5] == "rule-" and mark in one.text]

    assert rules(language) == rules("en") != []
