"""The frame of a page: one self-contained HTML file in any of our languages, without script."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import chain, repeat

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


def table(heads: Sequence[str], rows: Iterable[Iterable[str]], texts: int = 1) -> str:
    """Rows of cells below their heads; all but the first `texts` columns are numbers."""

    def line(tag: str, cells: Iterable[str]) -> str:
        kinds = chain(repeat(' class="words"', texts), repeat(""))
        return "".join(f"<{tag}{kind}>{_cell(cell)}</{tag}>" for cell, kind in zip(cells, kinds))

    body = "\n".join(f"<tr>{line('td', row)}</tr>" for row in rows)
    inside = f"<thead><tr>{line('th', heads)}</tr></thead>\n<tbody>\n{body}\n</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inside}</table></div>'


def markdown_table(rows: Iterable[Iterable[str]]) -> str:
    """A table for a page of the documentation; the first row is the head."""
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---" * (head.count(" | ") + 1) + "|", *body])


def _cell(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)
