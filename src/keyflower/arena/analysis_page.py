"""An analysis as one HTML page that needs nothing else: no network, no script."""

from html import escape
from typing import Final

from keyflower.arena.analysis import Analysis, Decision

WIDTH: Final = 960
HEIGHT: Final = 360
LEFT: Final = 44
RIGHT: Final = 110
TOP: Final = 28
BOTTOM: Final = 30
LABEL: Final = 15
"""The height that a label beside the graph takes."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf8; --ink: #23211c; --faint: #8a8578;
  --rule: #ddd8ca; --p0: #1f6fb4; --p1: #c0392b; --p2: #b8860b; --p3: #2e8b57; --p4: #7d4fa8;
  --p5: #4a4a4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1b18; --ink: #ece8dd; --faint: #97917f;
  --rule: #3a3831; --p0: #6cb2eb; --p1: #f0796b; --p2: #e6bd4a; --p3: #6fcf97; --p4: #c39be6;
  --p5: #bdbdbd; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
svg { width: 100%; height: auto; font-size: 12px; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); }
svg .rule { stroke: var(--rule); } svg .line { fill: none; stroke-width: 2; }
svg .dot { stroke: var(--paper); stroke-width: 1.5; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font: 14px/1.4 ui-monospace, monospace; }
p.faint { color: var(--faint); }
"""


def page(analysis: Analysis) -> str:
    """The whole page."""
    seats = seat_names(analysis)
    end = "finished" if analysis.over else "unfinished"
    rows = "\n".join(_result_row(analysis, seats, seat) for seat in range(analysis.players))
    points = '<th class="number">points</th>' if analysis.points else ""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Keyflower: analysis</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Analysis of a game of {analysis.players}</h1>
<p>{len(analysis.decisions)} decisions, {end}, looked at by <code>{escape(analysis.bot)}</code>.</p>
<table>
<thead><tr><th>seat</th>{points}<th class="number">expected at the start</th>\
<th class="number">at the end</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
<h2>Expected share of the win</h2>
{graph(analysis)}
<p class="faint">After every decision, by the evaluation of the position with open screens. \
Dots mark the decisions that cost most.</p>
<h2>The decisions that cost most</h2>
{_decisions(analysis.worst, seats, "No decision cost anything worth naming.")}
<details><summary>All decisions</summary>
{_decisions(analysis.decisions, seats, "There were none.")}
</details>
</body>
</html>
"""


def seat_names(analysis: Analysis) -> list[str]:
    """Labels of the seats: `p0`, with the player's name if the record has one."""
    named = len(analysis.names) == analysis.players
    return [
        f"p{seat} {analysis.names[seat]}" if named else f"p{seat}"
        for seat in range(analysis.players)
    ]


def graph(analysis: Analysis) -> str:
    """The expected shares of all seats as lines over the decisions, as inline SVG."""
    seats = seat_names(analysis)
    says = "Expected share of the win of every seat after every decision"
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{says}">']
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        parts.append(
            f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="faint" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{percent} %</text>"
        )
    parts += _seasons(analysis)
    shares = [analysis.start, *(one.expected for one in analysis.decisions)]
    for seat in range(analysis.players):
        line = " ".join(
            f"{_x(analysis, move):.1f},{_y(expected[seat]):.1f}"
            for move, expected in enumerate(shares)
        )
        parts.append(f'<polyline class="line" style="stroke: var(--p{seat})" points="{line}"/>')
    for one in analysis.worst:
        said = escape(f"{one.move}. {seats[one.seat]}: {one.do}; better: {one.best}")
        parts.append(
            f'<circle class="dot" style="fill: var(--p{one.seat})" r="5" '
            f'cx="{_x(analysis, one.move):.1f}" cy="{_y(one.expected[one.seat]):.1f}">'
            f"<title>{said}</title></circle>"
        )
    parts += _labels(shares[-1], seats)
    parts.append("</svg>")
    return "\n".join(parts)


def _x(analysis: Analysis, move: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * move / max(len(analysis.decisions), 1)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _seasons(analysis: Analysis) -> list[str]:
    """A line at the start of each season, with its name."""
    out = []
    before = ""
    for one in analysis.decisions:
        if one.season != before:
            before = one.season
            x = _x(analysis, one.move - 1)
            out.append(
                f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
                f'<text class="faint" x="{x + 4:.1f}" y="{TOP - 10}">{one.season}</text>'
            )
    last = len(analysis.decisions)
    out.append(
        f'<text class="faint" x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">'
        f"decision {last}</text>"
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


def _result_row(analysis: Analysis, seats: list[str], seat: int) -> str:
    last = analysis.decisions[-1].expected if analysis.decisions else analysis.start
    points = f'<td class="number">{analysis.points[seat]}</td>' if analysis.points else ""
    return (
        f'<tr><td style="color: var(--p{seat})">{escape(seats[seat])}</td>{points}'
        f'<td class="number">{analysis.start[seat]:.0%}</td>'
        f'<td class="number">{last[seat]:.0%}</td></tr>'
    )


def _decisions(decisions: list[Decision], seats: list[str], none: str) -> str:
    if not decisions:
        return f"<p>{none}</p>"
    rows = []
    for one in decisions:
        cost = "?" if one.cost is None else f"{one.cost:.1f}"
        better = f"<code>{escape(one.best)}</code>" if one.best != one.do else ""
        rows.append(
            f'<tr><td class="number">{one.move}</td><td>{one.season}</td>'
            f'<td style="color: var(--p{one.seat})">{escape(seats[one.seat])}</td>'
            f"<td><code>{escape(one.do)}</code></td><td>{better}</td>"
            f'<td class="number">{cost}</td></tr>'
        )
    return (
        '<table><thead><tr><th class="number">decision</th><th>season</th><th>seat</th>'
        '<th>played</th><th>better</th><th class="number">cost in points</th></tr></thead>\n'
        "<tbody>\n" + "\n".join(rows) + "\n</tbody></table>"
    )
