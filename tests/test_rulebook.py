"""docs/rules.md is what the Fluent file says, and leads from rule to rule."""

import re

import pytest
from tests.coverage import rule_ids
from tests.rulebook import PAGE, page

from keyflower.words import Words
from keyflower.words.choose import NAMES
from tools import ROOT

MARKS = {
    "en": "(ruling)",
    "fr": "(interprétation)",
    "el": "(ερμηνεία)",
    "ro": "(interpretare)",
    "fa": "(برداشت)",
    "zh-Hant": "（裁定）",
}
"""Stands behind the title of a rule that we decided."""


def test_the_rules_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.rulebook"


def test_every_rule_has_a_heading_and_every_link_leads_to_one() -> None:
    headings = re.findall(r"^### (\w+)$", page(), re.MULTILINE)
    assert headings == rule_ids()
    linked = set(re.findall(r"\(#(\w+)\)", page()))
    assert linked
    assert linked <= {rule.lower() for rule in headings}


def test_every_mark_says_what_it_is() -> None:
    assert set(MARKS) == set(NAMES)


@pytest.mark.parametrize("language", MARKS)
def test_rules_that_we_decided_are_marked_where_a_player_looks(language: str) -> None:
    """docs/rulings.md has them all, each with an example."""
    text = Words(language).text
    rulings = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    rows = re.findall(r"^\| \[(\w+)\]\(rules.md#\w+\) \|(.*)\|$", rulings, re.MULTILINE)
    assert all(len(row.split("|")) == 3 and row.split("|")[2].strip() for _, row in rows)
    titles = {rule: text(f"rule-{rule.lower()}-title") for rule in rule_ids()}
    marked = [rule for rule, title in titles.items() if MARKS[language] in title]
    assert sorted(marked) == sorted(rule for rule, _ in rows)
    assert MARKS[language].strip("()（）") in text("rules-turn-short")
