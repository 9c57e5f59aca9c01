"""A symbol of the sprite: what is drawn, and in which box."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from keyflower.draw.svg import num, nums, tag

Box = tuple[float, float, float, float]  # x, y, width, height
FOLDER: Final = Path(__file__).with_name("drawings")  # drawn by hand, never calculated, as SVG


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing in a box of its own units."""

    box: Box
    body: str

    @property
    def ratio(self) -> float:
        """Width for each unit of height."""
        return self.box[2] / self.box[3]

    @property
    def view_box(self) -> str:
        """The box as SVG writes it."""
        return nums(*self.box)

    def write(self, name: str) -> str:
        return tag("symbol", self.body, id=name, viewBox=self.view_box, overflow="visible")


def put(name: str, ratio: float, cx: float, cy: float, height: float, more: str = "") -> str:
    """A symbol that much wider than high, centred at a point."""
    width = height * ratio
    return (
        f'<use href="#{name}" x="{num(cx - width / 2)}" y="{num(cy - height / 2)}"'
        f' width="{num(width)}" height="{num(height)}"{more}/>'
    )


def read_symbols(file: str) -> dict[str, Symbol]:
    found = {}
    for name, box, body in _read(file, r'symbol id="([^"]+)" viewBox="([^"]+)"'):
        x, y, width, height = map(float, box.split())
        found[name] = Symbol((x, y, width, height), body)
    return found


def read_parts(file: str) -> dict[str, str]:
    """The parts of a file of drawings, which have no box of their own."""
    return {name: body for name, _, body in _read(file, r'g id="([^"]+)"()')}


def _read(file: str, head: str) -> list[tuple[str, str, str]]:
    """What starts with a tag at the left margin: its id, its box, and what is in it."""
    text = (FOLDER / file).read_text("utf-8")
    found = re.findall(rf"^<{head}>\n(.*?)^</", text, re.MULTILINE | re.DOTALL)
    return [(name, box, re.sub(r"\n *", "", body).strip()) for name, box, body in found]
