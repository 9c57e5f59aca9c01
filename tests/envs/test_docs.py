"""docs/research.md: its examples run, and its tables are those of the code."""

import re
from pathlib import Path

import pytest

from keyflower.envs import codes, observations

DOCS = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL))
def test_examples_run(code: str) -> None:
    exec(compile(code, "research.md", "exec"), {})


def test_the_table_of_codes_is_complete() -> None:
    first = 0
    for name, size in codes.BLOCKS:
        shown = f"{first} {name}" if size == 1 else f"{first} – {first + size - 1}"
        assert shown in DOCS, name
        first += size


def test_the_table_of_observations_is_complete() -> None:
    assert f"{observations.SIZE:,} numbers" in DOCS
    for name, shape in observations.SHAPES.items():
        assert f"| `{name}` | {' × '.join(map(str, shape))} |" in DOCS
