"""The glossary has every word of the game, and notes on words that there are."""

import tomllib

from tests.glossary import page
from tests.locale.fluent import LOCALE, messages, read

from keyflower.words import NAMES, Words


def test_the_glossary_has_every_word_in_every_language() -> None:
    text = page()
    for language in NAMES:
        words = Words(language)
        for key in (message.id for message in read(LOCALE / language / "pieces.ftl").messages):
            if key.startswith(("tile-", "term-")):
                assert f"| {words.text(key)} |" in text, (language, key)


def test_notes_are_on_words_that_there_are() -> None:
    notes = tomllib.loads((LOCALE / "notes.toml").read_text("utf-8"))
    known = messages("en").keys()
    assert [key for key in notes if not known & {f"tile-{key}", f"term-{key}"}] == []
