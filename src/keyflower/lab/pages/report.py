"""The report of an arena as a page."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Final

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.results import QUANTILES, SOURCES, STALLED, BotResults, Results
from keyflower.lab.pages import html, plots
from keyflower.words import Words

MOST_FORFEITS: Final = 50
"""Forfeits that the page lists."""

Bots = list[tuple[str, BotResults]]


def page(words: Words, contest: Contest, results: Results) -> str:
    """The whole page; it depends only on the results and the language."""
    bots = results.ranked()
    title = words.text("report-title", bots=who_plays(words, contest))
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>"
        for name, value in _facts(words, results)
    )
    return html.page(
        words,
        title,
        f'<h1>{escape(title)}</h1>\n<dl class="facts">{facts}</dl>',
        _ladder(words, results, bots),
        _points(words, [item for item in bots if item[1].score_counts]),
        _sources(words, [item for item in bots if item[1].points]),
        _times(words, [item for item in bots if item[1].ms_quantiles]),
        _forfeits(words, results),
        html.card(
            words.text("report-method"),
            words.text("report-method-note", players=results.players),
            f'<p class="digest"><bdi>{results.digest}</bdi></p>',
            wide=True,
        ),
    )


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


def source_names(words: Words) -> dict[str, str]:
    """Where points come from, with the words of the end of a game."""
    return {
        source: words.text(f"end-source-{'turns' if source == 'turn order' else source}")
        for source in dict.fromkeys(SOURCES.values())
    }


def _facts(words: Words, results: Results) -> list[tuple[str, str]]:
    return [
        (words.text("report-size"), words.number(results.players)),
        (words.text("report-games"), finished(words, results)),
        (words.text("report-seed"), f"{results.seed}"),
        (words.text("report-par"), words.percent(1 / results.players, 1)),
        (words.text("report-winner-mean"), _number(words, results.winner_mean)),
        (words.text("report-under", points=STALLED), _percent(words, results.under_20)),
        (words.text("report-forfeits"), words.number(len(results.forfeits))),
    ]


def _card(
    words: Words,
    title: str,
    plot: str,
    columns: dict[str, Callable[..., str]],
    rows: list[tuple[object, ...]],
    texts: int = 1,
) -> str:
    """A card with its message as title, `…-note` below it, a plot and a table."""
    columns = {words.text("report-bot"): lambda name, *_: name, **columns}
    table = html.table(columns, rows, texts)
    return html.card(words.text(title), words.text(f"{title}-note"), plot, table)


def _ladder(words: Words, results: Results, bots: Bots) -> str:
    columns: dict[str, Callable[[str, BotResults], str]] = {
        words.text("report-games"): lambda _, bot: words.number(bot.games),
        words.text("report-wins"): lambda _, bot: words.rounded(bot.wins, 9),
        words.text("report-share"): lambda _, bot: words.percent(bot.win_share, 1),
        words.percent(0.95): lambda _, bot: " – ".join(
            words.percent(limit, 1) for limit in (bot.low, bot.high)
        ),
        # What openskill calls the numbers of a rating, in every language.
        "mu": lambda _, bot: words.number(bot.rating.mu, 2),
        "sigma": lambda _, bot: words.number(bot.rating.sigma, 2),
        "ordinal": lambda _, bot: words.number(bot.rating.ordinal, 2),
        words.text("report-forfeits"): lambda _, bot: words.number(bot.forfeits),
    }
    plot = plots.shares(words, bots, 1 / results.players)
    return _card(words, "report-ladder", plot, columns, [*bots])


def _points(words: Words, bots: Bots) -> str:
    if not bots:
        return ""

    def at(quantile: str, _: str, bot: BotResults) -> str:
        return words.rounded(bot.score_quantiles[quantile], 4)

    columns: dict[str, Callable[[str, BotResults], str]] = {
        words.text("report-mean"): lambda _, bot: _number(words, bot.score_mean),
        **{_quantile(words, name): partial(at, name) for name in QUANTILES},
        words.text("report-less", points=STALLED): lambda _, bot: _percent(words, bot.under_20),
    }
    return _card(words, "report-points", plots.histograms(words, bots), columns, [*bots])


def _sources(words: Words, bots: Bots) -> str:
    if not bots:
        return ""
    names = source_names(words)
    rows: list[tuple[object, ...]] = [
        (name, season, points) for name, bot in bots for season, points in bot.points.items()
    ]

    def of(source: str, _: str, __: str, points: dict[str, float]) -> str:
        return words.number(points[source], 1)

    columns: dict[str, Callable[[str, str, dict[str, float]], str]] = {
        words.text("report-season"): lambda _, season, __: words.text(f"term-{season}"),
        **{called: partial(of, source) for source, called in names.items()},
        words.text("end-total"): lambda _, __, points: words.number(sum(points.values()), 1),
    }
    legend = "".join(
        f'<li><i style="background: var(--{source.replace(" ", "-")})"></i>{escape(called)}</li>'
        for source, called in names.items()
    )
    plot = plots.stacks(words, [(name, bot.points) for name, bot in bots])
    return _card(
        words, "report-sources", f'<ul class="legend">{legend}</ul>{plot}', columns, rows, 2
    )


def _times(words: Words, bots: Bots) -> str:
    if not bots:
        return ""

    def at(quantile: str, _: str, bot: BotResults) -> str:
        return plots.milliseconds(words, bot.ms_quantiles[quantile])

    def mean(_: str, bot: BotResults) -> str:
        return plots.milliseconds(words, bot.ms_per_decision or 0.0)

    columns: dict[str, Callable[[str, BotResults], str]] = {
        words.text("report-mean"): mean,
        **{_quantile(words, name): partial(at, name) for name in QUANTILES},
    }
    return _card(words, "report-times", plots.times(words, bots), columns, [*bots])


def _forfeits(words: Words, results: Results) -> str:
    if not results.forfeits:
        return ""
    note = words.text("report-forfeits-note")
    if left := len(results.forfeits[MOST_FORFEITS:]):
        note += " " + words.text("report-forfeits-file", count=left)
    table = html.table(
        {
            words.text("report-game"): lambda failed: words.number(failed.game),
            words.text("terminal-seat"): lambda failed: f"p{failed.seat}",
            words.text("report-bot"): lambda failed: failed.bot,
            words.text("report-verdict"): lambda failed: html.Html(
                f'<bdi lang="en">{escape(failed.verdict)}</bdi>'
            ),
        },
        [(failed,) for failed in results.forfeits[:MOST_FORFEITS]],
        texts=4,
    )
    return html.card(words.text("report-forfeits-title"), note, table, wide=True)


def _quantile(words: Words, name: str) -> str:
    """The name of a quantile: `min`, `25%`, `median`."""
    if name in ("min", "median", "max"):
        return words.text(f"report-{name}")
    return words.percent(QUANTILES[name])


def _number(words: Words, value: float | None) -> str:
    return "–" if value is None else words.number(value, 1)


def _percent(words: Words, value: float | None) -> str:
    return "–" if value is None else words.percent(value, 1)
