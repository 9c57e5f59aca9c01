"""Plots: pictures of their own, and pages that do without them."""

import sys
from xml.etree import ElementTree as ET

import pytest

from keyflower.lab.pages.plots import COLOURS, alone, curve

SPACE = "{http://www.w3.org/2000/svg}"


def test_a_curve_is_a_picture_of_its_own() -> None:
    text = alone(curve("wins & losses", [(1000, 0.5), (2000, 0.75), (4000, 1.0)], 0.5))
    picture = ET.fromstring(text)
    assert picture.tag == f"{SPACE}svg"
    assert picture.get("aria-label") == "wins & losses"
    assert [
        said
        for said in ("wins & losses", "0%", "100%", "4,000")
        if any(text.text == said for text in picture.iter(f"{SPACE}text"))
    ] == ["wins & losses", "0%", "100%", "4,000"]
    drawn = text.partition("</style>")[2]
    assert not any(colour in drawn for colour in COLOURS.values())
    assert drawn.count("stroke: var(--accent)") == 1


def test_the_same_plot_is_the_same_text() -> None:
    assert curve("wins", [(1, 0.5), (2, 0.75)], 0.5) == curve("wins", [(1, 0.5), (2, 0.75)], 0.5)


def test_colours_can_be_told_apart_and_are_variables_of_the_page() -> None:
    assert len(set(COLOURS.values())) == len(COLOURS) > 15


def test_without_matplotlib_there_is_no_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert curve("wins", [(1, 0.5), (2, 0.75)], 0.5) == ""
