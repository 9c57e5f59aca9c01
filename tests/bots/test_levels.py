"""The levels of the lobby: each has words in every language, and a rating that was measured."""

from itertools import pairwise

import pytest
from tests.locale.fluent import messages

from keyflower.bots.levels import FORMER, LEVELS, ladder, level_of, rating
from keyflower.lab.ladder import page
from keyflower.words.choose import NAMES
from tools import ROOT


def test_levels_are_counted_from_the_weakest() -> None:
    assert [level_of(level.bot) for level in LEVELS] == [1, 2, 3, 4, 5, 6]
    assert level_of("search:ms=4999") == level_of("") == 0
    assert set(FORMER.values()) <= {level.id for level in LEVELS}


def test_each_is_stronger_than_the_one_before() -> None:
    """With few games only as far as they can tell."""
    measured = list(ladder()["levels"].values())
    for weaker, stronger in pairwise(measured):
        assert stronger["rating"] + 2 * stronger["sigma"] > weaker["rating"]
    ratings = [rating(level) for level in LEVELS]
    assert ladder()["provisional"] or ratings == sorted(set(ratings))


def test_what_was_measured_are_the_bots_of_today() -> None:
    measured = ladder()["levels"]
    assert {name: level["bot"] for name, level in measured.items()} == {
        level.id: level.bot for level in LEVELS
    }


def test_the_page_says_what_was_measured() -> None:
    assert (ROOT / "docs" / "measurements" / "levels.md").read_text("utf-8") == page(ladder())


@pytest.mark.slow
def test_each_has_a_name_and_a_line_in_every_language() -> None:
    for language in NAMES:
        known = messages(language).keys()
        for level in LEVELS:
            assert {f"strength-{level.id}", f"strength-{level.id}-line"} <= known
