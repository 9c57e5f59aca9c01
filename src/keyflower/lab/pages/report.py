"""The report of an arena as a page."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.results import QUANTILES, SOURCES, STALLED, BotResults, Results
from keyflower.lab.pages import html, plots
from keyflower.words import Words

MOST_FORFEITS: Final = 50  # forfeits that the page lists
Bots = list[tuple[str, BotResults]]


def page(words: Words, contest: Contest, results: Results) -> str:
    """The whole page; it depends only on the results and the language."""
    bots = results.ranked()
    title = words.text("report-title", bots=who_plays(words, contest))
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>"
        for name, value in list_facts(words, results)
    )
    return html.page(
        words,
        title,
        f'<h1>{escape(title)}</h1>\n<dl class="facts">{facts}</dl>',
        _card(
            words,
            "report-ladder",
            partial(plots.shares, par=1 / results.players),
            bots,
            *ladder(words, results),
        ),
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


def list_facts(words: Words, results: Results) -> list[tuple[str, str]]:
    """What holds for all bots together."""
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
    draw: Callable[[Words, Bots], str],
    bots: Bots,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    texts: int = 1,
) -> str:
    """A card with its message as title, `…-note` below it, a plot and a table; or nothing."""
    if not bots:
        return ""
    table = html.table(heads, rows, texts)
    return html.card(words.text(title), words.text(f"{title}-note"), draw(words, bots), table)


def ladder(words: Words, results: Results) -> tuple[list[str], list[list[str]]]:
    """The bots, the best first: heads and rows, which the terminal shows, too."""
    heads = [words.text(f"report-{name}") for name in ("bot", "games", "wins", "share")]
    heads.append(words.percent(0.95))
    heads += [words.text(f"report-{name}") for name in ("rating", "score")]
    rows = [
        [
            name,
            words.number(bot.games),
            words.rounded(round(bot.wins, 1), 9),
            words.percent(bot.win_share, 1),
            f"{words.percent(bot.low, 1)} – {words.percent(bot.high, 1)}",
            f"{words.number(bot.rating.mu, 1)} ± {words.number(2 * bot.rating.sigma, 1)}",
            _number(words, bot.score_mean),
            _number(words, bot.ms_per_decision, 2),
            words.number(bot.forfeits),
        ]
        for name, bot in results.ranked()
    ]
    return [*heads, "ms", words.text("report-forfeits")], rows


def _points(words: Words, bots: Bots) -> str:
    heads = [words.text("report-bot"), words.text("report-mean"), *_quantiles(words)]
    rows = [
        (
            name,
            _number(words, bot.score_mean),
            *(words.rounded(points, 4) for points in bot.score_quantiles.values()),
            _percent(words, bot.under_20),
        )
        for name, bot in bots
    ]
    heads.append(words.text("report-less", points=STALLED))
    return _card(words, "report-points", plots.histograms, bots, heads, rows)


def _sources(words: Words, bots: Bots) -> str:
    names = source_names(words)
    heads = [words.text(name) for name in ("report-bot", "report-season")]
    heads += [*names.values(), words.text("end-total")]
    rows = [
        (
            name,
            words.text(f"term-{season}"),
            *(words.number(points[source], 1) for source in names),
            words.number(sum(points.values()), 1),
        )
        for name, bot in bots
        for season, points in bot.points.items()
    ]
    return _card(words, "report-sources", _draw_sources, bots, heads, rows, 2)


def _draw_sources(words: Words, bots: Bots) -> str:
    """The plot below its legend."""
    legend = "".join(
        f'<li><i style="background: var(--{source.replace(" ", "-")})"></i>{escape(called)}</li>'
        for source, called in source_names(words).items()
    )
    plot = plots.stacks(words, [(name, bot.points) for name, bot in bots])
    return f'<ul class="legend">{legend}</ul>{plot}'


def _times(words: Words, bots: Bots) -> str:
    heads = [words.text("report-bot"), words.text("report-mean"), *_quantiles(words)]
    times = [(name, (bot.ms_per_decision or 0.0, *bot.ms_quantiles.values())) for name, bot in bots]
    rows = [(name, *(plots.milliseconds(words, ms) for ms in each)) for name, each in times]
    return _card(words, "report-times", plots.times, bots, heads, rows)


def _forfeits(words: Words, results: Results) -> str:
    if not results.forfeits:
        return ""
    note = words.text("report-forfeits-note")
    if left := len(results.forfeits[MOST_FORFEITS:]):
        note += " " + words.text("report-forfeits-file", count=left)
    heads = ("report-game", "terminal-seat", "report-bot", "report-verdict")
    rows = [
        (
            words.number(failed.game),
            f"p{failed.seat}",
            failed.bot,
            html.Html(f'<bdi lang="en">{escape(failed.verdict)}</bdi>'),
        )
        for failed in results.forfeits[:MOST_FORFEITS]
    ]
    table = html.table([*map(words.text, heads)], rows, texts=4)
    return html.card(words.text("report-forfeits-title"), note, table, wide=True)


def _quantiles(words: Words) -> list[str]:
    """The names of the quantiles: `min`, `25%`, `median`."""
    return [
        words.percent(share) if name.startswith("p") else words.text(f"report-{name}")
        for name, share in QUANTILES.items()
    ]


def _number(words: Words, value: float | None, digits: int = 1) -> str:
    return "–" if value is None else words.number(value, digits)


def _percent(words: Words, value: float | None) -> str:
    return "–" if value is None else words.percent(value, 1)
