"""The levels of the lobby: each has words in every language, and a rating that was measured."""

import json
from itertools import pairwise

import pytest
from tests.locale.fluent import messages

from keyflower.bots.levels import FORMER, LEVELS, Level, level_of, rating
from keyflower.lab.ladder import page
from keyflower.words.choose import NAMES
from tools import ROOT

MEASUREMENTS = ROOT / "docs" / "measurements"
LADDER = json.loads((MEASUREMENTS / "levels.json").read_text("utf-8"))


def test_levels_are_counted_from_the_weakest() -> None:
    assert [level_of(level.bot) for level in LEVELS] == [1, 2, 3, 4, 5, 6]
    assert level_of("search:ms=4999") == level_of("") == 0
    assert set(FORMER.values()) <= {level.id for level in LEVELS}


def test_each_is_stronger_than_the_one_before() -> None:
    """With few games only as far as they can tell."""
    for weaker, stronger in pairwise(LEVELS):
        assert stronger.mu + 2 * stronger.sigma > weaker.mu
    ratings = [rating(level) for level in LEVELS]
    assert LADDER["provisional"] or ratings == sorted(set(ratings))


def test_what_was_measured_are_the_bots_of_today() -> None:
    assert [
        Level(name, level["bot"], level["rating"], level["sigma"])
        for name, level in LADDER["levels"].items()
    ] == list(LEVELS)


def test_the_page_says_what_was_measured() -> None:
    assert (MEASUREMENTS / "levels.md").read_text("utf-8") == page(LADDER)


@pytest.mark.slow
def test_each_has_a_name_and_a_line_in_every_language() -> None:
    for language in NAMES:
        known = messages(language).keys()
        for level in LEVELS:
            assert {f"strength-{level.id}", f"strength-{level.id}-line"} <= known
