"""Plots as SVG that stands inside a page, drawn by matplotlib; without it there are none.

Colours are those of the page's style sheet, light or dark. The graph of an analysis speaks every
language, from left to right and with its texts isolated; the other plots are in English.
"""

import io
import re
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from importlib import import_module, resources
from math import ceil, floor, log10
from typing import Any, Final

from keyflower.words import Words

STYLE: Final = resources.files("keyflower.lab.pages").joinpath("style.css").read_text("utf-8")
VARIABLES: Final = STYLE.partition("* {")[0]
COLOURS: Final = dict(re.findall(r"--([\w-]+): (#\w{6})", VARIABLES.partition("@media")[0]))
"""The light colours by name; in a plot each stands for the variable of its name."""

RULES: Final[dict[str, Any]] = {
    "font.size": 12,
    "svg.fonttype": "none",
    "svg.hashsalt": "keyflower",  # the same plot is the same text
    "text.color": COLOURS["ink"],
    "text.parse_math": False,
}
WIDTH: Final = 360
LEFT: Final = 14
RIGHT: Final = 16
BELOW: Final = 22
"""Room around the axes: at the sides, and for the values of the ticks."""
LINE_LENGTH: Final = 44  # letters that fit into one line
WITHOUT: Final = "without plots, which need matplotlib: pip install 'keyflower[plots]'"
BIN: Final = 5  # points in one bar of a histogram
ENGLISH: Final = Words("en")
Axes = Any  # matplotlib's: its types would take mypy several seconds
Bots = Sequence[tuple[str, Any]]  # the results of bots (`BotResults`) by name


def load() -> tuple[Any, Any] | None:
    """matplotlib and its figures, if it is installed."""
    try:
        return import_module("matplotlib"), import_module("matplotlib.figure")
    except ImportError:
        return None


def draw(
    label: str,
    height: float,
    paint: Callable[[Axes], None],
    sides: tuple[float, float] = (LEFT, RIGHT),
    width: float = WIDTH,
) -> str:
    """A plot whose places from top to bottom are numbers up to `height`, unless `paint` changes it.

    label: what it shows, for people who can't see it.
    """
    if (loaded := load()) is None:
        return ""
    library, figures = loaded
    out = io.StringIO()
    whole = height + BELOW
    with library.rc_context(RULES), warnings.catch_warnings():
        # Browsers have the letters that its font lacks.
        warnings.simplefilter("ignore", UserWarning)
        figure = figures.Figure(figsize=(width / 72, whole / 72))
        inner = (width - sum(sides)) / width
        axes = figure.add_axes((sides[0] / width, BELOW / whole, inner, height / whole))
        axes.set_ylim(height, 0)
        axes.yaxis.set_visible(False)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0, labelsize=11, labelcolor=COLOURS["muted"])
        axes.grid(axis="x", color=COLOURS["line"])
        axes.set_axisbelow(True)
        paint(axes)
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(out, format="svg", transparent=True, metadata=nothing)
    svg = out.getvalue()
    svg = svg[svg.index("<defs>") :]
    svg = re.sub(r' id="(?![mp][0-9a-f]{10}")[^"]*"| font-family: [^;]*;| xmlns[^ ]*', "", svg)
    svg = re.sub(r"<defs>\s*<style.*?</defs>", "", svg, flags=re.DOTALL)
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    head = f'viewBox="0 0 {width:g} {whole:g}" role="img" aria-label="{escape(label)}"'
    return f"<svg {head}>\n{svg.replace('xlink:href', 'href')}"


def alone(svg: str) -> str:
    """A plot as a file of its own, with the colours of a page."""
    more = "svg { background: var(--card); font-family: sans-serif; }"
    head, _, body = svg.removeprefix("<svg").partition(">")
    opening = f'<svg xmlns="http://www.w3.org/2000/svg"{head}>'
    return f"{opening}\n<style>\n{VARIABLES}{more}\n</style>{body}"


def shares(bots: Bots, par: float) -> str:
    """A dot with an error bar for each bot, best first; par is a dashed line."""

    def paint(axes: Axes) -> None:
        found = [
            (bot.win_share, bot.win_share - bot.low, bot.high - bot.win_share) for _, bot in bots
        ]
        middles, below, above = zip(*found)
        _scale(axes, min(1.0, 1.05 * max([par, *(bot.high for _, bot in bots)])), ENGLISH.percent)
        axes.axvline(par, c=COLOURS["par"], ls="--")
        places = [y + 27 for y in _name_rows(axes, [name for name, _ in bots], 36)]
        style = {"fmt": "o", "c": COLOURS["accent"], "ecolor": COLOURS["ink"], "capsize": 5}
        axes.errorbar(middles, places, xerr=(below, above), **style)

    return draw("Win shares with 95% intervals", 36 * len(bots) + 6, paint)


