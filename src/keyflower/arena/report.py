"""The report of an arena: one self-contained HTML page."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from typing import Final

from keyflower.arena.contest import Contest
from keyflower.arena.plots import (
    Scores,
    Share,
    Stacks,
    Times,
    clipped,
    histograms,
    ladder,
    milliseconds,
    stacks,
    times,
)
from keyflower.arena.results import SOURCES, STALLED, BotResults, Results

MOST_FORFEITS: Final = 50
"""Forfeits that the page lists."""

Bots = list[tuple[str, BotResults]]


def page(contest: Contest, results: Results) -> str:
    """The whole page; it depends only on the results."""
    bots = sorted(results.bots.items(), key=lambda item: -item[1].win_share)
    title = f"Arena: {contest.in_words()}"
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(clipped(title, 80))}</title>
<style>{_style()}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{_facts(results)}
</header>
<main class="cards">
{_ladder(results, bots)}
{_scores(bots)}
{_points(bots)}
{_times(bots)}
{_forfeits(results)}
{_method(results)}
</main>
</body>
</html>
"""


def _style() -> str:
    sources = dict.fromkeys(SOURCES.values())
    rules = [
        f"svg .{_class(source)} {{ fill: var(--{_class(source)}); stroke: var(--card); }}\n"
        f"i.{_class(source)} {{ background: var(--{_class(source)}); }}"
        for source in sources
    ]
    css = resources.files("keyflower.arena").joinpath("report.css").read_text("utf-8")
    return css + "\n".join(rules) + "\n"


def _class(source: str) -> str:
    return source.replace(" ", "-")


def _facts(results: Results) -> str:
    finished = f"{results.finished:,}"
    if results.finished < results.games:
        finished += f" of {results.games:,}"
    facts = [
        ("players", f"{results.players}"),
        ("games", finished),
        ("seed", f"{results.seed}"),
        ("par", f"{1 / results.players:.1%}"),
        ("winner's mean", _number(results.winner_mean)),
        (f"villages under {STALLED} points", _percent(results.under_20)),
        ("forfeits", f"{len(results.forfeits):,}"),
    ]
    items = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{items}</dl>'


def _ladder(results: Results, bots: Bots) -> str:
    shares = [Share(name, bot.win_share, bot.low, bot.high) for name, bot in bots]
    rows = [
        (
            escape(name),
            f"{bot.games:,}",
            f"{bot.wins:,.2f}".rstrip("0").rstrip("."),
            f"{bot.win_share:.1%}",
            f"{bot.low:.1%} – {bot.high:.1%}",
            f"{bot.rating.mu:.2f}",
            f"{bot.rating.sigma:.2f}",
            f"{bot.rating.ordinal:.2f}",
            f"{bot.forfeits:,}",
        )
        for name, bot in bots
    ]
    heads = ("bot", "games", "wins", "share", "95 %", "mu", "sigma", "ordinal", "forfeits")
    return _section(
        "Ladder",
        "Wins per seat with 95 % intervals; the dashed line is par, the share among equals.",
        ladder(shares, 1 / results.players),
        _table(heads, rows),
    )


def _scores(bots: Bots) -> str:
    scored = [(name, bot) for name, bot in bots if bot.score_counts]
    if not scored:
        return ""
    plot = histograms(
        [
            Scores(name, bot.score_counts, bot.score_quantiles, bot.score_mean or 0.0)
            for name, bot in scored
        ]
    )
    rows = [
        (
            escape(name),
            _number(bot.score_mean),
            *(f"{value:.1f}".removesuffix(".0") for value in bot.score_quantiles.values()),
            _percent(bot.under_20),
        )
        for name, bot in scored
    ]
    heads = ("bot", "mean", *scored[0][1].score_quantiles, f"under {STALLED}")
    return _section(
        "Points",
        "Final points in steps of five; below, the median, the middle half, and 5 to 95 %.",
        plot,
        _table(heads, rows),
    )


def _points(bots: Bots) -> str:
    known = [(name, bot) for name, bot in bots if bot.points]
    if not known:
        return ""
    sources = list(dict.fromkeys(SOURCES.values()))
    legend = "".join(f'<li><i class="{_class(source)}"></i>{source}</li>' for source in sources)
    rows = [
        (
            escape(name),
            season,
            *(f"{points[source]:.1f}" for source in sources),
            f"{sum(points.values()):.1f}",
        )
        for name, bot in known
        for season, points in bot.points.items()
    ]
    plot = stacks(
        [Stacks(name, bot.points) for name, bot in known],
        {source: _class(source) for source in sources},
    )
    return _section(
        "Points by source and season",
        "What a village would score if the game ended with that season, on average.",
        f'<ul class="legend">{legend}</ul>{plot}',
        _table(("bot", "season", *sources, "total"), rows),
    )


def _times(bots: Bots) -> str:
    timed = [(name, bot) for name, bot in bots if bot.ms_quantiles]
    if not timed:
        return ""
    plot = times([Times(name, bot.ms_quantiles, bot.ms_per_decision or 0.0) for name, bot in timed])
    rows = [
        (
            escape(name),
            milliseconds(bot.ms_per_decision or 0.0),
            *(milliseconds(value) for value in bot.ms_quantiles.values()),
        )
        for name, bot in timed
    ]
    return _section(
        "Time of a decision",
        "By the clock, on a logarithmic scale: median, middle half, 5 to 95 %; the upright "
        "stroke is the mean, the small dot the longest.",
        plot,
        _table(("bot", "mean", *timed[0][1].ms_quantiles), rows),
    )


def _forfeits(results: Results) -> str:
    if not results.forfeits:
        return ""
    rows = [
        (f"{failed.game}", f"p{failed.seat}", escape(failed.bot), escape(failed.verdict))
        for failed in results.forfeits[:MOST_FORFEITS]
    ]
    more = len(results.forfeits) - len(rows)
    return _section(
        "Forfeits",
        "A bot that failed lost that game, which ended there; the others shared the win."
        + (f" {more:,} more are in results.json." if more else ""),
        "",
        _table(("game", "seat", "bot", "verdict"), rows, words=("bot", "verdict")),
        wide=True,
    )


def _method(results: Results) -> str:
    return f"""<section class="wide">
<h2>How it was measured</h2>
<p class="note">Every seat counts as a game of its bot, so that equal bots win one in
{results.players}; a shared win counts its share. Line-ups are rotated so that every bot sits
everywhere equally often. Intervals are Wilson’s, with the games as independent observations and
the seats of one game as one of them. Ratings are openskill’s Plackett–Luce model, from the places
of all games in order. The digest is SHA-256 over all records in order: whoever has the same one
has the same games.</p>
<p class="digest">{results.digest}</p>
</section>"""


def _section(title: str, note: str, plot: str, table: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    head = f'<h2>{title}</h2>\n<p class="note">{note}</p>'
    return f"<section{kind}>\n{head}\n{plot}\n{table}\n</section>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[str] = ()) -> str:
    """A table of cells that are escaped already."""
    kinds = [' class="words"' if head in words else "" for head in heads]
    head = "".join(f"<th{kind}>{name}</th>" for kind, name in zip(kinds, heads))
    body = "\n".join(
        "<tr>" + "".join(f"<td{kind}>{cell}</td>" for kind, cell in zip(kinds, row)) + "</tr>"
        for row in rows
    )
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inside}</table></div>'


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.1%}"
