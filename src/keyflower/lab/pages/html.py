"""The frame of a page: one self-contained HTML file in any of our languages, without script."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from keyflower.lab.pages.plots import STYLE, clip
from keyflower.words import Words


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def page(words: Words, title: str, heading: str, *parts: str) -> str:
    """A whole page; the parts are cards."""
    csp = "default-src 'none'; style-src 'unsafe-inline'"
    return f"""<!DOCTYPE html>
<html lang="{words.language}" dir="{words.direction}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="{csp}"/>
<title>{escape(clip(title, 80))}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
{heading}
</header>
<main class="cards">
{"".join(parts)}
</main>
</body>
</html>
"""


def card(title: str, note: str, *parts: str, wide: bool = False) -> str:
    """A part of a page with its title, and a note below it."""
    kind = ' class="wide"' if wide else ""
    head = f'<h2>{escape(title)}</h2>\n<p class="note">{escape(note)}</p>'
    return "\n".join((f"<section{kind}>", head, *parts, "</section>\n"))


def table(
    columns: Mapping[str, Callable[..., str]], rows: Iterable[tuple[Any, ...]], texts: int = 1
) -> str:
    """A table of columns by their heads, each with what makes a cell from a row.

    texts: how many columns, from the first on, start where reading starts.
    """
    kinds = [' class="words"' if place < texts else "" for place in range(len(columns))]
    head = "".join(f"<th{kind}>{escape(name)}</th>" for kind, name in zip(kinds, columns))
    makers = list(zip(kinds, columns.values()))
    body = "\n".join(
        "<tr>" + "".join(f"<td{kind}>{_cell(make(*row))}</td>" for kind, make in makers) + "</tr>"
        for row in rows
    )
    inside = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inside}</table></div>'


def markdown_table(rows: Iterable[Iterable[str]]) -> str:
    """A table for a page of the documentation; the first row is the head."""
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---" * (head.count(" | ") + 1) + "|", *body])


def _cell(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)
