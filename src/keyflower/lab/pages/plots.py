"""The plots of the report, as SVG that stands inside a page; colours come from its style sheet.

They run from left to right in every language; their texts are isolated.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib import resources
from math import ceil, floor, log10
from typing import Final

from keyflower.words import Words

SVG: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 360
LEFT: Final = 8
RIGHT: Final = WIDTH - 12
LINE_LENGTH: Final = 50
"""Letters that fit into one line: a bot's name and its figures."""

BIN: Final = 5
"""Points in one bar of a histogram."""


@dataclass(frozen=True, slots=True)
class Share:
    """A bot's win share and its interval."""

    name: str
    share: float
    low: float
    high: float


def ladder(words: Words, shares: Sequence[Share], par: float) -> str:
    """A dot with an error bar for each bot, best first; par is a dashed line."""
    most = max([par, *(row.high for row in shares)])
    scale = _Linear(0.0, min(1.0, most * 1.05))
    row_height, top = 40, 22
    bottom = top + row_height * len(shares)
    told = words.text("report-par-line", share=words.percent(par, 1))
    parts = [_text(scale(par), 12, words.cell(told), "muted middle")]
    parts += _axis(scale, scale.ticks(), words.percent, top - 4, bottom)
    parts.append(_line(scale(par), top - 4, scale(par), bottom, "par"))
    for index, row in enumerate(shares):
        y = top + row_height * index
        figures = words.text(
            "report-interval",
            share=words.percent(row.share, 1),
            low=words.percent(row.low, 1),
            high=words.percent(row.high, 1),
        )
        parts += _heading(words, y + 12, row.name, figures)
        middle = y + 26
        parts.append(_line(scale(row.low), middle, scale(row.high), middle, "reach"))
        for end in (row.low, row.high):
            parts.append(_line(scale(end), middle - 5, scale(end), middle + 5, "reach"))
        label = words.text("report-named", bot=row.name, figures=figures)
        parts.append(_dot(scale(row.share), middle, 5, label))
    return _svg(bottom + 22, words.text("report-ladder-plot"), parts)


@dataclass(frozen=True, slots=True)
class Scores:
    """How often a bot had each number of points, and the quantiles."""

    name: str
    counts: Mapping[int, int]
    quantiles: Mapping[str, float]
    mean: float


