"""An analysis as a page."""

from html import escape

from keyflower.lab.analysis import GameAnalysis, JudgedMove
from keyflower.lab.pages import html, plots
from keyflower.words import Words


def page(words: Words, analysis: GameAnalysis) -> str:
    count = len(analysis.decisions)
    players = words.text("analysis-players", count=analysis.players)
    heading = words.text("analysis-heading", players=players)
    told = "analysis-finished" if analysis.over else "analysis-unfinished"
    facts = words.text(told, count=count, bot=analysis.bot)
    everything = escape(words.text("analysis-all"))
    return html.page(
        words,
        words.text("analysis-title"),
        f"<h1>{escape(heading)}</h1>\n<p>{escape(facts)}</p>\n{_seats(words, analysis)}",
        html.card(
            words.text("analysis-chances"),
            words.text("analysis-graph-note"),
            graph(words, analysis),
            wide=True,
        ),
        html.card(
            words.text("analysis-worst"),
            "" if analysis.worst else words.text("analysis-none-worst"),
            _moves(words, analysis, analysis.worst),
            f"<details><summary>{everything}</summary>",
            _moves(words, analysis, analysis.decisions) or escape(words.text("analysis-none")),
            "</details>",
            wide=True,
        ),
    )


def seat_names(analysis: GameAnalysis) -> list[str]:
    """Labels of the seats: `p0`, with the player's name if the record has one."""
    named = len(analysis.names) == analysis.players
    return [
        f"p{seat} {analysis.names[seat]}" if named else f"p{seat}"
        for seat in range(analysis.players)
    ]


def graph(words: Words, analysis: GameAnalysis) -> str:
    """The chances of all seats over the decisions, with dots at the costliest ones."""
    after = [analysis.start, *(decision.expected for decision in analysis.decisions)]
    lines = [
        (name, [shares[seat] for shares in after]) for seat, name in enumerate(seat_names(analysis))
    ]
    seasons = {decision.season: decision.move - 1 for decision in reversed(analysis.decisions)}
    return plots.chances(
        words, lines, seasons, [(decision.seat, decision.move) for decision in analysis.worst]
    )


def _seats(words: Words, analysis: GameAnalysis) -> str:
    """What each seat could expect, and what it got."""
    last = analysis.decisions[-1].expected if analysis.decisions else analysis.start
    points = {"terminal-value-points": map(words.number, analysis.points or [])}
    columns = {
        "terminal-seat": _seat_cells(analysis),
        **(points if analysis.points else {}),
        "analysis-at-start": map(words.percent, analysis.start),
        "analysis-at-end": map(words.percent, last),
    }
    return html.table([*map(words.text, columns)], zip(*columns.values()))


def _moves(words: Words, analysis: GameAnalysis, moves: list[JudgedMove]) -> str:
    if not moves:
        return ""
    seats = _seat_cells(analysis)
    heads = ("analysis-decision", "term-season", "terminal-seat", "terminal-played")
    rows = [
        (
            words.number(decision.move),
            words.text(f"term-{decision.season}"),
            seats[decision.seat],
            _code(decision.do),
            _code(decision.best) if decision.best != decision.do else "",
            "?" if decision.cost is None else words.number(decision.cost, 1),
        )
        for decision in moves
    ]
    return html.table([*map(words.text, (*heads, "terminal-better", "analysis-cost"))], rows, 5)


def _seat_cells(analysis: GameAnalysis) -> list[html.Html]:
    """The names of the seats in their colours."""
    names = map(escape, seat_names(analysis))
    return [
        html.Html(f'<bdi style="color: var(--p{seat})">{name}</bdi>')
        for seat, name in enumerate(names)
    ]


def _code(move: str) -> html.Html:
    return html.Html(f"<code>{escape(move)}</code>")
