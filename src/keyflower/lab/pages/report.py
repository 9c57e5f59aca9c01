"""The report of an arena: one self-contained HTML page in any of our languages."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from typing import Final

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.results import QUANTILES, SOURCES, STALLED, BotResults, Results
from keyflower.lab.pages.plots import (
    Scores,
    Share,
    Source,
    Stacks,
    Times,
    clipped,
    histograms,
    ladder,
    milliseconds,
    stacks,
    times,
)
from keyflower.words import Words

MOST_FORFEITS: Final = 50
"""Forfeits that the page lists."""

MODEL: Final = ("mu", "sigma", "ordinal")
"""What openskill calls the numbers of a rating, in every language."""

Bots = list[tuple[str, BotResults]]


def page(words: Words, contest: Contest, results: Results) -> str:
    """The whole page; it depends only on the results and the language."""
    bots = sorted(results.bots.items(), key=lambda item: -item[1].win_share)
    title = words.text("report-title", bots=who_plays(words, contest))
    return f"""<!DOCTYPE html>
<html lang="{words.language}" dir="{words.direction}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(clipped(title, 80))}</title>
<style>{_style()}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{_facts(words, results)}
</header>
<main class="cards">
{_ladder(words, results, bots)}
{_scores(words, bots)}
{_points(words, bots)}
{_times(words, bots)}
{_forfeits(words, results)}
{_method(words, results)}
</main>
</body>
</html>
"""


def who_plays(words: Words, contest: Contest) -> str:
    """`greedy, 3 × random`, or `mixtures of greedy, random`."""
    if not contest.table:
        listed = words.text("terminal-comma").join(contest.bots)
        return words.text("report-mixtures", bots=listed) if len(contest.bots) > 1 else listed
    counts = {bot: contest.table.count(bot) for bot in contest.bots}
    return words.text("terminal-comma").join(
        bot if count == 1 else words.text("report-several", count=count, bot=bot)
        for bot, count in counts.items()
    )


def finished(words: Words, results: Results) -> str:
    """How many games: `1,000`, or `12 of 1,000` while some are missing."""
    done, games = words.number(results.finished), words.number(results.games)
    return done if done == games else words.text("report-of", finished=done, games=games)


def _style() -> str:
    sources = dict.fromkeys(SOURCES.values())
    rules = [
        f"svg .{_class(source)} {{ fill: var(--{_class(source)}); stroke: var(--card); }}\n"
        f"i.{_class(source)} {{ background: var(--{_class(source)}); }}"
        for source in sources
    ]
    css = resources.files("keyflower.lab.pages").joinpath("style.css").read_text("utf-8")
    return css + "\n".join(rules) + "\n"


def _class(source: str) -> str:
    return source.replace(" ", "-")


def _sources(words: Words) -> dict[str, Source]:
    """Where points come from, with the words of the end of a game."""
    return {
        source: Source(
            _class(source),
            words.text(f"end-source-{'turns' if source == 'turn order' else source}"),
        )
        for source in dict.fromkeys(SOURCES.values())
    }


def _quantile(words: Words, name: str) -> str:
    """The name of a quantile: `min`, `25%`, `median`."""
    if name in ("min", "median", "max"):
        return words.text(f"report-{name}")
    return words.percent(QUANTILES[name])


def _facts(words: Words, results: Results) -> str:
    facts = [
        (words.text("report-size"), words.number(results.players)),
        (words.text("report-games"), finished(words, results)),
        (words.text("report-seed"), f"{results.seed}"),
        (words.text("report-par"), words.percent(1 / results.players, 1)),
        (words.text("report-winner-mean"), _number(words, results.winner_mean)),
        (words.text("report-under", points=STALLED), _percent(words, results.under_20)),
        (words.text("report-forfeits"), words.number(len(results.forfeits))),
    ]
    items = "".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{items}</dl>'


def _ladder(words: Words, results: Results, bots: Bots) -> str:
    shares = [Share(name, bot.win_share, bot.low, bot.high) for name, bot in bots]
    rows = [
        (
            escape(name),
            words.number(bot.games),
            words.rounded(bot.wins, 9),
            words.percent(bot.win_share, 1),
            f"{words.percent(bot.low, 1)} – {words.percent(bot.high, 1)}",
            words.number(bot.rating.mu, 2),
            words.number(bot.rating.sigma, 2),
            words.number(bot.rating.ordinal, 2),
            words.number(bot.forfeits),
        )
        for name, bot in bots
    ]
    heads = (
        words.text("report-bot"),
        words.text("report-games"),
        words.text("report-wins"),
        words.text("report-share"),
        words.percent(0.95),
        *MODEL,
        words.text("report-forfeits"),
    )
    return _section(
        words,
        "report-ladder",
        ladder(words, shares, 1 / results.players),
        _table(heads, rows),
    )


def _scores(words: Words, bots: Bots) -> str:
    scored = [(name, bot) for name, bot in bots if bot.score_counts]
    if not scored:
        return ""
    plot = histograms(
        words,
        [
            Scores(name, bot.score_counts, bot.score_quantiles, bot.score_mean or 0.0)
            for name, bot in scored
        ],
    )
    rows = [
        (
            escape(name),
            _number(words, bot.score_mean),
            *(words.rounded(value, 4) for value in bot.score_quantiles.values()),
            _percent(words, bot.under_20),
        )
        for name, bot in scored
    ]
    heads = (
        words.text("report-bot"),
        words.text("report-mean"),
        *(_quantile(words, name) for name in scored[0][1].score_quantiles),
        words.text("report-less", points=STALLED),
    )
    return _section(words, "report-points", plot, _table(heads, rows))


def _points(words: Words, bots: Bots) -> str:
    known = [(name, bot) for name, bot in bots if bot.points]
    if not known:
        return ""
    sources = _sources(words)
    legend = "".join(
        f'<li><i class="{source.style}"></i>{escape(source.name)}</li>'
        for source in sources.values()
    )
    rows = [
        (
            escape(name),
            escape(words.text(f"term-{season}")),
            *(words.number(points[source], 1) for source in sources),
            words.number(sum(points.values()), 1),
        )
        for name, bot in known
        for season, points in bot.points.items()
    ]
    plot = stacks(words, [Stacks(name, bot.points) for name, bot in known], sources)
    names = [escape(source.name) for source in sources.values()]
    heads = (words.text("report-bot"), words.text("report-season"), *names, words.text("end-total"))
    return _section(
        words, "report-sources", f'<ul class="legend">{legend}</ul>{plot}', _table(heads, rows)
    )


def _times(words: Words, bots: Bots) -> str:
    timed = [(name, bot) for name, bot in bots if bot.ms_quantiles]
    if not timed:
        return ""
    plot = times(
        words, [Times(name, bot.ms_quantiles, bot.ms_per_decision or 0.0) for name, bot in timed]
    )
    rows = [
        (
            escape(name),
            milliseconds(words, bot.ms_per_decision or 0.0),
            *(milliseconds(words, value) for value in bot.ms_quantiles.values()),
        )
        for name, bot in timed
    ]
    heads = (
        words.text("report-bot"),
        words.text("report-mean"),
        *(_quantile(words, name) for name in timed[0][1].ms_quantiles),
    )
    return _section(words, "report-times", plot, _table(heads, rows))


def _forfeits(words: Words, results: Results) -> str:
    if not results.forfeits:
        return ""
    rows = [
        (
            words.number(failed.game),
            f"p{failed.seat}",
            escape(failed.bot),
            f'<bdi lang="en">{escape(failed.verdict)}</bdi>',
        )
        for failed in results.forfeits[:MOST_FORFEITS]
    ]
    left = len(results.forfeits) - len(rows)
    bot, verdict = words.text("report-bot"), words.text("report-verdict")
    heads = (words.text("report-game"), words.text("terminal-seat"), bot, verdict)
    note = words.text("report-forfeits-note")
    if left:
        note += " " + words.text("report-forfeits-file", count=left)
    table = _table(heads, rows, texts=(bot, verdict))
    return _card(words.text("report-forfeits-title"), note, table, ' class="wide"')


def _method(words: Words, results: Results) -> str:
    note = words.text("report-method-note", players=results.players)
    digest = f'<p class="digest"><bdi>{results.digest}</bdi></p>'
    return _card(words.text("report-method"), note, digest, ' class="wide"')


def _section(words: Words, title: str, plot: str, table: str) -> str:
    """A card with its message as title, `…-note` below it, a plot and a table."""
    return _card(words.text(title), words.text(f"{title}-note"), f"{plot}\n{table}")


def _card(title: str, note: str, inside: str, kind: str = "") -> str:
    head = f'<h2>{escape(title)}</h2>\n<p class="note">{escape(note)}</p>'
    return f"<section{kind}>\n{head}\n{inside}\n</section>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], texts: Sequence[str] = ()) -> str:
    """A table of cells that are escaped already; columns of texts start where reading starts."""
    kinds = [' class="words"' if head in texts else "" for head in heads]
    head = "".join(f"<th{kind}>{name}</th>" for kind, name in zip(kinds, heads))
    body = "\n".join(
        "<tr>" + "".join(f"<td{kind}>{cell}</td>" for kind, cell in zip(kinds, row)) + "</tr>"
        for row in rows
    )
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inside}</table></div>'


def _number(words: Words, value: float | None) -> str:
    return "–" if value is None else words.number(value, 1)


def _percent(words: Words, value: float | None) -> str:
    return "–" if value is None else words.percent(value, 1)
