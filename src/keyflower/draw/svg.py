"""SVG as text: numbers, elements, points."""

from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

from keyflower.draw.hexagon import Point


def num(value: float) -> str:
    """A number with one decimal at most: `12`, `-0.5` as `-.5`."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def nums(*values: float) -> str:
    """Numbers in a row, as attributes want them."""
    return " ".join(map(num, values))


def points(*places: Point) -> str:
    """Points in a row: `0 0 10 20`."""
    return nums(*(value for place in places for value in place))


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; `stroke_width` is written stroke-width, `fill_` and such lose their bar."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
    )
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else num(value)


def path(d: str, **attributes: str | float) -> str:
    return tag("path", d=d, **attributes)


def rect(
    x: float, y: float, width: float, height: float, rx: float = 0, **more: str | float
) -> str:
    """A rectangle, with round corners if asked for."""
    if rx:
        more = {"rx": rx, **more}
    return tag("rect", x=x, y=y, width=width, height=height, **more)


def circle(cx: float, cy: float, r: float, **attributes: str | float) -> str:
    return tag("circle", cx=cx, cy=cy, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: str | float) -> str:
    """A flat disc, as shadows are."""
    return tag("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes)


def group(inside: str | Iterable[str], **attributes: str | float) -> str:
    """Things that share attributes."""
    return tag("g", inside if isinstance(inside, str) else "".join(inside), **attributes)


def move(inside: str, x: float, y: float, **attributes: str | float) -> str:
    """Things at another place."""
    return group(inside, transform=f"translate({nums(x, y)})", **attributes)


def part(name: str, **attributes: str | float) -> str:
    """A shared part that stands in the sprite's definitions."""
    return tag("use", href=f"#{name}", **attributes)
