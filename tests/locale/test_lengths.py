"""Buttons say it in few letters, in every language: what is chosen is shown beside them."""

import re
from collections.abc import Iterator

import pytest
from tests.locale.fluent import ROOT, languages, messages

CLIENT = ROOT / "web" / "src"
MOST = 24
BUTTON = re.compile(r"<(button|a)\b([^<]*?\bclass=\"button.*?)</\1>", re.S)
# What is shown of a message, not what is read out or pops up.
SHOWN = re.compile(r"(?<!title=\{)(?<!label=\{)\bt\(([^(){]*)")


def buttons() -> Iterator[str]:
    """The messages on buttons; the one that confirms has those of its own."""
    known = messages("en")
    for path in CLIENT.rglob("*.svelte"):
        for _, markup in BUTTON.findall(path.read_text("utf-8")):
            for said in SHOWN.findall(markup):
                yield from (each for each in re.findall(r"'([a-z_-]+)'", said) if each in known)
    yield from (each for each in known if each.startswith("go-"))


def test_buttons_are_found() -> None:
    assert {"room-start-fill", "board-leave-yes", "known-invite", "go-step"} <= set(buttons())
    assert len(set(buttons())) > 120


@pytest.mark.parametrize("language", languages())
def test_a_button_has_few_letters(language: str) -> None:
    """What is put in is a number or a name, which the page shortens."""
    long = {
        each: text
        for each in set(buttons())
        for text in messages(language)[each].texts
        if len(text) > MOST
    }
    assert long == {}
