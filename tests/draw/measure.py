"""Measures drawings: every shape of an SVG in the coordinates of the whole, `<use>` resolved."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree as ET

from keyflower.draw import sprite

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)
PLAIN = {"fill": "black", "stroke": "none", "stroke-width": "1"}
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")


@dataclass(frozen=True)
class Shape:
    """One painted shape: its outline as points, with half its line's width around them."""

    lines: tuple[tuple[Point, ...], ...]
    fill: str
    stroke: str
    stroke_width: float

    @property
    def points(self) -> list[Point]:
        return [point for line in self.lines for point in line]


@dataclass(frozen=True)
class Extent:
    """A box around something."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Extent", slack: float = 0.0) -> bool:
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )

    def within(self, other: "Extent", slack: float = 0.0) -> bool:
        return (
            self.left >= other.left - slack
            and self.right <= other.right + slack
            and self.top >= other.top - slack
            and self.bottom <= other.bottom + slack
        )


@cache
def defined() -> dict[str, ET.Element]:
    """All parts and symbols of the sprite by id."""
    return {e.attrib["id"]: e for e in ET.fromstring(sprite()).iter() if "id" in e.attrib}


def shapes(drawing: str) -> list[Shape]:
    """The shapes of a drawing that uses the sprite."""
    root = ET.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{drawing}</g>')
    return list(_walk(root, SAME, PLAIN))


def symbol(name: str) -> list[Shape]:
    """The shapes of a symbol in its own units."""
    return _target(name, tuple(PLAIN.items()))


def extent(drawn: list[Shape]) -> Extent:
    """The box around shapes and their lines."""
    boxes = []
    for shape in drawn:
        half = shape.stroke_width / 2 if shape.stroke != "none" else 0
        xs, ys = zip(*shape.points)
        boxes.append((min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half))
    lefts, tops, rights, bottoms = zip(*boxes)
    return Extent(min(lefts), min(tops), max(rights), max(bottoms))


def _inside(element: ET.Element, matrix: Matrix, paint: dict[str, str]) -> Iterator[Shape]:
    for child in element:
        yield from _walk(child, matrix, paint)


def _walk(element: ET.Element, matrix: Matrix, paint: dict[str, str]) -> Iterator[Shape]:
    name = element.tag.rpartition("}")[2]
    get = element.attrib.get
    paint = {key: element.attrib.get(key, value) for key, value in paint.items()}
    matrix = _times(matrix, _transform(get("transform", "")))
    if name in ("g", "svg", "defs"):
        yield from _inside(element, matrix, paint)
    elif name == "use":
        yield from _used(element, matrix, paint)
    elif name != "title":
        lines = _outline(name, element)
        yield Shape(
            tuple(tuple(_apply(matrix, p) for p in line) for line in lines if line),
            paint["fill"],
            paint["stroke"],
            float(paint["stroke-width"]) * _scale(matrix),
        )


def _used(element: ET.Element, matrix: Matrix, paint: dict[str, str]) -> Iterator[Shape]:
    target = defined()[element.attrib["href"][1:]]
    x, y = (float(element.attrib.get(key, 0)) for key in "xy")
    if target.tag.endswith("symbol"):
        left, top, width, height = map(float, target.attrib["viewBox"].split())
        wide, high = float(element.attrib["width"]), float(element.attrib["height"])
        k = min(wide / width, high / height)
        dx, dy = (wide - k * width) / 2, (high - k * height) / 2
        box: Matrix = (k, 0, 0, k, x + dx - k * left, y + dy - k * top)
    else:
        assert "width" not in element.attrib
        box = (1, 0, 0, 1, x, y)
    placed = _times(matrix, box)
    scale = _scale(placed)
    for shape in _target(element.attrib["href"][1:], tuple(paint.items())):
        lines = tuple(tuple(_apply(placed, p) for p in line) for line in shape.lines)
        yield Shape(lines, shape.fill, shape.stroke, shape.stroke_width * scale)


@cache
def _target(name: str, paint: tuple[tuple[str, str], ...]) -> list[Shape]:
    """The shapes of a part or symbol in its own units, painted by its surroundings."""
    return list(_inside(defined()[name], SAME, dict(paint)))


def _scale(matrix: Matrix) -> float:
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def _apply(m: Matrix, p: Point) -> Point:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def _transform(text: str) -> Matrix:
    matrix = SAME
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(v) for v in NUMBER.findall(inside)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, values[0], values[1])
        elif name == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        else:
            assert name == "rotate"
            c, s = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
            step = (c, s, -s, c, 0, 0)
            if len(values) == 3:
                _, cx, cy = values
                step = _times(_times((1, 0, 0, 1, cx, cy), step), (1, 0, 0, 1, -cx, -cy))
        matrix = _times(matrix, step)
    return matrix


def _outline(name: str, element: ET.Element) -> list[tuple[Point, ...]]:
    def number(key: str) -> float:
        return float(element.attrib.get(key, 0))

    if name == "polygon":
        values = [float(v) for v in NUMBER.findall(element.attrib["points"])]
        return [tuple(zip(values[::2], values[1::2]))]
    if name == "rect":
        x, y, w, h = (number(key) for key in ("x", "y", "width", "height"))
        r = number("rx")
        middles = [(x + w - r, y + h - r, 0), (x + r, y + h - r, 90)]
        middles += [(x + r, y + r, 180), (x + w - r, y + r, 270)]
        turns = [
            (cx, cy, math.radians(start + 15 * k)) for cx, cy, start in middles for k in range(7)
        ]
        return [tuple((cx + r * math.cos(t), cy + r * math.sin(t)) for cx, cy, t in turns)]
    if name in ("circle", "ellipse"):
        rx, ry = (number("r"),) * 2 if name == "circle" else (number("rx"), number("ry"))
        cx, cy = number("cx"), number("cy")
        angles = [math.tau * k / 48 for k in range(48)]
        return [tuple((cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in angles)]
    if name == "text":  # a digit: its box, with the letter's own margins
        return [((4, 13), (56, 13), (56, 87), (4, 87))]
    assert name == "path", name
    return _path(element.attrib["d"])


def _path(d: str) -> list[tuple[Point, ...]]:
    """The lines of a path, with curves as many short strokes."""
    lines: list[list[Point]] = []
    at: Point = (0, 0)
    last: Point = (0, 0)  # the latest control point of a quadratic or cubic curve
    for letter, inside in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        values = _values(letter, inside)
        command, relative = letter.upper(), letter.islower()
        if command == "Z":
            lines[-1].append(lines[-1][0])
            at = lines[-1][0]
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}[command]
        assert len(values) % size == 0, (letter, inside)
        for start in range(0, len(values), size):
            part = values[start : start + size]
            dx, dy = at if relative else (0.0, 0.0)
            if command == "H":
                ends = [(part[0] + dx, at[1])]
            elif command == "V":
                ends = [(at[0], part[0] + dy)]
            elif command == "A":
                ends = [(part[5] + dx, part[6] + dy)]
            else:
                ends = [(x + dx, y + dy) for x, y in zip(part[::2], part[1::2])]
            if command == "M" and start == 0:
                lines.append([ends[0]])
            elif command in "MLHV":
                lines[-1].append(ends[-1])
            elif command == "A":
                lines[-1] += _arc(at, part, ends[0])
            else:
                if command in "ST":
                    ends.insert(0, (2 * at[0] - last[0], 2 * at[1] - last[1]))
                last = ends[-2]
                lines[-1] += _curve([at, *ends])
            at = ends[-1]
            if command not in "CSQT":
                last = at
    return [tuple(line) for line in lines]


def _values(letter: str, inside: str) -> list[float]:
    if letter.upper() != "A":
        return [float(v) for v in NUMBER.findall(inside)]
    n = NUMBER.pattern
    found = re.findall(
        "[ ,]*".join(f"({pattern})" for pattern in [n, n, n, "[01]", "[01]", n, n]),
        inside,
    )
    return [float(v) for arc in found for v in arc]


def _curve(controls: list[Point]) -> list[Point]:
    """De Casteljau."""
    out = []
    for k in range(1, 17):
        t = k / 16
        row = controls
        while len(row) > 1:
            row = [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for a, b in pairwise(row)]
        out.append(row[0])
    return out


def _arc(start: Point, part: list[float], end: Point) -> list[Point]:
    """An arc of an upright ellipse, by the formulas of the SVG specification."""
    rx, ry, _, large, sweep = part[:5]
    x, y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    stretch = math.sqrt(max(1.0, x * x / rx / rx + y * y / ry / ry))
    rx, ry = rx * stretch, ry * stretch
    over = rx * rx * y * y + ry * ry * x * x
    k = math.sqrt(max(0.0, rx * rx * ry * ry - over) / over) * (-1 if large == sweep else 1)
    mx, my = k * rx * y / ry, -k * ry * x / rx
    cx, cy = mx + (start[0] + end[0]) / 2, my + (start[1] + end[1]) / 2
    first = math.atan2((y - my) / ry, (x - mx) / rx)
    turn = math.atan2((-y - my) / ry, (-x - mx) / rx) - first
    if sweep and turn < 0:
        turn += math.tau
    if not sweep and turn > 0:
        turn -= math.tau
    return [
        (cx + rx * math.cos(first + turn * k / 16), cy + ry * math.sin(first + turn * k / 16))
        for k in range(1, 17)
    ]
