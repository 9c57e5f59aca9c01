"""The glossary is what the Fluent files say."""

import sys
import tomllib
from pathlib import Path

from tests.locale.fluent import LOCALE, messages
from tests.processes import run


def test_the_glossary_is_up_to_date() -> None:
    check = run(
        [sys.executable, "-m", "tests.glossary", "--check"],
        cwd=Path(__file__).parents[1],
        text=True,
    )
    assert check.returncode == 0, check.stdout + check.stderr


def test_notes_are_on_words_that_there_are() -> None:
    notes = tomllib.loads((LOCALE / "notes.toml").read_text("utf-8"))
    known = messages("en").keys()
    assert [key for key in notes if not known & {f"tile-{key}", f"term-{key}"}] == []
