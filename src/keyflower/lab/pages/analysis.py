"""An analysis as one HTML page in any of our languages, without network or script."""

from html import escape
from typing import Final

from keyflower.lab.analysis import Analysis, Decision
from keyflower.words import Words

WIDTH: Final = 960
HEIGHT: Final = 360
LEFT: Final = 44
RIGHT: Final = 110
TOP: Final = 28
BOTTOM: Final = 30
LABEL: Final = 15
"""The height that a label beside the graph takes."""

NUMBER: Final = ' class="number"'
"""The kind of a column of numbers."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf8; --ink: #23211c; --faint: #8a8578;
  --rule: #ddd8ca; --p0: #1f6fb4; --p1: #c0392b; --p2: #b8860b; --p3: #2e8b57; --p4: #7d4fa8;
  --p5: #4a4a4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1b18; --ink: #ece8dd; --faint: #97917f;
  --rule: #3a3831; --p0: #6cb2eb; --p1: #f0796b; --p2: #e6bd4a; --p3: #6fcf97; --p4: #c39be6;
  --p5: #bdbdbd; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
svg { width: 100%; height: auto; font-size: 12px; direction: ltr; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); }
svg .rule { stroke: var(--rule); } svg .line { fill: none; stroke-width: 2; }
svg .dot { stroke: var(--paper); stroke-width: 1.5; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding-block: .25rem; padding-inline: 0 .6rem;
  border-bottom: 1px solid var(--rule); vertical-align: top; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
code { font: 14px/1.4 ui-monospace, monospace; direction: ltr; unicode-bidi: isolate; }
p.faint { color: var(--faint); }
"""


def page(words: Words, analysis: Analysis) -> str:
    """The whole page."""
    seats = seat_names(analysis)
    rows = "\n".join(_result_row(words, analysis, seats, seat) for seat in range(analysis.players))
    heads = [("terminal-seat", ""), ("analysis-at-start", NUMBER), ("analysis-at-end", NUMBER)]
    if analysis.points:
        heads.insert(1, ("terminal-value-points", NUMBER))
    told = "analysis-finished" if analysis.over else "analysis-unfinished"
    facts = words.text(told, count=len(analysis.decisions), bot=analysis.bot)
    players = words.text("report-players", count=analysis.players)
    return f"""<!doctype html>
<html lang="{words.language}" dir="{words.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{_text(words, "analysis-title")}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(words.text("analysis-heading", players=players))}</h1>
<p>{escape(facts)}</p>
<table>
<thead><tr>{_heads(words, heads)}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
<h2>{_text(words, "analysis-chances")}</h2>
{graph(words, analysis)}
<p class="faint">{_text(words, "analysis-graph-note")}</p>
<h2>{_text(words, "analysis-worst")}</h2>
{_decisions(words, analysis.worst, seats, "analysis-none-worst")}
<details><summary>{_text(words, "analysis-all")}</summary>
{_decisions(words, analysis.decisions, seats, "analysis-none")}
</details>
</body>
</html>
"""


def _text(words: Words, message: str) -> str:
    return escape(words.text(message))


def _heads(words: Words, heads: list[tuple[str, str]]) -> str:
    """The head of a table: messages with the kinds of their columns."""
    return "".join(f"<th{kind}>{_text(words, message)}</th>" for message, kind in heads)


def seat_names(analysis: Analysis) -> list[str]:
    """Labels of the seats: `p0`, with the player's name if the record has one."""
    named = len(analysis.names) == analysis.players
    return [
        f"p{seat} {analysis.names[seat]}" if named else f"p{seat}"
        for seat in range(analysis.players)
    ]


