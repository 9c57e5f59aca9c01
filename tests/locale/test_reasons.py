"""Reasons why an action isn't possible: each is a sentence in every language."""

import random
import re

import pytest
from tests.contracts import random_game, refusals
from tests.locale.fluent import LOCALE, ROOT, languages, messages, read

from keyflower.catalogue import load
from keyflower.cli.view.names import reason_text
from keyflower.words import Words

SOURCES = [*(ROOT / "src/keyflower/rules").rglob("*.py"), ROOT / "src/keyflower/game/game.py"]
IDS = set(re.findall(r'"(illegal-[a-z-]+)"', "".join(path.read_text("utf-8") for path in SOURCES)))


def variables(language: str, reason: str) -> set[str]:
    """What a message uses."""
    return {name.removeprefix("$") for name in messages(language)[reason].uses}


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_message_and_no_message_is_left_over(language: str) -> None:
    assert len(IDS) > 50
    assert {message.id for message in read(LOCALE / language / "reasons.ftl").messages} == IDS


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_every_refusal_is_a_sentence_in_every_language(players: int) -> None:
    speaking = [Words(language) for language in languages()]
    catalogue = load()
    seen = set()
    rng = random.Random(players)
    games = random_game(players, 1, keen=0.6)
    for reason in (refused.error.reason for game in games for refused in refusals(game, rng)):
        seen.add(reason.id)
        assert variables("en", reason.id) == reason.variables.keys()
        for words in speaking:
            assert variables(words.language, reason.id) <= reason.variables.keys()
            said = reason_text(words, catalogue, reason)
            assert said not in ("", reason.id, words.text("error-illegal"))
            assert not re.search(r"[{}]|\?\?\?|illegal-|_", said), said
            assert said.endswith((".", "。")), said
    assert len(seen) > 12
