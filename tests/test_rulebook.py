"""docs/rules.md is what the Fluent file says, and leads from rule to rule."""

import re

from tests.coverage import rule_ids
from tests.rulebook import PAGE, page


def test_the_rules_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.rulebook"


def test_every_rule_has_a_heading_and_every_link_leads_to_one() -> None:
    headings = re.findall(r"^### (\w+)$", page(), re.MULTILINE)
    assert headings == rule_ids()
    linked = set(re.findall(r"\(#(\w+)\)", page()))
    assert linked
    assert linked <= {rule.lower() for rule in headings}