def graph(words: Words, analysis: Analysis) -> str:
    """The chances of all seats as lines over the decisions, as inline SVG.

    It runs from left to right in every language; its texts are isolated.
    """
    seats = seat_names(analysis)
    says = _text(words, "analysis-graph")
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{says}">']
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        parts.append(
            f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="faint" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{words.percent(percent / 100)}</text>"
        )
    parts += _seasons(words, analysis)
    shares = [analysis.start, *(one.expected for one in analysis.decisions)]
    for seat in range(analysis.players):
        line = " ".join(
            f"{_x(analysis, move):.1f},{_y(expected[seat]):.1f}"
            for move, expected in enumerate(shares)
        )
        parts.append(f'<polyline class="line" style="stroke: var(--p{seat})" points="{line}"/>')
    for one in analysis.worst:
        said = words.text(
            "analysis-dot",
            number=words.number(one.move),
            seat=seats[one.seat],
            played=one.do,
            better=one.best,
        )
        parts.append(
            f'<circle class="dot" style="fill: var(--p{one.seat})" r="5" '
            f'cx="{_x(analysis, one.move):.1f}" cy="{_y(one.expected[one.seat]):.1f}">'
            f"<title>{escape(said)}</title></circle>"
        )
    parts += _labels(shares[-1], seats)
    parts.append("</svg>")
    return "\n".join(parts)


def _x(analysis: Analysis, move: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * move / max(len(analysis.decisions), 1)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _seasons(words: Words, analysis: Analysis) -> list[str]:
    """A line at the start of each season, with its name."""
    out = []
    before = ""
    for one in analysis.decisions:
        if one.season != before:
            before = one.season
            x = _x(analysis, one.move - 1)
            season = escape(words.cell(words.text(f"term-{one.season}")))
            out.append(
                f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
                f'<text class="faint" x="{x + 4:.1f}" y="{TOP - 10}">{season}</text>'
            )
    last = words.text("analysis-last", number=words.number(len(analysis.decisions)))
    out.append(
        f'<text class="faint" x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">'
        f"{escape(words.cell(last))}</text>"
    )
    return out


def _labels(shares: list[float], seats: list[str]) -> list[str]:
    """The names at the right end of the lines, moved apart where they would overlap."""
    order = sorted(range(len(seats)), key=lambda seat: -shares[seat])
    highest = float(TOP)
    lowest = float(HEIGHT - BOTTOM - LABEL * (len(seats) - 1))
    out = []
    for seat in order:
        y = max(highest, min(_y(shares[seat]), lowest))
        highest = y + LABEL
        lowest += LABEL
        name = escape(seats[seat] if len(seats[seat]) <= 14 else seats[seat][:13] + "…")
        out.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}" style="fill: var(--p{seat})">'
            f"{name}</text>"
        )
    return out


def _result_row(words: Words, analysis: Analysis, seats: list[str], seat: int) -> str:
    last = analysis.decisions[-1].expected if analysis.decisions else analysis.start
    cells = [words.percent(analysis.start[seat]), words.percent(last[seat])]
    if analysis.points:
        cells.insert(0, words.number(analysis.points[seat]))
    numbers = "".join(f"<td{NUMBER}>{cell}</td>" for cell in cells)
    return f"<tr>{_seat(seats, seat)}{numbers}</tr>"


def _seat(seats: list[str], seat: int) -> str:
    return f'<td style="color: var(--p{seat})"><bdi>{escape(seats[seat])}</bdi></td>'


def _decisions(words: Words, decisions: list[Decision], seats: list[str], none: str) -> str:
    if not decisions:
        return f"<p>{_text(words, none)}</p>"
    heads = _heads(
        words,
        [
            ("analysis-decision", NUMBER),
            ("term-season", ""),
            ("terminal-seat", ""),
            ("terminal-played", ""),
            ("terminal-better", ""),
            ("analysis-cost", NUMBER),
        ],
    )
    rows = []
    for one in decisions:
        cost = "?" if one.cost is None else words.number(one.cost, 1)
        better = f"<code>{escape(one.best)}</code>" if one.best != one.do else ""
        rows.append(
            f"<tr><td{NUMBER}>{words.number(one.move)}</td>"
            f"<td>{_text(words, f'term-{one.season}')}</td>{_seat(seats, one.seat)}"
            f"<td><code>{escape(one.do)}</code></td><td>{better}</td>"
            f"<td{NUMBER}>{cost}</td></tr>"
        )
    body = "\n".join(rows)
    return f"<table><thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
