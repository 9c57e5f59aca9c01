"""A symbol of the sprite: what is drawn, and in which box."""

from dataclasses import dataclass

from keyflower.draw.svg import num, nums, tag

Box = tuple[float, float, float, float]
"""x, y, width, height."""


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

    def written(self, name: str) -> str:
        """The `<symbol>` element."""
        return tag("symbol", self.body, id=name, viewBox=self.view_box, overflow="visible")


def used(name: str, ratio: float, cx: float, cy: float, height: float, more: str = "") -> str:
    """A symbol that much wider than high, centred at a point."""
    width = height * ratio
    return (
        f'<use href="#{name}" x="{num(cx - width / 2)}" y="{num(cy - height / 2)}"'
        f' width="{num(width)}" height="{num(height)}"{more}/>'
    )