def histograms(bots: Bots) -> str:
    """The points of each bot in bars; below them the middle half, and 5 to 95 % as a thin line."""

    def paint(axes: Axes) -> None:
        most = max(max(bot.score_counts) for _, bot in bots)
        _scale(axes, (most // BIN + 1) * BIN, ENGLISH.number)
        places = _name_rows(axes, [name for name, _ in bots], 84)
        for y, (_, bot) in zip(places, bots):
            binned: Counter[int] = Counter()
            for points, count in bot.score_counts.items():
                binned[points // BIN * BIN] += count
            heights = [-46 * count / max(binned.values()) for count in binned.values()]
            axes.bar([*binned], heights, BIN * 0.9, y + 66, align="edge", color=COLOURS["soft"])
        _boxes(axes, [y + 73 for y in places], [bot.score_quantiles for _, bot in bots])

    return draw("Points of each bot", 84 * len(bots) + 6, paint)


def stacks(rows: Sequence[tuple[str, Mapping[str, Mapping[str, float]]]]) -> str:
    """For each name and season a bar of the points by source."""
    height = max(22 + 20 * len(seasons) for _, seasons in rows)

    def paint(axes: Axes) -> None:
        totals = [sum(points.values()) for _, seasons in rows for points in seasons.values()]
        _scale(axes, max([1.0, *totals]) * 1.15, ENGLISH.number)
        names = [name for name, _ in rows]
        for top, (_, seasons) in zip(_name_rows(axes, names, height), rows):
            for y, (season, points) in enumerate(seasons.items(), 1):
                place = {"y": top + 20 * y + 8, "va": "center", "size": 11, "c": COLOURS["muted"]}
                name = ENGLISH.text(f"term-{season}")
                axes.text(0, s=f"{name}\u00a0", ha="right", **place)
                at = 0.0
                for source, value in points.items():
                    colour = COLOURS[source.replace(" ", "-")]
                    axes.barh(top + 20 * y + 8, value, 15, at, color=colour)
                    at += max(value, 0.0)
                axes.text(at, s=f"\u00a0{ENGLISH.number(at, 1)}", **place)

    label = "Points by source at the end of each season"
    return draw(label, height * len(rows) + 6, paint, (72, RIGHT))


def bars(label: str, rows: Sequence[tuple[str, float]], middle: float) -> str:
    """A bar for each name from the middle to its value, which is 0 or more."""

    def paint(axes: Axes) -> None:
        lengths = [value - middle for _, value in rows]
        _scale(axes, (middle + max([0.0, *lengths])) * 1.05, partial(ENGLISH.number, digits=1))
        names = [f"{name}: {ENGLISH.number(value, 2)}" for name, value in rows]
        places = [y + 22 for y in _name_rows(axes, names, 30)]
        axes.barh(places, lengths, 9, middle, color=COLOURS["soft"])
        axes.axvline(middle, c=COLOURS["par"], ls="--")

    return draw(label, 30 * len(rows) + 4, paint)


def times(bots: Bots) -> str:
    """The middle half of the times as a bar, 5 to 95 % as a line, on a logarithmic scale."""

    def paint(axes: Axes) -> None:
        quantiles = [
            {name: max(value, 0.001) for name, value in bot.ms_quantiles.items()} for _, bot in bots
        ]
        longest = [found["max"] for found in quantiles]
        axes.set_xscale("log")
        low = floor(log10(min(found["p5"] for found in quantiles)))
        high = max(ceil(log10(max(longest))), low + 1)
        axes.set_xlim(10.0**low, 10.0**high)
        axes.set_xticks([10.0**power for power in range(low, high + 1, ceil((high - low) / 3))])
        axes.xaxis.set_major_formatter(lambda value, _: milliseconds(value))
        axes.minorticks_off()
        places = [y + 26 for y in _name_rows(axes, [name for name, _ in bots], 40)]
        _boxes(axes, places, quantiles)
        means = [max(bot.ms_per_decision, 0.001) for _, bot in bots]
        axes.plot(means, places, "|", ms=14, mew=2, c=COLOURS["par"], clip_on=False)
        axes.plot(longest, places, "o", ms=4, c=COLOURS["accent"], clip_on=False)

    return draw("Time per decision", 40 * len(bots) + 4, paint, (34, 34))


def curve(title: str, places: Sequence[tuple[float, float]], par: float) -> str:
    """How a win share grew with the number of steps; par is a dashed line."""

    def paint(axes: Axes) -> None:
        _scale(axes, max(steps for steps, _ in places), lambda steps: f"{steps:,.0f}")
        _scale_shares(axes, lambda share: f"{share:.0%}")
        axes.set_title(title, loc="left", size=13)
        axes.axhline(par, c=COLOURS["par"], ls="--")
        axes.plot(*zip(*places), c=COLOURS["accent"], lw=2, clip_on=False)

    return draw(title, 206, paint, (44, RIGHT))


def chances(
    words: Words,
    lines: Sequence[tuple[str, Sequence[float]]],
    seasons: Mapping[str, int],
    dots: Sequence[tuple[int, int]],
) -> str:
    """The chances of all seats after each decision, as lines.

    lines: names and chances by seat; seasons: how many decisions were before each; dots: decisions
    by seat and number.
    """
    last = len(lines[0][1]) - 1
    apart = 0.05  # the height that a name beside the plot takes

    def paint(axes: Axes) -> None:
        _scale(axes, max(last, 1), words.number)
        _scale_shares(axes, words.percent)
        axes.set_xticks([last], [words.text("analysis-last", number=words.number(last))])
        for season, at in seasons.items():
            axes.axvline(at, c=COLOURS["line"])
            name = "\u00a0" + words.cell(words.text(f"term-{season}"))
            axes.text(at, 1.03, name, size=11, c=COLOURS["muted"])
        for seat, (_, found) in enumerate(lines):
            marked = [at for one, at in dots if one == seat]
            style = {"c": COLOURS[f"p{seat}"], "marker": "o", "mec": COLOURS["card"], "ms": 9}
            axes.plot(range(last + 1), found, lw=2, markevery=marked, clip_on=False, **style)
        highest = 1.0
        falling = sorted(range(len(lines)), key=lambda seat: -lines[seat][1][-1])
        for below, seat in zip(reversed(range(len(lines))), falling):
            y = min(highest, max(lines[seat][1][-1], apart * below))
            highest = y - apart
            name = f"\u00a0\u00a0{clip(lines[seat][0], 14)}"
            axes.text(last, y, name, va="center", c=COLOURS[f"p{seat}"])

    return draw(words.text("analysis-graph"), 320, paint, (44, 110), 960)


def milliseconds(value: float) -> str:
    """A time in the unit that suits it.

    >>> [milliseconds(value) for value in (0.04, 12.3456, 1500)]
    ['40 µs', '12.3 ms', '1.5 s']
    """
    if value >= 1000:
        return f"{ENGLISH.rounded(value / 1000)} s"
    if value >= 1 or value == 0:
        return f"{ENGLISH.rounded(value)} ms"
    return f"{ENGLISH.rounded(value * 1000)} µs"


def clip(name: str, length: int) -> str:
    """A name that is not too long."""
    return name if len(name) <= length else name[: length - 1] + "…"


def _scale(axes: Axes, most: float, tell: Callable[[float], str]) -> None:
    """Values from 0 on, with a few ticks."""
    axes.set_xlim(0, most)
    axes.locator_params(axis="x", nbins=6)
    axes.xaxis.set_major_formatter(lambda value, _: tell(value))


def _scale_shares(axes: Axes, tell: Callable[[float], str]) -> None:
    """Shares from bottom to top."""
    axes.set_ylim(0, 1.1)
    axes.yaxis.set_visible(True)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1.0])
    axes.yaxis.set_major_formatter(lambda value, _: tell(value))
    axes.grid(axis="y", color=COLOURS["line"])


def _name_rows(axes: Axes, names: Sequence[str], height: float) -> list[float]:
    """Write a name over each row. -> where the rows start"""
    over = {"facecolor": COLOURS["card"], "edgecolor": "none", "pad": 1}
    places = [index * height for index in range(len(names))]
    for y, name in zip(places, names):
        place = axes.get_yaxis_transform()
        axes.text(0, y + 13, clip(name, LINE_LENGTH), weight="bold", transform=place, bbox=over)
    return places


def _boxes(axes: Axes, places: Sequence[float], quantiles: Sequence[Mapping[str, float]]) -> None:
    """5 to 95 % as a line, the middle half thick, the median as a dot."""
    for y, found in zip(places, quantiles):
        axes.plot([found["p5"], found["p95"]], [y, y], c=COLOURS["ink"], lw=1.5)
        axes.plot([found["p25"], found["p75"]], [y, y], c=COLOURS["accent"], lw=6)
        axes.plot(found["median"], y, "o", ms=8, c=COLOURS["accent"], mec=COLOURS["card"])
