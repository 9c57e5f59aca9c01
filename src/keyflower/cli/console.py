"""What the verbs print: tables and JSON on stdout, progress on stderr."""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from keyflower.formats.plain_json import format_json
from keyflower.rules.pieces import COLOUR_NAMES
from keyflower.words import Words

PIPED_WIDTH: Final = 120  # columns if stdout isn't a terminal: enough for the tables and maps

out: Final = Console(
    highlight=False,
    width=None if sys.stdout.isatty() or os.environ.get("COLUMNS") else PIPED_WIDTH,
)
err: Final = Console(stderr=True, highlight=False)

PATIENCE: Final = 1.0  # seconds of work before a progress bar is worth a person's attention
REDRAW: Final = 0.1  # seconds between two pictures of the bar


def plain_table(title: str = "") -> Table:
    """A table with a line under its heading and no other, titled on the left."""
    return Table(
        title=Text(title) if title else None,  # names in it must not be read as markup
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
    )


def number_table(
    words: Words,
    heads: Iterable[str],
    rows: Iterable[Sequence[str | Text]],
    title: str = "",
    texts: Collection[int] = (0,),
) -> Table:
    """Rows of cells below their heads; `texts` are the columns that aren't numbers."""
    table = plain_table(title)
    for place, head in enumerate(heads):
        justify: JustifyMethod = "left" if place in texts else "right"
        table.add_column(cell(words, head), justify=justify, no_wrap=place not in texts)
    for row in rows:
        table.add_row(*(cell(words, text) for text in row))
    return table


def list_rows(
    words: Words, rows: Sequence[Mapping[str, str | Text]], columns: Sequence[str], title: str = ""
) -> Table:
    """Rows by the messages that head their columns; columns that stay empty are left out."""
    shown = [column for column in columns if any(row[column] for row in rows)]
    cells = [[row[column] for column in shown] for row in rows]
    table = number_table(words, map(words.text, shown), cells, title, range(len(shown)))
    table.columns[0].no_wrap = True
    return table


def fact_table(words: Words, rows: Iterable[Sequence[str]]) -> Table:
    """What is told, in bold, and two columns about it."""
    table = Table("", "", "", show_header=False, box=None, pad_edge=False)
    table.columns[0].style = "bold"
    for row in rows:
        table.add_row(*(cell(words, text) for text in row))
    return table


def cell(words: Words, text: str | Text) -> RenderableType:
    """What stands in a table, in any language."""
    return _Cell(words, Text(text) if isinstance(text, str) else text)


class _Cell:
    """A text in a table. Rich would break lines at no-break spaces, so others stand for them while
    it does. Where writing runs from right to left, each line stands apart from what is beside it:
    terminals order letters by line."""

    _HOLD: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
    _RELEASE: Final = str.maketrans("\ue000\ue001", "\u00a0\u202f")

    def __init__(self, words: Words, text: Text) -> None:
        self._text = text.copy()
        self._text.plain = text.plain.translate(self._HOLD)
        self._before, _, self._after = words.cell("|").partition("|") if text else ("", "", "")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in self._text.wrap(console, options.max_width, no_wrap=options.no_wrap):
            line.rstrip()
            line.plain = line.plain.translate(self._RELEASE)
            yield Text.assemble(self._before, line, self._after)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._text)


def coloured(line: str) -> Text:
    """A line of notation with the names of colours in these colours."""
    text = Text(line)
    for colour in COLOUR_NAMES:
        text.highlight_regex(rf"\b{colour}\b", colour)
    return text


def print_line(text: str, style: str | None = None) -> None:
    """Print a text on stdout as it is: names in it are not markup."""
    out.print(text, style=style, markup=False, soft_wrap=True)


def print_note(text: str) -> None:
    """Tell a person something on stderr."""
    err.print(f"keyflower: {text}", markup=False, soft_wrap=True)


def print_json(value: object) -> None:
    """Print `value` as one line of JSON on stdout, without colours or wrapping."""
    print(format_json(value))


@contextmanager
def progress(total: int, description: str) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on stderr, for work that lasts longer than a second.

    Gives the function to call after each piece of work; it needs no thread, so that worker
    processes can be forked meanwhile. Nothing is shown where stderr is not a terminal.

    >>> with progress(2, "games") as advance:
    ...     advance(1)
    ...     advance(1)
    """
    if not err.is_terminal:
        yield lambda _steps: None
        return

    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    bar = Progress(*columns, console=err, auto_refresh=False, transient=True)
    task = bar.add_task(description, total=total)
    started = monotonic()
    shown = 0.0

    def advance(steps: int) -> None:
        nonlocal shown
        bar.advance(task, steps)
        now = monotonic()
        if now - started < PATIENCE or now - shown < REDRAW:
            return
        if not shown:
            bar.start()
        bar.refresh()
        shown = now

    try:
        yield advance
    finally:
        if shown:
            bar.stop()
