"""The tables of docs/research.md are those of the code."""

from pathlib import Path

from keyflower.envs import codes, observations

DOCS = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_the_table_of_codes_is_complete() -> None:
    first = 0
    for (name, _), size in zip(codes.BLOCKS, codes.SIZES):
        shown = f"{first} {name}" if size == 1 else f"{first} – {first + size - 1}"
        assert shown in DOCS, name
        first += size


def test_the_table_of_observations_is_complete() -> None:
    assert f"{observations.SIZE:,} numbers" in DOCS
    for name, shape in observations.SHAPES.items():
        assert f"| `{name}` | {' × '.join(map(str, shape))} |" in DOCS
