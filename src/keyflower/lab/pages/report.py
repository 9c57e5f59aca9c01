"""The report of an arena as a page."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.results import QUANTILES, SOURCES, STALLED, BotResults, Results
from keyflower.lab.pages import html, plots
from keyflower.lab.pages.plots import ENGLISH

MOST_FORFEITS: Final = 50  # forfeits that the page lists
METHOD: Final = (
    "Every seat counts as a game of its bot, so equal bots win one game in {players}; a shared win"
    " counts its share. Line-ups are rotated so that every bot sits in every seat equally often."
    " Intervals are Wilson’s, with games as independent observations and all seats of one game as"
    " one of them. Ratings come from openskill’s Plackett–Luce model, from the places in all games,"
    " in order. The digest is SHA-256 over all game files in order: the same digest means the same"
    " games."
)
Bots = list[tuple[str, BotResults]]


def page(contest: Contest, results: Results) -> str:
    """The whole page; it depends only on the results."""
    bots = results.ranked()
    title = f"Arena: {who_plays(contest)}"
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in list_facts(results)
    )
    return html.page(
        ENGLISH,
        title,
        f'<h1>{escape(title)}</h1>\n<dl class="facts">{facts}</dl>',
        _card(
            "Ladder",
            "Wins per seat with 95% intervals. The dashed line is par: the share that equal bots"
            " would have.",
            partial(plots.shares, par=1 / results.players),
            bots,
            *ladder(results),
        ),
        _points([item for item in bots if item[1].score_counts]),
        _sources([item for item in bots if item[1].points]),
        _times([item for item in bots if item[1].ms_quantiles]),
        _forfeits(results),
        html.card(
            "How it was measured",
            METHOD.format(players=results.players),
            f'<p class="digest"><bdi>{results.digest}</bdi></p>',
            wide=True,
        ),
    )


def who_plays(contest: Contest) -> str:
    """`greedy, 3 × random`, or `mixtures of greedy, random`."""
    if not contest.table:
        listed = ", ".join(contest.bots)
        return f"mixtures of {listed}" if len(contest.bots) > 1 else listed
    counts = {bot: contest.table.count(bot) for bot in contest.bots}
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counts.items())


def count_games(results: Results) -> str:
    """How many games: `1,000`, or `12 of 1,000` while some are missing."""
    games = f"{results.games:,}"
    return games if results.finished == results.games else f"{results.finished:,} of {games}"


def source_names() -> dict[str, str]:
    """Where points come from, with the words of the end of a game."""
    return {
        source: ENGLISH.text(f"end-source-{'turns' if source == 'turn order' else source}")
        for source in dict.fromkeys(SOURCES.values())
    }


def list_facts(results: Results) -> list[tuple[str, str]]:
    """What holds for all bots together."""
    return [
        ("players", f"{results.players}"),
        ("games", count_games(results)),
        ("seed", f"{results.seed}"),
        ("par", _percent(1 / results.players)),
        ("winner’s mean", _number(results.winner_mean)),
        (f"villages under {STALLED} points", _percent(results.under_20)),
        ("forfeits", f"{len(results.forfeits):,}"),
    ]


def _card(
    title: str,
    note: str,
    draw: Callable[[Bots], str],
    bots: Bots,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    texts: int = 1,
) -> str:
    """A card with a plot and a table of the bots; nothing where there are none."""
    if not bots:
        return ""
    table = html.table(heads, rows, texts)
    return html.card(title, note, draw(bots), table)


def ladder(results: Results) -> tuple[list[str], list[list[str]]]:
    """The bots, the best first: heads and rows, which the terminal shows, too."""
    heads = ["bot", "games", "wins", "share", "95%", "rating", "score", "ms", "forfeits"]
    rows = [
        [
            name,
            f"{bot.games:,}",
            ENGLISH.rounded(round(bot.wins, 1), 9),
            _percent(bot.win_share),
            f"{_percent(bot.low)} – {_percent(bot.high)}",
            f"{_number(bot.rating.mu)} ± {_number(2 * bot.rating.sigma)}",
            _number(bot.score_mean),
            _number(bot.ms_per_decision, 2),
            f"{bot.forfeits:,}",
        ]
        for name, bot in results.ranked()
    ]
    return heads, rows


def _points(bots: Bots) -> str:
    heads = ["bot", "mean", *_quantiles(), f"under {STALLED}"]
    rows = [
        (
            name,
            _number(bot.score_mean),
            *(ENGLISH.rounded(points, 4) for points in bot.score_quantiles.values()),
            _percent(bot.under_20),
        )
        for name, bot in bots
    ]
    note = "Final points in steps of five. Below: the median, the middle half, and 5 to 95%."
    return _card("Points", note, plots.histograms, bots, heads, rows)


def _sources(bots: Bots) -> str:
    names = source_names()
    heads = ["bot", "season", *names.values(), ENGLISH.text("end-total")]
    rows = [
        (
            name,
            ENGLISH.text(f"term-{season}"),
            *(_number(points[source]) for source in names),
            _number(sum(points.values())),
        )
        for name, bot in bots
        for season, points in bot.points.items()
    ]
    title = "Points by source and season"
    note = "What a village would score on average if the game ended with that season."
    return _card(title, note, _draw_sources, bots, heads, rows, 2)


def _draw_sources(bots: Bots) -> str:
    """The plot below its legend."""
    legend = "".join(
        f'<li><i style="background: var(--{source.replace(" ", "-")})"></i>{escape(called)}</li>'
        for source, called in source_names().items()
    )
    plot = plots.stacks([(name, bot.points) for name, bot in bots])
    return f'<ul class="legend">{legend}</ul>{plot}'


def _times(bots: Bots) -> str:
    heads = ["bot", "mean", *_quantiles()]
    times = [(name, (bot.ms_per_decision or 0.0, *bot.ms_quantiles.values())) for name, bot in bots]
    rows = [(name, *(plots.milliseconds(ms) for ms in each)) for name, each in times]
    note = (
        "By the clock, on a logarithmic scale: the median, the middle half, 5 to 95%. The upright"
        " stroke is the mean, the small dot the longest."
    )
    return _card("Time per decision", note, plots.times, bots, heads, rows)


def _forfeits(results: Results) -> str:
    if not results.forfeits:
        return ""
    note = "A bot that failed lost that game, which ended there; the others shared the win."
    if left := len(results.forfeits[MOST_FORFEITS:]):
        note += f" {left:,} more {'is' if left == 1 else 'are'} in results.json."
    rows = [
        (
            f"{failed.game:,}",
            f"p{failed.seat}",
            failed.bot,
            failed.verdict,
        )
        for failed in results.forfeits[:MOST_FORFEITS]
    ]
    table = html.table(["game", "seat", "bot", "what happened"], rows, texts=4)
    return html.card("Forfeits", note, table, wide=True)


def _quantiles() -> list[str]:
    """The names of the quantiles: `min`, `25%`, `median`."""
    return [f"{share:.0%}" if name.startswith("p") else name for name, share in QUANTILES.items()]


def _number(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else ENGLISH.number(value, digits)


def _percent(value: float | None) -> str:
    return "–" if value is None else ENGLISH.percent(value, 1)