def histograms(words: Words, rows: Sequence[Scores]) -> str:
    """The points of each bot in bars; below them the middle half, and 5 to 95 % as a thin line."""
    most = max(max(row.counts) for row in rows)
    scale = _Linear(0.0, float((most // BIN + 1) * BIN))
    bars, row_height, top = 46, 84, 4
    bottom = top + row_height * len(rows)
    parts = _axis(scale, scale.ticks(), words.number, top, bottom)
    for index, row in enumerate(rows):
        y = top + row_height * index
        figures = words.text(
            "report-median-mean",
            median=words.rounded(row.quantiles["median"]),
            mean=words.number(row.mean, 1),
        )
        parts += _heading(words, y + 12, row.name, figures)
        floor_y = y + 18 + bars
        binned: dict[int, int] = {}
        for points, count in row.counts.items():
            binned[points // BIN] = binned.get(points // BIN, 0) + count
        total = sum(binned.values())
        for place, count in sorted(binned.items()):
            height = bars * count / max(binned.values())
            left, right = scale(place * BIN), scale((place + 1) * BIN)
            label = words.text(
                "report-bar",
                low=words.number(place * BIN),
                high=words.number(place * BIN + BIN - 1),
                count=words.number(count),
                share=words.percent(count / total, 1),
            )
            box = (left + 0.75, floor_y - height, right - left - 1.5, height)
            parts.append(_rect(box, "bar", label))
        median = words.text("report-median-at", median=words.rounded(row.quantiles["median"]))
        parts += _box(scale, row.quantiles, floor_y + 7, median)
    return _svg(bottom + 22, words.text("report-points-plot"), parts)


@dataclass(frozen=True, slots=True)
class Stacks:
    """Points by source, at each season's end."""

    name: str
    seasons: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from: its colour's class, and its name in words."""

    style: str
    name: str


def stacks(words: Words, rows: Sequence[Stacks], sources: Mapping[str, Source]) -> str:
    """For each bot and season a bar of the points by source, each in its own colour."""
    totals = [sum(points.values()) for row in rows for points in row.seasons.values()]
    scale = _Linear(0.0, max([1.0, *totals]) * 1.1, left=72.0)
    bar, top = 15, 4
    heights = [22 + 20 * len(row.seasons) for row in rows]
    bottom = top + sum(heights) + 2
    parts = _axis(scale, scale.ticks(), words.number, top, bottom)
    y = top
    for row, height in zip(rows, heights):
        last = list(row.seasons.values())[-1] if row.seasons else {}
        figures = words.text("report-at-end", points=words.number(sum(last.values()), 1))
        parts += _heading(words, y + 13, row.name, figures)
        for index, (season, points) in enumerate(row.seasons.items()):
            here = y + 20 + 20 * index
            called = words.text(f"term-{season}")
            parts.append(_text(scale.left - 6, here + 11.5, words.cell(called), "muted end"))
            at = 0.0
            for source, value in points.items():
                if value > 0:
                    width = scale(at + value) - scale(at)
                    label = words.text(
                        "report-stack",
                        bot=row.name,
                        season=called,
                        source=sources[source].name,
                        points=words.number(value, 1),
                        total=words.number(sum(points.values()), 1),
                    )
                    box = (scale(at), here, width, bar)
                    parts.append(_rect(box, sources[source].style, label))
                    at += value
            parts.append(_text(scale(at) + 5, here + 11.5, words.number(at, 1), "muted"))
        y += height
    return _svg(bottom + 22, words.text("report-sources-plot"), parts)


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its name, and the figures that stand beside it."""

    name: str
    value: float
    figures: str


def bars(words: Words, label: str, rows: Sequence[Bar], middle: float) -> str:
    """A bar for each value from the middle to the value, which is 0 or more."""
    scale = _Linear(0.0, max([middle, *(row.value for row in rows)]) * 1.05)
    row_height, top = 30, 4
    bottom = top + row_height * len(rows)
    parts = _axis(scale, scale.ticks(), partial(words.number, digits=1), top, bottom)
    for index, row in enumerate(rows):
        y = top + row_height * index
        parts += _heading(words, y + 12, row.name, row.figures)
        left, right = sorted((scale(middle), scale(row.value)))
        box = (left, y + 16, max(right - left, 0.5), 9)
        parts.append(_rect(box, "bar", f"{row.name}: {row.figures}"))
    parts.append(_line(scale(middle), top, scale(middle), bottom, "par"))
    return _svg(bottom + 22, label, parts)


@dataclass(frozen=True, slots=True)
class Times:
    """Quantiles and mean of the milliseconds of a bot's decisions."""

    name: str
    quantiles: Mapping[str, float]
    mean: float


def times(words: Words, rows: Sequence[Times]) -> str:
    """The middle half of the times as a bar, 5 to 95 % as a line, on a logarithmic scale."""
    low = floor(log10(max(0.001, min(row.quantiles["p5"] for row in rows))))
    high = ceil(log10(max(0.01, *(row.quantiles["max"] for row in rows))))
    scale = _Logarithmic(low, max(high, low + 1))
    row_height, top = 44, 4
    bottom = top + row_height * len(rows)
    parts = _axis(scale, scale.ticks(), partial(_tick, words), top, bottom)
    for index, row in enumerate(rows):
        y = top + row_height * index
        worst = milliseconds(words, row.quantiles["max"])
        mean = milliseconds(words, row.mean)
        figures = words.text("report-mean-longest", mean=mean, longest=worst)
        parts += _heading(words, y + 12, row.name, figures)
        median = milliseconds(words, row.quantiles["median"])
        parts += _box(scale, row.quantiles, y + 26, words.text("report-median-at", median=median))
        parts.append(_line(scale(row.mean), y + 19, scale(row.mean), y + 33, "mean"))
        end = scale(row.quantiles["max"])
        longest = words.text("report-longest", longest=worst)
        label = words.text("report-named", bot=row.name, figures=longest)
        parts.append(_dot(end, y + 26, 2.5, label))
    return _svg(bottom + 22, words.text("report-times"), parts)


def curve(title: str, shares: Sequence[tuple[float, float]], par: float) -> str:
    """How a win share grew with the number of steps; par is a dashed line."""
    last = max(steps for steps, _ in shares)
    scale = _Linear(0.0, float(last), left=44.0)
    top, bottom = 26.0, 206.0

    def height(share: float) -> float:
        return bottom - share * (bottom - top)

    parts = [_text(LEFT, 12, title, "name")]
    parts += _axis(scale, scale.ticks(), lambda tick: f"{tick:,.0f}", top, bottom)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(scale.left, height(share), RIGHT, height(share), "grid"))
        parts.append(_text(scale.left - 6, height(share) + 4, f"{share:.0%}", "muted end"))
    parts.append(_line(scale.left, height(par), RIGHT, height(par), "par"))
    places = " ".join(f"{scale(steps):.1f},{height(share):.1f}" for steps, share in shares)
    parts.append(f'<polyline points="{places}" class="curve"/>')
    return _svg(bottom + 22, title, parts)


def alone(svg: str, more: str = "") -> str:
    """A plot as a file of its own, with the report's rules for plots.

    more: further rules, such as the colours of sources.
    """
    css = resources.files("keyflower.lab.pages").joinpath("style.css").read_text("utf-8")
    variables, _, rest = css.partition("* {")
    rules = "\n".join(line for line in rest.splitlines() if line.startswith("svg "))
    style = f"{variables}svg {{ background: var(--card); font-family: sans-serif; }}\n{rules}\n"
    opened, close, body = svg.replace("<svg ", f'<svg xmlns="{SVG}" ', 1).partition(">")
    return f"{opened}{close}\n<style>\n{style}{more}</style>{body}\n"


def milliseconds(words: Words, value: float) -> str:
    """A time in the unit that suits it.

    >>> [milliseconds(Words("en"), value) for value in (0.04, 12.3456, 1500)]
    ['40 µs', '12.3 ms', '1.5 s']
    """
    if value >= 1000:
        return words.text("report-seconds", number=words.rounded(value / 1000))
    if value >= 1 or value == 0:
        return words.text("report-milliseconds", number=words.rounded(value))
    return words.text("report-microseconds", number=words.rounded(value * 1000))


def clipped(name: str, length: int) -> str:
    """A name that is not too long."""
    return name if len(name) <= length else name[: length - 1] + "…"


class _Linear:
    """From values to places across the plot."""

    def __init__(self, low: float, high: float, left: float = LEFT) -> None:
        self.low, self.high, self.left = low, high, left

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + share * (RIGHT - self.left)

    def ticks(self) -> list[float]:
        """Round values, about five of them."""
        rough = (self.high - self.low) / 5
        power = 10.0 ** floor(log10(rough))
        step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough)
        return [step * n for n in range(int(self.high / step + 1e-9) + 1)]


class _Logarithmic:
    """The same by powers of ten."""

    left: float = LEFT

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def __call__(self, value: float) -> float:
        power = min(max(log10(value) if value > 0 else self.low, self.low), self.high)
        share = (power - self.low) / (self.high - self.low)
        return self.left + share * (RIGHT - self.left)

    def ticks(self) -> list[float]:
        """Every power."""
        return [10.0**power for power in range(self.low, self.high + 1)]


_Scale = _Linear | _Logarithmic


def _tick(words: Words, value: float) -> str:
    return words.cell(milliseconds(words, value))


def _axis(
    scale: _Scale, ticks: Iterable[float], name: Callable[[float], str], top: float, bottom: float
) -> list[str]:
    """Thin lines with their values below."""
    parts = []
    for tick in ticks:
        x = scale(tick)
        side = "start" if x < LEFT + 8 else "end" if x > RIGHT - 8 else "middle"
        parts.append(_line(x, top, x, bottom, "grid"))
        parts.append(_text(x, bottom + 14, name(tick), f"muted {side}"))
    return parts


def _heading(words: Words, y: float, name: str, figures: str) -> list[str]:
    """A bot's name on the left, its figures on the right."""
    left = f'<text x="{LEFT}" y="{y:.1f}" class="name halo">'
    shown = clipped(name, LINE_LENGTH - len(figures))
    title = f"<title>{escape(name)}</title>" if shown != name else ""
    return [
        f"{left}{title}{escape(shown)}</text>",
        _text(RIGHT, y, words.cell(figures), "figures halo end"),
    ]


def _box(scale: _Scale, quantiles: Mapping[str, float], y: float, label: str) -> list[str]:
    """5 to 95 % as a line, the middle half thick, the median as a dot with a label."""
    p5, p25, median, p75, p95 = (
        scale(quantiles[name]) for name in ("p5", "p25", "median", "p75", "p95")
    )
    return [
        _line(p5, y, p95, y, "reach"),
        _line(p25, y, max(p75, p25 + 0.5), y, "half"),
        _dot(median, y, 3.5, label),
    ]


def _svg(height: float, label: str, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">\n'
        + "\n".join(parts)
        + "\n</svg>"
    )


def _text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    places = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {places} class="{style}"/>'


def _dot(x: float, y: float, radius: float, label: str) -> str:
    title = f"<title>{escape(label)}</title>"
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="dot">{title}</circle>'


def _rect(box: tuple[float, float, float, float], style: str, label: str) -> str:
    x, y, width, height = box
    places = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {places} class="{style}"><title>{escape(label)}</title></rect>'
