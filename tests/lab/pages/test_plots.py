"""Plots that stand alone."""

import re
from xml.etree import ElementTree as ET

from keyflower.lab.pages.plots import alone, curve


def test_a_curve_is_a_picture_of_its_own() -> None:
    text = alone(curve("wins & losses", [(1000, 0.5), (2000, 0.75), (4000, 1.0)], 0.5))
    picture = ET.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    assert picture.tag == f"{space}svg"
    assert picture.get("aria-label") == "wins & losses"
    line = picture.find(f"{space}polyline")
    assert line is not None
    places = [tuple(map(float, place.split(","))) for place in str(line.get("points")).split()]
    assert places == sorted(places, key=lambda place: (place[0], -place[1]))
    assert places[-1] == (348.0, 26.0)  # the corner: all games won at the last step
    used = {word for found in picture.iter() for word in str(found.get("class", "")).split()}
    style = picture.find(f"{space}style")
    assert style is not None
    known = set(re.findall(r"\.([a-z]+) \{", str(style.text)))
    assert used - {"start"} <= known
